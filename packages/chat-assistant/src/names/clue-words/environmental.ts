/** Words by which outsiders know careers of the category Environmental: by career id. */
export const environmental: Readonly<Record<string, string>> = {
  "environmental-scientist":
    "pollution, pradushan, paryavaran, hawa, nadi, mitti, environment, pollutant, heavy metals, arsenic, zehar, toxic, CPCB, Yamuna jhaag, groundwater, प्रदूषण, पर्यावरण",
  ecologist:
    "ecology, ecosystem, ped paudhe, jeev jantu, species, biodiversity, food chain, habitat, transect, quadrat, jungle survey, kide makode, Western Ghats, jaiv vividhta, population count, जैव विविधता, पारिस्थितिकी",
  "industrial-ecologist":
    "industrial symbiosis, factory waste, fly ash, slag, circular economy, byproduct, raakh, kachra se kaccha maal, life cycle, LCA, material flow, waste heat, zero waste, reuse, eco park, औद्योगिक कचरा, राख",
  limnologist:
    "jheel, lake, talab, pond, algae, kaai, jalkumbhi, hyacinth, hara pani, eutrophication, plankton, freshwater, Dal Lake, machhli marna, badboo, झील, तालाब, काई",
  "environmental-science-technician":
    "chimney sample, stack monitoring, nadi ka pani, river sample, effluent, chimni, dhuan, BOD, COD, pH meter, pollution lab, limits, bottle sample, Pollution Board, चिमनी, नमूना, प्रदूषण",
  "environmental-engineer":
    "landfill, dumpsite, kude ka pahad, Ghazipur, liner, leachate, kachra, remediation, pollution, pradushan, paryavaran, bioremediation, soil cleanup, toxic site, कूड़े का पहाड़, पर्यावरण, लैंडफिल",
  "pollution-control-engineer":
    "chimney, chimni, dhuan, filter, scrubber, ESP, bag filter, emission, factory smoke, smog, FGD, kaala dhuan, ETP, CPCB, dust collector, चिमनी, धुआं, प्रदूषण नियंत्रण",
  "wastewater-engineer":
    "sewage, STP, ganda pani, naala, sewer, treatment plant, ETP, sludge, effluent, Namami Gange, reuse water, aeration tank, maila pani, clarifier, pipeline, गंदा पानी, सीवेज, नाला",
  "environmental-engineering-technician":
    "borehole, borewell sample, cleanup site, pump, groundwater, soil sample, mitti ka sample, contaminated site, zehreeli mitti, oil spill, auger, monitoring well, hose, remediation, भूजल, बोरवेल, दूषित मिट्टी",
  "wastewater-treatment-plant-operator":
    "STP, sewage plant, blower, dosing, chlorine, sludge, aeration, ganda pani, badboo, valve, sewer, tank, Jal Board, motor pump, keechad, एसटीपी, सीवेज, गंदा पानी",
  "conservation-scientist":
    "grazing, charagah, timber, lakdi, rangeland, pashu charai, overgrazing, land use, van sanrakshan, watershed, forest conservation, ghaas, banjar, resource conservation, जंगल संरक्षण, चरागाह, चराई",
  "forest-ecologist":
    "jungle, forest, ped, tree tagging, trees, forest fire, jungle ki aag, girth, canopy, undergrowth, plot survey, tree growth, van, sal, sagwan, जंगल, वन, पेड़",
  "restoration-ecologist":
    "native plants, desi paudhe, banjar zameen, degraded land, mined land, reforestation, jungle wapas, Miyawaki, seed balls, ped ugana, rewilding, revive, lantana, invasive, purani khadan, बंजर, पौधारोपण, पुनर्जीवित",
  "soil-conservationist":
    "mitti, soil erosion, mitti katav, med bandhi, bund, terrace, topsoil, check dam, contour, watershed, khet, barsaat ka pani, seedhidaar khet, gully, kisan, मिट्टी, कटाव, मेड़",
  naturalist:
    "safari, jeep safari, pugmark, tiger, baagh, bird call, jungle guide, nature walk, binoculars, national park, Corbett, Ranthambore, panje ke nishan, tourists, birdwatching, सफारी, बाघ, जंगल",
  "waste-management-officer":
    "kachra, kooda, garbage truck, nagar nigam, safai, geela sukha, segregation, compost, ward, Swachh Bharat, kudaghar, dumping, solid waste, Indore, sanitation, कूड़ा, कचरा गाड़ी, सफाई",
  "recycling-coordinator":
    "recycle bin, dustbin, neela hara dabba, geela sukha, segregation, awareness, recycling, dry waste, society kachra, pick-up, kachra alag, plastic bottles, paper waste, housing society, रीसाइक्लिंग, कूड़ेदान, गीला सूखा",
  "garbage-collector":
    "kachra, kooda, kachrewala, kudewala, ghanti, seeti, thela, rickshaw, kooda gaadi, garbage, trash, dustbin, ghar ghar, geela sukha, gaadi wala aaya, safai karmi, कूड़ा, कचरा, कूड़ेवाला",
  "e-waste-collector":
    "e-waste, purane mobile, kharab phone, kabadi, kabaadiwala, old laptop, battery, charger, wire, TV scrap, circuit board, electronic kachra, dead phones, Seelampur, purana TV, कबाड़ी, पुराने मोबाइल, ई-कचरा",
  "hazardous-waste-technician":
    "hazmat, zehreela kachra, toxic, chemical drum, incinerator, acid, biomedical waste, sealed suit, gas mask, TSDF, asbestos, khatarnak kachra, spill, rasayan, barrel, ज़हरीला कचरा, रसायन, खतरनाक",
  "sustainability-manager":
    "sustainability, carbon footprint, net zero, ESG, BRSR, green, renewable, emissions target, water saving, solar, paryavaran, CSR, carbon neutral, eco friendly, LEED, सस्टेनेबिलिटी, कार्बन, पर्यावरण",
  "climate-change-policy-analyst":
    "climate policy, carbon tax, heat action, COP, Paris agreement, jalvayu neeti, net zero, emissions, niti, global warming, heatwave, ministry, NDC, adaptation, garmi, जलवायु, नीति, कार्बन टैक्स",
  "environmental-compliance-inspector":
    "pollution board, factory raid, notice, SPCB, NGT, seal karna, chhapa, naala mein chemical, dhuan, challan, effluent, consent, surprise visit, closure notice, pradushan inspector, प्रदूषण बोर्ड, नोटिस, छापा",
  "environmental-economist":
    "forest value, carbon price, economics, jungle ki keemat, hawa ki keemat, cost benefit, green GDP, natural capital, carbon credit, arthshastra, pollution cost, fisheries, externality, tax on pollution, rupee value, पर्यावरण अर्थशास्त्र, कीमत, जंगल",
  "environmental-consultant":
    "EIA, impact study, environment clearance, clearance, public hearing, jan sunwai, highway project, mine project, MoEFCC, paryavaran manzoori, baseline, NOC, EMP, dam project, prabhav, पर्यावरण मंजूरी, जन सुनवाई",
  "water-quality-technician":
    "pani ki jaanch, water testing, kuan, handpump, nal, tap water, TDS, arsenic, fluoride, bacteria, coliform, pH, chlorine, peene ka pani, Jal Jeevan, पानी की जांच, कुआं, हैंडपंप",
  "wildlife-conservation-officer":
    "wildlife, sanctuary, abhyaran, shikari, poaching, phanda, snare, tiger, baagh, haathi, gainda, jungli jaanwar, Kaziranga, animal corridor, forest fire, अभयारण्य, वन्यजीव, शिकारी",
  "recycling-manager":
    "recycling plant, dry waste, sukha kachra, plastic, gatta, baler, conveyor, sorting, raddi, scrap, kabad, MRF, PET bottles, aluminium cans, bales, सूखा कचरा, रीसाइक्लिंग, रद्दी",
  "climate-change-analyst":
    "climate data, global warming, sea level, samudra ka star, temperature rise, barish ka pattern, monsoon, jalvayu parivartan, glacier, heatwave, fasal nuksan, coast, flood risk, carbon, IPCC, जलवायु परिवर्तन, समुद्र स्तर",
  "environmental-planner":
    "zoning, master plan, green belt, jheel bachana, lake buffer, land use map, shahar ka naksha, eco zone, floodplain, hariyali, town expansion, GIS, no construction, talab, open space, हरित क्षेत्र, नक्शा, झील",
  "wetland-scientist":
    "wetland, daldal, marsh, Ramsar, pravasi pakshi, flamingo, saaras, mangrove, Sundarbans, jheel, swamp, waterbirds, Chilika, reeds, machhli, दलदल, आर्द्रभूमि, प्रवासी पक्षी",
  "air-quality-technician":
    "AQI, hawa, air pollution, PM2.5, smog, dhool, dust, air monitor, gas analyser, Delhi pollution, zehreeli hawa, monitoring station, calibration, sensor, CPCB, हवा, वायु प्रदूषण, स्मॉग",
  "sustainability-consultant":
    "carbon audit, carbon footprint, ESG, green certification, net zero, water audit, waste audit, sustainability, emissions, GRI, energy saving, BRSR, green advisor, salahkar, LCA, सस्टेनेबिलिटी सलाह, कार्बन",
  zookeeper:
    "zoo, chidiyaghar, chidiya ghar, pinjra, cage, sher, tiger, haathi, bandar, bhalu, hippo, jaanwar ko khana, enclosure, animal feeding, girafe, चिड़ियाघर, पिंजरा, शेर, जानवर",
};
