/** Words by which outsiders know careers of the category Engineering: by career id. */
export const engineering: Readonly<Record<string, string>> = {
  "civil-engineer":
    "flyover, building, sarak, makaan, naala, cement, sariya, concrete, site, nirman, L&T, PWD, theodolite, construction, naksha, सिविल इंजीनियर, निर्माण, पुल, JE, foundation",
  "structural-engineer":
    "beam, column, bhukamp, earthquake, multi storey, RCC, sariya, load calculation, slab, dhancha, ETABS, STAAD, imarat, building girna, ढांचा, भूकंप, बीम, seismic, skyscraper",
  "geotechnical-engineer":
    "mitti jaanch, soil test, neev, foundation, pile, bearing capacity, borehole, mitti, landslide, SPT, retaining wall, settlement, gehri neev, clay, मिट्टी जांच, नींव, भूस्खलन, soil sample",
  "highway-engineer":
    "sarak, highway, NHAI, expressway, bitumen, daamar, tarcoal, road curve, road roller, pavement, toll, truck, gaddhe, asphalt, सड़क, राजमार्ग, डामर, hairpin, Yamuna Expressway",
  "bridge-engineer":
    "pul, bridge, setu, nadi ka pul, flyover, pier, girder, cable stayed, suspension, rail over bridge, Atal Setu, Chenab, purana pul, span, पुल, सेतु, खंभे, arch, Howrah",
  "municipal-engineer":
    "nagar nigam, nagar palika, street light, naali, gali ki sadak, gaddhe, gutter, drain, municipality, ward, BMC, footpath, waterlogging, parshad, नगर निगम, नाली, स्ट्रीट लाइट, town, kuda",
  "railway-engineer":
    "rail patri, ballast, gitti, railway track, sleeper, patri badalna, track renewal, Indian Railways, Vande Bharat, gauge, welded rail, IRSE, turnout, bullet train, रेल पटरी, गिट्टी, रेलवे, RVNL",
  "airport-engineer":
    "runway, hawai adda, airport, apron, taxiway, runway light, hawai patti, AAI, pavement, terminal, jet parking, rubber removal, PAPI, landing strip, रनवे, हवाई अड्डा, हवाई पट्टी, Noida airport",
  "irrigation-engineer":
    "sinchai, nahar, canal, khet me paani, sluice, barrage, command area, drip, sinchai vibhag, minor, village channel, Indira Gandhi Canal, Narmada, rajbaha, सिंचाई, नहर, खेत में पानी, water gate",
  "hydraulic-engineer":
    "spillway, dam, bandh, water flow, flood model, HEC-RAS, paani ka bahav, CWPRS, river model, flume, weir, discharge, nadi, scale model, जल प्रवाह, बांध, पानी का बहाव, hydraulics",
  "flood-control-engineer":
    "baadh, flood, tatbandh, embankment, bund, water gate, barsaat, Kosi, sandbag, nadi ubhaan, sluice gate, monsoon, kataav, Brahmaputra, बाढ़, तटबंध, नदी कटाव, flood level, bolders",
  "coastal-engineer":
    "sea wall, breakwater, samudra tat, samundar, beach erosion, tetrapod, port, lehrein, waves, jetty, bandargah, tide, shore, cyclone, समुद्र तट, बंदरगाह, लहरें, Marine Drive, dredging",
  "transportation-engineer":
    "metro, bus route, DMRC, BRTS, travel demand, urban transport, origin destination, commuter, yatayat, traffic survey, transport model, RRTS, bus lane, ridership, मेट्रो, परिवहन, यातायात, VISSIM",
  "traffic-engineer":
    "traffic signal, jam, chauraha, lal batti, junction, signal timing, traffic count, roundabout, zebra crossing, red light, lane marking, speed breaker, yatayat, U turn, ट्रैफिक सिग्नल, चौराहा, जाम, bottleneck",
  "waterworks-engineer":
    "jal kal, pani ki tanki, drinking water, peene ka paani, water treatment, Jal Board, water main, pump house, chlorine, filter bed, pipeline burst, overhead tank, alum, nal, पेयजल, पानी की टंकी, जल कल, Jal Nigam",
  "sanitary-engineer":
    "sewer, gutter, seever, sewage, STP, manhole, ganda paani, septic, drainage, mal jal, Namami Gange, sauchalay, effluent, sewer line, सीवर, गंदा पानी, नाला, sludge, Swachh Bharat",
  "groundwater-engineer":
    "borewell, bhujal, groundwater, boring, tubewell, handpump, water table, aquifer, zameen ka paani, recharge pit, resistivity, jal star, drilling, CGWB, भूजल, बोरवेल, जल स्तर, kuan",
  "mechanical-engineer":
    "pump, gear, engine, press, thermodynamics, shaft, machine parts, yantrik, bearing, heat, workshop, moving parts, piston, mech, यांत्रिक, मैकेनिकल, गियर, BHEL, kalpurze",
  "hvac-engineer":
    "AC duct, chiller, central AC, thanda mall, ducting, AHU, cooling tower, tonnage, airflow, hospital AC, ventilation, Voltas, Blue Star, BTU, एसी, चिलर, एयर कंडीशनिंग, thermostat",
  "refrigeration-engineer":
    "cold storage, freezer, thanda godown, aloo, vaccine fridge, machli, ammonia, compressor, refrigerant, ice plant, cold chain, baraf, evaporator, blast freezer, कोल्ड स्टोरेज, शीत गृह, बर्फ, insulated panel",
  "machine-designer":
    "gear, machine frame, SolidWorks, CAD, new machine, shaft, cam, nayi machine banana, 3D model, special purpose, bearing selection, mechanism, assembly drawing, SPM, मशीन डिजाइन, गियर, नई मशीन, conveyor",
  "tool-engineer":
    "jig, fixture, cutting tool, drill bit, tool room, milling cutter, carbide, clamping, lathe tool, insert, press tool, tooling, auzaar, same part, औज़ार, जिग, फिक्स्चर, IGTR, Sandvik",
  "die-designer":
    "die, saancha, mould, car door press, bottle cap, sheet metal, injection mould, punch, stamping, thappa, cavity, tool steel, dai, NX, सांचा, डाई, मोल्ड, CITD, draw die",
  "maintenance-engineer":
    "breakdown, overhaul, machine band, marammat, plant maintenance, preventive, bearing badalna, line ruk gayi, spare parts, greasing, shutdown, repair, factory, rakhrakhav, रखरखाव, मरम्मत, ब्रेकडाउन, conveyor jam",
  "commissioning-engineer":
    "commissioning, naya plant, first start, trial run, pehli baar chalu, motor rotation, loop check, handover, punch list, startup, pre commissioning, flushing, dry run, plant chalu, चालू करना, नया प्लांट, ट्रायल रन, performance test",
  "service-engineer":
    "machine installation, customer site, service call, AMC, field visit, breakdown call, warranty, toolkit, machine theek, service visit, spare parts, Voltas, travel, after sales, सर्विस इंजीनियर, मशीन मरम्मत, वारंटी, field service",
  "product-design-engineer":
    "prototype, product idea, 3D printing, CAD, SolidWorks, plastic housing, DFM, mixer, trimmer, gadget, new product, ergonomic body, injection moulding, snap fit, उत्पाद डिजाइन, प्रोटोटाइप, नया उत्पाद, tolerance",
  "rotating-equipment-engineer":
    "shaft, vibration, balancing, pump, turbine, compressor, bearing, alignment, coupling, mechanical seal, rotor, kampan, impeller, refinery pump, कंपन, शाफ्ट, टरबाइन, seal leak",
  "piping-designer":
    "piping, isometric, refinery pipe, flange, elbow, valve, pipe rack, expansion loop, PDMS, E3D, hot line, pipe support, nozzle, pipe route, पाइपिंग, पाइप, रिफाइनरी पाइप, EIL, P&ID",
  "thermal-engineer":
    "heat sink, overheating, phone garam, thermal paste, heat pipe, cooling fan, chip temperature, satellite heat, garmi, thermal simulation, heat transfer, cooling plate, Ansys Icepak, radiator, गर्मी, ओवरहीटिंग, हीट सिंक, thanda rakhna",
  "stress-analyst":
    "FEA, finite element, Ansys, Nastran, crack, wing, bracket, stress, fatigue, mesh, von Mises, HyperMesh, toot jayega, aircraft part, तनाव विश्लेषण, दरार, पंख, load case",
  "acoustical-engineer":
    "noise, shor kam, sound proof, auditorium, echo, goonj, concert hall, decibel, car cabin, reverberation, anechoic, foam panel, awaaz, NVH, शोर, ध्वनि, गूंज, microphone",
  "agricultural-engineer":
    "tractor, krishi yantra, thresher, grain dryer, drip, harvester, seed drill, kheti ki machine, rotavator, farm pond, khet, sprayer, dhaan sukhana, ICAR, कृषि यंत्र, ट्रैक्टर, थ्रेशर, CIAE Bhopal",
  "packaging-engineer":
    "carton, dibba, packing, gatta, corrugated box, biscuit packet, wrapper, pouch, drop test, laminate, bubble wrap, packet, shelf life, label, पैकेजिंग, गत्ता, डिब्बा, Parle, IIP",
  "electrical-engineer":
    "bijli, motor, transformer, wiring, voltage, current, generator, circuit breaker, short circuit, vidyut, switchgear, earthing, BHEL, three phase, विद्युत, बिजली, ट्रांसफार्मर, power supply, Siemens",
  "electrical-design-engineer":
    "building wiring, cable sizing, load calculation, panel, distribution board, SLD, AutoCAD Electrical, DG set, lighting layout, cable tray, transformer sizing, earthing pit, bijli naksha, MEP, विद्युत डिजाइन, केबल, बिजली लोड, RevitMEP",
  "electronics-engineer":
    "circuit, EVM, ECG, voting machine, PCB, microcontroller, oscilloscope, transistor, BEL, resistor, embedded, soldering, chip, gadget, इलेक्ट्रॉनिक्स, सर्किट, ईवीएम, Arduino",
  "power-electronics-engineer":
    "inverter, converter, charger, EV charger, IGBT, MOSFET, rectifier, UPS, DC DC, scooter charger, SMPS, solar inverter, switching, Luminous, इन्वर्टर, चार्जर, कन्वर्टर, gate driver",
  "control-systems-engineer":
    "PID, feedback, drone stability, tuning, Matlab, Simulink, control loop, autopilot, boiler control, transfer function, niyantran, stable, gyro, Kalman, नियंत्रण प्रणाली, ड्रोन संतुलन, फीडबैक, servo",
  "automation-engineer":
    "PLC, SCADA, HMI, conveyor, bottling plant, automatic line, Siemens, ladder logic, car plant, sensor, apne aap chalna, Allen Bradley, robot cell, Industry 4.0, स्वचालन, पीएलसी, ऑटोमेशन, VFD",
  "instrumentation-engineer":
    "flow meter, pressure transmitter, sensor, control valve, thermocouple, gauge, temperature sensor, DCS, loop drawing, level transmitter, refinery, Yokogawa, Emerson, orifice, इंस्ट्रूमेंटेशन, सेंसर, दबाव, P&ID",
  "telecommunications-engineer":
    "mobile tower, fibre, 5G, network, Jio, BSNL, signal, OFC, telecom, calls, data speed, microwave link, doorsanchar, tower planning, दूरसंचार, मोबाइल टावर, नेटवर्क, BharatNet",
  "radio-frequency-engineer":
    "RF, transmitter, radio wave, anechoic chamber, spectrum, frequency, VNA, amplifier, EMI, shielded room, wireless, signal strength, walkie talkie, bandwidth, रेडियो तरंग, ट्रांसमीटर, आवृत्ति, DRDO",
  "antenna-engineer":
    "antenna, aerial, dish, beam, radiation pattern, phone antenna, phased array, HFSS, gain, MIMO, chhatri, patch antenna, satellite dish, anechoic chamber, एंटीना, डिश, छतरी, beamforming",
  "radar-engineer":
    "radar, echo, aircraft detect, Doppler, weather radar, LRDE, BEL, dushman jahaz, missile tracking, pulse, target, barish radar, phased array, DRDO, रडार, दुश्मन विमान, प्रतिध्वनि, clutter",
  "integrated-circuit-design-engineer":
    "chip design, VLSI, transistor, microchip, Verilog, RTL, IC, low power, Cadence, processor, analog circuit, Qualcomm, Intel, ASIC, nanometre, चिप डिजाइन, माइक्रोचिप, ट्रांजिस्टर, SoC",
  "verification-engineer":
    "chip bug, SystemVerilog, UVM, testbench, simulation, RTL, VLSI, coverage, assertion, chip verification, pre silicon, Synopsys, formal, chip me galti, चिप जांच, वेरिफिकेशन, bug dhundhna, FPGA",
  "design-for-test-engineer":
    "DFT, scan chain, BIST, ATPG, chip test, kharab transistor, self test, JTAG, test pattern, VLSI, fault coverage, stuck-at, silicon, boundary scan, चिप टेस्ट, खराब ट्रांजिस्टर, MBIST, wafer test",
  "printed-circuit-board-designer":
    "PCB, circuit board, Altium, copper track, routing, Gerber, component placement, layout, hari plate, green board, via, KiCad, OrCAD, multilayer, सर्किट बोर्ड, पीसीबी, तांबा, footprint",
  "illumination-engineer":
    "street light, stadium light, floodlight, lux, glare, LED, lamp, roshni, lighting layout, bulb, Philips, lumen, facade lighting, chamak, DIALux, रोशनी, बत्ती, फ्लडलाइट, luminaire",
  "computer-hardware-engineer":
    "processor, motherboard, RAM, CPU, memory board, laptop board, GPU, Intel, AMD, BIOS, server board, signal integrity, hardware, SSD, प्रोसेसर, मदरबोर्ड, हार्डवेयर, C-DAC, chipset",
  "electromechanical-engineer":
    "lift, elevator, electric lock, actuator, solenoid, relay, motor, limit switch, servo, washing machine, Otis, gear motor, automatic gate, door lock, लिफ्ट, मोटर, ताला, escalator",
  "aeronautical-engineer":
    "hawai jahaz banana, aircraft, viman, wing, lift drag, HAL, Tejas, fuselage, aeroplane, udaan, flight, Boeing, plane design, NAL, विमान, हवाई जहाज, वैमानिकी, fighter jet",
  "satellite-engineer":
    "satellite, upgrah, ISRO, spacecraft, antariksh, Chandrayaan, orbit, payload, vacuum chamber, solar array, thermal blanket, clean room, GSAT, thruster, उपग्रह, अंतरिक्ष, इसरो, URSC",
  "aerodynamics-engineer":
    "wind tunnel, drag, CFD, lift, wing shape, spoiler, airflow, F1 car, hawa ka dabav, airfoil, streamline, Fluent, turbulence, car ka shape, वायुगतिकी, विंड टनल, हवा, NAL",
  "propulsion-engineer":
    "jet engine, rocket engine, thrust, nozzle, combustion chamber, Kaveri engine, cryogenic, test stand, turbofan, propellant, rocket motor, GTRE, ISRO, LPSC, रॉकेट इंजन, जेट इंजन, प्रणोदन, turbopump",
  "avionics-engineer":
    "cockpit, autopilot, flight display, avionics, flight computer, navigation, black box, HUD, DO-178, aircraft electronics, transponder, HAL, sensors, altimeter, कॉकपिट, ऑटोपायलट, एवियोनिक्स, fly by wire",
  "flight-test-engineer":
    "test flight, trial flight, test pilot, Tejas, telemetry, prototype aircraft, flutter, HAL, flight envelope, naya viman, ADA, speed trial, flight data, ASTE, परीक्षण उड़ान, विमान परीक्षण, टेस्ट फ्लाइट, stall test",
  "aircraft-design-engineer":
    "airframe, fuselage, landing gear, wing rib, CATIA, aluminium, composite, viman dhancha, aircraft structure, AMCA, HAL, lightweight, spar, plane body, विमान ढांचा, विमान डिजाइन, पंख, stringer",
  "aircraft-maintenance-engineer":
    "AME, hangar, hawai jahaz repair, DGCA licence, jet engine check, IndiGo, Air India, release certificate, airliner, line maintenance, tyre change, A320, viman marammat, turnaround, विमान मरम्मत, हैंगर, एएमई, preflight",
  "automotive-engineer":
    "car banana, gaadi, suspension, chassis, bike, Maruti, Tata Motors, vehicle, brake, car model, ARAI, motorcycle, steering, scooter, ऑटोमोबाइल, गाड़ी, कार, engine",
  "powertrain-engineer":
    "engine, gearbox, mileage, transmission, clutch, BS6, emission, ECU calibration, torque, dhuan, exhaust, hybrid, piston, dyno, इंजन, गियरबॉक्स, माइलेज, turbo, axle",
  "vehicle-test-engineer":
    "test track, prototype car, rough road, durability, crash test, NATRAX, gaadi test, camouflage car, proving ground, brake test, endurance, pahadi road, data logger, test drive, गाड़ी परीक्षण, टेस्ट ट्रैक, GARC, ARAI",
  "homologation-engineer":
    "homologation, ARAI, ICAT, type approval, CMVR, gaadi approval, AIS, vehicle certification, BS6 certificate, new model, RTO, crash norms, emission norms, manyata, प्रमाणन, गाड़ी मंजूरी, वाहन अनुमोदन, VIN",
  "automobile-designer":
    "car design, clay model, sketch, concept car, car ka look, headlight, styling, Alias, exterior, grille, gaadi ka shape, Pininfarina, bike design, dashboard, कार डिजाइन, गाड़ी का रूप, स्केच, NID",
  "rolling-stock-engineer":
    "bogie, rail coach, train dabba, wagon, wheelset, LHB, Vande Bharat, ICF, locomotive, train door, pahiya, air brake, metro coach, RDSO, रेल डिब्बा, बोगी, कोच, coupler",
  "signal-engineer":
    "railway signal, Kavach, interlocking, lal hari batti, train takkar, track circuit, point machine, level crossing, S&T, block section, axle counter, ETCS, rail collision, relay room, रेलवे सिग्नल, कवच, सिग्नल, station panel",
  "naval-architect":
    "ship hull, jahaz design, stability, buoyancy, shipyard, float, hull, jahaz ka dhancha, Cochin Shipyard, propeller, boat, draft, warship, yacht, जहाज डिजाइन, जलयान, जहाज, Mazagon Dock, tonnage",
  "marine-engineer":
    "ship engine, engine room, jahaz ka engine, merchant navy, propeller, diesel engine, samundar, bilge pump, marine, sea trial, shipyard, boiler, shaft, bunker, जहाज इंजन, मर्चेंट नेवी, समुद्री, MERI",
  "chemical-engineer":
    "reactor, rasayan, fertiliser, khad, paint plant, distillation, heat exchanger, chemical plant, acid, urea, scale up, petrochemical, IFFCO, Asian Paints, reaction, रसायन, केमिकल, उर्वरक, Aspen",
  "process-engineer":
    "yield, process optimisation, plant tuning, throughput, raw material, process flow, batch, P&ID, distillation, catalyst, parameter, utpadan badhana, mass balance, Six Sigma, प्रक्रिया, उत्पादन बढ़ाना, कच्चा माल, debottlenecking, Reliance",
  "plant-safety-engineer":
    "HAZOP, relief valve, gas leak, explosion, visphot, Bhopal gas, chemical plant, process safety, rupture disc, toxic, ammonia leak, interlock, flare, dhamaka, गैस रिसाव, विस्फोट, सुरक्षा वाल्व, LOPA",
  "biochemical-engineer":
    "fermenter, bioreactor, microbes, enzyme, vaccine, yeast, fermentation, jeevanu, Biocon, Serum Institute, culture, insulin, sterile, bacteria, किण्वन, जीवाणु, एंजाइम, टीका, steel tank",
  "pharmaceutical-engineer":
    "clean room, tablet line, dawai factory, pharma plant, GMP, capsule, HVAC, HEPA, tablet press, Cipla, Sun Pharma, blister, granulation, WHO GMP, दवा कारखाना, गोली, क्लीन रूम, sterile vial",
  "food-technologist":
    "idli mix, ready to eat, packaged food, shelf life, preservative, FSSAI, namkeen, sauce, instant noodles, recipe lab, MTR, achar, biscuit, CFTRI, food processing, खाद्य, रेडी टू ईट, अचार, Haldiram",
  "sugar-technologist":
    "chini mill, ganna, sugarcane, cane juice, molasses, sheera, sugar factory, crystal, chini, bagasse, khoi, ras, evaporator, NSI Kanpur, चीनी मिल, गन्ना, गन्ने का रस, brix, pan boiling",
  "dairy-technologist":
    "doodh, milk, dairy plant, paneer, dahi, ghee, ice cream, pasteurisation, Amul, Mother Dairy, NDRI, milk powder, fat SNF, lassi, makkhan, दूध, डेयरी, पनीर, chilling",
  "textile-technologist":
    "kapda, yarn, dhaga, cotton, fabric, loom, spinning mill, dyeing, suti, shrink, rang utarna, polyester, weaving, Raymond, Arvind, कपड़ा, धागा, सूत, knitting, GSM",
  "leather-technologist":
    "chamda, leather, tannery, khaal, joota, hide, tanning, chrome, Kanpur, CLRI, dyeing, leather bag, finishing, purse, चमड़ा, खाल, टेनरी, sole, Bata",
  "paper-technologist":
    "kagaz, paper mill, pulp, lugdi, bamboo, bagasse, bleaching, GSM, paper machine, whiteness, wood pulp, bhusa, notebook paper, ITC, JK Paper, कागज, पेपर मिल, लुगदी, newsprint",
  "rubber-technologist":
    "rubber, tyre, MRF, gloves, latex, vulcanisation, carbon black, compound, seal, o-ring, rabad, Kerala, conveyor belt, gasket, mixing mill, रबर, टायर, दस्ताने, hardness",
  "plastics-technologist":
    "plastic, CIPET, injection moulding, balti, PVC pipe, granules, polymer, extrusion, dana, bottle, polythene, brittle, HDPE, mould, Supreme, प्लास्टिक, बाल्टी, दाना, blow moulding",
  "glass-technologist":
    "kaanch, glass furnace, bottle, sheesha, windscreen, Firozabad, silica, float glass, Saint-Gobain, annealing, molten glass, bhatti, tempered, soda ash, bulb, कांच, शीशा, भट्टी, cullet",
  "ceramic-technologist":
    "tiles, Morbi, kiln, firebrick, glaze, mitti, china clay, refractory, chini mitti, Kajaria, washbasin, porcelain, insulator, sanitaryware, crockery, टाइल्स, चीनी मिट्टी, भट्टी ईंट, Khurja",
  "mining-engineer":
    "khadan, mine, koyla, Coal India, khanan, open cast, shaft, dumper, underground, ore, IIT Dhanbad, ISM, blasting, iron ore, NMDC, खदान, खनन, कोयला, pit",
  "mine-planning-engineer":
    "mine plan, koyla, khadan, coal seam, ore block, block model, Surpac, mining schedule, overburden, pit design, stripping ratio, lease, year wise, pit limit, Coal India, खदान योजना, खनन योजना, कोयला, CMPDI",
  "mine-ventilation-engineer":
    "mine fan, taazi hawa, methane, underground, khadan me hawa, ventilation shaft, air quantity, gas, anemometer, airway, coal mine, stopping, koyla khadan, dum ghutna, hawa, खदान हवा, मीथेन, वेंटिलेशन, firedamp, air door",
  "mine-safety-engineer":
    "roof fall, khadan hadsa, DGMS, mine rescue, methane, safety lamp, roof bolt, underground, rescue team, khadan suraksha, cap lamp, self rescuer, gas testing, cave in, coal mine, खदान सुरक्षा, खदान हादसा, बचाव दल",
  "explosives-engineer":
    "dhamaka, barood, blast, detonator, explosive, patthar udana, ANFO, quarry, vibration, blasting, charge, khadan, tunnel, rock, Solar Industries, विस्फोटक, बारूद, धमाका, fuse, PESO",
  "mineral-processing-engineer":
    "crusher, ball mill, flotation, ore, ayask, concentrate, tailings, coal washery, grinding, magnetic separator, gangue, froth, beneficiation, hydrocyclone, iron ore, अयस्क, खनिज, क्रशर, Hindustan Zinc, slurry",
  "geological-engineer":
    "rock fault, dam site, quarry, chattan, tunnel, landslide, bhusanrachna, slope, rock mass, core log, joints, fracture, pahad, GSI, Himalaya tunnel, चट्टान, भूविज्ञान, भूस्खलन, grouting",
  "mine-manager":
    "khadan prabandhak, mine manager, first class certificate, Coal India, colliery, DGMS, koyla, khadan, miners, output tonnes, BCCL, mines act, overman, Dhanbad, shift crew, खदान प्रबंधक, कोयला खदान, खनिक",
  "extractive-metallurgist":
    "smelter, copper, zinc, aluminium, dhatu nikalna, ore, furnace, electrolysis, tamba, jasta, NALCO, Hindalco, slag, anode, Hindustan Zinc, leaching, धातु निकालना, तांबा, अयस्क, gold refining",
  "physical-metallurgist":
    "heat treatment, steel, ispat, axle, hardness, quenching, tempering, microstructure, alloy, grain, lohe ko tapana, Tata Steel, annealing, toughness, carburising, इस्पात, ऊष्मा उपचार, मिश्र धातु, martensite",
  "materials-engineer":
    "tensile test, alloy, composite, polymer, material selection, metal ya plastic, fracture, strength, carbon fibre, todkar dekhna, UTM, fatigue, SEM, dhatu, ceramic, पदार्थ, धातु, मजबूती, brittle",
  "corrosion-engineer":
    "jung, rust, corrosion, cathodic protection, coating, pipeline jung, paint coating, galvanise, sacrificial anode, zinc, ship hull, inhibitor, epoxy, loha sadna, bridge rust, जंग, जंग रोकना, पाइपलाइन, thickness",
  "welding-engineer":
    "welding, WPS, weld joint, electrode, TIG, boiler tube, argon, weld test, jod, penetration, radiography, preheat, SMAW, welder qualification, ASME, वेल्डिंग, जोड़, बॉयलर, WRI Trichy, filler",
  "industrial-engineer":
    "plant layout, productivity, lean, kaizen, work flow, waste kam, line balancing, efficiency, bottleneck, time motion, hospital queue, NITIE, takt time, operations research, औद्योगिक, उत्पादकता, लेआउट, 5S",
  "production-engineer":
    "shop floor, shift target, production line, utpadan, assembly line, manpower, output, Maruti, daily target, bottleneck, factory, OEE, line chalana, CNC shop, cycle time, उत्पादन, शॉप फ्लोर, शिफ्ट, rejection",
  "methods-engineer":
    "work method, assembly video, motion study, SOP, best tarika, work instruction, MTM, assembly job, video recording, hand movement, process sheet, workstation, sahi tarika, kaizen, कार्य विधि, असेंबली, तरीका, line operator",
  "planning-engineer":
    "Primavera, schedule, shutdown planning, Gantt, MS Project, critical path, deri, delay, milestones, task list, refinery shutdown, bar chart, progress S-curve, turnaround, L&T, समय सारणी, देरी, शटडाउन, baseline",
  "quality-engineer":
    "defect, rejection, root cause, kharab part, 8D, Six Sigma, SPC, quality, gunvatta, APQP, FMEA, customer complaint, 5 why, fishbone, control chart, गुणवत्ता, खराबी, दोष, PPAP",
  "inspection-engineer":
    "third party inspection, pressure vessel, supplier works, TPI, Bureau Veritas, steel plate, vendor inspection, stamp, cable test, hydrotest, mill certificate, EIL, witness test, ASME, nirikshan, निरीक्षण, स्टील जांच, weld visual, RITES",
  "reliability-engineer":
    "MTBF, failure data, Weibull, breakdown prediction, machine fail, vibration trend, predictive maintenance, RCM, kab kharab, spare life, failure rate, root cause, vishwasniyata, condition monitoring, विश्वसनीयता, खराबी अनुमान, FMEA, life test",
  "validation-engineer":
    "IQ OQ PQ, pharma, validation, GMP, USFDA, protocol, autoclave, qualification, dawai, sterile, process validation, cleaning validation, CSV, temperature mapping, batch, वैलिडेशन, दवा प्लांट, सत्यापन, Dr Reddy's",
  ergonomist:
    "ergonomics, kursi, seat, posture, kamar dard, back pain, cockpit, body size, anthropometry, baithne ka tarika, handle, workstation, neck pain, tool handle, lifting, एर्गोनॉमिक्स, कमर दर्द, कुर्सी, NID",
  "safety-engineer":
    "machine guard, near miss, helmet, accident, hadsa, safety, suraksha, hazard, risk assessment, emergency stop, interlock, factory act, PPE, incident, durghatna, सुरक्षा, दुर्घटना, हेलमेट, HIRA",
  "fire-protection-engineer":
    "sprinkler, aag, fire alarm, smoke detector, hydrant, escape route, fire exit, smoke vent, agni suraksha, fire NOC, NBC, fire pump, dhuan, evacuation, fire door, आग, अग्नि सुरक्षा, स्प्रिंकलर, NFPA",
  "estimation-engineer":
    "tender, BOQ, quantity, laagat, cost estimate, rate analysis, bid, quotation, DSR, drawing se kharcha, boli, PWD rate, takeoff, thekedar, L&T, लागत, अनुमान, टेंडर, costing",
  "logistics-engineer":
    "warehouse layout, truck route, godown, route optimisation, pallet, racking, supply chain, kilometre bachana, forklift, Delhivery, Amazon, conveyor sorter, fleet, hub, loading dock, गोदाम, ट्रक रूट, माल ढुलाई, cross dock",
  "research-engineer":
    "test rig, R&D, naya material, DRDO, CSIR, experiment, research paper, patent, lab, anusandhan, prototype, PhD, nayi khoj, shodh, IISc, अनुसंधान, प्रयोगशाला, शोध, journal",
  "engineering-manager":
    "engineers ka boss, deadline, engineering head, sprint, appraisal, hiring engineers, project cost, tech lead, manager engineering, one on one, delivery, engineering budget, team leader, abhiyanta pramukh, इंजीनियरिंग प्रबंधक, इंजीनियरों का प्रमुख, escalation, roadmap",
  "robotics-engineer":
    "robot, humanoid, robot banana, robotic arm, robotic haath, drone, ROS, AI robot, gutter saaf robot, sensor, actuator, welding robot, Addverb, GreyOrange, Bandicoot, रोबोट, रोबोटिक्स, मानव रोबोट, lidar",
  "mechatronics-engineer":
    "mechatronics, ATM, gears circuits, servo motor, embedded, automatic door, 3D printer, drone, actuator, microcontroller, CNC, washing machine, electronics mechanical, coding, vending machine, मेकाट्रॉनिक्स, एटीएम, सेंसर, smart product",
  "biomedical-engineer":
    "ventilator, implant, patient monitor, pacemaker, medical electronics, biomedical, ECG, prosthesis, hospital device, dialysis, artificial heart, body sensor, kritrim ang, IIT, stent, वेंटिलेटर, चिकित्सा उपकरण, कृत्रिम अंग, SCTIMST",
  "clinical-engineer":
    "hospital equipment, ventilator, MRI, CT scanner, defibrillator, infusion pump, ICU machine, AMC, NABH, hospital biomedical, X-ray machine, calibration, equipment purchase, dialysis machine, AIIMS, अस्पताल मशीन, स्कैनर, वेंटिलेटर, GE Healthcare",
  "rehabilitation-engineer":
    "wheelchair, viklang, divyang, artificial limb, assistive device, ALIMCO, adapted switch, disability, joystick, pahiya kursi, seating, hearing aid, exoskeleton, tricycle, communication aid, व्हीलचेयर, दिव्यांग, Jaipur Foot, सहायक उपकरण",
  "medical-device-engineer":
    "stent, glucometer, sugar machine, syringe pump, catheter, CDSCO, device approval, implant, BP machine, pulse oximeter, ISO 13485, FDA, medical device, insulin pen, valve, चिकित्सा उपकरण, स्टेंट, शुगर मशीन, AMTZ",
  "nanotechnology-engineer":
    "nano, atoms, graphene, carbon nanotube, nanoparticle, thin film, nano filter, electron microscope, sukshm, parmanu, quantum dots, SEM, nanosensor, coating, clean room, नैनो, परमाणु, सूक्ष्म कण, ARCI",
  "photonics-engineer":
    "laser, optical fibre, light, prakash, fibre laser, photodiode, laser cutting, wavelength, waveguide, pulse sensor, lidar, LED, silicon photonics, optical communication, RRCAT, लेज़र, प्रकाश, फाइबर",
  "optical-engineer":
    "lens, camera lens, telescope, mirror, blur, prism, microscope, Zemax, focus, darpan, doorbeen, binoculars, aberration, coating, IRDE, लेंस, दूरबीन, दर्पण, eyepiece",
  "microsystems-engineer":
    "MEMS, airbag sensor, accelerometer, gyroscope, silicon, tiny machine, etching, micro sensor, clean room, sukshm machine, pressure sensor chip, microphone chip, photolithography, wafer, lab on chip, सूक्ष्म मशीन, एमईएमएस, सिलिकॉन, microfluidics",
  "land-surveyor":
    "zameen naapna, plot, seema, boundary, khet ki naap, naksha, jareeb, amin, total station, khasra, patwari, demarcation, mend, measuring chain, DGPS, ज़मीन नाप, सीमांकन, नक्शा, amin sahab, survey",
  "hydrographic-surveyor":
    "sonar, sea bed, samundar tal, nautical chart, depth, gehrai, echo sounder, survey ship, navy, port survey, bathymetry, INHO, tide, channel, dredging, समुद्र तल, गहराई, सोनार, multibeam",
  "mine-surveyor":
    "khadan survey, underground survey, mine plan, gallery, theodolite, coal mine, DGMS, total station, khadan naksha, surang, colliery, boundary barrier, koyla, seam, correlation, खदान सर्वेक्षण, सुरंग, खदान नक्शा, Coal India, volume",
  "geodetic-surveyor":
    "geodesy, GPS, GNSS, Survey of India, reference point, benchmark, millimetre, CORS, height above sea, Dehradun, geoid, control point, gravity, latitude longitude, triangulation, भूगणित, जीपीएस, सर्वे ऑफ इंडिया, tectonic plate",
  cartographer:
    "naksha, map, atlas, globe, GIS, contour, map banana, scale, manchitra, legend, Google Maps, Survey of India, toposheet, MapMyIndia, boundary lines, नक्शा, मानचित्र, एटलस, projection",
  photogrammetrist:
    "drone photo, 3D map, aerial photo, stereo, overlap, terrain model, DEM, orthophoto, Pix4D, hawai tasveer, point cloud, lidar, SVAMITVA, drone survey, contour, हवाई तस्वीर, ड्रोन, 3डी नक्शा, ground control",
  "aerial-photograph-interpreter":
    "satellite image, aerial photo, fasal pehchanna, crop, rooftops, land use, river bed, remote sensing, NRSC, hawai photo, Cartosat, Google Earth, image interpretation, forest cover, tone texture, हवाई फोटो, उपग्रह चित्र, फसल पहचान, avaidh nirman",
  "surveying-technician":
    "tripod, prism, total station, levelling staff, measuring tape, survey, stand lagana, reading note, theodolite, auto level, peg, field book, danda pakadna, teen taang, sadak kinare, तिपाई, सर्वे, नाप, chainman",
  "civil-drafter":
    "AutoCAD, building plan, naksha banana, sariya detail, floor plan, makaan ka naksha, drawing, bar bending, elevation, road drawing, draughtsman civil, ITI, blueprint, section, CAD, नक्शा, भवन नक्शा, ड्राफ्ट्समैन, sanction plan",
  "mechanical-draughtsperson":
    "machine drawing, AutoCAD, SolidWorks, dimension, tolerance, part drawing, gear drawing, purze ka drawing, ITI draughtsman, orthographic, drafter, blueprint, section view, workshop drawing, GD&T, मशीन ड्राइंग, पुर्जा, ड्राफ्ट्समैन, isometric",
  "electrical-draughtsperson":
    "wiring diagram, panel diagram, single line, cable route, AutoCAD Electrical, bijli ka naksha, switch layout, circuit drawing, lighting layout, EPLAN, conduit, schematic, symbols, drafter, cable schedule, बिजली नक्शा, वायरिंग, पैनल ड्राइंग",
  "structural-drafter":
    "Tekla, steel shed, bolt, truss, joint detail, steel frame, fabrication drawing, lohe ka dhancha, beam drawing, PEB, gusset plate, base plate, shop drawing, anchor bolt, warehouse shed, स्टील ढांचा, शेड, बोल्ट, rebar",
  "civil-engineering-technician":
    "concrete cube, slump test, cube test, concrete jaanch, site lab, pouring, cement test, sand sieve, batching plant, ret, compaction, casting, RMC, soil density, dhalai, कंक्रीट जांच, ढलाई, सीमेंट, core cutter",
  "mechanical-engineering-technician":
    "test rig, pump test, gear test, diploma mechanical, vernier, micrometer, dial gauge, pressure reading, log sheet, polytechnic, vibration reading, workshop, fitting, engine test, yantrik, यांत्रिक तकनीशियन, पंप टेस्ट, गियर, rpm",
  "electrical-engineering-technician":
    "megger, insulation test, transformer test, motor test, winding, multimeter, oil test, clamp meter, relay testing, bijli jaanch, HV test, diploma electrical, temperature rise, earth resistance, CPRI, मेगर, मोटर जांच, ट्रांसफार्मर, coil",
  "electronics-technician":
    "soldering iron, circuit board, multimeter, capacitor, jala hua part, TV repair, taanka, oscilloscope, IC badalna, resistor, PCB repair, desoldering, burnt, diode, amplifier, सोल्डरिंग, सर्किट बोर्ड, टांका, SMD",
  "aeronautical-engineering-technician":
    "wind tunnel, engine test, strain gauge, aircraft model, pressure tap, thermocouple, HAL, NAL, jet engine, sensor fitting, test bench, viman, rig, smoke test, wing model, विंड टनल, विमान परीक्षण, जेट इंजन, thrust stand",
  "automotive-engineering-technician":
    "emission test, brake test, dynamometer, chassis dyno, engine test, gaadi dhuan, ARAI, test car, exhaust gas, prototype, crash dummy, ICAT, mileage test, BS6, tailpipe, उत्सर्जन, ब्रेक टेस्ट, गाड़ी परीक्षण, data logger",
  "calibration-technician":
    "calibration, NABL, taraazu, weighing scale, gauge, vernier, standard weight, micrometer, certificate, baat, thermometer, pressure gauge, torque wrench, master gauge, error, अंशांकन, तराजू, बाट, slip gauge",
  "non-destructive-testing-technician":
    "ultrasonic, X-ray, weld crack, NDT, radiography, dye penetrant, magnetic particle, daraar, rail crack, film, couplant, bina tode, gamma source, pipe weld, probe, दरार, अल्ट्रासोनिक, एक्स-रे, ASNT",
  "robotics-technician":
    "robot arm, robot repair, teach pendant, Fanuc, KUKA, ABB, gripper, safety fence, welding robot, robotic haath, servo, robot band, car plant, light curtain, robot grease, रोबोट मरम्मत, रोबोट हाथ, रोबोट, axis",
  "mechatronics-technician":
    "pneumatic, sensor, solenoid valve, PLC, hydraulic cylinder, CNC repair, packing line, proximity switch, conveyor, servo drive, encoder, air pressure, automatic machine, NTTF, Festo, सेंसर, न्यूमेटिक, वाल्व",
  "instrumentation-technician":
    "pressure gauge, control valve, transmitter, flow meter, thermocouple, HART, level gauge, recalibrate, positioner, plant instrument, impulse line, RTD, gauge saaf, refinery, switch, प्रेशर गेज, वाल्व, यंत्र, ITI instrument",
  "chemical-engineering-technician":
    "pilot plant, sample, batch, reactor, chemical sample, valve, distillation, lab trial, pH, flask, rasayan, goggles, flow rate, pump, titration, रसायन, पायलट प्लांट, नमूना, CSIR",
  "metallurgical-technician":
    "hardness test, metal polish, Rockwell, Brinell, microscope, etching, steel sample, dhatu, sakhti, spectrometer, grain, mounting, emery, furnace sample, Tata Steel, धातु, कठोरता, नमूना, SAIL",
  "time-study-technician":
    "stopwatch, ghadi, seconds, cycle time, SAM, garment line, worker time, time study, operator, samay naapna, allowance, piece rate, standard time, clipboard, rating, स्टॉपवॉच, समय अध्ययन, घड़ी, SMV",
  "laser-technician":
    "laser, laser cutting, laser marking, beam align, steel cut, engraving, lens safai, goggles, fibre laser, nozzle, kirne, mirror, naam likhna metal, CO2 laser, laser machine, लेज़र, लेजर कटिंग, धातु कटाई, Trumpf",
  "permanent-way-inspector":
    "PWI, rail patri, gangman, patri jaanch, trolley, keyman, cracked rail, fishplate, railway track, sleeper, ballast, hathoda, track walk, toota rail, push trolley, रेल पटरी, पटरी जांच, गैंगमैन, SSE P.Way",
  "physical-design-engineer":
    "place and route, floorplan, VLSI, timing closure, GDSII, Innovus, ICC2, clock tree, netlist, tapeout, standard cells, backend chip, STA, nanometre, chip layout, चिप लेआउट, वीएलएसआई, Cadence, Qualcomm",
  "electric-vehicle-engineer":
    "EV, electric scooter, battery pack, Ola Electric, Ather, BMS, bijli wali gaadi, e-rickshaw, motor controller, electric car, range, charging, regenerative, lithium, e-bus, इलेक्ट्रिक गाड़ी, इलेक्ट्रिक स्कूटर, बैटरी, hub motor",
  "semiconductor-engineer":
    "wafer, chip fab, semiconductor, silicon, etching, lithography, clean room, Dholera, Micron, deposition, photoresist, bunny suit, ardhchalak, chip factory, doping, सेमीकंडक्टर, सिलिकॉन, चिप कारखाना, SCL Mohali",
  "biomechanical-engineer":
    "artificial knee, nakli haath, prosthetic hand, ghutna, gait, motion capture, implant, joint, nakli pair, limb, hip, body movement, force plate, haddi, bionic, कृत्रिम हाथ, घुटना, नकली पैर, Jaipur Foot",
  "water-engineer":
    "Jal Jeevan Mission, nal se jal, piped water, gaon ka paani, water tank, hamlet, tap, tonti, pipeline, har ghar nal, jal nigam, peene ka paani, dhaani, spring, water source, हर घर जल, नल, पानी की टंकी, gravity scheme",
  "vibration-engineer":
    "vibration, kampan, kaanpna, tharthrahat, hilna, humming, ghoo-ghoo, noise, NVH, damper, balancing, bearing, resonance, accelerometer, gadgadahat, shor, कंपन, थरथराहट",
  "agricultural-equipment-design-engineer":
    "tractor, harvester, thresher, seed drill, rotavator, plough, hal, kheti ke auzaar, kisan, power tiller, buwai, katai, Mahindra tractor, sprayer, cultivator, कृषि यंत्र, ट्रैक्टर, बुवाई",
  "product-safety-engineer":
    "toy safety, khilona, crash test, BIS, ISI mark, drop test, flammability, choking, khatarnak product, recall, sharp edges, jalane ka test, todkar dekhna, lab sample, certification, सुरक्षा जांच, खिलौना",
  "audio-visual-engineer":
    "speaker, projector, auditorium, sound system, mic, LED wall, amplifier, conference hall, screen, parda, awaaz, HDMI, AV, home theatre, mixer console, स्पीकर, प्रोजेक्टर, ऑडिटोरियम",
  "prototyping-engineer":
    "prototype, 3D printer, 3D printing, namoona, pehla model, CNC, milling, working model, laser cutter, fablab, mock-up, makerspace, plastic filament, trial piece, arduino, नमूना, प्रोटोटाइप",
  "optical-design-engineer":
    "lens, camera lens, optics, prism, durbin, telescope, microscope, light rays, roshni, focus, laser, mirror, sheeshe, kaanch, periscope, zoom, लेंस, दूरबीन, प्रकाश",
  "mining-sirdar":
    "sirdar, koyla khadan, khadan, coal face, methane, gas testing, safety lamp, roof fall, chhat girna, Coal India, overman, blasting, underground mine, DGMS, Dhanbad, सरदार, खदान, कोयला",
  "coal-miner":
    "koyla, coal, khadan, khan mazdoor, koyla khodna, kaala chehra, headlamp, gainti, pickaxe, belcha, surang, coal tub, Jharia, Dhanbad, Coal India, कोयला, खदान, खनिक",
};
