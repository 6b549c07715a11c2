import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const AT_THE_DOOR = [to("security-guard", "Security Guard"), to("warehouse-worker", "Warehouse Worker"), to("cashier", "Cashier")].join(
  ", ",
);
const AT_TABLE = [to("waiter", "Waiter"), to("fast-food-cook", "Fast Food Cook"), to("room-attendant", "Room Attendant")].join(", ");
const BY_A_TRADE = [to("electrician", "Electrician"), to("plumber", "Plumber"), to("restaurant-cook", "Restaurant Cook")].join(", ");

/** From a village into work in a city, with little schooling. */
export const FROM_VILLAGE_TO_CITY: Wording = {
  english:
    p("Yes, there is work in a city for you, and most of it is done in Hindi or the city's own language. In this order:") +
    ul([
      `${strong("At once")}, with what you have: ${AT_THE_DOOR}; in hotels and kitchens ${AT_TABLE}, often with a meal and a bed.`,
      `${strong("Better within a year")}: a trade. ITI after Class 10, an apprenticeship with a stipend (apprenticeshipindia.gov.in), or the free training for young people of villages with a hostel at many centres (DDU-GKY: ask at your block office). ${BY_A_TRADE}.`,
      `${strong("Before you go")}: a call to somebody who works there already, a place to sleep for the first weeks, food money for one month, and copies of Aadhaar and mark sheets.`,
      `${strong("In the city")}: ncs.gov.in and the notices of malls, hotels and warehouses; police verification belongs to many posts. Pay no agent, hand no original certificate to anybody, and ask for the pay in writing or by bank.`,
      `${strong("A few words of English")} come by ten minutes a day, and Class 12 by the open school (nios.ac.in) beside the work opens more.`,
    ]),
  hinglish:
    p("Haan, sheher mein aapke liye kaam hai, aur zyadatar Hindi ya wahan ki bhasha mein hota hai. Is kram mein:") +
    ul([
      `${strong("Turant")}, jo aapke paas hai usse: ${AT_THE_DOOR}; hotel aur rasoi mein ${AT_TABLE}, aksar khane aur rehne ke saath.`,
      `${strong("Saal bhar mein behtar")}: koi hunar. Class 10 ke baad ITI, stipend wali apprenticeship (apprenticeshipindia.gov.in), ya gaon ke yuvaon ki free training, bahut se kendron par hostel ke saath (DDU-GKY: block office mein poochiye). ${BY_A_TRADE}.`,
      `${strong("Jaane se pehle")}: wahan kaam kar rahe kisi jaan-pehchaan wale ko phone, pehle hafton ke liye sone ki jagah, ek mahine ka khane ka paisa, Aadhaar aur marksheet ki copy.`,
      `${strong("Sheher mein")}: ncs.gov.in, aur mall, hotel aur warehouse ke notice; bahut si posts mein police verification hota hai. Agent ko paise mat dijiye, asli certificate kisi ko mat dijiye, aur vetan likhit mein ya bank se lijiye.`,
      `${strong("Thodi English")} roz das minute mein aati hai, aur kaam ke saath open school (nios.ac.in) se Class 12 aur darwaze kholti hai.`,
    ]),
  hindi:
    p("हाँ, शहर में आपके लिए काम है, और ज़्यादातर हिंदी या वहाँ की भाषा में होता है। इस क्रम में:") +
    ul([
      `${strong("तुरंत")}, जो आपके पास है उससे: ${AT_THE_DOOR}; होटल और रसोई में ${AT_TABLE}, अक्सर खाने और रहने के साथ।`,
      `${strong("साल भर में बेहतर")}: कोई हुनर। Class 10 के बाद ITI, स्टाइपेंड वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in), या गाँव के युवाओं की मुफ़्त ट्रेनिंग, बहुत से केंद्रों पर हॉस्टल के साथ (DDU-GKY: ब्लॉक ऑफ़िस में पूछिए)। ${BY_A_TRADE}।`,
      `${strong("जाने से पहले")}: वहाँ काम कर रहे किसी जान-पहचान वाले को फ़ोन, पहले हफ़्तों के लिए सोने की जगह, एक महीने का खाने का पैसा, आधार और मार्कशीट की कॉपी।`,
      `${strong("शहर में")}: ncs.gov.in, और मॉल, होटल और वेयरहाउस के नोटिस; बहुत से पदों में पुलिस वेरिफ़िकेशन होता है। एजेंट को पैसे मत दीजिए, असली सर्टिफ़िकेट किसी को मत दीजिए, और वेतन लिखित में या बैंक से लीजिए।`,
      `${strong("थोड़ी अंग्रेज़ी")} रोज़ दस मिनट में आती है, और काम के साथ ओपन स्कूल (nios.ac.in) से Class 12 और दरवाज़े खोलती है।`,
    ]),
};

