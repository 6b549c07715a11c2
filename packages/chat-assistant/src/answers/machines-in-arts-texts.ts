import type { Wording } from "../language.ts";
import type { OfMachines } from "./of-machines-texts.ts";

/** Work with pictures, words, lessons and the stage. */

export const MACHINES_IN_DESIGN: Wording<OfMachines> = {
  english: {
    work: "Design, illustration and animation",
    done: "rough pictures, cut-outs, backgrounds, many versions of a banner, templates, frames in between.",
    kept: "understanding what a client means, an idea that is new and fits its people, one style through a whole brand or film, print and cloth in the hand, and whose rights a picture hurts.",
    learn:
      "drawing by hand, type, colour and composition; one program well, and picture generators beside it; a portfolio that shows your way from sketch to end.",
  },
  hinglish: {
    work: "Design, illustration aur animation",
    done: "kachchi tasveer, cut-out, background, banner ke kai roop, template, beech ke frame.",
    kept: "samajhna ki client kya chahta hai, naya idea jo apne logon par baithe, poore brand ya film mein ek style, haath mein print aur kapda, aur yeh ki tasveer kiske haq ko chot deti hai.",
    learn:
      "haath se drawing, type, rang aur composition; ek program achhe se, aur saath mein picture generator; aisa portfolio jo sketch se ant tak aapka raasta dikhaye.",
  },
  hindi: {
    work: "डिज़ाइन, इलस्ट्रेशन और एनिमेशन",
    done: "कच्ची तस्वीर, कट-आउट, बैकग्राउंड, बैनर के कई रूप, टेम्पलेट, बीच के फ़्रेम।",
    kept: "समझना कि ग्राहक क्या चाहता है, नया विचार जो अपने लोगों पर बैठे, पूरे ब्रांड या फ़िल्म में एक शैली, हाथ में प्रिंट और कपड़ा, और यह कि तस्वीर किसके हक़ को चोट देती है।",
    learn: "हाथ से ड्रॉइंग, टाइप, रंग और कंपोज़िशन; एक प्रोग्राम अच्छे से, और साथ में पिक्चर जनरेटर; ऐसा पोर्टफ़ोलियो जो स्केच से अंत तक आपका रास्ता दिखाए।",
  },
};

export const MACHINES_IN_CRAFTS: Wording<OfMachines> = {
  english: {
    work: "Art and craft by hand",
    done: "patterns and previews on a screen, prints, texts and photos for online sale. Machines weave, carve and stitch the cheap copy.",
    kept: "the hand itself: what is bought is that a person made it, knows the tradition and can vary, fit and mend it. Marks such as GI tags protect some of it.",
    learn:
      "the craft from somebody who lives by it, pricing and bills, photographs, selling directly, and saying what marks your piece from a copy.",
  },
  hinglish: {
    work: "Haath ki kala aur hunar",
    done: "screen par pattern aur namoona, print, online bikri ke liye likhna aur photo. Sasti nakal machine bunti, tarashti aur silti hai.",
    kept: "khud haath: khareeda yahi jaata hai ki kisi insaan ne banaya, woh parampara jaanta hai, aur use badal, fit aur theek kar sakta hai. GI tag jaise nishaan kuch ki raksha karte hain.",
    learn: "hunar us se jo usi se kamata hai, daam aur bill, photo, seedhe bechna, aur batana ki aapki cheez nakal se kaise alag hai.",
  },
  hindi: {
    work: "हाथ की कला और हुनर",
    done: "स्क्रीन पर पैटर्न और नमूना, प्रिंट, ऑनलाइन बिक्री के लिए लिखना और फ़ोटो। सस्ती नक़ल मशीन बुनती, तराशती और सिलती है।",
    kept: "ख़ुद हाथ: ख़रीदा यही जाता है कि किसी इंसान ने बनाया, वह परंपरा जानता है, और उसे बदल, फ़िट और ठीक कर सकता है। GI टैग जैसे निशान कुछ की रक्षा करते हैं।",
    learn: "हुनर उससे जो उसी से कमाता है, दाम और बिल, फ़ोटो, सीधे बेचना, और बताना कि आपकी चीज़ नक़ल से कैसे अलग है।",
  },
};

