import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const ENGLISH_IS_SPOKEN_THERE: Wording = {
  english:
    p(
      "Yes: this work speaks with strangers in English each day, and the interview is partly in it. Clear everyday sentences are wanted, no accent and no hard words.",
    ) +
    ul([
      "A year is enough for most who begin from school English: ten minutes aloud each day, five written lines, one friend to speak with.",
      "Hindi and your own language count as well: passengers, guests and callers are Indian too.",
    ]),
  hinglish:
    p(
      "Haan: is kaam mein roz anjaan logon se English mein baat hoti hai, aur interview bhi kuch English mein hota hai. Saaf, roz ke vaakya chahiye; na koi accent, na mushkil shabd.",
    ) +
    ul([
      "School ki English se shuru karne walon ko aksar ek saal kaafi hai: roz das minute bolkar, paanch line likhkar, aur ek dost se baat karke.",
      "Hindi aur aapki apni bhasha bhi kaam aati hai: yatri, mehmaan aur caller Indian bhi hain.",
    ]),
  hindi:
    p("हाँ: इस काम में रोज़ अनजान लोगों से अंग्रेज़ी में बात होती है, और इंटरव्यू भी कुछ अंग्रेज़ी में होता है। साफ़, रोज़ के वाक्य चाहिए; न कोई लहज़ा, न मुश्किल शब्द।") +
    ul([
      "स्कूल की अंग्रेज़ी से शुरू करने वालों को अक्सर एक साल काफ़ी है: रोज़ दस मिनट बोलकर, पाँच लाइन लिखकर, और एक दोस्त से बात करके।",
      "हिंदी और आपकी अपनी भाषा भी काम आती है: यात्री, मेहमान और फ़ोन करने वाले भारतीय भी हैं।",
    ]),
};

export const COMPUTER_CERTIFICATE: Wording = {
  english: p(
    `Often yes, and it differs by State: many notices ask for a computer certificate, such as CCC of NIELIT, RS-CIT in Rajasthan or CPCT in Madhya Pradesh, and posts of clerks for typing as well. ${strong("Read the notice first")}: it says which certificates count, and whether it may be brought after selection. A course that no notice names is no use here.`,
  ),
  hinglish: p(
    `Aksar haan, aur yeh har rajya mein alag hai: bahut se notice computer certificate maangte hain, jaise NIELIT ka CCC, Rajasthan mein RS-CIT ya Madhya Pradesh mein CPCT, aur clerk ki posts typing bhi. ${strong("Pehle notice padhiye")}: usme likha hota hai ki kaun sa certificate chalega, aur kya woh selection ke baad bhi de sakte hain. Jis course ka naam kisi notice mein nahi, woh yahan kaam nahi aata.`,
  ),
  hindi: p(
    `अक्सर हाँ, और यह हर राज्य में अलग है: बहुत से नोटिस कंप्यूटर सर्टिफ़िकेट माँगते हैं, जैसे NIELIT का CCC, राजस्थान में RS-CIT या मध्य प्रदेश में CPCT, और क्लर्क के पद टाइपिंग भी। ${strong("पहले नोटिस पढ़िए")}: उसमें लिखा होता है कि कौन सा सर्टिफ़िकेट चलेगा, और क्या वह चयन के बाद भी दे सकते हैं। जिस कोर्स का नाम किसी नोटिस में नहीं, वह यहाँ काम नहीं आता।`,
  ),
};

