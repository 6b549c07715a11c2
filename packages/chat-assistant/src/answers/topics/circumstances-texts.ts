import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const WITH_A_STAMMER: Wording = {
  english:
    p("Stammering closes hardly any career: there are teachers, lawyers, officers and sales people who stammer.") +
    ul([
      "A speech therapist helps most when one goes early: government hospitals and medical colleges have them, often for a small fee. Self-help groups of The Indian Stammering Association meet for free.",
      'Say it first, in an interview and in class: "I stammer, give me a moment." Boards and exams can give more time in an oral test on request.',
      "Flying, air traffic control and the forces test clear speech: read their medical standards before you prepare.",
    ]),
  hinglish:
    p("Haklane se lagbhag koi career band nahi hota: teacher, vakil, officer aur sales wale hain jo haklate hain.") +
    ul([
      "Speech therapist jaldi jaane par sabse zyada madad karta hai: sarkari hospital aur medical college mein hote hain, aksar kam fees par. The Indian Stammering Association ke self-help group free mein milte hain.",
      'Interview aur class mein pehle hi kahiye: "Main haklata/haklati hoon, mujhe thoda samay dijiye." Board aur exam kehne par maukhik test mein zyada samay de sakte hain.',
      "Udaan, air traffic control aur sena saaf bolne ki jaanch karte hain: taiyari se pehle unke medical niyam padhiye.",
    ]),
  hindi:
    p("हकलाने से लगभग कोई करियर बंद नहीं होता: टीचर, वकील, ऑफ़िसर और सेल्स वाले हैं जो हकलाते हैं।") +
    ul([
      "स्पीच थेरेपिस्ट जल्दी जाने पर सबसे ज़्यादा मदद करता है: सरकारी अस्पताल और मेडिकल कॉलेज में होते हैं, अक्सर कम फ़ीस पर। The Indian Stammering Association के self-help group मुफ़्त में मिलते हैं।",
      'इंटरव्यू और क्लास में पहले ही कहिए: "मैं हकलाता/हकलाती हूँ, मुझे थोड़ा समय दीजिए।" बोर्ड और परीक्षाएँ कहने पर मौखिक टेस्ट में ज़्यादा समय दे सकती हैं।',
      "उड़ान, एयर ट्रैफ़िक कंट्रोल और सेना साफ़ बोलने की जाँच करते हैं: तैयारी से पहले उनके मेडिकल नियम पढ़िए।",
    ]),
};

export const TRANSGENDER_PEOPLE: Wording = {
  english:
    p(
      "You have the same right to study and work as everybody: the Transgender Persons (Protection of Rights) Act, 2019 forbids to refuse somebody for it.",
    ) +
    ul([
      "The certificate and the identity card, which forms ask for, are free at transgender.dosje.gov.in; training, scholarships and shelter homes (Garima Greh) stand there too, under the scheme SMILE.",
      "Many forms of exams have a third choice of gender, and police forces of several States have taken transgender people: each notification says how.",
      "Large companies with a policy of inclusion say so on their pages for careers: begin there if small employers turned you away.",
    ]),
  hinglish:
    p(
      "Padhne aur kaam karne ka aapka haq sabke barabar hai: Transgender Persons (Protection of Rights) Act, 2019 is wajah se kisi ko mana karne se rokta hai.",
    ) +
    ul([
      "Certificate aur pehchaan card, jo form maangte hain, transgender.dosje.gov.in par free hain; SMILE yojana ki training, scholarship aur ghar (Garima Greh) bhi wahin hain.",
      "Bahut se exam ke form mein gender ka teesra vikalp hai, aur kai rajyon ki police ne transgender log liye hain: kaise, yeh har notification batata hai.",
      "Inclusion ki policy wali badi companies apne career page par yeh likhti hain: chhoti jagah ne lautaya ho to wahan se shuru kijiye.",
    ]),
  hindi:
    p("पढ़ने और काम करने का आपका हक़ सबके बराबर है: Transgender Persons (Protection of Rights) Act, 2019 इस वजह से किसी को मना करने से रोकता है।") +
    ul([
      "सर्टिफ़िकेट और पहचान कार्ड, जो फ़ॉर्म माँगते हैं, transgender.dosje.gov.in पर मुफ़्त हैं; SMILE योजना की ट्रेनिंग, छात्रवृत्ति और घर (गरिमा गृह) भी वहीं हैं।",
      "बहुत सी परीक्षाओं के फ़ॉर्म में लिंग का तीसरा विकल्प है, और कई राज्यों की पुलिस ने ट्रांसजेंडर लोग लिए हैं: कैसे, यह हर नोटिफ़िकेशन बताता है।",
      "Inclusion की पॉलिसी वाली बड़ी कंपनियाँ अपने करियर पेज पर यह लिखती हैं: छोटी जगह ने लौटाया हो तो वहाँ से शुरू कीजिए।",
    ]),
};

