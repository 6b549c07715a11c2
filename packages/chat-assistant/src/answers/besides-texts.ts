import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const THE_REST: Wording = {
  english: "To the rest of what you ask:",
  hinglish: "Aapke baaki sawal par:",
  hindi: "आपके बाक़ी सवाल पर:",
};

export const FEES: Wording = { english: "Fees", hinglish: "Fees", hindi: "फ़ीस" };

/** A school subject that is hard for who asks; what the record of a career says of it stands first. */
export const HARD_SUBJECT: Wording<(subject: string, record: string) => string> = {
  english: (subject, record) =>
    `${strong(`${subject} is hard for you`)}: ${record}It can be mended late: go back to the class where it began to be unclear, ten sums or questions a day (diksha.gov.in). If it stays hard, ask me for work without it.`,
  hinglish: (subject, record) =>
    `${strong(`${subject} mushkil lagta hai`)}: ${record}Ise der se bhi theek kar sakte hain: us class par wapas jaiye jahan se samajh aana band hua, roz das sawal (diksha.gov.in). Phir bhi mushkil lage to mujhse iske bina wala kaam poochiye.`,
  hindi: (subject, record) =>
    `${strong(`${subject} मुश्किल लगता है`)}: ${record}इसे देर से भी ठीक कर सकते हैं: उस क्लास पर वापस जाइए जहाँ से समझ आना बंद हुआ, रोज़ दस सवाल (diksha.gov.in)। फिर भी मुश्किल लगे तो मुझसे इसके बिना वाला काम पूछिए।`,
};
export const SUBJECT_OF: Wording<(career: string, verdict: string) => string> = {
  english: (career, verdict) => `For ${career}: ${verdict} `,
  hinglish: (career, verdict) => `${career} ke liye: ${verdict} `,
  hindi: (career, verdict) => `${career} के लिए: ${verdict} `,
};

export const THE_GAP: Wording = {
  english: `${strong("The gap")}: say it in one honest line, what you did and what you learnt in it, such as "two years of preparing for State exams, and tuition for Class 8". Then one course or piece of work from this month that can be shown.`,
  hinglish: `${strong("Gap")}: ek imaandar line mein kahiye ki usme kya kiya aur kya seekha, jaise "do saal rajya ke exams ki taiyari, aur Class 8 ko tuition". Phir is mahine ka ek course ya kaam jo dikha sakein.`,
  hindi: `${strong("गैप")}: एक ईमानदार लाइन में कहिए कि उसमें क्या किया और क्या सीखा, जैसे "दो साल राज्य की परीक्षाओं की तैयारी, और Class 8 को ट्यूशन"। फिर इस महीने का एक कोर्स या काम जो दिखा सकें।`,
};
export const ONE_RANGE_FOR_BOTH: Wording = {
  english: `${strong("Government or private")}: the range above is for both together; I do not know them apart. What a government post pays stands as a pay level in its recruitment notice.`,
  hinglish: `${strong("Sarkari ya private")}: upar ki kamai dono ko mila kar hai; alag-alag mujhe nahi pata. Sarkari post ki kamai uske notice mein pay level se likhi hoti hai.`,
  hindi: `${strong("सरकारी या प्राइवेट")}: ऊपर की कमाई दोनों को मिलाकर है; अलग-अलग मुझे नहीं पता। सरकारी पद की कमाई उसके नोटिस में पे लेवल से लिखी होती है।`,
};

