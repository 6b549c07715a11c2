import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { CHILDLINE, caring, EMERGENCY, TELE_MANAS, WOMEN } from "./helplines.ts";

/** For whoever sees no way out of what is owed: a person first, then the lenders' limits, then work. */
export const careInDebt: Wording = caring(
  {
    english:
      "I am really glad that you wrote this. Debt and a lost income can shut out every view, and there is a way on, also when you cannot see it today. You are worth far more than what is owed.",
    hinglish:
      "Bahut achha kiya ki aapne yeh likha. Karz aur kamai ka jaana itna bhaari hota hai ki aage kuch nahi dikhta, par raasta hota hai, chahe aaj na dikhe. Aap kisi bhi karz se kahin badhkar hain.",
    hindi:
      "बहुत अच्छा किया कि आपने यह लिखा। क़र्ज़ और कमाई का जाना इतना भारी होता है कि आगे कुछ नहीं दिखता, पर रास्ता होता है, चाहे आज न दिखे। आप किसी भी क़र्ज़ से कहीं बढ़कर हैं।",
  },
  [TELE_MANAS, EMERGENCY, CHILDLINE],
  {
    english: `Tell one person at home or a friend today. ${strong("Recovery agents")} may not threaten, abuse or shame you or your family: keep their calls and messages, complain to the bank or lender in writing and ask there for smaller instalments or more time. If it does not help, complain to the RBI's ombudsman at cms.rbi.org.in, free; threats belong to the police, 112. Take no new loan to pay an old one, and give no app your contacts. ${strong("Work")} comes after that: tell me your last work or your schooling, and I look with you for what can begin soon.`,
    hinglish: `Aaj hi ghar mein kisi ek ko ya kisi dost ko bataiye. ${strong("Recovery agent")} aapko ya aapke ghar walon ko dhamka, gaali de ya badnaam nahi kar sakte: unke call aur message sambhal kar rakhiye, bank ya lender ko likhit shikayat dijiye aur wahin chhoti kist ya zyada samay maangiye. Usse kaam na bane to RBI ke ombudsman ko cms.rbi.org.in par shikayat kijiye, free; dhamki ki baat police ko bataiye, 112. Purana karz chukane ke liye naya loan mat lijiye, aur kisi app ko apne contacts mat dijiye. ${strong("Kaam")} uske baad: apna pichhla kaam ya padhai bataiye, main aapke saath dekhungi ki jaldi kya shuru ho sakta hai.`,
    hindi: `आज ही घर में किसी एक को या किसी दोस्त को बताइए। ${strong("रिकवरी एजेंट")} आपको या आपके घर वालों को धमका, गाली दे या बदनाम नहीं कर सकते: उनके कॉल और मैसेज संभालकर रखिए, बैंक या लोन देने वाले को लिखित शिकायत दीजिए और वहीं छोटी किस्त या ज़्यादा समय माँगिए। उससे काम न बने तो RBI के लोकपाल (ombudsman) को cms.rbi.org.in पर शिकायत कीजिए, मुफ़्त; धमकी की बात पुलिस को बताइए, 112। पुराना क़र्ज़ चुकाने के लिए नया लोन मत लीजिए, और किसी ऐप को अपने contacts मत दीजिए। ${strong("काम")} उसके बाद: अपना पिछला काम या पढ़ाई बताइए, मैं आपके साथ देखूँगी कि जल्दी क्या शुरू हो सकता है।`,
  },
);

/** For whoever has a bad result in hand and is afraid of home, or of every face. */
export const careAfterResult: Wording = caring(
  {
    english:
      "I am really glad that you wrote this. A bad result hurts, and so does the fear of what they will say or do at home. It is no crime, it can be put right, and nobody may hurt you for it.",
    hinglish:
      "Bahut achha kiya ki aapne yeh likha. Kharab result dukh deta hai, aur yeh dar bhi ki ghar mein kya kahenge ya karenge. Yeh koi apradh nahi hai, yeh theek ho sakta hai, aur iske liye koi aapko maar nahi sakta.",
    hindi:
      "बहुत अच्छा किया कि आपने यह लिखा। ख़राब रिज़ल्ट दुख देता है, और यह डर भी कि घर में क्या कहेंगे या करेंगे। यह कोई अपराध नहीं है, यह ठीक हो सकता है, और इसके लिए कोई आपको मार नहीं सकता।",
  },
  [
    TELE_MANAS,
    CHILDLINE,
    {
      english: `${strong("Emergency: call 112")}, at once if somebody hits you, or really threatens to.`,
      hinglish: `${strong("Emergency: turant 112 par call kijiye")}, agar koi aapko maare ya sach mein dhamki de.`,
      hindi: `${strong("इमरजेंसी: तुरंत 112 पर कॉल कीजिए")}, अगर कोई आपको मारे या सच में धमकी दे।`,
    },
  ],
  {
    english:
      "Before the talk at home, tell one person who stays calm, such as your mother, an aunt, a teacher or a neighbour, and have that person beside you. If it gets too heavy, go to people whom you trust and call from there. The exam itself has ways: the board's compartment or improvement exam, or NIOS (nios.ac.in), where Classes 10 and 12 are passed subject by subject and count like any board's; after an entrance test there are other tests, and courses that ask for none. When you feel like it, tell me the class and the subjects, and I show you the next step.",
    hinglish:
      "Ghar par baat karne se pehle kisi ek shaant insaan ko bataiye, jaise mummy, mausi, teacher ya padosi, aur unhe saath bithaiye. Baat bigde to bharose walon ke paas jaiye aur wahan se call kijiye. Exam ke apne raste hain: board ka compartment ya improvement exam, ya NIOS (nios.ac.in), jahan Class 10 aur 12 ek-ek subject karke pass hoti hai aur kisi bhi board jaisi maani jaati hai; entrance test ke baad doosre test hain, aur aise course bhi jo koi test nahi maangte. Jab mann kare, class aur subject bataiye, main agla kadam dikhaungi.",
    hindi:
      "घर पर बात करने से पहले किसी एक शांत इंसान को बताइए, जैसे मम्मी, मौसी, टीचर या पड़ोसी, और उन्हें साथ बिठाइए। बात बिगड़े तो भरोसे वालों के पास जाइए और वहाँ से कॉल कीजिए। परीक्षा के अपने रास्ते हैं: बोर्ड की कंपार्टमेंट या improvement परीक्षा, या NIOS (nios.ac.in), जहाँ Class 10 और 12 एक-एक विषय करके पास होती है और किसी भी बोर्ड जैसी मानी जाती है; entrance टेस्ट के बाद दूसरे टेस्ट हैं, और ऐसे कोर्स भी जो कोई टेस्ट नहीं माँगते। जब मन करे, क्लास और विषय बताइए, मैं अगला क़दम दिखाऊँगी।",
  },
);