export const BEGIN_WITH_YOUR_LIKING: Wording = {
  english: p(
    `And begin with what you like: twenty questions turn it into careers with reasons: ${assessmentLink()}. If it weighs on you, Tele-MANAS listens on 14416.`,
  ),
  hinglish: p(
    `Aur apni pasand se shuru kijiye: bees sawal use wajahon ke saath careers mein badalte hain: ${assessmentLink()}. Mann bhaari ho to Tele-MANAS 14416 par sunta hai.`,
  ),
  hindi: p(`और अपनी पसंद से शुरू कीजिए: बीस सवाल उसे वजहों के साथ करियर में बदलते हैं: ${assessmentLink()}। मन भारी हो तो Tele-MANAS 14416 पर सुनता है।`),
};

export const READING_OTHERWISE: Wording = {
  english:
    p(
      "It says nothing about how clever somebody is: every stream, degree and career stays open, and much depends on the help that is asked for in time.",
    ) +
    ul([
      "At school: with a certificate the boards give more time, a reader or scribe, a calculator or another choice of subjects, in Class 10 and 12 alike. The school applies months before; a government hospital or a clinical psychologist tests.",
      "Choose the stream by what is understood when somebody explains it, not by how fast it is read: drawing, machines, figures, people, animals, sport. Audio books, videos and a phone that reads aloud carry much of the rest.",
      "Later: colleges and recruitments know specific learning disability too; from the degree that the law names it counts for kept seats and posts, with the UDID card (swavlambancard.gov.in).",
    ]),
  hinglish:
    p(
      "Isse yeh pata nahi chalta ki koi kitna hoshiyar hai: har stream, degree aur career khula rehta hai, aur bahut kuch us madad par hai jo samay par maangi jaye.",
    ) +
    ul([
      "School mein: certificate ke saath board zyada samay, padhne ya likhne wala saathi, calculator ya vishayon ka doosra chunav dete hain, Class 10 aur 12 dono mein. School mahinon pehle aavedan karta hai; jaanch sarkari hospital ya clinical psychologist karta hai.",
      "Stream usse chuniye jo koi samjhaye to samajh aata hai, isse nahi ki kitni jaldi padha jaata hai: drawing, machine, ginti, log, jaanwar, khel. Audio book, video aur bolkar padhne wala phone baaki ka bahut kuch sambhal lete hain.",
      "Aage: college aur bharti bhi specific learning disability ko maante hain; kanoon mein likhe darje se upar yeh rakhi hui seats aur posts ke liye gini jaati hai, UDID card ke saath (swavlambancard.gov.in).",
    ]),
  hindi:
    p("इससे यह पता नहीं चलता कि कोई कितना होशियार है: हर स्ट्रीम, डिग्री और करियर खुला रहता है, और बहुत कुछ उस मदद पर है जो समय पर माँगी जाए।") +
    ul([
      "स्कूल में: सर्टिफ़िकेट के साथ बोर्ड ज़्यादा समय, पढ़ने या लिखने वाला साथी, कैलकुलेटर या विषयों का दूसरा चुनाव देते हैं, Class 10 और 12 दोनों में। स्कूल महीनों पहले आवेदन करता है; जाँच सरकारी अस्पताल या clinical psychologist करता है।",
      "स्ट्रीम उससे चुनिए जो कोई समझाए तो समझ आता है, इससे नहीं कि कितनी जल्दी पढ़ा जाता है: ड्रॉइंग, मशीन, गिनती, लोग, जानवर, खेल। ऑडियो बुक, वीडियो और बोलकर पढ़ने वाला फ़ोन बाक़ी का बहुत कुछ सँभाल लेते हैं।",
      "आगे: कॉलेज और भर्ती भी specific learning disability को मानते हैं; क़ानून में लिखे दर्जे से ऊपर यह रखी हुई सीटों और पदों के लिए गिनी जाती है, UDID कार्ड के साथ (swavlambancard.gov.in)।",
    ]),
};