export const GOVERNMENT_OR_PRIVATE: Wording = {
  english: `${strong("Government or private")}: the government college costs a small part of it, and the same course counts alike. A private one is worth its fee only if it is approved (UGC, AICTE or the council of the profession) and you have seen who was placed where.`,
  hinglish: `${strong("Sarkari ya private")}: sarkari college bahut kam paise mein hota hai, aur wahi course barabar maana jaata hai. Private ki fees tabhi sahi hai jab woh approved ho (UGC, AICTE ya us peshe ki council) aur aapne dekha ho ki kiski placement kahan hui.`,
  hindi: `${strong("सरकारी या प्राइवेट")}: सरकारी कॉलेज बहुत कम पैसे में होता है, और वही कोर्स बराबर माना जाता है। प्राइवेट की फ़ीस तभी सही है जब वह approved हो (UGC, AICTE या उस पेशे की काउंसिल) और आपने देखा हो कि किसकी प्लेसमेंट कहाँ हुई।`,
};
export const WEAK_ENGLISH: Wording = {
  english: `${strong("English")} can be learnt late: ten minutes aloud each day, and one friend to speak with. Many exams can be written in Hindi and other Indian languages.`,
  hinglish: `${strong("English")} der se bhi seekh sakte hain: roz das minute bolkar, aur baat karne ke liye ek dost. Bahut se exam Hindi aur doosri Indian bhashaon mein de sakte hain.`,
  hindi: `${strong("अंग्रेज़ी")} देर से भी सीख सकते हैं: रोज़ दस मिनट बोलकर, और बात करने के लिए एक दोस्त। बहुत सी परीक्षाएँ हिंदी और दूसरी भारतीय भाषाओं में दे सकते हैं।`,
};
export const SHORT_OF_MONEY: Wording = {
  english: `${strong("Money")}: a government college costs far less; scholarships stand at scholarships.gov.in and on your State's portal, study loans at pmvidyalaxmi.co.in. Ask the college's office what is waived for low incomes.`,
  hinglish: `${strong("Paise")}: sarkari college bahut kam mein hota hai; scholarship scholarships.gov.in aur aapke rajya ke portal par hain, padhai ka loan pmvidyalaxmi.co.in par. College ke office mein poochiye ki kam aamdani par kya maaf hota hai.`,
  hindi: `${strong("पैसे")}: सरकारी कॉलेज बहुत कम में होता है; छात्रवृत्ति scholarships.gov.in और आपके राज्य के पोर्टल पर हैं, पढ़ाई का लोन pmvidyalaxmi.co.in पर। कॉलेज के ऑफ़िस में पूछिए कि कम आमदनी पर क्या माफ़ होता है।`,
};
export const ON_ONES_OWN: Wording<(licence: string | null) => string> = {
  english: (licence) =>
    `${strong("On your own")}: ${licence === null ? "" : `first comes ${licence}; then `}the licences of the place, such as a drug licence for a medical shop from the State's drugs control. Some years in another's teach prices and customers. Loans: udyamimitra.in.`,
  hinglish: (licence) =>
    `${strong("Apna kaam")}: ${licence === null ? "" : `pehle ${licence}; phir `}us jagah ke licence, jaise medical shop ke liye rajya ke drugs control se drug licence. Kuch saal kisi aur ke yahan kaam karne se daam aur grahak samajh aate hain. Loan: udyamimitra.in.`,
  hindi: (licence) =>
    `${strong("अपना काम")}: ${licence === null ? "" : `पहले ${licence}; फिर `}उस जगह के लाइसेंस, जैसे मेडिकल शॉप के लिए राज्य के drugs control से ड्रग लाइसेंस। कुछ साल किसी और के यहाँ काम करने से दाम और ग्राहक समझ आते हैं। लोन: udyamimitra.in।`,
};
/** What the record tells of time at home, and who knows the rest. */
export const TIME_AT_HOME: Wording<(travel: string, dislikes: string) => string> = {
  english: (travel, dislikes) =>
    `${strong("Time at home")}: ${travel}${dislikes === "" ? "" : ` People dislike in it: ${dislikes}.`} The roster is the employer's own: ask two who do it how many nights a month they are at home.`,
  hinglish: (travel, dislikes) =>
    `${strong("Ghar ka samay")}: ${travel}${dislikes === "" ? "" : ` Logon ko isme yeh nahi bhaata: ${dislikes}.`} Roster har jagah ka apna hai: yeh kaam karne wale do logon se poochiye ki mahine mein kitni raatein ghar par rehte hain.`,
  hindi: (travel, dislikes) =>
    `${strong("घर का समय")}: ${travel}${dislikes === "" ? "" : ` लोगों को इसमें यह नहीं भाता: ${dislikes}।`} रोस्टर हर जगह का अपना है: यह काम करने वाले दो लोगों से पूछिए कि महीने में कितनी रातें घर पर रहते हैं।`,
};
export const ENTRANCE_BESIDE_COMPARTMENT: Wording = {
  english: `${strong("The entrance")}: who sits for Class 12 this year may mostly sit for it all the same; the seat asks that Class 12 be passed, in the subjects it needs, by the day the counselling names. The supplementary result comes in time for some rounds and for many State and private colleges: read this year's notice.`,
  hinglish: `${strong("Entrance")}: jo is saal Class 12 de raha hai, woh zyadatar entrance phir bhi de sakta hai; seat ke liye Class 12, zaroori vishayon ke saath, us din tak paas honi chahiye jo counselling batati hai. Supplementary ka result kuch round aur bahut se rajya aur private college ke liye samay par aata hai: is saal ka notice padhiye.`,
  hindi: `${strong("Entrance")}: जो इस साल Class 12 दे रहा है, वह ज़्यादातर entrance फिर भी दे सकता है; सीट के लिए Class 12, ज़रूरी विषयों के साथ, उस दिन तक पास होनी चाहिए जो काउंसलिंग बताती है। सप्लीमेंट्री का नतीजा कुछ राउंड और बहुत से राज्य और प्राइवेट कॉलेज के लिए समय पर आता है: इस साल का नोटिस पढ़िए।`,
};
export const HOW_MUCH_ENGLISH: Wording = {
  english: `${strong("English")}: how much is asked stands in the notice of the employer or the college; simple, clear sentences are mostly the beginning. Ten minutes of reading aloud and speaking a day change much in half a year.`,
  hinglish: `${strong("English")}: kitni chahiye, yeh company ya college ke notice mein hota hai; zyadatar saral, saaf vaakyon se shuruaat hoti hai. Roz das minute bolkar padhna aur bolna chhah mahine mein bahut badal deta hai.`,
  hindi: `${strong("अंग्रेज़ी")}: कितनी चाहिए, यह कंपनी या कॉलेज के नोटिस में होता है; ज़्यादातर सरल, साफ़ वाक्यों से शुरुआत होती है। रोज़ दस मिनट बोलकर पढ़ना और बोलना छह महीने में बहुत बदल देता है।`,
};
export const TO_FLY_WITH_LITTLE_MONEY: Wording = {
  english: `${strong("Money")}: learning to fly costs more than most degrees, and a loan for it is a risk. Without a fee one flies in the Air Force: NDA after Class 12 with physics and maths, AFCAT or CDS after a degree. The Government's own academy is IGRUA (igrua.gov.in); scholarships: scholarships.gov.in and your State's welfare department.`,
  hinglish: `${strong("Paise")}: udna seekhna zyadatar degree se mehnga hai, aur uske liye loan jokhim hai. Bina fees Air Force mein udte hain: Class 12 physics aur maths ke saath NDA, degree ke baad AFCAT ya CDS. Sarkar ki apni academy IGRUA hai (igrua.gov.in); scholarship: scholarships.gov.in aur rajya ka kalyan vibhag.`,
  hindi: `${strong("पैसे")}: उड़ना सीखना ज़्यादातर डिग्री से महँगा है, और उसके लिए लोन जोखिम है। बिना फ़ीस एयर फ़ोर्स में उड़ते हैं: Class 12 फ़िज़िक्स और मैथ्स के साथ NDA, डिग्री के बाद AFCAT या CDS। सरकार की अपनी अकादमी IGRUA है (igrua.gov.in); छात्रवृत्ति: scholarships.gov.in और राज्य का कल्याण विभाग।`,
};
export const FAMILY_LIFE: Wording = {
  english: `${strong("Family life")}: ask two people who do it how many nights a month they are at home; many of them have families.`,
  hinglish: `${strong("Ghar-parivar")}: yeh kaam karne wale do logon se poochiye ki mahine mein kitni raatein ghar par rehte hain; unme se bahuton ka parivar hai.`,
  hindi: `${strong("घर-परिवार")}: यह काम करने वाले दो लोगों से पूछिए कि महीने में कितनी रातें घर पर रहते हैं; उनमें से बहुतों का परिवार है।`,
};
export const AT_HOME: Wording = {
  english: `${strong("At home")}: ask what exactly they fear (fees, safety, pay, what people say), and answer that one thing with facts.`,
  hinglish: `${strong("Ghar par")}: poochiye ki unhe theek kis baat ka darr hai (fees, suraksha, kamai, log kya kahenge), aur usi ek baat ka jawab jaankari se dijiye.`,
  hindi: `${strong("घर पर")}: पूछिए कि उन्हें ठीक किस बात का डर है (फ़ीस, सुरक्षा, कमाई, लोग क्या कहेंगे), और उसी एक बात का जवाब जानकारी से दीजिए।`,
};
export const IN_OTHER_COUNTRIES: Wording = {
  english: `${strong("Abroad")}: each country has its own rules, tests and fees; look at its embassy's page and ask which Indian qualification it accepts.`,
  hinglish: `${strong("Videsh")}: har desh ke apne niyam, test aur fees hain; uski embassy ka page dekhiye aur poochiye ki woh kaun si Indian qualification maanta hai.`,
  hindi: `${strong("विदेश")}: हर देश के अपने नियम, टेस्ट और फ़ीस हैं; उसके दूतावास का पेज देखिए और पूछिए कि वह कौन सी भारतीय योग्यता मानता है।`,
};
export const SAFETY: Wording = {
  english: `${strong("Safety")}: ask women who do the work about hours, the way home and lodging; an employer of ten or more must have a committee against harassment (helpline 181).`,
  hinglish: `${strong("Suraksha")}: yeh kaam karne wali mahilaon se samay, ghar tak ke raste aur rehne ke baare mein poochiye; das ya zyada logon wale employer ke yahan utpeedan ke khilaf committee hona zaroori hai (helpline 181).`,
  hindi: `${strong("सुरक्षा")}: यह काम करने वाली महिलाओं से समय, घर तक के रास्ते और रहने के बारे में पूछिए; दस या ज़्यादा लोगों वाले नियोक्ता के यहाँ उत्पीड़न के ख़िलाफ़ कमेटी होना ज़रूरी है (हेल्पलाइन 181)।`,
};
export const AGE: Wording = {
  english: `${strong("Age")}: I hold no limits; they stand in each notice, with some years more for reserved categories.`,
  hinglish: `${strong("Umar")}: umar ki seema mere paas nahi hai; woh har notice mein likhi hoti hai, aur reserved category ko kuch saal zyada milte hain.`,
  hindi: `${strong("उम्र")}: उम्र की सीमा मेरे पास नहीं है; वह हर नोटिस में लिखी होती है, और आरक्षित वर्ग को कुछ साल ज़्यादा मिलते हैं।`,
};
export const PAY_OF: Wording<(career: string, pay: string) => string> = {
  english: (career, pay) => `${strong("Pay")} of ${career} in India: ${pay}, from entry to experienced.`,
  hinglish: (career, pay) => `${strong("Kamai")}, India mein ${career}: ${pay}, shuruaat se anubhavi tak.`,
  hindi: (career, pay) => `${strong("कमाई")}, भारत में ${career}: ${pay}, शुरुआत से अनुभवी तक।`,
};

