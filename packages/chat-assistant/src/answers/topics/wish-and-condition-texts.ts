import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { NOT_THAT_NAME } from "../unknown-texts.ts";

export const CHILD_WITH_A_CHANNEL: Wording = {
  english:
    p("There is no need to fear it, and no reason to leave it alone: a channel can teach much, and few live on one. What you can do now:") +
    ul([
      `${strong("School goes on")}: Class 12 first, with any stream; fix hours for videos, for study and for sleep, and keep to them together.`,
      `${strong("Safety")}: below 18 the account and the money are in a parent's hands. No address, no school uniform, no live location; read the comments with your child, and sign no contract that nobody has read to you.`,
      `${strong("No money ahead")}: whoever sells followers, a verified badge or a course for quick fame lives on your fees.`,
      `${strong("What stays")}: camera, editing, writing, speaking and numbers about viewers are skills that firms pay for: ${link("/career/film-editor", "Film Editor")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/news-reporter", "News Reporter")}.`,
    ]) +
    p('Say: "Make one video a week for a year beside school, and we look at it together."'),
  hinglish:
    p(
      "Darne ki zaroorat nahi, par ise akela bhi mat chhodiye: channel bahut kuch sikhata hai, aur sirf usse kam hi log jeete hain. Abhi kya karein:",
    ) +
    ul([
      `${strong("School chalta rahe")}: pehle Class 12, kisi bhi stream se; video, padhai aur neend ke ghante saath mein tay kijiye aur nibhaiye.`,
      `${strong("Suraksha")}: 18 se pehle account aur paisa mata-pita ke haath mein. Pata, school uniform aur live location na dikhe; comments saath padhiye, aur bina samjhe kisi contract par sign mat kijiye.`,
      `${strong("Pehle paise nahi")}: jo followers, verified badge ya jaldi famous hone ka course bechta hai, woh aapki fees se jeeta hai.`,
      `${strong("Jo saath rehta hai")}: camera, editing, likhna, bolna aur viewers ke aankde, in hunar ke log paise dete hain: ${link("/career/film-editor", "Film Editor")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/news-reporter", "News Reporter")}.`,
    ]) +
    p('Kahiye: "Padhai ke saath ek saal tak hafte mein ek video banao, phir saath baithkar dekhenge."'),
  hindi:
    p("डरने की ज़रूरत नहीं, पर इसे अकेला भी मत छोड़िए: चैनल बहुत कुछ सिखाता है, और सिर्फ़ उससे कम ही लोग जीते हैं। अभी क्या करें:") +
    ul([
      `${strong("स्कूल चलता रहे")}: पहले Class 12, किसी भी स्ट्रीम से; वीडियो, पढ़ाई और नींद के घंटे साथ में तय कीजिए और निभाइए।`,
      `${strong("सुरक्षा")}: 18 से पहले अकाउंट और पैसा माता-पिता के हाथ में। पता, स्कूल यूनिफ़ॉर्म और लाइव लोकेशन न दिखे; कमेंट साथ पढ़िए, और बिना समझे किसी contract पर साइन मत कीजिए।`,
      `${strong("पहले पैसे नहीं")}: जो followers, verified badge या जल्दी मशहूर होने का कोर्स बेचता है, वह आपकी फ़ीस से जीता है।`,
      `${strong("जो साथ रहता है")}: कैमरा, एडिटिंग, लिखना, बोलना और देखने वालों के आँकड़े, इन हुनर के लोग पैसे देते हैं: ${link("/career/film-editor", "Film Editor")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/news-reporter", "News Reporter")}।`,
    ]) +
    p('कहिए: "पढ़ाई के साथ एक साल तक हफ़्ते में एक वीडियो बनाओ, फिर साथ बैठकर देखेंगे।"'),
};

