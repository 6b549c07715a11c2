import { p, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const TRADE_OF_THE_FORCES: Wording = {
  english: "your trade in the forces",
  hinglish: "Sena ke aapke trade",
  hindi: "सेना के आपके ट्रेड",
};

/** Which examinations keep posts for those who left the forces. */
export const POSTS_KEPT_FOR_THEM: Wording = {
  english:
    p(
      "Posts are kept for ex-servicemen in many examinations. Each notice says how many, and by how much your years of service lift the age:",
    ) +
    ul([
      "SSC: CHSL, MTS, GD Constable and the Group C posts of CGL.",
      "Railways (RRB): NTPC, Level 1 (Group D) and technical posts.",
      "Banks: clerks and office assistants, by IBPS Clerk, SBI Clerk and IBPS RRB; officers' posts mostly give only a higher age.",
      "Your State: its PSC, its staff selection board and its police, by the State's own rules and mostly for those whose home it is.",
      "Public companies, and security posts of the Centre. In UPSC Civil Services no posts are kept, but the age is higher.",
      "It holds for whoever served, not for the children. Take the discharge book, the certificate that your Army education counts as a degree or Class 12 where it does, and register with your Zila Sainik Board.",
    ]),
  hinglish:
    p(
      "Purv sainikon ke liye bahut si exams mein posts rakhi jaati hain. Kitni, aur seva ke saal se umar mein kitni chhoot, yeh har notice mein likha hota hai:",
    ) +
    ul([
      "SSC: CHSL, MTS, GD Constable aur CGL ki Group C posts.",
      "Railway (RRB): NTPC, Level 1 (Group D) aur technical posts.",
      "Bank: clerk aur office assistant, IBPS Clerk, SBI Clerk aur IBPS RRB se; officer ki posts mein aksar sirf umar ki chhoot hai.",
      "Aapka rajya: uska PSC, staff selection board aur police, rajya ke apne niyam se, aur aksar wahan ke niwasi ke liye.",
      "Sarkari companies, aur Kendra ki suraksha wali posts. UPSC Civil Services mein posts nahi rakhi jaatin, par umar ki chhoot hai.",
      "Yeh usi ke liye hai jisne seva ki, bachchon ke liye nahi. Discharge book, aur jahan sena ki padhai degree ya Class 12 ke barabar maani jaati hai uska certificate rakhiye, aur apne Zila Sainik Board mein registration karaiye.",
    ]),
  hindi:
    p("पूर्व सैनिकों के लिए बहुत सी परीक्षाओं में पद रखे जाते हैं। कितने, और सेवा के साल से उम्र में कितनी छूट, यह हर नोटिस में लिखा होता है:") +
    ul([
      "SSC: CHSL, MTS, GD Constable और CGL के Group C पद।",
      "रेलवे (RRB): NTPC, Level 1 (Group D) और टेक्निकल पद।",
      "बैंक: क्लर्क और ऑफ़िस असिस्टेंट, IBPS Clerk, SBI Clerk और IBPS RRB से; ऑफ़िसर के पदों में अक्सर सिर्फ़ उम्र की छूट है।",
      "आपका राज्य: उसका PSC, स्टाफ़ सेलेक्शन बोर्ड और पुलिस, राज्य के अपने नियम से, और अक्सर वहाँ के निवासी के लिए।",
      "सरकारी कंपनियाँ, और केंद्र के सुरक्षा वाले पद। UPSC Civil Services में पद नहीं रखे जाते, पर उम्र की छूट है।",
      "यह उसी के लिए है जिसने सेवा की, बच्चों के लिए नहीं। डिस्चार्ज बुक, और जहाँ सेना की पढ़ाई डिग्री या Class 12 के बराबर मानी जाती है उसका सर्टिफ़िकेट रखिए, और अपने ज़िला सैनिक बोर्ड में रजिस्ट्रेशन कराइए।",
    ]),
};
