/** Words by which outsiders know careers of the category Energy: by career id. */
export const energy: Readonly<Record<string, string>> = {
  "petroleum-engineer":
    "tel kuan, oil well, crude, kaccha tel, ONGC, petroleum, tel nikalna, production well, artificial lift, oil field, natural gas, sucker rod, offshore, पेट्रोलियम, तेल कुआं, कच्चा तेल, Bombay High, barrel",
  "drilling-engineer":
    "drilling, drill bit, mud, casing, well path, rig, ONGC, directional drilling, borehole, khudai, blowout, oil well, drill string, ड्रिलिंग, तेल कुआं खुदाई, mud weight, horizontal well, BOP",
  "reservoir-engineer":
    "reservoir, bhandar, oil reserves, porosity, simulation, permeability, well placement, recovery factor, water injection, tel bhandar, crude, gas field, KG basin, तेल भंडार, भंडार, रिज़र्वायर, pressure decline, Eclipse",
  "petroleum-geologist":
    "seismic, rock core, tel khoj, oil exploration, sedimentary basin, chattan, geology, source rock, strata, tel kahan, fault trap, ONGC, fossil, भूविज्ञान, तेल खोज, चट्टान, Barmer, bhugarbh, well log",
  "mud-logger":
    "rock cuttings, mud, drilling mud, gas detector, chips, keechad, shale shaker, oil rig, rig cabin, lithology, sample bag, chromatograph, microscope, patthar ke tukde, मड लॉगिंग, चट्टान के टुकड़े, wellsite, gas show",
  "pipeline-engineer":
    "pipeline, GAIL, tel pipe, gas pipe, trench, right of way, welded pipe, pumping station, cross country, river crossing, HBJ, zameen ke neeche, pigging, पाइपलाइन, गैस पाइप, तेल पाइप, IOCL, HDD",
  "gas-distribution-engineer":
    "PNG, CNG, IGL, cooking gas, piped gas, rasoi gas, gas leak, city gas, gas meter, MDPE, regulator, pipe wali gas, gas connection, पीएनजी, रसोई गैस, गैस पाइपलाइन, Mahanagar Gas, odorant",
  "oil-rig-driller":
    "oil rig, drill pipe, brake lever, drawworks, kelly, rig floor, rotary table, tel ka kuan, driller cabin, weight on bit, offshore, drill karna, ONGC, तेल कुआं, ड्रिलर, रिग, top drive, BOP",
  derrickhand:
    "derrick, monkey board, mast, drill pipe, rig ke upar, safety harness, mud pump, mud mixing, unchai, racking pipe, fingerboard, oil rig, tripping, डेरिक, मस्तूल, ऊंचाई, crown, baryte, pipe khadi",
  roustabout:
    "oil rig, deck, rig helper, jung khurachna, rust, chipping, paint, crane sling, pipe loading, offshore, samundar, platform, labour, crew boat, रिग मजदूर, जंग, पेंट, coverall, hosing deck",
  "tool-pusher":
    "rig incharge, rig superintendent, drilling crew, oil rig, toolpusher, offshore, night shift crew, rig move, stuck pipe, driller ka boss, ONGC, jackup, rig manager, रिग प्रमुख, रिग इंचार्ज, तेल रिग, BOP drill, crew change",
  cementer:
    "oil well cement, casing, slurry, cementing unit, pump truck, annulus, Halliburton, Schlumberger, well seal, tel kuan, cement pump, high pressure, plug, सीमेंट, कुआं सील, केसिंग, float shoe, silo",
  "refinery-operator":
    "refinery, tel shodhan, petrol, diesel, LPG, distillation column, crude, Jamnagar, IOCL, furnace, naphtha, control panel, flare, cracker, रिफाइनरी, पेट्रोल, डीजल, HPCL, kerosene",
  "gas-plant-operator":
    "natural gas, gas processing, compressor, GAIL, Hazira, dehydration, sweetening, H2S, prakritik gas, gas plant, amine, flare, CNG, LNG, प्राकृतिक गैस, कंप्रेसर, गैस प्लांट, Dahej, condensate",
  "power-generation-engineer":
    "NTPC, bijli ghar, thermal power, power station, efficiency, coal firing, koyla, bijli banana, megawatt, heat rate, supercritical, upgrade, boiler retrofit, बिजली घर, ताप विद्युत, बिजली उत्पादन, BHEL, chimney, cooling tower",
  "power-systems-engineer":
    "grid, relay, fault study, load flow, short circuit, blackout, transmission, POWERGRID, protection, stability, 765 kV, bijli grid, simulation, ETAP, ग्रिड, बिजली ग्रिड, रिले, PSSE",
  "power-distribution-engineer":
    "feeder, bijli chori, DISCOM, line loss, transformer, 11 kV, bijli vibhag, smart meter, mohalla, low voltage, BSES, load shedding, distribution, फीडर, बिजली चोरी, विद्युत वितरण, AT&C loss, katiya",
  "substation-engineer":
    "substation, transformer, switchyard, 132 kV, breaker, isolator, busbar, up-kendra, voltage step, transformer oil, GIS, lightning arrester, insulator, सबस्टेशन, ट्रांसफार्मर, उपकेंद्र, POWERGRID, bijli ghar, CT PT",
  "power-plant-operator":
    "NTPC, boiler, bijli ghar, thermal plant, coal mill, control room, turbine, megawatt, koyla, ash, generator, DCS, light up, load raise, बिजली घर, बॉयलर, पावर प्लांट, chimney, synchronise",
  "turbine-operator":
    "turbine, rotor, bearing, 3000 rpm, steam, bhaap, generator, vibration, lube oil, condenser, NTPC, governor, shaft, barring gear, टरबाइन, भाप, रोटर, BHEL, turbine hall",
  "boiler-operator":
    "boiler, steam, bhaap, pressure gauge, bhatti, water level, koyla jhonkna, safety valve, husk, furnace, blowdown, boiler attendant, fireman, feed water, बॉयलर, भाप, भट्टी, IBR, Thermax",
  "load-dispatcher":
    "load dispatch, SLDC, RLDC, grid frequency, 50 Hz, bijli mang, scheduling, SCADA, Grid India, POSOCO, load shedding, region grid, video wall, bijli santulan, लोड डिस्पैच, ग्रिड, बिजली मांग, frequency",
  "nuclear-engineer":
    "reactor core, parmanu, nuclear, uranium, BARC, NPCIL, atomic energy, fission, thorium, neutron, anu shakti, Kudankulam, fuel rods, परमाणु, रिएक्टर, यूरेनियम, moderator, core cooling",
  "nuclear-reactor-operator":
    "reactor control, parmanu bijli ghar, control room, control rods, alarm panel, NPCIL, Kaiga, Tarapur, nuclear plant, scram, reactor trip, neutron flux, heavy water, shift charge, परमाणु बिजलीघर, रिएक्टर, अलार्म, AERB licence",
  "nuclear-technician":
    "hot cell, radioactive, lead glass, manipulator, remote arm, isotope, glove box, BARC, cobalt, lead shield, geiger, spent fuel, dosimeter, parmanu, रेडियोधर्मी, सीसा, परमाणु, decontamination, seesa",
  "radiation-protection-engineer":
    "shielding, vikiran, lead wall, moti deewar, concrete bunker, radiation dose, X-ray room, ALARA, gamma, seesa, AERB, shield design, linac vault, leakage, विकिरण, शील्डिंग, रेडिएशन सुरक्षा, neutron shield",
  "health-physicist":
    "dose badge, TLD, radiation monitor, dosimeter, millisievert, geiger counter, vikiran, AERB, contamination, BARC, nuclear plant, dose limit, survey meter, film badge, विकिरण, रेडिएशन, डोज़ बैज, RSO",
  "solar-energy-engineer":
    "solar, saur urja, panel tilt, PV, PVsyst, solar park, irradiance, inverter, shading, dhoop, Bhadla, string sizing, solar layout, module, सौर ऊर्जा, सोलर, धूप, yield",
  "solar-panel-installer":
    "solar panel, chhat, rooftop, inverter, solar lagana, panel fitting, mounting structure, chhat par solar, Suryamitra, MC4, clamp, net meter, bijli bill, Tata Power Solar, सोलर पैनल, छत, सूर्यमित्र, battery",
  "wind-energy-engineer":
    "pawan urja, wind mast, hawa, wind speed, windmill site, pawan chakki, Suzlon, wind farm layout, anemometer, wake, site assessment, wind map, NIWE, पवन ऊर्जा, पवन चक्की, हवा की गति, lidar, micrositing",
  "wind-turbine-technician":
    "windmill, pawan chakki, tower chadhna, nacelle, gearbox, grease, pankha, Suzlon, safety harness, hub, yaw, unchai, blade, पवन चक्की, टावर, पंखा, bolt torque, Muppandal",
  "hydropower-engineer":
    "pan bijli, jal vidyut, dam, bandh, NHPC, penstock, turbine, river, Bhakra, Tehri, run of river, nadi, headrace tunnel, powerhouse, पनबिजली, जल विद्युत, बांध, Francis, Himachal",
  "biogas-technician":
    "gobar gas, gobar, dung, digester, biogas, slurry, gas chulha, methane, kachra gas, gaushala, burner, dome, GOBARdhan, keeda, गोबर गैस, गोबर, बायोगैस, CBG, khad",
  "fuel-cell-engineer":
    "hydrogen, fuel cell, PEM, membrane, hydrogen bus, stack, platinum catalyst, electrolyte, zero emission, hydrogen gaadi, bipolar plate, telecom backup, water vapour, हाइड्रोजन, फ्यूल सेल, हाइड्रोजन बस, electrode, anode",
  "geothermal-engineer":
    "hot spring, garam paani, bhutap, Puga, Ladakh, geothermal, dharti ki garmi, steam well, Manikaran, earth heat, magma, heat pump, injection well, garam chashma, भूतापीय, गर्म झरना, धरती की गर्मी, ONGC",
  "energy-auditor":
    "bijli bachat, energy audit, bijli barbaadi, power analyser, leakage, BEE, energy saving, thermal camera, compressed air, insulation, hotel, bill kam, power factor, ऊर्जा ऑडिट, बिजली बचत, बर्बादी, EESL, flue gas",
  "energy-manager":
    "bijli bill, energy target, ISO 50001, PAT scheme, BEE, fuel bachat, energy consumption, saving target, urja prabandhak, electricity cost, LED badalna, demand charge, units, ऊर्जा प्रबंधक, ऊर्जा बचत, बिजली खपत, designated consumer",
  "energy-trader":
    "IEX, power exchange, bijli kharidna bechna, electricity trading, day ahead, bid, gas exchange, bijli bazaar, PTC, megawatt, unit rate, price spike, LNG cargo, real time market, बिजली व्यापार, बिजली एक्सचेंज, सौदा, PXIL",
  "energy-analyst":
    "meter data, smart meter, kWh, bijli khapat, energy data, dashboard, saving, consumption pattern, fan, LED, load curve, TERI, kaunsa pankha, peak hours, ऊर्जा आंकड़े, बिजली खपत, मीटर, star rating",
  "energy-economist":
    "subsidy, fuel price, petrol price, tariff, LPG subsidy, carbon tax, coal price, urja arthashastra, crude price, NITI Aayog, TERI, bijli dar, oil import, cess, ऊर्जा अर्थशास्त्र, सब्सिडी, तेल के दाम, elasticity",
  "solar-power-plant-operator":
    "solar park, solar farm, panel dhona, panel safai, dhool, Bhadla, Pavagada, saur sanyantra, inverter room, SCADA, acres, generation log, robotic cleaning, grass cutting, सोलर प्लांट, सौर संयंत्र, पैनल सफाई, dust, string fault",
  "electrical-energy-storage-technician":
    "battery container, BESS, lithium, battery bank, cell replace, battery rack, bijli jama, energy storage, BMS, weak cell, thermal runaway, charging cycle, UPS battery, grid battery, बैटरी, ऊर्जा भंडारण, लिथियम, Tata Power",
  "electrical-lineman":
    "khamba, bijli ka khamba, lineman, taar jodna, transformer, seedhi, bijli gul, pole, plier, light gayi, power cut, fuse udna, rubber gloves, earthing, लाइनमैन, बिजली का खंभा, तार, bijli wala",
  "green-hydrogen-engineer":
    "green hydrogen, electrolyser, water splitting, paani se hydrogen, renewable, hydrogen tank, ammonia, electrolysis, oxygen, National Hydrogen Mission, Reliance, alkaline stack, clean fuel, storage cylinder, हरित हाइड्रोजन, इलेक्ट्रोलाइजर, हाइड्रोजन, pani todna",
  "solar-energy-contractor":
    "solar bechna, rooftop solar, PM Surya Ghar, subsidy, solar loan, chhat, quotation, solar dukaan, kilowatt, net metering, thekedar, solar vendor, Tata Power Solar, bijli bill zero, सोलर ठेकेदार, छत पर सोलर, सब्सिडी, EMI, site visit",
  "wind-farm-operations-manager":
    "wind farm, pawan chakki, windmills, turbines, gaon wale, village land, Suzlon, Jaisalmer, generation, availability, SCADA, breakdown crew, lease, pawan park, पवन चक्की, पवन फार्म, गांव वाले, Muppandal, O&M",
  "energy-trading-analyst":
    "load forecast, kal ki bijli, IEX, day ahead, demand forecast, mausam, bid volume, power purchase, bijli mang, price curve, deviation penalty, DSM, spot price, regression, बिजली मांग, पूर्वानुमान, बिजली बाजार, block wise",
  "wind-turbine-blade-repair-technician":
    "blade, rope access, rassi se latakna, resin, fibreglass, crack, windmill blade, pawan chakki pankha, leading edge, sanding, lightning damage, harness, laminate, gelcoat, पवन चक्की पंखा, रस्सी, दरार, unchai, Suzlon",
  "meter-reader":
    "bijli meter, meter reading, bijli bill, ghar ghar, unit, bill dena, spot billing, handheld printer, meter dekhne wala, electricity bill, BSES, reading lena, meter photo, bijli wale, मीटर रीडिंग, बिजली बिल, मीटर, seal tooti",
};