export const WHERE_STRENGTHS_COUNT: Wording = {
  english: p(
    `Where strengths count more than long texts, for example: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/architect", "Architect")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}, ${link("/career/photographer", "Photographer")}, ${link("/career/executive-chef", "Executive Chef")}, ${link("/career/entrepreneur", "Entrepreneur")}. Twenty questions turn likings into a list: ${assessmentLink()}.`,
  ),
  hinglish: p(
    `Jahan lambe text se zyada taakat maayne rakhti hai, jaise: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/architect", "Architect")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}, ${link("/career/photographer", "Photographer")}, ${link("/career/executive-chef", "Executive Chef")}, ${link("/career/entrepreneur", "Entrepreneur")}. Bees sawal pasand ko list mein badalte hain: ${assessmentLink()}.`,
  ),
  hindi: p(
    `जहाँ लंबे टेक्स्ट से ज़्यादा ताक़त मायने रखती है, जैसे: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/architect", "Architect")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}, ${link("/career/photographer", "Photographer")}, ${link("/career/executive-chef", "Executive Chef")}, ${link("/career/entrepreneur", "Entrepreneur")}। बीस सवाल पसंद को लिस्ट में बदलते हैं: ${assessmentLink()}।`,
  ),
};

export const LEARNING_OTHERWISE: Wording = {
  english:
    p("Begin with what goes well and is done gladly for hours: work is built on that, and on a place that fits.") +
    ul([
      "What often suits: clear tasks with a visible end, such as data entry, testing, baking, gardening, printing, drawing, music, care of animals. But each person differs: try one thing a week.",
      "Boards give more time, a scribe and other choices of subjects for autism and intellectual disability on a certificate; open schooling (nios.ac.in) lets one go slowly.",
      "The UDID card opens kept posts and allowances: swavlambancard.gov.in. Training: the National Career Service Centres for the differently abled (ncs.gov.in) and the centres of the National Trust (thenationaltrust.gov.in).",
    ]),
  hinglish:
    p("Usse shuru kijiye jo achha hota hai aur ghanton khushi se kiya jaata hai: kaam usi par banta hai, aur sahi jagah par.") +
    ul([
      "Aksar kya theek rehta hai: saaf kaam jiska ant dikhe, jaise data entry, testing, baking, bagwani, printing, drawing, sangeet, jaanwaron ki dekhbhal. Par har vyakti alag hai: hafte mein ek cheez aazmaiye.",
      "Board certificate par autism aur intellectual disability ke liye zyada samay, likhne wala saathi aur doosre vishay dete hain; open schooling (nios.ac.in) mein dheere chal sakte hain.",
      "UDID card se rakhi hui posts aur bhatte khulte hain: swavlambancard.gov.in. Training: viklang logon ke National Career Service Centre (ncs.gov.in) aur National Trust ke kendra (thenationaltrust.gov.in).",
    ]),
  hindi:
    p("उससे शुरू कीजिए जो अच्छा होता है और घंटों ख़ुशी से किया जाता है: काम उसी पर बनता है, और सही जगह पर।") +
    ul([
      "अक्सर क्या ठीक रहता है: साफ़ काम जिसका अंत दिखे, जैसे डेटा एंट्री, टेस्टिंग, बेकिंग, बाग़वानी, प्रिंटिंग, ड्रॉइंग, संगीत, जानवरों की देखभाल। पर हर व्यक्ति अलग है: हफ़्ते में एक चीज़ आज़माइए।",
      "बोर्ड सर्टिफ़िकेट पर autism और intellectual disability के लिए ज़्यादा समय, लिखने वाला साथी और दूसरे विषय देते हैं; ओपन स्कूलिंग (nios.ac.in) में धीरे चल सकते हैं।",
      "UDID कार्ड से रखे हुए पद और भत्ते खुलते हैं: swavlambancard.gov.in। ट्रेनिंग: विकलांग लोगों के National Career Service Centre (ncs.gov.in) और National Trust के केंद्र (thenationaltrust.gov.in)।",
    ]),
};

export const CAREERS_WITH_CLEAR_TASKS: Wording = {
  english: p(
    `Careers with such work: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/manufacturing-baker", "Baker")}, ${link("/career/plant-nursery-manager", "Plant Nursery Manager")}, ${link("/career/illustrator", "Illustrator")}.`,
  ),
  hinglish: p(
    `Aise kaam wale careers: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/manufacturing-baker", "Baker")}, ${link("/career/plant-nursery-manager", "Plant Nursery Manager")}, ${link("/career/illustrator", "Illustrator")}.`,
  ),
  hindi: p(
    `ऐसे काम वाले करियर: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/manufacturing-baker", "Baker")}, ${link("/career/plant-nursery-manager", "Plant Nursery Manager")}, ${link("/career/illustrator", "Illustrator")}।`,
  ),
};