const BEING_HURT: Wording = {
  english:
    "I am really glad that you wrote this. What is being done to you is wrong, and it is not your fault. You have a right to be safe, at home and at school.",
  hinglish:
    "Bahut achha kiya ki aapne yeh likha. Aapke saath jo ho raha hai woh galat hai, aur isme aapki koi galti nahi hai. Ghar aur school, dono jagah surakshit rehna aapka haq hai.",
  hindi:
    "बहुत अच्छा किया कि आपने यह लिखा। आपके साथ जो हो रहा है वह ग़लत है, और इसमें आपकी कोई ग़लती नहीं है। घर और स्कूल, दोनों जगह सुरक्षित रहना आपका हक़ है।",
};
const HELP_WHEN_HURT = [CHILDLINE, WOMEN, EMERGENCY, TELE_MANAS];

/** For whoever is hurt at home, or does not say where. */
export const careWhenHurt: Wording = caring(BEING_HURT, HELP_WHEN_HURT, {
  english:
    "Tell one adult you trust as well: a teacher, a relative, a neighbour. If the first does not listen, tell another. When it begins, go where other people are, and keep a number and a house in mind to which you can go.",
  hinglish:
    "Kisi ek bharose wale bade ko bhi bataiye: teacher, rishtedar ya padosi. Agar pehla na sune to doosre ko bataiye. Jab shuru ho, wahan jaiye jahan aur log hon, aur ek number aur ek ghar yaad rakhiye jahan aap ja sakte hain.",
  hindi:
    "किसी एक भरोसे वाले बड़े को भी बताइए: टीचर, रिश्तेदार या पड़ोसी। अगर पहला न सुने तो दूसरे को बताइए। जब शुरू हो, वहाँ जाइए जहाँ और लोग हों, और एक नंबर और एक घर याद रखिए जहाँ आप जा सकते हैं।",
});

/** For whoever is beaten by a teacher. */
export const careWhenBeatenAtSchool: Wording = caring(BEING_HURT, HELP_WHEN_HURT, {
  english:
    "No teacher may beat a student: the law forbids it. Write down what happened and when, tell your parents or another adult you trust, and go with them to the head of the school. If nothing changes, Childline takes it up for you.",
  hinglish:
    "Koi teacher student ko maar nahi sakta: kanoon mein mana hai. Kya hua aur kab, yeh likh lijiye, maa-baap ya kisi bharose wale bade ko bataiye, aur unke saath principal ke paas jaiye. Phir bhi kuch na badle to Childline aapki taraf se baat uthati hai.",
  hindi:
    "कोई टीचर छात्र को मार नहीं सकता: क़ानून में मना है। क्या हुआ और कब, यह लिख लीजिए, माता-पिता या किसी भरोसे वाले बड़े को बताइए, और उनके साथ प्रिंसिपल के पास जाइए। फिर भी कुछ न बदले तो चाइल्डलाइन आपकी तरफ़ से बात उठाती है।",
});

/** For whoever is teased, hunted or ragged among others of that age. */
export const careWhenBullied: Wording = caring(BEING_HURT, HELP_WHEN_HURT, {
  english:
    "Tell one adult you trust as well: a teacher, a relative, a neighbour. If the first does not listen, tell another. In a college or hostel, ragging is forbidden, and the head must act when you report it.",
  hinglish:
    "Kisi ek bharose wale bade ko bhi bataiye: teacher, rishtedar ya padosi. Agar pehla na sune to doosre ko bataiye. College aur hostel mein ragging mana hai, aur shikayat karne par principal ya warden ko kadam uthana hi hota hai.",
  hindi:
    "किसी एक भरोसे वाले बड़े को भी बताइए: टीचर, रिश्तेदार या पड़ोसी। अगर पहला न सुने तो दूसरे को बताइए। कॉलेज और हॉस्टल में रैगिंग मना है, और शिकायत करने पर प्रिंसिपल या वार्डन को क़दम उठाना ही होता है।",
});
