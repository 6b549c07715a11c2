import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string): string => groundedReply(question, explorer);
const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const links = (question: string): readonly string[] =>
  parsed(groundedReply(question, explorer, { language: "english" })).tags.flatMap(({ name, attributes: { href } }) =>
    name === "a" && href?.startsWith("/career/") ? [href.slice("/career/".length)] : [],
  );

describe("asked by neighbours", () => {
  it.each([
    "gaana achha gaata hu, isme career hai kya ya sirf hobby rakhu",
    "i sing well, is it a career or should i keep it a hobby",
    "मैं अच्छा गाना गाती हूँ, इसमें करियर है या सिर्फ़ शौक रखूँ",
    "meri beti bahut achha gaati hai isme career ban sakta hai kya",
    "log kehte hai meri awaaz achhi hai, singing ko career banau ya hobby",
  ])("[R300] %s is a liking, and shown its work", (question) => {
    expect(links(question)).toContain("playback-singer");
  });

  it.each([
    ["acchi drawing karta hu isme career hai ya sirf hobby", "graphic-designer"],
    ["isme career hai kya", undefined],
  ])("[R300] %s begins with %s", (question, id) => {
    expect(links(question)[0]).toBe(id);
  });

  it.each([
    "mcom karke teacher banna hai to net du ya bed karu",
    "net or bed after mcom for teaching",
    "एमए के बाद नेट करूं या बीएड",
    "should i do b.ed or ugc net to become a teacher",
  ])("[R301] %s is told which of them leads where", (question) => {
    expect(text(question)).toMatch(/^They lead to different classrooms/);
    expect(links(question)).toContain("commerce-teacher");
  });

  it.each(["i have cleared net, what next", "net exam ki date kab hai", "bed kiya hai ab kya kare"])(
    "[R301] %s weighs neither",
    (question) => {
      expect(text(question)).not.toContain("They lead to different classrooms");
    },
  );

  it.each([
    "शादी के बाद पढ़ाई छूट गई थी, अब 32 की उम्र में बी.एड. कर सकती हूँ क्या",
    "40 saal ki hu bed kar sakti hu",
    "am i too old for bed at 35",
    "is there any age limit for b.ed",
  ])("[R302] %s is open, with a degree", (question) => {
    expect(text(question)).toMatch(/^Yes, the BEd is open to you/);
    expect(text(question)).toContain("With BEd or D.El.Ed done, this opens");
  });

  it.each(["bed teacher bharti age limit", "bed ki salary 30 ki umar me"])("[R302] %s asks for the age of no course", (question) => {
    expect(text(question)).not.toContain("the BEd is open to you");
  });

  it.each([
    "bsc agriculture or bsc forestry for govt jobs",
    "bsc forestry ya bsc agriculture sarkari naukri ke liye",
    "बीएससी एग्रीकल्चर या बीएससी वानिकी सरकारी नौकरी के लिए",
  ])("[R303] %s weighs forestry by its own name", (question) => {
    expect(text(question)).toContain("BSc Forestry is a four-year degree in forests");
    expect(text(question)).toContain("For posts of the Government agriculture opens more");
  });

  it.each([
    ["bfsc ke baad kya kar sakte hai", "fish-hatchery-technician"],
    ["bsc in forestry jobs", "forester"],
    ["b.sc forestry ke baad sarkari naukri", "indian-forest-service-officer"],
    ["bfsc govt jobs", "fisheries-inspector"],
    ["forestry or agriculture bsc which is better", "forester"],
    ["bsc zoology after 12th", "zoologist"],
  ])("[R303] %s leads to %s", (question, id) => {
    expect(links(question)).toContain(id);
  });

  it.each([
    "main delivery boy hu 12th pass, 6 mahine ka koi course batao jisse office job mile",
    "short course for office job after 12th",
    "12th pass factory worker hu, office me kaam karna hai konsa course karu",
    "which course of 3 to 6 months can give me a back office job",
    "छह महीने का कोर्स जिससे ऑफिस की नौकरी मिले",
    "I am a waiter 12th pass which short course will get me a desk job",
  ])("[R304] %s is told courses and their posts", (question) => {
    expect(links(question)).toEqual(expect.arrayContaining(["typist", "data-entry-operator", "office-assistant", "bookkeeper"]));
  });

  it.each(["bcom ke baad short course for office job", "office job after 12th"])("[R304] %s has its own answer", (question) => {
    expect(text(question)).not.toContain("With Class 12 and a short course an office is open");
  });

  it.each([
    "we are parents of twin girls, one likes biology other likes computers, is there field where both can work together",
    "ek beti ko biology pasand hai dusri ko computer, dono saath kaam kar sake aisa field",
    "एक बेटी को बायोलॉजी पसंद है दूसरी को कंप्यूटर, दोनों साथ काम कर सकें ऐसा क्या है",
  ])("[R305] %s is shown what the two have in common", (question) => {
    expect(links(question)[0]).toBe("bioinformatics-analyst");
  });

  it.each(["i like biology, any other field than computers", "one likes biology, the other does not like computers"])(
    "[R305] %s joins nothing",
    (question) => {
      expect(links(question)).not.toContain("bioinformatics-analyst");
    },
  );

  it.each([
    "chef banna h par veg hu, hotel management me non veg banana padega kya",
    "i am vegetarian can i become a chef",
    "will i have to cook meat in ihm",
    "होटल मैनेजमेंट में क्या मांस बनाना पड़ता है, मैं शाकाहारी हूँ",
  ])("[R306] %s is told of practicals and of vegetarian kitchens", (question) => {
    expect(text(question)).toMatch(/^A vegetarian can become a chef/);
    expect(links(question)).toContain("sweetmeat-maker");
  });

  it.each(["chef ki salary kitni hai", "veg restaurant kaise khole"])("[R306] %s asks for no practicals", (question) => {
    expect(text(question)).not.toContain("A vegetarian can become a chef");
  });

  it.each([
    "tu bekar bot hai, har baar engineering hi batata hai, kuch hatke bata",
    "useless bot you only tell engineering, suggest something different",
    "बेकार बॉट, हर बार इंजीनियरिंग ही बताता है, कुछ हटके बता",
    "faltu bot hai tu, sirf engineer hi batata hai kuch aur bata",
  ])("[R307] %s is met with a word of sorry and work that few think of", (question) => {
    expect(text(question)).toMatch(/^I am sorry/);
    expect(links(question)).toContain("tea-taster");
    expect(links(question).filter((id) => /engineer/.test(id))).toEqual([]);
  });

  it.each([
    "unusual careers in india",
    "mujhe kuch hatke karna hai",
    "tell me rare jobs in india",
    "kuch hatke career batao jo kam log karte hai",
    "offbeat career options after 12th arts",
  ])("[R307] %s is shown work that few think of", (question) => {
    expect(links(question)).toContain("tea-taster");
  });

  it.each(["bank ki job chhodke kuch alag karna hai", "i love dancing, suggest something different"])(
    "[R307] %s is answered for what it says",
    (question) => {
      expect(links(question)).not.toContain("tea-taster");
    },
  );

  it.each([
    "anganwadi worker se supervisor kaise bane",
    "how to go from anganwadi worker to supervisor",
    "आंगनवाड़ी कार्यकर्ता से सुपरवाइजर कैसे बनें",
    "aanganwadi karyakarta hu supervisor banna hai",
    "anganwadi worker ko supervisor banne ke liye kya chahiye",
  ])("[R308] %s asks for the next post", (question) => {
    expect(links(question)[0]).toBe("anganwadi-supervisor");
    expect(text(question)).toContain("often promoted after some years");
  });

  it.each(["anganwadi worker kaise bane", "anganwadi sahayika se worker kaise bane"])("[R308] %s asks for that post", (question) => {
    expect(links(question)[0]).toBe("anganwadi-worker");
  });

  it.each([
    "I run a small kirana shop and did 10th only, what can i learn on the side to earn more",
    "meri kirana dukaan hai, sath me kya seekhu jisse kamai badhe",
    "मेरी किराना की दुकान है, क्या सीखूँ जिससे ज़्यादा कमाऊँ",
  ])("[R309] %s is told what to learn beside it", (question) => {
    expect(links(question)).toEqual(expect.arrayContaining(["bookkeeper", "online-merchant", "business-correspondent"]));
  });

  it.each(["i have a small shop what can i sell", "kirana store owner salary"])("[R309] %s asks for no course", (question) => {
    expect(text(question)).not.toContain("Keep the shop and learn");
  });

  it.each([
    "My father drives an auto and we cannot pay more than 30,000 a year, which courses after 12 science get a job quick",
    "cheap courses after 12th pcb to get job fast",
    "गरीब परिवार से हूँ 12वीं साइंस के बाद जल्दी नौकरी वाला कोर्स",
    "12th science ke baad jaldi naukri wale saste course",
  ])("[R310] %s is bound by both", (question) => {
    expect(links(question)).toContain("medical-laboratory-technician");
    expect(links(question).filter((id) => /engineer$/.test(id))).toEqual([]);
  });

  it.each(["12th commerce ke baad jaldi naukri sasta course", "courses after 12th science"])("[R310] %s has its own answer", (question) => {
    expect(text(question)).not.toContain("Short courses with work at their end");
  });

  it.each([
    "list jobs for commerce students without maths that pay above 6 lakh",
    "commerce wale bina maths ke 6 lakh se zyada wali job",
    "कॉमर्स बिना गणित 6 लाख से ऊपर की नौकरी",
  ])("[R311] %s begins with what the stream is taken for", (question) => {
    expect(links(question)).toEqual(expect.arrayContaining(["company-secretary", "chartered-accountant"]));
    expect(links(question)).not.toContain("flight-attendant");
  });

  it("[R311] an amount alone keeps to careers within whose pay it lies", () => {
    expect(links("commerce jobs with 6 lakh package")).not.toContain("chartered-accountant");
  });

  it.each([
    "beti ko fashion designing karni hai, NIFT ka exam kab hota hai aur fees kitni",
    "when is NIFT exam and how much are the fees",
    "निफ्ट की परीक्षा कब होती है और फीस कितनी है",
  ])("[R312] %s is told both", (question) => {
    expect(text(question)).toMatch(/^As a rule it is held once a year.*nift\.ac\.in/);
    expect(text(question)).toContain("change each year");
  });

  it("[R312] fees alone ask for no date", () => {
    expect(text("nift ki fees kitni hai")).not.toContain("once a year");
  });

  it.each(["nda after diploma possible??", "diploma ke baad nda de sakte hai kya", "पॉलिटेक्निक के बाद एनडीए दे सकते हैं"])(
    "[R313] %s is told that Class 12 is asked for, and what is open",
    (question) => {
      expect(text(question)).toMatch(/^Not with the diploma alone/);
      expect(text(question)).toContain("AFCAT");
    },
  );

  it.each(["nda or diploma which is better", "nda ke liye 12th me kya chahiye"])("[R313] %s asks something else", (question) => {
    expect(text(question)).not.toContain("Not with the diploma alone");
  });

  it.each([
    "you showed me librarian but i hate sitting whole day, something similar but where i move around?",
    "librarian jaisa kaam par baithna pasand nahi",
    "लाइब्रेरियन जैसा काम जिसमें घूमना फिरना हो",
    "is there a job similar to librarian where i am not stuck at a desk",
  ])("[R314] %s is shown work like it that moves", (question) => {
    expect(links(question)).toContain("bookmobile-librarian");
    expect(links(question)).not.toContain("chief-librarian");
  });

  it("[R314] work like it is else shown as it is near", () => {
    expect(links("similar to librarian")).toContain("chief-librarian");
  });

  it.each([
    "fish farming as business or job, which scheme or course",
    "machli palan me business ya naukri, yojana konsi hai",
    "मछली पालन के लिए कौन सी योजना और कोर्स है",
    "fisheries me job ya khud ka business",
  ])("[R315] %s is told both sides, the course and the scheme", (question) => {
    expect(text(question)).toContain("PMMSY");
    expect(links(question)).toEqual(expect.arrayContaining(["fish-farmer", "fisheries-inspector"]));
  });

  it("[R315] pay alone asks for no scheme", () => {
    expect(text("fish farmer kitna kamata hai")).not.toContain("PMMSY");
  });

  it.each([
    ["mcom karke teacher banna hai to net du ya bed karu", "Dono alag class tak le jaate hain"],
    ["diploma ke baad nda de sakte hai kya", "Sirf diploma se nahi"],
    ["kuch hatke career batao", "Aisa kaam jo kam log sochte hain"],
    ["मछली पालन के लिए कौन सी योजना है", "दोनों रास्ते खुले हैं"],
    ["लाइब्रेरियन जैसा काम जिसमें घूमना फिरना हो", "के पास का काम"],
  ])("[R58] %s is answered in its language", (question, said) => {
    expect(reply(question)).toContain(said);
  });
});
