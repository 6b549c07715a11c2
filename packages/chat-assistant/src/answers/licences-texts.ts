import type { Wording } from "../language.ts";

export const REHABILITATION_COUNCIL: Wording = {
  english:
    "The Rehabilitation Council of India (RCI) keeps the register of those who may treat or teach people with disabilities and disorders of the mind. One enters it after a course that RCI has approved, such as the professional course in clinical psychology after a master's degree in psychology; a master's degree alone does not suffice. Without it one may counsel, but not practise under that title. Approved courses: rehabcouncil.nic.in.",
  hinglish:
    "Rehabilitation Council of India (RCI) un logon ka register rakhti hai jo divyang logon ka aur mansik bimariyon ka ilaj kar sakte hain ya unhe padha sakte hain. Isme naam RCI ke manya course ke baad aata hai, jaise psychology ki master's degree ke baad clinical psychology ka professional course; sirf master's degree kaafi nahi hai. Iske bina counselling kar sakte hain, par us naam se practice nahi. Manya course: rehabcouncil.nic.in.",
  hindi:
    "Rehabilitation Council of India (RCI) उन लोगों का रजिस्टर रखती है जो दिव्यांग लोगों का और मानसिक बीमारियों का इलाज कर सकते हैं या उन्हें पढ़ा सकते हैं। इसमें नाम RCI के मान्य कोर्स के बाद आता है, जैसे साइकोलॉजी की मास्टर डिग्री के बाद clinical psychology का professional कोर्स; सिर्फ़ मास्टर डिग्री काफ़ी नहीं है। इसके बिना काउंसलिंग कर सकते हैं, पर उस नाम से प्रैक्टिस नहीं। मान्य कोर्स: rehabcouncil.nic.in।",
};
export const BAR_COUNCIL: Wording = {
  english:
    "Only an advocate who is enrolled with a State Bar Council may plead in court. One enrols after LLB and then passes the Bar examination (AIBE).",
  hinglish:
    "Court mein wahi vakil pairvi kar sakta hai jiska naam State Bar Council mein darj hai. Naam LLB ke baad darj hota hai, phir Bar exam (AIBE) paas karna hota hai.",
  hindi:
    "कोर्ट में वही वकील पैरवी कर सकता है जिसका नाम State Bar Council में दर्ज है। नाम LLB के बाद दर्ज होता है, फिर Bar परीक्षा (AIBE) पास करनी होती है।",
};
export const NURSING_COUNCIL: Wording = {
  english:
    "The State Nursing Council registers who has finished GNM, ANM or BSc Nursing at an approved school; hospitals ask for the number.",
  hinglish:
    "State Nursing Council un logon ka registration karti hai jinhone manya school se GNM, ANM ya BSc Nursing poori ki hai; hospital yeh number maangte hain.",
  hindi: "State Nursing Council उन लोगों का रजिस्ट्रेशन करती है जिन्होंने मान्य स्कूल से GNM, ANM या BSc Nursing पूरी की है; अस्पताल यह नंबर माँगते हैं।",
};
export const MEDICAL_COUNCIL: Wording = {
  english: "The State Medical Council registers doctors after MBBS and its internship; nobody may practise without it.",
  hinglish:
    "State Medical Council MBBS aur uski internship ke baad doctor ka registration karti hai; iske bina koi practice nahi kar sakta.",
  hindi: "State Medical Council MBBS और उसकी internship के बाद डॉक्टर का रजिस्ट्रेशन करती है; इसके बिना कोई प्रैक्टिस नहीं कर सकता।",
};
export const COUNCIL_OF_ARCHITECTURE: Wording = {
  english:
    "Only who is registered with the Council of Architecture may bear the title of architect; one applies after an approved BArch (coa.gov.in).",
  hinglish:
    "Architect apne aap ko wahi keh sakta hai jo Council of Architecture mein registered hai; manya BArch ke baad avedan karte hain (coa.gov.in).",
  hindi: "आर्किटेक्ट अपने आप को वही कह सकता है जो Council of Architecture में रजिस्टर्ड है; मान्य BArch के बाद आवेदन करते हैं (coa.gov.in)।",
};
export const PHARMACY_COUNCIL: Wording = {
  english:
    "The State Pharmacy Council registers pharmacists after DPharm, BPharm or Pharm.D at an approved college; a medical shop needs one.",
  hinglish:
    "State Pharmacy Council manya college se DPharm, BPharm ya Pharm.D ke baad pharmacist ka registration karti hai; har medical shop ko ek pharmacist chahiye.",
  hindi:
    "State Pharmacy Council मान्य कॉलेज से DPharm, BPharm या Pharm.D के बाद फ़ार्मासिस्ट का रजिस्ट्रेशन करती है; हर मेडिकल शॉप को एक फ़ार्मासिस्ट चाहिए।",
};
export const WHAT_IT_IS: Wording = { english: "What it is", hinglish: "Yeh kya hai", hindi: "यह क्या है" };

/** The Drone Rules, 2021, sections 31 to 35. */
export const REMOTE_PILOT: Wording = {
  english:
    "By the Drone Rules of 2021 a remote pilot certificate is given to whoever is 18 to 65, has passed Class 10 and has finished the training of a remote pilot training organisation that DGCA has authorised, with its test. The training takes about a week and costs money; the list of authorised organisations stands on DGCA's site (digitalsky.dgca.gov.in). The smallest drones (nano, up to 250 g), and micro drones (up to 2 kg) flown for no business, need none.",
  hinglish:
    "Drone Rules 2021 ke hisaab se remote pilot certificate use milta hai jo 18 se 65 saal ka ho, Class 10 paas ho, aur DGCA ki maanyata wale remote pilot training organisation ki training aur test poora kare. Training lagbhag ek hafte ki hoti hai aur paise lagte hain; maanya sansthanon ki list DGCA ki site par hai (digitalsky.dgca.gov.in). Sabse chhote drone (nano, 250 g tak), aur bina karobar ke udaye micro drone (2 kg tak) ke liye yeh nahi chahiye.",
  hindi:
    "Drone Rules 2021 के हिसाब से remote pilot certificate उसे मिलता है जो 18 से 65 साल का हो, Class 10 पास हो, और DGCA की मान्यता वाले remote pilot training organisation की ट्रेनिंग और टेस्ट पूरा करे। ट्रेनिंग लगभग एक हफ़्ते की होती है और पैसे लगते हैं; मान्य संस्थानों की सूची DGCA की साइट पर है (digitalsky.dgca.gov.in)। सबसे छोटे ड्रोन (nano, 250 g तक), और बिना कारोबार के उड़ाए micro ड्रोन (2 kg तक) के लिए यह नहीं चाहिए।",
};
