import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const HOW_TO_STUDY: Wording = {
  english:
    p("I cannot make a plan for your day, but these five things help nearly everybody, and none costs money:") +
    ul([
      "Short rounds: 25 to 40 minutes with one goal, then five minutes away from the desk. Count finished rounds, not hours; few people can do eight hours well.",
      "The phone in another room, and tomorrow's first task written down tonight. The hardest subject comes when you are most awake.",
      "A weak subject: go back to the chapter where it began to be unclear, often one class earlier. Solved examples first with the answer covered, then ten sums a day, and ask one person about each that stays stuck.",
      "Remembering: close the book and say or write what you know, again after a day and after a week. Reading twice helps far less.",
      "Few days before an exam: list the chapters, begin with those that you half know, solve old papers with a clock, learn nothing new on the last day, and sleep.",
    ]) +
    p(
      `Free lessons for each class: diksha.gov.in, ncert.nic.in and the PM eVIDYA channels. One weak subject closes few ways: ask me, for example, for "careers without maths", or look at ${link("/careers", "the careers")}. If the worry keeps you from sleeping, Tele-MANAS on 14416 listens for free.`,
    ),
  hinglish:
    p("Aapke din ka plan main nahi bana sakti, par yeh paanch cheezein lagbhag sabki madad karti hain, aur kisi mein paise nahi lagte:") +
    ul([
      "Chhote daur: 25 se 40 minute ek lakshya ke saath, phir paanch minute desk se door. Ghante nahi, poore hue daur giniye; aath ghante achhe se kam log kar paate hain.",
      "Phone doosre kamre mein, aur kal ka pehla kaam aaj raat likh lijiye. Sabse mushkil vishay tab, jab aap sabse jaage hon.",
      "Kamzor vishay: us chapter par wapas jaiye jahan se samajh aana band hua, aksar ek class pehle. Pehle hal kiye sawal jawab dhak kar, phir roz das sawal, aur jo atke uske baare mein ek vyakti se poochiye.",
      "Yaad rakhna: kitab band karke boliye ya likhiye ki kya aata hai, ek din baad aur ek hafte baad phir. Do baar padhna isse bahut kam kaam aata hai.",
      "Exam se kuch din pehle: chapters ki list, unse shuru jo aadhe aate hain, ghadi ke saath purane paper, aakhri din kuch naya nahi, aur neend.",
    ]) +
    p(
      `Har class ke free lesson: diksha.gov.in, ncert.nic.in aur PM eVIDYA ke channel. Ek kamzor vishay se kam raste band hote hain: mujhse poochiye, jaise "bina maths ke careers", ya ${link("/careers", "careers")} dekhiye. Chinta se neend na aaye to Tele-MANAS 14416 par free mein sunta hai.`,
    ),
  hindi:
    p("आपके दिन का प्लान मैं नहीं बना सकती, पर ये पाँच चीज़ें लगभग सबकी मदद करती हैं, और किसी में पैसे नहीं लगते:") +
    ul([
      "छोटे दौर: 25 से 40 मिनट एक लक्ष्य के साथ, फिर पाँच मिनट डेस्क से दूर। घंटे नहीं, पूरे हुए दौर गिनिए; आठ घंटे अच्छे से कम लोग कर पाते हैं।",
      "फ़ोन दूसरे कमरे में, और कल का पहला काम आज रात लिख लीजिए। सबसे मुश्किल विषय तब, जब आप सबसे जागे हों।",
      "कमज़ोर विषय: उस चैप्टर पर वापस जाइए जहाँ से समझ आना बंद हुआ, अक्सर एक क्लास पहले। पहले हल किए सवाल जवाब ढककर, फिर रोज़ दस सवाल, और जो अटके उसके बारे में एक व्यक्ति से पूछिए।",
      "याद रखना: किताब बंद करके बोलिए या लिखिए कि क्या आता है, एक दिन बाद और एक हफ़्ते बाद फिर। दो बार पढ़ना इससे बहुत कम काम आता है।",
      "परीक्षा से कुछ दिन पहले: चैप्टरों की लिस्ट, उनसे शुरू जो आधे आते हैं, घड़ी के साथ पुराने पेपर, आख़िरी दिन कुछ नया नहीं, और नींद।",
    ]) +
    p(
      `हर क्लास के मुफ़्त पाठ: diksha.gov.in, ncert.nic.in और PM eVIDYA के चैनल। एक कमज़ोर विषय से कम रास्ते बंद होते हैं: मुझसे पूछिए, जैसे "बिना मैथ्स के करियर", या ${link("/careers", "करियर")} देखिए। चिंता से नींद न आए तो Tele-MANAS 14416 पर मुफ़्त में सुनता है।`,
    ),
};
