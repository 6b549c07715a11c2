import type { Wording } from "../language.ts";

export const SOME_LIVE_ON_IT: Wording = {
  english:
    "Yes, some people live on it, and more of them by several small incomes than by one: the work itself, teaching it, and work close to it. The first years are mostly thin, so build it beside study or other work until it carries you. This is what the catalogue knows of pay:",
  hinglish:
    "Haan, kuch log isse ghar chalate hain, aur zyadatar ek badi kamai se nahi balki kai chhoti kamaiyon se: khud yeh kaam, ise sikhana, aur iske paas ka kaam. Pehle saalon mein aksar kam milta hai, isliye ise padhai ya doosre kaam ke saath badhaiye, jab tak yeh aapko sambhal na le. Kamai ke baare mein catalogue yeh jaanta hai:",
  hindi:
    "हाँ, कुछ लोग इससे घर चलाते हैं, और ज़्यादातर एक बड़ी कमाई से नहीं बल्कि कई छोटी कमाइयों से: ख़ुद यह काम, इसे सिखाना, और इसके पास का काम। पहले सालों में अक्सर कम मिलता है, इसलिए इसे पढ़ाई या दूसरे काम के साथ बढ़ाइए, जब तक यह आपको सँभाल न ले। कमाई के बारे में कैटलॉग यह जानता है:",
};
