/** Words by which outsiders know careers of the category Hospitality: by career id. */
export const hospitality: Readonly<Record<string, string>> = {
  "executive-chef":
    "head chef, menu, taj, oberoi, five star, hotel kitchen, mukhya rasoiya, tasting, chef toque, food cost, bada chef, safed topi, cuisine, hotel rasoi, हेड शेफ, मेन्यू, रसोई, मुख्य रसोइया",
  "sous-chef":
    "second chef, kitchen pass, orders bolna, plating, sous, hotel kitchen, garnish, deputy chef, kitchen line, commis, chef coat, naayab chef, prep, sauce, सू शेफ, किचन, प्लेटिंग, रसोई",
  "pastry-chef":
    "cake, pastry, croissant, cream, icing, bakery, chocolate, dessert, oven, tart, macaron, fondant, birthday cake, theobroma, puff, केक, पेस्ट्री, बेकरी, क्रीम",
  "tandoor-chef":
    "tandoor, naan, tandoori roti, kebab, seekh, tikka, tandoori chicken, mitti oven, koyla, kulcha, bhatti, bukhara, roti lagana, paneer tikka, तंदूर, नान, कबाब, तंदूरी रोटी",
  "restaurant-cook":
    "curry, dosa, noodles, sabzi, gravy, restaurant, rasoiya, bawarchi, kadhai, biryani, paneer, chowmein, tadka, tawa, hotel khana, रसोइया, बावर्ची, डोसा, करी",
  "cafeteria-cook":
    "canteen, dal chawal, bada bhagona, dal, chawal, thali, lunch hour, mess, deg, factory canteen, sambar, bhagona, rasoiya, bulk khana, कैंटीन, दाल, चावल, भगोना",
  "household-cook":
    "khana banane, cook didi, roti, sabzi, ghar rasoi, maharaj, family khana, chapati, home cook, bai, parivar, tiffin, kitchen, nashta, महाराज, रोटी, सब्जी, घर खाना",
  "fast-food-cook":
    "burger, french fries, fryer, grill, rolls, mcdonald, kfc, patty, momos, nuggets, fry, frankie, hot oil, timer, sandwich, बर्गर, फ्राई, रोल, मोमो",
  "sweetmeat-maker":
    "mithai, jalebi, barfi, laddu, halwai, kadhai, gulab jamun, rasgulla, chashni, khoya, haldiram, sweets, diwali, ghee, peda, हलवाई, मिठाई, जलेबी, लड्डू, बर्फी",
  "pizza-chef":
    "pizza, dough, cheese, topping, dominos, mozzarella, crust, wood oven, pizza base, oregano, margherita, pizza hut, maida, pizza belna, पिज्जा, चीज, मैदा, टॉपिंग",
  "kitchen-helper":
    "pyaaz chheelna, sabzi kaatna, aata goondhna, chopping, onion, aloo chheelna, peeling, machhli saaf, rasoi helper, lahsun, cutting board, chaku, dhaba helper, vegetables, प्याज, सब्जी काटना, आटा गूंधना, आलू",
  dishwasher:
    "bartan, bartan dhona, plates, jhootha, vim, sink, glass dhona, scrub, jali kadhai, utensils, dishes, soap, pots, ghisna, बर्तन, बर्तन धोना, जूठा, प्लेट",
  "restaurant-manager":
    "restaurant, dining, roster, staff duty, galla, customer complaint, waiters, table, billing, food quality, zomato, reservation, barbeque nation, restaurant chalana, रेस्टोरेंट, गल्ला, वेटर, ग्राहक",
  "head-waiter":
    "captain, waiters, table, vip guest, waistcoat, steward, special guest, fine dining, order lena, bow tie, mukhya waiter, table assign, menu samjhana, service, वेटर कप्तान, कैप्टन, मेहमान, टेबल",
  waiter:
    "waiter, bera, order lena, tray, tip, menu card, table, khana parosna, plate, restaurant, bill laana, steward, paani glass, serve, बैरा, वेटर, परोसना, टिप",
  bartender:
    "bar, cocktail, daaru, sharab, whisky, beer, shaker, mocktail, peg, vodka, rum, drinks, pub, bottle uchhalna, mixology, शराब, बार, कॉकटेल, पेग",
  barista:
    "coffee, espresso, cappuccino, latte, cafe, starbucks, milk foam, latte art, ccd, steam, mocha, beans, coffee shop, jhaag, कॉफी, कैपुचीनो, कैफे, झाग",
  sommelier:
    "wine, sharab, red wine, vineyard, bottle, cork, wine glass, sula, grapes, angoor, cellar, wine tasting, champagne, pairing, वाइन चखना, वाइन, अंगूर, शराब",
  "restaurant-host":
    "table booking, waiting list, swagat, darwaza, namaste, seating, welcome, hostess, reservation, mehmaan, entrance, seat dikhana, queue, guest greet, स्वागत, नमस्ते, मेहमान, टेबल",
  caterer:
    "catering, shaadi khana, halwai, buffet, bhandara, daawat, bade bartan, pandal, wedding food, party order, plates, deg, tent, bhoj, shamiana, कैटरिंग, शादी, दावत, भोज",
  "banquet-manager":
    "banquet, banquet hall, reception, party hall, stage, conference hall, buffet, chairs, shaadi hall, hotel hall, seating, function, marriage hall, chandelier, बैंक्वेट, हॉल, रिसेप्शन, समारोह",
  "fast-food-worker":
    "mcdonald, kfc, burger, cold drink, till, counter, fries, tray, combo, takeaway, ketchup, happy meal, order number, coke, drive-thru, बर्गर, काउंटर, ट्रे, फ्राइज",
  "hotel-manager":
    "hotel, five star, lobby, taj, oyo, guest, rooms, hotel chalana, check-in, hotel staff, resort, occupancy, housekeeping, general manager, होटल, मेहमान, लॉबी, कमरे",
  "hotel-receptionist":
    "hotel reception, check-in, check-out, room key, chaabi, aadhaar copy, front desk, guest, booking, lobby, key card, register, reception, room number, रिसेप्शन, चाबी, चेक-इन, होटल कमरा",
  concierge:
    "concierge, golden keys, guest farmaish, show tickets, restaurant booking, taxi arrange, darshan pass, lobby desk, five star, travel desk, sightseeing, guest request, leela, tailor, कंसीयज, मेहमान, फरमाइश, दर्शन पास",
  bellhop:
    "luggage, bag uthana, samaan, bellboy, trolley, suitcase, hotel gate, tip, uniform cap, room tak, lobby, attachi, cab bulana, porter, सामान, सूटकेस, बेलबॉय, ट्रॉली",
  "night-auditor":
    "raat duty, night shift, front desk, hisaab, day close, night audit, hotel accounts, ledger, room charges, subah tak, raat hotel, reconcile, midnight, hotel cash, रात ड्यूटी, हिसाब, होटल, नाइट शिफ्ट",
  "hospitality-revenue-manager":
    "room rate, hotel pricing, occupancy, booking.com, makemytrip, dynamic pricing, peak season, revpar, room daam, discount, forecast, kiraya, off season, tariff, कमरे किराया, होटल दाम, बुकिंग, सीजन",
  "guest-relations-officer":
    "guest, vip guest, welcome drink, tilak, swagat, shikayat, hotel lobby, saree, feedback, regular guest, bouquet, mehmaan, upgrade, aarti, मेहमान, स्वागत, शिकायत, तिलक",
  "bed-and-breakfast-owner":
    "homestay, airbnb, guest house, nashta, breakfast, ghar kiraya, tourist, kamra, pahad homestay, host, family house, goa, coorg, cottage, mehmaan, होमस्टे, नाश्ता, मेहमान, कमरा",
  butler:
    "butler, white gloves, chai parosna, suit, ameer ghar, khidmat, kapde nikalna, silver tray, bow tie, valet, mansion, khansama, private service, shoes polish, खिदमत, बटलर, दस्ताने, खानसामा",
  "executive-housekeeper":
    "housekeeping head, hotel safai, linen, cleaning standards, taj, mop, hotel rooms, supplies, hk department, safai mukhiya, bedsheet budget, cleaning chemical, uniform, flowers, हाउसकीपिंग, सफाई, चादर, होटल",
  "housekeeping-supervisor":
    "room inspection, kamra jaanch, housekeeping, floor supervisor, room list, bedsheet, dust, maids, hotel floor, checklist, safai dekhna, bathroom inspect, room ready, minibar, कमरा, हाउसकीपिंग, सफाई, सुपरवाइजर",
  "room-attendant":
    "bedsheet badalna, bed making, room cleaning, towel, toilet saaf, hotel kamra, shampoo sachet, housekeeping, trolley, pillow, takiya, chadar, room service, vacuum, soap, चादर, तौलिया, कमरा सफाई, तकिया",
  "linen-keeper":
    "linen, chadar, towel, tauliya, bedsheet, uniform, linen room, ginti, tablecloth, pillow cover, napkin, stock, shelves, torn sheets, चादर, तौलिया, लिनन, गिनती",
  "laundry-attendant":
    "dhulai, kapde dhona, press, istri, washing machine, dryer, dhobi, detergent, bedsheet, stain, daag, iron, laundry, dry clean, धुलाई, इस्त्री, धोबी, कपड़े",
  "domestic-housekeeper":
    "jhadu, pocha, bai, maid, kaamwali, bartan, ghar safai, kothi, kapde dhona, ghar sahayika, urban company, bungalow, jhadu pocha, memsahab, झाड़ू, पोछा, कामवाली, बाई",
  "travel-agent":
    "flight ticket, visa, hotel booking, makemytrip, holiday package, irctc, passport, honeymoon, hawai jahaz, ghumna, ticket, dubai, yatra, itinerary, टिकट, वीजा, यात्रा, हवाई टिकट",
  "tour-operator":
    "tour package, holiday package, char dham, bus tour, kerala package, sotc, thomas cook, group tour, teerth yatra, honeymoon package, brochure, yatra, excursion, volvo, टूर पैकेज, यात्रा, चार धाम, तीर्थ",
  "tourist-guide":
    "taj mahal, qila, fort, mandir, foreigner, itihas, history, monument, tourist, angrez, kahani, museum, asi, smarak, raja, गाइड, किला, इतिहास, पर्यटक, मंदिर",
  "tour-manager":
    "group tour, passport, head count, europe tour, kesari, veena world, coach, ginti, flag, videsh yatra, airport, tourists, saath travel, switzerland, समूह यात्रा, पासपोर्ट, विदेश यात्रा, यात्री",
  "hiking-guide":
    "trek, trekking, pahad, himalaya, barf, snow, camp, tent, backpack, everest, indiahikes, rassi, manali, chadhai, sherpa, पहाड़, ट्रेकिंग, बर्फ, हिमालय",
  "reservation-clerk":
    "reservation, ticket, waiting list, pnr, irctc, railway counter, seat, confirm, tatkal, khidki, berth, booking phone, rac, टिकट, आरक्षण, खिड़की, सीट, तत्काल",
  "tourist-information-officer":
    "tourist office, map, naksha, paryatan vibhag, brochure, tourism department, bus timing, info desk, kerala tourism, incredible india, airport counter, tourist helpline, jaankari, पर्यटन, नक्शा, जानकारी, पर्यटक",
  "cruise-director":
    "cruise, ship, jahaz, samundar, deck, cordelia, onboard show, onboard games, port, passengers, crew, dance night, sea, luxury ship, क्रूज, जहाज, समुद्र, बंदरगाह",
  "event-manager":
    "event, concert, stage, product launch, dj, sound light, award show, celebrity, anchor, backstage, party, led screen, wizcraft, fashion show, इवेंट, कॉन्सर्ट, मंच, पार्टी",
  "wedding-planner":
    "shaadi, wedding, mandap, mehendi, dulhan, dulha, baraat, decoration, phool, sangeet, destination wedding, udaipur, varmala, lehenga, शादी, मंडप, दुल्हन, बारात, मेहंदी",
  "conference-organiser":
    "conference, seminar, speaker, badge, delegates, sammelan, vigyan bhawan, registration desk, podium, summit, lanyard, keynote, g20, auditorium, सम्मेलन, सेमिनार, वक्ता, कॉन्फ्रेंस",
  "trade-show-coordinator":
    "stall, mela, exhibition, expo, pragati maidan, trade fair, booth, pradarshani, buyers, exhibitor, auto expo, hall, banner, vyapar mela, मेला, प्रदर्शनी, स्टॉल, व्यापार मेला",
  "amusement-park-worker":
    "jhoola, giant wheel, roller coaster, wonderla, imagica, mela, ride, seat belt, water park, rides, columbus, bachche, ticket, merry-go-round, झूला, मेला, राइड, वाटर पार्क",
  "cafeteria-manager":
    "canteen, mess, thali, factory canteen, college canteen, coupon, lunch, ration, samosa, sodexo, dal chawal, menu, rasoiya, food counter, कैंटीन, मेस, थाली, राशन",
  "street-food-vendor":
    "golgappa, panipuri, chaat, thela, rehdi, vada pav, momos, samosa, pakoda, tikki, chhole, bhelpuri, footpath, nukkad, food truck, गोलगप्पे, ठेला, चाट, समोसा",
  "cafe-manager":
    "cafe, coffee shop, starbucks, ccd, barista, sandwich, music, roster, latte, cozy, wifi, muffin, cafe chalana, hangout, कैफे, कॉफी, स्टाफ, सैंडविच",
  "sightseeing-guide":
    "heritage walk, galiyan, purani dilli, city walk, chandni chowk, food walk, local, shahar, lanes, old city, haveli, hidden places, walking tour, bazaar, गलियाँ, शहर, पुरानी दिल्ली, हवेली",
  "naturalist-guide":
    "jungle safari, tiger, sher, bagh, jeep, gypsy, birds, ranthambore, corbett, chidiya, binoculars, pugmarks, national park, hiran, panje nishan, सफारी, बाघ, जंगल, पक्षी",
  "chef-de-partie":
    "cdp, kitchen section, grill, sauce, station, commis, hotel kitchen, chef, saute, garde manger, continental, section incharge, chef coat, soup, शेफ, ग्रिल, किचन सेक्शन, सॉस",
  "banquet-chef":
    "banquet, buffet, shaadi khana, hotel wedding, hazaar plate, live counter, chafing dish, deg, biryani, bulk cooking, conference lunch, paneer, starters, five star, बैंक्वेट, बुफे, शादी खाना, बिरयानी",
  "kitchen-manager":
    "cloud kitchen, swiggy, zomato, kitchen stock, inventory, ration, order packing, vendor, kitchen staff, rebel foods, fridge, wastage, delivery, food cost, क्लाउड किचन, रसोई, राशन, ऑर्डर",
  "tiffin-service-owner":
    "tiffin, dabba, dabbawala, ghar khana, lunch box, roti sabzi, pg, hostel tiffin, home food, mumbai, monthly, delivery, rajma, lunch, thali, टिफिन, डब्बा, घर खाना, लंच",
  "institutional-cook":
    "hostel, mess, hostel khana, boarding school, jail rasoi, subah nashta, ashram, dal roti, bhagona, nashta, warden, army mess, rasoiya, rajma, poori, हॉस्टल, मेस, रसोइया, छात्रावास",
  "tour-coordinator":
    "itinerary, hotel booking, cab booking, guide booking, road block, landslide, voucher, tempo traveller, tour group, driver arrange, tourist, route badalna, trip, vehicles, टूर, होटल बुकिंग, गाड़ी, पर्यटक",
  "dhaba-owner":
    "dhaba, highway, truck driver, charpai, dal makhani, paratha, tandoori roti, chai, murthal, lassi, sadak kinare, khatiya, nh44, butter, makhan, ढाबा, हाईवे, पराठा, चारपाई",
};