export const COST_OF_A_START: Wording = {
  english:
    p(
      "I know no sum: it hangs on the size, the place and the year. But the sum is made of the same parts nearly everywhere. Write each down with a price from your own market:",
    ) +
    ul([
      "Once: the place or shed, machines or animals, water and power, a licence where one is needed.",
      "Each month: feed or goods, wages, rent, electricity, transport, medicines or repairs, and the instalment of a loan.",
      "To live on until it earns: some months of the house's own money, and something for what goes wrong.",
      "What comes in: what a customer near you really pays, times what you can really sell. What is left after all that is your earning, and in the first year it is often little.",
    ]) +
    p(
      "For a farm or animals the Krishi Vigyan Kendra and the animal husbandry office of your district work the sum out with you and train without a fee; for a shop or a unit the bank's RSETI and the District Industries Centre do. Loans: jansamarth.in shows which fit. Begin small, beside somebody who does it, and borrow only what the work can pay back.",
    ),
  hinglish:
    p(
      "Rakam main nahi jaanti: woh size, jagah aur saal par hai. Par hisaab lagbhag har jagah inhi hisson se banta hai. Har ek ke aage apne bazaar ka daam likhiye:",
    ) +
    ul([
      "Ek baar ka: jagah ya shed, machine ya pashu, paani aur bijli, aur licence jahan chahiye.",
      "Har mahine ka: chaara ya maal, mazdoori, kiraya, bijli, dhulai, dawa ya marammat, aur loan ki kisht.",
      "Kamai aane tak ka: ghar ke kuch mahinon ka kharch, aur jo bigad jaye uske liye kuch alag.",
      "Jo aayega: paas ka grahak sach mein kya deta hai, aur aap sach mein kitna bech sakte hain. Sab kaatkar jo bache wahi kamai hai, aur pehle saal woh aksar kam hoti hai.",
    ]) +
    p(
      "Kheti ya pashuon ke liye aapke zile ka Krishi Vigyan Kendra aur pashupalan office saath baithkar hisaab banate hain aur bina fees sikhate hain; dukan ya unit ke liye bank ka RSETI aur Zila Udyog Kendra. Loan: jansamarth.in dikhata hai ki kaun sa aapke liye hai. Chhote se, kisi karne wale ke saath shuru kijiye, aur utna hi udhaar lijiye jitna kaam chuka sake.",
    ),
  hindi:
    p("रकम मैं नहीं जानती: वह आकार, जगह और साल पर है। पर हिसाब लगभग हर जगह इन्हीं हिस्सों से बनता है। हर एक के आगे अपने बाज़ार का दाम लिखिए:") +
    ul([
      "एक बार का: जगह या शेड, मशीन या पशु, पानी और बिजली, और लाइसेंस जहाँ चाहिए।",
      "हर महीने का: चारा या माल, मज़दूरी, किराया, बिजली, ढुलाई, दवा या मरम्मत, और लोन की क़िस्त।",
      "कमाई आने तक का: घर के कुछ महीनों का ख़र्च, और जो बिगड़ जाए उसके लिए कुछ अलग।",
      "जो आएगा: पास का ग्राहक सच में क्या देता है, और आप सच में कितना बेच सकते हैं। सब काटकर जो बचे वही कमाई है, और पहले साल वह अक्सर कम होती है।",
    ]) +
    p(
      "खेती या पशुओं के लिए आपके ज़िले का कृषि विज्ञान केंद्र और पशुपालन ऑफ़िस साथ बैठकर हिसाब बनाते हैं और बिना फ़ीस सिखाते हैं; दुकान या यूनिट के लिए बैंक का RSETI और ज़िला उद्योग केंद्र। लोन: jansamarth.in दिखाता है कि कौन सा आपके लिए है। छोटे से, किसी करने वाले के साथ शुरू कीजिए, और उतना ही उधार लीजिए जितना काम चुका सके।",
    ),
};

export const GEM_TESTING: Wording = {
  english: p(
    `${NOT_THAT_NAME.english} A gemologist tells by loupe, scale and microscope what a stone is, whether it is real, and what its cut and colour are worth. It is learnt in certificate and diploma courses of gem and jewellery institutes after Class 12; ask where their students work before you pay. Nearest to it: ${link("/career/jewellery-appraiser", "Jewellery Appraiser")}, ${link("/career/diamond-cutter", "Diamond Cutter")}, ${link("/career/jewellery-designer", "Jewellery Designer")}, ${link("/career/goldsmith", "Goldsmith")}. Name one, and I tell you its way and pay.`,
  ),
  hinglish: p(
    `${NOT_THAT_NAME.hinglish} Gemologist loupe, taraazu aur microscope se batata hai ki patthar kaun sa hai, asli hai ya nahi, aur uske cut aur rang ki keemat kya hai. Class 12 ke baad gem aur jewellery institute ke certificate ya diploma se seekha jaata hai; paise dene se pehle poochiye ki wahan ke students kahan kaam karte hain. Iske sabse paas: ${link("/career/jewellery-appraiser", "Jewellery Appraiser")}, ${link("/career/diamond-cutter", "Diamond Cutter")}, ${link("/career/jewellery-designer", "Jewellery Designer")}, ${link("/career/goldsmith", "Goldsmith")}. Ek ka naam likhiye, main raasta aur kamai bataungi.`,
  ),
  hindi: p(
    `${NOT_THAT_NAME.hindi} जेमोलॉजिस्ट लूप, तराज़ू और माइक्रोस्कोप से बताता है कि पत्थर कौन सा है, असली है या नहीं, और उसके कट और रंग की क़ीमत क्या है। Class 12 के बाद जेम और ज्वेलरी इंस्टीट्यूट के सर्टिफ़िकेट या डिप्लोमा से सीखा जाता है; पैसे देने से पहले पूछिए कि वहाँ के छात्र कहाँ काम करते हैं। इसके सबसे पास: ${link("/career/jewellery-appraiser", "Jewellery Appraiser")}, ${link("/career/diamond-cutter", "Diamond Cutter")}, ${link("/career/jewellery-designer", "Jewellery Designer")}, ${link("/career/goldsmith", "Goldsmith")}। एक का नाम लिखिए, मैं रास्ता और कमाई बताऊँगी।`,
  ),
};