export const MACHINES_IN_TRANSLATION: Wording<OfMachines> = {
  english: {
    work: "Translation and interpreting",
    done: "first versions of notices, product texts, subtitles and court judgments (SUVAS at the Supreme Court, Bhashini for public services).",
    kept: "checking and answering for the version that counts, poems and films, dialects, and interpreting in a court, in a hospital or for deaf people, where trust and tone decide.",
    learn:
      "two languages really well, perhaps one that few offer; one field such as law, medicine or film; and correcting machine translation quickly and surely.",
  },
  hinglish: {
    work: "Anuvaad aur interpreting",
    done: "notice, product text, subtitle aur court ke judgment ka pehla roop (Supreme Court mein SUVAS, sarkari sevaon ke liye Bhashini).",
    kept: "jo roop maana jaata hai use jaanchna aur uska jawab dena, kavita aur film, boliyan, aur court, hospital ya badhir logon ke liye interpreting, jahan bharosa aur lehja tay karte hain.",
    learn:
      "do bhashayein sach mein achhi, shayad ek jo kam log jaante hain; ek field jaise kanoon, medical ya film; aur machine ka anuvaad jaldi aur pakka sudhaarna.",
  },
  hindi: {
    work: "अनुवाद और इंटरप्रेटिंग",
    done: "नोटिस, प्रोडक्ट के लेख, सबटाइटल और अदालत के फ़ैसलों का पहला रूप (सुप्रीम कोर्ट में SUVAS, सरकारी सेवाओं के लिए Bhashini)।",
    kept: "जो रूप माना जाता है उसे जाँचना और उसका जवाब देना, कविता और फ़िल्म, बोलियाँ, और अदालत, अस्पताल या बधिर लोगों के लिए इंटरप्रेटिंग, जहाँ भरोसा और लहजा तय करते हैं।",
    learn: "दो भाषाएँ सच में अच्छी, शायद एक जो कम लोग जानते हैं; एक फ़ील्ड जैसे क़ानून, मेडिकल या फ़िल्म; और मशीन का अनुवाद जल्दी और पक्का सुधारना।",
  },
};

export const MACHINES_IN_WRITING: Wording<OfMachines> = {
  english: {
    work: "Writing, content and publishing",
    done: "product texts, captions, summaries, articles made for search engines, spelling, first drafts. Text that says nothing new is the most exposed.",
    kept: "having something to say: what you saw, whom you asked, humour, a voice that readers come back for, facts that are checked, and a name that answers for them.",
    learn:
      "reading much, writing every week, researching and cutting; one subject better than others know it; using such tools for drafts and never for the thinking.",
  },
  hinglish: {
    work: "Likhna, content aur publishing",
    done: "product text, caption, saar, search engine ke liye lekh, spelling, pehla draft. Jo likha kuch naya nahi kehta, us par sabse zyada asar hai.",
    kept: "kehne ko kuch hona: aapne kya dekha, kisse poochha, hansi, woh awaaz jiske liye log laut kar aate hain, jaanche hue tathya, aur unka jawab dene wala naam.",
    learn:
      "bahut padhna, har hafte likhna, khoj karna aur kaatna; ek vishay doosron se behtar; aise tools draft ke liye, sochne ke liye kabhi nahi.",
  },
  hindi: {
    work: "लेखन, कंटेंट और प्रकाशन",
    done: "प्रोडक्ट के लेख, कैप्शन, सार, सर्च इंजन के लिए लेख, वर्तनी, पहला ड्राफ़्ट। जो लिखा कुछ नया नहीं कहता, उस पर सबसे ज़्यादा असर है।",
    kept: "कहने को कुछ होना: आपने क्या देखा, किससे पूछा, हँसी, वह आवाज़ जिसके लिए लोग लौटकर आते हैं, जाँचे हुए तथ्य, और उनका जवाब देने वाला नाम।",
    learn: "बहुत पढ़ना, हर हफ़्ते लिखना, खोज करना और काटना; एक विषय दूसरों से बेहतर; ऐसे टूल ड्राफ़्ट के लिए, सोचने के लिए कभी नहीं।",
  },
};

