/** Words by which outsiders know careers of the category Agriculture: by career id. */
export const agriculture: Readonly<Record<string, string>> = {
  "crop-farmer":
    "gehu, dhaan, kheti, kisan, wheat, paddy, fasal, buwai, hal, khet, sinchai, mandi, rabi, kharif, bajra, makka, गेहूं, धान, किसान, फसल",
  "vegetable-grower":
    "sabzi ugana, tamatar, bhindi, baingan, gobhi, lauki, mirch, aloo, pyaz, sabzi mandi, tomato, okra, cauliflower, vegetables, palak, सब्जी, टमाटर, भिंडी",
  "fruit-farmer":
    "phal, aam, seb, bagh, bagicha, mango, apple, orchard, amrood, santra, litchi, angoor, anar, kalam, Himachal seb, फल, आम, सेब, बाग",
  "organic-farmer":
    "jaivik, organic, gobar khad, kenchua, vermicompost, neem, jeevamrut, compost, bina khad, chemical free, keetnashak, gaumutra, natural farming, Sikkim, pesticide free, जैविक, गोबर खाद, केंचुआ",
  "plantation-manager":
    "chai bagan, tea estate, estate, rubber estate, bagan manager, Assam, Darjeeling, Munnar, tea garden, chai ka bagan, bungalow, plantation, chai patti, pahadi dhalan, leaf factory, चाय बागान, बागान",
  "coffee-planter":
    "coffee, kaafi, Coorg, Chikmagalur, coffee beans, arabica, robusta, pulping, berries, coffee estate, cherry, shade trees, kali mirch, coffee bagan, coffee plant, कॉफी, कॉफी बागान",
  floriculturist:
    "phool ki kheti, gulab, genda, marigold, rose, chameli, gladiolus, polyhouse, gerbera, phool mandi, phool, rajnigandha, mogra, flowers, orchid, carnation, फूल, गुलाब, गेंदा",
  "mushroom-cultivator":
    "mushroom, khumbi, button mushroom, oyster, spawn, bhusa, straw, kukurmutta, andhera kamra, nami, dhingri, compost bag, fungus, khumb, chhatrak, मशरूम, खुंबी",
  "plant-nursery-manager":
    "nursery, paudha, gamla, sapling, kalam, grafting, beej, cuttings, paudhe bechna, pot, plants, seedling, green net, khad mitti, bonsai, पौधा, नर्सरी, गमला, कलम",
  "hydroponic-farmer":
    "hydroponic, bina mitti, pani me kheti, lettuce, salad, soilless, PVC pipe, nutrient solution, greenhouse, basil, pakchoy, vertical farm, chhat par kheti, aeroponic, cocopeat, बिना मिट्टी, हाइड्रोपोनिक",
  "sugarcane-cultivator":
    "ganna, ganne, sugarcane, chini mill, sugar mill, gud, eekh, cane, khoi, ganne ka ras, kolhu, shakkar, sett, jaggery, ganne ki trolley, गन्ना, चीनी मिल, गुड़",
  "cotton-cultivator":
    "kapas, cotton, rui, bollworm, sundi, Vidarbha, Bt cotton, cotton boll, narma, gulabi sundi, ginning, binola, kapas chunna, kali mitti, white gold, कपास, रुई, बिनौला",
  "rubber-tapper":
    "rubber, latex, rubber ka ped, chhal, bark, Kerala, tapping, rabad, doodh jaisa ras, katora, rubber tree, coconut shell cup, rubber sheet, tapping knife, Kottayam, रबर, लेटेक्स",
  "coconut-climber":
    "nariyal, nariyal todna, coconut, ped par chadhna, daab, palm, nariyal pani, climb, chadhna, toddy, tadi, tender coconut, khajoor, rassi se chadhna, coconut tree, नारियल, नारियल का पेड़, डाब",
  "chillies-cultivator":
    "mirch, lal mirch, mirchi, chilli, Guntur, hari mirch, teekhi, thrips, red chilli, mirch sukhana, Byadgi, laal mirch, mirchi mandi, teja mirchi, spicy, मिर्च, लाल मिर्च",
  "seed-grower":
    "beej ki kheti, beej, seed production, shuddh beej, certified seed, beej utpadan, foundation seed, rogue plants, pure seed, beej nigam, breeder seed, isolation, Mahabeej, unnat beej, hybrid seed field, बीज, बीज उत्पादन",
  "farm-labourer":
    "khet mazdoor, mazdoori, nirai, gudai, ropai, katai, hasiya, khurpi, kudal, dihadi, weeding, transplanting, sickle, dhaan ropna, harvest, dusre ke khet, खेत मजदूर, निराई, रोपाई",
  "dairy-farmer":
    "doodh, gaay, bhains, cow, buffalo, gaushala, tabela, doodh dohna, milking, Amul, bucket, chara, dudhiya, milk, gobar, balti, khal, दूध, गाय, भैंस",
  "poultry-farmer":
    "murgi, murga, anda, chicken, broiler, layer, chooza, poultry, eggs, murgi palan, hen, chicks, dana, andey, battakh, bird flu, मुर्गी, अंडा, चूजा",
  "goat-breeder":
    "bakri, bakra, goat, bakri palan, khassi, mutton, bakrid, mimiyana, barbari, Jamunapari, memna, goats, Sirohi, bakre, kid, बकरी, बकरा, मेमना",
  "pig-breeder":
    "suar, suar palan, pig, piglets, pork, sow, piggery, boar, pen, swine, suar baada, ham, bacon, pigs, Nagaland pork, सुअर, सूअर पालन",
  shepherd:
    "bhed, gadariya, sheep, oon, wool, charwaha, lamb, gaddi, charana, jhund, lathi, bhed bakri, flock, Rebari, mendha, grazing, भेड़, गड़रिया, चरवाहा, ऊन",
  beekeeper:
    "madhumakkhi, shahad, honey, bee, bees, chhatta, hive, madhu, sarson phool, makkhi palan, mom, wax, bee box, honeycomb, dank, sting, मधुमक्खी, शहद, छत्ता",
  sericulturist:
    "resham, silk, shahtoot, mulberry, resham keeda, silkworm, cocoon, tussar, koya, eri, muga, keede palna, silk farming, Ramanagara, resham palan, रेशम, शहतूत, रेशम कीट",
  "livestock-breeder":
    "nasl, saand, bull, breed, nasal sudhar, bachhda, Gir, Sahiwal, Murrah, calf, crossbreed, pedigree, pashu, cattle, acchi nasl, नस्ल, सांड, बछड़ा",
  "artificial-insemination-technician":
    "kritrim garbhadhan, AI, semen, gaay gabhin, gabhin, bull semen, insemination, beej, liquid nitrogen, straw, garbhadhan, tika gaay, calving, frozen, pashu garbh, heat cow, गर्भाधान, गाभिन, सीमन",
  "livestock-inspector":
    "pashu tika, pashudhan, maveshi, ear tag, kaan me tag, khurpaka, muhpaka, pashu ganana, vaccination, cattle, pashu aspatal, FMD, dhor, block pashu, lumpy, पशुधन, मवेशी, टीका",
  "animal-nutritionist":
    "pashu aahar, chara, khal, feed, cattle feed, ration, murgi dana, mineral mixture, fodder, silage, protein, diet gaay, choker, bhusa, poultry feed, Godrej Agrovet, पशु आहार, चारा, दाना",
  "horse-groom":
    "ghoda, ghode, horse, astabal, saees, stable, malish, naal, ghodi, race course, lagaam, mane, saddle, horses, kharahara, polo, lame horse, घोड़ा, अस्तबल, साईस",
  fisherman:
    "machhua, machhli pakadna, machhli, naav, jaal, samundar, net, fish, boat, trawler, machhuara, koli, pomfret, hilsa, kashti, ocean, मछुआरा, मछली, जाल, नाव",
  "fish-farmer":
    "machhli palan, talab, rohu, catla, pond, machhli, fish pond, biofloc, mangur, pangas, aerator, fish feed, matsya palan, pokhar, tilapia, मछली पालन, तालाब, रोहू",
  "shrimp-farmer":
    "jhinga, prawn, shrimp, jhinga palan, vannamei, chingri, khara pani, brackish, salt pond, aerator, tiger prawn, Nellore, Bhimavaram, prawns, export jhinga, झींगा, झींगा पालन",
  "fish-hatchery-technician":
    "hatchery, machhli ka anda, fish seed, fry, fingerling, spawn, machhli ke bachhe, matsya beej, jeera, brood fish, ande se bachhe, hormone injection, baby fish, carp, hapa, मछली बीज, हैचरी",
  "fisheries-inspector":
    "matsya vibhag, machhli vibhag, fisheries, matsya nirikshak, naav license, jaal size, illegal fishing, fishing ban, mesh, machhua samiti, harbour, talab patta, boat registration, machhli palan yojana, landing centre, मत्स्य विभाग, मत्स्य निरीक्षक",
  "ornamental-fish-breeder":
    "aquarium, rangeen machhli, goldfish, guppy, sajawati machhli, betta, fish tank, koi, sunehri machhli, molly, sheeshe ka tank, colourful fish, angel fish, pet fish, rangin, एक्वेरियम, रंगीन मछली",
  "seaweed-harvester":
    "seaweed, samudri ghaas, samudri shaiwal, kai, algae, raft, agar, carrageenan, Mandapam, Rameswaram, rassi par ghaas, Kappaphycus, sea plants, samundar ki ghas, shaiwal, समुद्री शैवाल, समुद्री घास",
  forester:
    "jungle, van vibhag, ped, forest, timber, vrikshropan, lakdi nishan, tree marking, plantation, sagwan, aag jungle, forest fire, vanpal, van, sal, afforestation, जंगल, वन विभाग, वनपाल",
  "tree-surgeon":
    "ped kaatna, sukhi daal, daali, chhatai, chainsaw, tree, branch, branches, pruning, ped par rassi, aari, arborist, harness, khokhla ped, gira hua ped, ped ka doctor, पेड़, डाली, टहनी",
  "indian-forest-service-officer":
    "IFS, UPSC, DFO, van adhikari, tiger reserve, bagh, ranger, forest officer, conservator, poaching, jungle ka afsar, Dehradun, sanctuary, national park, wildlife, वन सेवा, वन अधिकारी, डीएफओ",
  "lac-gatherer":
    "lakh, laakh, lac, shellac, gond, gum, mahua, tendu patta, van upaj, kusum ped, palash, jungle se shahad, resin, laakh ki chudi, adivasi, Jharkhand, लाख, गोंद, महुआ",
  "bamboo-grower":
    "baans, bans, bamboo, baans ki kheti, baans ka jhurmut, bamboo pole, clump, paper mill, bambu, baansuri baans, bamboo farming, Tripura, shoots, karil, National Bamboo Mission, बांस, बांस की खेती",
  agronomist:
    "fasal salah, patti peeli, krishi vaigyanik, fasal rog, crop advice, nitrogen, leaf, fertiliser dose, soil, krishi salahkar, kheti ka doctor, agronomy, yield, paidawar, weeds, फसल सलाह, कृषि वैज्ञानिक",
  "agricultural-extension-agent":
    "krishi vigyan kendra, KVK, gram sevak, kisan chaupal, krishi salahkar, kisan mitra, demonstration plot, kisan mela, krishi vistar, kisan ko sikhana, new technique farmers, krishi yojana, village farmers, ATMA, krishi paryavekshak, कृषि विस्तार, किसान सलाह",
  "soil-technician":
    "mitti jaanch, mitti, soil test, soil health card, pH, urea, DAP, namuna, potash, soil sample, phosphorus, auger, mitti ka namuna, khad kitni, soil lab, मिट्टी जांच, मिट्टी, मृदा",
  "farm-manager":
    "farm house, bada farm, farm chalana, sau acre, acre, agri business, farm workers, khet ka malik, tractor, harvest schedule, estate, krishi farm, crop planning, farm supervisor, government farm, फार्म, बड़ा फार्म",
  "tractor-driver":
    "tractor, trolley, hal, jutai, rotavator, plough, tractor chalana, Mahindra, Swaraj, khet jotna, ploughing, cultivator, seed drill, tiller, Sonalika, ट्रैक्टर, जुताई, ट्रॉली",
  "farm-machinery-mechanic":
    "tractor theek, tractor mistri, tractor repair, thresher, harvester repair, pump set, rotavator repair, tiller, tractor mechanic, hydraulic, tractor workshop, krishi yantra, combine repair, diesel engine, spare parts, ट्रैक्टर मिस्त्री, कृषि यंत्र, थ्रेशर",
  "irrigation-technician":
    "sinchai, drip, tapak, sprinkler, drip pipe, irrigation, fawwara, Jain Irrigation, dripper, lateral, boond boond, filter, valve, nali, water pump khet, सिंचाई, टपक सिंचाई, फव्वारा",
  "grain-inspector":
    "anaj jaanch, anaj, FCI, mandi, nami, moisture meter, bori, gehu kharid, godown, dana, grading, sample boriyon, procurement, MSP, parkhi, grain, अनाज, बोरी, मंडी",
  "agricultural-sales-representative":
    "beej bechna, keetnashak bechna, khad bechna, pesticide dealer, hybrid, Bayer, Syngenta, kisan meeting, agri dealer, dawai khet, seed packet, demo plot, krishi dukan, fertiliser sales, urvarak, कीटनाशक, बीज बेचना",
  "tea-plantation-worker":
    "chai patti todna, chai ki patti, tokri, two leaves, bud, tea plucking, patti, bagan, Assam, Darjeeling, tea bushes, chai bagan mazdoor, tea leaves, peeth par tokri, plucking, चाय की पत्ती, टोकरी, चाय बागान",
  "forest-guard":
    "vanrakshak, forest guard, jungle pehra, shikari, poacher, beat, lakdi chor, sher, patrolling, vardi jungle, van rakshak, tree felling, hathi, jungle chowki, tiger, guard jungle, वनरक्षक, जंगल, शिकारी",
  "plant-breeder":
    "nayi kism, beej kism, hybrid, crossing, variety, paragan, pollen, genes, rice variety, Pusa, IARI, chawal ki kism, gene, nayi nasal, cross pollination, drought resistant, किस्म, पादप प्रजनन, परागण",
  "agricultural-drone-operator":
    "drone, khet drone, drone didi, spray, chhidkaav, udata, drone spray, nano urea, dawai chhidakna, aerial, battery drone, remote, DGCA, quadcopter, drone pilot kheti, ड्रोन, छिड़काव",
  "seed-specialist":
    "beej, ankuran, germination, beej packet, beej lab, seed testing, seed certification, beej bhandar, label beej, seed purity, viability, seed bank, seed treatment, National Seeds Corporation, seed, बीज, अंकुरण",
  "dairy-scientist":
    "doodh jaanch, doodh lab, dahi, bacteria, paneer, cheese, NDRI, Karnal, milk lab, fat, probiotic, pasteurisation, lactose, dairy technology, Amul, ghee, दूध, दही, डेयरी विज्ञान",
  "horticulture-specialist":
    "bagwani, udyan, horticulture, phal sabzi, aam chhatai, pyaz, orchard, udyan vibhag, grafting, bagwani vibhag, mango pruning, fruit trees, greenhouse, bagh salah, onion curing, बागवानी, उद्यान",
  "landscape-gardener":
    "maali, lawn, ghaas, garden, bagicha, park, turf, fountain, hedge, kyari, grass cutter, landscape, patthar ka rasta, sprinkler, flower bed, lawn mower, माली, बगीचा, घास",
  "farmer-producer-company-manager":
    "FPO, FPC, kisan utpadak, kisan samuh, NABARD, kisan sanghathan, farmer group, samuhik bikri, farmer producer, kisano ka samuh, bulk sale harvest, aggregation, shareholder kisan, mandi bypass, collective, किसान उत्पादक, एफपीओ",
  "coconut-grower":
    "nariyal, nariyal ka bagh, nariyal kheti, coconut, coconut farm, palm, khopra, copra, coir, Kerala, Pollachi, beetle, narikel, grove, coconut trees, नारियल, नारियल की खेती, खोपरा",
  "medicinal-plant-grower":
    "jadi buti, tulsi, ashwagandha, aloe vera, aushadhi, giloy, safed musli, Patanjali, Dabur, ayurvedic paudhe, herbs, herbal, shatavari, stevia, lemongrass, brahmi, जड़ी बूटी, तुलसी, औषधि",
  "harvesting-machine-operator":
    "combine, harvester, katai machine, gehu katai, combine chalana, fasal kaatna, reaper, wheat harvesting, Punjab combine, dhaan katai, harvester driver, thresher, baler, parali, Class combine, कंबाइन, कटाई, हार्वेस्टर",
  "banana-farmer":
    "kela, kele, banana, Jalgaon, tissue culture, kele ka gucha, kele ki kheti, bunch, Hajipur, suckers, G9, kela patta, plantain, bananas, robusta kela, केला, केले की खेती",
  "nut-farmer":
    "kaju, akhrot, badam, cashew, walnut, almond, nuts, dry fruit, meva, Kashmir akhrot, Goa kaju, giri, pista, chilka, kaju ka ped, काजू, अखरोट, बादाम",
};
