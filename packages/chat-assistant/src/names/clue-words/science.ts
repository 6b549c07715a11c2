/** Words by which outsiders know careers of the category Science: by career id. */
export const science: Readonly<Record<string, string>> = {
  astronomer:
    "taare, sitare, telescope, doorbeen, galaxy, stars, akashganga, observatory, vedhshala, black hole, nakshatra, hanle, iucaa, supernova, aasman, तारे, दूरबीन, आकाशगंगा, वेधशाला",
  cosmologist:
    "big bang, brahmand, universe, dark matter, dark energy, srishti, expansion, hubble, hawking, multiverse, spacetime, cosmic microwave, universe origin, einstein, inflation, ब्रह्मांड, सृष्टि, डार्क मैटर",
  "planetary-astronomer":
    "chand, moon, mangal, mars, chandrayaan, ulka, asteroid, graha, saturn rings, shani, jupiter, crater, landing site, meteorite, titan moon, चाँद, मंगल ग्रह, उल्का, ग्रह",
  "nuclear-physicist":
    "parmanu, nucleus, nabhik, neutron, proton, reactor, barc, uranium, radioactive, cyclotron, fission, alpha particle, gamma ray, isotope, homi bhabha, परमाणु, नाभिक, यूरेनियम",
  "particle-physicist":
    "cern, lhc, higgs boson, god particle, quark, collider, neutrino, electron, muon, kan, particle, collision, accelerator, ino, standard model, कण, हिग्स बोसॉन, क्वार्क",
  "plasma-physicist":
    "plasma, fusion, tokamak, iter, sanlayan, nakli suraj, artificial sun, magnetic field, hydrogen, ipr gandhinagar, tritium, aditya tokamak, crore degree, star energy, प्लाज़्मा, संलयन, टोकामक",
  "condensed-matter-physicist":
    "superconductor, semiconductor, liquid helium, cryostat, atichalak, graphene, magnetism, chumbak, crystal lattice, spin, low temperature, thos padarth, resistance zero, solid state, quantum material, अतिचालक, चुंबकत्व, ठोस",
  metrologist:
    "kilogram, second, metre, atomic clock, parmanu ghadi, calibration, standard weight, naap, baat, npl, ist time, precision, unit si, micrometer, tol, मापन, परमाणु घड़ी, किलोग्राम, बाट",
  "materials-scientist":
    "alloy, mishra dhatu, ceramic, metal, dhatu, glass, electron microscope, nanomaterial, composite, atoms, xrd, steel strength, graphene, iisc, nano, मिश्र धातु, सिरेमिक, धातु",
  "organic-chemist":
    "carbon, benzene, synthesis, flask, carbanik, organic reaction, nmr, solvent, column chromatography, reflux, compound, grignard, fume hood, molecule, hydrocarbon, कार्बनिक रसायन, कार्बन, फ्लास्क",
  "inorganic-chemist":
    "catalyst, utprerak, metal complex, akarbanik, lithium, cobalt, nickel, ligand, transition metal, oxide, salt, lavan, periodic table, battery material, coordination, अकार्बनिक, उत्प्रेरक, लवण",
  "physical-chemist":
    "reaction rate, abhikriya, thermodynamics, kinetics, spectroscopy, femtosecond laser, laser, activation energy, catalysis, quantum chemistry, enthalpy, equilibrium, electrochemistry, surface chemistry, bhautik rasayan, भौतिक रसायन, अभिक्रिया, लेज़र",
  "analytical-chemist":
    "hplc, gc-ms, chromatography, spectrometer, milawat, lead, sisa, haldi, trace, ppm, sample, pesticide residue, impurity, icp-ms, namuna, मिलावट, सीसा, नमूना",
  "pharmaceutical-chemist":
    "nayi dawa, drug molecule, tablet, api, dawai, medicine, molecule, dr reddy's, sun pharma, formulation, drug discovery, anu, capsule, synthesis, generic, दवा, अणु, औषधि",
  "polymer-chemist":
    "plastic, polymer, rubber, glue, gond, fevicol, gel, nylon, polythene, resin, pvc, monomer, adhesive, epoxy, teflon, प्लास्टिक, बहुलक, गोंद, रबर",
  "food-chemist":
    "ghee, milawat, doodh, milk, fssai, adulteration, vitamin, preservative, masala, spices, urea, food lab, honey, shahad, khana, घी, मिलावट, दूध, खाद्य",
  "quality-control-chemist":
    "batch, dawa, tablet, qc lab, hplc, dissolution, reject, pharma, cipla, capsule, purity, shuddhta, pharmacopoeia, coa, stability, दवा जाँच, बैच, शुद्धता",
  "cosmetic-chemist":
    "cream, lipstick, shampoo, face wash, sunscreen, lotion, fairness cream, lakme, mamaearth, makeup, kajal, serum, twacha, skin, moisturiser, क्रीम, लिपस्टिक, त्वचा, काजल",
  perfumer:
    "itra, perfume, khushboo, attar, kannauj, gulab, chameli, chandan, sandalwood, scent, sugandh, agarbatti, oudh, deo, essential oil, इत्र, खुशबू, सुगंध, चंदन",
  "water-treatment-chemist":
    "chlorine, fitkari, alum, jal shodhan, paani saaf, water, boiler, ro plant, tds, peyjal, turbidity, jal board, hardness, ph, filter, फिटकरी, क्लोरीन, पानी, जल शोधन",
  microbiologist:
    "bacteria, jeevanu, fungus, petri dish, keetanu, culture, agar, microscope, sukshmdarshi, germs, e coli, fungi, incubator, antibiotic, contamination, जीवाणु, कीटाणु, फफूंद, सूक्ष्मजीव",
  virologist:
    "virus, vishanu, dengue, nipah, corona, covid, niv pune, bsl-4, hiv, flu, chikungunya, variant, ppe suit, rt-pcr, bat virus, विषाणु, वायरस, कोरोना, डेंगू",
  immunologist:
    "immunity, rog pratirodhak, antibody, allergy, wbc, t cell, autoimmune, body defence, inflammation, lymphocyte, antigen, pratiraksha, immune system, cytokine, transplant rejection, प्रतिरक्षा, इम्यूनिटी, एंटीबॉडी",
  biochemist:
    "enzyme, protein, jaiv rasayan, hormone, amino acid, metabolism, insulin, centrifuge, gel electrophoresis, pipette, lipid, vitamin, test tube, assay, blood sugar, एंजाइम, प्रोटीन, जैव रसायन",
  biophysicist:
    "protein folding, x-ray crystallography, crystal, cryo-em, protein structure, membrane, laser tweezers, synchrotron, alphafold, cell physics, ion channel, biophysics, molecular dynamics, nmr, tifr, प्रोटीन संरचना, जैव भौतिकी, एक्स-रे",
  geneticist:
    "gene, dna, anuvanshik, sickle cell, thalassemia, chromosome, heredity, mutation, khandani bimari, vanshanugat, inheritance, traits, ccmb, mendel, vansh, आनुवंशिकी, जीन, गुणसूत्र, डीएनए",
  "molecular-biologist":
    "dna, pcr, rna, crispr, gene cloning, plasmid, pipette, gene editing, restriction enzyme, primer, cutting dna, gel band, sequencing, genetic code, anuvik jeev, डीएनए, आरएनए, आणविक",
  "cell-biologist":
    "cell, koshika, mitosis, microscope, cell division, nucleus, stem cell, mitochondria, fluorescent, sukshmdarshi, cell culture, cancer cell, organelle, membrane, apoptosis, कोशिका, सूक्ष्मदर्शी, कोशिका विभाजन",
  neuroscientist:
    "dimag, brain, neuron, mastishk, memory, yaaddasht, eeg, mri brain, nimhans, alzheimer, mood, dopamine, neend, synapse, spinal cord, दिमाग, मस्तिष्क, याददाश्त, न्यूरॉन",
  pharmacologist:
    "dose, khurak, drug, side effect, dawa asar, medicine, clinical trial, rats, pharmacology, overdose, receptor, mg, painkiller, antibiotic, drug interaction, खुराक, दवा, दुष्प्रभाव",
  toxicologist:
    "zeher, poison, vish, toxin, pesticide, arsenic, safe dose, saanp, venom, lead poisoning, toxic, zehreela, chemical exposure, antidote, viscera, ज़हर, विष, ज़हरीला",
  botanist:
    "paudhe, ped, phool, plants, jungle, herbarium, vanaspati, patte, leaf, jadi booti, orchid, botanical garden, seeds, bsi, flora, पौधे, वनस्पति, फूल, पत्ते",
  "plant-physiologist":
    "photosynthesis, prakash sanshleshan, stomata, sookha, drought, paudha, leaf, transpiration, chlorophyll, roots, jad, plant hormone, growth chamber, paudhe saans, germination, प्रकाश संश्लेषण, पौधा, सूखा",
  mycologist:
    "mushroom, fungus, kukurmutta, phaphoond, mould, khumbi, guchhi, spores, yeast, khameer, zehreela mushroom, fungi, penicillium, ringworm, toadstool, मशरूम, फफूंद, कवक, खुम्बी",
  algologist:
    "algae, shaival, kai, seaweed, spirulina, samudri ghas, pond scum, chlorella, biofuel, agar, green water, talab, phycology, kelp, mandapam, शैवाल, काई, समुद्री घास",
  zoologist:
    "janwar, animals, prani, jeev jantu, species, chidiyaghar, dissection, reptiles, saanp, mammal, prajnan, animal behaviour, zsi, bandar, vertebrates, जानवर, जंतु, प्राणी, जीव-जंतु",
  entomologist:
    "keede, insects, macchar, tiddi, madhumakkhi, titli, butterfly, mosquito, locust, beetle, cheenti, deemak, honeybee, bugs, caterpillar, कीट, मच्छर, तितली, टिड्डी, मधुमक्खी",
  ornithologist:
    "chidiya, pakshi, birds, binoculars, bharatpur, migration, ghonsla, nest, salim ali, ringing, feathers, pankh, sarus, birdwatching, siberian crane, पक्षी, चिड़िया, घोंसला, पंख",
  parasitologist:
    "malaria, parasite, pet keede, worms, macchar, filaria, hathipaon, kala azar, tapeworm, parjeevi, plasmodium, hookworm, ghongha, stool sample, mosquito, परजीवी, मलेरिया, कृमि",
  "marine-biologist":
    "samundar, coral, whale, dolphin, diving, samudri jeev, fish, moonga, shark, lakshadweep, turtle, kachhua, octopus, reef, scuba, समुद्री जीव, मूंगा, व्हेल, डॉल्फिन",
  "wildlife-biologist":
    "sher, bagh, tiger, hathi, camera trap, jungle, leopard, pugmarks, radio collar, wii dehradun, tendua, vanya jeev, tiger census, jim corbett, elephant, बाघ, हाथी, वन्यजीव, तेंदुआ",
  taxonomist:
    "nayi prajati, new species, naamkaran, classification, latin name, specimen, herbarium, museum specimen, vargikaran, linnaeus, genus, frog, scientific name, zsi, dna barcode, प्रजाति, वर्गीकरण, नामकरण",
  geologist:
    "chattan, patthar, rocks, hammer, khanij, gsi, pahad, ore, compass, bhugarbh, fault, granite, hathoda, strata, minerals, चट्टान, पत्थर, भूविज्ञान, खनिज",
  mineralogist:
    "khanij, crystal, quartz, ratna, gems, mineral, heera, ayask, ore, mica, abhrak, hardness, neelam, panna, xrd, खनिज, रत्न, अभ्रक, क्रिस्टल",
  palaeontologist:
    "fossil, dinosaur, jeevashm, haddi, balasinor, dinosaur eggs, trilobite, skeleton, extinct, mammoth, ammonite, jurassic, haddiyan, khudai, crore saal, जीवाश्म, डायनासोर, हड्डियाँ",
  geophysicist:
    "seismic survey, tel khoj, oil, bhugarbh, gravity, magnetometer, ongc, ngri, geophone, vibrator truck, resistivity, subsurface, sound waves, dhamaka, 3d seismic, भूभौतिकी, तेल, भूकंपीय सर्वे",
  seismologist:
    "bhukamp, earthquake, richter, tremor, jhatka, seismograph, fault line, tsunami, aftershock, epicentre, tectonic plate, himalaya, zone 5, bhuj, dharti hilna, भूकंप, झटके, रिक्टर",
  geochemist:
    "arsenic, isotope, rocks, chattan, fluoride, kuan, well water, geochemistry, mass spectrometer, mitti, ore sample, carbon dating, trace element, sediment, groundwater chemistry, आर्सेनिक, भू-रसायन, समस्थानिक",
  oceanographer:
    "samundar, ocean, lehren, waves, jwar bhata, tides, research ship, sagar, currents, argo float, nio goa, sagar kanya, deep sea, sonar, monsoon sea, महासागर, समुद्र, लहरें, ज्वार",
  hydrologist:
    "nadi, river, baadh, flood, barish, dam, bandh, cwc, rainfall, water level, jal star, discharge, catchment, barrage, gauge, नदी, बाढ़, बाँध, जल स्तर",
  hydrogeologist:
    "bhujal, groundwater, borewell, kuan, tubewell, aquifer, cgwb, handpump, water table, jal star, recharge, zameen paani, chattan, well, boring, भूजल, कुआँ, बोरवेल, भूगर्भ जल",
  meteorologist:
    "mausam, imd, barish, cyclone, toofan, monsoon, weather, satellite, bhavishyavani, radar, garmi, badal, forecast, rain, mausam vibhag, मौसम, चक्रवात, मानसून, बारिश",
  climatologist:
    "jalvayu, climate change, global warming, monsoon, ipcc, co2, el nino, ice core, garmi badhna, greenhouse, carbon, iitm pune, sea level, temperature record, glacier melt, जलवायु, ग्लोबल वार्मिंग, मानसून",
  "remote-sensing-scientist":
    "satellite image, nrsc, isro, upgrah, remote sensing, fasal, crop area, ndvi, cartosat, landsat, pixel, infrared, bhuvan, radar image, snow cover, उपग्रह, सुदूर संवेदन, उपग्रह चित्र",
  mathematician:
    "ganit, maths, theorem, proof, equation, ramanujan, pramey, algebra, number theory, topology, prime numbers, geometry, blackboard, fields medal, sankhya, गणित, प्रमेय, समीकरण, रामानुजन",
  statistician:
    "sankhyiki, statistics, survey, sample, nsso, probability, average, ausat, isi kolkata, regression, sampling, aankde, percentage, mahalanobis, confidence interval, सांख्यिकी, आँकड़े, औसत, सर्वेक्षण",
  biostatistician:
    "clinical trial, medicine, p-value, vaccine trial, marij, patients, dawa, placebo, epidemiology, icmr, survival, sample size, randomised, health data, jaiv sankhyiki, क्लिनिकल ट्रायल, जैव सांख्यिकी, मरीज़",
  "operations-research-analyst":
    "optimization, linear programming, crew roster, route, depot, queue, scheduling, sasta rasta, airline, warehouse location, simulation, solver, duty chart, minimum cost, allocation, इष्टतम, रोस्टर, मार्ग",
  demographer:
    "jansankhya, census, janganana, population, birth rate, janm dar, mrityu dar, fertility, aabadi, migration, iips, life expectancy, sex ratio, nfhs, palayan, जनसंख्या, जनगणना, आबादी, जन्म दर",
  "statistical-assistant":
    "tabulation, survey form, aankde, excel, proforma, saarni, dfes, questionnaire, sankhyiki vibhag, data table, coding sheet, returns, schedules, nsso, figures, आँकड़े, सारणी, सांख्यिकी सहायक",
  economist:
    "arthashastra, gdp, mehngai, inflation, rbi, budget, niti aayog, berozgari, economy, tax, vyapar, trade, monetary policy, interest rate, arthvyavastha, अर्थशास्त्र, महंगाई, अर्थव्यवस्था",
  "agricultural-economist":
    "mandi, kisan, msp, fasal, karz, crop price, farm income, krishi, subsidy, kcc loan, nabard, kharif, gehu, farmers, agri economics, किसान, मंडी, समर्थन मूल्य, कृषि अर्थशास्त्र",
  "labour-economist":
    "rozgar, berozgari, wage, mazdoori, unemployment, jobs, plfs, minimum wage, mahila rozgar, migrant workers, mgnrega, mazdoor, informal sector, labour market, salary gap, रोज़गार, मज़दूरी, बेरोज़गारी",
  "economic-investigator":
    "price collection, daam, bhav, cpi, bazaar, survey, household survey, ghar ghar, nso, index, rate list, dukan, kharcha, kiraya, field investigator, भाव, दाम, मूल्य सूचकांक, सर्वे",
  sociologist:
    "samaj, caste, jati, society, parivar, samajshastra, fieldwork, gender, inequality, dalit, shehar gaon, marriage customs, community, tiss, social class, समाज, जाति, समाजशास्त्र, परिवार",
  criminologist:
    "apradh, crime, jail, qaidi, apradhi, prison, juvenile, ncrb, crime rate, chori, murder, criminal mind, serial killer, gang, aparadh shastra, अपराध, कैदी, अपराधशास्त्र",
  "political-scientist":
    "rajneeti, vote, chunav, election, party, neta, democracy, lokniti, voters, sansad, loktantra, jnu, exit poll, constitution, matdata, राजनीति, चुनाव, लोकतंत्र, मतदाता",
  geographer:
    "bhugol, map, naksha, geography, nadiyan, pahad, towns, shehar, atlas, globe, climate, gis, terrain, region, population map, भूगोल, नक्शा, मानचित्र",
  "survey-researcher":
    "survey, questionnaire, opinion poll, sawal, exit poll, respondent, sample, rai, ghar chunna, nielsen, interviewers, rating scale, prashnavali, public opinion, poll, सर्वेक्षण, प्रश्नावली, जनमत",
  "social-science-research-assistant":
    "transcribe, interview recording, thesis, professor, literature review, research paper, jstor, footnotes, field notes, ra, icssr, library, shodh, bibliography, scholar, शोध, शोध सहायक, लिप्यंतरण",
  archaeologist:
    "khudai, asi, khandhar, harappa, mohenjodaro, excavation, purani mudra, pottery, purane bartan, ruins, trowel, trench, rakhigarhi, keeladi, puratatva, खुदाई, पुरातत्व, खंडहर, अवशेष",
  "cultural-anthropologist":
    "adivasi, tribe, rivaz, customs, janjati, ethnography, kabila, andaman, ritual, fieldwork, sanskriti, village life, lok parampara, community, gond, आदिवासी, जनजाति, संस्कृति, रीति-रिवाज",
  "physical-anthropologist":
    "human evolution, khopdi, skull, haddi, bones, manav vikas, teeth, kankal, skeleton, neanderthal, ape, ancestors, body measurements, dna ancestry, primates, मानव विकास, खोपड़ी, कंकाल",
  historian:
    "itihas, history, mughal, purane khat, archives, raja maharaja, british raj, manuscript, abhilekh, freedom struggle, old documents, swatantrata, dynasty, farman, 1857, इतिहास, मुग़ल, अभिलेखागार",
  epigraphist:
    "shilalekh, inscription, brahmi, ashoka, copper plate, tamrapatra, lipi, old script, prakrit, sanskrit, rubbing, stone writing, kharosthi, mysuru, estampage, शिलालेख, ब्राह्मी, ताम्रपत्र, लिपि",
  numismatist:
    "sikke, coins, purane sikke, old coins, mudra, ashrafi, tanka, gold coin, mint, taksal, fake coins, gupta coins, currency notes, coin collection, mughal coin, सिक्के, मुद्रा, टकसाल, अशर्फी",
  genealogist:
    "vanshavali, family tree, panda, haridwar bahi, purvaj, ancestors, kul, gotra, bahi khata, surname, lineage, khandan, parish register, girmitiya, khandani, वंशावली, पूर्वज, पंडा, खानदान",
  "experimental-psychologist":
    "memory test, attention, reaction time, volunteers, yaaddasht, dhyan, psychology lab, experiment, perception, eye tracking, stimulus, optical illusion, prayog, manovigyan, conditioning, मनोविज्ञान, प्रयोग, स्मृति",
  "social-psychologist":
    "afwah, rumour, bheed, crowd, group behaviour, peer pressure, prejudice, mob, attitude, persuasion, stereotype, traffic behaviour, conformity, samuh, nudge, समूह व्यवहार, अफवाह, भीड़",
  "industrial-organisational-psychologist":
    "ssb, hiring test, aptitude test, employee motivation, personality test, dipr, workplace, karmchari, recruitment test, job satisfaction, assessment centre, burnout, psychometric, leadership, selection board, मनोवैज्ञानिक परीक्षण, कर्मचारी, भर्ती परीक्षा",
  "engineering-psychologist":
    "cockpit, pilot error, human factors, ergonomics, driver distraction, dashboard, control panel, display, simulator, eye tracking, galti, mental workload, aeromedicine, fatigue, warning alarm, मानवीय भूल, पायलट, कॉकपिट",
  psychometrist:
    "iq test, psychological test, wisc, score sheet, buddhi pariksha, autism test, adhd, inkblot, rorschach, memory scale, test kit, manual, disability certificate, ank, block puzzle, बुद्धि परीक्षण, मनोवैज्ञानिक परीक्षण, आईक्यू",
  "biology-laboratory-technician":
    "agar plate, petri dish, slides, staining, lab mice, chuha, autoclave, microscope, specimen, pipette, sukshmdarshi, dissection, biology lab, incubator, formalin, चूहे, स्लाइड, जीव विज्ञान",
  "chemical-laboratory-technician":
    "titration, burette, acid, tezaab, reagent, beaker, pipette, flask, lab attendant, chemistry lab, indicator, weighing balance, test tube, rasayan, solution, रसायन, तेज़ाब, प्रयोगशाला, बीकर",
  "physics-laboratory-technician":
    "laser, oscilloscope, circuit, pendulum, vacuum pump, optical bench, prism, galvanometer, physics lab, soldering, multimeter, practical, magnet, apparatus, bhautiki, भौतिकी प्रयोगशाला, लेज़र, परिपथ",
  "geological-technician":
    "drill core, thin section, rock cutting, core box, patthar kaatna, rock sample, chattan, gsi, grinding, petrology, lab, saw, label, mineral slides, borehole, चट्टान, नमूना, कोर बॉक्स",
  "soil-analyst":
    "mitti, soil, soil health card, mrida, khet, kisan, npk, nitrogen, ph, sieve, urvarak, khad, kvk, farm soil, organic carbon, मिट्टी, मृदा, मृदा कार्ड, खेत",
  "food-science-technician":
    "doodh, milk fat, lactometer, masala, amul, moisture, spices, food sample, dairy lab, milawat, snf, germs, biscuit, fssai, nami, दूध, मसाले, नमी, खाद्य नमूना",
  taxidermist:
    "bhus bharna, stuffed tiger, mara janwar, khaal, skin mounting, dead animals, museum, trophy, glass eyes, chamdi, shikar, preserve, stuffed bird, sher khaal, mounting, भूसा, खाल, मृत जानवर",
  "weather-observer":
    "rain gauge, thermometer, barometer, weather balloon, imd, gubbara, barish naapna, taapmaan, humidity, wind direction, wind vane, mausam kendra, anemometer, observatory, min max, वर्षामापी, तापमान, गुब्बारा, मौसम केंद्र",
  "medical-physicist":
    "radiation, radiotherapy, cancer, tumour, linac, dose, tata memorial, sikai, barc, gamma knife, radiation safety, cobalt, dosimeter, x-ray dose, treatment planning, विकिरण, कैंसर, सिकाई, ट्यूमर",
  "fisheries-biologist":
    "machhli, fish stock, catch, jaal, hilsa, matsya, rohu, trawler, cmfri, sardine, overfishing, fishing ban, landing centre, spawning, jheenga, मछली, मत्स्य, जाल, हिल्सा",
  "textile-chemist":
    "rangai, dye, kapda, fabric, colour fastness, bleach, dye house, rang pakka, cotton, dyeing, tirupur, printing paste, mercerising, effluent, polyester, रंगाई, कपड़ा, डाई, पक्का रंग",
  biotechnologist:
    "biotech, bt cotton, gm crop, tissue culture, insulin, fermenter, enzyme, biocon, recombinant, gene, bioreactor, dbt, jaiv praudyogiki, cell culture, biofuel, जैव प्रौद्योगिकी, बायोटेक, ऊतक संवर्धन",
  "vaccine-scientist":
    "vaccine, teeka, tika, serum institute, covaxin, antigen, mrna, spike protein, bharat biotech, corona, adjuvant, polio, immunity, trial, virus, टीका, वैक्सीन, कोविशील्ड",
  glaciologist:
    "glacier, himnad, barf, ice, gangotri, himalaya, snow, siachen, ice core, baraf pighalna, glacial lake, antarctica, maitri, meltwater, crevasse, हिमनद, ग्लेशियर, बर्फ, हिमालय",
  "forensic-scientist":
    "khoon, blood stain, fingerprint, goli, bullet, dna test, fsl, crime scene, murder, saboot, evidence, cfsl, cid, hathiyar, luminol, खून, सबूत, फिंगरप्रिंट, फोरेंसिक",
  "cognitive-scientist":
    "cognition, mind, dimag, decision making, perception, cogsci, memory, thinking, soch, consciousness, language learning, brain ai, attention, mental model, bias, संज्ञान, सोच, मन",
  "materials-chemist":
    "coating, lithium battery, nanoparticle, paint, polymer film, perovskite, catalyst, conductive ink, electrode, lep, surface, plastic, nano, solar cell, electrolyte, लेप, बैटरी, नैनो कण",
  "agricultural-chemist":
    "khad, urea, dap, fertiliser, pesticide, keetnashak, iffco, soil, mitti, herbicide, spray, nano urea, micronutrient, zinc, fasal, उर्वरक, कीटनाशक, खाद, यूरिया",
  "museum-scientist":
    "science centre, exhibit, vigyan kendra, science city, ncsm, nehru science, planetarium, hands-on, bachche, model, museum, curator, fun science, gallery, pendulum exhibit, विज्ञान केंद्र, संग्रहालय, प्रदर्शनी",
  "marine-chemist":
    "sea water, khara paani, salinity, namak, ocean acidification, dissolved oxygen, samundar, nio, oil spill, nutrients, ph, research vessel, water sampler, microplastic, carbonate, समुद्री जल, लवणता, खारा पानी",
  "mine-geologist":
    "khadan, ayask, ore, grade, ore body, coal seam, nmdc, coal india, mine face, lauh ayask, drilling, blast, bauxite, copper, kolar, खदान, अयस्क, खनिज, खान",
  "statistical-scientist":
    "statistical theory, estimator, bayesian, theorem, isi kolkata, high dimensional, hypothesis test, probability theory, sampling theory, p-value, journal, mahalanobis, c r rao, randomness, model theory, सांख्यिकी सिद्धांत, प्रायिकता, सी आर राव",
};
