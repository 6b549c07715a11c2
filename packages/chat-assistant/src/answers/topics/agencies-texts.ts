import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const driver = link("/career/metro-train-driver", "Metro Train Driver");
const controller = link("/career/metro-station-controller", "Metro Station Controller");
const guard = link("/career/border-guard", "Border Guard");
const detective = link("/career/police-detective", "Police Detective");
const ips = link("/career/ips-officer", "IPS Officer");
const irs = link("/career/irs-officer", "IRS Officer");

export const OF_METROS: Wording = {
  english:
    p(
      "A metro is no part of Indian Railways, so no RRB examination leads there: each, such as Delhi's DMRC, is a company of its own that fills its posts by its own notice and test.",
    ) +
    ul([
      `${strong("Train operators and station controllers")}: a diploma in engineering, or a BSc with physics and maths, or BTech: ${driver} and ${controller}.`,
      `${strong("Maintainers and technicians")}: an ITI trade such as electrician, fitter or electronics mechanic.`,
      `${strong("Customer relations and office")}: any degree; junior engineers a diploma or degree in engineering.`,
      `${strong("After Class 12 alone")}: hardly any post of the metro itself. Firms under contract take people for tickets, guarding and cleaning; pay and term are theirs.`,
    ]) +
    p("Read the notice on the metro's own site. Who sells a metro job for money cheats."),
  hinglish:
    p(
      "Metro Indian Railways ka hissa nahi hai, isliye RRB ka koi exam wahan nahi le jaata: har metro, jaise Delhi ki DMRC, apni alag company hai aur apne notice aur test se bharti karti hai.",
    ) +
    ul([
      `${strong("Train operator aur station controller")}: engineering ka diploma, ya physics aur maths wali BSc, ya BTech: ${driver} aur ${controller}.`,
      `${strong("Maintainer aur technician")}: ITI trade, jaise electrician, fitter ya electronics mechanic.`,
      `${strong("Customer relations aur office")}: koi bhi degree; junior engineer ke liye engineering ka diploma ya degree.`,
      `${strong("Sirf Class 12 ke baad")}: metro ki apni post lagbhag nahi. Thekewali companies ticket, guard aur safai ke liye log rakhti hain; paise aur samay woh tay karti hain.`,
    ]) +
    p("Notice metro ki apni site par padhiye. Jo paise lekar metro ki naukri bechta hai, woh thagta hai."),
  hindi:
    p(
      "मेट्रो भारतीय रेलवे का हिस्सा नहीं है, इसलिए RRB की कोई परीक्षा वहाँ नहीं ले जाती: हर मेट्रो, जैसे दिल्ली की DMRC, अपनी अलग कंपनी है और अपने नोटिस और टेस्ट से भर्ती करती है।",
    ) +
    ul([
      `${strong("ट्रेन ऑपरेटर और स्टेशन कंट्रोलर")}: इंजीनियरिंग का डिप्लोमा, या फ़िज़िक्स और मैथ्स वाली BSc, या BTech: ${driver} और ${controller}।`,
      `${strong("मेंटेनर और टेक्नीशियन")}: ITI ट्रेड, जैसे इलेक्ट्रीशियन, फ़िटर या इलेक्ट्रॉनिक्स मैकेनिक।`,
      `${strong("कस्टमर रिलेशन और ऑफ़िस")}: कोई भी डिग्री; जूनियर इंजीनियर के लिए इंजीनियरिंग का डिप्लोमा या डिग्री।`,
      `${strong("सिर्फ़ Class 12 के बाद")}: मेट्रो का अपना पद लगभग नहीं। ठेके वाली कंपनियाँ टिकट, गार्ड और सफ़ाई के लिए लोग रखती हैं; पैसे और समय वे तय करती हैं।`,
    ]) +
    p("नोटिस मेट्रो की अपनी साइट पर पढ़िए। जो पैसे लेकर मेट्रो की नौकरी बेचता है, वह ठगता है।"),
};

