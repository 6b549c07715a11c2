/** Words by which outsiders know careers of the category Media: by career id. */
export const media: Readonly<Record<string, string>> = {
  "news-reporter":
    "reporter, patrakar, khabar, akhbar, news, press card, breaking, Dainik Jagran, crime news, scoop, byline, press conference, local news, sansani, पत्रकार, ख़बर, अखबार, संवाददाता",
  "business-journalist":
    "share market news, sensex, business news, balance sheet, Economic Times, CNBC, stock price, company results, vyapar khabar, startup news, nifty, IPO news, arthik, budget, वित्तीय पत्रकार, शेयर बाज़ार, व्यापार समाचार, Mint",
  "sports-journalist":
    "sports news, cricket khabar, match report, khel patrakar, player interview, IPL, captain, press box, khel, football, sports page, Olympics, stadium, ESPN Cricinfo, खेल पत्रकार, क्रिकेट, मैच, khel samachar",
  "foreign-correspondent":
    "videsh khabar, war reporting, Ukraine, Gaza, Washington, foreign news, BBC, Reuters, embassy, conflict zone, doosre desh, bureau, jung, border, international news, विदेश संवाददाता, युद्ध, अंतरराष्ट्रीय",
  photojournalist:
    "news photo, press photographer, akhbar photo, protest photo, riots, camera, flood picture, front page, PTI, DSLR, tasveer, Raghu Rai, danga, andolan, प्रेस फोटोग्राफर, तस्वीर, आंदोलन, telephoto",
  columnist:
    "column, opinion, lekh, editorial page, op-ed, rai, raajneeti lekh, weekly column, Indian Express, vichar, Chetan Bhagat, Shobhaa De, newspaper lekh, essay, स्तंभकार, लेख, राय, विचार",
  "sub-editor":
    "headline, news desk, copy sudharna, akhbar page, heading, shirshak, reporters ki copy, spelling, deadline, newsroom, page layout, edition, caption, desk editor, उप संपादक, शीर्षक, हेडलाइन, khabar sudharna",
  "editor-in-chief":
    "sampadak, editor, akhbar ka mukhiya, editorial, front page, newsroom head, lead story, newspaper head, pradhan sampadak, masthead, magazine head, Arnab, sampadkiya, chief editor, प्रधान संपादक, संपादकीय, अखबार, The Hindu",
  "fact-checker":
    "fake news, jhooth, afwah, viral video, Alt News, Boom, WhatsApp forward, sach jhooth, deepfake, misinformation, reverse image, rumour, claim, farzi khabar, फ़ेक न्यूज़, अफवाह, सच झूठ, पड़ताल",
  "film-critic":
    "movie review, film samiksha, star rating, critic, picture kaisi, Bollywood, first day show, Anupama Chopra, Taran Adarsh, cinema, reviews, flop, rating, acting, web series review, फिल्म समीक्षक, समीक्षा, रिव्यू",
  "news-anchor":
    "anchor, news padhna, TV news, debate, studio, teleprompter, Aaj Tak, Ravish, prime time, bulletin, breaking news, samachar, Sudhir Chaudhary, newsreader, एंकर, समाचार वाचक, टीवी समाचार, बहस",
  "radio-host":
    "RJ, radio, Radio Mirchi, FM, radio jockey, gaane, prank call, headphone, Naved, caller, mic, morning show, farmaish, Red FM, आरजे, रेडियो, एफएम, गाने",
  "television-presenter":
    "TV host, show host, KBC, Amitabh, Bigg Boss, reality show, quiz show, Kapil Sharma, talent show, contestants, anchor, Indian Idol, stage, audience, टीवी होस्ट, रियलिटी शो, मेज़बान, game show",
  "sports-commentator":
    "commentary, commentator, cricket commentary, Harsha Bhogle, chhakka, aankhon dekha haal, match ka haal, Star Sports, Aakash Chopra, wicket, goal, commentary box, live match, kabaddi, कमेंट्री, आंखों देखा हाल, मैच, छक्का",
  "television-producer":
    "TV show banana, serial producer, Ekta Kapoor, daily soap, episode, guest booking, studio, TRP, Star Plus, naatak, talk show, reality show, rundown, on air, सीरियल, टीवी शो, निर्माता, टीआरपी",
  "programming-director":
    "channel schedule, TRP, time slot, prime time, Zee, Sony TV, kaunsa show kab, channel head, content slate, serial slot, OTT lineup, broadcast schedule, FPC, programme, चैनल, टीआरपी, कार्यक्रम, satellite channel",
  "broadcast-technician":
    "transmitter, OB van, satellite, tower, uplink, Doordarshan, Prasar Bharati, signal, dish antenna, broadcast, frequency, channel on air, MCR, prasaran, प्रसारण, दूरदर्शन, ट्रांसमीटर, dish",
  "vision-mixer":
    "switcher, PCR, live cut, camera switching, replay, multi camera, camera ek do teen, production control, monitors, live show, graphics, online editing, vision mixing, take two, buttons, लाइव, स्विचर, रीप्ले",
  "film-director":
    "director, film banana, picture banana, action cut, Rajamouli, Bollywood, nirdeshak, script, scene, shooting, actors, cinema, movie, FTII, निर्देशक, फिल्म बनाना, शूटिंग, Karan Johar",
  "film-producer":
    "producer, film mein paisa, film budget, nirmata, Yash Raj, star sign, box office, Dharma, picture release, financier, distribution rights, OTT deal, film banwana, Bollywood, निर्माता, बॉक्स ऑफिस, फिल्म बजट, theatre release",
  "documentary-filmmaker":
    "documentary, vritchitra, asli kahani, real people, Nat Geo, Discovery, wildlife film, Elephant Whisperers, film festival, interview, sacchi ghatna, Anand Patwardhan, Netflix documentary, short film, वृत्तचित्र, डॉक्यूमेंट्री, असली कहानी, true story",
  cinematographer:
    "DOP, lens, camera angle, chhayankan, film lighting, RED camera, frame, Arri, shots, crane shot, Santosh Sivan, aperture, cinema camera, drone shot, FTII, छायाकार, सिनेमैटोग्राफी, लेंस",
  "camera-operator":
    "cameraman, video camera, kandhe pe camera, tripod, match camera, shaadi video, zoom, news cameraman, pan tilt, live match, videographer, viewfinder, gimbal, footage, कैमरामैन, वीडियो कैमरा, ट्राइपॉड, record",
  "film-editor":
    "film edit, cutting, Premiere Pro, Avid, Final Cut, scene kaatna, timeline, footage, transition, movie editing, rough cut, trailer, montage, takes, फिल्म संपादक, एडिटिंग, सीन काटना, shots jodna",
  "sound-editor":
    "foley, dubbing, awaaz saaf, sound effects, film sound, dialogue, footsteps, Pro Tools, Resul Pookutty, noise, dhwani, background sound, mixing, thunder, audio track, ध्वनि, आवाज़, डबिंग",
  "boom-operator":
    "boom mic, lamba danda, mic pole, boom, microphone, shooting sound, sync sound, dialogue record, set pe mic, headphones, lapel mic, furry mic, film set, overhead mic, माइक, बूम, डंडा, location sound",
  "casting-director":
    "audition, casting, Mukesh Chhabra, role dena, actors chunna, hero heroine, screen test, kirdaar, naya chehra, portfolio, audition tape, film role, child actor, Mumbai, ऑडिशन, कास्टिंग, किरदार, abhineta",
  gaffer:
    "film light, lighting, HMI, set lights, shooting light, reflector, generator van, softbox, electric crew, lamp, skimmer, light man, tungsten, film set, dhoop jaisi roshni, लाइट, रोशनी, लाइटमैन",
  "book-publisher":
    "prakashak, kitab chhapwana, publisher, book launch, Penguin, Rajkamal, royalty, ISBN, print run, upanyas, lekhak, NBT, book fair, publishing house, प्रकाशक, किताब, प्रकाशन, self publish",
  "commissioning-editor":
    "manuscript, naye lekhak, author dhundhna, book deal, HarperCollins, publishing, pandulipi, acquire, draft, novel, book list, lekhak se kitab, royalty, contract author, पांडुलिपि, लेखक, किताब संपादक, slush pile",
  "copy-editor":
    "grammar, vyakaran, vakya sudharna, comma, manuscript, style guide, sentence, editing, language polish, track changes, punctuation, Chicago style, author voice, kitab sudharna, व्याकरण, वाक्य, भाषा संपादन, typos",
  proofreader:
    "proof, spelling galti, vartani, typo, galti pakadna, final page, laal pen, printing se pehle, proofreading, comma, full stop, matra, galley, book proof, प्रूफ रीडर, वर्तनी, मात्रा, अशुद्धि",
  "literary-agent":
    "book agent, lekhak agent, author, publisher deal, manuscript, film rights, royalty, advance, novel bechna, book contract, translation rights, query letter, Jaipur Literature Festival, lekhak, साहित्यिक एजेंट, उपन्यास, किताब बेचना, writer",
  "technical-writer":
    "user manual, user guide, documentation, API docs, help page, manual likhna, instruction booklet, software guide, markdown, release notes, how to guide, FAQ, screenshots, tutorial, nirdesh pustika, मैनुअल, निर्देश पुस्तिका, गाइड",
  "public-relations-officer":
    "PR, PRO, press release, media, press note, jan sampark, press conference, image, spokesperson, vigyapti, patrakar bulana, sarkari PRO, publicity, crisis statement, जनसंपर्क, प्रेस विज्ञप्ति, मीडिया, brand image",
  copywriter:
    "ad line, tagline, slogan, vigyapan, jingle, Piyush Pandey, Ogilvy, hoarding, ad agency, punchline, radio ad, thanda matlab, campaign, catchy line, विज्ञापन, स्लोगन, टैगलाइन, script",
  "content-writer":
    "blog, article, SEO, keywords, website lekh, WordPress, Google ranking, web article, content likhna, freelance writing, blog post, social post, word count, backlink, ब्लॉग, लेख लिखना, कंटेंट राइटर, listicle",
  "content-creator":
    "YouTube, reel, Instagram, subscribers, influencer, vlog, shorts, views, viral, sponsor, YouTuber, followers, CarryMinati, ring light, thumbnail, यूट्यूबर, रील, वायरल",
  subtitler:
    "subtitle, caption, film ke neeche likha, Netflix, English subtitle, dialogue likhna, translation, anuvad, closed caption, time code, SRT, Korean drama, neeche patti, deaf viewers, सबटाइटल, अनुवाद, उपशीर्षक, OTT",
  speechwriter:
    "bhashan, speech, neta bhashan, PM speech, bhashan likhna, address, rally, minister, mantri, podium, sambodhan, 15 August, Lal Qila, convocation, भाषण, भाषण लिखना, नेता, manch",
  "data-journalist":
    "data story, aankde, IndiaSpend, charts, RTI, scraping, Python, budget data, graphs, census, news map, visualisation, spreadsheet, infographic, election data, आंकड़े, डेटा पत्रकार, ग्राफ",
  "podcast-producer":
    "podcast, Spotify, audio edit, episode, mic, BeerBiceps, Ranveer, interview audio, sound, show notes, RSS, guest, Audacity, IVM, headphones, पॉडकास्ट, ऑडियो, एपिसोड",
  "radio-news-presenter":
    "Akashvani, radio samachar, All India Radio, AIR, bulletin, samachar padhna, radio news, news reading, pradeshik samachar, mic, khabren, newsreader, uccharan, studio, आकाशवाणी, समाचार वाचक, रेडियो समाचार, headlines",
  "childrens-book-editor":
    "bachchon ki kitab, kids book, Pratham Books, Tulika, kahani, picture book, storybook, Champak, illustration, bal sahitya, bedtime story, fairy tale, rhymes, Chandamama, बाल साहित्य, बच्चों की किताब, कहानी, pari katha",
  "science-journalist":
    "science news, vigyan, ISRO news, research paper, khoj, space news, vaccine news, scientist interview, climate news, vigyan patrika, discovery, Chandrayaan, health news, science magazine, विज्ञान पत्रकार, विज्ञान, खोज, vaigyanik",
  "multimedia-journalist":
    "mobile journalism, mojo, phone se khabar, selfie stick, video news, digital news, akela reporter, web video, Lallantop, BBC Hindi, lapel mic, record edit, gimbal, news reel, मोबाइल पत्रकार, डिजिटल पत्रकार, वीडियो ख़बर, tripod",
  "news-video-editor":
    "news edit, news package, video kaatna, byte, visuals, newsroom, raw footage, voice over, Premiere Pro, bulletin, clip, news channel editing, deadline, two minutes, FCP, वीडियो एडिटर, न्यूज़ पैकेज, बाइट",
  "food-vlogger":
    "food vlog, street food, recipe video, khana YouTube, Kabita Kitchen, Nisha Madhulika, chaat, foodie, cooking channel, swad, mukbang, restaurant review, ranveer brar, kitchen camera, biryani, फूड ब्लॉगर, रेसिपी, खाना वीडियो",
  "television-reporter":
    "TV reporter, live, camera ke saamne, mic ID, ghatna sthal, ground report, Aaj Tak, NDTV, OB van, piece to camera, channel mic, byte lena, breaking, samvaddata, टीवी रिपोर्टर, घटनास्थल, संवाददाता, लाइव",
  "radio-announcer":
    "Vividh Bharati, Akashvani, udghoshak, radio, purane gaane, farmaish, krishi jagat, Binaca, Ameen Sayani, bhoole bisre, chitralok, shrota, kisanvani, announcer, उद्घोषक, विविध भारती, श्रोता, फरमाइश",
  "web-editor":
    "news website, homepage, online news, push notification, news app, page views, headline, CMS, digital desk, lead story, web news, clicks, trending, portal, The Quint, वेब संपादक, न्यूज़ पोर्टल, ऑनलाइन ख़बर",
  "assistant-film-director":
    "AD, clapboard, clap, film set, shooting, call sheet, continuity, director assistant, junior artist, walkie, shot ready, extras, costume continuity, schedule, sahayak nirdeshak, सहायक निर्देशक, क्लैप, शूटिंग",
};