export const FAR_FROM_A_CITY: Wording = {
  english: `${strong("Far from a city")}: forms and scholarships can be filled in at a Common Service Centre; lessons of diksha.gov.in stay on a phone without network; hostels of the State's welfare department make the nearest town cheaper.`,
  hinglish: `${strong("Shehar se door")}: form aur scholarship Common Service Centre par bhare ja sakte hain; diksha.gov.in ke lesson bina network ke bhi phone mein rehte hain; State ke welfare department ke hostel se paas ke shehar mein padhna sasta padta hai.`,
  hindi: `${strong("शहर से दूर")}: फ़ॉर्म और स्कॉलरशिप Common Service Centre पर भरे जा सकते हैं; diksha.gov.in के पाठ बिना नेटवर्क के भी फ़ोन में रहते हैं; राज्य के कल्याण विभाग के हॉस्टल से पास के शहर में पढ़ना सस्ता पड़ता है।`,
};

export const COPA: Wording = {
  english: `${strong("COPA")}: this ITI trade of a year teaches office programs, the internet and first steps in programming. Typing alone is shrinking; who can also keep data in order, mend a computer or build a page is still looked for. It counts for computer posts and apprenticeships (apprenticeshipindia.gov.in), and for a diploma or BCA after Class 12.`,
  hinglish: `${strong("COPA")}: ek saal ka yeh ITI trade office ke program, internet aur programming ki shuruaat sikhata hai. Sirf typing ka kaam kam ho raha hai; jo data sambhal sake, computer theek kar sake ya page bana sake, uski zarurat ab bhi hai. Yeh computer ki posts aur apprenticeship (apprenticeshipindia.gov.in) mein kaam aata hai, aur Class 12 ke baad diploma ya BCA mein bhi.`,
  hindi: `${strong("COPA")}: एक साल का यह ITI ट्रेड ऑफ़िस के प्रोग्राम, इंटरनेट और प्रोग्रामिंग की शुरुआत सिखाता है। सिर्फ़ टाइपिंग का काम कम हो रहा है; जो डेटा सँभाल सके, कंप्यूटर ठीक कर सके या पेज बना सके, उसकी ज़रूरत अब भी है। यह कंप्यूटर के पदों और अप्रेंटिसशिप (apprenticeshipindia.gov.in) में काम आता है, और Class 12 के बाद डिप्लोमा या BCA में भी।`,
};