const CLERK = link("/career/bank-clerk", "Bank Clerk");
const OFFICER = link("/career/bank-officer", "Bank Officer");
export const BANKS_TAKE_EVERY_STREAM: Wording = {
  english:
    p("Yes: public banks ask for a degree, in any subject, and not for the stream of Class 11.") +
    ul([
      `${strong("With any degree")}: IBPS Clerk and SBI Clerk (${CLERK}), IBPS PO and SBI PO (${OFFICER}). Arithmetic, reasoning and English of about Class 10 are tested.`,
      `${strong("With a degree in agriculture or a near science")}: Agricultural Field Officer by IBPS SO too, and posts of NABARD.`,
      `${strong("Before the degree")}: private banks take some for counters and sales after Class 12; the pay is lower and the targets are daily.`,
    ]) +
    p("Ages and dates: ibps.in and sbi.co.in."),
  hinglish:
    p("Haan: sarkari bank koi bhi degree maangte hain, kisi bhi subject mein; Class 11 ki stream nahi poochte.") +
    ul([
      `${strong("Kisi bhi degree ke saath")}: IBPS Clerk aur SBI Clerk (${CLERK}), IBPS PO aur SBI PO (${OFFICER}). Lagbhag Class 10 ki ganit, reasoning aur English aati hai.`,
      `${strong("Agriculture ya uske paas ki science ki degree ke saath")}: IBPS SO se Agricultural Field Officer bhi, aur NABARD ki posts.`,
      `${strong("Degree se pehle")}: private bank Class 12 ke baad kuch log counter aur sales ke liye lete hain; kamai kam hoti hai aur target roz ke.`,
    ]) +
    p("Umar aur tareekh: ibps.in aur sbi.co.in."),
  hindi:
    p("हाँ: सरकारी बैंक कोई भी डिग्री माँगते हैं, किसी भी विषय में; Class 11 की स्ट्रीम नहीं पूछते।") +
    ul([
      `${strong("किसी भी डिग्री के साथ")}: IBPS Clerk और SBI Clerk (${CLERK}), IBPS PO और SBI PO (${OFFICER})। लगभग Class 10 की गणित, रीज़निंग और अंग्रेज़ी आती है।`,
      `${strong("कृषि या उसके पास की साइंस की डिग्री के साथ")}: IBPS SO से Agricultural Field Officer भी, और NABARD के पद।`,
      `${strong("डिग्री से पहले")}: प्राइवेट बैंक Class 12 के बाद कुछ लोग काउंटर और सेल्स के लिए लेते हैं; कमाई कम होती है और टारगेट रोज़ के।`,
    ]) +
    p("उम्र और तारीख़: ibps.in और sbi.co.in।"),
};

export const IN_VILLAGES: Wording = {
  english:
    p(
      "How much of this work there is in villages nobody counts that I know of, so I give no number. Look at three things where you would live:",
    ) +
    ul([
      `${strong("Posts of the State")}: health centre, animal hospital, school, court, block office. The district's page and the last notice say how many stand empty.`,
      `${strong("Who pays")}: a dairy, a cooperative, a health scheme, or families themselves, and how they pay before and after the harvest.`,
      `${strong("Who does it now")}: spend a day with one of them. Where the next one is an hour away, you are wanted; where three share a lane, you are not.`,
    ]),
  hinglish:
    p(
      "Gaon mein is kaam ki kitni maang hai, yeh koi nahi ginta jo mujhe pata ho, isliye koi number nahi de sakti. Jahan aap rahenge, wahan teen cheezein dekhiye:",
    ) +
    ul([
      `${strong("Sarkari posts")}: health centre, pashu aspatal, school, court, block office. Zile ke page aur pichhle notice mein likha hota hai ki kitni khaali hain.`,
      `${strong("Paise kaun deta hai")}: dairy, cooperative, koi health scheme, ya parivaar khud, aur fasal se pehle aur baad mein kaise.`,
      `${strong("Abhi kaun karta hai")}: unme se ek ke saath ek din rahiye. Jahan agla ek ghante door ho, wahan aapki zarurat hai; jahan ek gali mein teen hon, wahan nahi.`,
    ]),
  hindi:
    p("गाँव में इस काम की कितनी माँग है, यह कोई नहीं गिनता जो मुझे पता हो, इसलिए कोई संख्या नहीं दे सकती। जहाँ आप रहेंगे, वहाँ तीन चीज़ें देखिए:") +
    ul([
      `${strong("सरकारी पद")}: स्वास्थ्य केंद्र, पशु अस्पताल, स्कूल, कोर्ट, ब्लॉक ऑफ़िस। ज़िले के पेज और पिछले नोटिस में लिखा होता है कि कितने ख़ाली हैं।`,
      `${strong("पैसे कौन देता है")}: डेयरी, सहकारी समिति, कोई स्वास्थ्य योजना, या परिवार ख़ुद, और फ़सल से पहले और बाद में कैसे।`,
      `${strong("अभी कौन करता है")}: उनमें से एक के साथ एक दिन रहिए। जहाँ अगला एक घंटे दूर हो, वहाँ आपकी ज़रूरत है; जहाँ एक गली में तीन हों, वहाँ नहीं।`,
    ]),
};

