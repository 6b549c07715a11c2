import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { CARE } from "../guard/care.ts";
import { careFor } from "../guard/distress.ts";
import { MARRIED_AS_A_CHILD } from "../guard/married-as-a-child.ts";
import * as texts from "./topics/asked-at-work-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what is asked at the door of a course or a post", () => {
  it.each([
    ["neet without biology in 12th is allowed?", "notice of November 2023"],
    ["12th me bio nahi thi, neet de sakta hu?", "notice of November 2023"],
    ["बिना बायोलॉजी के नीट दे सकते हैं क्या", "notice of November 2023"],
    ["neet pass without bio", "notice of November 2023"],
    ["specs hai -2.5, kya nda ho sakta hai", "For the Army perhaps yes"],
    ["my eyesight is -2 can i join nda", "For the Army perhaps yes"],
    ["मेरे चश्मे का नंबर 1.5 है क्या एनडीए में जा सकता हूँ", "For the Army perhaps yes"],
    ["height for female constable in delhi police", "157 cm for women"],
    ["delhi police me ladki ki height kitni chahiye", "157 cm for women"],
    ["दिल्ली पुलिस में महिला की लंबाई कितनी चाहिए", "157 cm for women"],
    ["cabin crew height and is tattoo allowed", "no tattoo that shows in uniform"],
    ["air hostess ke liye height kitni chahiye", "155 cm"],
    ["एयर होस्टेस के लिए लंबाई कितनी चाहिए", "155 cm"],
    ["anganwadi worker kaise bane, 8th pass hu", "central guidelines of 2022"],
    ["anganwadi worker qualification 10th pass", "central guidelines of 2022"],
    ["आंगनवाड़ी कार्यकर्ता के लिए योग्यता क्या है", "central guidelines of 2022"],
    ["nit me commerce wale ja sakte hai kya", "Not for BTech"],
    ["can commerce students get into nit", "Not for BTech"],
    ["क्या कॉमर्स वाले एनआईटी में जा सकते हैं", "Not for BTech"],
    ["can i give cuet after drop of 2 yrs", "a gap is no bar"],
    ["kya 2 saal drop ke baad cuet de sakte hai", "a gap is no bar"],
    ["दो साल गैप के बाद सीयूईटी दे सकते हैं क्या", "a gap is no bar"],
    ["does cuet need for du and can i give cuet after drop of 2 yrs", "a gap is no bar"],
    ["does cuet need for du and can i give cuet after drop of 2 yrs", "go by CUET-UG alone"],
    ["du ke liye cuet zaroori hai kya", "go by CUET-UG alone"],
    ["क्या दिल्ली यूनिवर्सिटी के लिए सीयूईटी जरूरी है", "go by CUET-UG alone"],
    ["is cuet required for delhi university", "go by CUET-UG alone"],
    [
      "I failed 12th class twice in physics. can i do anything from open board nios and then go for nursing",
      "NIOS is a board like any other",
    ],
    ["nios se 12th karke nursing kar sakte hai kya", "NIOS is a board like any other"],
    ["ओपन स्कूल से 12वीं करके नर्सिंग कर सकते हैं क्या", "NIOS is a board like any other"],
    ["is polytechnic after 12th waste of time", "you need not begin at the first year"],
    ["12th ke baad polytechnic karna sahi hai kya", "you need not begin at the first year"],
    ["12वीं के बाद पॉलिटेक्निक करना सही है क्या", "you need not begin at the first year"],
    ["gate score valid for how many years and which psu take it", "valid for three years"],
    ["gate score kitne saal valid rehta hai", "valid for three years"],
    ["गेट स्कोर कितने साल मान्य रहता है", "valid for three years"],
    ["which psu recruit through gate", "IOCL, ONGC, NTPC"],
    ["typing speed for ssc chsl and steno", "35 words a minute"],
    ["ldc ke liye typing speed kitni chahiye", "35 words a minute"],
    ["एलडीसी के लिए टाइपिंग स्पीड कितनी चाहिए", "35 words a minute"],
    ["optometrist ka course kitna sal ka hai", "takes four years"],
    ["how long is optometry course", "takes four years"],
    ["ऑप्टोमेट्री का कोर्स कितने साल का है", "takes four years"],
    ["ac repair mechanic course kitne mahine ka", "two years after Class 10"],
    ["how long is the ac technician course", "two years after Class 10"],
    ["एसी मैकेनिक का कोर्स कितने महीने का है", "two years after Class 10"],
    ["company secretary course duration after graduation", "about three years"],
    ["cs course kitne saal ka hai after bcom", "about three years"],
    ["कंपनी सेक्रेटरी बनने में कितने साल लगते हैं", "about three years"],
    ["bank clerk to PO promotion kitne saal", "three to six years"],
    ["how many years for bank clerk to become officer by promotion", "three to six years"],
    ["बैंक क्लर्क से पीओ प्रमोशन कितने साल में", "three to six years"],
    ["i am a bank clerk, how to become officer", "three to six years"],
    ["nurse in germany how to go, german language level", "German at B1 to go"],
    ["germany me nurse kaise bane", "German at B1 to go"],
    ["जर्मनी में नर्स कैसे बनें", "German at B1 to go"],
    ["lost my job in bpo after 6 years, age 31, no degree only 12th. what now", "Your years at a call centre"],
    ["bpo ki naukri chali gayi ab kya karu", "Your years at a call centre"],
    ["कॉल सेंटर की नौकरी छूट गई अब क्या करूं", "Your years at a call centre"],
    ["driver ki naukri sarkari", "government posts for drivers"],
    ["government driver jobs how to get", "government posts for drivers"],
    ["सरकारी ड्राइवर की नौकरी कैसे मिलेगी", "government posts for drivers"],
    ["afcat ncc special entry kya hai", "straight to the interview board"],
    ["what is ncc special entry scheme in army", "straight to the interview board"],
    ["एनसीसी स्पेशल एंट्री क्या है", "straight to the interview board"],
    ["mba or ms abroad for cs engineer with 2 yr exp", "an MS if you want to stay with the technology"],
    ["software engineer hu 2 saal ka experience, videsh se ms karu ya mba", "an MS if you want to stay with the technology"],
    ["सॉफ्टवेयर इंजीनियर हूं विदेश से एमएस करूं या एमबीए", "an MS if you want to stay with the technology"],
    ["law after bcom 3 year or 5 yr", "you take the three-year LLB"],
    ["bcom ke baad llb kitne saal ki hai", "you take the three-year LLB"],
    ["बीकॉम के बाद एलएलबी कितने साल की है", "you take the three-year LLB"],
    ["mtech or job after btech civil", "MTech if you want design or teaching"],
    ["btech civil ke baad mtech karu ya naukri", "MTech if you want design or teaching"],
    ["सिविल बीटेक के बाद एमटेक करूं या नौकरी", "MTech if you want design or teaching"],
    ["bsc chemistry krke kya scope hai sach batao", "with the BSc alone there is work"],
    ["honestly is bsc chemistry worth it", "with the BSc alone there is work"],
    ["बीएससी केमिस्ट्री का स्कोप क्या है सच बताओ", "with the BSc alone there is work"],
    ["video editing se paise kaise kamaye", "three to five finished pieces"],
    ["how to earn money from video editing", "three to five finished pieces"],
    ["वीडियो एडिटिंग से पैसे कैसे कमाएं", "three to five finished pieces"],
    ["interview me apne bare me kya bole", "Speak for about a minute"],
    ["how to answer tell me about yourself in interview", "Speak for about a minute"],
    ["इंटरव्यू में अपने बारे में क्या बोलें", "Speak for about a minute"],
    ["bcom 2nd year student here, is it too late to start CA", "it is not late"],
    ["bcom second year me hu ca start kar sakta hu kya", "it is not late"],
    ["बीकॉम दूसरे साल में हूं क्या सीए शुरू करने में देर हो गई", "it is not late"],
    ["bds vs bhms vs vet", "All three begin with NEET-UG"],
    ["bds bhms ya bvsc kaunsa accha hai", "All three begin with NEET-UG"],
    ["बीडीएस बीएचएमएस और पशु चिकित्सक में क्या अच्छा है", "All three begin with NEET-UG"],
    ["mere neet me 350 marks hai bams mil sakta hai kya", "aaccc.gov.in for AYUSH"],
    ["neet 450 marks can i get mbbs", "mcc.nic.in for MBBS"],
    ["नीट में 300 नंबर हैं बीएएमएस मिलेगा क्या", "aaccc.gov.in for AYUSH"],
  ])("[R368] %j says %j", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["careers with biology without neet", "notice of November 2023"],
    ["my glasses number is -6 can i join nda", "For the Army perhaps yes"],
    ["up police height for girls", "157 cm for women"],
    ["cabin crew salary", "155 cm of women"],
    ["anganwadi worker salary", "central guidelines of 2022"],
    ["nit admission kaise hota hai", "Not for BTech"],
    ["should i drop for neet", "a gap is no bar"],
    ["which colleges take cuet", "go by CUET-UG alone"],
    ["nios 12th fees kitni hai", "NIOS is a board like any other"],
    ["10th ke baad polytechnic sahi hai kya", "you need not begin at the first year"],
    ["gate exam ki taiyari kaise kare", "valid for three years"],
    ["typing work from home", "35 words a minute"],
    ["optometrist salary", "takes four years"],
    ["ac mechanic kitna kamata hai", "two years after Class 10"],
    ["cs engineering kitne saal ka hai", "about three years, if you pass"],
    ["bank po or clerk which is better", "three to six years"],
    ["nurse in canada how to go", "German at B1 to go"],
    ["how to get a job in bpo", "Your years at a call centre"],
    ["truck driver kaise bane", "government posts for drivers"],
    ["afcat kya hai", "straight to the interview board"],
    ["mba or mtech in india", "an MS if you want to stay with the technology"],
    ["bcom or law after 12th", "you take the three-year LLB"],
    ["mtech computer science or job", "MTech if you want design or teaching"],
    ["bsc physics scope sach batao", "with the BSc alone there is work"],
    ["video editor salary per month", "three to five finished pieces"],
    ["interview me kya pehne", "Speak for about a minute"],
    ["how to become ca after bcom", "it is not late"],
    ["bds vs bhms", "All three begin with NEET-UG"],
    ["jee mains 90 percentile which nit will i get", "mcc.nic.in for MBBS"],
    ["neet 450 marks can i get mbbs", "josaa"],
  ])("[R368] %j does not say %j", (question, says) => {
    expect(text(question)).not.toContain(says);
  });

  it("[R368] links only careers that are there, by their names", () => {
    const linked = Object.values(texts).flatMap((wording) =>
      Object.values(wording).flatMap((html) =>
        [...html.matchAll(/href="\/career\/([^"]+)"[^>]*>([^<]+)</g)].map(([, id = "", name]) => ({ id, name })),
      ),
    );
    expect(linked.length).toBeGreaterThan(100);
    for (const { id, name } of linked) expect(explorer.byId(id)?.name, id).toBe(name);
  });
});

