import { p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const FILL_FORMS_YOURSELF: Wording = {
  english:
    p("I cannot fill a form or apply for you. You can do it yourself, and nobody has to be paid for a seat:") +
    ul([
      `${strong("Where")}: on the own site of the college, university or examination, as its notice names it. Without a computer: at a Common Service Centre, for its small fee and a receipt, or with a teacher of your school.`,
      `${strong("Have ready")}: marksheets, photo, signature, identity card, certificates of category or income where you use them, your own phone number and e-mail. Name and date of birth as on the Class 10 marksheet.`,
      `${strong("Keep")}: the last date in mind, the page of confirmation in print, password and OTP to yourself. The fee of the form is paid on that site alone.`,
    ]) +
    p("Whoever promises a seat for money cannot give it. Which course is the form for? I gladly tell you what it leads to."),
  hinglish:
    p(
      "Main form nahi bhar sakti, na aapki taraf se apply kar sakti hoon. Aap khud bhar sakte hain, aur seat ke liye kisi ko paise nahi dene hote:",
    ) +
    ul([
      `${strong("Kahan")}: college, university ya exam ki apni site par, jo uske notice mein likhi ho. Computer nahi hai to Common Service Centre (CSC) par, thodi fees aur raseed ke saath, ya apne school ke teacher ke saath.`,
      `${strong("Taiyar rakhiye")}: marksheet, photo, signature, pehchan patra, category ya income certificate agar lagana ho, apna phone number aur e-mail. Naam aur janm tithi Class 10 ki marksheet jaise hi.`,
      `${strong("Dhyan rahe")}: aakhri tareekh; confirmation page ka print; password aur OTP kisi ko nahi. Form ki fees sirf usi site par.`,
    ]) +
    p("Jo paise lekar seat dilane ka vaada kare, woh dila nahi sakta. Form kis course ka hai? Main bataungi ki usse kya banta hai."),
  hindi:
    p("मैं फ़ॉर्म नहीं भर सकती, न आपकी तरफ़ से आवेदन कर सकती हूँ। आप ख़ुद भर सकते हैं, और सीट के लिए किसी को पैसे नहीं देने होते:") +
    ul([
      `${strong("कहाँ")}: कॉलेज, यूनिवर्सिटी या परीक्षा की अपनी साइट पर, जो उसके नोटिस में लिखी हो। कंप्यूटर नहीं है तो कॉमन सर्विस सेंटर (CSC) पर, थोड़ी फ़ीस और रसीद के साथ, या अपने स्कूल के शिक्षक के साथ।`,
      `${strong("तैयार रखिए")}: मार्कशीट, फ़ोटो, हस्ताक्षर, पहचान पत्र, श्रेणी या आय प्रमाण पत्र अगर लगाना हो, अपना फ़ोन नंबर और ई-मेल। नाम और जन्म तिथि कक्षा 10 की मार्कशीट जैसे ही।`,
      `${strong("ध्यान रहे")}: आख़िरी तारीख़; पुष्टि वाले पेज का प्रिंट; पासवर्ड और OTP किसी को नहीं। फ़ॉर्म की फ़ीस सिर्फ़ उसी साइट पर।`,
    ]) +
    p("जो पैसे लेकर सीट दिलाने का वादा करे, वह दिला नहीं सकता। फ़ॉर्म किस कोर्स का है? मैं बताऊँगी कि उससे क्या बनता है।"),
};

export const A_LOVE_THAT_ENDED: Wording = {
  english:
    p("I am sorry. That hurts, and it is no wonder if study does not go just now. It gets lighter, though not in a day.") +
    ul([
      "Tell one person whom you trust today: a friend, a sister or brother, a teacher. You need not carry it alone.",
      "Put the old chats and photos away for a while, eat, sleep and go out once a day.",
      "Study only fifteen minutes at first, the phone in another room, then rest. More comes back by itself.",
    ]) +
    p(
      "If the days stay dark or sleep does not come, speak with Tele-MANAS on 14416, free, day and night; under 18 also Childline on 1098. When you want to think of what comes after school, I am here.",
    ),
  hinglish:
    p(
      "Mujhe afsos hai. Yeh dukhta hai, aur abhi padhai mein mann na lage to samajh mein aata hai. Dheere-dheere halka hota hai, ek din mein nahi.",
    ) +
    ul([
      "Aaj kisi ek ko bataiye jis par bharosa ho: dost, bhai-behen, teacher. Akele sehna zaroori nahi.",
      "Purani chat aur photo kuch din ke liye hata dijiye; khana, neend, aur din mein ek baar bahar.",
      "Padhai pehle sirf pandrah minute, phone doosre kamre mein, phir aaram. Baaki dheere-dheere laut aata hai.",
    ]) +
    p(
      "Agar din bhaari hi rahein ya neend na aaye, to Tele-MANAS 14416 par baat kijiye, free, din-raat; 18 se kam umar ho to Childline 1098 bhi. Jab aage ki padhai ya kaam ki baat karni ho, main yahan hoon.",
    ),
  hindi:
    p("मुझे अफ़सोस है। यह दुखता है, और अभी पढ़ाई में मन न लगे तो समझ में आता है। धीरे-धीरे हल्का होता है, एक दिन में नहीं।") +
    ul([
      "आज किसी एक को बताइए जिस पर भरोसा हो: दोस्त, भाई-बहन, शिक्षक। अकेले सहना ज़रूरी नहीं।",
      "पुरानी चैट और फ़ोटो कुछ दिन के लिए हटा दीजिए; खाना, नींद, और दिन में एक बार बाहर।",
      "पढ़ाई पहले सिर्फ़ पंद्रह मिनट, फ़ोन दूसरे कमरे में, फिर आराम। बाक़ी धीरे-धीरे लौट आता है।",
    ]) +
    p(
      "अगर दिन भारी ही रहें या नींद न आए, तो टेली-मानस 14416 पर बात कीजिए, मुफ़्त, दिन-रात; 18 से कम उम्र हो तो चाइल्डलाइन 1098 भी। जब आगे की पढ़ाई या काम की बात करनी हो, मैं यहाँ हूँ।",
    ),
};

export const A_LOVE_AT_RISK: Wording = {
  english:
    p("I am sorry, that hurts and frightens. Nobody can be made to stay, and you are worth no less if somebody goes.") +
    ul([
      "Tell one person whom you trust today how it stands: a friend, a sister or brother, somebody at home.",
      "Pay for it with nothing that you do not want: no photos, no money, no exam left out, no hurt to yourself. If there are threats, 112; about photos, 1930.",
      "If it weighs, Tele-MANAS on 14416 listens, free, day and night; under 18 also Childline on 1098.",
    ]) +
    p("Whatever they decide, your study and work stay yours. Shall we talk of that? Tell me your class and one thing that you like."),
  hinglish:
    p("Mujhe afsos hai, yeh dukhta bhi hai aur darata bhi. Kisi ko roka nahi ja sakta, aur kisi ke jaane se aapki keemat kam nahi hoti.") +
    ul([
      "Aaj kisi ek ko bataiye jis par bharosa ho: dost, bhai-behen, ghar ka koi.",
      "Badle mein aisa kuch mat dijiye jo aap nahi chahte: na photo, na paise, na chhoda hua exam, na khud ko chot. Dhamki ho to 112; photo ki baat ho to 1930.",
      "Mann bhaari ho to Tele-MANAS 14416 par baat kijiye, free, din-raat; 18 se kam umar ho to Childline 1098 bhi.",
    ]) +
    p("Woh jo bhi tay karein, aapki padhai aur kaam aapke hain. Us par baat karein? Apni class aur ek pasand bataiye."),
  hindi:
    p("मुझे अफ़सोस है, यह दुखता भी है और डराता भी। किसी को रोका नहीं जा सकता, और किसी के जाने से आपकी क़ीमत कम नहीं होती।") +
    ul([
      "आज किसी एक को बताइए जिस पर भरोसा हो: दोस्त, भाई-बहन, घर का कोई।",
      "बदले में ऐसा कुछ मत दीजिए जो आप नहीं चाहते: न फ़ोटो, न पैसे, न छोड़ी हुई परीक्षा, न ख़ुद को चोट। धमकी हो तो 112; फ़ोटो की बात हो तो 1930।",
      "मन भारी हो तो टेली-मानस 14416 पर बात कीजिए, मुफ़्त, दिन-रात; 18 से कम उम्र हो तो चाइल्डलाइन 1098 भी।",
    ]) +
    p("वे जो भी तय करें, आपकी पढ़ाई और काम आपके हैं। उस पर बात करें? अपनी कक्षा और एक पसंद बताइए।"),
};