export const WOMEN_OF_THE_BORDER: Wording = {
  english:
    p("Yes: BSF, CRPF, CISF, ITBP and SSB take women at every rank, and measure height and run by standards of their own for them.") +
    ul([
      `${strong("Constable")}: SSC GD, after Class 10: ${guard}.`,
      `${strong("Sub-Inspector")}: SSC CPO, after any degree.`,
      `${strong("Officer (Assistant Commandant)")}: UPSC CAPF, after any degree.`,
    ]) +
    p(
      "Ages, heights and how many posts are for women stand in each year's notice: ssc.gov.in and upsc.gov.in. These forces stand under the Home Ministry; NDA and CDS lead to Army, Navy and Air Force instead.",
    ),
  hinglish:
    p("Haan: BSF, CRPF, CISF, ITBP aur SSB har pad par mahilaon ko leti hain, aur unke liye height aur daud ke naap alag hote hain.") +
    ul([
      `${strong("Constable")}: SSC GD, Class 10 ke baad: ${guard}.`,
      `${strong("Sub-Inspector")}: SSC CPO, kisi bhi degree ke baad.`,
      `${strong("Officer (Assistant Commandant)")}: UPSC CAPF, kisi bhi degree ke baad.`,
    ]) +
    p(
      "Umar, height aur mahilaon ki posts ki ginti har saal ke notice mein hoti hai: ssc.gov.in aur upsc.gov.in. Ye bal Home Ministry ke neeche hain; NDA aur CDS Army, Navy aur Air Force mein le jaate hain.",
    ),
  hindi:
    p("हाँ: BSF, CRPF, CISF, ITBP और SSB हर पद पर महिलाओं को लेती हैं, और उनके लिए ऊँचाई और दौड़ के नाप अलग होते हैं।") +
    ul([
      `${strong("कांस्टेबल")}: SSC GD, Class 10 के बाद: ${guard}।`,
      `${strong("सब-इंस्पेक्टर")}: SSC CPO, किसी भी डिग्री के बाद।`,
      `${strong("ऑफ़िसर (असिस्टेंट कमांडेंट)")}: UPSC CAPF, किसी भी डिग्री के बाद।`,
    ]) +
    p(
      "उम्र, ऊँचाई और महिलाओं के पदों की गिनती हर साल के नोटिस में होती है: ssc.gov.in और upsc.gov.in। ये बल गृह मंत्रालय के नीचे हैं; NDA और CDS आर्मी, नेवी और एयर फ़ोर्स में ले जाते हैं।",
    ),
};

export const INVESTIGATORS: Wording = {
  english:
    p("CBI, NIA and ED hold no entrance of their own for fresh people. The doors are:") +
    ul([
      `${strong("SSC CGL, after any degree")}: Sub-Inspector in the CBI or the NIA, Assistant Enforcement Officer in the ED. The work of finding out is that of a ${detective}.`,
      `${strong("From another service")}: higher posts go mostly to officers lent by the police, tax and customs: ${ips} and ${irs} by UPSC Civil Services, or years in a State's police first.`,
      `${strong("Experts")}: forensic, computer and law people come on contract or by notices of the agency.`,
    ]) +
    p(
      "Law, commerce with accounts, or forensic science helps, and none is a must. Ages and tests of eyes and build stand in each year's notice: ssc.gov.in.",
    ),
  hinglish:
    p("CBI, NIA aur ED ka naye logon ke liye apna koi entrance nahi hota. Raste yeh hain:") +
    ul([
      `${strong("SSC CGL, kisi bhi degree ke baad")}: CBI ya NIA mein Sub-Inspector, ED mein Assistant Enforcement Officer. Jaanch ka kaam ${detective} jaisa hai.`,
      `${strong("Doosri seva se")}: upar ki posts zyadatar police, tax aur customs se kuch saal ke liye aaye officer sambhalte hain: UPSC Civil Services se ${ips} aur ${irs}, ya pehle rajya ki police mein kuch saal.`,
      `${strong("Experts")}: forensic, computer aur law ke log contract par ya agency ke notice se aate hain.`,
    ]) +
    p(
      "Law, accounts wali commerce ya forensic science kaam aati hai, par koi zaroori nahi. Umar, aankh aur sharir ke naap har saal ke notice mein hain: ssc.gov.in.",
    ),
  hindi:
    p("CBI, NIA और ED की नए लोगों के लिए अपनी कोई प्रवेश परीक्षा नहीं होती। रास्ते ये हैं:") +
    ul([
      `${strong("SSC CGL, किसी भी डिग्री के बाद")}: CBI या NIA में सब-इंस्पेक्टर, ED में असिस्टेंट एनफ़ोर्समेंट ऑफ़िसर। जाँच का काम ${detective} जैसा है।`,
      `${strong("दूसरी सेवा से")}: ऊपर के पद ज़्यादातर पुलिस, टैक्स और कस्टम्स से कुछ साल के लिए आए अफ़सर सँभालते हैं: UPSC Civil Services से ${ips} और ${irs}, या पहले राज्य की पुलिस में कुछ साल।`,
      `${strong("विशेषज्ञ")}: फ़ॉरेंसिक, कंप्यूटर और क़ानून के लोग कॉन्ट्रैक्ट पर या एजेंसी के नोटिस से आते हैं।`,
    ]) +
    p("क़ानून, अकाउंट्स वाली कॉमर्स या फ़ॉरेंसिक साइंस काम आती है, पर कोई ज़रूरी नहीं। उम्र, आँख और शरीर के नाप हर साल के नोटिस में हैं: ssc.gov.in।"),
};
