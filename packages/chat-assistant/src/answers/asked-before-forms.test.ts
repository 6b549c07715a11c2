import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import * as texts from "./topics/asked-before-forms-texts.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;

/** What stands in the answer, how it is asked in English, Hinglish and Hindi, and a question near it that has another answer. */
const ASKED: readonly (readonly [says: string, asked: readonly [string, string, string], near: string])[] = [
  [
    "No, not with PCM alone",
    [
      "can i do bsc nursing if i took pcm in 12th without bio",
      "bio nahi hai pcm hai bsc nursing kar sakti hu kya",
      "क्या बिना बायो के बीएससी नर्सिंग कर सकते हैं",
    ],
    "can i do gnm without bio",
  ],
  [
    "asks every BArch college for physics and maths",
    ["can i do b.arch without maths", "maths nahi hai architect ban sakta hu kya", "क्या बिना गणित के आर्किटेक्ट बन सकते हैं"],
    "can i become an interior designer without maths",
  ],
  [
    "Neither CA nor most BCom degrees ask for it",
    [
      "which is better commerce with maths or without maths for bcom and ca",
      "commerce me maths leni chahiye ya nahi",
      "कॉमर्स के साथ गणित लेनी चाहिए क्या",
    ],
    "careers after commerce with maths",
  ],
  [
    "since 2021 girls sit for NDA",
    [
      "can girls join nda and how much height is needed",
      "NDA me girls apply kar sakti hai kya aur height kitni chahiye",
      "क्या लड़कियां एनडीए दे सकती हैं और लंबाई कितनी चाहिए",
    ],
    "can women join nda",
  ],
  [
    "for the general category a government MBBS seat has closed far above",
    [
      "i scored 310 marks in neet, general category, what options now",
      "neet me 320 marks aaye general category kya options hai",
      "नीट में 320 नंबर आए जनरल कैटेगरी अब क्या मिलेगा",
    ],
    "neet me 640 marks aaye general category kya options hai",
  ],
  [
    "they say nothing about what you are worth",
    [
      "took two drops for neet and did not clear what now",
      "2 saal drop liya neet ke liye phir bhi nahi hua ab kya karu",
      "नीट के लिए दो साल ड्रॉप लिया फिर भी नहीं हुआ",
    ],
    "i failed neet 2 times should i take another drop",
  ],
  [
    "Yes, from the session 2027-28",
    ["does physiotherapy need neet", "bpt ke liye neet zaruri hai kya", "क्या फिजियोथेरेपी के लिए नीट देना जरूरी है"],
    "does pharmacy need neet",
  ],
  [
    "No, not from the session 2027-28 on",
    ["can i do physiotherapy without neet", "bina neet ke physiotherapy kar sakte hai kya", "क्या बिना नीट के फिजियोथेरेपी कर सकते हैं"],
    "pcb courses without neet",
  ],
  [
    "ask for Class 12 and no degree",
    ["jobs after 12th without degree", "12th ke baad bina degree ke naukri", "12वीं के बाद बिना डिग्री के कौन सी नौकरी मिलेगी"],
    "high paying jobs after 12th without degree",
  ],
  [
    "Yes, but by fewer ways",
    [
      "can i become a data scientist without maths in 12th",
      "mujhe maths se darr lagta hai lekin data scientist banna hai",
      "क्या बिना गणित के डेटा साइंटिस्ट बन सकते हैं",
    ],
    "can i become a data analyst without maths in 12th",
  ],
  [
    "A compartment shuts nobody out",
    [
      "i got compartment in physics in class 12 can i give jee main next year",
      "physics me compartment aayi hai jee main de sakta hu kya",
      "कंपार्टमेंट आने पर जेईई दे सकते हैं क्या",
    ],
    "i got compartment in physics what now",
  ],
  [
    "Forty-five per cent in Class 12",
    ["how many percent required in 12th for clat", "clat ke liye kitne percent chahiye 12th me", "क्लैट के लिए 12वीं में कितने प्रतिशत चाहिए"],
    "clat cut off for nlu",
  ],
  [
    "Accounts stands in none of these papers",
    [
      "i passed 12th commerce, weak in accounts, how to prepare for government job",
      "12th commerce 55% se pass hua hai, accounts me kamzor hai, sarkari naukri ki taiyari kaise kare",
      "कॉमर्स से 12वीं पास हूं अकाउंट्स में कमजोर हूं सरकारी नौकरी की तैयारी कैसे करूं",
    ],
    "commerce student weak in accounts which career",
  ],
  [
    "BPT trains you to heal by movement",
    ["difference between physiotherapy and mbbs", "bpt aur mbbs me kya fark hai", "बीपीटी और एमबीबीएस में क्या अंतर है"],
    "bds aur mbbs me kya fark hai",
  ],
  [
    "With low marks the diplomas stay open",
    ["paramedical courses after 12th with low marks", "12th me kam marks hai paramedical course kar sakti hu", "कम नंबर में पैरामेडिकल कोर्स"],
    "paramedical courses after 12th",
  ],
  [
    "the merchant navy's deck no",
    [
      "can a colour blind person do engineering or join merchant navy",
      "color blind hu engineering ya merchant navy kar sakta hu kya",
      "कलर ब्लाइंड हूं इंजीनियरिंग या मर्चेंट नेवी कर सकता हूं क्या",
    ],
    "can a colour blind person join the army",
  ],
  [
    "6/6 in the better eye",
    [
      "what eyesight is required for merchant navy",
      "merchant navy ke liye eyesight kitni chahiye",
      "मर्चेंट नेवी के लिए आंखों की नजर कितनी चाहिए",
    ],
    "indian navy ke liye eyesight kitni chahiye",
  ],
  [
    "Sixty per cent in physics, chemistry and maths together",
    [
      "how much percentage required for merchant navy in 12th",
      "merchant navy ke liye 12th me kitne percent chahiye",
      "मर्चेंट नेवी में जाने के लिए 12वीं में कितने प्रतिशत चाहिए",
    ],
    "merchant navy me salary kitni hai",
  ],
  [
    "no official ranking of animation colleges",
    ["best college for animation in india", "animation ke liye sabse acha college kaun sa hai", "एनिमेशन के लिए सबसे अच्छा कॉलेज कौन सा है"],
    "animation me salary kitni hai",
  ],
  [
    "admission.uod.ac.in",
    ["cutoff of srcc bcom hons cuet", "srcc me bcom ke liye cut off kitni jati hai", "दिल्ली विश्वविद्यालय की कटऑफ कितनी है"],
    "cutoff of nit trichy cse",
  ],
  [
    "D.El.Ed is exactly the training that counts",
    ["can i become a government teacher after d.el.ed", "D.El.Ed karke govt teacher ban sakte hai", "क्या डीएलएड करके सरकारी शिक्षक बन सकते हैं"],
    "b.ed karke govt teacher ban sakte hai",
  ],
  [
    "D.El.Ed at a government institute, a DIET",
    [
      "which is the cheapest way to become a teacher for class 1 to 5",
      "sabse saste me primary teacher kaise bane",
      "प्राइमरी टीचर बनने का सबसे सस्ता तरीका",
    ],
    "cheapest way to become a pilot",
  ],
  [
    "The crime branch recruits nobody directly",
    ["how to join crime branch", "crime branch me jana hai kaise jau", "क्राइम ब्रांच में कैसे जाएं"],
    "crime reporter kaise bane",
  ],
  [
    "152 cm for women",
    ["police constable height for girls in UP", "up police me ladki ki height kitni chahiye", "यूपी पुलिस में लड़कियों की लंबाई कितनी चाहिए"],
    "police constable height for girls in bihar",
  ],
  [
    "In any subject. A sub-inspector",
    [
      "which subject in graduation for sub inspector",
      "sub inspector banne ke liye graduation kis subject me",
      "दरोगा बनने के लिए किस विषय में ग्रेजुएशन चाहिए",
    ],
    "sub inspector ki salary",
  ],
  [
    "the Reserve Bank of India takes its young officers",
    ["who can apply for rbi grade b", "rbi grade b kya hai aur usme kaun apply kar sakta hai", "आरबीआई ग्रेड बी के लिए कौन आवेदन कर सकता है"],
    "rbi grade b salary",
  ],
  [
    "As a subject no; in the test yes",
    ["is maths compulsory for bank po", "bank po ke liye maths hona zaruri hai kya", "बैंक पीओ के लिए गणित जरूरी है क्या"],
    "is maths compulsory for ca",
  ],
  [
    "They share only the letters",
    ["ntpc railway vs ntpc company job", "rrb ntpc aur ntpc company me kya antar hai", "रेलवे एनटीपीसी और एनटीपीसी कंपनी में क्या अंतर है"],
    "rrb ntpc vs rrb group d",
  ],
  [
    "If your rank gives you a government seat, take it",
    [
      "private vs government medical college",
      "sarkari ya private medical college kaun sa acha",
      "सरकारी या प्राइवेट मेडिकल कॉलेज कौन सा अच्छा है",
    ],
    "private vs government job",
  ],
  [
    "CA is among the hardest examinations",
    [
      "my teacher says commerce is for dull students is it true",
      "teacher bolte hai commerce kamzor bachon ke liye hai kya ye sach hai",
      "क्या कॉमर्स कमजोर बच्चों के लिए है, सर कहते हैं",
    ],
    "is commerce a good stream",
  ],
  ["An actuary is an expert", ["what is an actuary", "actuary kya hota hai", "एक्चुअरी क्या होता है"], "actuary ki salary"],
  [
    "Yes, it is possible from BCom",
    [
      "investment banker from bcom possible? which course after",
      "bcom karke investment banker ban sakte hai kya",
      "क्या बीकॉम के बाद इन्वेस्टमेंट बैंकर बन सकते हैं",
    ],
    "investment banker salary",
  ],
  [
    "Neither is compulsory by itself, and NATA opens most colleges",
    ["how to be an architect, is jee needed or nata", "architect banne ke liye jee chahiye ya nata", "आर्किटेक्ट बनने के लिए जेईई या नाटा"],
    "nata ka syllabus",
  ],
  [
    "PM-YASASVI",
    [
      "merit scholarship for class 11 students from poor family",
      "class 11 me scholarship kaise milegi gareeb parivar",
      "11वीं के गरीब छात्रों के लिए छात्रवृत्ति",
    ],
    "scholarship for engineering college",
  ],
  [
    "Kushal Yuva Program",
    [
      "I am 22, did BA in Hindi from a village college near Gaya, weak English, earn at least 15000",
      "bihar se hu BA kiya hai english kamzor hai kaam chahiye",
      "बिहार से हूं बीए किया है अंग्रेजी कमजोर है नौकरी चाहिए",
    ],
    "did BA in Hindi from a village college, weak English",
  ],
  [
    "offence under the Information Technology Act",
    ["how can i hack my school portal to change marks", "school portal hack karke marks kaise badle", "स्कूल का पोर्टल हैक करके नंबर कैसे बदलें"],
    "ethical hacking course ke liye kitne marks chahiye",
  ],
];

