/** Words by which outsiders know careers of the category Manufacturing: by career id. */
export const manufacturing: Readonly<Record<string, string>> = {
  machinist:
    "lathe, milling, metal cutting, lohe kaatna, drawing, kharad, micrometer, vernier, shaper, drill, tolerance, workshop, iti, chuck, tool bit, खराद, लेथ, धातु, वर्कशॉप",
  "cnc-machine-operator":
    "cnc, vmc, cnc lathe, job loading, fanuc, offset, vernier, coolant, tool change, cycle start, parts, gauge, iti, auto parts, metal chips, सीएनसी, पुर्जे, वीएमसी",
  "cnc-programmer":
    "cnc program, g-code, m-code, mastercam, tool path, cam, vmc, fanuc, cutter, milling, 5-axis, simulation, siemens nx, feed rate, सीएनसी प्रोग्राम, जी-कोड, टूल पाथ",
  "tool-and-die-maker":
    "mould, die, saancha, sancha, thappa, punch, press tool, plastic mould, injection mould, edm, tool room, jig, fixture, dhaancha, cavity, सांचा, डाई, ठप्पा, टूल रूम",
  turner:
    "lathe, kharad, kharadiya, shaft, bush, turning, thread cutting, chuck, choodi, iti turner, lohe golai, hand wheel, knurling, lathe tool, खराद, खरादिया, चूड़ी, शाफ्ट",
  "grinder-operator":
    "grinding, grinder, ghisai, grinding wheel, chingari, sparks, steel ghisna, surface grinder, sharpen, dhaar, micron, smooth, saan, finish, घिसाई, ग्राइंडर, चिंगारी, सान",
  fitter:
    "reti, filing, fitting, bench vice, hacksaw, nut bolt, iti fitter, spanner, assembly, pana, chisel, scraper, purja, alignment, chheni, फिटर, रेती, नट बोल्ट, पुर्जे",
  "pipe-fitter":
    "pipe, pipeline, steam line, refinery, flange, valve, elbow, acid line, welding, gasket, threading, iocl, lohe pipe, gas line, पाइप, पाइपलाइन, वाल्व, रिफाइनरी",
  millwright:
    "machine shifting, crane, alignment, installation, foundation bolt, levelling, heavy machine, bhaari machine, rigging, hydraulic jack, chain pulley, gearbox, coupling, spirit level, भारी मशीन, क्रेन, मशीन लगाना",
  "sheet-metal-worker":
    "chadar, tin, sheet metal, duct, bending, tin chadar, snips, almirah, metal box, hood, chimney, gi sheet, fold, rivet, trunk, चादर, टिन, डक्ट, संदूक",
  "pattern-maker":
    "wooden pattern, lakdi saancha, casting, foundry, dhalai, core box, pattern, carving, lakdi namoona, shrinkage, mould, wood model, draft angle, chisel, लकड़ी, सांचा, ढलाई, पैटर्न",
  engraver:
    "engraving, naam khodna, khudai, trophy, brass plate, peetal, nameplate, naqqashi, glass etching, moradabad, pathar naam, chisel, memento, laser engraving, नक्काशी, खुदाई, नाम लिखना, पीतल",
  "metrology-technician":
    "cmm, gauge, micrometer, vernier, naap, micron, calibration, measurement, slip gauge, inspection, naapna, precision, npl, tolerance, profile projector, नाप, मापन, माइक्रोन",
  welder:
    "welding, arc, welding rod, chingari, sparks, gate grill, jodna, lohe jodna, helmet, tig welding, mig welding, electrode, gas cutter, jhalai, kala chashma, वेल्डिंग, चिंगारी, लोहा जोड़ना, झलाई",
  "welding-robot-operator":
    "welding robot, robot arm, robotic welding, maruti plant, car body, fanuc, kuka, teach pendant, spot welding, seam, car factory, automatic welding, yaskawa, sparks, robot haath, वेल्डिंग रोबोट, रोबोट, कार बॉडी",
  "foundry-moulder":
    "dhalai, ret, sand, saancha, foundry, molten iron, pighla loha, casting, mould, cast iron, green sand, core, ramming, mitti saancha, howrah, ढलाई, रेत, सांचा, पिघला लोहा",
  "furnace-operator":
    "bhatti, furnace, pighlana, molten metal, steel plant, bokaro, blast furnace, ladle, garmi, induction furnace, scrap, melting, slag, pighla loha, aag, भट्टी, पिघला लोहा, इस्पात, पिघलाना",
  blacksmith:
    "lohar, hathoda, bhatti, anvil, loha peetna, iron, hammer, ploughshare, plough, kulhadi, darati, forge, nihai, gaadiya lohar, khurpi, लोहार, हथौड़ा, भट्टी, निहाई",
  "heat-treatment-operator":
    "hardening, quenching, tempering, annealing, steel garam, tel dubona, oil bath, carburizing, furnace, kathor, hardness, rockwell, red hot, salt bath, पानी चढ़ाना, कठोर, भट्टी, ताप उपचार",
  electroplater:
    "plating, chrome, nickel, zinc, gold plating, polish chadhana, sone paani, acid tank, electroplating, taps, kalai, anode, chandi paani, galvanising, मुलम्मा, निकल, क्रोम, कलई",
  "rolling-mill-operator":
    "rolling mill, sariya, tmt, red-hot, billet, steel rod, laal loha, strip, tata steel, bhilai, roller, coil, garam loha, ingot, सरिया, रोलिंग मिल, इस्पात, लाल लोहा",
  boilermaker:
    "boiler, bhaap, steam, pressure vessel, steel plate, thick plate, rivet, boiler tube, bhel, ibr, trichy, tank banana, thermal plant, welding, बॉयलर, भाप, टंकी",
  "powder-coater":
    "powder coating, spray gun, paint, rang, oven bake, colour, alloy wheel, almari paint, electrostatic, metal paint, curing, grill paint, spray booth, cycle frame, पाउडर कोटिंग, रंग, पेंट, स्प्रे",
  "metal-polisher":
    "polish, buffing, chamkana, brass, peetal, steel bartan, shine, chamak, buff wheel, moradabad, emery, ghisai, mirror finish, taamba, पॉलिश, चमक, पीतल, चमकाना",
  "chemical-plant-operator":
    "reactor, chemical, rasayan, valve, dcs, control room, acid, distillation, pump, fertilizer plant, temperature, gas leak, iffco, dahej, caustic, रसायन, रिएक्टर, तेजाब, वाल्व",
  "tyre-builder":
    "tyre, rubber, mrf, ply, drum, tire, apollo tyres, bead, tread, green tyre, cord, rabar, radial, pahiya, truck tyre, टायर, रबर, पहिया",
  "paper-machine-operator":
    "kagaz, paper mill, pulp, lugdi, paper reel, bamboo, dryer, kagaz mill, wet pulp, ballarpur, cardboard, baans, newsprint, calender, gsm, कागज, पेपर मिल, लुगदी, रील",
  "sugar-boiler":
    "cheeni, ganna, sugar mill, sugarcane, cheeni mill, syrup, chashni, vacuum pan, crystal, ganne ras, gur, molasses, sheera, daana, चीनी, गन्ना, चीनी मिल, शीरा",
  "refrigeration-operator":
    "cold storage, ammonia, barf, ice factory, compressor, aloo store, thanda, freezer, baraf, sheetgrah, chiller, ice plant, refrigeration, brine, coolant, शीतगृह, बर्फ, अमोनिया, कोल्ड स्टोरेज",
  "injection-moulding-operator":
    "plastic dana, balti, bucket, dhakkan, bottle cap, mug, saancha, mould, granules, pighla plastic, plastic kursi, dabba, nozzle, प्लास्टिक, बाल्टी, सांचा, ढक्कन, Nilkamal",
  "glass-blower":
    "kaanch, sheesha, phoonk, blowpipe, pighla kaanch, bhatti, chudi, jhoomar, kaanch bottle, molten glass, vase, furnace, phulana, Firozabad, कांच, चूड़ी, फूंक, भट्ठी",
  "kiln-operator":
    "bhatti, bhatta, kiln, tiles, crockery, chini mitti, ceramic, cup plate, eent, pakana, glaze, terracotta, Morbi, Khurja, भट्ठा, चीनी मिट्टी, टाइल्स, firing",
  "rubber-mill-operator":
    "rubber, rabar, rubber sheet, latex, carbon black, sulphur, rollers, compound, mixing mill, kneader, vulcanising, rubber belt, gandhak, हवाई चप्पल, रबर, गंधक, kachcha rubber",
  "paint-mixer":
    "paint banana, rang milana, shade, shade card, pigment, tint, deewar paint, enamel, emulsion, primer, varnish, distemper, thinner, Asian Paints, Berger, पेंट, रंग मिलाना, शेड",
  "pharmaceutical-operator":
    "goli banana, tablet, capsule, dawai factory, syrup bharna, blister, strip, powder press, cleanroom, pharma plant, injection vial, granulation, Cipla, Baddi, गोली, दवाई, कैप्सूल, dawa",
  "packaging-machine-operator":
    "packet bharna, pouch, sealing, wrapper, shrink wrap, expiry date, chips packet, sachet, batch code, filling line, namkeen packet, conveyor, biscuit packing, पैकेट, पाउच, सील, पैकिंग",
  "control-room-operator":
    "control room, alarm, SCADA, DCS, panel, valve, pressure, refinery, bhatti taapmaan, boiler, screens, siren, plant shift, gauge, NTPC, कंट्रोल रूम, अलार्म, प्रेशर",
  "sewing-machine-operator":
    "silai, garment factory, juki, shirt seam, overlock, kapda silna, bobbin, export garment, dhaga, needle, kaaj button, stitching line, Tiruppur, सिलाई, धागा, सुई, pyjama silna",
  tailor:
    "darzi, silai, naap, blouse, suit silna, inchi tape, kainchi, pant, kurta, fitting, measurement, kapda silna, alter, sherwani, दर्जी, सिलाई, नाप, ब्लाउज, masterji",
  "fashion-pattern-maker":
    "pattern, khaka, kagaz katai, garment pattern, dart, armhole, grading, collar, sleeve, muslin, draft, size chart, NIFT, pattern master, पैटर्न, खाका, dress block, paper pattern",
  "fabric-cutter":
    "kapda kaatna, katai, cutting master, than, layers, kainchi, fabric, lay, marker, cloth cutting, band knife, kapde ki parat, straight knife, garment cutting, कटाई, कपड़ा काटना, थान, कैंची",
  weaver:
    "bunkar, power loom, kapda bunna, tana bana, karigha, loom, dhaga tootna, shuttle, chadar, towel, weft, warp, Bhiwandi, Malegaon, बुनकर, ताना बाना, बुनना, powerloom",
  "spinning-machine-operator":
    "soot, sut kaatna, yarn, kapas, rui, spindle, cotton mill, bobbin, katai mill, thread, ring frame, takli, dhaga banana, Coimbatore, सूत, कपास, रुई, कताई",
  "knitting-machine-operator":
    "sweater, swetar, oon, knitting, jersey, hosiery, mauja, socks, t-shirt kapda, woollen, banyan, needles, Ludhiana, Tiruppur, स्वेटर, ऊन, मोज़ा, बुनाई",
  "textile-dyer":
    "rangai, kapda rangna, dye, rangrez, rang, dye house, indigo, tie dye, bandhani, bleach, kapda ubalna, dhaga rangna, colour fast, Pali, Surat, रंगाई, रंगरेज़, डाई",
  "jacquard-loom-weaver":
    "Banarasi, silk saree, resham, zari, handloom, hathkargha, Kanjivaram, jacquard, brocade, punch card, saree bunna, bunkar, buti, pallu, हथकरघा, बनारसी, रेशम, ज़री",
  "embroidery-machine-operator":
    "kadhai, embroidery, zari, sequin, lehenga kadhai, phool kadhai, needles, dhaga, patch, logo kadhai, chikankari, sitara, multi head, stitches, कढ़ाई, ज़री, सितारा, bel buta",
  "garment-inspector":
    "kapde jaanchna, silai dosh, skipped stitch, kapde ka daag, dhaga kaatna, stain, garment, shirt quality, ulti silai, seam, button jaanch, export shirt, measurement tape, defect, कपड़ा जांच, दाग, सिलाई दोष, loose thread",
  "leather-worker":
    "chamda, leather, bag, belt, batua, purse, wallet, khaal, saddle, leather jacket, hide, jeen, Dharavi, Kanpur, चमड़ा, बेल्ट, बटुआ, चमड़े का बैग",
  shoemaker:
    "joota, jute banana, chappal, sandal, sole, leather, last, mojari, jutti, Kolhapuri, heel, upper, boot, Agra, जूता, चप्पल, जूती, तला, chamda",
  "food-technician":
    "food processing, preservation, canning, frozen matar, shelf life, khana preserve, dehydrate, juice, jam, dibbaband, food lab, FSSAI, ketchup, khadya, डिब्बाबंद, खाद्य, जैम, preservative",
  "dairy-processing-operator":
    "doodh, milk, pasteurise, dairy, paneer, dahi, ghee, makkhan, butter, cream, doodh packet, chhachh, cheese, Amul, Mother Dairy, दूध, पनीर, मक्खन, डेयरी",
  "manufacturing-baker":
    "biscuit, bread factory, double roti, dough, oven, maida, rusk, bakery plant, bun, cookies, toast, aata goondhna, yeast, Parle, Britannia, बिस्कुट, डबल रोटी, बेकरी",
  "flour-miller":
    "aata chakki, gehun, wheat, peesna, maida, sooji, flour, besan, chakki, grind, bran, chokar, chhanna, Aashirvaad, आटा, चक्की, गेहूं, पीसना",
  "rice-mill-operator":
    "chawal, dhan, paddy, rice mill, bhusi, husk, basmati, polish, chawal mill, sela, broken rice, tukda chawal, bran, Karnal, चावल, धान, भूसी, बासमती",
  "tea-taster":
    "chai chakhna, chai patti, tea, chai bagan, sip, Darjeeling, Assam, brew, aroma, tea auction, chuski, blend, garden, swad, चाय, चाय पत्ती, चखना, thookna",
  "coffee-roaster":
    "coffee, coffee beans, bhunna, roast, espresso, aroma, Chikmagalur, Coorg, Blue Tokai, filter kaapi, arabica, robusta, dark roast, cafe, कॉफी, भूनना, कॉफी बीन्स, grinder",
  winemaker:
    "wine, angoor, grapes, vineyard, sharab, Nashik, Sula, ferment, barrel, cellar, winery, yeast, red wine, angoor bagh, cork, वाइन, अंगूर, शराब",
  brewer:
    "beer, brewery, jau, malt, hops, ferment, yeast, Kingfisher, microbrewery, craft beer, mash, keg, lager, brewpub, बीयर, जौ, ख़मीर, barley",
  butcher:
    "kasai, mutton, gosht, murga, chicken, meat, chhura, bakra, halal, jhatka, keema, boti, meat shop, maas, कसाई, मटन, गोश्त, मांस, cleaver",
  "fish-processor":
    "machli saaf, machhli, fish, fillet, jhinga, prawn, seafood, barf, fish cutting, surimi, frozen fish, scales, Kochi, Veraval, मछली, झींगा, बर्फ, seafood export",
  "oil-mill-operator":
    "tel, kolhu, ghani, sarson, mustard, moongfali, groundnut, nariyal tel, khal, tel nikalna, kachchi ghani, til, expeller, cold pressed, Fortune, तेल, कोल्हू, सरसों",
  "condiment-maker":
    "masala, achaar, pickle, haldi peesna, mirchi, chutney, sauce, dhaniya, garam masala, spices, aam achaar, murabba, MDH, Everest, मसाला, अचार, चटनी, मिर्ची",
  "offset-printer":
    "chhapai, printing press, offset, akhbar chhapna, syahi, CMYK, shaadi card, poster, Heidelberg, plate, calendar, pamphlet, paper sheet, Sivakasi, छपाई, प्रेस, स्याही, छापाखाना",
  "pre-press-technician":
    "pre press, printing plate, CTP, CorelDraw, font, PDF, CMYK, bleed, chhapai, imposition, colour separation, layout, proof, printing file, फॉन्ट, प्रिंटिंग प्लेट, छपाई, offset plate",
  bookbinder:
    "jild, kitab bandhna, binding, spiral, hard cover, register, copy banana, gond, panne, thesis binding, book silai, stapling, diary, spine, जिल्द, जिल्दसाज़, बाइंडिंग, पन्ने",
  "screen-printer":
    "t-shirt print, screen print, squeegee, jaali, mesh, ink, mug printing, logo chhapna, banner, chhapai, stencil, kapde par print, visiting card, plastisol, टी शर्ट, स्क्रीन प्रिंटिंग, जाली, छापना",
  "flexographic-press-operator":
    "label, wrapper, flexo, roll, packaging print, bottle label, chips wrapper, sticker, plastic film, carton print, anilox, barcode label, pouch print, ink, लेबल, रैपर, स्टिकर, labels chhapna",
  "cabinet-maker":
    "furniture banana, almari, cupboard, drawer, lakdi, sagwan, teak, veneer, wardrobe, sheesham, joinery, wood polish, palang, nakkashi, अलमारी, फर्नीचर, लकड़ी, दराज़",
  "sawmill-operator":
    "aara mill, aara, lakdi cheerna, log, timber, takhta, plank, band saw, lattha, burada, sawdust, ped ka tana, wood boards, lakdi mandi, आरा मशीन, लकड़ी चीरना, तख्ता, बुरादा",
  goldsmith:
    "sunar, sona, gold, gehne banana, zevar, angoothi, chain banana, sona pighlana, kundan, chandi, haar, mangalsutra, bangle, filigree, सुनार, सोना, गहने, ज़ेवर, अंगूठी",
  "diamond-cutter":
    "heera, diamond, hira ghisna, Surat, tarashna, rough stone, facet, carat, polish, hira karigar, nageena, gemstone, ratna, chamkana, हीरा, तराशना, रत्न, solitaire",
  "watch-repairer":
    "ghadi, watch, ghadisaz, ghadi theek, watch cell, dial, gear, wall clock, strap, Titan, HMT, tick tick, ghadi ki suiyan, magnifier, घड़ी, घड़ीसाज़, घड़ी मरम्मत, mechanical watch",
  "musical-instrument-maker":
    "sitar, tabla, harmonium, dholak, veena, guitar banana, bansuri, flute, instrument, taar, sur milana, saaz, mridangam, violin, सितार, तबला, वाद्य यंत्र, हारमोनियम, बांसुरी",
  "toy-maker":
    "khilona, khilone, toy, lakdi khilona, gudiya, doll, Channapatna, puppet, lattu, kathputli, soft toy, rattle, jhunjhuna, lacquer, खिलौना, गुड़िया, लट्टू, कठपुतली",
  "electronics-assembler":
    "solder, soldering, PCB, circuit board, taar jodna, resistor, capacitor, charger, LED bulb, transistor, raanga, adapter, TV board, remote, सोल्डर, सर्किट, तार जोड़ना, soldering iron",
  "surface-mount-technology-machine-operator":
    "SMT, SMD, pick and place, PCB, chip, reflow, solder paste, stencil, feeder, motherboard, reel, tiny components, circuit board, nozzle, AOI, Noida, सर्किट बोर्ड, चिप",
  "assembly-line-operator":
    "assembly line, mobile factory, phone jodna, conveyor, screen fitting, iPhone, Foxconn, Dixon, screw, purza, gadgets, belt, pench kasna, phone banana, headphone, असेंबली, मोबाइल फैक्ट्री, पेंच",
  "automobile-assembler":
    "car factory, gaadi banana, Maruti, Tata Motors, car door, pahiya fit, bolt, windshield, dashboard, assembly line, car seats, Manesar, bonnet, chassis, कार फैक्ट्री, गाड़ी जोड़ना, पहिया, bumper",
  "engine-assembler":
    "engine jodna, piston, crankshaft, cylinder, torque, valve, gasket, camshaft, engine block, bearing, Cummins, bolt kasna, connecting rod, gear, इंजन, पिस्टन, सिलेंडर, engine banana",
  "aircraft-structure-assembler":
    "hawai jahaz banana, aircraft, rivet, fuselage, HAL, Tejas, wing, plane body, aluminium sheet, helicopter banana, drill, jahaz dhancha, airframe, Boeing, विमान, रिवेट, जहाज़ का ढांचा, pankh",
  "coil-winder":
    "motor winding, tamba taar, copper wire, coil, rewinding, pankha motor, transformer, lapetna, stator, armature, varnish, pump motor, jali motor, turns, वाइंडिंग, तांबे का तार, मोटर, कॉइल",
  "furniture-assembler":
    "bed fitting, almari jodna, IKEA, Pepperfry, hinge, screw, plywood, flat pack, kabza, allen key, table jodna, wardrobe fitting, drill, cupboard, फर्नीचर जोड़ना, पलंग, कब्ज़ा, पेंचकस",
  "motor-vehicle-mechanic":
    "gaadi mistri, car repair, garage, clutch, brake, engine kharab, car service, gear box, spanner, pana, mobil oil, radiator, car mechanic, suspension, गाड़ी मिस्त्री, कार, गैराज, ब्रेक",
  "motorcycle-mechanic":
    "bike mistri, motorcycle, scooter, Activa, Bullet, Splendor, carburettor, plug, chain set, silencer, two wheeler, bike service, kick, scooty, Hero, बाइक, स्कूटर, मोटरसाइकिल, मिस्त्री",
  "diesel-mechanic":
    "diesel, truck mistri, tractor, bus engine, injector, fuel pump, generator, JCB, Ashok Leyland, truck garage, dumper, turbo, overhaul, kaala dhuan, डीज़ल, ट्रक, ट्रैक्टर, इंजन मरम्मत",
  "auto-electrician":
    "gaadi wiring, car battery, headlight, self start, alternator, horn, fuse, indicator, relay, central lock, sensor, starter, car wiring, dynamo, गाड़ी की वायरिंग, बैटरी, हेडलाइट, हॉर्न",
  "automobile-body-repairer":
    "denting, dent, denter, gaadi thukai, bumper, accident car, hathoda, putty, bonnet, car body, pichki gaadi, fender, dooring, panel beating, डेंट, डेंटिंग, पिचकी गाड़ी, बंपर",
  "vehicle-painter":
    "gaadi paint, spray gun, scratch, car paint, paint booth, kharonch, colour matching, lacquer, primer, touch up, bike tanki paint, putty, masking tape, respray, गाड़ी पेंट, स्प्रे, खरोंच, clear coat",
  "tyre-fitter":
    "puncture, tyre, panchar, hawa bharna, wheel balancing, alignment, tube, jack, rim, stepney, tubeless, nozzle, patch, MRF, पंक्चर, टायर, हवा भरना, ट्यूब",
  "home-appliance-repairer":
    "fridge, washing machine, geyser, mixer, microwave, kapde dhone ki machine, RO repair, chimney, ghar aake repair, compressor, Urban Company, cooler, induction, toaster, फ्रिज, वॉशिंग मशीन, मिक्सर, गीजर",
  "printing-machine-mechanic":
    "printing press repair, press mistri, Heidelberg, roller, gripper, ink roller, offset repair, cylinder, printing press, chhapai press, paper jam, feeder, dampener, press maintenance, प्रेस मरम्मत, छापाखाना, रोलर, छपाई मशीन",
  "industrial-machinery-mechanic":
    "factory repair, fitter, bearing, gearbox, conveyor, breakdown, hydraulic, spanner, grease, belt tootna, pump, maintenance fitter, motor jalna, lathe, फैक्ट्री मरम्मत, बेयरिंग, ग्रीस, मिस्त्री",
  "sewing-machine-mechanic":
    "silai machine repair, juki, needle tootna, bobbin, overlock, Usha, Singer, dhaga tootna, shuttle, presser foot, silai machine mistri, looper, timing, garment factory, सिलाई मशीन, सुई, मिस्त्री, machine oil",
  "plant-manager":
    "factory head, karkhana, plant head, poori factory, production cost, output, safety, works manager, factory incharge, union, factory licence, shop floor, manufacturing unit, karkhane ka malik, कारखाना, फैक्ट्री प्रमुख, उत्पादन, GM works",
  "production-supervisor":
    "shift incharge, foreman, shop floor, workers, line stopped, mazdoor, karigar, target, attendance, factory shift, downtime, line leader, production, supervisor, फोरमैन, शिफ्ट, मज़दूर, उत्पादन",
  "production-planner":
    "production schedule, PPC, MRP, SAP, raw material, capacity, order date, steel, bottleneck, kab kitna banana, lead time, batch size, shortage, scheduling, kachcha maal, उत्पादन योजना, कच्चा माल, शेड्यूल",
  "quality-control-inspector":
    "QC, vernier, micrometer, sample, defect, reject, naapna, gauge, kharab maal, inspection, tolerance, rejection, purza jaanch, caliper, जांच, खराब माल, गुणवत्ता",
  "quality-manager":
    "ISO, audit, six sigma, root cause, defects, QA head, customer complaint, CAPA, certification, rejection rate, quality head, BIS, ISI, auditor, kaizen, गुणवत्ता, ऑडिट, आईएसओ",
  "maintenance-manager":
    "preventive maintenance, breakdown, shutdown, spare parts, AMC, downtime, boiler, motor, maintenance head, repair schedule, lubrication, bearing, DG set, rakhrakhav, रखरखाव, मरम्मत, ब्रेकडाउन, overhaul",
  coppersmith:
    "tamba, peetal, bartan banana, thathera, kansa, copper, brass, lota, handi, kalai, thok peet, patila, Moradabad, ठठेरा, तांबा, पीतल, बर्तन, lamp",
  "bicycle-assembler":
    "cycle banana, saikil, bicycle, chain, handle, pedal, spoke, rim, brake, frame, Hero cycle, Ludhiana, ghanti, cycle fitting, saddle, साइकिल, पैडल, चेन",
  "agarbatti-maker":
    "agarbatti, incense, dhoop, dhoopbatti, khushbu, sugandh, baans tili, charcoal, chandan, pooja, Cycle agarbatti, perfume, masala, bamboo stick, अगरबत्ती, धूप, सुगंध, चंदन",
  "wire-harness-assembler":
    "wire harness, taar guchha, crimping, connector, car wiring, tape lapetna, terminal, cable, loom, Motherson, wire cutting, bundle, jig board, wires, वायर हार्नेस, तारों का गुच्छा, टेप, केबल",
  "wood-factory-manager":
    "furniture factory, plywood factory, sofa factory, almari, lakdi karkhana, Godrej Interio, modular kitchen, MDF, particle board, timber, veneer, wood plant, Yamunanagar, carpenters, फर्नीचर कारखाना, प्लाईवुड, लकड़ी, सोफा",
  "papad-maker":
    "papad, belna, Lijjat, moong, urad, sukhana, dhoop, dough, masala papad, khichiya, jeera, besan, roll, appalam, पापड़, उड़द, बेलना, badi",
  "module-assembly-technician":
    "solar panel, solar cell, stringing, lamination, glass, EVA, module, saur urja, photovoltaic, solder ribbon, junction box, cell jodna, Waaree, Adani Solar, सोलर पैनल, सौर, सेल, laminate",
  "tyre-retreader":
    "tyre retread, purana tyre, rubber chadhana, resole, tread, ghisa tyre, truck tyre, buffing, curing, vulcanise, remould, tyre garam, grip, Indag, पुराना टायर, रबर चढ़ाना, घिसा टायर, patti",
  "hand-packer":
    "dabba pack, carton, tape lagana, peti, packing, label chipkana, bubble wrap, gatta, box, gift pack, thermocol, parcel pack, godown packing, stretch film, पैकिंग, डिब्बा, गत्ता, पेटी",
  "electric-vehicle-technician":
    "EV, electric scooter, Ola Electric, Ather, e-rickshaw, battery pack, charging, BMS, hub motor, controller, lithium, bijli gaadi, range, charging port, इलेक्ट्रिक स्कूटर, बैटरी, ई-रिक्शा, bijli scooter",
};