describe("who is hurt at work, married young or about to be left", () => {
  it.each([
    "my boss touches me and i cant leave the job as family needs money",
    "mera manager mujhe galat tarike se chhuta hai, naukri nahi chhod sakti",
    "मेरा बॉस मुझे गलत तरीके से छूता है",
    "my manager asks me to sleep with him for promotion",
    "i face sexual harassment at work by my boss",
    "boss raat ko hotel me bulata hai",
  ])("[R369] %j is told of her right at work", (question) => {
    expect(careFor(question)).toBe(CARE.hurtAtWork);
  });

  it.each([
    "i am 16 and my boss touches me at the shop",
    "my uncle touches me, father lost his job",
    "teacher touches me in tuition",
    "papa ke boss ne mujhe galat tarike se chhua",
  ])("[R369] %j is a child's, with Childline first", (question) => {
    expect(careFor(question)).toBe(CARE.hurt);
  });

  it.each([
    "how to become hotel manager",
    "boss ne hotel management karne ko bola",
    "hr ne hotel me interview ke liye bulaya hai",
    "sexual harassment law career",
    "my boss is angry with me",
  ])("[R369] %j is no such thing", (question) => {
    expect(careFor(question)).toBeNull();
  });

  it.each([
    "i was married at 17 and they dont let me study, i am 18 now, i want to finish 12th and be a nurse",
    "meri shaadi 16 saal me ho gayi thi ab 18 ki hu padhna chahti hu",
    "17 की उम्र में मेरी शादी हो गई थी, मैं पढ़ना चाहती हूँ",
    "they married me off when i was 15, i want to go back to school",
  ])("[R369] %j is told of her right and her way", (question) => {
    expect(careFor(question)).toBe(MARRIED_AS_A_CHILD);
  });

  it.each([
    "mere ghar wale 17 saal me shaadi kar rahe hai padhna hai mujhe",
    "i got married at 17, now 35 with two kids, want to work",
    "meri behen ki shaadi 15 me kar di, woh padhna chahti hai",
    "shaadi 12 ke baad ho gayi, ab teacher banna hai",
  ])("[R369] %j is another's or another case", (question) => {
    expect(careFor(question)).not.toBe(MARRIED_AS_A_CHILD);
  });

  it("[R369] the right to leave a child marriage is told with its limit", () => {
    for (const html of Object.values(MARRIED_AS_A_CHILD)) expect(html).toMatch(/181.*112.*1098.*14416.*nios\.ac\.in.*2006.*15100/s);
    for (const html of Object.values(CARE.hurtAtWork)) expect(html).toMatch(/181.*112.*shebox\.wcd\.gov\.in.*15100/s);
  });

  it.each([
    "my bf says he will leave me what do i do",
    "bf chhod dega bol raha hai kya karu",
    "मेरा बॉयफ्रेंड मुझे छोड़ देगा कह रहा है",
    "gf wants to break up with me",
  ])("[R369] %j", (question) => {
    expect(text(question)).toContain("Nobody can be made to stay");
  });

  it.each(["my bf says he will leave his job for upsc", "gf left me, how to study now"])("[R369] %j is another thing", (question) => {
    expect(text(question)).not.toContain("Nobody can be made to stay");
  });
});