export const ALONE_WITH_MUCH_TO_CARRY: Wording = {
  english:
    p("You carry much, and there is help that is meant for you:") +
    ul([
      `${strong("To learn and earn")}: Jan Shikshan Sansthan and RSETI centres of banks teach sewing, beauty, food, computers for little or nothing; a self-help group in your block or ward lends to begin.`,
      `${strong("Work that can begin at home or near it")}: ${link("/career/tailor", "Tailor")}, ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/beautician", "Beautician")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/data-entry-operator", "Data Entry Operator")}; with fixed hours: ${link("/career/anganwadi-worker", "Anganwadi Worker")}, ${link("/career/nursing-assistant", "Nursing Assistant")}, ${link("/career/cashier", "Cashier")}.`,
      `${strong("Support")}: pensions for widows are each State's own, and Mission Vatsalya may support children of mothers who are alone: ask the District Child Protection Unit. The women's helpline 181 knows what there is near you.`,
    ]),
  hinglish:
    p("Aap par bahut kuch hai, aur aapke liye bani hui madad bhi hai:") +
    ul([
      `${strong("Seekhne aur kamane ke liye")}: Jan Shikshan Sansthan aur bank ke RSETI kendra silai, beauty, khana, computer kam ya bina fees sikhate hain; aapke block ya ward ka self-help group shuru karne ke liye udhaar deta hai.`,
      `${strong("Ghar se ya paas mein shuru hone wala kaam")}: ${link("/career/tailor", "Tailor")}, ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/beautician", "Beautician")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/data-entry-operator", "Data Entry Operator")}; tay samay wala: ${link("/career/anganwadi-worker", "Anganwadi Worker")}, ${link("/career/nursing-assistant", "Nursing Assistant")}, ${link("/career/cashier", "Cashier")}.`,
      `${strong("Sahara")}: vidhwa pension har rajya ki apni hai, aur Mission Vatsalya akeli maa ke bachchon ki madad kar sakta hai: District Child Protection Unit se poochiye. Mahila helpline 181 jaanti hai ki aapke paas kya hai.`,
    ]),
  hindi:
    p("आप पर बहुत कुछ है, और आपके लिए बनी हुई मदद भी है:") +
    ul([
      `${strong("सीखने और कमाने के लिए")}: जन शिक्षण संस्थान और बैंक के RSETI केंद्र सिलाई, ब्यूटी, खाना, कंप्यूटर कम या बिना फ़ीस सिखाते हैं; आपके ब्लॉक या वार्ड का self-help group शुरू करने के लिए उधार देता है।`,
      `${strong("घर से या पास में शुरू होने वाला काम")}: ${link("/career/tailor", "Tailor")}, ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/beautician", "Beautician")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/data-entry-operator", "Data Entry Operator")}; तय समय वाला: ${link("/career/anganwadi-worker", "Anganwadi Worker")}, ${link("/career/nursing-assistant", "Nursing Assistant")}, ${link("/career/cashier", "Cashier")}।`,
      `${strong("सहारा")}: विधवा पेंशन हर राज्य की अपनी है, और मिशन वात्सल्य अकेली माँ के बच्चों की मदद कर सकता है: District Child Protection Unit से पूछिए। महिला हेल्पलाइन 181 जानती है कि आपके पास क्या है।`,
    ]),
};

export const TELL_CLASS_AND_STRENGTH: Wording = {
  english: p("Tell me your last class, and what you do well, and I look for ways that fit."),
  hinglish: p("Apni aakhri class bataiye, aur aap kya achha karte hain, main aapke liye sahi raste dekhungi."),
  hindi: p("अपनी आख़िरी क्लास बताइए, और आप क्या अच्छा करते हैं, मैं आपके लिए सही रास्ते देखूँगी।"),
};

