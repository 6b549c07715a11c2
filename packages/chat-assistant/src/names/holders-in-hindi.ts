import type { InHindi } from "../language.ts";

/** Who holds an examination, where the record says it in a sentence and not by a name and an address: by the words of the record. */
export const HOLDERS_IN_HINDI: Readonly<Record<string, InHindi>> = {
  "the Railway Recruitment Boards: rrbapply.gov.in and your board's own site": {
    hinglish: "Railway Recruitment Boards (rrbapply.gov.in aur aapke board ki apni site)",
    hindi: "Railway Recruitment Boards (rrbapply.gov.in और आपके बोर्ड की अपनी साइट)",
  },
  "your State's police recruitment board or commission, on its own site": {
    hinglish: "aapke rajya ka police bharti board ya aayog, apni site par",
    hindi: "आपके राज्य का पुलिस भर्ती बोर्ड या आयोग, अपनी साइट पर",
  },
  "an IIT or the IISc, another each year, on a site that it names then at an address ending in ac.in": {
    hinglish: "koi IIT ya IISc, har saal alag, us saal batayi gayi site par jiska pata ac.in par khatm hota hai",
    hindi: "कोई IIT या IISc, हर साल अलग, उस साल बताई गई साइट पर जिसका पता ac.in पर ख़त्म होता है",
  },
  "your State's entrance examination cell, on its own site, mostly at an address ending in gov.in, nic.in or ac.in": {
    hinglish: "aapke rajya ka entrance exam cell, apni site par, jiska pata zyadatar gov.in, nic.in ya ac.in par khatm hota hai",
    hindi: "आपके राज्य का प्रवेश परीक्षा सेल, अपनी साइट पर, जिसका पता ज़्यादातर gov.in, nic.in या ac.in पर ख़त्म होता है",
  },
  "the State Bank of India, on the careers page of its own site": {
    hinglish: "State Bank of India, apni site ke careers page par",
    hindi: "State Bank of India, अपनी साइट के careers पेज पर",
  },
  "the Reserve Bank of India, on the page for opportunities at rbi.org.in": {
    hinglish: "Reserve Bank of India, rbi.org.in ke opportunities page par",
    hindi: "Reserve Bank of India, rbi.org.in के opportunities पेज पर",
  },
  "your State's own selection board, on its site, mostly at an address ending in gov.in or nic.in": {
    hinglish: "aapke rajya ka apna chayan board, apni site par, jiska pata zyadatar gov.in ya nic.in par khatm hota hai",
    hindi: "आपके राज्य का अपना चयन बोर्ड, अपनी साइट पर, जिसका पता ज़्यादातर gov.in या nic.in पर ख़त्म होता है",
  },
  "your State's own Public Service Commission, on its site, mostly at an address ending in gov.in or nic.in": {
    hinglish: "aapke rajya ka lok seva aayog (PSC), apni site par, jiska pata zyadatar gov.in ya nic.in par khatm hota hai",
    hindi: "आपके राज्य का लोक सेवा आयोग (PSC), अपनी साइट पर, जिसका पता ज़्यादातर gov.in या nic.in पर ख़त्म होता है",
  },
  "your State's directorate of training, on its own admission portal": {
    hinglish: "aapke rajya ka training nideshalaya, apne admission portal par",
    hindi: "आपके राज्य का प्रशिक्षण निदेशालय, अपने एडमिशन पोर्टल पर",
  },
  "your State's commission or board for teachers, on its own site": {
    hinglish: "aapke rajya ka shikshak aayog ya board, apni site par",
    hindi: "आपके राज्य का शिक्षक आयोग या बोर्ड, अपनी साइट पर",
  },
  "your State's board or department of education, on its own site": {
    hinglish: "aapke rajya ka shiksha board ya vibhag, apni site par",
    hindi: "आपके राज्य का शिक्षा बोर्ड या विभाग, अपनी साइट पर",
  },
  "a university or commission that your State names for it, on its own site": {
    hinglish: "aapke rajya ki chuni hui university ya aayog, apni site par",
    hindi: "आपके राज्य की चुनी हुई यूनिवर्सिटी या आयोग, अपनी साइट पर",
  },
  "your State's electrical licensing board or inspectorate, on its own site": {
    hinglish: "aapke rajya ka electrical licensing board ya inspectorate, apni site par",
    hindi: "आपके राज्य का electrical licensing board या inspectorate, अपनी साइट पर",
  },
  "a body that the Controller General of Patents names for it: ipindia.gov.in": {
    hinglish: "Controller General of Patents ki batayi hui sanstha (ipindia.gov.in)",
    hindi: "Controller General of Patents की बताई हुई संस्था (ipindia.gov.in)",
  },
  "your State's board of technical education, on its own site": {
    hinglish: "aapke rajya ka technical education board, apni site par",
    hindi: "आपके राज्य का तकनीकी शिक्षा बोर्ड, अपनी साइट पर",
  },
  "your State's High Court or Public Service Commission, on its own site": {
    hinglish: "aapke rajya ka High Court ya lok seva aayog (PSC), apni site par",
    hindi: "आपके राज्य का हाई कोर्ट या लोक सेवा आयोग (PSC), अपनी साइट पर",
  },
  "each High Court or district court, on its own site": {
    hinglish: "har High Court ya zila court, apni site par",
    hindi: "हर हाई कोर्ट या ज़िला कोर्ट, अपनी साइट पर",
  },
  "the two school organisations: kvsangathan.nic.in and navodaya.gov.in": {
    hinglish: "dono school sangathan, KVS aur NVS (kvsangathan.nic.in aur navodaya.gov.in)",
    hindi: "दोनों स्कूल संगठन, KVS और NVS (kvsangathan.nic.in और navodaya.gov.in)",
  },
  "the two institutes, each by itself: ftii.ac.in and srfti.ac.in": {
    hinglish: "dono institute, apna-apna (ftii.ac.in aur srfti.ac.in)",
    hindi: "दोनों इंस्टीट्यूट, अपना-अपना (ftii.ac.in और srfti.ac.in)",
  },
  "the National Testing Agency for NIFT: nta.ac.in and nift.ac.in": {
    hinglish: "NIFT ke liye National Testing Agency (nta.ac.in aur nift.ac.in)",
    hindi: "NIFT के लिए National Testing Agency (nta.ac.in और nift.ac.in)",
  },
  "the Intelligence Bureau, by way of the Ministry of Home Affairs: mha.gov.in": {
    hinglish: "Intelligence Bureau, grih mantralaya ke zariye (mha.gov.in)",
    hindi: "Intelligence Bureau, गृह मंत्रालय के ज़रिए (mha.gov.in)",
  },
  "the IISERs together: iiseradmission.in": {
    hinglish: "saare IISER milkar (iiseradmission.in)",
    hindi: "सारे IISER मिलकर (iiseradmission.in)",
  },
  "the IIMs that offer the course, each on its own site, such as iimidr.ac.in": {
    hinglish: "yeh course karane wale IIM, har ek apni site par, jaise iimidr.ac.in",
    hindi: "यह कोर्स कराने वाले IIM, हर एक अपनी साइट पर, जैसे iimidr.ac.in",
  },
  "research institutes of physics together: jest.org.in": {
    hinglish: "physics ke research institute milkar (jest.org.in)",
    hindi: "फ़िज़िक्स के रिसर्च इंस्टीट्यूट मिलकर (jest.org.in)",
  },
  "one of the NITs, another each year: nimcet.admissions.nic.in": {
    hinglish: "koi ek NIT, har saal alag (nimcet.admissions.nic.in)",
    hindi: "कोई एक NIT, हर साल अलग (nimcet.admissions.nic.in)",
  },
  "one of the NIPERs, another each year, on its own site": {
    hinglish: "koi ek NIPER, har saal alag, apni site par",
    hindi: "कोई एक NIPER, हर साल अलग, अपनी साइट पर",
  },
  "one of the IITs, another each year: jeeadv.ac.in": {
    hinglish: "koi ek IIT, har saal alag (jeeadv.ac.in)",
    hindi: "कोई एक IIT, हर साल अलग (jeeadv.ac.in)",
  },
  "one of the IIMs, another each year: iimcat.ac.in": {
    hinglish: "koi ek IIM, har saal alag (iimcat.ac.in)",
    hindi: "कोई एक IIM, हर साल अलग (iimcat.ac.in)",
  },
  "each shipping company by itself; which institutes are approved stands at dgshipping.gov.in": {
    hinglish: "har shipping company apna-apna; kaun se institute manya hain, yeh dgshipping.gov.in par hai",
    hindi: "हर शिपिंग कंपनी अपना-अपना; कौन से इंस्टीट्यूट मान्य हैं, यह dgshipping.gov.in पर है",
  },
  "each public insurer by itself, such as newindia.co.in": {
    hinglish: "har sarkari bima company apna-apna, jaise newindia.co.in",
    hindi: "हर सरकारी बीमा कंपनी अपना-अपना, जैसे newindia.co.in",
  },
  "an institute that the regulator names, by way of your insurer: irdai.gov.in": {
    hinglish: "regulator ka chuna hua institute, aapki bima company ke zariye (irdai.gov.in)",
    hindi: "रेगुलेटर का चुना हुआ इंस्टीट्यूट, आपकी बीमा कंपनी के ज़रिए (irdai.gov.in)",
  },
  "a body that the Department of Biotechnology names: dbtindia.gov.in": {
    hinglish: "Department of Biotechnology ki batayi hui sanstha (dbtindia.gov.in)",
    hindi: "Department of Biotechnology की बताई हुई संस्था (dbtindia.gov.in)",
  },
  "SVNIRTAR, Cuttack, for several national institutes: svnirtar.nic.in": {
    hinglish: "kai rashtriya sansthaon ke liye SVNIRTAR, Cuttack (svnirtar.nic.in)",
    hindi: "कई राष्ट्रीय संस्थानों के लिए SVNIRTAR, Cuttack (svnirtar.nic.in)",
  },
  "NISER and the Mumbai centre for basic sciences: nestexam.in": {
    hinglish: "NISER aur Mumbai ka basic sciences centre (nestexam.in)",
    hindi: "NISER और मुंबई का basic sciences centre (nestexam.in)",
  },
  "each force by itself: joinindianarmy.nic.in, joinindiannavy.gov.in and, for the Air Force, the page that indianairforce.nic.in names": {
    hinglish:
      "har sena apni-apni: joinindianarmy.nic.in, joinindiannavy.gov.in, aur Air Force ke liye woh page jiska pata indianairforce.nic.in par hai",
    hindi: "हर सेना अपनी-अपनी: joinindianarmy.nic.in, joinindiannavy.gov.in, और एयर फ़ोर्स के लिए वह पेज जिसका पता indianairforce.nic.in पर है",
  },
  "each city's metro company by itself, such as delhimetrorail.com": {
    hinglish: "har shehar ki metro company apni taraf se, jaise delhimetrorail.com",
    hindi: "हर शहर की मेट्रो कंपनी अपनी तरफ़ से, जैसे delhimetrorail.com",
  },
  "each company of your State that makes, carries or sells power, on its own site": {
    hinglish: "aapke rajya ki har bijli company, apni site par",
    hindi: "आपके राज्य की हर बिजली कंपनी, अपनी साइट पर",
  },
};
