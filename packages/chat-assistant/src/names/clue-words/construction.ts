/** Words by which outsiders know careers of the category Construction: by career id. */
export const construction: Readonly<Record<string, string>> = {
  architect:
    "naksha, ghar naksha, building drawing, blueprint, AutoCAD, elevation, vastukar, imarat, BArch, NATA, makaan, Le Corbusier, T-square, नक्शा, वास्तुकार, इमारत, आर्किटेक्ट",
  "landscape-architect":
    "park, garden, bagicha, campus, lawn, ped, landscape, hariyali, fountain, pathway, Mughal Garden, riverfront, slope, बगीचा, पार्क, हरियाली, पेड़",
  "town-planner":
    "master plan, shahar basana, DDA, zoning, smart city, nagar, sector, Chandigarh, colony, sadak naali, urban planning, nagar nigam, land use, नगर नियोजन, शहर बसाना, मास्टर प्लान, कॉलोनी",
  "interior-architect":
    "deewar hatana, renovation, staircase, andruni, interior, room layout, partition, seedhi, lighting, false ceiling, space, remodel, andar naksha, अंदर, दीवार, इंटीरियर, सीढ़ी",
  "conservation-architect":
    "heritage, qila, kila, fort, purana mandir, ASI, INTACH, haveli, lime, chuna, smarak, monument, restoration, किला, धरोहर, पुराना मंदिर, चूना, स्मारक",
  "urban-designer":
    "street, chowk, footpath, square, riverfront, walking, public space, baithna, pedestrian, bazaar street, Chandni Chowk, plaza, bench, फुटपाथ, चौक, पैदल, गली",
  "transport-planner":
    "metro route, bus lane, BRTS, DMRC, jam, traffic, flyover, parking, bus route, metro line, traffic survey, corridor, commuters, मेट्रो, बस लेन, ट्रैफिक, जाम",
  "bim-modeller":
    "BIM, Revit, 3D model, clash, Navisworks, pipes, beam, MEP, building model, Autodesk, LOD, coordination, 3D building, बीआईएम, रेविट, थ्रीडी मॉडल",
  "architectural-draughtsperson":
    "draughtsman, naksha, AutoCAD, drawing, ITI draughtsman, blueprint, floor plan, scale, tracing, nakshanavis, T-square, dimension, elevation, नक्शा, नक्शानवीस, ड्राफ्ट्समैन, ड्राइंग",
  "sustainable-design-consultant":
    "green building, GRIHA, LEED, IGBC, bijli bill, thandi deewar, shade, solar, energy simulation, insulation, eco, energy saving, sunshade, ग्रीन बिल्डिंग, बिजली बचत, छज्जा",
  "architectural-modeller":
    "scale model, mini building, chhota model, acrylic, cardboard, foam board, miniature, laser cut, gatta, balsa, chhoti imarat, glue, township model, मॉडल, गत्ता, छोटी इमारत, लघु",
  "construction-manager":
    "construction, nirman, building banwana, L&T, crane, thekedar, site, helmet, cement, handover, tower banna, sariya, project deadline, निर्माण, साइट, ठेकेदार, बिल्डिंग बनवाना",
  "site-supervisor":
    "site, supervisor, slab, sariya, level, mistri, helmet, munshi, dhalai, gang, lentar, mazdoor, civil diploma, साइट, मिस्त्री, स्लैब, ढलाई",
  "quantity-surveyor":
    "BOQ, quantity, cubic metre, naap, QS, measurement, ghan meter, kitni eent, brick count, rate analysis, civil, MB book, cement kitna, नाप, मात्रा, घन मीटर, बीओक्यू",
  "cost-estimator":
    "estimate, tender, lagat, kitna kharcha, costing, rate, building cost, BOQ, DSR, CPWD, andaza, bid, material rate, लागत, अनुमान, टेंडर, खर्चा",
  "clerk-of-works":
    "malik, owner, thekedar, inspection, quality, site diary, nirikshan, workmanship, ghatiya maal, nirman janch, site, snag, CPWD, निरीक्षण, ठेकेदार, मालिक, नज़र",
  "building-inspector":
    "illegal building, avaidh nirman, nagar nigam, MCD, naksha pass, notice, seal, building code, bulldozer, inspector, completion certificate, unsafe, bylaws, अवैध निर्माण, नगर निगम, नक्शा पास, सील",
  "construction-safety-manager":
    "safety, helmet, safety belt, harness, scaffold, girna, PPE, hadsa, accident, toolbox talk, safety shoes, safety officer, net, सेफ्टी, हेलमेट, हादसा, सुरक्षा बेल्ट",
  "project-scheduler":
    "Primavera, schedule, gantt, critical path, MS Project, deadline, metro line, delay, samay, timeline, activity, P6, milestone, शेड्यूल, समय सीमा, देरी, टाइमलाइन",
  "materials-controller":
    "cement, sariya, reti, store, gitti, godown, stock, balu, steel, site store, challan, indent, truck unload, सीमेंट, सरिया, रेत, भंडार",
  "road-construction-supervisor":
    "sadak, highway, NHAI, road, roller, dambar, diversion, gitti, expressway, asphalt, kankar, sadak banwana, culvert, सड़क, हाईवे, डामर, रोलर",
  "labour-contractor":
    "thekedar, mazdoor, labour, theka, dihadi, mukadam, jamadar, labour supply, majdoor lana, labour chowk, Bihar mazdoor, advance, jhuggi, ठेकेदार, मज़दूर, दिहाड़ी, ठेका",
  timekeeper:
    "hajri, haaziri, attendance, muster roll, dihadi, muster, register, punch, labour count, overtime, time office, munshi, ginti, हाज़िरी, मस्टर रोल, दिहाड़ी, मुंशी",
  "site-surveyor":
    "total station, theodolite, survey, tripod, column marking, layout, naap, level, grid, auto level, khamba nishan, paimaish, GPS, सर्वे, नाप, निशान, टोटल स्टेशन",
  "survey-crew-member":
    "staff pakadna, khunti, peg, survey helper, chain, prism, fita, jarib, tripod, measuring staff, hathauda, lal jhanda, tape, खूंटी, फीता, जरीब, पैमाइश",
  "soil-testing-technician":
    "mitti, soil, cube test, concrete sample, lab, SBC, borehole, mitti janch, compaction, geotech, sample, sieve, load capacity, मिट्टी जांच, मिट्टी, सैंपल, प्रयोगशाला",
  "cost-engineer":
    "cost control, budget, kharcha, earned value, site kharch, overrun, lagat, cost, weekly spending, variance, civil, billing, cashflow, लागत, खर्चा, बजट, साइट खर्च",
  electrician:
    "bijli, wiring, taar, switch, current, bulb, pankha, fan, MCB, tester, socket, fuse, bijli mistri, short circuit, बिजली, वायरिंग, तार, पंखा, स्विच",
  "industrial-electrician":
    "factory, motor, VFD, panel, three phase, karkhana, drive, contactor, starter, 440 volt, relay, transformer, motor winding, मोटर, कारखाना, पैनल, थ्री फेज",
  "electrical-supervisor":
    "electrical licence, circuit, supervisor licence, earthing, bijli, wiring janch, megger, CEIG, load test, panel, sign, safe circuit, bijli chalu, बिजली, अर्थिंग, सर्किट, सुपरवाइज़र लाइसेंस",
  "solar-thermal-installer":
    "solar geyser, garam pani, glass tube, chhat, water heater, solar, tank, nahane, hot water, evacuated tube, suraj, dhoop, roof tank, सोलर गीज़र, गरम पानी, छत, धूप",
  "lift-technician":
    "lift, elevator, OTIS, lift atakna, phas jana, shaft, lift repair, darwaza, cable, Kone, counterweight, lift button, floor level, लिफ्ट, एलिवेटर, लिफ्ट फंसना, शाफ्ट",
  "fire-alarm-technician":
    "fire alarm, smoke detector, dhuan, aag, siren, hooter, ghanti, sensor, false alarm, fire panel, aag ghanti, call point, detector, फायर अलार्म, धुआँ, सायरन, आग",
  "security-alarm-technician":
    "burglar alarm, chor, CCTV, motion sensor, siren, camera, chori, intrusion, biometric lock, CP Plus, DVR, dukan alarm, PIR, चोर अलार्म, कैमरा, सायरन, चोरी",
  "air-conditioning-mechanic":
    "AC, split, AC repair, gas bharna, compressor, cooling, thandi hawa, window AC, Urban Company, AC service, Voltas, garmi, outdoor unit, copper pipe, एसी, एसी मिस्त्री, गैस भरना, ठंडी हवा",
  "refrigeration-mechanic":
    "fridge, cold storage, barf, ice plant, chiller, deep freezer, compressor, milk chiller, Amul, thanda, ammonia, gas, refrigerator, ice factory, फ्रिज, बर्फ, कोल्ड स्टोर, फ्रीज़र",
  plumber:
    "nal, pipe, leak, tap, paani tapakna, naali, flush, geyser, toilet pipe, wrench, CPVC, basin, block, plumbing, नल, पाइप, टपकना, प्लंबर",
  "gas-fitter":
    "PNG, gas pipeline, rasoi gas, IGL, piped gas, gas leak, chulha, gas meter, regulator, cylinder, MGL, burner, gas connection, गैस पाइपलाइन, रसोई गैस, चूल्हा, गैस लीक",
  "sprinkler-fitter":
    "sprinkler, fire pipe, aag bujhana, ceiling pipe, fire fighting, paani chhidkana, hydrant, sprinkler head, lal pipe, MS pipe, fire pump, mall ceiling, threading, स्प्रिंकलर, आग बुझाना, लाल पाइप",
  "duct-installer":
    "duct, ducting, central AC, GI sheet, chaddar, thandi hawa, sheet metal, HVAC, hawa, grille, flange, ceiling duct, tin, डक्ट, चादर, सेंट्रल एसी, हवा",
  "pump-mechanic":
    "motor, pump, submersible, borewell motor, samarsebal, tullu, Kirloskar, paani motor, motor jalna, coil, impeller, tubewell, winding, पंप, मोटर, सबमर्सिबल, बोरवेल",
  "controls-technician":
    "BMS, building automation, sensor, thermostat, Honeywell, DDC, controller, auto lights, AC control, Siemens, actuator, Johnson Controls, chiller control, सेंसर, ऑटोमेशन, बीएमएस",
  "insulation-worker":
    "insulation, rockwool, glasswool, lagging, pipe lapetna, thermocol, garmi rokna, puf, foam, nitrile, boiler pipe, cladding, puff panel, इंसुलेशन, थर्माकोल, ग्लासवूल, लपेटना",
  "cable-jointer":
    "cable joint, underground cable, bhumigat taar, 11kv, bijli cable, discom, crimping, gaddha, HT cable, jointing kit, Tata Power, heat shrink, termination, केबल, भूमिगत, केबल जोड़, तार जोड़ना",
  "water-softener-installer":
    "softener, RO, khara pani, hard water, filter, Kent, water purifier, namak, resin, TDS, Aquaguard, membrane, paani saaf, खारा पानी, आरओ, फिल्टर, पानी साफ",
  mason:
    "rajmistri, eent, brick, deewar, cement, karni, sahul, mistri, trowel, chunai, gaara, plumb line, masala, राजमिस्त्री, ईंट, चिनाई, करनी, दीवार",
  "stone-mason":
    "patthar, chheni, stone, temple stone, hathauda, sangtarash, chisel, pathar tarashna, Ram Mandir, granite, sandstone, seedhi patthar, Makrana, पत्थर, छेनी, संगतराश, तराशना",
  plasterer:
    "plaster, palastar, gurmala, deewar chikni, cement, POP, chuna, putty, randa, wall smooth, trowel, masala, float, प्लास्टर, पलस्तर, गुरमाला, चिकनी दीवार",
  "tile-setter":
    "tiles, farsh, tile lagana, bathroom tiles, Kajaria, tile cutter, grout, marble, spacer, Morbi, floor tiles, vitrified, chowka, टाइल, टाइल्स, फर्श, बाथरूम",
  "concrete-finisher":
    "concrete, slab, dhalai, RMC, lentar, floor finishing, vibrator, trowel, cement floor, screed, curing, power float, chhat dalna, कंक्रीट, ढलाई, स्लैब, लेंटर",
  "bar-bender-and-fixer":
    "sariya, jaal, rod, steel rod, TMT, binding wire, sariya modna, chhalla, stirrup, cutting, jaali, column ring, chhad, सरिया, जाल, छड़, बाइंडिंग वायर",
  "shuttering-carpenter":
    "shuttering, formwork, farma, plywood, saancha, balli, tekni, phatta, dhalai sancha, centering, slab shuttering, mould, props, शटरिंग, साँचा, बल्ली, फर्मा",
  scaffolder:
    "scaffolding, paad, machan, baans, pipe clamp, jhula, unchai, bamboo, coupler, planks, platform, phatta, tubes, मचान, पाड़, बाँस, स्कैफोल्डिंग",
  "steel-erector":
    "girder, dhancha, steel structure, bolt, beam, unchai, steel frame, bridge girder, truss, Jindal, shed, nut bolt, crane, lohe dhancha, गर्डर, ढाँचा, बीम, स्टील",
  "demolition-worker":
    "todna, building girana, demolition, hathoda, breaker, malba, JCB, twin tower, hammer, imarat todna, dhool, wrecking, jackhammer, तोड़ना, मलबा, गिराना, इमारत तोड़ना",
  waterproofer:
    "waterproofing, seelan, chhat tapakna, Dr Fixit, barsaat, leakage, damp, tar felt, coating, tank leak, terrace, membrane, monsoon, सीलन, छत टपकना, वाटरप्रूफिंग, बरसात",
  "prefabricated-building-assembler":
    "prefab, readymade ghar, panel, porta cabin, nut bolt, jaldi ghar, sandwich panel, container house, modular house, PEB, precast, wall panel, folding house, प्रीफैब, पैनल, रेडीमेड घर",
  "terrazzo-worker":
    "terrazzo, mosaic, marble chips, chips floor, ghisai, grinding, farsh, polish, kankar, purana farsh, cement chips, dana, oxide floor, मोज़ेक, चिप्स फर्श, घिसाई",
  "well-digger":
    "kuan, kuaan, well, khodna, paani nikalna, ring, fawda, gaddha, bawdi, rassi balti, kudal, mitti nikalna, dug well, कुआँ, खोदना, बावड़ी, फावड़ा",
  "well-driller":
    "borewell, boring, tubewell, nalkoop, rig, drill, paani nikalna, casing pipe, handpump, bore gaadi, hammer, chattan, boring truck, बोरवेल, बोरिंग, नलकूप, हैंडपंप",
  "construction-labourer":
    "mazdoor, beldar, eent dhona, masala banana, tasla, dihadi, fawda, reti, cement bori, majduri, sir par, tokri, labour chowk, मज़दूर, बेलदार, तसला, दिहाड़ी, ईंट ढोना",
  carpenter:
    "badhai, lakdi, darwaza, furniture, aari, randa, almirah, khidki, wood, keel, plywood, timber, hathaudi, palang, बढ़ई, लकड़ी, दरवाज़ा, आरी",
  "kitchen-unit-installer":
    "modular kitchen, kitchen cabinet, rasoi, counter, drawer, chimney, Sleek, platform, hinges, cupboard, laminate, kitchen fitting, trolley basket, मॉड्यूलर किचन, रसोई, कैबिनेट, दराज",
  "painter-and-decorator":
    "paint, putty, rang, Asian Paints, brush, roller, deewar rangna, sandpaper, primer, masking tape, decor, wall finish, distemper, पेंट, पुट्टी, रंग, ब्रश",
  "ornamental-painter":
    "texture paint, Royale Play, sponge, designer wall, stencil, marble effect, faux, mural, metallic, patina, wall art, gold leaf, kalakari, टेक्सचर, स्टेंसिल, सजावटी दीवार",
  glazier:
    "sheesha, kaanch, glass, khidki sheesha, glass cutting, diamond cutter, pane, toughened, Saint Gobain, glass fitting, mirror, showroom glass, silicone, शीशा, काँच, काँच काटना, आईना",
  "aluminium-fabricator":
    "aluminium, khidki, sliding window, section, frame, jaali, aluminium door, mosquito net, partition, Jindal section, rivet, upvc, glass sliding, एल्युमिनियम, खिड़की, स्लाइडिंग, जाली",
  roofer:
    "chhat, khaprail, tin shed, roof, tiles, chaddar, asbestos, sheet, dhalan, barish, Mangalore tiles, shed, gutter, छत, खपरैल, टिन, चादर",
  "ceiling-installer":
    "false ceiling, gypsum, POP, gypsum board, saint gobain, cove light, channel, drywall, chhat board, ceiling, screw, putty, gyproc, फॉल्स सीलिंग, जिप्सम, पीओपी",
  "floor-layer":
    "wooden floor, laminate, vinyl, carpet, kaleen, farsh, underlay, lakdi farsh, PVC floor, flooring, parquet, plank, skirting, लकड़ी फर्श, कालीन, विनाइल, फर्श बिछाना",
  "wallpaper-hanger":
    "wallpaper, deewar kagaz, glue, pattern, chipkana, roll, bedroom wall, photo wall, peel, paste, 3D wallpaper, bubble, sticker wall, वॉलपेपर, चिपकाना, दीवार कागज़, गोंद",
  "wood-polisher":
    "polish, lakdi chamkana, lacquer, lac, varnish, PU polish, regmaal, french polish, furniture polish, stain, darwaza polish, melamine, thinner, पॉलिश, लकड़ी, वार्निश, रेगमाल",
  upholsterer:
    "sofa, foam, cushion, gaddi, cover, tapestry, kursi, sofa repair, rexine, kapda, spring, recliner, stapler gun, सोफा, गद्दी, फोम, रेक्सीन",
  "fence-erector":
    "fence, taar, baad, kanteela taar, barbed wire, khet baad, khamba, gate, jaali, pole, chain link, boundary, farmhouse, बाड़, कंटीला तार, तारबंदी, खंभा",
  "swimming-pool-installer":
    "swimming pool, taran taal, pool banana, pool tiles, filtration, filter pipe, blue tiles, farmhouse pool, tairna, pool pump, jacuzzi, skimmer, fibre pool, स्विमिंग पूल, तरणताल, पूल बनाना",
  "crane-operator":
    "crane, hydra, hook, tower crane, bhaari, boom, cabin upar, ton, load uthana, unchai, joystick, port crane, क्रेन, हाइड्रा, भारी सामान, हुक",
  "excavator-operator":
    "JCB, excavator, khudai, poclain, bucket, mitti, gaddha, trench, dumper, tata hitachi, backhoe, peela gaadi, jcb khudai, जेसीबी, खुदाई, पोकलेन, मिट्टी",
  "bulldozer-operator":
    "bulldozer, dozer, blade, mitti dhakelna, samtal, tracks, zameen barabar, BEML, push, levelling, crawler, jungle saaf, Caterpillar, बुलडोज़र, डोज़र, मिट्टी धकेलना, समतल",
  "road-roller-driver":
    "road roller, roller, dambar, sadak dabana, gitti, compactor, asphalt, sadak, drum, dheere, road, bhaari pahiya, vibratory, रोड रोलर, रोलर, सड़क, डामर",
  "batch-plant-operator":
    "RMC, batching plant, concrete mix, cement, silo, transit mixer, M25, gitti, mixer truck, UltraTech, ready mix, hopper, aggregate, बैचिंग प्लांट, कंक्रीट, आरएमसी, मिक्सर",
  "pile-driver-operator":
    "piling, pile, rig, foundation, pul, hammer, bored pile, neev, bentonite, bridge pillar, boring rig, auger, nadi pul, पाइलिंग, नींव, पुल, पाइल",
  rigger:
    "sling, rassi, hook, crane signal, bhaari, chain, shackle, ishara, load baandhna, rigging, chain pulley, khalasi, signalman, रिगर, खलासी, ज़ंजीर, इशारा",
  "tunnel-boring-machine-operator":
    "TBM, tunnel, surang, metro tunnel, DMRC, bhumigat, cutter head, boring, underground, shield, segment ring, drilling, Herrenknecht, सुरंग, टनल, टीबीएम, भूमिगत मेट्रो",
  blaster:
    "dynamite, barood, blast, visphot, dhamaka, explosive, detonator, patthar todna, quarry, khadan, gelatine, pahad udana, fuse, बारूद, विस्फोट, धमाका, खदान",
  "heavy-equipment-mechanic":
    "JCB repair, excavator, hydraulic, poclain, dumper, engine, mistri, loader, Tata Hitachi, hose pipe, bulldozer repair, grease, spanner, earthmover, जेसीबी मिस्त्री, हाइड्रोलिक, पोकलेन, इंजन",
  "paving-machine-operator":
    "paver, asphalt, dambar, garam dambar, bitumen, highway, sadak bichana, road carpet, hot mix, NHAI, screed, tarmac, tipper, डामर, पेवर, सड़क बिछाना, कोलतार",
  "grader-operator":
    "grader, motor grader, lamba blade, road bed, levelling, mitti samtal, slope, sadak, murram, highway, kachchi sadak, camber, blade, ग्रेडर, समतल, कच्ची सड़क, ढलान",
  "building-maintenance-technician":
    "tap repair, society maintenance, nal, tala, bulb, darwaza repair, complaint, toolbox, maintenance, handle, leakage, wing, multi skill, मरम्मत, मेंटेनेंस, नल ठीक, शिकायत",
  "building-caretaker":
    "caretaker, chaabi, chowkidar, building dekhbhal, gate kholna, jhadu, guchha, keys, kothi, pani motor, dharamshala, rakhwala, bungalow, केयरटेकर, चाबी, देखभाल, रखवाला",
  "apartment-manager":
    "society, maintenance, RWA, flats, MyGate, jhagda, parking, apartment, dues, lift, secretary, society maintenance, notice board, सोसाइटी, फ्लैट, अपार्टमेंट, पार्किंग झगड़ा",
  "pest-control-technician":
    "cockroach, deemak, chuha, pest, spray, khatmal, keede, termite, rats, machhar, tilchatta, Rentokil, bedbug, dawai chhidakna, दीमक, कॉकरोच, चूहा, खटमल",
  locksmith:
    "chaabi, tala, lock, key, taala kholna, duplicate chabi, chabi wala, taala todna, godrej, key cutting, tijori, car key, atak gaya, चाबी, ताला, चाबीवाला, तिजोरी",
  "swimming-pool-attendant":
    "pool, chlorine, pool safai, filter, jaali, swimming pool, pH, paani saaf, hotel pool, net, backwash, tairna, algae, स्विमिंग पूल, क्लोरीन, पूल सफाई",
  "window-cleaner":
    "sheesha saaf, rassi, latak, glass cleaning, building sheesha, cradle, squeegee, kaanch saaf, unchi imarat, gondola, jhula, facade, windows, शीशा साफ, काँच, रस्सी, खिड़की साफ",
  "rope-access-technician":
    "rassi, latakna, IRATA, harness, chimney repair, rope, tower, unchai, windmill, bridge repair, abseil, carabiner, do rassi, रस्सी, लटकना, ऊँचाई, चिमनी",
  "septic-tank-installer":
    "septic tank, sokta gaddha, soak pit, shauchalay, latrine tank, toilet tank, gaddha, Swachh Bharat, biodigester, gandagi, twin pit, flush tank, sewage, सेप्टिक टैंक, सोख्ता गड्ढा, शौचालय",
  "sewer-pipelayer":
    "sewer, gutter, naala, manhole, bada pipe, seewar, hume pipe, Jal Board, sadak khodna, drain, sewer line, RCC pipe, trench, सीवर, नाला, मैनहोल, गटर",
  "duct-cleaner":
    "duct, chimney safai, chiknai, grease, kaalikh, restaurant exhaust, soot, kitchen exhaust, hood, degrease, tel, flue, AC duct, चिमनी सफाई, चिकनाई, कालिख, डक्ट",
  "sign-installer":
    "board, dukan board, neon, LED letters, flex, hoarding, signboard, glow sign, naam board, banner, ACP, acrylic letter, 3D letter, साइनबोर्ड, दुकान बोर्ड, होर्डिंग, फ्लेक्स",
  "home-inspector":
    "new flat, possession, snag, seelan, daraar, crack, home inspection, naya ghar, moisture meter, handover, kamiyan, checklist, hollow tile, नया फ्लैट, दरार, कमियाँ, पज़ेशन",
  "playground-equipment-erector":
    "jhoola, slide, fisalpatti, playground, swing, park jhoole, see saw, bachhon park, merry-go-round, rubber floor, open gym, school park, climber, झूला, फिसलपट्टी, खेल मैदान, सी-सॉ",
  handyman:
    "chhota mota, drill, parda rod, curtain, TV mount, keel thokna, Urban Company, repair, shelf, toolbox, photo frame, odd jobs, hinge, nal, मरम्मत, छोटे मोटे, कील, पर्दा रॉड",
  groundskeeper:
    "mali, ghaas, lawn, hedge, phool, paudhe, mower, campus garden, kyari, ghas katna, khurpi, pani dena, flower bed, माली, घास, क्यारी, लॉन",
  "security-guard":
    "guard, chowkidar, gate, watchman, seeti, danda, raat pehra, vardi, ATM guard, SIS, entry register, torch, mall gate, metal detector, चौकीदार, गार्ड, पहरा, वर्दी",
  "suspended-ceiling-installer":
    "grid ceiling, ceiling tiles, Armstrong, false ceiling, T-grid, acoustic, mineral fibre, goonj, echo, hanger wire, laser level, 2x2 tile, drop ceiling, ग्रिड सीलिंग, सीलिंग टाइल, गूँज",
  "stair-builder":
    "seedhi, zeena, staircase, steps, railing, spiral, handrail, sidhi, riser, tread, seedhiyan, paidi, baluster, सीढ़ी, ज़ीना, रेलिंग, पैड़ी",
  "smart-home-installer":
    "smart home, Alexa, smart lock, wifi switch, home automation, app light, video doorbell, smart switch, Google Home, voice control, smart bulb, mobile pankha, motion light, स्मार्ट होम, ऑटोमेशन, स्मार्ट लॉक",
  "generator-mechanic":
    "generator, genset, DG, diesel, Kirloskar, bijli gayi, Cummins, engine, light jaana, backup, inverter, mobile tower, alternator, जनरेटर, जेनसेट, डीज़ल, बिजली गुल",
  "escalator-mechanic":
    "escalator, chalti seedhi, mall seedhi, metro station, moving stairs, comb plate, step chain, handrail, Schindler, bijli seedhi, travelator, Kone, एस्केलेटर, चलती सीढ़ी, स्वचालित सीढ़ी",
  "fire-prevention-officer":
    "fire NOC, fire exit, hydrant, aag, fire safety, extinguisher, mall, fire drill, nikas, fire audit, fire pump, agnishaman, evacuation, फायर एनओसी, अग्नि सुरक्षा, आग, हाइड्रेंट",
  "green-building-architect":
    "green building, eco house, mitti ghar, mud house, Auroville, Laurie Baker, thanda ghar, solar, rainwater, LEED, jaali, bamboo house, bina AC, हरित भवन, मिट्टी घर, ठंडा घर",
  "refractory-bricklayer":
    "bhatti, furnace, firebrick, kiln, refractory, steel plant, SAIL, coke oven, castable, ladle, taap eent, cement kiln, mortar, lining, भट्ठी, फायर ब्रिक, ताप ईंट",
  "house-painter":
    "rang, ghar paint, putai, safedi, brush, paint, Asian Paints, Diwali paint, Nerolac, distemper, chuna, roller, deewar, puttai, पुताई, सफेदी, पेंट, दीवार",
  "crane-technician":
    "tower crane, crane jodna, crane repair, mast, jib, counterweight, crane erection, Potain, slewing, wire rope, climbing, crane service, hydra repair, टावर क्रेन, क्रेन मरम्मत, क्रेन जोड़ना",
  "plumbing-supervisor":
    "plumbing, pipe, pressure test, nal, supervisor, plumbers, shaft, drainage, CPVC, building pipeline, leak test, drawing, sanitary, प्लंबिंग, पाइप, सैनिटरी, लीकेज",
  "painting-supervisor":
    "paint supervisor, painter boss, coat, jhula, Asian Paints, putty, primer, exterior, paint naap, painters, building paint, shade, DFT, पेंट सुपरवाइज़र, पुताई, पेंटर, पुट्टी",
  "heritage-stonemason":
    "qila, chuna, gur, purani deewar, haveli, chheni, ASI, lime mortar, monument, jaggery, Rajasthan, sandstone, surkhi, restoration, किला, चूना, गुड़, पुरानी दीवार",
  "floor-polisher":
    "marble polish, ghisai, farsh chamkana, sangmarmar, grinding, kota stone, granite, chamak, floor polish, disc, italian marble, diamond polish, buffing, संगमरमर, घिसाई, मार्बल पॉलिश, फर्श चमकाना",
};