export const WHERE_YOU_LIVE: Wording = {
  english: `${strong("Where you live")} does not decide it: the first degree can be done near home, and only the special study or the first post may lie elsewhere. Ask there for a hostel and scholarships (scholarships.gov.in).`,
  hinglish: `${strong("Aap kahan rehte hain")}, isse faisla nahi hota: pehli degree ghar ke paas ho sakti hai, sirf khaas padhai ya pehli post kahin aur ho sakti hai. Wahan hostel aur scholarship poochhiye (scholarships.gov.in).`,
  hindi: `${strong("आप कहाँ रहते हैं")}, इससे फ़ैसला नहीं होता: पहली डिग्री घर के पास हो सकती है, सिर्फ़ ख़ास पढ़ाई या पहली पोस्ट कहीं और हो सकती है। वहाँ हॉस्टल और छात्रवृत्ति पूछिए (scholarships.gov.in)।`,
};

export const PAY_AFTER_YEARS: Wording = {
  english: `${strong("After so many years")}: the catalogue has no figure by year. It lies between the two ends of the range: nearer the lower one in the first five years, and what lifts it is a harder post, a further qualification or a change of employer.`,
  hinglish: `${strong("Itne saal baad")}: catalogue mein saal ke hisaab se figure nahi hai. Woh range ke do siron ke beech hoti hai: pehle paanch saal mein neeche wale sire ke paas, aur badhti hai mushkil post, agli padhai ya employer badalne se.`,
  hindi: `${strong("इतने साल बाद")}: कैटलॉग में साल के हिसाब से आँकड़ा नहीं है। वह रेंज के दो सिरों के बीच होती है: पहले पाँच साल में नीचे वाले सिरे के पास, और बढ़ती है मुश्किल पद, आगे की पढ़ाई या नौकरी बदलने से।`,
};
export const PAY_IN_GOVERNMENT: Wording<(exams: string) => string> = {
  english: (exams) =>
    `${strong("In government service")}: pay follows the pay level that the notice of the post names (${exams}), with dearness allowance and house rent above it; the low end of the range is mostly private work.`,
  hinglish: (exams) =>
    `${strong("Sarkari naukri mein")}: kamai us pay level se tay hoti hai jo post ke notice mein likha hota hai (${exams}), upar se mehngai bhatta aur house rent; range ka neeche wala sira zyadatar private kaam ka hai.`,
  hindi: (exams) =>
    `${strong("सरकारी नौकरी में")}: कमाई उस पे लेवल से तय होती है जो पद के नोटिस में लिखा होता है (${exams}), ऊपर से महँगाई भत्ता और मकान किराया; रेंज का नीचे वाला सिरा ज़्यादातर प्राइवेट काम का है।`,
};