export const MONEY_SOON: Wording = {
  english:
    p("When money is needed soon, these roads are honest and quick:") +
    ul([
      `${strong("Learnt in days")}: ${link("/career/motorcycle-delivery-driver", "Motorcycle Delivery Driver")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/warehouse-worker", "Warehouse Worker")}, ${link("/career/waiter", "Waiter")}; after Class 12 also ${link("/career/customer-service-representative", "Customer Service Representative")} and ${link("/career/data-entry-operator", "Data Entry Operator")}; with what you know already: ${link("/career/private-tutor", "Private Tutor")}.`,
      `${strong("Paid while you learn")}: apprenticeships after Class 8, 10, 12, ITI or a degree, at apprenticeshipindia.gov.in.`,
      `${strong("Where posts stand without a fee")}: ncs.gov.in and your district's employment exchange. Who asks for money, papers or an OTP for work cheats.`,
    ]) +
    p(
      "Keep one door open: open schooling (nios.ac.in) or a distance degree (ignou.ac.in) goes beside work, and scholarships.gov.in may pay for it. Under 18 you may do only some kinds of work.",
    ),
  hinglish:
    p("Jab paise jaldi chahiye, to yeh raste sachche aur jaldi ke hain:") +
    ul([
      `${strong("Kuch dinon mein seekha jaata hai")}: ${link("/career/motorcycle-delivery-driver", "Motorcycle Delivery Driver")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/warehouse-worker", "Warehouse Worker")}, ${link("/career/waiter", "Waiter")}; Class 12 ke baad ${link("/career/customer-service-representative", "Customer Service Representative")} aur ${link("/career/data-entry-operator", "Data Entry Operator")} bhi; jo pehle se aata hai usse: ${link("/career/private-tutor", "Private Tutor")}.`,
      `${strong("Seekhte hue kamai")}: Class 8, 10, 12, ITI ya degree ke baad apprenticeship, apprenticeshipindia.gov.in par.`,
      `${strong("Bina fees ki posts kahan hain")}: ncs.gov.in aur aapke zile ka rozgar karyalay. Jo kaam ke liye paise, kaagaz ya OTP maangta hai, woh thagta hai.`,
    ]) +
    p(
      "Ek darwaza khula rakhiye: open schooling (nios.ac.in) ya distance degree (ignou.ac.in) kaam ke saath chalti hai, aur scholarships.gov.in se uska paisa mil sakta hai. 18 se kam umar mein kuch hi tarah ke kaam kar sakte hain.",
    ),
  hindi:
    p("जब पैसे जल्दी चाहिए, तो ये रास्ते सच्चे और जल्दी के हैं:") +
    ul([
      `${strong("कुछ दिनों में सीखा जाता है")}: ${link("/career/motorcycle-delivery-driver", "Motorcycle Delivery Driver")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/warehouse-worker", "Warehouse Worker")}, ${link("/career/waiter", "Waiter")}; Class 12 के बाद ${link("/career/customer-service-representative", "Customer Service Representative")} और ${link("/career/data-entry-operator", "Data Entry Operator")} भी; जो पहले से आता है उससे: ${link("/career/private-tutor", "Private Tutor")}।`,
      `${strong("सीखते हुए कमाई")}: Class 8, 10, 12, ITI या डिग्री के बाद अप्रेंटिसशिप, apprenticeshipindia.gov.in पर।`,
      `${strong("बिना फ़ीस के पद कहाँ हैं")}: ncs.gov.in और आपके ज़िले का रोज़गार कार्यालय। जो काम के लिए पैसे, काग़ज़ या OTP माँगता है, वह ठगता है।`,
    ]) +
    p(
      "एक दरवाज़ा खुला रखिए: ओपन स्कूलिंग (nios.ac.in) या डिस्टेंस डिग्री (ignou.ac.in) काम के साथ चलती है, और scholarships.gov.in से उसका पैसा मिल सकता है। 18 से कम उम्र में कुछ ही तरह के काम कर सकते हैं।",
    ),
};

export const TELL_CLASS_PLACE_AND_STRENGTH: Wording = {
  english: p("Tell me your last class, your place and what you do well, and I look for something that lasts."),
  hinglish: p("Apni aakhri class, jagah aur jo achha karte hain woh bataiye, main aisa kuch dekhungi jo tike."),
  hindi: p("अपनी आख़िरी क्लास, जगह और जो अच्छा करते हैं वह बताइए, मैं ऐसा कुछ देखूँगी जो टिके।"),
};

export const TELL_ME: Wording = {
  english: p(`Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}.`),
  hinglish: p(`Koi vishay ya apni pasand bataiye, ya bees sawalon se dhoondhiye: ${assessmentLink()}.`),
  hindi: p(`कोई विषय या अपनी पसंद बताइए, या बीस सवालों से ढूँढ़िए: ${assessmentLink()}।`),
};
