import type { QuestionGroup } from "../question.ts";

export const hindi: QuestionGroup = {
  group: "Hindi",
  questions: [
    { ask: "डॉक्टर कैसे बनें", first: "general-physician", says: ["NEET-UG"] },
    { ask: "वकील की सैलरी कितनी होती है", first: "criminal-lawyer", pay: ["criminal-lawyer"] },
    { ask: "शिक्षक बनने के लिए क्या करें", first: "primary-school-teacher" },
    { ask: "किसान", first: "crop-farmer" },
    { ask: "12वीं के बाद क्या करें", says: ["Class 12"] },
    { ask: "पुलिस में भर्ती कैसे हों", some: [1, ["police-constable", "police-inspector", "ips-officer"]] },
    { ask: "न्यायाधीश का काम क्या है", first: "civil-judge" },
    { ask: "नर्स बनने में कितने साल लगते हैं", first: "registered-nurse", says: ["5 to 6 years"] },
    { ask: "इंजीनियर", says: ["engineer"] },
    { ask: "पायलट बनने के लिए कौन सा विषय लें", first: "commercial-pilot", says: ["PCM"] },
    { ask: "नमस्ते", says: ["Disha"] },
    { ask: "बढ़ई कितना कमाता है", first: "carpenter", pay: ["carpenter"] },
    { ask: "दसवीं के बाद क्या करें", says: ["Class 10"] },
    { ask: "पत्रकार", first: "news-reporter" },
    { ask: "वैज्ञानिक कैसे बने", says: ["scien|physic|biolog|chem"], links: ["/career*"] },
  ],
};
