/** Words by which outsiders know careers of the category Education: by career id. */
export const education: Readonly<Record<string, string>> = {
  "primary-school-teacher":
    "chhote bachhe, pahada, tables, class 1, prathmik, primary, master ji, barahkhadi, B.Ed, D.El.Ed, CTET, slate, ABC, पहाड़ा, प्राथमिक, मास्टर जी, बारहखड़ी",
  "middle-school-teacher":
    "class 6, class 7, class 8, kaksha 6, TGT, middle school, upper primary, NCERT, CTET, school madam, madhyamik, periods, homework, माध्यमिक, कक्षा छह, उच्च प्राथमिक",
  "mathematics-teacher":
    "maths, ganit, algebra, jod ghatana, geometry, equation, hisab, trigonometry, minus plus, formula, RD Sharma, sawaal, calculator, गणित, बीजगणित, समीकरण, रेखागणित",
  "physics-teacher":
    "physics, bhautiki, lens, pendulum, Newton, light, motion, HC Verma, Physics Wallah, numericals, magnet, prism, gravity, भौतिकी, लेंस, न्यूटन, गुरुत्वाकर्षण",
  "chemistry-teacher":
    "chemistry, rasayan, titration, acid, periodic table, reaction, lab, test tube, organic, salt, beaker, mole concept, pipette, रसायन, तेज़ाब, अभिक्रिया, परखनली",
  "biology-teacher":
    "biology, jeev vigyan, microscope, NEET, cell, koshika, mendhak, botany, zoology, heart diagram, DNA, photosynthesis, frog, जीव विज्ञान, कोशिका, मेंढक, सूक्ष्मदर्शी",
  "english-teacher":
    "english, grammar, tense, poem, Shakespeare, angrezi, essay, vocabulary, Wren Martin, noun verb, comprehension, spelling, literature, अंग्रेज़ी, ग्रामर, निबंध, कविता",
  "hindi-teacher":
    "hindi, Premchand, Kabir, matra, vyakaran, doha, kavita, nibandh, hindi madam, sandhi, muhavare, kahani, varnamala, हिंदी, मात्रा, व्याकरण, दोहा, प्रेमचंद",
  "sanskrit-teacher":
    "sanskrit, shlok, Kalidas, dhatu roop, gurukul, shabd roop, acharya, mantra, shastri, ved, ramah ramau, panini, samas, संस्कृत, श्लोक, कालिदास, धातु रूप",
  "social-studies-teacher":
    "SST, samajik vigyan, civics, social science, map, itihas bhugol, samvidhan, nagrik shastra, NCERT, democracy, class 8, globe, naksha, सामाजिक विज्ञान, नागरिक शास्त्र, सामाजिक अध्ययन",
  "history-teacher":
    "history, itihas, Harappa, Mughal, Partition, Ashoka, Akbar, raja maharaja, azadi, Panipat, 1857, British raj, sabhyata, इतिहास, मुगल, हड़प्पा, राजा महाराजा",
  "geography-teacher":
    "geography, bhugol, globe, map, monsoon, toposheet, nadi pahad, atlas, latitude, mitti, desh rajdhani, volcano, contour, भूगोल, ग्लोब, मानसून, नक्शा",
  "commerce-teacher":
    "commerce, accounts, accountancy, class 11, debit credit, business studies, journal entry, vanijya, TS Grewal, balance sheet, ledger, trial balance, BST, वाणिज्य, लेखा, डेबिट क्रेडिट",
  "computer-teacher":
    "computer lab, python, school computer, coding, lab period, mouse, MS Paint, scratch, keyboard, informatics, computer sir, programming, HTML, कंप्यूटर शिक्षक, कंप्यूटर लैब, कोडिंग",
  "physical-education-teacher":
    "PT sir, games period, kho kho, kabaddi, seeti, sports day, khel, PT, school team, BPEd, race, march past, khelkood, खेल, खो-खो, कबड्डी, पीटी सर",
  "foreign-language-teacher":
    "French, German, Japanese, videshi bhasha, Spanish, Goethe, JLPT, bonjour, foreign language, Alliance Francaise, Korean, pronunciation, DELF, विदेशी भाषा, फ्रेंच, जर्मन, जापानी",
  "substitute-teacher":
    "substitution, teacher chutti, arrangement period, badle, temporary teacher, guest teacher, proxy, absent teacher, leave vacancy, leave period, free period, badli teacher, अस्थायी शिक्षक, अतिथि शिक्षक, बदले में",
  "preschool-teacher":
    "playschool, nursery, rhymes, clay, play school, chhote bachhe, Kidzee, sandpit, toddler, nursery rhymes, colouring, story time, twinkle, प्ले स्कूल, नर्सरी, कविता, बाल विद्यालय",
  "kindergarten-teacher":
    "LKG, UKG, KG, alphabet, ABCD, crayons, kindergarten, apple ball, scribble, ginti, likhna sikhana, tracing, EuroKids, एलकेजी, यूकेजी, वर्णमाला, केजी",
  "montessori-teacher":
    "Montessori, beads, sandpaper letters, moti, pink tower, khud chunna, child choose, jug, sensory, wooden blocks, apparatus, practical life, cylinder blocks, मोंटेसरी, मोती, खुद सीखना",
  "anganwadi-worker":
    "anganwadi, poshan, khichdi, bachhe tolna, ICDS, garbhvati, dalia, aanganbadi didi, tikakaran, kuposhan, weighing, panjiri, gaon didi, आंगनवाड़ी, पोषण, कुपोषण, दलिया",
  "anganwadi-supervisor":
    "anganwadi, mukhya sevika, ICDS, sector, ration janch, CDPO, poshan tracker, anganwadi nirikshan, register janch, poshahar, paryavekshak, circle, lady supervisor, मुख्य सेविका, आंगनवाड़ी, पर्यवेक्षक, पोषाहार",
  "day-care-worker":
    "creche, daycare, diaper, baby, doodh, shishu, palna ghar, sulana, bottle, working parents, nappy, nanhe bachhe, lori, क्रेच, शिशु, पालना घर, डायपर",
  "teaching-assistant":
    "helper teacher, chart, class helper, teacher madad, assistant teacher, charts cutting, worksheet, sath padhana, TA, display board, scissors, sahayak shikshak, सहायक शिक्षक, चार्ट, शिक्षक मदद",
  "preschool-director":
    "playschool kholna, playschool, franchise, Kidzee, nursery school, principal, admission, fees, preschool, EuroKids, playschool owner, nursery head, chhota school, प्ले स्कूल, प्रधान, नर्सरी स्कूल",
  "special-education-teacher":
    "special child, divyang bachhe, autism, learning disability, dyslexia, IEP, Down syndrome, vishesh bachhe, RCI, taare zameen, special educator, ADHD, special school, विशेष शिक्षक, दिव्यांग, ऑटिज़्म, विशेष बच्चे",
  "teacher-of-the-visually-impaired":
    "blind, braille, drishtibadhit, drishtiheen, netraheen, abacus, touch, blind school, white cane, NIVH, tactile, ubhari lipi, screen reader, ब्रेल, नेत्रहीन, दृष्टिहीन, अंध विद्यालय",
  "deaf-education-teacher":
    "deaf, shravan badhit, sign, ishare, behra, mook badhir, hearing aid, deaf school, lip reading, sunai nahi, cochlear, ishara, picture card, मूक बधिर, बहरे बच्चे, इशारे, श्रवण बाधित",
  "sign-language-teacher":
    "sign language, ISL, ishare bhasha, haath ishare, ISLRTC, handshape, gesture, deaf, mook badhir, mudra, ungliyan, interpreter course, fingerspelling, सांकेतिक भाषा, इशारे भाषा, हाथ इशारे",
  "adapted-physical-education-teacher":
    "wheelchair games, divyang khel, para sports, Special Olympics, adapted, divyang khiladi, wheelchair, boccia, PT, khel badalna, bell ball, blind cricket, paralympic, दिव्यांग खेल, व्हीलचेयर, पैरा खेल",
  "early-childhood-special-educator":
    "early intervention, der bolna, der chalna, toddler, development delay, baby therapy, autism, milestone, shishu, late speech, cerebral palsy, DEIC, play therapy, देर बोलना, देर चलना, विकास देरी",
  "special-education-teaching-assistant":
    "shadow teacher, special child, ek bachha, autism, divyang bachha, wheelchair bachha, sath baithna, shadow, ADHD, saaya, inclusive class, calm corner, toilet help, शैडो टीचर, दिव्यांग बच्चा, साथ बैठना",
  "special-education-coordinator":
    "ramp, scribe, extra time, inclusion, divyang, CWSN, IEP, samaveshi shiksha, concession, wheelchair, special need, writer exam, accommodation, समावेशी शिक्षा, रैंप, दिव्यांग छात्र, लेखक",
  "physics-professor":
    "quantum, optics, physics, PhD guide, IISc, laser, bhautiki, university, relativity, CV Raman, lecture, college physics, research scholar, भौतिकी, क्वांटम, प्रोफेसर, विश्वविद्यालय",
  "chemistry-professor":
    "molecule, organic synthesis, chemistry, rasayan, PhD, NMR, MSc chemistry, reaction, university lab, catalyst, IIT chemistry, fume hood, college chemistry, रसायन विज्ञान, अणु, प्रोफेसर",
  "biology-professor":
    "genetics, zoology, botany, bacteria, frog, MSc biology, DNA, jeev vigyan, university, dissection, evolution, college biology, drosophila, जीव विज्ञान, आनुवंशिकी, प्रोफेसर, जीवाणु",
  "mathematics-professor":
    "theorem, proof, Ramanujan, topology, pure maths, ganit, number theory, university, calculus, prameya, ISI, blackboard, real analysis, गणित, प्रमेय, रामानुजन, प्रोफेसर",
  "computer-science-professor":
    "algorithm, BTech CSE, data structures, IIT professor, AI research, research paper, coding padhana, compiler, operating system, CSE, machine learning, CS PhD, turing, एल्गोरिदम, बीटेक, कंप्यूटर साइंस, प्रोफेसर",
  "engineering-professor":
    "BTech, engineering college, IIT, final year, mechanical, civil branch, viva, HOD, GATE, NIT, workshop, thermodynamics, M.Tech, इंजीनियरिंग कॉलेज, बीटेक, प्रोफेसर",
  "architecture-professor":
    "BArch, jury, SPA Delhi, studio, architecture college, model, CEPT, naksha padhana, thesis, drawing sheet, NATA, design studio, vastukala, वास्तुकला, बीआर्क, आर्किटेक्चर कॉलेज",
  "medicine-professor":
    "MBBS, medical college, AIIMS, bedside, ward round, doctor banana, anatomy, MD students, stethoscope, case presentation, NMC, intern, lecture hall, मेडिकल कॉलेज, एमबीबीएस, डॉक्टर पढ़ाना",
  "nursing-instructor":
    "nursing college, GNM, BSc nursing, injection sikhana, dummy, mannequin, ANM, nurse banana, bandage, ward, sister tutor, sui lagana, drip, नर्सिंग, जीएनएम, इंजेक्शन सिखाना, नर्स",
  "agriculture-professor":
    "agriculture, krishi, beej, fasal, mitti, KVK, Pantnagar, PUSA, soil, agronomy, trial plot, BSc agriculture, khet, ICAR, कृषि, बीज, फसल, कृषि विश्वविद्यालय",
  "law-professor":
    "law college, LLB, NLU, moot court, kanoon padhana, CLAT, judgment, vakil banana, samvidhan, case law, IPC, constitution, jurisprudence, कानून, विधि, संविधान, मूट कोर्ट",
  "economics-professor":
    "economics, arthashastra, inflation, mehangai, GDP, demand supply, DSE, Amartya Sen, macro, econometrics, mudra, BA economics, JNU, अर्थशास्त्र, महंगाई, जीडीपी, प्रोफेसर",
  "management-professor":
    "MBA, IIM, case study, B-school, marketing padhana, CAT, HBR, finance class, BBA, leadership, prabandhan, strategy class, bschool, एमबीए, आईआईएम, प्रबंधन, प्रोफेसर",
  "history-professor":
    "history, archives, shilalekh, inscription, itihas, manuscript, Romila Thapar, medieval, JNU, pandulipi, Mughal, MA history, puratatva, इतिहास, शिलालेख, अभिलेखागार, प्रोफेसर",
  "political-science-professor":
    "political science, rajniti shastra, politics, democracy, party, election, chunav, international relations, JNU, samvidhan, videsh niti, rajneeti, UN, राजनीति शास्त्र, राजनीति विज्ञान, चुनाव, लोकतंत्र",
  "sociology-professor":
    "sociology, samajshastra, caste, jaati, samaj, parivar, fieldwork, gender, survey, Marx, gaon study, ethnography, tribe, समाजशास्त्र, जाति, समाज, परिवार",
  "psychology-professor":
    "psychology, manovigyan, Freud, mind, dimaag, behaviour, experiment, Pavlov, memory test, volunteers, vyavhar, MA psychology, personality, मनोविज्ञान, दिमाग, व्यवहार, मन",
  "philosophy-professor":
    "philosophy, darshan, Kant, Nyaya, Socrates, Vedanta, tark, logic, ethics, Plato, darshanshastra, satya, Upanishad, दर्शनशास्त्र, तर्क, दार्शनिक, वेदांत",
  "english-professor":
    "english literature, novel, Shakespeare, criticism, MA english, poetry, Jane Austen, drama, angrezi sahitya, NET english, Miranda House, postcolonial, essay, अंग्रेज़ी साहित्य, उपन्यास, प्रोफेसर",
  "education-professor":
    "B.Ed, teacher banana, BEd college, lesson plan, pedagogy, NCERT, DIET, M.Ed, shiksha shastra, practice teaching, child psychology, NCTE, internship school, बीएड, शिक्षा शास्त्र, शिक्षक प्रशिक्षण",
  "fine-arts-professor":
    "BFA, fine arts, easel, kiln, painting, murtikala, sculpture, JJ School, Shantiniketan, canvas, lalit kala, printmaking, art college, ललित कला, चित्रकला, मूर्तिकला, बीएफए",
  "art-teacher":
    "drawing, painting, rang, sketch, pencil, Warli, drawing sir, watercolour, chitrakala, shading, madhubani, brush, art room, crayons, चित्रकला, ड्राइंग, वारली, रंग",
  "music-teacher":
    "sangeet, saregama, harmonium, tabla, raag, gaana sikhana, guitar, sur, singing, piano, Prayag Sangeet, keyboard, bhajan, संगीत, हारमोनियम, राग, सरगम",
  "dance-teacher":
    "dance, nritya, Kathak, Bharatanatyam, ghungroo, steps, annual day, taal, nachna, Zumba, choreography, hip hop, mudra, नृत्य, कथक, घुँघरू, डांस",
  "drama-teacher":
    "natak, drama, stage, acting, theatre, rangmanch, NSD, dialogue, nukkad natak, play, abhinay, script, costume, voice exercise, नाटक, रंगमंच, अभिनय, नुक्कड़ नाटक",
  "craft-instructor":
    "craft, clay, silai, mitti, origami, kagaz, embroidery, lakdi, SUPW, hastkala, kadhai, glue, paper craft, hobby class, हस्तकला, सिलाई, कागज़, मिट्टी खिलौने",
  "public-speaking-coach":
    "public speaking, bhashan, stage fear, mike, speech, TED talk, Toastmasters, confidence, manch dar, bolna sikhana, audience, body language, anchor, भाषण, मंच डर, वक्ता, माइक",
  "private-tutor":
    "tuition, tution, home tutor, ghar padhana, homework, ek bachha, tuition sir, doubt, maths tuition, shaam tuition, akele padhana, UrbanPro, kamzor vishay, ट्यूशन, घर पढ़ाना, होम ट्यूटर",
  "test-preparation-tutor":
    "coaching, Kota, JEE, NEET, mock test, UPSC coaching, previous papers, batch, SSC, test series, Allen, entrance, bank PO, कोचिंग, कोटा, मॉक टेस्ट, प्रतियोगी परीक्षा",
  "communication-skills-instructor":
    "spoken english, english bolna, soft skills, interview, GD, role play, personality development, angrezi bolna, fluency, grooming, english class, British Council, introduction, स्पोकन इंग्लिश, अंग्रेज़ी बोलना, व्यक्तित्व विकास",
  "adult-literacy-teacher":
    "saksharta, angutha, nirakshar, dastakhat, buzurg padhana, praudh shiksha, literacy, signature sikhana, dadi padhana, night school, akshar, ULLAS, bus board, साक्षरता, निरक्षर, प्रौढ़ शिक्षा, अँगूठा",
  "vocational-instructor":
    "ITI, welding sikhana, trade, fitter, plumbing sikhana, hunar, vocational, Skill India, PMKVY, workshop, CTI, apprentice, lathe, आईटीआई, हुनर, वेल्डिंग सिखाना, व्यावसायिक",
  "computer-trainer":
    "Tally, typing, MS Word, Excel, DCA, ADCA, NIELIT, computer centre, mouse, basic computer, computer class, CCC, RSCIT, computer sikhana, टैली, टाइपिंग, कंप्यूटर सिखाना",
  "chef-instructor":
    "IHM, cooking class, khana sikhana, hotel management, chef, bakery class, knife skills, culinary, rasoi, masala, recipe, chakhna, apron, पाक कला, खाना सिखाना, रसोई, कुकिंग क्लास",
  "driving-instructor":
    "driving school, gaadi sikhana, car sikhana, clutch, Maruti Driving, learner licence, L board, steering, RTO, brake, reverse parking, dual control, gear, ड्राइविंग स्कूल, गाड़ी सिखाना, कार सिखाना, क्लच",
  "teacher-trainer":
    "teacher training, DIET, SCERT, master trainer, NISHTHA, shikshak prashikshan, workshop, shikshak sikhana, pedagogy, FLN, demo lesson, BRC, refresher, शिक्षक प्रशिक्षण, डाइट, मास्टर ट्रेनर",
  "certified-training-assessor":
    "assessor, NSDC, PMKVY, assessment, skill centre, pass fail, SSC assessor, viva, skill test, Skill India, certificate, practical exam, kaushal kendra, NCVET, मूल्यांकनकर्ता, कौशल परीक्षा, कौशल केंद्र",
  "school-counsellor":
    "exam fear, bullying, tension, udaas bachcha, gharelu jhagda, counselling room, adolescent, self harm, stress, rona, school counselling, peer pressure, मानसिक तनाव, परीक्षा का डर, काउंसलिंग, exam stress, sunna, confidential",
  "career-counsellor":
    "stream, aptitude test, 10th ke baad, 12th ke baad, science commerce arts, career guidance, career salah, psychometric, interest test, kya banu, konsa course, करियर सलाह, स्ट्रीम, marg darshan, career choice, option batana, career fair",
  "academic-adviser":
    "credits, elective, minor subject, semester, paper chunna, course selection, CBCS, backlog, college student, NEP, honours, major, CGPA, वैकल्पिक विषय, सेमेस्टर, क्रेडिट, degree audit, add drop",
  "school-psychologist":
    "dyslexia, ADHD, IQ test, autism, learning disability, slow learner, buddhi pariksha, padhne me dikkat, hyperactive, taare zameen par, psychometric test, special needs, concession, डिस्लेक्सिया, बुद्धि परीक्षण, ध्यान न लगना, assessment report, dysgraphia",
  "study-abroad-adviser":
    "IELTS, TOEFL, GRE, videsh padhai, canada, student visa, SOP, abroad, foreign university, education loan, australia, germany, masters, विदेश, वीज़ा, IDP, videsh bhejna, passport, scholarship",
  "hostel-warden":
    "hostel, chhatravas, warden, mess, roll call, haziri, night out, attendance register, gate pass, ragging, hostel room, girls hostel, boys hostel, वार्डन, छात्रावास, हॉस्टल, curfew, Navodaya",
  "placement-officer":
    "campus placement, placement cell, TPO, campus interview, package, final year, recruiter, mock interview, internship, campus drive, naukri dilana, TCS, Infosys, प्लेसमेंट, कैंपस, offer letter, pre placement talk",
  "school-librarian":
    "school library, story hour, kahani, library period, picture book, comics, bachchon ki kitab, reading corner, storybook, Tinkle, Champak, पुस्तकालय, कहानी, बच्चों की किताबें, library card, book week, reading habit",
  "public-librarian":
    "public library, reading room, vachanalaya, akhbar, newspaper, UPSC aspirants, membership, zila pustakalaya, nagar pustakalaya, magazine, town library, वाचनालय, सार्वजनिक पुस्तकालय, अखबार, library membership, reading hall, pustakalaya",
  "academic-librarian":
    "college library, university library, journals, thesis, plagiarism, Turnitin, Urkund, research paper, INFLIBNET, shodh granth, citation, JSTOR, शोध पत्रिका, थीसिस, nakal jaanch, Shodhganga, reference desk, subscription",
  "digital-librarian":
    "digitise, scan, rare books, pandulipi, manuscript, metadata, digital archive, e-library, purani kitab, OCR, ebooks, repository, NDLI, पांडुलिपि, डिजिटल पुस्तकालय, स्कैन, DSpace, online library, durlabh kitab",
  cataloguer:
    "call number, catalogue, Dewey, subject heading, MARC, classification, accession number, ISBN, card catalogue, suchi, book label, varg sankhya, bibliographic, सूची, वर्गीकरण, नई किताब, spine label, RDA",
  "library-assistant":
    "kitab issue, book return, library counter, fine, late fee, rack, shelf, stamp, due date, jild, book binding, library card, shelving, किताब, पुस्तकालय सहायक, जिल्द, almari, barcode",
  "school-principal":
    "principal, headmaster, pradhanacharya, morning assembly, prarthana sabha, school head, TC, PTM, school bus, Kendriya Vidyalaya, annual function, headmistress, प्रधानाचार्य, प्रिंसिपल, हेडमास्टर, mukhyadhyapak, school discipline, CBSE affiliation",
  "vice-principal":
    "timetable, substitution, arrangement period, deputy head, up pradhanacharya, vice principal, absent teacher, proxy class, discipline, samay sarni, bell, exam duty, उप प्रधानाचार्य, समय सारणी, duty chart, late comers, school",
  "vice-chancellor":
    "kulpati, VC, university head, vishwavidyalaya, JNU, BHU, convocation, deekshant, senate, UGC, chancellor, academic council, कुलपति, विश्वविद्यालय, दीक्षांत, rajyapal, university grant, student protest",
  "college-dean":
    "dean, faculty, HOD, department head, sankaya, adhishthata, dean office, college, faculty recruitment, professors, IIT, medical college, डीन, संकाय, अधिष्ठाता, academic affairs, dean students",
  "university-registrar":
    "registrar, kulsachiv, degree, migration certificate, university seal, statutes, minutes, transcript, convocation, executive council, vishwavidyalaya, enrolment number, कुलसचिव, रजिस्ट्रार, डिग्री, provisional certificate, affiliation, ordinance",
  "controller-of-examinations":
    "pariksha niyantrak, question paper, paper leak, result, marksheet, hall ticket, admit card, datesheet, revaluation, board exam, exam centre, strong room, परीक्षा नियंत्रक, प्रश्न पत्र, परिणाम, tabulation, sealed envelope, NTA",
  "school-inspector":
    "mid day meal, school nirikshan, inspection, school visit, achanak daura, toilet, haziri, DIOS, BEO, vidyalaya nirikshak, sarkari school, surprise visit, विद्यालय निरीक्षक, मिड डे मील, निरीक्षण, khand shiksha, Nipun",
  "district-education-officer":
    "DEO, BSA, zila shiksha adhikari, sarkari school, teacher transfer, teacher posting, mufat kitab, district, shiksha vibhag, collectorate, RTE, uniform vitaran, जिला शिक्षा अधिकारी, शिक्षा विभाग, सरकारी स्कूल, Samagra Shiksha, school mapping",
  "academic-coordinator":
    "lesson plan, syllabus, pathyakram, class observation, term plan, unit test, coordinator madam, notebook correction, teacher diary, school wing, primary wing, CBSE, पाठ योजना, समन्वयक, पाठ्यक्रम, teacher training, worksheets",
  "admissions-officer":
    "admission, merit list, cut off, seat, quota, aarakshan, counselling, dakhila, JoSAA, CUET, application form, reservation, brochure, प्रवेश, दाखिला, आरक्षण, spot round, NEET rank",
  "curriculum-developer":
    "syllabus banana, pathyakram, NCERT, curriculum, learning outcomes, NEP, SCERT, class wise, chapter order, NCF, konsa chapter, pedagogy, पाठ्यक्रम, पाठ्यचर्या, एनसीईआरटी, competency, board syllabus",
  "instructional-designer":
    "storyboard, online course, e-learning, quiz, corporate training, Byju, learning objectives, Bloom, ADDIE, module, practice questions, course content, screen, ऑनलाइन कोर्स, प्रशिक्षण सामग्री, training module, scenario, Udemy",
  "e-learning-developer":
    "Articulate, Storyline, Captivate, animation, voice over, SCORM, LMS, online quiz, slides, interactive video, Moodle, e-learning, drag and drop, एनिमेशन, ई-लर्निंग, ऑनलाइन क्विज, screen recording, Byju",
  "textbook-writer":
    "textbook, pathya pustak, guide book, chapter likhna, solved sums, kunji, NCERT, RD Sharma, HC Verma, author, exercise, kitab lekhak, publisher, पाठ्यपुस्तक, लेखक, किताब लिखना, S Chand, answer key",
  "examination-grader":
    "copy check, answer sheet, uttar pustika, marks dena, evaluator, board copies, number dena, marking scheme, lal pen, red pen, paper checking, step marking, moolyankan, उत्तर पुस्तिका, मूल्यांकन, अंक देना, evaluation centre, parikshak",
  "exam-proctor":
    "invigilator, nakal rokna, cheating, exam hall, pariksha bhavan, admit card, chit, flying squad, kaksh nirikshak, frisking, OMR sheet, seating plan, three hours, कक्ष निरीक्षक, नकल, परीक्षा कक्ष, online proctoring, webcam",
  "educational-researcher":
    "ASER, Pratham, reading level, shiksha shodh, education survey, learning outcome, control group, pilot study, school survey, NCERT, padhne ka star, literacy, teaching method, शिक्षा अनुसंधान, सर्वे, साक्षरता, intervention, field study",
  "clinical-nurse-educator":
    "nurse training, ward, bedside, nursing staff, cannula, injection technique, infection control, hand wash, new nurses, CPR training, staff nurse, nursing skills, in-service, नर्स प्रशिक्षण, वार्ड, नर्सिंग, AIIMS, mannequin",
  "systems-librarian":
    "Koha, OPAC, library software, RFID, barcode, e-books, library server, catalogue search, ILMS, SOUL, circulation, remote login, library automation, लाइब्रेरी सॉफ्टवेयर, पुस्तकालय स्वचालन, self checkout, database",
  "nursery-school-teacher":
    "nursery, LKG, playschool, ABCD, rhymes, poem, colouring, crayons, chhote bachche, toys, khilone, kindergarten, UKG, balwadi, नर्सरी, कविता, छोटे बच्चे, Montessori, KidZee",
  "robotics-instructor":
    "robot kit, Lego, Arduino, tinkering lab, ATL, sensor, line follower, robotics class, STEM, robo race, motor, chhota robot, school robotics, रोबोटिक्स कक्षा, रोबोट सिखाना, coding blocks, microcontroller, robotics competition",
  "tailoring-teacher":
    "silai sikhana, silai centre, blouse cutting, kurti, sewing, salwar, tailoring class, measurement tape, pattern cutting, kapde silna, stitching, Usha, dart, सिलाई, सिलाई सिखाना, ब्लाउज, kataai, petticoat",
  "maths-tutor":
    "algebra, ganit, home tuition, tuition, fractions, trigonometry, geometry, bhinn, theorem, sums, pahada, calculus, private tuition, गणित, ट्यूशन, बीजगणित, Vedantu, one to one",
  "braille-teacher":
    "braille, blind, netraheen, drishtiheen, andhe bachche, white cane, dots, ungli se padhna, blind school, slate stylus, screen reader, tactile, visually impaired, ब्रेल, दृष्टिहीन, नेत्रहीन, NIEPVD, safed chhadi",
  "chief-librarian":
    "library head, university library, library budget, pustakalayadhyaksh, librarian staff, acquisition, National Library, central library, book purchase, library committee, journals subscription, chief librarian, पुस्तकालयाध्यक्ष, केंद्रीय पुस्तकालय, मुख्य पुस्तकालय, stock verification, reading hall",
  "instructional-technology-specialist":
    "smart board, smart class, projector, Google Classroom, edtech, teacher training, tablet, digital classroom, interactive panel, DIKSHA, LMS, online class, ICT lab, स्मार्ट बोर्ड, स्मार्ट क्लास, डिजिटल कक्षा, Zoom class, teaching apps",
  "agriculture-teacher":
    "kheti padhana, krishi shiksha, soil lesson, school field, fasal, agriculture subject, crop, khad, kyari, beej, krishi vigyan, nursery bed, agriculture class, कृषि शिक्षक, खेती, मिट्टी, intermediate agriculture, compost pit",
  "cosmetology-instructor":
    "parlour course, beautician course, makeup sikhana, hair cutting, facial, threading, mehndi, bridal makeup, VLCC, Lakme Academy, beauty academy, hair spa, waxing, ब्यूटी पार्लर, मेकअप सिखाना, ब्यूटीशियन, manicure, salon training",
  "electrical-technology-instructor":
    "ITI, electrician trade, wiring sikhana, bijli fitting, multimeter, trainee, switch board, anudeshak, house wiring, fuse, motor winding, trade practical, NCVT, आईटीआई, अनुदेशक, वायरिंग, bijli mistri, fault finding",
  "economics-teacher":
    "arthashastra, demand supply, GDP, mehngai, inflation, microeconomics, macroeconomics, supply curve, 11th 12th, commerce stream, budget, national income, elasticity, अर्थशास्त्र, महंगाई, मांग, Sandeep Garg, PGT economics",
  "guitar-teacher":
    "guitar, chords, strumming, strings, taar, acoustic, plectrum, fretboard, music class, gitar, tabs, G chord, electric guitar, गिटार, गिटार सिखाना, Trinity, fingerstyle, ukulele",
  "bookmobile-librarian":
    "mobile library, chalta phirta pustakalaya, library van, book van, kitab wali gaadi, gaon gaon kitab, books on wheels, gali, lending, moving library, bus library, bookmobile, village children, चलता फिरता पुस्तकालय, किताब गाड़ी, ghumti library, book bus",
  "academic-coach":
    "study timetable, revision, board preparation, time management, focus, concentration, exam strategy, procrastination, study habits, padhai me mann, yaad karna, notes banana, Kota, पढ़ाई की आदत, रिवीजन, एकाग्रता, study skills, mentoring",
  "urdu-teacher":
    "urdu, ghazal, sher, shayari, Ghalib, alif be, nastaliq, nazm, madrasa, couplet, urdu zaban, Iqbal, Faiz, उर्दू, शायरी, ग़ज़ल, Jamia, qaida, ustad",
  "science-teacher":
    "vigyan, science lab, magnet, rusting, light, lens, prism, experiment, prayog, physics chemistry biology, microscope, test tube, science exhibition, विज्ञान, प्रयोग, चुंबक, TGT science, litmus, photosynthesis",
  "college-counsellor":
    "Ashoka University, Ivy League, SAT, personal essay, college essay, application deadline, Common App, international school, shortlist college, admission interview, recommendation letter, undergraduate abroad, IB, college list, कॉलेज चयन, निबंध, dream college, extracurricular",
  "environmental-educator":
    "paryavaran, nature walk, talaab, pond, kachra, plastic, eco club, birds, tree plantation, nature camp, waste segregation, biodiversity, patte, पर्यावरण, प्रकृति, पेड़ पौधे, CEE, butterfly, nature trail",
};
