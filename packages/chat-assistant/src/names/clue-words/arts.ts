/** Words by which outsiders know careers of the category Arts: by career id. */
export const arts: Readonly<Record<string, string>> = {
  "fine-art-painter":
    "canvas, oil paint, painting, chitrakar, brush, acrylic, easel, gallery, tasveer banana, rang, artist, MF Husain, palette, watercolour, exhibition, चित्रकार, कैनवास, पेंटिंग",
  sculptor:
    "murti, moortikar, pratima, statue, bronze, chheni, hathoda, sculpture, patthar murti, kansa, putla, marble, chisel, Statue of Unity, bust, मूर्तिकार, मूर्ति, प्रतिमा",
  printmaker:
    "etching, linocut, woodcut, lithograph, printmaking, chhaap, plate, ink roller, press, acid plate, lino, numbered print, engraving, Santiniketan, screen print, chhapai kala, छापा कला, एचिंग",
  muralist:
    "deewar painting, mural, wall painting, graffiti, bhitti chitra, deewar par chitra, spray can, flyover painting, wall art, street art, Lodhi, bada chitra, scaffold, metro pillar, seedhi rang, भित्ति चित्र, दीवार पर चित्र",
  illustrator:
    "illustration, sketch, drawing, chitra, magazine picture, Procreate, tablet, pen, cover art, digital drawing, stylus, Wacom, vector, rekhachitra, picture draw, रेखाचित्र, चित्रांकन",
  "portrait-artist":
    "portrait, chehra banana, sketch, pencil, charcoal, shakal banana, face drawing, chehre ki tasveer, pastel, likeness, photo se sketch, hubahu, face, Mall road sketch, pencil sketch, चेहरा, पोर्ट्रेट, हूबहू",
  cartoonist:
    "cartoon, akhbar cartoon, neta cartoon, vyangya, newspaper cartoon, RK Laxman, common man, caricature, political cartoon, vyangya chitra, mazak chitra, joke, satire, pocket cartoon, Aadya, कार्टून, व्यंग्य चित्र",
  "comic-artist":
    "comics, comic, superhero, Amar Chitra Katha, Raj Comics, Nagraj, chacha chaudhary, manga, speech bubble, panels, graphic novel, kahani chitra, Tinkle, inking, comic book, कॉमिक्स, चाचा चौधरी",
  calligrapher:
    "calligraphy, sulekh, sundar likhawat, khushnavis, nib, kalam, shaadi card likhna, urdu likhawat, ink, handwriting, lettering, khattati, syahi, reed pen, brush pen, सुलेख, सुंदर लिखावट",
  "2d-animator":
    "2d, cartoon banana, Chhota Bheem, animation, frame by frame, Doraemon, cartoon film, Toon Boom, Motu Patlu, Adobe Animate, walk cycle, cel, hand drawn, cartoon chalana, tv cartoon, कार्टून, एनिमेशन",
  "3d-animator":
    "3d animation, Maya, Blender, Pixar, dragon, keyframe, animation film, 3d character, Baahubali, hilana, Disney, motion capture, 3d cartoon, movement, animated, थ्रीडी एनिमेशन, एनिमेशन",
  "character-designer":
    "character design, villain, cartoon ka chehra, character sheet, expressions, kirdaar, poshak, hero look, game character, cartoon kirdaar, concept art, costume sketch, turnaround, mascot, monster, किरदार, पात्र डिजाइन",
  "storyboard-artist":
    "storyboard, shot by shot, film sketch, scene sketch, frames, camera angle, shot drawing, shooting se pehle, panel, animatic, ad film, scene banana, shots, director sketch, thumbnails, स्टोरीबोर्ड",
  "visual-effects-artist":
    "VFX, special effects, green screen, visual effects, dhamaka, film me aag, baadh, CGI, Baahubali, explosion, Houdini, Red Chillies, fire effect, Nuke, graphics film, वीएफएक्स, स्पेशल इफेक्ट",
  compositor:
    "compositing, green screen, Nuke, VFX layers, background badalna, chroma key, rotoscope, composite, layer jodna, blue screen, keying, hare parde, matte, shot milana, edge, कंपोजिटिंग, ग्रीन स्क्रीन",
  "rigging-artist":
    "rigging, skeleton, rig, haddi digital, joints, bones, 3d character haddi, Maya rig, controllers, skinning, kankal, bend, facial rig, weight painting, digital dhancha, रिगिंग, कंकाल",
  "3d-modeller":
    "3d model, Blender, ZBrush, modelling, 3ds Max, polygon, mesh, texture, game model, digital murti, 3d object, low poly, sculpt, assets, 3d banana, थ्रीडी मॉडल",
  "motion-graphics-artist":
    "motion graphics, After Effects, logo animation, title animation, intro video, lower third, explainer, text hilana, news graphics, animated logo, kinetic, infographic video, titles, channel graphics, chalte akshar, मोशन ग्राफिक्स",
  "graphic-designer":
    "logo, poster, Photoshop, Illustrator, Canva, banner, brochure, CorelDraw, flex, visiting card, menu card, pamphlet, social media post, shaadi card, typography, graphics, पोस्टर, लोगो",
  "art-director":
    "ad agency, campaign, vigyapan, creative, ad look, visuals, Ogilvy, hoarding, layout, photo shoot, copywriter, magazine look, art head, ad film, poster look, विज्ञापन, आर्ट डायरेक्टर",
  "packaging-designer":
    "packaging, dabba, packet, sachet, box, biscuit packet, wrapper, label, pouch, bottle label, kirana shelf, Parle, carton, dibba, shampoo sachet, पैकेट, डिब्बा, पैकेजिंग",
  "layout-artist":
    "akhbar ka page, newspaper page, layout, InDesign, QuarkXPress, page set, magazine page, headline, column, page lagana, akhbar, pagination, page maker, DTP, photos lagana, अखबार, पेज लेआउट",
  "interior-designer":
    "ghar sajana, interior, false ceiling, modular kitchen, flat, wallpaper, sofa, curtains, parde, wardrobe, lights, decor, Livspace, drawing room, bedroom, home decor, घर सजावट, इंटीरियर",
  "furniture-designer":
    "furniture, kursi, chair, sofa, palang, mez, table, almirah, Ikea, Godrej Interio, plywood, bed, lakdi, wooden, cushion, फर्नीचर, कुर्सी, पलंग",
  "industrial-designer":
    "product design, mixer, scooter ka shape, bottle, gadget, NID, prototype, ergonomics, handle, bike look, pressure cooker, 3d print, clay model, appliance, mixer grinder, plastic body, उत्पाद डिजाइन, मिक्सर",
  "toy-designer":
    "khilona, khilone, toy, gudiya, doll, board game, puzzle, Lego, teddy, Channapatna, bachhe khel, Barbie, toys, blocks, Funskool, खिलौना, गुड़िया",
  "floral-designer":
    "phool sajana, guldasta, bouquet, mandap, shaadi phool, florist, marigold, flower decoration, gulab, phoolo ki sajawat, mala, orchid, Ferns N Petals, stage phool, ribbon, गुलदस्ता, फूल सजावट, मंडप",
  "exhibition-designer":
    "exhibition, stall, pradarshani, Pragati Maidan, trade fair, booth, museum display, expo, stall banana, display, pavilion, showcase, mela stall, auto expo, panels, प्रदर्शनी, स्टॉल",
  "fashion-designer":
    "kapde design, lehenga, fashion, dress, sketch, NIFT, Manish Malhotra, Sabyasachi, boutique, pattern, ramp, gown, silai, draping, collection, कपड़े, फैशन, लहंगा",
  "textile-designer":
    "kapde ka print, print, fabric, bedsheet, chadar, sari print, weave, buta, kapda, motif, textile, dobby, block, yarn, chadar design, pallu, कपड़ा, छपाई, चादर",
  "jewellery-designer":
    "jewellery design, gehne, haar, angoothi, jhumke, necklace, ring, Tanishq, sona, heera, diamond, kundan, bangles, earrings, karigar, zevar, गहने, हार, अंगूठी",
  "footwear-designer":
    "joota, jute design, chappal, sandal, shoe, sneaker, jutti, mojari, sole, heel, leather, Bata, FDDI, kolhapuri, shoes, जूता, चप्पल, जूती",
  "fashion-stylist":
    "stylist, outfit, star ke kapde, styling, photoshoot, heroine dress, red carpet, accessories, look, wardrobe, celebrity kapde, matching, personal stylist, Bollywood look, kapde chunna, स्टाइलिस्ट, पोशाक",
  "fashion-model":
    "ramp walk, model, modelling, catwalk, Lakme, Miss India, photoshoot, portfolio, height, pose, ramp, fashion show, runway, magazine cover, modeling, मॉडलिंग, रैंप",
  "music-composer":
    "dhun, music director, sangeetkar, AR Rahman, background score, tune, film music, keyboard, melody, gaana banana, notes, Pritam, BGM, orchestration, sangeet, संगीतकार, धुन",
  "orchestra-conductor":
    "orchestra, baton, chhadi hilana, violin, symphony, conductor, western classical, NCPA, horns, Zubin Mehta, philharmonic, choir, trumpet, score, vrindvadan, ऑर्केस्ट्रा, वाद्यवृंद",
  "hindustani-vocalist":
    "raag, khayal, thumri, dhrupad, shastriya sangeet, classical singer, tanpura, gharana, alaap, ustad, riyaz, Bhimsen Joshi, taan, bandish, harmonium, राग, ख्याल, शास्त्रीय गायन",
  "carnatic-vocalist":
    "carnatic, kriti, Tyagaraja, mridangam, sabha, Chennai, karnatak sangeet, MS Subbulakshmi, varnam, kutcheri, Margazhi, south indian classical, tambura, ragam, violin, कर्नाटक संगीत, मृदंगम",
  "playback-singer":
    "gaayak, filmi gaana, playback, Lata, Arijit, Bollywood singer, Shreya Ghoshal, booth, film song, gana gana, headphones, Indian Idol, heroine ki awaz, singer, recording mic, पार्श्व गायक, गायक, फिल्मी गाना",
  "folk-singer":
    "lok geet, baul, lavani, bihu, folk song, ektara, mela, bhojpuri, Maithili geet, Manganiyar, dholak, lokgayak, gaon ke geet, Rajasthani folk, sohar, लोक गीत, लोक गायक, बाउल",
  "sitar-player":
    "sitar, Ravi Shankar, sitar bajana, taar, mizrab, meend, raag, sitarist, strings, gharana, sitar vadak, Anoushka, jhala, plucking, gat, सितार, सितार वादक",
  "tabla-player":
    "tabla, tabla bajana, Zakir Hussain, dagga, taal, tabalchi, teentaal, bayan, theka, dha dhin, tabla vadak, sangat, drums, rhythm, jugalbandi, तबला, तबला वादक, ताल",
  flutist:
    "bansuri, flute, murli, bansuri bajana, Hariprasad Chaurasia, baans, phoonk, venu, Krishna murli, bamboo flute, bansuri vadak, wind instrument, flautist, piccolo, saans, बांसुरी, मुरली",
  "disc-jockey":
    "DJ, club, mixing, party gaane, turntable, remix, shaadi DJ, console, headphones, dance floor, beat drop, nightclub, sangeet DJ, scratch, EDM, डीजे, पार्टी गाने",
  "recording-engineer":
    "recording studio, mixer, microphone, Pro Tools, sound recording, mastering, tracks, mic, studio, awaz record, soundproof, audio engineer, console, gaana record, equaliser, रिकॉर्डिंग, साउंड स्टूडियो",
  actor:
    "acting, hero, heroine, abhineta, abhinay, film, Bollywood, Shahrukh, audition, serial, dialogue, NSD, FTII, role, camera, web series, अभिनेता, अभिनय, हीरो",
  "voice-artist":
    "dubbing, awaz dena, voice over, cartoon ki awaz, audiobook, awaz, radio ad, mic, voice, Doraemon awaz, film dub, narrator, Hollywood hindi dub, lip sync, aawaz, डबिंग, आवाज",
  "stunt-performer":
    "stunt, stuntman, hero ka duplicate, body double, chhat se koodna, fight scene, aag me koodna, gaadi palatna, car crash, maar dhaad, harness, action scene, stunts, building se koodna, dupe, स्टंट, कूदना",
  "bharatanatyam-dancer":
    "bharatnatyam, bharatanatyam, mudra, Tamil dance, ghunghru, mandir nritya, arangetram, Kalakshetra, south indian dance, alarippu, adavu, natyam, temple jewellery, nattuvangam, temple dance, भरतनाट्यम, मुद्रा, नृत्य",
  "kathak-dancer":
    "kathak, ghunghru, chakkar, tatkar, Birju Maharaj, Lucknow gharana, anarkali, tabla jugalbandi, nritya, Jaipur gharana, thumri, spin, pairo ki thap, ankle bells, tihai, कथक, घुंघरू, चक्कर",
  "kathakali-artist":
    "kathakali, Kerala dance, hara chehra, green face, aankho se abhinay, mukut, bada ghaghra, chutti, Kalamandalam, mudras, chenda, Ramayana dance, makeup chehra, navarasa, Mohanlal Vanaprastham, कथकली, हरा चेहरा",
  choreographer:
    "dance steps, choreography, Farah Khan, Remo, nach sikhana, sangeet dance, steps, film dance, dance master, nrityakala, backup dancers, item song, rehearsal, nachana, Dance India Dance, कोरियोग्राफर, नाच, नृत्य निर्देशक",
  "stand-up-comedian":
    "stand up, comedy, joke, chutkule, hasana, comedian, Zakir Khan, mic, open mic, Kapil Sharma, hasya, punchline, mazak, laughter, roast, कॉमेडी, चुटकुले, हंसाना",
  puppeteer:
    "kathputli, puppet, dhaaga, putli, kathputli nachana, string puppet, glove puppet, Rajasthan, puppet show, dor, gudda, Kathputli Colony, muppet, ventriloquist, putla nachana, कठपुतली, पुतली",
  magician:
    "jadugar, jaadu, magic, taash, PC Sorcar, kabootar, topi, rumaal, coin gayab, chhadi, cards, illusion, gayab karna, khargosh, magic show, hypnotism, जादूगर, जादू",
  acrobat:
    "circus, jhoola, kalabazi, trapeze, natt, rassi par chalna, tamboo, gulaati, tightrope, somersault, karatab, mallakhamb, Gemini Circus, tumbling, unicycle, सर्कस, कलाबाज, करतब",
  "theatre-director":
    "natak nirdeshak, natak, play, NSD, rangmanch, rehearsal, Prithvi Theatre, theatre, drama, casting, manch, Ibrahim Alkazi, natya nirdeshan, drama director, stage play, नाटक, निर्देशक, रंगमंच",
  "stage-manager":
    "parda, backstage, cue, manch ke peeche, wings, entry exit, prompt, headset, curtain, show call, stage, rehearsal schedule, props ready, natak backstage, scene change, पर्दा, मंच संचालन",
  "set-designer":
    "set, film set, nakli haveli, nakli ghar, Film City, Ramoji, Bhansali set, sets, haveli, plaster, thermocol, miniature model, serial ka set, production design, nakli mahal, फिल्म सेट, सेट",
  "lighting-designer":
    "stage light, roshni, spotlight, light, LED, gel, lighting, concert light, dimmer, natak roshni, follow spot, moonlight effect, light cue, par can, moving heads, रोशनी, प्रकाश",
  "prop-maker":
    "nakli talwar, props, foam, nakli bandook, sword, mukut, thermocol, fibre, nakli botal, fake, prop, mask, film ka saman, nakli saman, silicone, नकली तलवार, प्रॉप्स",
  "costume-designer":
    "costume, film ke kapde, poshak, Devdas lehenga, period film, raja rani kapde, actor ke kapde, wardrobe, uniform film, costumes, Bhanu Athaiya, Neeta Lulla, mythological dress, natak poshak, character dress, पोशाक, वेशभूषा",
  potter:
    "kumhar, mitti, chaak, ghada, diya, matka, kulhad, pottery, clay, surahi, bhatti, terracotta, earthen pot, gamla, Khurja, mitti ke bartan, कुम्हार, चाक, घड़ा, दीया",
  "handloom-weaver":
    "bunkar, hathkargha, handloom, saree bunna, karghe, Banarasi, tana bana, shuttle, loom, shawl, julaha, khadi, Chanderi, Pochampally, dhaaga, pashmina, बुनकर, हथकरघा, करघा",
  "hand-embroiderer":
    "kadhai, zardozi, chikankari, zari, embroidery, sui dhaaga, phulkari, Lucknow, aari, needle, kantha, sitara, thread, lehenga kadhai, stitches, gota patti, कढ़ाई, जरी, चिकनकारी",
  "hand-block-printer":
    "thappa, block print, Bagru, Sanganer, thappe se chhapai, Jaipur print, ajrakh, chhipa, lakdi ka thappa, natural dye, stamp, rang kapda, chhapai, dabu, Kalamkari, छपाई, ठप्पा, छीपा",
  "wood-carver":
    "lakdi nakkashi, nakkashi, wood carving, Saharanpur, akhrot lakdi, chheni, teak, sheesham, jaali, carving, sandalwood, walnut wood, khudai, darwaza nakkashi, chisel, नक्काशी, लकड़ी नक्काशी",
  "stone-carver":
    "patthar tarashna, sangtarash, mandir patthar, marble, chheni hathoda, stone carving, Mahabalipuram, khamba, sangmarmar, Makrana, granite murti, Ram Mandir, pillar, jaali patthar, patthar, shilpi, पत्थर तराशना, संगतराश, शिल्पी",
  "basket-maker":
    "tokri, baans, bent, cane, basket, soop, daliya, bamboo, chatai, bunai, moodha, pinjra, sikki, baskets, fish trap, dala, टोकरी, बांस, बेंत",
  "clay-modeller":
    "Durga murti, Ganesh murti, Kumartuli, mitti murti, pandal, idol, puaal, Ganpati, Durga Puja, visarjan, clay idol, Saraswati murti, straw, Ganga mitti, chikni mitti, दुर्गा मूर्ति, गणेश मूर्ति, मिट्टी",
  "tabla-maker":
    "tabla banana, tabla marammat, chamda, goat skin, pudi, syahi, dholak banana, dhol, tuning, drum making, hathodi sur, naal, khaal, gatta, bakre ki khaal, तबला बनाना, पुड़ी, चमड़ा",
  "sitar-maker":
    "sitar banana, tumba, kaddu, tanpura banana, Miraj, lakdi taar, frets, gourd, sitar repair, parda bandhna, taar, strings, veena banana, jawari, instrument maker, Rikhi Ram, सितार बनाना, तुंबा",
  novelist:
    "upanyas, novel, kitab likhna, Chetan Bhagat, lekhak, kahani, Premchand, fiction, author, chapters, publisher, upanyaskar, bestseller, Jaipur Literature Festival, writer, उपन्यास, लेखक",
  poet: "kavi, kavita, shayar, shayari, mushaira, poem, sher, haiku, kavi sammelan, ghazal, Kumar Vishwas, tukbandi, nazm, poetry, Gulzar, कवि, कविता, शायर",
  playwright:
    "natak likhna, natakkar, play writing, drama likhna, Girish Karnad, Vijay Tendulkar, script, dialogue, ekanki, stage script, natak lekhak, act, scene, theatre writer, Mohan Rakesh, नाटककार, नाटक लिखना",
  screenwriter:
    "script, film ki kahani, patkatha, dialogue likhna, web series likhna, screenplay, Salim Javed, kahani likhna, scenes, Netflix, plot, draft, film writer, story narration, serial likhna, पटकथा, फिल्म लेखक, संवाद",
  lyricist:
    "geetkar, gaane likhna, lyrics, bol, Gulzar, Javed Akhtar, mukhda, antara, geet likhna, film song words, song writer, rhyme, rap likhna, tukbandi, Manoj Muntashir, गीतकार, गाने के बोल",
  "childrens-author":
    "bachho ki kitab, bal sahitya, picture book, bachho ki kahani, Ruskin Bond, Sudha Murty, pari katha, bal kahani, Pratham Books, Panchatantra, story book, kids stories, bedtime story, fairy tale, lori, बाल साहित्य, बच्चों की कहानी",
  translator:
    "anuvad, anuvadak, translate, translation, tarjuma, hindi se english, bhasha badalna, kitab ka anuvad, subtitle, document translate, rajbhasha, dictionary, ulta, language, foreign language, अनुवाद, अनुवादक",
  interpreter:
    "dubhashiya, interpreter, interpret, summit, booth, headphones, videshi mehman, bhasha, turant anuvad, japanese, simultaneous, UN, PM ke saath, french, conference, दुभाषिया",
  "sign-language-interpreter":
    "sign language, ishaaro ki bhasha, deaf, behra, ishare, haath ke ishare, mook badhir, goonga, ISL, sanket bhasha, bahre, signing, ISLRTC, hearing impaired, tv ke kone me, सांकेतिक भाषा, बधिर, इशारे",
  "museum-curator":
    "museum, sangrahalaya, curator, purani murti, artefacts, National Museum, gallery label, puratatva, collection, sikke, ajayabghar, antique, pradarshan, history exhibits, Salar Jung, संग्रहालय, अजायबघर",
  archivist:
    "abhilekhagar, archive, purane dastavez, purani chitthi, National Archives, records, purane kagaz, microfilm, purani photo, old maps, cataloguing, historical documents, abhilekh, pandulipi, old letters, अभिलेखागार, पुराने दस्तावेज",
  "art-conservator":
    "purani painting theek, painting restore, restoration, pandulipi, conservation, INTACH, purani tasveer saaf, manuscript, varnish, fresco, damaged painting, cotton swab, cracks, torn canvas, Ajanta, चित्र संरक्षण, पांडुलिपि",
  "museum-technician":
    "museum, showcase, sheeshe ki almari, mounting, packing, fragile, museum light, exhibit lagana, glass case, crate, nazuk, museum display, humidity, vitrine, labels, संग्रहालय, शोकेस",
  "gallery-manager":
    "art gallery, painting bechna, Jehangir, collector, exhibition, artist, paintings, auction, opening night, tasveer tangna, art show, kala pradarshani, collectors, artworks, contemporary art, कला दीर्घा, आर्ट गैलरी",
  "wedding-photographer":
    "shaadi photo, shaadi ki photo, wedding, candid, album, pre wedding, haldi, mehndi, bidaai, dulhan, baraat, dulha, bride, varmala, photo shaadi, drone shot, शादी की फोटो, दुल्हन, बारात",
  "portrait-photographer":
    "photo studio, passport photo, baby photo, family photo, newborn shoot, softbox, portrait, backdrop, headshot, chehre ki photo, maternity shoot, bachhe ki photo, studio light, photo khichwana, portfolio photo, फोटो स्टूडियो, पासपोर्ट फोटो",
  "wildlife-photographer":
    "jungle photo, tiger photo, sher ki photo, bird photo, safari, National Geographic, zoom lens, janwar ki photo, chidiya, Ranthambore, jeep, hide, telephoto, Discovery, camouflage, animals photo, वन्यजीव फोटो, बाघ",
  "fashion-photographer":
    "model ki photo, fashion shoot, Vogue, magazine cover, photoshoot, catalogue, Dabboo Ratnani, calendar shoot, kapdo ki photo, Myntra shoot, lookbook, studio flash, models, Kingfisher calendar, glamour, फैशन फोटो, मॉडल",
  "miniature-artist":
    "miniature painting, mughal painting, rajput painting, ek baal ka brush, chhoti painting, Kishangarh, Bani Thani, Udaipur, Kangra, Pahari, gilhari baal, court painting, raja darbar chitra, barik, squirrel hair, लघु चित्र, मुगल चित्र",
  "madhubani-artist":
    "madhubani, mithila, Bihar painting, machhli chitra, deewar chitra, Sita vivah, kohbar, mithila painting, Darbhanga, double line, Sita Devi, lok chitra, matchstick brush, Bihar art, peacock, मधुबनी, मिथिला",
  "theatre-performer":
    "natak, rangmanch, stage, drama, live acting, rangkarmi, play, manch, theatre, Prithvi, ramleela, natak me role, IPTA, audience, nautanki, रंगकर्मी, नाटक, रंगमंच",
  "font-designer":
    "font, typeface, akshar, devanagari font, Mangal, letters, lipi, type design, glyph, keyboard akshar, kruti dev, matra, script, typography, Google Fonts, फॉन्ट, अक्षर, लिपि",
  "jewellery-artist":
    "chandi, silver, handmade jewellery, studio jewellery, pathar jadna, gemstone, ek hi piece, haath ke gehne, oxidised, pendant, soldering, wire, bench, jhumke, one-off, चांदी, हाथ के गहने, नग",
  "shadow-puppeteer":
    "chhaya kathputli, shadow puppet, tholu bommalata, chamde ki putli, parchhai, diya, parda, Ramayana, leather puppet, tolpavakoothu, chhaya natak, shadow, Ravana chhaya, chhaya, white screen, छाया कठपुतली, परछाई",
  "tanjore-painting-artist":
    "tanjore, thanjavur, sone ki painting, gold leaf, gold foil, sona patra, Krishna painting, glass stones, sone ka warq, devta painting, Lakshmi painting, Tamil painting, tanjavur, kundan painting, embossed, तंजौर, सोने का वर्क",
  "ghazal-singer":
    "ghazal, Jagjit Singh, Ghulam Ali, sher, mehfil, urdu, harmonium, shayari gana, Pankaj Udhas, ghazal gayak, nazm, radif, Mehdi Hassan, couplets, dheeme gaane, ग़ज़ल, महफिल",
  "mime-artist":
    "mime, mook abhinay, bina bole, silent acting, chup, safed chehra, khamoshi, Charlie Chaplin, white face, gestures, invisible wall, mookabhinay, Jogesh Dutta, pantomime, without words, मूक अभिनय, बिना बोले",
  "scenic-painter":
    "set painting, nakli eent, backdrop, parda paint, nakli deewar, plywood paint, painted sky, natak ka parda, film set rang, aasman paint, faux brick, backcloth, texture paint, studio backdrop, nakli patthar, पर्दा चित्रण, नकली दीवार",
  "book-illustrator":
    "kitab ke chitra, picture book, bachho ki kitab chitra, book illustration, kahani ke chitra, cover, Tulika, Pratham Books, watercolour, drawings, spread, storybook, chitra kitab, textbook pictures, NCERT chitra, किताब के चित्र, चित्र",
  "warli-artist":
    "warli, adivasi chitra, chawal ka ghol, safed akriti, Palghar, Maharashtra tribal, tarpa dance, rice paste, mitti ki deewar, tribal art, triangle aadmi, gol nach, geru, stick figures, Jivya Mashe, वारली, आदिवासी चित्र",
  "sarod-musician":
    "sarod, Amjad Ali Khan, sarod bajana, nakhun, taar, Ali Akbar, raag, steel strings, sarod vadak, jawa, Maihar, nariyal ka tukda, fretless, plucked, Senia Bangash, सरोद, सरोद वादक",
  "street-theatre-artist":
    "nukkad natak, nukkad, Safdar Hashmi, sadak natak, dafli, street play, chauraha, jagrukta, Jana Natya Manch, bazaar me natak, jan natak, dhapli, social message, gali natak, protest play, नुक्कड़ नाटक, डफली",
  "objects-conservator":
    "tooti murti jodna, purani murti, bronze murti, kaansa, restoration, purane bartan, puratatva, broken statue, corrosion, jung, antique theek, ASI, adhesive, ceramic, INTACH, terracotta repair, मूर्ति संरक्षण, टूटी मूर्ति",
};
