import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("a wish and what it hangs on", () => {
  it.each([
    ["Canada jana hai, papa ki salary 40 hazaar hai", "proof of money to live on"],
    ["kenada me padhna chahta hu par ghar me paise nahi hai", "nosmsje.gov.in"],
    ["pcm se 12th kiya hai total budget 3 lakh hai kya kare", "I name no fees"],
    ["instagram reels dekh kar soldier banne ka mann karta hai, kya sahi hai", "thirty seconds of a life"],
    ["movie dekh ke IPS banna hai", "On an ordinary day"],
    ["सब दोस्त साइंस ले रहे हैं, मुझे आर्ट्स लेना है", "You need not go where your friends go"],
    ["mere sab dost science le rahe hai, mujhe arts leni hai", "About what you like yourself"],
    ["मेरे सारे दोस्त इंजीनियरिंग कर रहे हैं पर मुझे नहीं करनी", "what you do not want is already something"],
    ["all my friends are doing engineering but i dont want to", "what you do not want is already something"],
    ["all my friends are going for JEE but I like writing", "You need not go where your friends go"],
    ["ghar se dur nahi ja sakti, kaun sa course karu 12th ke baad", "without leaving home"],
    ["hostel me mann nahi lagta, padhai chhodne ka mann hai", "The first months away from home"],
    ["BTech civil, 27 years old, want to move to teaching or government job", "engineer can become a teacher"],
  ])("[R110] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["is it ok to take gap year to prepare for nift", "all right where it is planned"],
    ["नीट की तैयारी के लिए एक साल गैप लूँ?", "all right where it is planned"],
    ["took a gap year to prepare for neet and failed", "An exam that was not cleared"],
    ["my daughter wants to do gap year for upsc after 12th, is it wise", "a year without one"],
    ["freelancing se kamai kaise shuru kare", "selling one piece of work at a time"],
    ["how to become a freelance photographer", "Wedding Photographer"],
    ["ghar se bahar nahi ja sakti, job chahiye", "nios.ac.in"],
    ["im in class 11 commerce, forest officer", "open with Commerce with Maths, not with every kind of Commerce"],
    ["im in class 11 commerce, geologist", "Commerce closes Geologist"],
    ["forest ranger kaise bane", "Wildlife Conservation Officer"],
  ])("[R117] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["I want to be a video editor, I watch reels all day", "Film Editor"],
    ["my friends say take science but i like drawing", "Graphic Designer"],
    ["is 6 lakh fee for private bca college worth it", "BCA is worth it if"],
    ["teacher or engineer", "Choose"],
  ])("[R110] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R110] is answered in the question's language", () => {
    expect(groundedReply("फिल्म देखकर फौजी बनना है", explorer)).toContain("आम दिन");
    expect(groundedReply("mera budget 3 lakh hai pure course ka, PCM hai", explorer)).toContain("chhote budget");
  });
});