export const MACHINES_IN_JOURNALISM: Wording<OfMachines> = {
  english: {
    work: "Journalism and news",
    done: "reports of scores and markets, transcripts, headlines, cutting clips; some channels let a computer-made presenter read short news.",
    kept: "going there, winning a source's trust, asking what somebody would rather not say, finding out whether a video is faked, and answering in law for what is published.",
    learn:
      "your State's language and English, one beat (courts, farming, money), checking pictures and figures, the law of defamation, and small true stories of your own town.",
  },
  hinglish: {
    work: "Patrakarita aur news",
    done: "score aur bazaar ki report, transcript, headline, clip kaatna; kuch channel par computer ka banaya anchor chhoti khabar padhta hai.",
    kept: "wahan jaana, source ka bharosa jeetna, woh poochhna jo koi kehna nahi chahta, pata karna ki video nakli to nahi, aur jo chhapa uska kanoon mein jawab dena.",
    learn:
      "apne rajya ki bhasha aur English, ek beat (court, kheti, paisa), tasveer aur aankde jaanchna, maanhaani ka kanoon, aur apne sheher ki chhoti sachchi kahaniyan.",
  },
  hindi: {
    work: "पत्रकारिता और समाचार",
    done: "स्कोर और बाज़ार की रिपोर्ट, ट्रांसक्रिप्ट, हेडलाइन, क्लिप काटना; कुछ चैनलों पर कंप्यूटर का बनाया एंकर छोटी ख़बर पढ़ता है।",
    kept: "वहाँ जाना, स्रोत का भरोसा जीतना, वह पूछना जो कोई कहना नहीं चाहता, पता करना कि वीडियो नक़ली तो नहीं, और जो छपा उसका क़ानून में जवाब देना।",
    learn: "अपने राज्य की भाषा और अंग्रेज़ी, एक बीट (अदालत, खेती, पैसा), तस्वीर और आँकड़े जाँचना, मानहानि का क़ानून, और अपने शहर की छोटी सच्ची कहानियाँ।",
  },
};

export const MACHINES_IN_TEACHING: Wording<OfMachines> = {
  english: {
    work: "Teaching and education",
    done: "marking objective tests, practice questions, videos, first answers to doubts, worksheets, timetables.",
    kept: "seeing who has not understood and who is unhappy, holding a class, encouraging, the safety of children, judging an answer nobody expected. Schools need trained teachers in the room.",
    learn:
      "one subject deeply, explaining one thing in three ways (try it with a younger child), your pupils' language, and checking what such a tool tells them.",
  },
  hinglish: {
    work: "Padhana aur shiksha",
    done: "objective test jaanchna, abhyas ke sawaal, video, doubt ka pehla jawab, worksheet, timetable.",
    kept: "dekhna ki kisne nahi samjha aur kaun dukhi hai, class sambhalna, hausla dena, bachchon ki suraksha, aise jawab parakhna jo kisi ne socha nahi tha. School ko class mein trained teacher chahiye.",
    learn:
      "ek vishay gehrai se, ek baat teen tarah samjhana (kisi chhote bachche ke saath aazmaiye), bachchon ki bhasha, aur aise tool unhe jo batate hain use jaanchna.",
  },
  hindi: {
    work: "पढ़ाना और शिक्षा",
    done: "ऑब्जेक्टिव टेस्ट जाँचना, अभ्यास के सवाल, वीडियो, सवालों का पहला जवाब, वर्कशीट, समय-सारणी।",
    kept: "देखना कि किसने नहीं समझा और कौन दुखी है, कक्षा सँभालना, हौसला देना, बच्चों की सुरक्षा, ऐसे जवाब परखना जो किसी ने सोचा नहीं था। स्कूल को कक्षा में प्रशिक्षित शिक्षक चाहिए।",
    learn: "एक विषय गहराई से, एक बात तीन तरह समझाना (किसी छोटे बच्चे के साथ आज़माइए), बच्चों की भाषा, और ऐसे टूल उन्हें जो बताते हैं उसे जाँचना।",
  },
};

export const MACHINES_IN_COLLECTIONS: Wording<OfMachines> = {
  english: {
    work: "Libraries, museums and archives",
    done: "lending by RFID, first catalogue entries, reading scanned print, searching whole collections.",
    kept: "judging what is genuine and what to keep, handling fragile things, old scripts, children's hours, and helping somebody who does not yet know the question.",
    learn:
      "cataloguing and digital records, scanning with care, an old script or language, and telling people how to judge a source, an AI's answer among them.",
  },
  hinglish: {
    work: "Library, museum aur archive",
    done: "RFID se kitaab dena, catalogue ki pehli entry, scan kiya print padhna, poore sangrah mein khojna.",
    kept: "parakhna ki asli kya hai aur kya rakhna hai, naazuk cheezein sambhalna, purani lipiyan, bachchon ke ghante, aur usko madad jo abhi apna sawaal nahi jaanta.",
    learn:
      "cataloguing aur digital record, dhyan se scan karna, ek purani lipi ya bhasha, aur logon ko batana ki source kaise parakhein, AI ka jawab bhi.",
  },
  hindi: {
    work: "पुस्तकालय, संग्रहालय और अभिलेख",
    done: "RFID से किताब देना, कैटलॉग की पहली एंट्री, स्कैन किया प्रिंट पढ़ना, पूरे संग्रह में खोजना।",
    kept: "परखना कि असली क्या है और क्या रखना है, नाज़ुक चीज़ें सँभालना, पुरानी लिपियाँ, बच्चों के घंटे, और उसको मदद जो अभी अपना सवाल नहीं जानता।",
    learn: "कैटलॉगिंग और डिजिटल रिकॉर्ड, ध्यान से स्कैन करना, एक पुरानी लिपि या भाषा, और लोगों को बताना कि स्रोत कैसे परखें, AI का जवाब भी।",
  },
};