const NEAR_THE_SKIES = [
  link("/career/science-journalist", "Science Journalist"),
  link("/career/museum-curator", "Museum Curator"),
  link("/career/science-teacher", "Science Teacher"),
] as const;
export const SKIES_WITHOUT_MATHS: Wording = {
  english:
    p(
      `Honestly: ${link("/career/astronomer", "Astronomer")} and the work of ISRO rest on maths and physics, at every step. Two ways from here:`,
    ) +
    ul([
      `${strong("Mend the maths")}: weak at fifteen is often one chapter that was missed. Go back to where it broke (Class 8 or 9), half an hour a day for six months, and then decide.`,
      `${strong("Stay near the sky by another door")}: write about it, show it, teach it: ${NEAR_THE_SKIES.join(", ")}; planetariums and science centres take guides too.`,
      "And keep it as a love: an astronomy club and a pair of binoculars ask for no marks.",
    ]),
  hinglish:
    p(
      `Sach yeh hai: ${link("/career/astronomer", "Astronomer")} aur ISRO ka kaam har kadam par maths aur physics par tika hai. Yahan se do raste hain:`,
    ) +
    ul([
      `${strong("Maths theek kijiye")}: pandrah ki umar mein kamzor hona aksar ek chhoota hua chapter hota hai. Jahan se tooti thi wahan (Class 8 ya 9) lautiye, chhah mahine roz aadha ghanta, phir faisla kijiye.`,
      `${strong("Doosre darwaze se aasmaan ke paas rahiye")}: us par likhiye, use dikhaiye, padhaiye: ${NEAR_THE_SKIES.join(", ")}; planetarium aur science centre guide bhi lete hain.`,
      "Aur shauk ki tarah rakhiye: astronomy club aur ek doorbeen koi marks nahi maangte.",
    ]),
  hindi:
    p(`सच यह है: ${link("/career/astronomer", "Astronomer")} और ISRO का काम हर क़दम पर गणित और भौतिकी पर टिका है। यहाँ से दो रास्ते हैं:`) +
    ul([
      `${strong("गणित ठीक कीजिए")}: पंद्रह की उम्र में कमज़ोर होना अक्सर एक छूटा हुआ अध्याय होता है। जहाँ से टूटी थी वहाँ (Class 8 या 9) लौटिए, छह महीने रोज़ आधा घंटा, फिर फ़ैसला कीजिए।`,
      `${strong("दूसरे दरवाज़े से आसमान के पास रहिए")}: उस पर लिखिए, उसे दिखाइए, पढ़ाइए: ${NEAR_THE_SKIES.join(", ")}; तारामंडल और विज्ञान केंद्र गाइड भी लेते हैं।`,
      "और शौक़ की तरह रखिए: खगोल क्लब और एक दूरबीन कोई नंबर नहीं माँगते।",
    ]),
};

export const CUET_FOR_UNIVERSITIES: Wording = {
  english:
    p(
      "For nearly all first degrees of the central universities, Delhi University, BHU and JNU among them, yes: the seat goes by CUET-UG, and Class 12 need only be passed with the marks that the bulletin asks for.",
    ) +
    ul([
      "Without it: the School of Open Learning of Delhi University, IGNOU, and most State and private universities, which take Class 12 marks or a test of their own.",
      "Jamia Millia Islamia and AMU take CUET for a part of their courses and hold tests of their own for the rest.",
      "Which subjects of CUET a course asks for differs: read the university's bulletin of this year before you fill in the form.",
    ]),
  hinglish:
    p(
      "Central universities ki lagbhag sabhi pehli degrees ke liye, Delhi University, BHU aur JNU mein bhi, haan: seat CUET-UG se milti hai, aur Class 12 sirf bulletin ke marks ke saath pass honi chahiye.",
    ) +
    ul([
      "Iske bina: Delhi University ka School of Open Learning, IGNOU, aur zyadatar State aur private universities, jo Class 12 ke marks ya apna test leti hain.",
      "Jamia Millia Islamia aur AMU kuch courses ke liye CUET lete hain aur baaki ke liye apna test.",
      "Course ke liye CUET ke kaun se subject chahiye, yeh alag-alag hai: form bharne se pehle university ka is saal ka bulletin padhiye.",
    ]),
  hindi:
    p(
      "केंद्रीय विश्वविद्यालयों की लगभग सभी पहली डिग्रियों के लिए, दिल्ली विश्वविद्यालय, BHU और JNU में भी, हाँ: सीट CUET-UG से मिलती है, और Class 12 सिर्फ़ बुलेटिन के नंबरों के साथ पास होनी चाहिए।",
    ) +
    ul([
      "इसके बिना: दिल्ली विश्वविद्यालय का School of Open Learning, IGNOU, और ज़्यादातर राज्य और निजी विश्वविद्यालय, जो Class 12 के नंबर या अपना टेस्ट लेते हैं।",
      "जामिया मिल्लिया इस्लामिया और AMU कुछ कोर्स के लिए CUET लेते हैं और बाक़ी के लिए अपना टेस्ट।",
      "कोर्स के लिए CUET के कौन से विषय चाहिए, यह अलग-अलग है: फ़ॉर्म भरने से पहले विश्वविद्यालय का इस साल का बुलेटिन पढ़िए।",
    ]),
};