describe("what is asked before a form is filled in", () => {
  it.each(ASKED.flatMap(([says, asked]) => asked.map((question) => [question, says] as const)))("[R368] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(ASKED.map(([says, , near]) => [near, says] as const))("[R368] %s: not %s", (near, says) => {
    expect(text(near)).not.toContain(says);
  });

  it.each([
    ["can i do btech without maths", "No, not without it"],
    ["kya bina maths ke bsc nursing ho sakti hai", "Yes, without it too"],
    ["can i do llb without maths", "Yes, without it too"],
  ])("[R366] without a subject: %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R368] is answered in the question's language", () => {
    expect(groundedReply("actuary kya hota hai", explorer)).toContain("woh expert hai");
    expect(groundedReply("एक्चुअरी क्या होता है", explorer)).toContain("विशेषज्ञ");
  });

  it.each(Object.entries(texts))("[R368] %s links only records that there are, in each language the same number", (_name, wording) => {
    const linksIn = (html: string): readonly string[] =>
      parsed(html).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href !== undefined ? [href] : []));
    const english = linksIn(wording.english);
    for (const href of english.filter((each) => each.startsWith("/career/"))) expect(explorer.byId(href.slice(8))).toBeDefined();
    expect(linksIn(wording.hinglish)).toEqual(english);
    expect(linksIn(wording.hindi)).toEqual(english);
  });
});
