/** Words by which outsiders know careers of the category Legal: by career id. */
export const legal: Readonly<Record<string, string>> = {
  "criminal-lawyer":
    "murder case, bail, zamanat, jail, mulzim, accused, qatl, chori, fir, bachav paksh, black coat, jirah, tihar, ipc, bns, जमानत, हत्या, मुल्जिम, वकील, जेल",
  "civil-lawyer":
    "zameen vivad, property dispute, civil suit, mukadma, diwani, jaydaad, stay order, batwara, contract, damages, injunction, vakil, kabza, kirayedar, दीवानी, मुकदमा, जमीन, वकील",
  "public-prosecutor":
    "sarkari vakil, prosecution, accused, mulzim, saza dilana, chargesheet, witness, gawah, cbi, abhiyojan, murder trial, state case, saboot, police case, सरकारी वकील, अभियोजन, गवाह, सजा",
  "family-lawyer":
    "divorce, talaq, custody, alimony, maintenance, guzara bhatta, pati patni, dahej, family court, 498a, marriage, separation, bachche custody, vakil, तलाक, गुजारा भत्ता, पति पत्नी, दहेज",
  "high-court-advocate":
    "high court, writ, appeal, pil, bench, allahabad, bombay, ucch nyayalaya, vakil, black gown, petition, yachika, stay, lordship, उच्च न्यायालय, याचिका, हाई कोर्ट, वकील",
  "supreme-court-advocate":
    "supreme court, sarvochch nyayalaya, slp, dilli, constitution, cji, samvidhan, final appeal, aor, senior advocate, vakil, pil, tilak marg, aakhri apeel, सुप्रीम कोर्ट, सर्वोच्च न्यायालय, संविधान, वकील",
  "public-defender":
    "gareeb, free vakil, legal aid, accused, bail, nalsa, jail, undertrial, muft, defence counsel, poor accused, vakil, zamanat, sarkari tankhwah, मुफ्त वकील, गरीब, जमानत, बचाव",
  "consumer-rights-lawyer":
    "consumer court, grahak, upbhokta, builder, flat, refund, fake product, jago grahak, airline, defective, dhokha, false advertisement, warranty, kharab maal, उपभोक्ता, ग्राहक, बिल्डर, रिफंड",
  "labour-lawyer":
    "mazdoor, labour court, union, overtime, layoff, pf, gratuity, shramik, factory band, salary dispute, vetan, nikala gaya, strike, retrenchment, श्रम न्यायालय, मजदूर, यूनियन, वेतन",
  "immigration-lawyer":
    "visa, green card, h1b, pr, canada, passport, deportation, citizenship, nagrikta, asylum, embassy, videsh basna, work permit, refugee, वीजा, नागरिकता, विदेश, पासपोर्ट",
  "human-rights-lawyer":
    "human rights, manavadhikar, undertrial, prisoner, adivasi, nhrc, custodial death, pil, migrants, displaced, visthapit, bonded labour, torture, habeas corpus, kaidi, मानवाधिकार, कैदी, आदिवासी, विस्थापित",
  "environmental-lawyer":
    "ngt, pollution, pradushan, green tribunal, ganga, nadi, forest, paryavaran, factory dhuan, tree cutting, ped, waste, hasdeo, yamuna, wetland, पर्यावरण, प्रदूषण, नदी, एनजीटी",
  "corporate-lawyer":
    "agreement, startup funding, shareholder, mou, law firm, amarchand, khaitan, term sheet, companies act, due diligence, board resolution, investor, joint venture, nclt, समझौता, शेयरधारक, कॉर्पोरेट वकील",
  "tax-lawyer":
    "income tax, gst, tax notice, tax appeal, itat, aaykar, tax raid, chhapa, tax chori, assessment, refund, tribunal, tax vakil, tax demand, आयकर, कर वकील, जीएसटी, नोटिस",
  "banking-lawyer":
    "loan agreement, bank, npa, sarfaesi, drt, rbi, karz, default, mortgage, girvi, recovery, cheque bounce, guarantee, lender, बैंक वकील, कर्ज, लोन, वसूली",
  "insolvency-lawyer":
    "bankruptcy, diwaliya, ibc, nclt, insolvency, liquidation, creditors, karz, resolution plan, dooba karz, moratorium, jet airways, lenders, dues, दिवालिया, कर्ज, लेनदार, एनसीएलटी",
  "competition-lawyer":
    "cci, cartel, monopoly, price fixing, antitrust, google case, competition commission, ekadhikar, saanth gaanth, cement cartel, dominance, market share, merger approval, pratispardha, प्रतिस्पर्धा, एकाधिकार, कार्टेल",
  "real-estate-lawyer":
    "registry, plot, zameen, sale deed, title, rera, builder, flat, property papers, makaan, khasra, jamabandi, stamp duty, land, रजिस्ट्री, प्लॉट, जमीन, संपत्ति",
  "insurance-attorney":
    "insurance claim, bima, policy, claim reject, bima claim, fire loss, accident claim, premium, mediclaim, surveyor, aag nuksan, motor claim, macp, beema vakil, बीमा, क्लेम, पॉलिसी, दुर्घटना",
  "admiralty-lawyer":
    "ship, jahaz, port, cargo, ship arrest, samundar, maritime, shipping, collision, charter, lading, bandargah, salvage, crew wages, जहाज, समुद्री, बंदरगाह, समुद्री कानून",
  "aviation-lawyer":
    "plane, hawai jahaz, airline, aircraft lease, plane crash, dgca, aircraft deal, air india, flight, viman, jet, go first, crash claim, विमान, हवाई जहाज, एयरलाइन, विमान दुर्घटना",
  "corporate-counsel":
    "in-house, contract review, nda, general counsel, vendor contract, legal head, agreement, legal department, legal notice, clause, indemnity, litigation, company vakil, internal, इन-हाउस वकील, अनुबंध, समझौता",
  "international-trade-lawyer":
    "wto, customs duty, import, export, sanctions, anti-dumping, tariff, dgft, seema shulk, aayat, niryat, trade war, treaty, fta, आयात, निर्यात, सीमा शुल्क, व्यापार विवाद",
  "mergers-and-acquisitions-lawyer":
    "merger, takeover, acquisition, vilay, due diligence, share purchase, deal, sebi, company khareedna, adhigrahan, walmart flipkart, closing, buyout, data room, विलय, अधिग्रहण, सौदा",
  "patent-attorney":
    "patent, invention, aavishkar, inventor, claims, infringement, patent court, ipr, khoj, novelty, pharma patent, licence, nakal, technology, पेटेंट, आविष्कार, खोज, नकल",
  "patent-agent":
    "patent filing, prior art, invention, aavishkar, patent search, patent exam, novelty, inventor, drawings, specification, patent application, naya avishkar, patent office, ipr, पेटेंट, आविष्कार, खोज, पेटेंट आवेदन",
  "trademark-lawyer":
    "trademark, brand name, logo, nakli brand, copy, tm, brand registration, fake brand, brand copy, infringement, passing off, counterfeit, naam register, label, ट्रेडमार्क, ब्रांड, लोगो, नकली",
  "intellectual-property-lawyer":
    "copyright, gaana chori, royalty, piracy, novel, song rights, ipr, licence, plagiarism, design right, t-series, software copy, author, remix, geographical indication, कॉपीराइट, रॉयल्टी, पायरेसी, बौद्धिक संपदा",
  "information-technology-lawyer":
    "cyber crime, hacking, online fraud, it act, cyber law, upi fraud, fake profile, otp, phishing, data leak, log files, social media, cyber cell, software dispute, साइबर, ऑनलाइन ठगी, हैकिंग, साइबर कानून",
  "data-protection-officer":
    "dpo, privacy, gdpr, dpdp, personal data, data breach, consent, niji data, gopniyata, cookies, privacy policy, data leak, aadhaar data, deletion, निजता, गोपनीयता, निजी डेटा",
  "entertainment-lawyer":
    "film, bollywood, actor contract, script, music band, singer, royalty, music label, producer, web series, copyright, film release, star, censor, फिल्म, अभिनेता, गायक, बॉलीवुड",
  "patent-examiner":
    "patent office, patent grant, invention, aavishkar, novelty, prior art, prior search, objection, cgpdtm, sarkari, examination report, first examination, patent application, dwarka, पेटेंट, आविष्कार, पेटेंट कार्यालय, जांच",
  "civil-judge":
    "judge, rent dispute, kiraya, zameen, civil court, munsif, faisla, decree, pcs-j, diwani, hathoda, karz, adalat, order order, judiciary exam, जज, न्यायाधीश, दीवानी, फैसला, अदालत",
  "district-judge":
    "sessions court, murder trial, jila judge, district court, saza, umar qaid, faisla, sessions judge, appeal, hathoda, fansi, gawah, jila adalat, kachehri, जिला न्यायाधीश, सत्र न्यायालय, उम्रकैद, फैसला",
  magistrate:
    "remand, bail, zamanat, custody, giraftari, 24 ghante, police remand, arrest, cjm, judicial custody, hirasat, challan, warrant, dandadhikari, मजिस्ट्रेट, जमानत, हिरासत, रिमांड",
  "high-court-judge":
    "high court, justice, writ, lordship, mylord, bench, constitution, appeal, ucch nyayalaya, collegium, faisla, sarkar khilaf, judgment, chief justice, उच्च न्यायालय, न्यायमूर्ति, फैसला, हाई कोर्ट",
  "administrative-tribunal-member":
    "tribunal, cat tribunal, itat, nclt, service matter, adhikaran, pension case, promotion dispute, tax tribunal, retired judge, sarkari karmchari, transfer case, bench, insolvency, अधिकरण, ट्रिब्यूनल, पेंशन, सेवा विवाद",
  arbitrator:
    "arbitration, award, business dispute, madhyasth, panch, private judge, contract dispute, court bahar, siac, tribunal, neutral, jhagda, arbitral, retired judge, मध्यस्थता, पंच, पंचाट, विवाद",
  "judicial-clerk":
    "judge research, old judgments, judge notes, purane faisle, law intern, judgment draft, chamber, case law, supreme court, lawclerk, nyayadhish sahayak, precedents, bench memo, law graduate, पुराने फैसले, न्यायाधीश सहायक, शोध",
  "court-registrar":
    "registry, filing, cause list, court filing, defects, petition accept, scrutiny, adalat, court registry, case listing, nyayalaya, court fees, filing counter, objections, रजिस्ट्रार, न्यायालय, वाद सूची, अदालत",
  mediator:
    "mediation, samjhauta, settlement, sulah, jhagda, beech bachav, mediation centre, compromise, madhyasthata, neutral, both parties, dono paksh, lok adalat, court bina, समझौता, सुलह, मध्यस्थता, झगड़ा",
  conciliator:
    "strike, hadtal, union, labour commissioner, mazdoor, management dispute, sulah, wage dispute, lockout, factory jhagda, shram vibhag, bonus, talks, tala bandi, हड़ताल, मजदूर संघ, सुलह, श्रम विभाग",
  "legal-aid-counsel":
    "legal aid, free legal, gareeb, gaon, jail clinic, dlsa, nalsa, lok adalat, muft salah, prison, kaidi, kanooni sahayata, camp, poor, मुफ्त कानूनी, विधिक सहायता, गरीब, लोक अदालत",
  ombudsman:
    "lokpal, bank complaint, shikayat, insurance complaint, rbi ombudsman, grievance, grahak, bima lokpal, customer complaint, banking, redressal, refund, award, atm fraud, लोकपाल, शिकायत, बैंक शिकायत, बीमा",
  "child-advocate":
    "bachche, child rights, pocso, custody, juvenile, bal adhikar, child abuse, bal grih, cwc, child labour, bal mazdoori, adoption, orphan, anath, 1098, बाल अधिकार, बच्चे, बाल मजदूरी, अनाथ",
  "family-mediator":
    "pati patni, divorce, talaq, bachche, custody, samjhauta, separation, family court, parenting plan, jhagda, ghar toot, visitation, sulah, miya biwi, तलाक, पति पत्नी, समझौता, परिवार",
  paralegal:
    "legal notice, case file, affidavit, lawyer assistant, vakil sahayak, drafting, research, case paper, legal documents, plv, court form, law firm, filing, agreement draft, वकील सहायक, हलफनामा, कानूनी नोटिस",
  notary:
    "stamp, mohar, affidavit, notary, attest, true copy, seal, halafnama, shapath patra, signature, rent agreement, kachehri, stamp paper, oath, नोटरी, मोहर, हलफनामा, स्टांप",
  "court-stenographer":
    "shorthand, steno, typing, aashulipi, dictation, judge bolna, gawahi, court typing, pitman, wpm, adalat, testimony, stenographer, bayan, आशुलिपि, स्टेनो, टाइपिंग, गवाही",
  "law-clerk":
    "munshi, vakil munshi, court date, tarikh, case file, kachehri, case date, advocate clerk, vakalatnama, bundle, court filing, basta, peshi, photocopy, मुंशी, तारीख, कचहरी, पेशी",
  "legal-secretary":
    "plaint typing, lawyer office, vakil typing, petition type, limitation date, affidavit, pleadings, law firm, court dates, vakil sahayak, dictation, diary, stenography, legal format, वकील, टाइपिंग, याचिका, कोर्ट तारीख",
  bailiff:
    "summons, kurki, court notice, ghar khali, samman, eviction, warrant, nazir, attachment, adalat, kabza dilana, seize goods, saamaan jabt, amin, decree, कुर्की, समन, जब्त, अमीन",
  "title-examiner":
    "title search, deed, zameen kagaz, registry, encumbrance, plot malik, khasra, home loan, khatauni, ownership, purane kagaz, bank loan, mutation, land records, sub-registrar, जमीन कागज, खतौनी, मालिकाना, रजिस्ट्री",
  "petition-writer":
    "arzi, arzi navees, vasiyat, last will, sale deed, tehsil, typewriter, stamp paper, registry office, kachehri, vaseeka, bainama, application likhna, deed writer, अर्जी, बैनामा, वसीयत, तहसील",
  "legal-translator":
    "translation, anuvad, judgment anuvad, court bhasha, urdu, legal document, contract translation, angrezi hindi, adalati bhasha, suvas, language, anuvadak, certified translation, regional language, अनुवाद, अनुवादक, फैसला, कानूनी भाषा",
  "compliance-officer":
    "compliance, sebi, rbi rules, kyc, aml, regulation, niyam, audit, policy, circular, penalty, money laundering, insider trading, niyam palan, whistleblower, अनुपालन, नियम, केवाईसी",
  "legislative-drafter":
    "bill draft, sansad, parliament, kanoon likhna, clause, law draft, vidheyak, law ministry, amendment, vidhan sabha, drafting, gazette, ordinance, dhara, विधेयक, संसद, कानून लिखना, धारा",
  "legal-associate":
    "law firm, due diligence, contract review, junior lawyer, associate, document review, agreement padhna, nlu, llb, clat, research, emails, naya vakil, drafting, लॉ फर्म, जूनियर वकील, अनुबंध",
  "contracts-attorney":
    "contract, agreement, anubandh, clause, terms, nda, negotiation, drafting, indemnity, breach, vendor agreement, sharten, karaar, liability, अनुबंध, करार, शर्तें",
  "e-discovery-specialist":
    "emails, whatsapp chats, saboot, evidence, relativity, document review, e-discovery, keyword search, digital evidence, litigation, lawsuit, metadata, data dhoondhna, purane email, सबूत, ईमेल, डिजिटल सबूत",
  "law-reporter":
    "court news, adalat khabar, livelaw, judgment news, patrakar, barandbench, courtroom, press, faisla khabar, reporter, headline, supreme court, hearing, अदालत, खबर, पत्रकार, फैसला",
  "legal-adviser":
    "kanooni salah, legal opinion, bank legal, vidhi salahkar, psu, legal advice, law officer, legal cell, risk, company law, legal view, notice jawab, law department, salahkar, कानूनी सलाह, विधि सलाहकार, विधि अधिकारी",
  "probate-lawyer":
    "vasiyat, last will, inheritance, virasat, waris, heir, probate, succession certificate, mrityu, estate, dead father, jaydaad batwara, executor, legal heir, uttaradhikar, वसीयत, वारिस, विरासत, उत्तराधिकार",
  "sports-lawyer":
    "player contract, doping, khiladi, nada, ipl contract, cricketer, bcci, athlete, dope ban, endorsement, sports federation, transfer, wada, olympics, खिलाड़ी, डोपिंग, अनुबंध, खेल कानून",
  "disability-advocate":
    "viklang, divyang, ramp, wheelchair, divyang kota, disabled, braille, accessibility, rpwd, blind, deaf, sugamya, viklang naukri, haq, sign language, दिव्यांग, विकलांग, रैंप, व्हीलचेयर",
  "law-writer":
    "law book, kanoon kitab, legal guide, bare act, kanoon samjhana, saral bhasha, legal blog, eastern book, universal, commentary, naya kanoon, author, article, plain language, कानून किताब, सरल भाषा, लेखक",
  "court-clerk":
    "peshkar, tarikh, case number, cause list, adalat, order sheet, haazir ho, court file, kachehri, reader, next date, aahlmad, naam pukarna, bench clerk, पेशकार, तारीख, अदालत, कचहरी",
  "government-advocate":
    "sarkari vakil, high court, state reply, counter affidavit, writ, additional advocate, sarkar paksh, advocate general, standing counsel, petition, sarkar bachav, government case, jawab, vakil, सरकारी वकील, महाधिवक्ता, उच्च न्यायालय, सरकार पक्ष",
  "data-protection-counsel":
    "privacy law, dpdp, data leak, consent notice, gdpr, privacy policy, personal data, data breach, niji jaankari, cookies, whatsapp privacy, privacy fine, data vakil, aadhaar, निजता कानून, डेटा लीक, गोपनीयता",
  "patent-prosecution-attorney":
    "patent filing, pct, uspto, foreign patent, invention, claims, office action, wipo, patent abroad, aavishkar, videsh patent, priority date, patent draft, european patent, पेटेंट, आविष्कार, विदेश पेटेंट",
  "military-lawyer":
    "court martial, army, sena, fauj, soldier, fauji, jag, sainik, army act, vardi, military court, aft, deserter, sena vakil, कोर्ट मार्शल, सेना, फौजी, सैनिक",
};