describe("what is weighed", () => {
  it.each([
    ["biotech or microbiology, which is better", "microbiologist"],
    ["sociology or psychology for BA?", "counselling-psychologist"],
    ["समाजशास्त्र या मनोविज्ञान?", "sociologist"],
    ["physics or chemistry or maths in bsc", "actuary"],
  ])("[R111] %s", (question, id) => {
    expect(text(question)).toContain("Choose it if you");
    expect(linksOf(question)).toContain(id);
  });

  it("[R111] leaves subjects of Class 11 and teachers of a subject alone", () => {
    expect(text("maths or biology in 11th")).not.toContain("It leads, among others");
    expect(text("history teacher or geography teacher")).not.toContain("It leads, among others");
  });

  it.each([
    ["yoga teacher ya physiotherapist, which has more freedom", "Freedom hangs less on the title"],
    ["nurse or lab technician, which gives more time for family", "goes by the post"],
    ["doctor vs engineer which has more respect in society", "Nobody measures respect"],
    ["bank clerk or electrician which is more secure", "No career is safe by its name"],
  ])("[R112] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("what a name stands for", () => {
  it.each([
    ["SSC after 12 age limit", "SSC CHSL: By the notice"],
    ["ssc ke liye 12th ke baad age kya hai", "SSC CHSL: By the notice"],
    ["10th ke baad ssc age limit", "SSC MTS: By the notice"],
    ["kya 30 saal ki umar me bank ki taiyari shuru kar sakti hu", "IBPS PO: By the notice"],
    ["ssc cgl age limit", "SSC CGL: By the notice"],
    ["ssc age limit", "SSC CGL: 18 to 27, 30 or 32"],
  ])("[R113] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R114] agronomists stand before farmers behind an agricultural degree, and copywriters among writers", () => {
    expect(linksOf("बीएससी एग्रीकल्चर कैसा कोर्स है?")[0]).toBe("agronomist");
    expect(linksOf("sab dost JEE ki taiyari kar rahe hai par mujhe likhna pasand hai")).toContain("content-writer");
  });

  it("[R27] a site that runs is no carpenter", () => {
    expect(text("site offline chalti hai?")).toContain("Mostly yes, once a page was open");
  });
});

describe("fears, set-backs and plain questions", () => {
  it.each([
    ["my son wants to be a gamer what should I tell him", "What a child loves so much"],
    ["my daughter is in class 9 and very good at chess, does it have a career", "What a child loves so much"],
    ["I am 19, dropped two years for NEET, feeling behind everyone", "a year or two decides very little"],
    ["is data science still good in 2026 or too crowded", "Nobody counts how many are in a field"],
    ["railway group d me 5 saal se fail ho raha hu age 26 ab kya karu", "a plan with a date"],
    ["i am left handed can i be surgeon", "no exam that shuts them out"],
    ["how to choose between two careers i like both", "See them side by side"],
    ["B.Com kar raha hu saath me kya skill seekhu ki job mile", "Tally"],
    ["dentist ke baad kya scope hai, log kehte bds bekar hai", "BDS is worth it if"],
    ["is architecture a dying field", "Nobody counts how many are in a field"],
    ["my son is 17 and only wants to make youtube videos", "What a child loves so much"],
    ["fashion designing me boys ka scope", "Yes"],
    ["mera score 480 hai neet me general category, kya mbbs milega", "mcc.nic.in"],
    ["kam padhi likhi aurat gaon me kya kaam kar sakti hai", "Class 8"],
    ["papa kehte hain BA se kuch nahi hota, kya ye sach hai", "BA is worth it if"],
    ["diffrence b/w bcom and bcom hons", "Honours means one subject studied deeper"],
    ["stenographer ki typing speed kitni chahiye", "What counts is shorthand"],
    ["teacher hu, class 10 ke bachho ko stream kaise samjhau", "Begin with the work and not with the marks"],
    ["mere dost ne 2 mahine ka digital marketing course kiya, kya mujhe bhi karna chahiye", "A short course is worth it"],
    ["मुझे खाना बनाना पसंद है, होटल मैनेजमेंट करूं या अपना ढाबा खोलूं", "A business of your own"],
    ["I want to become a singer but my family is very orthodox", "That is a hard place to be"],
    ["my parents are daily wage workers, I want to become IAS, is it possible", "Little money closes fewer doors"],
    ["can i become a lawyer after 30, i am a housewife with BA", "not too late"],
  ])("[R115] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["i failed 12th, can i join police", "it asks for Class 10"],
    ["12th fail hu, kya police me ja sakta hu", "A failed paper, or a failed year"],
    ["BCom economics honours kya hai", "BCom"],
  ])("[R115] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R115] each is answered in the question's language", () => {
    expect(groundedReply("मैं सबसे पीछे रह गया हूँ", explorer)).toContain("एक-दो साल से बहुत कम तय होता है");
    expect(groundedReply("12वीं के बाद नेवी में कैसे जाएं", explorer)).toContain("NDA");
  });

  it("[R116] a liking at Class 10 opens the whole field", () => {
    expect(linksOf("मैं दसवीं में हूँ और मुझे कंप्यूटर बहुत पसंद है")[0]).toBe("software-engineer");
    expect(linksOf("10th ke baad computer ka kaam")[0]).not.toBe("software-engineer");
  });

  it("[R116] pay asked first is told first", () => {
    const told = text("How much does an air hostess earn and is there an age limit?");
    expect(told.indexOf("estimate, 2026")).toBeLessThan(told.indexOf("age limits or numbers of attempts"));
  });
});
