import { p, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

const TELE_MANAS: Wording = {
  english: strong("Tele-MANAS on 14416"),
  hinglish: strong("Tele-MANAS 14416"),
  hindi: strong("टेली-मानस 14416"),
};
const CHILDLINE: Wording = {
  english: strong("Childline on 1098"),
  hinglish: strong("Childline 1098"),
  hindi: strong("चाइल्डलाइन 1098"),
};

/** For a teacher or a counsellor who writes of a student under strain. */
export const strainOfPupil: Wording = {
  english: [
    p("It is good that you noticed. Fear before boards or a result is common, and one calm adult at school helps much."),
    p(
      `Take ten minutes alone with the student today: ask what is hardest and only listen. Breathe slowly together; plan the next two days in small pieces, with sleep and food; say that marks do not decide what a person is worth. Tell the parents kindly, and the school's counsellor. If the student hardly eats or sleeps, cries on most days or speaks of giving up, call ${TELE_MANAS.english} together: free, day and night, in many languages. Under 18 there is also ${CHILDLINE.english}.`,
    ),
    p("When things are calmer, tell me the class and what the student likes, and I show ways that are open."),
  ].join(""),
  hinglish: [
    p("Achha kiya ki aapne dhyan diya. Boards ya result se pehle dar aam hai, aur school mein ek shaant bada bahut madad karta hai."),
    p(
      `Aaj student ke saath das minute akele baithiye: poochiye ki sabse mushkil kya hai, aur sirf suniye. Saath mein dheere saans lijiye; agle do din chhote hisson mein plan kijiye, neend aur khane ke saath; kahiye ki marks se insaan ki keemat tay nahi hoti. Maa-baap ko pyar se bataiye, aur school ke counsellor ko bhi. Agar student khata ya sota kam hai, zyadatar din rota hai ya haar maanne ki baat karta hai, to saath mein ${TELE_MANAS.hinglish} par call kijiye: free, din ho ya raat, kai bhashaon mein. 18 se kam umar ho to ${CHILDLINE.hinglish} bhi hai.`,
    ),
    p("Jab sab shaant ho, mujhe class aur student ki pasand bataiye, main khule raste dikhaungi."),
  ].join(""),
  hindi: [
    p("अच्छा किया कि आपने ध्यान दिया। बोर्ड या रिज़ल्ट से पहले डर आम है, और स्कूल में एक शांत बड़ा बहुत मदद करता है।"),
    p(
      `आज छात्र के साथ दस मिनट अकेले बैठिए: पूछिए कि सबसे मुश्किल क्या है, और सिर्फ़ सुनिए। साथ में धीरे साँस लीजिए; अगले दो दिन छोटे हिस्सों में तय कीजिए, नींद और खाने के साथ; कहिए कि नंबरों से इंसान की क़ीमत तय नहीं होती। माता-पिता को प्यार से बताइए, और स्कूल के काउंसलर को भी। अगर छात्र खाता या सोता कम है, ज़्यादातर दिन रोता है या हार मानने की बात करता है, तो साथ में ${TELE_MANAS.hindi} पर कॉल कीजिए: मुफ़्त, दिन हो या रात, कई भाषाओं में। 18 से कम उम्र हो तो ${CHILDLINE.hindi} भी है।`,
    ),
    p("जब सब शांत हो, मुझे कक्षा और छात्र की पसंद बताइए, मैं खुले रास्ते दिखाऊँगी।"),
  ].join(""),
};

/** For whoever writes of a friend under strain. */
export const strainOfFriend: Wording = {
  english: [
    p("It is kind that you noticed. You need not have the right words: to be there and to listen is the most that a friend can do."),
    p(
      `Sit together alone, ask "what is hardest?", and do not hurry to give advice. Tell an adult whom you both trust, such as a teacher or a parent. If your friend hardly eats or sleeps, cries on most days or speaks of giving up, call ${TELE_MANAS.english} together: free, day and night, in many languages. Under 18 there is also ${CHILDLINE.english}.`,
    ),
    p("And look after yourself too: you may say that it is much for you."),
  ].join(""),
  hinglish: [
    p("Achha hai ki aapne dhyan diya. Sahi shabd hona zaruri nahi: saath rehna aur sunna hi ek dost ki sabse badi madad hai."),
    p(
      `Akele mein saath baithiye, poochiye "sabse mushkil kya hai?", aur salah dene ki jaldi mat kijiye. Kisi bade ko bataiye jis par dono ko bharosa ho, jaise teacher ya maa-baap. Agar dost khata ya sota kam hai, zyadatar din rota hai ya haar maanne ki baat karta hai, to saath mein ${TELE_MANAS.hinglish} par call kijiye: free, din ho ya raat, kai bhashaon mein. 18 se kam umar ho to ${CHILDLINE.hinglish} bhi hai.`,
    ),
    p("Aur apna bhi khayal rakhiye: aap keh sakte hain ki yeh aapke liye bhi bhaari hai."),
  ].join(""),
  hindi: [
    p("अच्छा है कि आपने ध्यान दिया। सही शब्द होना ज़रूरी नहीं: साथ रहना और सुनना ही एक दोस्त की सबसे बड़ी मदद है।"),
    p(
      `अकेले में साथ बैठिए, पूछिए "सबसे मुश्किल क्या है?", और सलाह देने की जल्दी मत कीजिए। किसी बड़े को बताइए जिस पर दोनों को भरोसा हो, जैसे टीचर या माता-पिता। अगर दोस्त खाता या सोता कम है, ज़्यादातर दिन रोता है या हार मानने की बात करता है, तो साथ में ${TELE_MANAS.hindi} पर कॉल कीजिए: मुफ़्त, दिन हो या रात, कई भाषाओं में। 18 से कम उम्र हो तो ${CHILDLINE.hindi} भी है।`,
    ),
    p("और अपना भी ख़याल रखिए: आप कह सकते हैं कि यह आपके लिए भी भारी है।"),
  ].join(""),
};

/** For somebody whom a placement season has left over. */
export const strainOfUnplaced: Wording = {
  english: [
    p(
      "That hurts, and it is no verdict on you: who is placed first on campus depends much on which firms came, and many begin outside it.",
    ),
    p(
      `Tell one friend or your family how it feels, and rest before the next try. If it stays heavy, ${TELE_MANAS.english} listens for free, day and night, in many languages; under 18 also ${CHILDLINE.english}.`,
    ),
    p(
      "What mostly changes it: ask the placement cell who still comes; write to ten firms a week with a resume of one page and one piece of work that can be shown; ask last year's students which firms take beginners; and take a paid apprenticeship for graduates (nats.education.gov.in) or an internship as the side door. Pay nobody for a post. Tell me your degree, and I list the work that it leads to.",
    ),
  ].join(""),
  hinglish: [
    p(
      "Yeh dukh deta hai, aur yeh aap par koi faisla nahi hai: campus par pehle kaun chuna jaata hai, yeh is par hai ki kaun si company aayi, aur bahut se log campus ke bahar se shuru karte hain.",
    ),
    p(
      `Kisi ek dost ya ghar mein bataiye ki kaisa lag raha hai, aur agli koshish se pehle aaram kijiye. Agar mann bhaari hi rahe, to ${TELE_MANAS.hinglish} par free mein baat kijiye, din ho ya raat, kai bhashaon mein; 18 se kam umar ho to ${CHILDLINE.hinglish} bhi.`,
    ),
    p(
      "Aksar in cheezon se badalta hai: placement cell se poochiye ki ab kaun aa raha hai; har hafte das company ko likhiye, ek page ke resume aur dikhane layak ek kaam ke saath; pichhle saal ke students se poochiye kaun freshers leta hai; aur graduate apprenticeship (nats.education.gov.in) ya internship ko doosra darwaza maaniye. Post ke liye kisi ko paise mat dijiye. Apni degree bataiye, main uske kaam dikhaungi.",
    ),
  ].join(""),
  hindi: [
    p(
      "यह दुख देता है, और यह आप पर कोई फ़ैसला नहीं है: कैंपस पर पहले कौन चुना जाता है, यह इस पर है कि कौन सी कंपनी आई, और बहुत से लोग कैंपस के बाहर से शुरू करते हैं।",
    ),
    p(
      `किसी एक दोस्त या घर में बताइए कि कैसा लग रहा है, और अगली कोशिश से पहले आराम कीजिए। अगर मन भारी ही रहे, तो ${TELE_MANAS.hindi} पर मुफ़्त में बात कीजिए, दिन हो या रात, कई भाषाओं में; 18 से कम उम्र हो तो ${CHILDLINE.hindi} भी।`,
    ),
    p(
      "अक्सर इन चीज़ों से बदलता है: प्लेसमेंट सेल से पूछिए कि अब कौन आ रहा है; हर हफ़्ते दस कंपनियों को लिखिए, एक पेज के रिज़्यूमे और दिखाने लायक एक काम के साथ; पिछले साल के छात्रों से पूछिए कौन नए लोगों को लेता है; और ग्रेजुएट अप्रेंटिसशिप (nats.education.gov.in) या इंटर्नशिप को दूसरा दरवाज़ा मानिए। पद के लिए किसी को पैसे मत दीजिए। अपनी डिग्री बताइए, मैं उसके काम दिखाऊँगी।",
    ),
  ].join(""),
};
