/** Words by which outsiders know careers of the category Government: by career id. */
export const government: Readonly<Record<string, string>> = {
  "ias-officer":
    "IAS, collector, DM, district magistrate, UPSC, laal batti, zila, jiladhikari, civil services, LBSNAA, Mussoorie, SDM, commissioner, district collector, kalektar, कलेक्टर, जिलाधिकारी, आईएएस",
  "foreign-service-officer":
    "IFS, embassy, dootavas, ambassador, rajdoot, diplomat, videsh mantralaya, consulate, high commission, foreign ministry, visa, abroad, evacuation, treaty, UPSC, दूतावास, राजदूत, विदेश",
  "member-of-parliament":
    "MP, saansad, sansad, Lok Sabha, Rajya Sabha, neta, parliament, chunav, Delhi, constituency, MPLADS, question hour, party ticket, vote, politician, सांसद, संसद, लोकसभा",
  "assembly-member":
    "MLA, vidhayak, vidhan sabha, neta, chunav, constituency, state assembly, rajya budget, halka, kshetra, sadak banwana, party, vote, legislator, politician, विधायक, विधानसभा, चुनाव",
  "government-minister":
    "mantri, minister, cabinet, mantralaya, ministry, shapath, mukhya mantri, chief minister, neta, sarkar, bungalow, convoy, kafila, laal batti, vibhag, मंत्री, मंत्रालय, मंत्रिमंडल",
  "section-officer":
    "sachivalaya, secretariat, file noting, sarkari file, SSC CGL, ASO, mantralaya, note sheet, anubhag, babu, DoPT, putting up, under secretary, file badhana, North Block, सचिवालय, फाइल, अनुभाग",
  "policy-analyst":
    "policy, niti, yojana, sarkari scheme, NITI Aayog, think tank, scheme evaluation, data, governance, public policy, policy brief, research paper, sarkari yojana, impact, white paper, नीति, योजना, सरकारी योजना",
  "parliamentary-assistant":
    "LAMP fellow, saansad ka sahayak, MP speech, bhashan likhna, parliament question, bill, vidheyak, zero hour, sansad, speech draft, legislative, PRS, neta ka bhashan, Lok Sabha, research notes, संसद, भाषण, सांसद सहायक",
  "census-enumerator":
    "census, janganana, jangadna, ghar ghar ginti, ginti, population, aabadi, household, house number, sarkari teacher duty, questionnaire, form bharna, family members, caste census, survey, जनगणना, गिनती, आबादी",
  tehsildar:
    "tehsil, taluka, jati praman patra, caste certificate, income certificate, zameen record, dakhil kharij, mutation, mamlatdar, land records, nayab, aay praman, domicile, khatauni, kabza, तहसील, तहसीलदार, जाति प्रमाण पत्र",
  patwari:
    "lekhpal, khasra, khatauni, zameen naapna, khet ka naksha, girdawari, jamabandi, talathi, village land, zameen, naap, jareeb, farad, field map, land measurement, पटवारी, लेखपाल, खसरा, जमीन",
  "block-development-officer":
    "BDO, block, MNREGA, manrega, gaon vikas, PM Awas, panchayat samiti, prakhand, vikas khand, village development, rural scheme, shauchalay, gram sadak, khand vikas, job card, बीडीओ, खंड विकास, मनरेगा, प्रखंड",
  "panchayat-secretary":
    "gram panchayat, panchayat sachiv, gram sachiv, house tax, gram sabha, panchayat bhawan, gram sevak, VDO, janm praman, minutes register, parivar register, panchayat account, gaon ka hisab, पंचायत सचिव, ग्राम पंचायत, ग्राम सभा",
  "village-level-worker":
    "VLW, gram sevak, gaon, beej, seeds, pension form, kisan yojana, gram sahayak, vriddha pension, farmer families, khad, form bharwana, kisan samman, villagers, ग्राम सेवक, गांव, बीज, पेंशन",
  sarpanch:
    "pradhan, mukhiya, gaon ka mukhiya, gram panchayat, panchayat, village head, naali, gaon ki sadak, gram pradhan, chaupal, panch, gram sabha, village election, gaon, सरपंच, प्रधान, मुखिया, पंचायत",
  mayor:
    "mahapaur, mahapour, nagar nigam, city head, municipal corporation, shahar ka, BMC, MCD, ribbon cutting, first citizen, nagar pramukh, pratham nagrik, council, shahar, ward members, महापौर, मेयर, नगर निगम",
  "city-councillor":
    "parshad, corporator, ward, nagarsevak, naali, streetlight, mohalla, drain, nagar nigam, ward member, gali, sabhasad, khamba light, jaam naali, local neta, पार्षद, वार्ड, मोहल्ला",
  "social-security-officer":
    "ESIC, ESI, EPFO, PF, provident fund, bhavishya nidhi, mazdoor pension, benefit claim, bima, contribution, PF office, worker insurance, sickness benefit, ESI card, withdrawal, भविष्य निधि, ईएसआई, पीएफ",
  postmaster:
    "dakghar, daakghar, post office, dak pal, postal savings, stamps, speed post, money order, NSC, Sukanya Samriddhi, passbook, RD, counter, India Post, branch postmaster, डाकघर, डाकपाल, पोस्टमास्टर",
  postman:
    "chitthi, daakiya, dakiya, dak, khat, letter, parcel, speed post, cycle, khaki, money order, letterbox, post, India Post, registry, चिट्ठी, डाकिया, डाक, खत",
  "mail-sorter":
    "pin code, pincode, chitthi chhantna, mail bag, sorting, RMS, dak chhantai, letters, parcels, bori, dak thaila, post hub, Railway Mail, speed post hub, pigeonhole, छंटाई, पिनकोड, डाक थैला",
  "ips-officer":
    "IPS, SP, SSP, superintendent of police, police kaptan, DGP, UPSC, district police, dange, vardi, Hyderabad academy, police commissioner, ADG, kaptan sahab, riots, आईपीएस, पुलिस कप्तान, एसपी",
  "police-inspector":
    "thana, thanedar, daroga, SHO, police station, kotwal, FIR, chowki, hawalat, do sitare, three stars, raid, vardi, kotwali, inspector, थाना, दरोगा, थानेदार",
  "police-constable":
    "sipahi, sepoy, hawaldar, khaki vardi, lathi, danda, beat, gasht, thana, patrolling, PCR, nakabandi, 100 number, belt number, pandu, सिपाही, हवलदार, लाठी, पुलिस",
  "traffic-constable":
    "traffic, chauraha, challan, helmet, seeti, whistle, safed vardi, crossing, signal, red light, haath dikhana, jaam, zebra crossing, seat belt, triple riding, ट्रैफिक, चौराहा, चालान, हेलमेट",
  "police-detective":
    "crime branch, murder, khoon, katil, qatil, suraag, CBI, CID, jasoos, charge sheet, investigation, hatya, saboot, crime scene, gawaah, हत्या, सुराग, क्राइम ब्रांच, कातिल",
  "intelligence-officer":
    "RAW, IB, jasoos, spy, khufiya, intelligence bureau, aatankwadi, terror, secret agent, gupt, gupt jaankari, khabri, surveillance, espionage, raaz, खुफिया, जासूस, गुप्त",
  "fingerprint-expert":
    "fingerprint, ungli ke nishan, ungliyon, thumb impression, angutha, powder brush, ridges, crime scene, forensic, latent print, AFIS, nishan milana, glass print, lens, whorl, उंगली के निशान, फिंगरप्रिंट, अंगूठा",
  "canine-handler":
    "kutta, dog squad, sniffer dog, police dog, K9, german shepherd, labrador, soonghna, drugs sniff, bomb sniff, dog training, malinois, patta, leash, khoji kutta, कुत्ता, डॉग स्क्वाड, सूंघना",
  "railway-police-officer":
    "RPF, GRP, railway police, station, platform, train, chori, luggage, samaan chori, yatri, railway suraksha, jebkatra, coach, night train, missing child, रेलवे पुलिस, आरपीएफ, प्लेटफार्म",
  "private-detective":
    "jasoos, detective agency, shaadi se pehle, pre-matrimonial, pati ka affair, peecha karna, background, spy camera, Byomkesh, Sherlock, missing person, jasoosi, hidden camera, cheating spouse, rishta jaanch, जासूस, जासूसी, पीछा करना",
  "infantry-officer":
    "lieutenant, captain, major, fauj, army, sena, platoon, NDA, IMA Dehradun, CDS, SSB interview, infantry, afsar, border, command, fauji afsar, सेना, लेफ्टिनेंट, फौज अफसर",
  "infantry-soldier":
    "fauji, jawan, sainik, fauj, sena, rifle, bandook, agniveer, soldier, Siachen, LoC, border post, regiment, bhaari bag, pithu, फौजी, जवान, सैनिक, अग्निवीर",
  "artillery-gunner":
    "top, tope, topkhana, Bofors, gola, howitzer, artillery, shell, gola barood, cannon, K9 Vajra, Pinaka, gunner, rocket, dhamaka, तोप, तोपखाना, गोला, गनर",
  commando:
    "NSG, Black Cat, para commando, special forces, MARCOS, surgical strike, hostage, bandhak, kaali vardi, raid, parachute, aatanki, Garud, balidan badge, anti-terror, कमांडो, बंधक, पैरा",
  "military-engineer":
    "sappers, army bridge, pul banana, landmine, barudi surang, mine clearance, fauji pul, MES, BRO, Bailey bridge, bunker, army engineer, Madras Sappers, pontoon, sena, सैपर, बारूदी सुरंग, सैनिक पुल",
  "navy-officer":
    "navy, nausena, warship, jungi jahaz, yudhpot, submarine, pandubbi, INS Vikrant, samudra, white uniform, safed vardi, Ezhimala, lieutenant commander, sea, destroyer, नौसेना, युद्धपोत, पनडुब्बी",
  "navy-sailor":
    "navy, nausainik, jahaz, warship, engine room, radar, INS, Chilka, agniveer navy, samundar, MR SSR, safed topi, deck, naval gun, ship, नौसैनिक, नौसेना, जहाज",
  "air-force-pilot":
    "fighter jet, Rafale, Sukhoi, ladaku viman, vayusena, air force, Tejas, pilot, IAF, flying officer, AFCAT, cockpit, MiG, NDA, helicopter, लड़ाकू विमान, वायुसेना, पायलट",
  "coast-guard-officer":
    "coast guard, tatrakshak, patrol ship, samudra tat, machhuare, oil spill, cyclone rescue, assistant commandant, ICG, toofan, sea rescue, smuggling boat, Dornier, tat, तटरक्षक, समुद्र, मछुआरे",
  "border-guard":
    "BSF, border, seema, sarhad, kaanta taar, fence, ghuspaithiya, smuggler, taskar, Wagah, ITBP, SSB, watchtower, jawan, LoC, सीमा, सरहद, बीएसएफ, तस्कर",
  firefighter:
    "aag, aag bujhana, fire brigade, damkal, damkalkarmi, fire, hose, paani ki bauchar, laal gaadi, siren, seedhi, smoke, dhuan, 101, helmet, आग, दमकल, फायर ब्रिगेड, अग्निशमन",
  "fire-officer":
    "fire station, damkal adhikari, fire brigade, aag, station officer, fire tender, blaze, agnishaman, crew, NFSC Nagpur, fire control, dhuan, rescue, hydrant, chief fire, अग्निशमन अधिकारी, आग, दमकल",
  "fire-inspector":
    "fire NOC, fire exit, extinguisher, fire safety, sprinkler, emergency exit, smoke alarm, agni suraksha, building clearance, hydrant, aag se suraksha, mall inspection, coaching centre sealing, fire drill, alarm, अग्नि सुरक्षा, फायर एनओसी",
  "emergency-management-coordinator":
    "disaster, aapda, NDMA, NDRF, cyclone, toofan, baadh, flood, bhukamp, earthquake, rahat shivir, relief camp, evacuation, shelter, naav, आपदा, बाढ़, राहत शिविर, चक्रवात",
  "bomb-disposal-technician":
    "bomb, bomb squad, lawaris bag, defuse, RDX, IED, visphotak, explosive, grenade, bomb suit, robot, detonator, landmine, bam nirodhak, laal taar, बम, विस्फोटक, बम निरोधक",
  "emergency-dispatcher":
    "112, 108, 100 number, control room, ambulance bhejna, emergency call, helpline, headset, dial 112, PCR van, madad call, caller, police bhejna, wireless, location, कंट्रोल रूम, आपातकालीन, एम्बुलेंस",
  "jail-superintendent":
    "jail, jailer, karagar, prison, Tihar, kaidi, parole, kaidkhana, jel adhikshak, bandi, barrack, prisoner, central jail, sazaa, sentence, जेल, जेलर, कैदी, कारागार",
  "jail-warder":
    "jail, kaidi, prisoner, talaa, lock-up, jail guard, jail sipahi, talashi, barrack, ginti, chabi, prison guard, Tihar, jail warden, cell, जेल, कैदी, बंदी रक्षक",
  "income-tax-inspector":
    "income tax, aaykar, black money, kaala dhan, tax chori, IT raid, chhapa, PAN, ITR, hisaab kitaab, books, SSC CGL, tax evasion, undisclosed, bahi khata, आयकर, काला धन, छापा",
  "customs-officer":
    "customs, airport bag, sona pakadna, gold smuggling, taskari, baggage, green channel, import duty, seema shulk, port container, X-ray bag, biscuit sona, duty, export, declaration, कस्टम, सीमा शुल्क, तस्करी, सोना",
  "excise-inspector":
    "sharab, daru, aabkari, abkari, illicit liquor, kachchi sharab, distillery, theka, bhatti, liquor, spirit, alcohol licence, mahua, toddy, hooch, आबकारी, शराब, कच्ची शराब",
  "immigration-officer":
    "passport, visa, airport, stamp, thappa, arrival, departure, foreigner, videshi, Bureau of Immigration, lookout notice, counter, border entry, e-visa, OCI, पासपोर्ट, वीज़ा, आव्रजन",
  "government-auditor":
    "CAG, audit, sarkari kharcha, AG office, ghotala, lekha pariksha, public money, vouchers, IAAS, sarkari hisab, objection, audit para, treasury, lekha, 2G, कैग, लेखा परीक्षा, ऑडिट",
  "labour-inspector":
    "mazdoor, bal mazdoori, child labour, minimum wage, int bhatta, brick kiln, shram, labour court, overtime, kam mazdoori, bandhua, labour law, bonded, dihadi, shramik, श्रम, बाल मजदूरी, मजदूर",
  "factory-inspector":
    "factory accident, karkhana, haath katna, unsafe press, guard, Factories Act, boiler, karkhane ki suraksha, injury, accident inquiry, worker safety, mazdoor ki chot, chimney blast, licence, safety violation, कारखाना, दुर्घटना, फैक्ट्री",
  "food-safety-officer":
    "milawat, FSSAI, nakli paneer, doodh, mithai, adulteration, sample, khoya, mawa, khadya suraksha, nakli ghee, hotel kitchen, restaurant, food licence, expired food, मिलावट, खाद्य सुरक्षा, नकली पनीर",
  "drugs-inspector":
    "medical store, nakli dawai, fake medicine, chemist licence, dawa, CDSCO, aushadhi, expired, drug control, cough syrup, chemist shop, nashe ki goli, sample, pharma factory, nakli dava, नकली दवा, औषधि निरीक्षक, मेडिकल स्टोर",
  "weights-and-measures-inspector":
    "taraju, tarazu, baat, kam tolna, ghattoli, petrol pump, kam petrol, weighing scale, kaanta, legal metrology, naap tol, short measure, MRP, litre, tol, तराजू, बाट, घटतौली, नाप तोल",
  "motor-vehicle-inspector":
    "RTO, driving licence, driving test, fitness certificate, MVI, truck fitness, 8 banana, learner, parivahan, permit, gaadi ki fitness, transport, overload, number plate, ARTO, आरटीओ, ड्राइविंग लाइसेंस, परिवहन",
  "prison-instructor":
    "jail, kaidi ko padhana, prisoner, jail school, inmates, jail mein padhai, carpentry, silai, Tihar, jail workshop, literacy, IGNOU, sudhar, reform, jail bakery, कैदी, जेल, पढ़ाना, सुधार",
  "army-doctor":
    "AFMC, fauji doctor, army doctor, field hospital, sena chikitsa, Siachen, captain doctor, frostbite, military hospital, goli ka zakhm, AMC, jawan ka ilaaj, soldiers, medical corps, sena, सेना डॉक्टर, सैनिक अस्पताल",
  "army-nurse":
    "MNS, military nursing, army nurse, fauji nurse, ghayal jawan, military hospital, lieutenant nurse, wounded soldiers, triage, AFMC, sena, war, command hospital, ghayal sainik, सैन्य नर्स, घायल जवान, सेना",
  "assistant-commandant":
    "CAPF, CRPF, BSF, CISF, ITBP, SSB, UPSC CAPF, paramilitary, ardhsainik, company commander, jawan, Naxal, commandant, battalion, gazetted, अर्धसैनिक, कमांडेंट, सीआरपीएफ",
  "air-force-technician":
    "vayusena, air force, fighter jet, airman, hangar, aircraft repair, viman, missile loading, X group, agniveer vayu, jet engine, IAF, airbase, ground crew, runway, वायुसेना, विमान मरम्मत, एयरमैन",
  "deputy-superintendent-of-police":
    "DSP, DySP, ACP, CO, circle officer, PCS, police, thane, state service, BPSC, crime supervision, sub-division, kshetradhikari, vardi, teen sitare, डीएसपी, क्षेत्राधिकारी, पुलिस उपाधीक्षक",
  "election-officer":
    "chunav, election, EVM, voting, booth, matdan, VVPAT, returning officer, voter list, Election Commission, neeli syahi, polling party, ballot, vote ginti, BLO, चुनाव, मतदान, ईवीएम, बूथ",
  "home-guard":
    "homeguard, hom gard, dihadi, mela duty, khaki, chauraha duty, polling booth, lathi, police ki madad, sewak, volunteer, bheed, night duty, bhatta, crowd, होमगार्ड, मेला, बूथ ड्यूटी",
  "coast-guard-sailor":
    "coast guard, navik, yantrik, tatrakshak, samudra, patrol boat, machhuare bachana, smuggler boat, ship, lifejacket, sea rescue, GD navik, taskar, deck, oil spill, नाविक, तटरक्षक, मछुआरे",
  "municipal-clerk":
    "nagar palika, birth certificate, janm praman patra, house tax, trade licence, municipality, nagar nigam, mrityu praman, death certificate, register, babu, property tax, rasid, counter, nagar parishad, नगर पालिका, जन्म प्रमाण पत्र, हाउस टैक्स",
  "irs-officer":
    "IRS, income tax commissioner, aaykar, customs commissioner, GST, tax raid, chhapa, UPSC, NADT Nagpur, DRI, ED, tax chori, kaala dhan, revenue service, assessment, आईआरएस, आयकर आयुक्त, राजस्व सेवा",
  "air-force-ground-duty-officer":
    "air force, vayusena, AFCAT, ground duty, hangar, radar, logistics, airbase, air traffic, fighter controller, stores, squadron leader, neeli vardi, Dundigal, accounts branch, वायुसेना, ग्राउंड ड्यूटी, एयरबेस",
  "revenue-officer":
    "SDM, zameen vivad, land dispute, rajasva, fasal muavza, crop loss, muavza, naib tehsildar, kanungo, partition, mutation, land case, sub-division, lagaan, revenue court, राजस्व, मुआवजा, जमीन विवाद",
  "crpf-constable":
    "CRPF, jawan, naxal, naxali, dange, riot, polling booth, chunav duty, Kashmir, shield, SSC GD, paramilitary, patharbazi, camp, RAF, सीआरपीएफ, जवान, नक्सल, दंगा",
  "excise-constable":
    "aabkari sipahi, abkari, sharab, daru, liquor truck, sharab pakadna, nakabandi, raid, checkpost, illicit liquor, zabt, seized bottles, bhatti, excise, theka, आबकारी सिपाही, शराब, चेकपोस्ट",
  "sub-registrar":
    "registry, zameen ki registry, stamp duty, stamp paper, baynama, bainama, sale deed, property registration, makan registry, angutha, gawah, vasiyat, marriage registration, court marriage, deed, रजिस्ट्री, बैनामा, स्टाम्प",
  "child-development-project-officer":
    "CDPO, anganwadi, aanganbadi, ICDS, poshan, kuposhan, malnutrition, poshahar, child weight, mid-day, garbhwati, bal vikas, sevika, take-home ration, khichdi, आंगनवाड़ी, बाल विकास, कुपोषण, पोषाहार",
};
