/** Words by which outsiders know careers of the category Retail: by career id. */
export const retail: Readonly<Record<string, string>> = {
  "retail-sales-associate":
    "showroom, kapde dikhana, Zudio, Pantaloons, size dhundhna, trial room, grahak, shop assistant, rack, salesman, hanger, mall shop, customer greet, salesgirl, Westside, कपड़े दिखाना, ग्राहक, सेल्समैन",
  "consumer-electronics-salesperson":
    "TV bechna, mobile shop, Croma, Reliance Digital, fridge dikhana, laptop, AC, LED TV, phone dikhana, EMI, mobile bechna, exchange offer, headphones, speaker, Vijay Sales, मोबाइल दुकान, टीवी, electronics showroom",
  "furniture-salesperson":
    "sofa, palang, bed, furniture shop, dining table, gadda, mattress, almari bechna, IKEA, Home Centre, recliner, kursi mez, showroom, wardrobe, Damro, सोफा, फर्नीचर दुकान, पलंग, गद्दा",
  "jewellery-salesperson":
    "Tanishq, haar, jhumke, kangan, angoothi, sona, hallmark, jewellery, necklace, earring, bangles, mangalsutra, gehne, payal, Kalyan, झुमके, हार, अंगूठी, गहने, zevar dikhana",
  "saree-salesperson":
    "saree, sari, Banarasi, lehenga, saree dikhana, gaddi, silk, pallu, shaadi joda, Nalli, Kanjivaram, dupatta, chunri, Chandni Chowk, dulhan, साड़ी, लहंगा, बनारसी",
  "car-salesperson":
    "car showroom, test drive, gaadi bechna, Maruti, Hyundai, car loan, on road price, SUV, Nexa, new car, exchange car, booking, mileage, variant, sunroof, गाड़ी बेचना, कार शोरूम, टेस्ट ड्राइव",
  "pharmacy-salesperson":
    "medical store, dawai, parchi, chemist, goli patta, prescription, Apollo Pharmacy, MedPlus, tablet strip, syrup, dawa dena, Crocin, medicine counter, cough syrup, मेडिकल स्टोर, दवाई, पर्ची, गोली",
  "shoe-salesperson":
    "jute dikhana, shoe shop, Bata, chappal, sandal, size number, foot measure, sneakers, heels, Liberty, joota pehnana, shoe horn, school shoes, box nikalna, loafers, जूते की दुकान, चप्पल, सैंडल",
  "sporting-goods-salesperson":
    "bat, cricket bat, Decathlon, racket, football, sports shop, shuttle, running shoes, gym dumbbell, jersey, khel saman, pads, badminton, skates, yoga mat, खेल का सामान, बल्ला, रैकेट",
  bookseller:
    "kitab ki dukan, bookshop, novel, Crossword, kitabein, textbook, NCERT, Daryaganj, pustak, second hand books, author, stationery, comic, upanyas, book fair, किताब की दुकान, पुस्तक, उपन्यास",
  "auto-parts-salesperson":
    "spare parts, clutch plate, gasket, gaadi ke parts, brake shoe, filter, bearing, part number, Kashmere Gate, bike parts, auto parts, headlight, plug, Bosch, piston, स्पेयर पार्ट्स, गाड़ी के पुर्ज़े, purze",
  "building-materials-salesperson":
    "cement, sariya, tiles, eent, bajri, ret, gitti, hardware shop, UltraTech, ghar banana, sanitary, pipe, marble, TMT, plywood, सीमेंट, सरिया, ईंट, रेत",
  "cosmetics-consultant":
    "lipstick, foundation, Lakme, Nykaa, kajal, skin tone, makeup counter, cream, serum, beauty counter, MAC, compact, mascara, perfume, shade match, लिपस्टिक, काजल, सौंदर्य प्रसाधन",
  "sales-demonstrator":
    "demo, product demo, mall demo, live dikhana, free sample, mop demo, slicer, juicer demo, tasting, promoter, kiosk, bheed, mela stall, sampling, Eureka Forbes, डेमो, नमूना, फ्री सैंपल",
  cashier:
    "bill banana, billing counter, cash counter, barcode, scanner, DMart, chutta, khulla, POS, till, swipe, rasid, receipt, UPI QR, galla, कैशियर, बिल, छुट्टा, रसीद",
  "fuel-dispensing-attendant":
    "petrol pump, petrol bharna, diesel, nozzle, CNG, tanki full, zero dekho, hawa, gaadi mein tel, Indian Oil, HP, litre, petrol pump boy, meter zero, fuel, पेट्रोल पंप, पेट्रोल, टंकी",
  "fit-model":
    "fit model, kapde pehen ke, sample pehanna, pins, fitting session, body measurement, trial garment, size M, darzi pin, designer studio, model, garment sample, alteration, wear trial, फिट मॉडल, कपड़े पहनना, नाप, Myntra",
  telemarketer:
    "telecalling, cold call, credit card call, loan call, phone pe bechna, headset, call centre, insurance call, strangers call, DND, sales call, script padhna, telecaller, lead, spam call, टेलीकॉलर, फ़ोन पर बेचना, टेलीमार्केटिंग",
  "door-to-door-salesperson":
    "ghar ghar bechna, door to door, darwaza, gali gali, Eureka Forbes, Aquaguard, vacuum cleaner, doorbell, pheri, water purifier, Amway, bag latka ke, encyclopedia, knock, घर घर, दरवाज़ा, घंटी बजाना, salesman",
  "store-manager":
    "store incharge, showroom manager, dukan sambhalna, Reliance Trends, store sales, staff roster, till, shop head, stock, daily sale target, shutter, branch store, footfall, Lifestyle, स्टोर मैनेजर, दुकान प्रभारी, शोरूम, store opening",
  "supermarket-manager":
    "supermarket, DMart, Big Bazaar, grocery, sabzi section, Reliance Fresh, Spencer, trolley, expiry, shelves, dal chawal, kirane ka mall, More, frozen section, hypermarket, सुपरमार्केट, किराना, राशन",
  "department-manager":
    "department, toys section, Shoppers Stop, floor manager, menswear, linen, kids section, crockery section, departmental store, Lifestyle, section head, ek floor, home section, cosmetics floor, विभाग, खिलौना सेक्शन, mala floor, big store",
  "mall-manager":
    "mall, shopping centre, food court, Phoenix, DLF, escalator, tenants, shops lease, parking, mall events, atrium, Lulu, multiplex, festival decoration, footfall, मॉल, शॉपिंग सेंटर, फूड कोर्ट",
  "retail-sales-manager":
    "area manager, store sales, multiple stores, retail chain, sales target, kai dukanein, cluster, region, store visit, Titan, Bata, branches, showroom sales, conversion, incentive, बिक्री, कई दुकानें, शोरूम",
  "fuel-station-manager":
    "petrol pump manager, petrol pump, density, dip, tanker, diesel, HPCL, Bharat Petroleum, CNG station, pump shift, nozzle, underground tank, petrol milawat, fuel, pump ka malik, पेट्रोल पंप, डेंसिटी, टैंकर",
  shopkeeper:
    "dukan, dukandar, apni dukan, galla, grahak, udhaar, shutter, stationery, counter, general store, bahi khata, bazaar, hisab kitab, saman bechna, small shop, दुकान, दुकानदार, गल्ला",
  "kirana-store-owner":
    "kirana, parchun, ration, dal chawal, aata, udhaar, khata, masale, sabun, bania, namkeen, Maggi, mohalle ki dukan, grocery, lala, किराना, परचून, उधार, लाला",
  "pharmacy-manager":
    "medical store malik, drug licence, chemist, dawai stock, expiry, pharmacist, D Pharma, Apollo, drug inspector, schedule H, dawakhana, dawai dukan, medicines, fridge insulin, narcotics register, मेडिकल स्टोर, दवा लाइसेंस, केमिस्ट",
  "stock-supervisor":
    "shelf bharna, raat ko saman, restocking, godown, night shift store, racks, trolley, DMart, replenish, cartons, stockroom, shelves, expiry aage, FIFO, saman lagana, स्टॉक, गोदाम, शेल्फ",
  "loss-prevention-manager":
    "chori, shoplifting, CCTV, store chori, chor pakadna, sensor tag, shrinkage, theft, till fraud, security gate, saman gayab, beep, staff chori, nuksaan, bag checking, चोरी, सीसीटीवी, चोर",
  "parts-manager":
    "spare parts, car service centre, parts store, workshop, filter, clutch plate, Maruti genuine, bin, part number, Mopar, brake pad, purze, parts order, dealership, stock rack, स्पेयर पार्ट्स, पुर्ज़े, वर्कशॉप",
  "retail-buyer":
    "kharid, vendor, supplier, range, samples, chain store, negotiate, next season, buying trip, DMart, Shoppers Stop, trade fair, maal chunna, wholesale price, buyer, खरीद, सप्लायर, माल चुनना",
  "fashion-buyer":
    "fashion, kurta, denim, next season, trend, samples, Myntra, Westside, kapde chunna, collection, NIFT, summer collection, dresses, fabric swatch, lookbook, फैशन, कुर्ती, कपड़े चुनना",
  "produce-buyer":
    "mandi, sabzi kharidna, phal, aam, pyaaz, tamatar, Azadpur, subah mandi, fruits, vegetables, BigBasket, fresh, kisan se kharid, aloo, sabziwala maal, मंडी, सब्ज़ी, फल खरीदना",
  "merchandise-planner":
    "open to buy, kitne piece, size ratio, allocation, forecast, season stock, inventory, har store kitna, Excel, sell through, markdown, assortment, Trent, stock transfer, OTB, स्टॉक योजना, मांग, size set",
  "visual-merchandiser":
    "mannequin, shop window, putla, display, window dressing, Zara, dummy, showroom sajana, props, dukan sajana, festive window, styling, lights, sale poster, पुतला, सजावट, शोरूम सजाना, NIFT",
  "category-manager":
    "category, biscuit brand, sabun brand, kaunsa brand, price, margin, FMCG, BigBasket, Flipkart, shelf space, private label, planogram, brands list, discount, Blinkit, श्रेणी, ब्रांड, कीमत",
  "merchandise-displayer":
    "shelf lagana, rack banana, planogram, stack, end cap, display, pyramid, shelf set, saman sajana, stand, danglers, tower of cans, gondola, promo display, cola stand, शेल्फ, रैक, सामान सजाना",
  merchandiser:
    "export order, buyer mail, garment export, sample, shipment, Tiruppur, H&M order, buying house, tech pack, shirts, lab dip, trims, TNA, Gurgaon export, costing, एक्सपोर्ट, गारमेंट, सैंपल",
  "stock-controller":
    "stock ginna, stock count, inventory, ginti, mismatch, barcode scan, stocktake, godown ginti, kam nikla, maal ka hisab, cycle count, SKU, ERP, shortage, physical stock, स्टॉक, गिनती, गोदाम",
  "receiving-inspector":
    "maal aana, truck se maal, inward, GRN, unloading, shade, size jaanch, carton kholna, delivery challan, damage maal, dock, kharab piece, goods arrival, supplier lot, sample jaanch, माल जांच, चालान, inward gate",
  "e-commerce-manager":
    "online shop, Shopify, website sales, Amazon, Flipkart, catalogue, parcel, cart, online store, delivery, conversion, D2C, Mamaearth, payment gateway, COD, ई-कॉमर्स, ऑनलाइन दुकान, website orders",
  "online-merchant":
    "Meesho, ghar se bechna, online seller, Instagram shop, handmade, Amazon seller, sabun banakar, courier, WhatsApp order, Etsy, reseller, COD, home business, candles, parcel pack, ऑनलाइन बेचना, घर से, हस्तनिर्मित",
  "e-commerce-specialist":
    "listing, Amazon listing, Flipkart seller, product title, keywords, buy box, catalogue upload, ratings, seller central, bullet points, MRP, SKU, A+ content, product images, discount price, लिस्टिंग, कैटलॉग, marketplace",
  "order-processor":
    "order confirm, order entry, pata, address, invoice, dispatch, order cancel, pincode, stock hai, Amazon order, billing address, pending order, SAP, order punch, tracking, ऑर्डर, पता, इनवॉइस",
  "product-photographer":
    "product photo, white background, softbox, lightbox, catalogue shoot, Amazon photo, jute ki photo, studio, DSLR, tabletop, Photoshop, tripod, flat lay, Myntra shoot, saman ki photo, प्रोडक्ट फोटो, सफेद बैकग्राउंड, kettle",
  "returns-clerk":
    "return, wapas aaya parcel, return item, parcel kholna, refund, phone ki jagah eent, Flipkart return, used kapde wapas, damaged, exchange, reverse pickup, tag kata, fake return, RTO, inspect return, रिटर्न, वापसी, पार्सल",
  "home-delivery-manager":
    "dark store, Blinkit, Zepto, 10 minute, riders, grocery delivery, delivery boys, ghar pahunchana, Instamart, slot, hub, bike rider, late delivery, rider roster, BigBasket, होम डिलीवरी, राइडर, डार्क स्टोर",
  "order-picker":
    "picker, warehouse, scanner, Amazon warehouse, rack se uthana, bin, aisle, godown, dark store, basket, Zepto, pick list, trolley, barcode, saman uthana, गोदाम, वेयरहाउस, पिकर",
  "customer-experience-manager":
    "customer experience, CX, NPS, feedback, customer journey, reviews, rating, pain points, survey, app complaints, grahak khush, CSAT, touchpoints, grahak anubhav, loyal, ग्राहक अनुभव, फीडबैक, Nykaa",
  "customer-service-representative":
    "customer care, call centre, toll free, order kahan, headset, BPO, refund call, Airtel care, complaint call, hold, IVR, caller, bill query, main kaise sahayata, ticket, कस्टमर केयर, कॉल सेंटर, ग्राहक सेवा",
  "live-chat-operator":
    "live chat, chat support, type karke jawab, chat window, Zomato chat, Swiggy chat, chatbot, typing speed, chat process, WhatsApp support, non voice, online jawab, chat agent, multiple chats, canned reply, चैट, लाइव चैट, लिखकर जवाब",
  "customer-complaints-handler":
    "shikayat, complaint, gussa grahak, escalation, refund, consumer forum, angry customer, muavza, naraz, grievance, complaint desk, apology, compensation, nodal, jago grahak, शिकायत, नाराज़ ग्राहक, शिकायत निवारण",
  "customer-service-clerk":
    "exchange counter, refund, gift card, helpdesk counter, saman badalna, wapas karna, bill dikhao, loyalty card, voucher, DMart counter, store helpdesk, lost and found, exchange, gift wrap, baggage counter, एक्सचेंज, वापसी, गिफ्ट कार्ड",
  "rental-clerk":
    "kiraya, rent, car rent, sherwani rent, Zoomcar, deposit, lehenga kiraye, bike rental, damage, hire, tent house, self drive, costume rent, return date, scooty rent, किराया, किराए पर, भाड़ा",
  "personal-shopper":
    "shopping karwana, stylist, wardrobe, doosron ke liye shopping, gift kharidna, budget, VIP client, outfit, luxury, kapde chunna, mall shopping, taste, personal stylist, ameer, pasand, शॉपिंग, पसंद, खरीदारी",
  "mystery-shopper":
    "nakli grahak, mystery audit, secret shopper, chhup ke, grahak bankar, undercover, store visit, fake customer, dukan jaanch, service test, hidden camera, jasoos grahak, receipt, staff behaviour, pretend, नकली ग्राहक, गुप्त ग्राहक, जासूस",
  wholesaler:
    "thok, wholesale, thok bhav, peti, carton, Sadar Bazaar, godown, bulk, thok vyapari, truck maal, retailers, holesale, Chandni Chowk, dukandaron ko bechna, bora, थोक, थोक विक्रेता, गोदाम",
  "grain-merchandiser":
    "anaaj, gehun, grain, mandi, wheat, FCI, dana chabana, bora, makka, godown, silo, harvest, dal, bhav badhna, soybean, अनाज, गेहूं, अनाज व्यापारी, arhatiya",
  "textile-broker":
    "kapda dalal, dalali, Surat market, kapda mill, than, cloth broker, dalal, textile market, brokerage, grey cloth, Bhiwandi, kapda mandi, mill se dukan, suiting, commission, कपड़ा दलाल, दलाली, कपड़ा मंडी",
  "commission-agent":
    "arhtiya, aadhat, mandi, boli, neelami, APMC, kisan fasal, auction, adatiya, sabzi mandi, dara, fasal bikwana, crop, farmers, Azadpur, आढ़ती, मंडी, बोली, नीलामी",
  "scrap-dealer":
    "kabadi, kabaad, raddi, loha, scrap, purana saman, akhbar raddi, tarazu, e-waste, plastic bottle, kabadiwala, junk, bhangar, tamba taar, recycle, कबाड़ी, रद्दी, कबाड़, लोहा",
  distributor:
    "agency, distributor, Hindustan Unilever, stockist, dealer, Parle agency, salesmen, tempo, godown, scheme, retailers ko maal, super stockist, CFA, FMCG, beat route, वितरक, एजेंसी, डिस्ट्रीब्यूटर",
  "street-vendor":
    "thela, rehdi, thelewala, feriwala, patri, sabzi thela, hawker, golgappe, chaat, footpath, gubbare, cart, fruit seller, chana jor, nimbu paani, ठेला, रेहड़ी, फेरीवाला, पटरी",
  "antique-dealer":
    "antique, purani cheezein, pracheen, purane sikke, peetal murti, gramophone, old maps, coins, curio, auction, Chor Bazaar, vintage, purana furniture, old painting, Mehrauli, एंटीक, पुराने सिक्के, प्राचीन, rare",
  barber:
    "nai, baal kaatna, dadhi, shave, ustra, hajam, salon, haircut, kainchi, champi, moochh, beard, mundan, trimmer, foam, नाई, दाढ़ी, बाल काटना, हज्जाम",
  hairdresser:
    "hair colour, hair style, ladies haircut, salon, keratin, straightening, blow dry, smoothening, Jawed Habib, Toni Guy, highlights, hair spa, curls, juda, baal rangna, हेयर स्टाइल, बाल रंगना, सैलून",
  beautician:
    "parlour, threading, wax, facial, eyebrow, bhauen, bleach, ladies parlour, manicure, pedicure, face pack, Shahnaz Husain, cleanup, skin glow, VLCC, ब्यूटी पार्लर, थ्रेडिंग, फेशियल, वैक्स",
  "make-up-artist":
    "makeup, dulhan, bridal makeup, lipstick, foundation, MUA, eyeliner, actor makeup, brush, airbrush, blush, mascara, shringar, prosthetic, vanity van, मेकअप, दुल्हन, श्रृंगार",
  "nail-artist":
    "nakhun, nails, nail paint, nail art, gel polish, acrylic, nail extension, manicure, nail polish, UV lamp, french tips, glitter nails, nail salon, nail stickers, naakhun, नाखून, नेल आर्ट, नेल पॉलिश",
  "henna-artist":
    "mehendi, mehndi, henna, cone, dulhan haath, haath pe, Karva Chauth, Teej, hath rachana, arabic mehndi, bridal mehendi, patterns, shagun, sangeet, mehndi wali, मेहंदी, हिना, कोन",
  "tattoo-artist":
    "tattoo, godna, skin ink, needle, inked, sleeve, piercing, haath par tattoo, permanent, tattoo gun, stencil, naam gudwana, tattoo studio, dragon, cover up, टैटू, गोदना, स्याही त्वचा",
  "spa-manager":
    "spa, massage, maalish, sauna, steam, therapist, body massage, aroma oil, Thai spa, jacuzzi, wellness, resort spa, appointment, O2 Spa, relax, स्पा, मालिश, तेल मालिश",
  florist:
    "phool, guldasta, mala, bouquet, gajra, gulab, rose, phoolwala, garland, genda, jaimala, mandap phool, Ferns N Petals, mogra, lily, फूल, गुलदस्ता, माला, गजरा",
  "custom-tailor":
    "boutique, suit silna, naap lena, designer blouse, lehenga silna, sherwani, fitting, trial, bespoke, Raymond, custom fit, coat pant, alteration, masterji, shaadi suit, बुटीक, नाप, फिटिंग, सूट सिलना",
  "dry-cleaner":
    "dry clean, drycleaning, daag, haldi daag, stain, coat, silk saree, petrol wash, woollen, blazer, steam press, sherwani dhulai, solvent, lehenga wash, curtains, ड्राई क्लीन, दाग, कोट",
  "pet-groomer":
    "kutta nehlana, dog grooming, pet salon, billi, nail clip, baal trim kutta, pet, dog bath, poodle, shampoo, fur, golden retriever, puppy, Shih Tzu, Heads Up For Tails, कुत्ता, पालतू, कुत्ते को नहलाना",
  "funeral-director":
    "antim sanskar, shamshan, arthi, shav, hearse, shav vahan, funeral, kafan, chita, death certificate, kabristan, cremation, coffin, antyeshti, mrityu, अंतिम संस्कार, श्मशान, अर्थी, शव वाहन",
  launderer:
    "dhobi, kapde dhona, istri, press, laundry, ironing, dhobi ghat, sabun, kapde press, bed sheet dhulai, gathri, presswala, starch, kalaf, wash and fold, धोबी, इस्त्री, कपड़े धोना, प्रेस वाला",
  cobbler:
    "mochi, joota silna, chappal theek, sole, polish, heel, jute ki marammat, shoe repair, sui dhaga, cherry blossom, brush, footpath mochi, strap tootna, joota polish, zip, मोची, जूता पॉलिश, चप्पल सिलना",
  "customer-success-manager":
    "SaaS, renewal, onboarding, software client, Zoho, Freshworks, churn, CSM, account, upsell, B2B, subscription, client call, product training, QBR, ग्राहक सफलता, सॉफ्टवेयर ग्राहक, retention",
  "customer-service-supervisor":
    "call centre, team leader, TL, BPO, escalation, supervisor se baat, angry caller, call quality, AHT, Teleperformance, headset, agents, call monitor, shift roster, senior se baat, कॉल सेंटर, कस्टमर केयर, सुपरवाइज़र",
  "second-hand-shop-manager":
    "purane kapde, second hand, thrift, OLX, Cashify, used, purana saman, preloved, refurbished, Sarojini, resale, thrift store, vintage, purana furniture bechna, charity shop, पुराना सामान, सेकंड हैंड, पुराने कपड़े",
  "pet-shop-manager":
    "pet shop, kutta, puppy, pilla, billi, persian cat, parrot, tota, aquarium, rangeen machhli, pedigree, dog food, patta, pinjra, hamster, खरगोश, पिल्ला, तोता, पिंजरा",
  "mobile-phone-shop-manager":
    "mobile shop, recharge, sim card, smartphone, handset, phone cover, tempered glass, charger, earphone, vivo, oppo, samsung, purana phone, emi phone, मोबाइल, रिचार्ज, सिम",
  stationer:
    "stationery, copy, kitab, register, pen, pencil, rubber, geometry box, chart paper, classmate, camlin, book list, notebook, binding, school books, कॉपी, पेंसिल, किताब, स्टेशनरी",
  "bridal-consultant":
    "lehenga, dulhan, shaadi, joda, bridal wear, sabyasachi, manyavar, chandni chowk, ghunghat, dupatta, trousseau, bride, wedding dress, zardozi, sherwani, लहंगा, दुल्हन, शादी, जोड़ा",
  "optical-shop-manager":
    "chashma, lenskart, frame, lens, spectacles, glasses, sunglasses, contact lens, eye test, nazar, titan eye, power number, goggles, bifocal, optical, चश्मा, लेंस, फ्रेम, नज़र",
  "tea-stall-owner":
    "chai, tapri, kulhad, adrak, elaichi, cutting, chaiwala, doodh patti, bun maska, kettle, ketli, biscuit, khokha, tea stall, thela, चाय, कुल्हड़, अदरक, टपरी",
  "common-service-centre-operator":
    "csc, jan seva kendra, aadhaar, pan card, ration card, ayushman card, bijli bill, form bharna, caste certificate, jati praman, cyber cafe, pm kisan, aeps, angutha, e mitra, जन सेवा केंद्र, आधार, राशन कार्ड",
  "dog-trainer":
    "kutta, dog, labrador, german shepherd, leash, sit, treats, obedience, bhaunkna, barking, puppy training, patta, potty training, pet dog, heel, कुत्ता, पालतू कुत्ता, भौंकना, पट्टा",
};