export const BEST_COLLEGE_AND_FEES: Wording = {
  english:
    p("I don't know that: the catalogue holds no ranks of colleges and no fees, and both change each year. This is how you find both:") +
    ul([
      `${strong("The rank")}: nirfindia.org, the Government's list, by subject; look at the place of the same college over three years.`,
      `${strong("Approved")}: aicte.gov.in for engineering and management, ugc.gov.in for universities, the council of the profession for medicine, nursing, pharmacy and law.`,
      `${strong("The fees")}: those of private colleges are set by a committee of the State and stand in the papers of its counselling; add hostel, books and exams.`,
      `${strong("What it leads to")}: ask students of the last year of your branch, how many got which work, and not the office alone.`,
    ]) +
    p(
      "Government colleges cost far less, and take by the State's entrance or marks. Help with fees: scholarships.gov.in and your State's portal.",
    ),
  hinglish:
    p("Mujhe yeh nahi pata: catalogue mein college ki rank aur fees nahi hai, aur dono har saal badalte hain. Dono aise dekhiye:") +
    ul([
      `${strong("Rank")}: nirfindia.org, sarkar ki list, vishay ke hisaab se; usi college ki teen saal ki jagah dekhiye.`,
      `${strong("Approved hai ya nahi")}: engineering aur management ke liye aicte.gov.in, university ke liye ugc.gov.in, medicine, nursing, pharmacy aur law ke liye us peshe ki council.`,
      `${strong("Fees")}: private college ki fees rajya ki committee tay karti hai aur uski counselling ke kaagzon mein hoti hai; hostel, kitabein aur exam alag jodiye.`,
      `${strong("Aage kya milta hai")}: apni branch ke aakhri saal ke students se poochiye ki kitnon ko kaun sa kaam mila, sirf office se nahi.`,
    ]) +
    p(
      "Sarkari college bahut saste hain, aur rajya ke entrance ya marks se lete hain. Fees mein madad: scholarships.gov.in aur apne rajya ka portal.",
    ),
  hindi:
    p("मुझे यह नहीं पता: कैटलॉग में कॉलेज की रैंक और फ़ीस नहीं है, और दोनों हर साल बदलते हैं। दोनों ऐसे देखिए:") +
    ul([
      `${strong("रैंक")}: nirfindia.org, सरकार की लिस्ट, विषय के हिसाब से; उसी कॉलेज की तीन साल की जगह देखिए।`,
      `${strong("मान्यता है या नहीं")}: इंजीनियरिंग और मैनेजमेंट के लिए aicte.gov.in, यूनिवर्सिटी के लिए ugc.gov.in, मेडिसिन, नर्सिंग, फ़ार्मेसी और लॉ के लिए उस पेशे की काउंसिल।`,
      `${strong("फ़ीस")}: प्राइवेट कॉलेज की फ़ीस राज्य की कमेटी तय करती है और उसकी काउंसलिंग के काग़ज़ों में होती है; हॉस्टल, किताबें और परीक्षा अलग जोड़िए।`,
      `${strong("आगे क्या मिलता है")}: अपनी ब्रांच के आख़िरी साल के छात्रों से पूछिए कि कितनों को कौन सा काम मिला, सिर्फ़ ऑफ़िस से नहीं।`,
    ]) +
    p("सरकारी कॉलेज बहुत सस्ते हैं, और राज्य के entrance या अंकों से लेते हैं। फ़ीस में मदद: scholarships.gov.in और अपने राज्य का पोर्टल।"),
};
