import type { Wording } from "../language.ts";

export const OPEN_IN_AVIATION: Wording = {
  english:
    "Most of aviation is not the cockpit, and an office, a desk or a design room asks for no such test. Cabin crew, controllers of air traffic and those who sign for repairs have medicals of their own: ask there before you pay. For drones look at what the notice of the training school asks. Open on the ground:",
  hinglish:
    "Aviation mein zyadatar kaam cockpit ke bahar hai, aur office, counter ya design mein aisi jaanch nahi hoti. Cabin crew, air traffic controller aur repair par sign karne walon ka apna medical hota hai: paise dene se pehle wahan poochiye. Drone ke liye training school ka notice dekhiye. Zameen par yeh khula hai:",
  hindi:
    "एविएशन में ज़्यादातर काम कॉकपिट के बाहर है, और ऑफ़िस, काउंटर या डिज़ाइन में ऐसी जाँच नहीं होती। केबिन क्रू, एयर ट्रैफ़िक कंट्रोलर और मरम्मत पर साइन करने वालों का अपना मेडिकल होता है: पैसे देने से पहले वहाँ पूछिए। ड्रोन के लिए ट्रेनिंग स्कूल का नोटिस देखिए। ज़मीन पर यह खुला है:",
};
export const OPEN_IN_RAILWAYS: Wording = {
  english:
    "The railways sort their posts by medical category: those who drive, signal or walk the track are tested most, clerks and office posts least. Each notice names the category of a post. Work of the second kind, there and near it:",
  hinglish:
    "Railway har post ko ek medical category deti hai: chalane, signal aur patri wale kaam ki jaanch sabse kadi, clerk aur office ki sabse halki. Har notice mein post ki category likhi hoti hai. Doosri tarah ka kaam, railway mein aur uske paas:",
  hindi:
    "रेलवे हर पद को एक मेडिकल श्रेणी देती है: चलाने, सिग्नल और पटरी वाले काम की जाँच सबसे कड़ी, क्लर्क और ऑफ़िस की सबसे हल्की। हर नोटिस में पद की श्रेणी लिखी होती है। दूसरी तरह का काम, रेलवे में और उसके पास:",
};
export const OPEN_IN_SHIPPING: Wording = {
  english: "The test is for those who sail. Ships are also loaded, cleared, designed and planned ashore, where nobody asks for it:",
  hinglish: "Jaanch unki hoti hai jo jahaz par jaate hain. Jahaz ka bahut kaam kinaare par hota hai, wahan yeh koi nahi maangta:",
  hindi: "जाँच उनकी होती है जो जहाज़ पर जाते हैं। जहाज़ का बहुत काम किनारे पर होता है, वहाँ यह कोई नहीं माँगता:",
};
export const OPEN_BESIDE_A_UNIFORM: Wording = {
  english:
    "Beside every uniform there is civilian work: DRDO, ordnance factories, offices of the Ministry of Defence and of the State police take scientists, technicians and clerks, mostly by SSC, DRDO CEPTAM or the State's board, with an ordinary medical. Near it in the catalogue:",
  hinglish:
    "Har vardi ke paas bina vardi ka kaam bhi hota hai: DRDO, ordnance factory, raksha mantralaya aur rajya police ke office scientist, technician aur clerk lete hain, zyadatar SSC, DRDO CEPTAM ya rajya ke board se, saadhaaran medical ke saath. Catalogue mein iske paas:",
  hindi:
    "हर वर्दी के पास बिना वर्दी का काम भी होता है: DRDO, ऑर्डनेंस फ़ैक्ट्री, रक्षा मंत्रालय और राज्य पुलिस के ऑफ़िस वैज्ञानिक, टेक्नीशियन और क्लर्क लेते हैं, ज़्यादातर SSC, DRDO CEPTAM या राज्य के बोर्ड से, साधारण मेडिकल के साथ। कैटलॉग में इसके पास:",
};
