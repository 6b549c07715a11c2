import type { Wording } from "../language.ts";

export const ENTRANCES_OF: Wording<(degree: string) => string> = {
  english: (degree) => `Ways into ${degree}`,
  hinglish: (degree) => `${degree} mein jaane ke raste`,
  hindi: (degree) => `${degree} में जाने के रास्ते`,
};
export const NURSING_SEATS: Wording = {
  english:
    "Most seats: many States hold a nursing entrance of their own, some go by NEET-UG or by Class 12 marks, and private colleges often by their own test. Ask your State's nursing counselling, and see that the Indian Nursing Council names the college",
  hinglish:
    "Zyadatar seats: bahut se rajya apna nursing entrance karwate hain, kuch NEET-UG ya Class 12 ke marks se lete hain, aur private college aksar apne test se. Apne rajya ki nursing counselling se poochiye, aur dekhiye ki college Indian Nursing Council ki list mein hai",
  hindi:
    "ज़्यादातर सीटें: बहुत से राज्य अपना नर्सिंग एंट्रेंस करवाते हैं, कुछ NEET-UG या Class 12 के नंबरों से लेते हैं, और प्राइवेट कॉलेज अक्सर अपने टेस्ट से। अपने राज्य की नर्सिंग काउंसलिंग से पूछिए, और देखिए कि कॉलेज Indian Nursing Council की लिस्ट में है",
};
export const FARM_SEATS: Wording = {
  english:
    "CUET-UG counts for the seats that ICAR fills at agricultural universities (icar.org.in). Their other seats go by the State's own agriculture entrance or CET, or by Class 12 marks; private colleges mostly by marks or their own test. JEE Main is for agricultural engineering, and not for this degree",
  hinglish:
    "CUET-UG un seats ke liye hai jo ICAR agricultural universities mein bharta hai (icar.org.in). Unki baaki seats rajya ke apne agriculture entrance ya CET se, ya Class 12 ke marks se milti hain; private college zyadatar marks ya apne test se lete hain. JEE Main agricultural engineering ke liye hai, is degree ke liye nahi",
  hindi:
    "CUET-UG उन सीटों के लिए है जो ICAR कृषि विश्वविद्यालयों में भरता है (icar.org.in)। उनकी बाक़ी सीटें राज्य के अपने कृषि एंट्रेंस या CET से, या Class 12 के नंबरों से मिलती हैं; प्राइवेट कॉलेज ज़्यादातर नंबर या अपने टेस्ट से लेते हैं। JEE Main कृषि इंजीनियरिंग के लिए है, इस डिग्री के लिए नहीं",
};
export const MARKS_OR_OWN_TEST: Wording = {
  english:
    "Without any of them: many colleges take by Class 12 marks, private ones often by a test of their own, and a few States hold a CET. The admission page of each college says which",
  hinglish:
    "Inke bina bhi: bahut se college Class 12 ke marks se lete hain, private aksar apne test se, aur kuch rajya CET karwate hain. Har college ka admission page batata hai",
  hindi: "इनके बिना भी: बहुत से कॉलेज Class 12 के नंबरों से लेते हैं, प्राइवेट अक्सर अपने टेस्ट से, और कुछ राज्य CET करवाते हैं। हर कॉलेज का एडमिशन पेज बताता है",
};
export const PHARMACY_SEATS: Wording = {
  english:
    "Each takes some seats only: elsewhere Class 12 marks or the college's own test count. See that the Pharmacy Council of India approves the college (pci.gov.in)",
  hinglish:
    "Har ek se kuch hi seats milti hain: baaki jagah Class 12 ke marks ya college ka apna test chalta hai. Dekhiye ki Pharmacy Council of India ne college ko approve kiya hai (pci.gov.in)",
  hindi:
    "हर एक से कुछ ही सीटें मिलती हैं: बाक़ी जगह Class 12 के नंबर या कॉलेज का अपना टेस्ट चलता है। देखिए कि Pharmacy Council of India ने कॉलेज को मंज़ूरी दी है (pci.gov.in)",
};
export const HOTEL_SEATS: Wording = {
  english:
    "NCHM JEE is for the Institutes of Hotel Management; private colleges take by Class 12 marks or a test and talk of their own, and some State universities by a CET",
  hinglish:
    "NCHM JEE Institutes of Hotel Management (IHM) ke liye hai; private college Class 12 ke marks ya apne test aur baatcheet se lete hain, aur kuch rajya ki universities CET se",
  hindi:
    "NCHM JEE Institutes of Hotel Management (IHM) के लिए है; प्राइवेट कॉलेज Class 12 के नंबरों या अपने टेस्ट और बातचीत से लेते हैं, और कुछ राज्य के विश्वविद्यालय CET से",
};