export const MACHINES_IN_FILM: Wording<OfMachines> = {
  english: {
    work: "Film, photography and broadcasting",
    done: "rough cuts, subtitles, removing noise, matching colours, retouching, simple effects, dubbed voices.",
    kept: "the story, leading people on a set, light and sound on the spot, a family that trusts you at its wedding, choosing the moment, and asking whose face and voice may be used.",
    learn:
      "shooting and cutting short films of your own, sound and light before effects, one editing program, the new tools beside it, and budgets.",
  },
  hinglish: {
    work: "Film, photography aur broadcasting",
    done: "kachchi editing, subtitle, shor hatana, rang milana, retouch, aasan effect, dubbing ki awaaz.",
    kept: "kahani, set par logon ko sambhalna, mauke par roshni aur awaaz, shaadi mein parivaar ka bharosa, sahi pal chunna, aur poochhna ki kiska chehra aur awaaz istemal ho sakti hai.",
    learn: "apni chhoti film banana aur kaatna, effect se pehle awaaz aur roshni, ek editing program, saath mein naye tools, aur budget.",
  },
  hindi: {
    work: "फ़िल्म, फ़ोटोग्राफ़ी और प्रसारण",
    done: "कच्ची एडिटिंग, सबटाइटल, शोर हटाना, रंग मिलाना, रीटच, आसान इफ़ेक्ट, डबिंग की आवाज़।",
    kept: "कहानी, सेट पर लोगों को सँभालना, मौक़े पर रोशनी और आवाज़, शादी में परिवार का भरोसा, सही पल चुनना, और पूछना कि किसका चेहरा और आवाज़ इस्तेमाल हो सकती है।",
    learn: "अपनी छोटी फ़िल्म बनाना और काटना, इफ़ेक्ट से पहले आवाज़ और रोशनी, एक एडिटिंग प्रोग्राम, साथ में नए टूल, और बजट।",
  },
};

export const MACHINES_IN_PERFORMANCE: Wording<OfMachines> = {
  english: {
    work: "Music, dance and acting",
    done: "jingles and background music, backing tracks, tuning a voice, copied voices, extras in a crowd.",
    kept: "the stage, a trained body and voice, what passes between teacher and pupil, a public that comes for this person. Indian courts have already protected artists' voices and faces against copies.",
    learn:
      "the art daily with a teacher, recording yourself well, contracts that say what may be done with your voice, and a second income beside it.",
  },
  hinglish: {
    work: "Sangeet, nritya aur abhinay",
    done: "jingle aur background music, backing track, awaaz ka sur theek karna, nakal ki awaaz, bheed ke chehre.",
    kept: "manch, sadha hua shareer aur gala, guru se shishya ko jo milta hai, woh log jo isi insaan ke liye aate hain. Indian court kalakaron ki awaaz aur chehre ko nakal se bacha chuke hain.",
    learn:
      "roz guru ke saath riyaaz, khud ko achhe se record karna, contract jisme likha ho ki aapki awaaz ka kya ho sakta hai, aur saath mein doosri kamai.",
  },
  hindi: {
    work: "संगीत, नृत्य और अभिनय",
    done: "जिंगल और बैकग्राउंड संगीत, बैकिंग ट्रैक, आवाज़ का सुर ठीक करना, नक़ल की आवाज़, भीड़ के चेहरे।",
    kept: "मंच, सधा हुआ शरीर और गला, गुरु से शिष्य को जो मिलता है, वे लोग जो इसी इंसान के लिए आते हैं। भारत की अदालतें कलाकारों की आवाज़ और चेहरे को नक़ल से बचा चुकी हैं।",
    learn: "रोज़ गुरु के साथ रियाज़, ख़ुद को अच्छे से रिकॉर्ड करना, कॉन्ट्रैक्ट जिसमें लिखा हो कि आपकी आवाज़ का क्या हो सकता है, और साथ दूसरी कमाई।",
  },
};
