/** Words by which outsiders know careers of the category Transportation: by career id. */
export const transportation: Readonly<Record<string, string>> = {
  "airline-pilot":
    "pilot, captain, cockpit, hawai jahaj, plane udana, indigo, air india, airbus, boeing, takeoff, landing, runway, atpl, passengers, epaulettes, पायलट, हवाई जहाज, विमान, कॉकपिट",
  "commercial-pilot":
    "cpl, charter, chhota jahaj, cessna, king air, private jet, aerial survey, neta ka jahaj, flying hours, dgca, small plane, business jet, chartered, fly, कमर्शियल पायलट, चार्टर, छोटा विमान, पायलट",
  "helicopter-pilot":
    "helicopter, helipad, rotor, chopper, kedarnath, pawan hans, oil rig, vaishno devi, pankha, rescue, hover, bell 407, neta helicopter, landing pad, udan khatola, हेलीकॉप्टर, हेलीपैड, चॉपर",
  "flight-instructor":
    "flying school, flying club, cessna, student pilot, udana sikhana, trainer aircraft, solo flight, igrua, cfi, pilot training, dual control, circuits, pilot banana, logbook, fly sikhane, फ्लाइंग क्लब, उड़ान सिखाना, प्रशिक्षक",
  "drone-pilot":
    "drone, quadcopter, shaadi drone, khet spray, aerial shot, dji, remote, drone didi, propeller, dawai chhidkav, drone camera, drone udana, mapping, dgca licence, gimbal, ड्रोन, ड्रोन उड़ाना, छिड़काव",
  "air-traffic-controller":
    "atc, radar, control tower, runway, aai, headset, clearance, takeoff permission, vimaan, takkar, flight level, airspace, airport tower, pilot se baat, blips, एटीसी, रडार, विमान, कंट्रोल टावर",
  "flight-dispatcher":
    "flight plan, dispatch, fuel calculation, alternate airport, mausam, notam, route plan, metar, weather brief, indigo, flight route, load sheet, occ, udan yojana, aviation, फ्लाइट प्लान, उड़ान मार्ग, ईंधन",
  "flight-attendant":
    "air hostess, cabin crew, seat belt, trolley, indigo, air india, udan, flight me khana, safety demo, steward, oxygen mask, life jacket, hawai jahaj, galley, lipstick, एयर होस्टेस, केबिन क्रू, विमान परिचारिका, उड़ान",
  "aircraft-ground-handler":
    "ramp, baggage, tug, pushback, marshaller, belt loader, airport luggage, saaman chadhana, neon jacket, chocks, tarmac, jahaj ke neeche, ladder, aisats, batons, रैंप, सामान, हवाई अड्डा",
  "airport-check-in-agent":
    "check-in, boarding pass, baggage weight, counter, passport, visa, airport, luggage tag, saaman tolna, indigo counter, extra baggage, window seat, kiosk, boarding gate, बोर्डिंग पास, चेक-इन, हवाई अड्डा, सामान तौलना",
  "airport-manager":
    "airport director, terminal, runway, aai, kohra, fog, hawai adda, adani airport, gmr, duty free, airport head, passenger lounge, airport shops, apron, हवाई अड्डा, एयरपोर्ट, टर्मिनल, कोहरा",
  "aircraft-refueller":
    "atf, jet fuel, bowser, hydrant, refuelling, wing, indian oil, jahaj me tel, fuel nozzle, pankh, water test, fuel tanker, airport tel, hose, kerosene, जहाज में तेल, ईंधन, एटीएफ",
  "aviation-safety-officer":
    "near miss, dgca, flight safety, aviation safety, bird strike, incident report, sms, black box, hawai suraksha, hazard, crew report, takkar bachna, fdr, safety audit, hard landing, विमान सुरक्षा, उड़ान सुरक्षा, दुर्घटना",
  "ship-captain":
    "captain, kaptan, ship, pani ka jahaj, samundar, merchant navy, vessel, sea, master mariner, cargo ship, bridge, dg shipping, months at sea, jahaj, kaptaan, कप्तान, समुद्री जहाज, पानी का जहाज, मर्चेंट नेवी",
  "deck-officer":
    "second mate, third mate, chief officer, bridge watch, navigation, chart, compass, radar, ecdis, merchant navy, jahaj, course plot, sextant, colregs, samundar, डेक ऑफिसर, नेविगेशन, जहाज, समुद्र",
  "ship-engineering-officer":
    "marine engineer, engine room, ship engine, merchant navy, boiler, diesel engine, jahaj ka engine, boilersuit, fourth engineer, chief engineer, bilge, purifier, piston, propeller, generator, मरीन इंजीनियर, जहाज का इंजन, इंजन रूम",
  "electro-technical-officer":
    "eto, ship electrician, jahaj ki bijli, merchant navy, switchboard, alternator, marine electrical, electrical officer, reefer, ship wiring, megger, bijli mistri, circuit breaker, gmdss, sensors, ईटीओ, जहाज की बिजली, मर्चेंट नेवी",
  "harbour-pilot":
    "harbour pilot, marine pilot, pilot ladder, bandargah, port, tug, channel, berthing, jahaj andar lana, rope ladder, pilot boat, hooghly, ship guide, rassi seedhi, kandla, बंदरगाह, पायलट बोट, जहाज",
  bosun:
    "bosun, boatswain, serang, deck crew, mooring, anchor, langar, rassi, winch, whistle, deck hands, windlass, ropes, merchant navy, rigging, सेरंग, लंगर, रस्सी, जहाज",
  "able-seaman":
    "seaman, ab, sailor, khalasi, helmsman, lookout, steering, chipping, deck, merchant navy, mooring rope, jahaj, rust, samundri, overalls, नाविक, खलासी, जहाज, समुद्र",
  "ships-cook":
    "galley, ship cook, chief cook, jahaj me khana, bawarchi, merchant navy, crew meals, stove, hilta jahaj, rasoi, messroom, samundar, provisions, jahaj rasoiya, roti, जहाज का रसोइया, बावर्ची, रसोई",
  "dredger-operator":
    "dredger, dredging, gaad, silt, keechad, harbour depth, suction, bandargah, dci, ret nikalna, channel, cutter, samundar tal, river bed, mud, ड्रेजर, गाद, कीचड़, बंदरगाह",
  "boat-driver":
    "boat, naav, naav chalana, motorboat, mallah, ferry, backwater, chappu, nadi paar, varanasi ghat, dal lake, shikara, life jacket, kerala, steamer, नाव, मल्लाह, नाविक, चप्पू",
  "port-operations-manager":
    "port, berth, bandargah, vessel schedule, container terminal, quay crane, mundra, jnpt, jahaj kahan lagega, cargo, terminal, anchorage, dock, harbour, turnaround, बंदरगाह, बर्थ, जहाज",
  "port-crane-operator":
    "port crane, container, gantry, quay crane, rtg, spreader, jahaj se utarna, crane cabin, mundra, jnpt, dock, bandargah, dabba uthana, unchai, hoist, क्रेन, कंटेनर, बंदरगाह",
  "stevedore-supervisor":
    "stevedore, dock labour, cargo hold, lashing, gang, godi, hatch, sling, jahaj me maal, port mazdoor, unloading, tides, winch, dock workers, gunny bags, गोदी, मजदूर, जहाज का माल",
  "shipping-agent":
    "ship agent, vessel agent, port clearance, berth booking, bunker, crew change, immigration, jahaj ke kagaz, port dues, customs, husbandry, bandargah, ship doctor, pilot booking, शिपिंग एजेंट, जहाज के कागज, बंदरगाह",
  "commercial-diver":
    "diver, gotakhor, underwater welding, hull, pani ke andar, oxygen cylinder, diving helmet, ongc, pier, dubki, scuba, offshore, wetsuit, jahaj tala, flippers, गोताखोर, पानी के अंदर, डुबकी, वेल्डिंग",
  "locomotive-driver":
    "loco pilot, train driver, rail engine, train chalana, rel gaadi, signal, horn, alp, railway, engine cabin, rajdhani, vande bharat, lal signal, brake, rrb, लोको पायलट, ट्रेन ड्राइवर, रेल इंजन, रेलगाड़ी",
  "metro-train-driver":
    "metro, metro driver, train operator, dmrc, platform, doors close, next station, metro chalana, tunnel, delhi metro, cabin, agla station, screen doors, metro pilot, मेट्रो, मेट्रो चलाना, मेट्रो ड्राइवर",
  "station-master":
    "station master, railway station, hari jhandi, green flag, signal, platform, train line clear, railway, lal jhandi, panel, safed vardi, ghanti, rrb ntpc, rel, line clear, स्टेशन मास्टर, हरी झंडी, रेलवे स्टेशन, सिग्नल",
  "train-guard":
    "guard, last coach, brake van, hari jhandi, seeti, whistle, goods guard, train manager, lal batti, pichhla dabba, maalgadi, flag, railway, lantern, last van, गार्ड, आखिरी डिब्बा, हरी झंडी, सीटी",
  "ticket-collector":
    "tte, tt, ticket collector, bina ticket, jurmana, fine, train ticket, kala coat, berth, sleeper, platform ticket, chart, seat dilana, ttе babu, waiting list, टीटीई, टिकट, बिना टिकट, जुर्माना, काला कोट",
  "railway-pointsman":
    "pointsman, kantewala, coupling, wagon jodna, shunting, points, yard, dabbe jodna, jhandi, railway, kaanta, patri badalna, group d, lamp, hand signal, पॉइंट्समैन, कांटेवाला, डिब्बे जोड़ना, शंटिंग",
  "track-maintainer":
    "trackman, gangman, patri, keyman, railway track, hathoda, sleeper, ballast, gitti, rail crack, pandrol clip, patrol, fishplate, naarangi jacket, group d, ट्रैकमैन, पटरी, गैंगमैन, गिट्टी",
  "railway-signal-technician":
    "railway signal, signal theek, point machine, s&t, relay room, interlocking, track circuit, lal hari batti, railway, axle counter, signal kharab, bijli girna, cable, kavach, रेलवे सिग्नल, सिग्नल खराब, इंटरलॉकिंग",
  "railway-section-controller":
    "section controller, control board, train control, kaunsi train ruke, crossing, overtaking, railway control, train late, goods train, precedence, charting, line clear, rajdhani pehle, divisional control, सेक्शन कंट्रोलर, ट्रेन नियंत्रण, रेलवे कंट्रोल",
  "train-reservation-clerk":
    "reservation, tatkal, ticket khidki, irctc, berth, waiting list, railway counter, pnr, booking clerk, ticket window, form bharna, confirm ticket, aarakshan, prs, आरक्षण, तत्काल, टिकट खिड़की, रेलवे टिकट",
  "railway-goods-supervisor":
    "goods shed, maalgadi, wagon, rake, koyla, cement, freight, goods clerk, demurrage, railway receipt, maal booking, loading, indent, weighbridge, मालगाड़ी, माल गोदाम, वैगन, रेलवे माल",
  "bus-driver":
    "bus, bus driver, bus chalana, roadways, ksrtc, steering, passengers, bus stand, gaddhe, volvo, heavy licence, horn, sarkari bus, pahadi rasta, gear, बस, बस ड्राइवर, रोडवेज, सवारी",
  "bus-conductor":
    "conductor, bus ticket, seeti, ghanti, chillar, khulle, bus ka kiraya, roadways, ticket machine, bag, bus me ticket, chalo chalo, khidki, best bus, pass, कंडक्टर, बस टिकट, किराया, सीटी",
  "truck-driver":
    "truck, lorry, highway, dhaba, truck chalana, maal dhona, khalasi, ashok leyland, tata truck, permit, trailer, national highway, horn ok please, cabin, raat bhar, ट्रक, ट्रक ड्राइवर, ढाबा, लॉरी, माल ढोना",
  "delivery-van-driver":
    "delivery van, parcel, amazon, flipkart, tata ace, chhota hathi, gali, courier van, drop, otp, maruti eeco, tempo, ghar ghar parcel, package, डिलीवरी वैन, पार्सल, छोटा हाथी, गली",
  "taxi-driver":
    "taxi, cab, ola, uber, meter, sawari, airport drop, kaali peeli, cab chalana, station se, shortcut, ride, pickup, rating, kiraya, टैक्सी, कैब, सवारी, काली पीली",
  "auto-rickshaw-driver":
    "auto, autorickshaw, rickshaw, teen pahiya, tuk tuk, meter se, e-rickshaw, auto wala, khaki, sawari, bajaj, cng, chaurahe, share auto, battery rickshaw, ऑटो, रिक्शा, तीन पहिया, सवारी",
  chauffeur:
    "chauffeur, sahab ki gaadi, private driver, mercedes, vip car, car driver, seth, malik, niji driver, uniform cap, bmw, innova, darwaza kholna, personal driver, memsahab, शोफर, निजी ड्राइवर, साहब की गाड़ी, मालिक",
  "tanker-driver":
    "tanker, petrol tanker, gas tanker, hazmat, indian oil, lpg, diesel tanker, jwalansheel, chingari, depot, bullet truck, inflammable, tel ka tanker, hpcl, spark arrester, टैंकर, पेट्रोल, गैस टैंकर, ज्वलनशील",
  "school-bus-driver":
    "school bus, peeli bus, bachche, yellow bus, school chhodna, bus stop, bus didi, seat belt, morning pickup, school route, bacche lana, ginti, school gate, स्कूल बस, पीली बस, बच्चे",
  "motorcycle-delivery-driver":
    "zomato, swiggy, delivery boy, bike, khana pahunchana, helmet, blinkit, 10 minute, zepto, food delivery, bike rider, order, rapido, pizza, lal tshirt, डिलीवरी बॉय, खाना पहुंचाना, बाइक, जोमैटो",
  "driver-examiner":
    "rto, driving test, driving licence, learner, aath banana, figure eight, licence pass, 8 banwana, mvi, learning licence, parivahan, pass fail, reverse parking, h track, gaadi test, ड्राइविंग टेस्ट, आरटीओ, लाइसेंस",
  "traffic-warden":
    "traffic, jam, chauraha, hand signal, seeti, haath dikhana, traffic warden, volunteer, school crossing, neon jacket, signal, reflective jacket, jaam khulwana, marshal, zebra crossing, ट्रैफिक, चौराहा, जाम, यातायात",
  "fleet-manager":
    "fleet, gaadiyan, vehicle tracking, gps, diesel kharcha, servicing, insurance renewal, mileage, trucks, drivers, fuel card, tyres, permit, beda, fitness certificate, फ्लीट, गाड़ियां, डीजल, बेड़ा",
  "bus-transportation-manager":
    "bus depot, roadways, depot manager, ksrtc, msrtc, bus route, timetable, duty roster, bus dhulai, bus schedule, driver conductor duty, depo, state transport, diesel, बस डिपो, रोडवेज, बस समय",
  "toll-collector-supervisor":
    "toll, toll plaza, fastag, nhai, toll naka, highway, toll booth, barrier, toll tax, lane, parchi, boom, cash lane, toll katna, national highway, टोल, टोल नाका, फास्टैग, राजमार्ग",
  "parking-attendant":
    "parking, gaadi lagana, parking wala, valet, parchi, parking slip, mall parking, reverse, seeti, gaadi khadi, basement, piche aane do, car keys, chabi, parking lot, पार्किंग, पर्ची, गाड़ी लगाना",
  "logistics-manager":
    "logistics, transport, freight, maal bhejna, road rail sea, 3pl, delhivery, dispatch, shipment, dulai, distribution, transporter, truck rates, gati, multimodal, लॉजिस्टिक्स, माल ढुलाई, परिवहन",
  "supply-chain-manager":
    "supply chain, stock, inventory, demand forecast, supplier, factory, aapurti, warehouse, procurement, stockout, scm, hul, maal khatam, s&op, lead time, सप्लाई चेन, आपूर्ति, स्टॉक",
  "logistics-analyst":
    "delivery data, logistics cost, route optimisation, excel, delay, transit time, freight cost, power bi, otif, per km cost, dulai kharcha, delhivery, lane analysis, kahan deri, लॉजिस्टिक्स, देरी, ढुलाई खर्च",
  "warehouse-manager":
    "warehouse, godown, godam, racks, carton, wms, inventory, amazon warehouse, flipkart, stock, loading bay, bin location, fulfilment centre, maal rakhna, fire exit, गोदाम, वेयरहाउस, रैक",
  "warehouse-worker":
    "godown, picking, packing, carton, scanner, amazon warehouse, trolley, dabbe uthana, barcode, pallet, loading unloading, maal utarna, flipkart, tape, racks, गोदाम, पैकिंग, डिब्बे, माल उतारना",
  "forklift-operator":
    "forklift, pallet, rack, reach truck, godown, stacker, fork, lift karna, bhaari maal, hydraulic, warehouse, stacking, peeli gaadi, do daant, battery truck, फोर्कलिफ्ट, पैलेट, गोदाम",
  "freight-forwarder":
    "freight forwarding, export, import, container, bill of lading, air cargo, shipping line, awb, videsh maal, dhl, fcl lcl, ocean freight, consignment, maersk, booking, माल विदेश, कंटेनर, निर्यात",
  "customs-broker":
    "customs, cha, hs code, import duty, bill of entry, icegate, clearing agent, seema shulk, tariff, duty, port clearance, kasstam, shipping bill, customs house, assessment, कस्टम, सीमा शुल्क, आयात",
  dispatcher:
    "dispatch, dispatcher, gaadi bhejna, truck assign, rider, gps map, control desk, trip sheet, ambulance 108, kaun jaayega, tracking, driver ko phone, radio, agla order, डिस्पैच, गाड़ी भेजना, ट्रिप",
  "inventory-clerk":
    "store keeper, stock register, store room, maal ginti, issue slip, bin card, godown, stock entry, grn, store incharge, inventory, maal dena, ledger, stock taking, indent, स्टोर कीपर, स्टॉक, माल गिनती, भंडार",
  "relocation-coordinator":
    "packers movers, ghar shift, shifting, household goods, saaman pack, moving, agarwal packers, transfer, bubble wrap, carton, naya shehar, furniture, ghar badalna, relocation, tempo, पैकर्स मूवर्स, घर शिफ्ट, सामान",
  "cold-storage-supervisor":
    "cold storage, aloo, potato, thanda godam, ammonia, seb, fish, machhli, temperature, sheet grah, fruit, sheetgrah, bori, frozen, compressor, कोल्ड स्टोरेज, शीतगृह, आलू, ठंडा गोदाम",
  "courier-hub-manager":
    "courier, parcel hub, sorting, delhivery, bluedart, conveyor, raat me parcel, hub, dtdc, pincode, bagging, sorting centre, ecom express, shipment, line haul, कूरियर, पार्सल, छंटाई",
  "load-planner":
    "container stack, yard plan, stowage, bay plan, port, load sheet, weight balance, kaunsa dabba upar, ship loading, navis, jnpt, mundra, reshuffle, stack plan, बंदरगाह, कंटेनर, लोड प्लान",
  "bicycle-messenger":
    "cycle, bicycle, cycle delivery, pedal, dabbawala, tiffin, cycle se parcel, cycle courier, helmet, messenger bag, chitthi, cycle par khana, bell, swiggy cycle, basket, साइकिल, पैडल, साइकिल डिलीवरी",
  "rail-operations-manager":
    "irts, drm, railway division, freight earnings, train operations, punctuality, rake, mandal, maalgadi, train late, traffic officer, yard, coaching, irms, railway mandal, रेल मंडल, रेलवे, ट्रेन संचालन",
  "logistics-coordinator":
    "truck booking, shipment tracking, maal kahan, pod, lr copy, transporter, delivery status, dispatch, gaadi book, eway bill, customer update, bilti, consignment, porter, बिल्टी, ट्रक बुकिंग, माल कहां",
  "metro-station-controller":
    "metro station, afc gate, crowd, bheed, token, smart card, dmrc, announcement, platform, escalator, station control room, ghoshna, lift band, cctv, alarm, मेट्रो स्टेशन, भीड़, टोकन, घोषणा",
  "aerial-ropeway-operator":
    "ropeway, cable car, gondola, udan khatola, gulmarg, mansa devi, trolley, pahad, haridwar, cabin, hawa tez, wire rope, ghati, tourist, udankhatola, रोपवे, उड़न खटोला, केबल कार, पहाड़",
  "air-ambulance-captain":
    "air ambulance, marij, patient, helicopter, mareez udana, medical flight, stretcher, emergency, hospital, hawai ambulance, evacuation, medevac, pilot, heli ambulance, oxygen, एयर एम्बुलेंस, मरीज, हवाई एंबुलेंस",
  "aircraft-cargo-handling-supervisor":
    "air cargo, uld, pallet, aircraft balance, cargo hold, load sheet, trim, freighter, bluedart jahaj, cargo terminal, jahaj santulan, dangerous goods, netting, airport cargo, cargo loader, एयर कार्गो, जहाज में माल, संतुलन",
  "deck-cadet":
    "cadet, merchant navy, imu cet, dns, trainee, ship training, navigation seekhna, jahaj trainee, sea time, ts chanakya, deck, chart, 12th ke baad, logbook, samundar, डेक कैडेट, मर्चेंट नेवी, जहाज ट्रेनिंग",
  "freight-broker":
    "transport nagar, lorry broker, truck dalal, bilti, bhada, load dilana, gaadi dilana, commission, arhatiya, return load, full load, blackbuck, transporter, bhaada, load matching, ट्रांसपोर्ट नगर, दलाल, भाड़ा, लॉरी",
  "school-van-driver":
    "school van, van wale bhaiya, eeco, omni, van uncle, bachche, water bottle, school pickup, tiffin bag, basta, gali se, subah school, maruti van, van wala, van me bachche, स्कूल वैन, बच्चे, वैन वाला, बस्ता",
  "tow-truck-driver":
    "tow truck, crane, gaadi uthana, towing, breakdown, accident gaadi, hook, recovery van, kharab gaadi, no parking, chain, flatbed, winch, roadside, khinchna, टोइंग, क्रेन, गाड़ी उठाना",
  deckhand:
    "deckhand, deck crew, khalasi, rassi baandhna, lifeboat, paint deck, mooring, ordinary seaman, gp rating, merchant navy, ship, jahaj dhona, ropes, mop, jahaj rangna, खलासी, जहाज, रस्सी बांधना, लाइफबोट",
};
