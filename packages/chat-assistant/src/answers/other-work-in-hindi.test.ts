import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("other work and further study in Hindi", () => {
  it.each([
    ["main teacher hu software me jana hai kaise jau", "log doosre kaam se bhi aate hain"],
    ["मैं ड्राइवर हूं कोई और काम करना है", "आप शून्य से शुरू नहीं करते"],
    ["kya bca ke baad mba kar sakte hai", "MBA mein kaun ja sakta hai: har vishay ke graduates"],
    ["आईटीआई के बाद बीटेक कर सकते हैं", "पहले पॉलिटेक्निक डिप्लोमा का दूसरा साल"],
    ["kya bca ke liye maths jaruri hai", "BCA ke liye Maths: yeh university par hai"],
    ["बीसीए के लिए गणित जरूरी है क्या", "BCA के लिए गणित"],
    ["rci registration kya hota hai", "RCI ke manya course ke baad"],
    ["वकील का लाइसेंस क्या होता है", "State Bar Council में दर्ज"],
    ["pcb me kaun kaun se course hai", "PCB se khuli degrees aur course"],
    ["arts se nurse ya lab technician ban sakte hai kya", "Humanities (Arts) ke saath"],
    ["mujhe maths aur art dono pasand hai", "Kaam jisme dono hain"],
    ["painting se ghar chal sakta hai kya", "kuch log isse ghar chalate hain"],
    ["solar technician kaise bane", "Wahan tak ka raasta yeh hai:"],
    ["bsc forensic ya bsc chemistry forensic scientist banne ke liye", "Dono se Forensic Scientist tak ja sakte hain"],
  ])("[R96] %j says %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});
