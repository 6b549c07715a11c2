/** Words by which outsiders know careers of the category Sports: by career id. */
export const sports: Readonly<Record<string, string>> = {
  cricketer:
    "cricket, bat, ball, ipl, virat kohli, chakka, wicket, batsman, bowler, ranji, chauka, century, gend, balla, pitch, क्रिकेट, बल्ला, गेंद, छक्का",
  "football-player":
    "football, goal, isl, messi, chhetri, striker, dribble, mohun bagan, boots, penalty, midfielder, kick, jersey, fifa, goalkeeper, फुटबॉल, गोल, स्ट्राइकर",
  "hockey-player":
    "hockey, stick, dhyanchand, astroturf, penalty corner, drag flick, sardar singh, goalkeeper, odisha, dribble, turf, chak de, hockey india, short corner, sreejesh, हॉकी, स्टिक, ध्यानचंद",
  "badminton-player":
    "badminton, shuttle, shuttlecock, racket, saina, sindhu, smash, chidiya, court, net, gopichand, rally, doubles, lakshya sen, drop shot, बैडमिंटन, शटल, रैकेट",
  wrestler:
    "kushti, pehelwan, akhada, dangal, phogat, sushil kumar, mat, langot, daav, mitti, bajrang, haryana, kesari, wrestling, pin, कुश्ती, पहलवान, अखाड़ा, दंगल",
  boxer:
    "mukkebaaz, boxing, punch, gloves, mary kom, ring, mukka, knockout, jab, vijender, punching bag, ghunsa, bhiwani, round, headgear, मुक्केबाज़, मुक्का, बॉक्सिंग, घूँसा",
  "track-and-field-athlete":
    "daud, race, neeraj chopra, javelin, bhala, long jump, sprint, 100 metre, high jump, shot put, gola, relay, hurdles, spikes, p t usha, दौड़, भाला, लंबी कूद, एथलीट",
  "chess-player":
    "shatranj, chess, checkmate, gukesh, anand, grandmaster, pyada, wazir, board, ghoda oont, opening, shah maat, fide, rating, rook, शतरंज, प्यादा, शह मात",
  "kabaddi-player":
    "kabaddi, raider, pro kabaddi, raid, defender, patna pirates, pardeep narwal, saans rokna, tackle, mat, bonus, paala, ankle hold, super tackle, pkl, कबड्डी, रेडर, पाला",
  "cricket-coach":
    "cricket academy, nets, batting grip, run-up, cricket sikhana, bowling action, throwdown, dronacharya, gambhir, dravid, playing eleven, batting stance, kit bag, junior cricket, coaching camp, क्रिकेट कोच, नेट अभ्यास, बल्लेबाज़ी",
  "athletics-coach":
    "sprint training, running coach, stopwatch, hurdles, daud sikhana, track, javelin coach, long jump, marathon training, sports meet, interval, sai, patiala nis, warm up, runner, दौड़ कोच, एथलेटिक्स, धावक",
  "swimming-coach":
    "tairaki, swimming, pool, freestyle, butterfly stroke, goggles, tairna, backstroke, stopwatch, swim cap, kickboard, breaststroke, lap, bachche tairna, diving board, तैराकी, तैरना, स्विमिंग कोच",
  "football-coach":
    "football academy, formation, passing drill, 4-4-2, cones, football sikhana, stimac, isl, tactics, whistle, pressing, seeti, half time, dugout, youth football, फुटबॉल कोच, प्रशिक्षण, फुटबॉल अकादमी",
  "mountaineering-instructor":
    "pahad chadhna, everest, parvatarohan, rope, rock climbing, nim uttarkashi, ice axe, rassi, carabiner, base camp, hmi darjeeling, glacier, crampons, rappelling, summit, पर्वतारोहण, पहाड़, रस्सी, एवरेस्ट",
  "adventure-guide":
    "rafting, rishikesh, trek, zip line, paragliding, bungee, camping, trail, bir billing, tourists, life jacket, tent, kayak, manali, adventure, राफ्टिंग, ट्रैकिंग, ऋषिकेश, रोमांच",
  "personal-trainer":
    "gym, squats, dumbbell, kasrat, personal coach, weight loss, diet chart, six pack, body banana, push up, cult fit, muscle, trainer, protein, home workout, कसरत, जिम, डंबल, वज़न घटाना",
  "yoga-instructor":
    "yoga, asan, pranayam, surya namaskar, saans, yog guru, patanjali, ramdev, meditation, dhyan, mat, anulom vilom, kapalbhati, stretching, shavasan, योग, आसन, प्राणायाम, सूर्य नमस्कार",
  "aerobics-instructor":
    "aerobics, step-up, lunges, cardio, music beat, ladies batch, jumping jacks, fitness class, stepper, sweating, warm up, paseena, kasrat, group class, weight loss, एरोबिक्स, कसरत, कार्डियो",
  lifeguard:
    "doobna, drowning, goa beach, swimming pool, bachana, tairna, seeti, rescue tube, drishti marine, samundar kinara, whistle, cpr, lifebuoy, jeevan rakshak, red flag, डूबना, जीवन रक्षक, समुद्र तट, गोताखोर",
  "martial-arts-instructor":
    "karate, judo, taekwondo, black belt, kalaripayattu, kung fu, self defence, aatmaraksha, kick, punch, dojo, nunchaku, mma, kick maarna, sensei, कराटे, जूडो, आत्मरक्षा",
  "cricket-umpire":
    "umpire, out, ungli uthana, lbw, no ball, wide, drs, safed coat, hat, third umpire, stumps, six signal, appeal, white coat, snicko, अंपायर, आउट, नो बॉल, क्रिकेट",
  "football-referee":
    "red card, yellow card, seeti, whistle, foul, offside, var, penalty, linesman, laal card, football, free kick, handball, injury time, flag, रेड कार्ड, सीटी, फाउल, रेफरी",
  "tennis-umpire":
    "chair umpire, tennis, deuce, love fifteen, line call, high chair, unchi kursi, wimbledon, let, serve, court, score, hawkeye, net cord, tiebreak, टेनिस, ऊँची कुर्सी, अंपायर",
  "sports-official":
    "stopwatch, starting gun, measuring tape, race time, lap counter, false start, medal, judge, long jump, sports day, finish line, score, track, line judge, nirnayak, निर्णायक, खेल, समय मापन",
  "stadium-manager":
    "stadium, floodlight, pitch, wankhede, eden gardens, darshak, gates, ground, seats, crowd, ipl match, turf, scoreboard, maidan, parking, स्टेडियम, मैदान, दर्शक",
  "sports-agent":
    "player contract, ipl auction, endorsement, brand deal, sponsor, khiladi, transfer, agent, commission, cricketer ads, signing, contract, club deal, neelami, jerry maguire, खिलाड़ी, अनुबंध, नीलामी, प्रायोजक",
  "sports-performance-analyst":
    "match video, video analysis, slow motion, stats, hawkeye, heat map, ball tracking, weakness, clips, replay, wagon wheel, opponent analysis, tagging, gps vest, footage, वीडियो विश्लेषण, खेल विश्लेषण, आँकड़े",
  "talent-scout":
    "talent hunt, junior match, pratibha khoj, school tournament, naya khiladi, trials, scouting, mumbai indians, academy, chhupi pratibha, u-19, bumrah, discover, local match, spotting, प्रतिभा खोज, नया खिलाड़ी, ट्रायल",
  "strength-and-conditioning-coach":
    "strength, athlete gym, barbell, deadlift, yo-yo test, sprint drills, injury prevention, weights, plyometrics, stamina, takat, nca bengaluru, agility ladder, fitness test, fitness drill, ताकत, स्टैमिना, फिटनेस कोच",
  "sports-administrator":
    "bcci, federation, khel sangh, sports hostel, grant, association, khelo india, tournament, registration, selection committee, sai, olympic association, kreeda vibhag, sports quota, medal cash, खेल संघ, क्रीड़ा अधिकारी, खेलो इंडिया",
  "swimming-pool-manager":
    "swimming pool, chlorine, lifeguard, tairaki, pool paani, membership, club pool, water park, locker room, shower, swimming batch, filter, costume, taran taal, pool timing, स्विमिंग पूल, तरणताल, तैराकी",
  "tennis-coach":
    "tennis, forehand, backhand, racket, serve, sania mirza, ball machine, court, volley, aita, tennis sikhana, paes, grip, clay court, junior ranking, टेनिस, रैकेट, टेनिस कोच",
  "para-sports-coach":
    "paralympics, divyang, wheelchair, viklang, blind runner, para athlete, guide runner, prosthetic, blade, sumit antil, avani lekhara, disability sports, classification, nakli pair, para badminton, पैरालंपिक, दिव्यांग, व्हीलचेयर",
  archer:
    "teer, dhanush, archery, bow, arrow, teerandaz, deepika kumari, nishana, target, jharkhand, bullseye, compound bow, tarkash, arjun, recurve, तीर, धनुष, तीरंदाज़, निशाना",
  "sport-shooter":
    "nishanebaaz, rifle, pistol, shooting range, abhinav bindra, manu bhaker, 10m air, bullseye, trigger, nishana, shotgun, trap, goli, target, karni singh, निशानेबाज़, राइफल, पिस्टल, निशाना",
  "gymnastics-coach":
    "gymnastics, somersault, kalabaazi, dipa karmakar, vault, balance beam, flexible, backflip, produnova, rings, parallel bars, cartwheel, handstand, gulati, agartala, जिमनास्टिक, कलाबाज़ी, गुलाटी",
  weightlifter:
    "weightlifting, mirabai chanu, barbell, snatch, clean and jerk, bhaarotolan, vajan uthana, plates, manipur, deadlift, chalk powder, lifting belt, karnam malleswari, overhead, powerlifting, भारोत्तोलन, वज़न उठाना, मीराबाई चानू",
  "gym-manager":
    "gym, membership, treadmill, fees, gold's gym, gym kholna, fitness centre, trainers, locker, protein shake, cult fit, renewal, dumbbells, front desk, cardio machines, जिम, सदस्यता, ट्रेडमिल",
  "zumba-instructor":
    "zumba, dance fitness, salsa, nachna, music, bollywood dance, weight loss, bhangra, latin, society ladies, dance party, mic headset, cardio, steps, naach ke, ज़ुम्बा, नाच, डांस फिटनेस",
  "esports-player":
    "pubg, bgmi, free fire, gaming, valorant, mortal, headshot, tournament, streaming, controller, scout, game khelna, squad, esports, gaming phone, गेमिंग, पबजी, ईस्पोर्ट्स",
  "sports-masseur":
    "maalish, massage, player massage, oil, tel, muscles, cramps, thake pair, physio table, recovery, foam roller, ice bath, calf, nas chadhna, dressing room, मालिश, मांसपेशी, तेल",
  "volleyball-coach":
    "volleyball, smash, spike, setter, net, libero, block, serve, dig, volleyball sikhana, six players, court, prime volleyball, lift, jimmy george, वॉलीबॉल, नेट, स्मैश",
};
