import { p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const WHICH_OF_THEM: Wording = {
  english: p('Which one do you mean? I cannot tell from here: write its name, as in "nurse" or "BCA", and I tell you about it.'),
  hinglish: p('Kaun sa wala? Main yahan se nahi jaan sakti: uska naam likhiye, jaise "nurse" ya "BCA", main uske baare mein bataungi.'),
  hindi: p('कौन सा वाला? मैं यहाँ से नहीं जान सकती: उसका नाम लिखिए, जैसे "nurse" या "BCA", मैं उसके बारे में बताऊँगी।'),
};
export const WHICH_TWO: Wording = {
  english: p(
    'Which two do you mean? Write both names in one line, as in "nurse or pharmacist" or "BCA or BTech", and I put side by side what they ask, cost in years and pay.',
  ),
  hinglish: p(
    'Kaun se do? Dono ke naam ek line mein likhiye, jaise "nurse ya pharmacist" ya "BCA ya BTech", main saath-saath rakhti hoon ki kya chahiye, kitne saal lagte hain aur kamai kya hai.',
  ),
  hindi: p(
    'कौन से दो? दोनों के नाम एक लाइन में लिखिए, जैसे "nurse या pharmacist" या "BCA या BTech", मैं साथ-साथ रखती हूँ कि क्या चाहिए, कितने साल लगते हैं और कमाई क्या है।',
  ),
};
export const AGE_OF_WHICH: Wording = {
  english: p(
    'The age for which exam or career? Write its name, as in "NDA age limit". I know the limits of recent notices for NDA, CDS, AFCAT, the exams of SSC, banks and railways, and some others; this year\'s notice has the last word.',
  ),
  hinglish: p(
    'Kis exam ya career ki umar? Naam likhiye, jaise "NDA age limit". NDA, CDS, AFCAT, SSC, bank aur railway ki pariksha aur kuch aur ki umar main haal ke notice se jaanti hoon; aakhri baat is saal ke notice ki hai.',
  ),
  hindi: p(
    'किस परीक्षा या करियर की उम्र? नाम लिखिए, जैसे "NDA age limit"। NDA, CDS, AFCAT, SSC, बैंक और रेलवे की परीक्षाओं और कुछ और की उम्र मैं हाल के नोटिस से जानती हूँ; आख़िरी बात इस साल के नोटिस की है।',
  ),
};
export const WHICH_EXAM_IF_NOT: Wording = {
  english:
    p("Which exam do you mean? Write its name, and I tell you what else leads to the same work. What holds for every exam:") +
    ul([
      "No single exam decides a life: nearly every kind of work has a second way in, or a neighbour that asks for no such exam.",
      "Fix before the day a second way that you would really take, fill its form too, and say how often you will sit again.",
      `If the fear keeps you awake, tell somebody at home or call ${strong("Tele-MANAS 14416")}, free and at any hour.`,
    ]),
  hinglish:
    p("Kaun sa exam? Uska naam likhiye, main bataungi ki usi kaam tak aur kaun se raste jaate hain. Jo har exam par laagu hai:") +
    ul([
      "Ek exam zindagi tay nahi karta: lagbhag har kaam ka doosra raasta hota hai, ya paas ka koi kaam jo woh exam nahi maangta.",
      "Exam se pehle ek doosra raasta tay kijiye jo aap sach mein lenge, uska form bhi bhariye, aur tay kijiye ki kitni baar phir baithenge.",
      `Agar dar se neend nahi aati, to ghar par kisi ko bataiye ya ${strong("Tele-MANAS 14416")} par call kijiye, free aur kisi bhi samay.`,
    ]),
  hindi:
    p("कौन सी परीक्षा? उसका नाम लिखिए, मैं बताऊँगी कि उसी काम तक और कौन से रास्ते जाते हैं। जो हर परीक्षा पर लागू है:") +
    ul([
      "एक परीक्षा ज़िंदगी तय नहीं करती: लगभग हर काम का दूसरा रास्ता होता है, या पास का कोई काम जो वह परीक्षा नहीं माँगता।",
      "परीक्षा से पहले एक दूसरा रास्ता तय कीजिए जो आप सच में लेंगे, उसका फ़ॉर्म भी भरिए, और तय कीजिए कि कितनी बार फिर बैठेंगे।",
      `अगर डर से नींद नहीं आती, तो घर पर किसी को बताइए या ${strong("Tele-MANAS 14416")} पर कॉल कीजिए, मुफ़्त और किसी भी समय।`,
    ]),
};