const NEAR_PEOPLE = [
  to("recruiter", "Recruiter"),
  to("social-worker", "Social Worker"),
  to("child-welfare-organiser", "Child Welfare Organiser"),
  to("market-research-analyst", "Market Research Analyst"),
  to("patient-care-coordinator", "Patient Care Coordinator"),
].join(", ");

/** A degree in psychology and no master's degree after it. */
export const PSYCHOLOGY_WITHOUT_MASTERS: Wording = {
  english:
    p(
      "Not as a psychologist: that title asks for a master's degree, and clinical work for a registered training besides. With the first degree alone this is open:",
    ) +
    ul([
      `${strong("People at work")}: hiring, training, staff matters. ${strong("People in need")}: NGOs, children's homes, hospitals. ${strong("People as buyers")}: surveys, research on users and customers. ${NEAR_PEOPLE}.`,
      `${strong("Helping to learn")}: a year of a diploma in guidance and counselling, or BEd in special education, leads to schools (${to("special-education-teacher", "Special Education Teacher")}, ${to("school-counsellor", "School Counsellor")}; each post says what it asks).`,
      `${strong("Any degree")}: SSC CGL, banks, your State's commission, and companies that take every graduate.`,
      "What helps most: one internship with people, Excel or a survey tool, and clear writing. A master's degree can follow later, also beside work, when you know which kind you want.",
    ]),
  hinglish:
    p(
      "Psychologist ki tarah nahi: us naam ke liye master's degree chahiye, aur clinical kaam ke liye registered training bhi. Sirf pehli degree se yeh khula hai:",
    ) +
    ul([
      `${strong("Kaam par log")}: bharti, training, staff. ${strong("Zarooratmand log")}: NGO, bal grih, hospital. ${strong("Kharidne wale log")}: survey, users aur customers par research. ${NEAR_PEOPLE}.`,
      `${strong("Seekhne mein madad")}: guidance aur counselling ka ek saal ka diploma, ya special education mein BEd, school tak le jaata hai (${to("special-education-teacher", "Special Education Teacher")}, ${to("school-counsellor", "School Counsellor")}; har post batati hai ki kya chahiye).`,
      `${strong("Koi bhi degree")}: SSC CGL, bank, rajya ka aayog, aur companies jo har graduate leti hain.`,
      "Sabse zyada kaam aata hai: logon ke saath ek internship, Excel ya survey ka tool, aur saaf likhna. Master's baad mein bhi ho sakta hai, kaam ke saath bhi, jab pata ho ki kaun sa.",
    ]),
  hindi:
    p("साइकोलॉजिस्ट की तरह नहीं: उस नाम के लिए मास्टर डिग्री चाहिए, और क्लीनिकल काम के लिए रजिस्टर्ड ट्रेनिंग भी। सिर्फ़ पहली डिग्री से यह खुला है:") +
    ul([
      `${strong("काम पर लोग")}: भर्ती, ट्रेनिंग, स्टाफ़। ${strong("ज़रूरतमंद लोग")}: NGO, बाल गृह, अस्पताल। ${strong("ख़रीदने वाले लोग")}: सर्वे, यूज़र और ग्राहकों पर रिसर्च। ${NEAR_PEOPLE}।`,
      `${strong("सीखने में मदद")}: guidance और counselling का एक साल का डिप्लोमा, या special education में BEd, स्कूल तक ले जाता है (${to("special-education-teacher", "Special Education Teacher")}, ${to("school-counsellor", "School Counsellor")}; हर पद बताता है कि क्या चाहिए)।`,
      `${strong("कोई भी डिग्री")}: SSC CGL, बैंक, राज्य का आयोग, और कंपनियाँ जो हर ग्रेजुएट लेती हैं।`,
      "सबसे ज़्यादा काम आता है: लोगों के साथ एक इंटर्नशिप, Excel या सर्वे का टूल, और साफ़ लिखना। मास्टर डिग्री बाद में भी हो सकती है, काम के साथ भी, जब पता हो कि कौन सी।",
    ]),
};
