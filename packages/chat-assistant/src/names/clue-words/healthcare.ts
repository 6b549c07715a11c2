/** Words by which outsiders know careers of the category Healthcare: by career id. */
export const healthcare: Readonly<Record<string, string>> = {
  "general-physician":
    "bukhar, fever, sardi, khansi, BP, sugar, MBBS, MD medicine, cough, dawai likhna, parcha, clinic, dengue, malaria, stethoscope, aala, बुखार, खांसी, आला, ब्लड प्रेशर",
  cardiologist:
    "dil, heart, heart attack, ECG, angiography, angioplasty, stent, blockage, dhadkan, BP, cholesterol, chhati dard, pacemaker, nas block, echo, दिल, हृदय, हार्ट अटैक, धड़कन",
  paediatrician:
    "bachche, bachcho ka doctor, baby, child specialist, tika, vaccination, newborn, shishu, bachche ka bukhar, growth chart, nanhe, kids, potty, infant, pediatric, बच्चों का डॉक्टर, शिशु, बाल रोग, टीका",
  gynaecologist:
    "pregnancy, delivery, garbhwati, garbh, mahila doctor, lady doctor, periods, mahwari, bachchedani, PCOD, uterus, caesarean, prasav, stree rog, sonography, गर्भवती, स्त्री रोग, प्रसव, महिला डॉक्टर",
  psychiatrist:
    "depression, udaasi, schizophrenia, manasik rog, dimaag ki dawai, anxiety, bipolar, NIMHANS, mental, tension, neend nahi, OCD, vaham, suicide thoughts, ECT, मानसिक रोग, अवसाद, मनोचिकित्सक",
  dermatologist:
    "skin, twacha, chamdi, pimple, muhase, daad, khujli, acne, ringworm, safed daag, baal jhadna, kushth, leprosy, mole, eczema, त्वचा, मुहांसे, दाद, खुजली",
  neurologist:
    "nas, nason ka doctor, dimaag, mirgi, daura, migraine, sir dard, lakwa, stroke, epilepsy, fits, parkinson, EEG, haath kaanpna, nerve, मिर्गी, लकवा, नसों, माइग्रेन",
  radiologist:
    "X-ray, CT scan, MRI, ultrasound, scan padhna, film, sonography, scan report, mammogram, haddi ki film, imaging, dark room, doppler, chhaya, contrast, एक्सरे, सीटी स्कैन, अल्ट्रासाउंड",
  oncologist:
    "cancer, chemotherapy, chemo, tumour, ganth, Tata Memorial, kainsar, baal jhadna, leukaemia, breast cancer, immunotherapy, karkrog, stage four, biopsy, blood cancer, कैंसर, कीमो, कर्करोग",
  pathologist:
    "biopsy, tissue, slide, microscope, ganth ka tukda, blood sample, lab doctor, FNAC, histopathology, khoon jaanch, stain, pathology lab, cells, Pap smear, sookshmdarshi, बायोप्सी, पैथोलॉजी, खून की जांच",
  endocrinologist:
    "thyroid, hormone, diabetes, sugar, insulin, PCOS, growth hormone, gland, granthi, height nahi badhna, motapa, TSH, pituitary, goitre, ghengha, थायराइड, हार्मोन, ग्रंथि",
  nephrologist:
    "kidney, gurda, gurde, dialysis, creatinine, kidney fail, transplant, peshab, urine protein, sujan, kidney doctor, CKD, urea, blood filter, fistula, किडनी, गुर्दा, डायलिसिस",
  gastroenterologist:
    "pet, stomach, acidity, gas, endoscopy, liver, ulcer, kabz, colonoscopy, jaundice, piliya, dast, IBS, aant, hepatitis, पेट, लिवर, एंडोस्कोपी, पीलिया",
  pulmonologist:
    "phephde, lungs, asthma, dama, TB, saans, khansi, inhaler, chest, nebuliser, pneumonia, COPD, bronchoscopy, balgam, saans phoolna, फेफड़े, दमा, सांस, टीबी",
  "family-physician":
    "family doctor, ghar ka doctor, mohalla clinic, purana doctor, dada dadi, poora parivar, home visit, neighbourhood clinic, bukhar, sardi jukam, BP, nabz, generations, khandani, trusted doctor, पारिवारिक डॉक्टर, मोहल्ला, घर का डॉक्टर",
  geriatrician:
    "budhape, bujurg, buzurg, old age, dementia, bhoolna, dada dadi, elderly, vriddh, senior citizen, girna, falls, alzheimer, bahut saari goliyan, budhe, बुजुर्ग, बुढ़ापा, वृद्ध",
  "forensic-pathologist":
    "postmortem, post mortem, autopsy, laash, dead body, murda, murdaghar, mortuary, maut ka kaaran, zeher, murder, court gawahi, shav, viscera, poison, पोस्टमार्टम, लाश, शव, मुर्दाघर",
  "sports-medicine-physician":
    "khiladi, cricketer, sports injury, ligament, ACL, ghutna, moch, athlete, hamstring, fitness test, NCA, doping, player, footballer, return to play, खिलाड़ी, चोट, मोच, घुटना",
  rheumatologist:
    "gathiya, arthritis, jodo ka dard, joint pain, lupus, autoimmune, sujan, uric acid, gout, subah akdan, ungliyan tedhi, spondylitis, stiff joints, rheumatoid, vaat, गठिया, जोड़ों का दर्द, यूरिक एसिड",
  haematologist:
    "khoon, blood, anaemia, thalassemia, haemophilia, leukaemia, platelets, haemoglobin, khoon ki kami, bone marrow, clotting, sickle cell, blood cancer, transfusion, khoon nahi rukna, खून की कमी, थैलेसीमिया, रक्त रोग",
  allergist:
    "allergy, chheenk, sneezing, pollen, dust, skin prick, parag, moongfali, wheeze, hives, pitti, paaltu billi, asthma, rash, hay fever, immunotherapy, एलर्जी, छींक, पित्ती",
  "infectious-disease-specialist":
    "infection, sankraman, HIV, TB, dengue, covid, virus, bacteria, antibiotic, lamba bukhar, typhoid, superbug, malaria, fungal, keetanu, संक्रमण, वायरस, लंबा बुखार",
  neonatologist:
    "NICU, premature, incubator, newborn, navjaat, satmasa, kam wazan, preterm, sheeshe ka dabba, jaundice, nursery, baby ventilator, phototherapy, low birth, kangaroo care, नवजात, एनआईसीयू, सतमासा",
  "rehabilitation-physician":
    "stroke recovery, lakwa, spine injury, reedh ki chot, wheelchair, amputee, kata pair, PMR, rehab, physiatrist, paralysis, viklang, splint, botox spasticity, walking again, लकवा, पुनर्वास, व्हीलचेयर",
  "radiation-oncologist":
    "radiation, sikai, radiotherapy, cancer, tumour, linac, cobalt, radiation dose, kirnein, brachytherapy, Tata Memorial, mask, rays, cancer sikai, ganth, रेडिएशन, सिकाई, कैंसर, किरण",
  hospitalist:
    "ward round, admitted patients, bharti mareez, ward doctor, inpatient, discharge, IPD, bed to bed, resident, admission, hospital ward, specialists, file summary, vital signs, roz dekhna, वार्ड, भर्ती मरीज, छुट्टी देना",
  "clinical-geneticist":
    "genetic, gene, DNA, rare disease, anuvanshik, down syndrome, khandani bimari, chromosome, karyotype, inherited, janmajat, thalassemia carrier, mutation, family tree, syndrome, आनुवंशिक, जीन, डीएनए",
  "reproductive-endocrinologist":
    "IVF, test tube baby, infertility, banjhpan, bachcha nahi hona, embryo, egg freezing, sperm, conceive, hormone injection, fertility, IUI, nisantan, surrogacy, PCOS, आईवीएफ, निःसंतान, बांझपन",
  diabetologist:
    "sugar, diabetes, insulin, madhumeh, HbA1c, glucometer, meetha, sugar ki bimari, metformin, blood sugar, glucose, pair sunn, pump, diet chart, prediabetes, मधुमेह, शुगर, इंसुलिन",
  sexologist:
    "gupt rog, sex problem, mardana kamzori, namardi, erectile, sexual health, shighrapatan, intimacy, libido, kamzori, STD, couple, yaun rog, sex education, viagra, यौन रोग, गुप्त रोग, मर्दाना कमजोरी",
  "general-surgeon":
    "appendix, hernia, operation, gallbladder, pitt ki thaili, pathri, bawaseer, laparoscopy, doorbeen operation, keyhole, cheera, taanke, stitches, scalpel, piles, ऑपरेशन, अपेंडिक्स, हर्निया, चीरा",
  "orthopaedic-surgeon":
    "haddi, bone, fracture, plaster, ghutna, knee replacement, rod, haddi tootna, steel plate, kulha, hip, joint, kamar, plaster chadhana, screw, हड्डी, फ्रैक्चर, प्लास्टर, घुटना",
  neurosurgeon:
    "brain operation, dimaag ka operation, dimag, brain tumour, reedh, spine surgery, khopdi, skull, head injury, slip disc, clot, sir ki chot, craniotomy, nerve, aneurysm, दिमाग का ऑपरेशन, ब्रेन ट्यूमर, रीढ़",
  "cardiac-surgeon":
    "bypass, open heart, heart operation, dil ka operation, valve, chhati kholna, heart transplant, CABG, heart lung, dil me chhed, aorta, Narayana Hrudayalaya, chest cut, pacing, artery graft, बाईपास, दिल का ऑपरेशन, वाल्व",
  "plastic-surgeon":
    "plastic surgery, naak ki surgery, nose job, jala hua, burn, chehra theek, skin graft, liposuction, cosmetic, cleft lip, kata honth, hair transplant, facelift, acid attack, daag, प्लास्टिक सर्जरी, जला हुआ, चेहरा",
  ophthalmologist:
    "aankh, eye, motiyabind, cataract, retina, kaala motia, glaucoma, LASIK, aankh ka operation, nazar, cornea, parda, netra, Sankara Nethralaya, Aravind, आंख, मोतियाबिंद, नेत्र, रेटिना",
  "ear-nose-and-throat-specialist":
    "kaan, naak, gala, ENT, tonsil, sinus, kaan behna, kaan dard, naksir, ear, throat, behrapan, kaan ka parda, voice, snoring, कान, नाक, गला, टॉन्सिल",
  urologist:
    "peshab, pathri, kidney stone, prostate, mutra, bladder, urine, gurde ki pathri, catheter, peshab ki nali, UTI, lithotripsy, peshab me jalan, nasbandi, stent, पेशाब, पथरी, मूत्र, प्रोस्टेट",
  "paediatric-surgeon":
    "bachche ka operation, newborn surgery, birth defect, janmajat, navjaat, baby surgery, undescended, hernia baby, cleft, child operation, shishu, spina bifida, chhote bachche, siamese twins, hypospadias, बच्चे का ऑपरेशन, नवजात, जन्मजात",
  "transplant-surgeon":
    "transplant, organ donation, angdaan, kidney transplant, liver transplant, brain dead, donor, pratyaropan, green corridor, gurda badalna, NOTTO, jigar, rejection, waiting list, organ, अंगदान, प्रत्यारोपण, लिवर ट्रांसप्लांट",
  "maxillofacial-surgeon":
    "jabda, jaw, akal daadh, wisdom tooth, jaw fracture, muh nahi khulna, facial bones, chehre ki haddi, oral surgeon, TMJ, cleft palate, MDS, mouth cancer, plate screw, daadh, जबड़ा, अक्ल दाढ़, मुंह",
  "vascular-surgeon":
    "varicose veins, nas, nason ka operation, neeli nasein, artery block, pair kaala, gangrene, DVT, khoon ka thakka, carotid, leg artery, fistula, vein, aneurysm, pair ki nas, नस, वैरिकोज, गैंग्रीन",
  "thoracic-surgeon":
    "phephda operation, lung surgery, chest surgery, chhati, lung cancer, food pipe, khane ki nali, oesophagus, gullet, pleura, pasli, chest tube, VATS, lobectomy, empyema, फेफड़े का ऑपरेशन, छाती, भोजन नली",
  "colorectal-surgeon":
    "bawaseer, piles, fistula, bhagandar, fissure, colon, badi aant, aant ka cancer, rectum, potty me khoon, colostomy, stoma bag, bowel, guda, colonoscopy, बवासीर, भगंदर, आंत",
  "surgical-oncologist":
    "cancer operation, cancer surgery, tumour nikalna, ganth nikalna, breast cancer, muh ka cancer, tambaku cancer, Tata Memorial, mastectomy, lump, margin, jeebh, lymph nodes, kainsar, oral cancer, कैंसर ऑपरेशन, गांठ, ट्यूमर",
  "trauma-surgeon":
    "accident, road accident, trauma centre, bleeding, khoon behna, goli lagna, gunshot, AIIMS trauma, golden hour, haadsa, crash, chaku, internal bleeding, ghayal, emergency operation, ट्रॉमा सेंटर, दुर्घटना, खून बहना",
  anaesthesiologist:
    "behosh, behoshi, anaesthesia, sunn karna, operation se pehle, injection reedh, sulana, OT, epidural, gas mask, spinal, neend ka injection, numb, unconscious, intubation, बेहोशी, बेहोश, सुन्न, एनेस्थीसिया",
  "pain-medicine-physician":
    "dard, chronic pain, purana dard, nerve block, kamar dard, sciatica, pain clinic, dard ka injection, morphine, slip disc, migraine, back pain, cancer pain, opioid, neuralgia, दर्द, पुराना दर्द, कमर दर्द",
  intensivist:
    "ICU, ventilator, critical, coma, life support, organ failure, gambhir mareez, sepsis, monitor, CCU, vents, nazuk haalat, intensive care, covid ICU, jeevan rakshak, आईसीयू, वेंटिलेटर, गंभीर मरीज",
  "emergency-physician":
    "casualty, emergency ward, saanp kata, snakebite, accident, heart attack, zeher khana, CPR, trauma, ambulance, ER, stretcher, poisoning, apaatkaal, triage, इमरजेंसी, सांप काटना, कैजुअल्टी",
  dentist:
    "daant, dant, teeth, keeda, cavity, daant nikalna, masude, filling, drill, BDS, daant dard, tooth, RCT, dental chair, scaling, दांत, कीड़ा, मसूड़े, दंत चिकित्सक",
  orthodontist:
    "braces, tede daant, tedhe medhe, daant me taar, aligner, Invisalign, wire, crooked teeth, retainer, clip, daant seedhe, gap, rubber band, bahar nikle daant, smile, ब्रेसेस, टेढ़े दांत, तार",
  prosthodontist:
    "nakli daant, battisi, denture, crown, bridge, implant, daant lagana, cap, false teeth, buddhe ke daant, jabda, full set, veneer, bite, artificial teeth, नकली दांत, बत्तीसी, डेंचर",
  "dental-hygienist":
    "daant ki safai, tartar, scaling, brush karna, plaque, peele daant, floss, teeth cleaning, polish, toothbrush, masude, muh ki badboo, fluoride, yellow teeth, mouthwash, दांत सफाई, टार्टर, पीले दांत",
  "dental-assistant":
    "dentist ka helper, suction, thook pipe, dental chair, auzaar pakdana, autoclave, daant clinic, tray, dental X-ray, daant, sterilise, cotton roll, saliva, gloves, appointment, दांत क्लिनिक, सक्शन, सहायक",
  "dental-technician":
    "dental lab, nakli daant, denture, porcelain, ceramic, wax, mom, crown banana, saancha, impression, zirconia, daant ka mould, plaster model, bridge, CAD milling, नकली दांत, सांचा, डेंटल लैब",
  optometrist:
    "chashma number, nazar, eye test, akshar padhna, power, chashma, letter chart, contact lens, aankh test, spectacles, dhundhla, refraction, Lenskart, trial frame, myopia, चश्मा, नजर, आंख जांच",
  "dispensing-optician":
    "chashma, chashme ki dukaan, frame, spectacles, Lenskart, Titan Eye, lens fitting, goggles, sunglasses, pupil distance, eyewear, nose pad, progressive, naak par fit, dandi, चश्मा, फ्रेम, चश्मे की दुकान",
  orthoptist:
    "bhengapan, squint, tirchi aankh, lazy eye, eye patch, prism, crossed eyes, bhenga, double vision, aankh ki exercise, bachche ki aankh, amblyopia, convergence, patti, eye muscles, भेंगापन, तिरछी आंख, आंख की पट्टी",
  "ophthalmic-technician":
    "eye drops, aankh me drop, eye pressure, aankh ka pressure, eye hospital, slit lamp, putli failana, pupil dilate, aankh, tonometer, field test, retina photo, netra, eye camp, Aravind, आंख में दवा, आंख का प्रेशर, नेत्र सहायक",
  endodontist:
    "root canal, RCT, nas nikalna, daant ki nas, daant dard, tooth pain, pulp, infected tooth, jad, file, microscope, sadan, daant bachana, gutta percha, abscess, रूट कैनाल, दांत की नस, जड़",
  periodontist:
    "masude, gum, bleeding gums, masude se khoon, pyorrhea, payria, hilte daant, implant, gum surgery, loose teeth, bone loss, deep cleaning, muh ki badboo, gum disease, flap, मसूड़े, पायरिया, हिलते दांत",
  paedodontist:
    "bachcho ke daant, doodh ke daant, milk teeth, kids dentist, chocolate daant, bachcha rona, cavity, thumb sucking, angutha choosna, child teeth, drill ka dar, pediatric dentist, sealant, fluoride, kids, दूध के दांत, बच्चों के दांत",
  "artificial-eye-maker":
    "nakli aankh, artificial eye, pathar ki aankh, ocularist, false eye, glass eye, eye socket, aankh ka gaddha, iris paint, putli rangna, prosthetic eye, ek aankh, mould, acrylic, khaali aankh, नकली आंख, पत्थर की आंख, पुतली",
  "optical-laboratory-technician":
    "lens grinding, lens ghisna, chashme ka kaanch, lens cutting, edging, power lens, chashma, coating, bifocal, polishing, Essilor, lens lab, glass ghisai, frame me lens, blue cut, लेंस घिसना, चश्मे का कांच",
  "registered-nurse":
    "nurse, sister, injection, sui, drip, glucose chadhana, ward, safed kapde, GNM, BSc nursing, hospital, BP naapna, thermometer, mareez, night duty, नर्स, सिस्टर, इंजेक्शन, वार्ड",
  "critical-care-nurse":
    "ICU, ventilator, ICU nurse, monitor, drip, critical, coma, suction, infusion pump, beep, CCU, nazuk mareez, life support, oxygen, tracheostomy, आईसीयू नर्स, वेंटिलेटर, गंभीर मरीज",
  "operating-room-nurse":
    "OT nurse, operation theatre, scrub, kainchi pakdana, scalpel, forceps, surgeon, sterile, hare kapde, sponge count, instruments, OT, gauze, operation, surgical tray, ओटी नर्स, ऑपरेशन थिएटर, कैंची",
  "paediatric-nurse":
    "bachcho ki nurse, children ward, chhoti sui, tiny vein, baby, cannula, nebuliser, PICU, bachche ka injection, child patient, kids, rota bachcha, syrup dose, bal ward, toys, बच्चों की नर्स, बच्चा वार्ड, शिशु",
  "psychiatric-nurse":
    "mental hospital, pagalkhana, mansik rogi, NIMHANS, psychiatric ward, depression, schizophrenia, suicide watch, mansik aspatal, calming, mental ward, restraint, mood, hallucination, Ranchi, मानसिक अस्पताल, मानसिक रोगी, नर्स",
  "community-health-nurse":
    "ghar ghar, home visit, tika, tikakaran, vaccination, school health, garbhwati, PHC, mother child, health camp, immunisation, polio, CHO, basti, public health, टीकाकरण, घर घर, स्वास्थ्य केंद्र",
  "nurse-practitioner":
    "senior nurse, nurse jo dawai likhe, prescribe, protocol, examination, nurse clinic, CHO, bina doctor, wellness centre, NPCC, treatment start, primary care, stethoscope, MSc nursing, independent nurse, नर्स, प्राथमिक उपचार, दवा लिखना",
  "nurse-anaesthetist":
    "behosh, behoshi, anaesthesia, OT, operation theatre, saans dekhna, sulane ki dawai, nurse, oxygen, breathing tube, sedation, injection, recovery room, gas, unconscious, बेहोशी, एनेस्थीसिया, नर्स",
  midwife:
    "dai, daai, normal delivery, prasav, bachcha janm, naal kaatna, labour room, jachcha, delivery, umbilical, childbirth, birthing, garbhwati, prasuti, jaccha bachcha, दाई, प्रसव, नाल, जच्चा",
  "auxiliary-nurse-midwife":
    "ANM, sub-centre, upkendra, gaon ki nurse, tika, iron ki goli, vaccination, garbhwati, polio drops, ASHA didi, folic acid, MCP card, behenji, VHND, nasbandi camp, एएनएम, उपकेंद्र, टीका, आयरन की गोली",
  "licensed-practical-nurse":
    "patti karna, dressing, wound, zakhm, mareez ko khilana, sponge bath, bedpan, nurse ki helper, nursing aide, GNM, BP naapna, ward, chadar badalna, feeding, junior nurse, पट्टी, जख्म, मरहम",
  "nursing-director":
    "matron, chief nurse, nursing superintendent, duty roster, head nurse, nurse bharti, NABH, nurses ki duty, shift chart, nursing staff, CNO, ward audit, badi sister, hospital, nursing head, मैट्रन, नर्सिंग अधीक्षक, ड्यूटी रोस्टर",
  "dialysis-nurse":
    "dialysis, kidney, gurda, fistula, khoon saaf, dialyser, needle, heparin, kidney patient, hafte me teen, dry weight, creatinine, catheter, blood line, renal, डायलिसिस, किडनी, खून साफ",
  "infection-control-nurse":
    "hand wash, haath dhona, sanitiser, keetanu, hospital infection, germs, isolation, sterilise, swab, superbug, PPE, gloves, HAI, biomedical waste, MRSA, outbreak, संक्रमण नियंत्रण, कीटाणु, हाथ धोना",
  "palliative-care-nurse":
    "hospice, antim samay, last stage, dying, marte hue, morphine, dard kam, cancer home care, end of life, terminal, ghar par dekhbhal, bedsore, CanSupport, comfort, Kerala palliative, अंतिम समय, दर्द राहत, कैंसर मरीज",
  "oncology-nurse":
    "chemotherapy, chemo, kimo, cancer ward, cancer nurse, chemo port, ulti, baal jhadna, drip, day care chemo, Tata Memorial, vein burn, cytotoxic, kainsar, PICC, कीमो, कैंसर नर्स, कैंसर वार्ड",
  "school-nurse":
    "school, sick room, infirmary, school medical, chot lagna, ghutna chhilna, band-aid, students, eye test, height weight, pet dard bahana, first aid, medical room, deworming, bachche, स्कूल नर्स, मेडिकल रूम, पट्टी",
  "occupational-health-nurse":
    "factory nurse, factory dispensary, worker, karkhana, first aid, hearing test, audiometry, mazdoor ki sehat, industrial, plant clinic, lung test, worker checkup, chot, heat stroke, noise, कारखाना नर्स, फैक्ट्री डिस्पेंसरी, मजदूर",
  physiotherapist:
    "physio, exercise, kamar dard, frozen shoulder, ghutna, stiff knee, sikai, lakwa, stroke, BPT, akdan, ultrasound therapy, TENS, slip disc, vyayam, फिजियो, व्यायाम, कमर दर्द, लकवा",
  "occupational-therapist":
    "kapde pehnana, button lagana, daily activities, autism, haath ka therapy, handwriting, sensory, stroke recovery, OT therapy, ADL, chammach pakadna, fine motor, splint, rozmarra, grip, दैनिक कार्य, ऑटिज्म, बटन लगाना",
  "speech-therapist":
    "hakla, haklana, stammering, totla, bolna, bachcha nahi bolta, speech delay, tutlana, lisp, uchcharan, aphasia, speech, pronunciation, BASLP, AIISH, हकलाना, तुतलाना, बोलना",
  audiologist:
    "kaan, hearing, sunai, behra, oonchha sunna, hearing aid, audiogram, beep, headphone test, cochlear, newborn hearing, sound booth, behrapan, deaf, kaan ki jaanch, सुनाई, कान की जांच, बहरा",
  "respiratory-therapist":
    "oxygen, ventilator, saans, nebuliser, balgam, suction, BiPAP, CPAP, phephde, breathing, spirometry, cylinder, lungs, mucus, ABG, सांस, ऑक्सीजन, फेफड़े, बलगम",
  prosthetist:
    "nakli pair, Jaipur foot, artificial leg, nakli haath, kata pair, amputee, stump, prosthetic, kritrim ang, socket, viklang, bionic hand, ALIMCO, limb, langda, नकली पैर, जयपुर फुट, कृत्रिम अंग",
  "radiation-therapist":
    "radiation, cancer sikai, linac, radiotherapy, sikai, cancer mareez, mask, beam, cobalt, dose, treatment room, Tata Memorial, kirnein, RTT, bunker, सिकाई, रेडिएशन, कैंसर",
  "recreation-therapist":
    "games, khel, outing, mareez ko bahlana, picnic, ludo, carrom, mood fresh, hobby, rehab centre, old age home, leisure, gardening, manoranjan, activity, मनोरंजन, खेल, पिकनिक",
  "art-therapist":
    "drawing, painting, chitra, clay, mitti, rang, crayons, mann ki baat, trauma, rangon se, sketch, emotions, bhavnaye, healing, brush, चित्र, रंग, कला चिकित्सा",
  "music-therapist":
    "sangeet, gaana, song, raag, autism, guitar, dholak, tabla, healing music, dhun, singing, rhythm, dementia, sur, instrument, संगीत चिकित्सा, गाना, राग",
  "massage-therapist":
    "maalish, massage, spa, tel, oil, body massage, kamar dabana, pair dabana, champi, shoulder knots, head massage, Thai spa, aromatherapy, relax, muscles, मालिश, तेल, चंपी",
  chiropractor:
    "haddi chatkana, crack, reedh, spine, back crack, gardan chatkana, neck, adjustment, tak tak awaaz, kamar, slip disc, bone setting, joint pop, alignment, posture, रीढ़, चटकाना, गर्दन",
  "physiotherapy-assistant":
    "physio helper, hot pack, sikai, traction, exercise ginna, gardan kheechna, heat lamp, wax bath, walker, cycling, TENS, physio clinic, resistance band, garam patti, wheelchair, फिजियो सहायक, सिकाई, ट्रैक्शन",
  "rehabilitation-counsellor":
    "divyang, viklang, disability, wheelchair, UDID, punarvas, viklang naukri, blind, deaf, disabled jobs, aids, RCI, skill training, viklang pension, quota, दिव्यांग, विकलांग, पुनर्वास",
  "clinical-psychologist":
    "psychologist, therapy, depression, anxiety, CBT, mann ki bimari, IQ test, trauma, OCD, phobia, RCI, MPhil, mental health, NIMHANS, bina dawai, मनोवैज्ञानिक, थेरेपी, मानसिक",
  "counselling-psychologist":
    "counselling, breakup, exam stress, grief, tension, akelapan, dukh, dil tootna, pareshani sunna, counsellor, Kota students, self esteem, rona, talk, heartbreak, काउंसलिंग, तनाव, अकेलापन",
  neuropsychologist:
    "yaaddasht, memory test, brain injury, sir ki chot, dementia, bhoolna, stroke, dimaag test, attention, puzzle blocks, concussion, cognitive, language loss, alzheimer, epilepsy surgery, याददाश्त, दिमागी चोट, भूलना",
  "marriage-counsellor":
    "pati patni, husband wife, jhagda, talaq, divorce, couple, shaadi bachana, saas bahu, rishta, family court, couple therapy, relationship, gharelu kalah, mediation, affair, पति पत्नी, तलाक, झगड़ा, रिश्ता",
  "addiction-counsellor":
    "nasha, nasha mukti, sharab chhudana, drugs, daru, rehab, de-addiction, alcoholic, ganja, chitta, heroin, smack, relapse, lat, AA meeting, नशा, नशा मुक्ति, शराब, लत",
  "mental-health-social-worker":
    "mansik rogi, mental hospital, halfway home, pension, mental illness, rescue, parivar se milana, Banyan, ghar wapsi, PSW, homeless, disability certificate, discharge, sadak par, rehabilitation, मानसिक रोगी, समाज सेवक, पुनर्वास",
  "behaviour-analyst":
    "ABA, autism, ziddi bachcha, tantrum, reward, star chart, gussa, behaviour, aadat, special child, maarna kaatna, reinforcement, ADHD, token, hyperactive, ऑटिज्म, व्यवहार, जिद्दी बच्चा",
  podiatrist:
    "pair, foot, feet, nakhun, ingrown nail, diabetic foot, pair ka zakhm, ulcer, gokhru, corn, edi, heel, ankle, talva, insole, पैर, नाखून, पैर का घाव, एड़ी",
  orthotist:
    "brace, calliper, kamar belt, splint, polio, insole, tedhe pair, clubfoot, kamzor pair, collar, scoliosis, orthosis, AFO, ALIMCO, support belt, कैलिपर, पोलियो, बेल्ट",
  "hearing-aid-technician":
    "hearing aid, kaan ki mashin, sunne ki mashin, ear mould, seeti awaaz, battery, receiver, programming, volume, kaan, whistling, behra, ear wax, Signia, repair, कान की मशीन, हियरिंग एड, सुनना",
  "speech-therapy-assistant":
    "bolna sikhana, sound games, flash cards, ka kha ga, uchcharan, chhote bachche, tutlana, speech, picture cards, repeat words, lip exercise, therapy centre, phoonk marna, bubbles, haklana, बोलना सिखाना, उच्चारण, तुतलाना",
  "cardiac-rehabilitation-specialist":
    "heart attack ke baad, bypass ke baad, cardiac rehab, dil ke mareez, walking, treadmill, stent ke baad, heart recovery, exercise, chest scar, pulse, heart patient, cycling, BP monitor, tehalna, हृदय पुनर्वास, बाईपास के बाद, टहलना",
  "exercise-physiologist":
    "treadmill test, TMT, VO2 max, exercise, heart rate, stamina, athlete lab, mask pehen ke daudna, endurance, fitness test, lactate, obesity, daudna, vyayam, calories, व्यायाम, ट्रेडमिल, स्टैमिना",
  "play-therapist":
    "khilone, toys, gudiya, sand tray, puppets, bachche ka dar, abused child, trauma, khel khel me, sehma bachcha, dolls, child therapy, drawing, playroom, kathputli, खिलौने, गुड़िया, खेल चिकित्सा",
  "health-psychologist":
    "smoking chhodna, quit smoking, cigarette, dawai khane ki aadat, chronic illness, stress, dard sehna, lifestyle, cancer coping, diabetes motivation, weight loss, beedi, habits, pain coping, bimari ka dukh, धूम्रपान छोड़ना, तनाव, आदत",
  "ayurvedic-physician":
    "ayurved, ayurveda, vaidya, vaid, jadi booti, nadi dekhna, nabz, kadha, BAMS, churna, vaat pitt kaf, dosha, herbs, chyawanprash, Patanjali, आयुर्वेद, वैद्य, जड़ी बूटी, काढ़ा",
  "homeopathic-physician":
    "homeopathy, homoeopathy, meethi goli, safed goli, BHMS, choti goliyan, sweet pills, dilution, arnica, globules, meethi davai, thuja, potency, nux vomica, drops, होम्योपैथी, मीठी गोली, सफेद गोली",
  "unani-physician":
    "hakim, hakeem, unani, Hamdard, hikmat, BUMS, cupping, hijama, majoon, sharbat, khamira, nabz, jadi booti, humours, Rooh Afza, हकीम, यूनानी, हिजामा",
  "siddha-physician":
    "siddha, Tamil medicine, Tamil Nadu, varma, varmam, BSMS, nilavembu, kashayam, Agastya, siddhar, palm leaf, herbs, Chennai, vaithiyar, parpam, सिद्ध चिकित्सा, तमिल, वर्म",
  naturopath:
    "naturopathy, prakritik chikitsa, mitti lep, mud pack, upvas, fasting, BNYS, steam bath, jal chikitsa, raw juice, nature cure, enema, sunbath, bina dawai, Jindal, प्राकृतिक चिकित्सा, मिट्टी लेप, उपवास",
  acupuncturist:
    "sui, suiyan, needles, acupuncture, Chinese, points, sui chubhona, acupressure, meridian, pain relief, patli sui, chi, migraine, moxa, cheeni paddhati, सुई, एक्यूपंक्चर, सुइयां",
  "yoga-therapist":
    "yoga, yog, aasan, pranayam, yogasan, saans, breathing, dhyan, meditation, surya namaskar, kapalbhati, back pain, SVYASA, yoga mat, anulom vilom, योग, आसन, प्राणायाम",
  "panchakarma-therapist":
    "panchakarma, tel maalish, shirodhara, abhyanga, steam, swedan, Kerala, ayurvedic massage, basti, oil, matthe par tel, tail, ayurveda spa, vaidya, detox, पंचकर्म, शिरोधारा, तेल मालिश",
  pharmacist:
    "medical store, chemist, dawai ki dukaan, dawai, tablet, parchi, prescription, Apollo pharmacy, D.Pharm, B.Pharm, goli, syrup, strip, dava, expiry, मेडिकल स्टोर, दवाई, केमिस्ट",
  "clinical-pharmacist":
    "Pharm.D, dose adjust, ward pharmacist, drug interaction, antibiotic dose, hospital pharmacy, ward round, dawai ki matra, kidney dose, side effect, prescription review, ICU dose, drug chart, medicine advice, overdose, दवा की मात्रा, फार्म डी, अस्पताल",
  "pharmacy-technician":
    "tablet ginna, goli ginna, label, vaccine fridge, cold chain, dawai packing, strips, hospital pharmacy, dispensary, dawai ka stock, syrup bottle, dawai nikalna, expiry, pill counter, Jan Aushadhi, गोली गिनना, दवा, डिस्पेंसरी",
  "drug-safety-associate":
    "pharmacovigilance, side effect, adverse event, dawai se nuksan, ADR, MedDRA, Argus, case processing, reaction, dushprabhav, causality, drug safety, narrative, PvPI, dawai ka reaction, दुष्प्रभाव, साइड इफेक्ट, दवा सुरक्षा",
  "drug-regulatory-affairs-specialist":
    "dossier, CDSCO, USFDA, drug approval, nayi dawai ki manzoori, eCTD, regulatory, ANDA, DCGI, pharma licence, dawai approval, submission, label text, clinical data, registration, दवा मंजूरी, डोजियर, औषधि नियामक",
  "medical-representative":
    "MR, doctor visit, sample dawai, pharma sales, bag wala, tie, free sample, doctor se milna, clinic ke bahar, visual aid, target, Cipla, Sun Pharma, medicine brand, chemist visit, एमआर, दवा कंपनी, सैंपल दवा",
  "medical-laboratory-technologist":
    "blood test, khoon jaanch, culture, lab, microscope, MLT, BMLT, centrifuge, reagent, biochemistry, thyroid test, pathology, Dr Lal, serum, quality control, खून की जांच, लैब, कल्चर",
  "medical-laboratory-technician":
    "DMLT, lab, slide, stain, khoon ka sample, urine test, peshab jaanch, test tube, analyser, pathology lab, malaria slide, microscope, Thyrocare, CBC, stool, लैब, स्लाइड, पेशाब जांच",
  phlebotomist:
    "khoon nikalna, khoon lena, blood sample, sui, needle, nas, vein, tourniquet, test tube, ghar se sample, home collection, syringe, prick, rubber band, cotton, खून निकालना, नस, सुई, सैंपल",
  radiographer:
    "X-ray, eksre, haddi ki photo, film, haddi, lead apron, saans roko, fracture, chest X-ray, X-ray technician, hilna mat, plate, CT scan, radiation, portable, एक्सरे, हड्डी, फिल्म",
  "mri-technologist":
    "MRI, chumbak, magnet, tunnel, metal utarna, thak thak awaaz, ghabrahat, claustrophobia, brain scan, spine scan, gufa, headphones, contrast, coil, helium, एमआरआई, चुंबक, सुरंग",
  sonographer:
    "ultrasound, sonography, gel, probe, echo, doppler, pet par gel, garbh me bachcha, baby scan, thanda gel, vein scan, screen par bachcha, echocardiography, transducer, foetus, अल्ट्रासाउंड, सोनोग्राफी, जेल",
  "nuclear-medicine-technologist":
    "PET scan, radioactive, tracer, nuclear, gamma camera, isotope, bone scan, radioactive injection, thyroid scan, iodine, cancer scan, FDG, lead box, half-life, BARC, पेट स्कैन, रेडियोधर्मी, न्यूक्लियर",
  "electrocardiograph-technician":
    "ECG, EKG, dil ki jaanch, chhati par taar, leads, electrode, graph paper, dhadkan, heart tracing, TMT, Holter, chipkana, tedhi line, pulse, gel, ईसीजी, धड़कन, दिल की जांच",
  "cath-lab-technician":
    "cath lab, angiography, angioplasty, stent, catheter, balloon, guide wire, heart artery, dil ki nas, blockage, lead apron, contrast dye, heart attack, fluoroscopy, pacemaker, कैथ लैब, स्टेंट, एंजियोग्राफी",
  histotechnologist:
    "tissue, wax, paraffin wax, paraffin, microtome, slide, biopsy, patla tukda, stain, slice, section, utak, formalin, रंगना, मोम, ऊतक, बायोप्सी, स्लाइड",
  cytotechnologist:
    "cells, koshika, pap smear, slide, microscope, cancer cell, fnac, smear, cervix, screening, khurdbeen, sookshmdarshi, malignant, कोशिका, खुर्दबीन, स्लाइड, कैंसर",
  "blood-bank-technologist":
    "blood bank, khoon, rakt, blood group, crossmatch, o negative, platelets, plasma, donor, khoon thaili, transfusion, unit, raktdaan, खून, रक्त, ब्लड बैंक, ब्लड ग्रुप, red cross",
  "eeg-technologist":
    "eeg, brain waves, electrode, dimag tarang, mirgi, epilepsy, scalp, sir taar, gel, seizure, daura, neuro, dimag, मिर्गी, दिमाग, इलेक्ट्रोड, दौरा, nimhans",
  "sleep-technologist":
    "sleep, neend, snoring, kharate, sleep apnea, cpap, sleep lab, raat bhar, sote hue, polysomnography, insomnia, saans rukna, mask, नींद, खर्राटे, सोना, अनिद्रा",
  embryologist:
    "ivf, embryo, test tube, egg, sperm, bhrun, fertility, anda, shukranu, incubator, icsi, nisantan, infertility, ivf lab, भ्रूण, शुक्राणु, टेस्ट ट्यूब, आईवीएफ",
  "clinical-research-coordinator":
    "clinical trial, volunteer, drug trial, consent form, subject, dawa parikshan, enrol, trial site, ethics committee, placebo, protocol, nayi dawa, vaccine trial, दवा परीक्षण, ट्रायल, सहमति, वॉलंटियर",
  "clinical-research-associate":
    "clinical trial, site visit, monitoring, sponsor, cro, iqvia, gcp, source data, case report, audit, drug trial, dawa parikshan, hospital visit, site monitor, ट्रायल निगरानी, दवा परीक्षण, क्लिनिकल ट्रायल",
  "medical-device-sales-representative":
    "stent, implant, pacemaker, scanner, ultrasound bechna, ventilator, surgeon demo, medtronic, surgical instruments, upkaran bechna, knee implant, mri bechna, cath lab, tender, स्टेंट, इम्प्लांट, पेसमेकर, उपकरण बेचना",
  paramedic:
    "ambulance, emergency, accident, cpr, airway, bleeding, khoon rokna, siren, 108, ghayal, first aid, durghatna, defibrillator, golden hour, एम्बुलेंस, घायल, दुर्घटना, प्राथमिक उपचार",
  "emergency-medical-technician":
    "108, ambulance, oxygen, stretcher, first aid, emt, siren, accident, ghayal, cpr, splint, durghatna, marham patti, एम्बुलेंस, स्ट्रेचर, ऑक्सीजन, घायल, इमरजेंसी",
  "operation-theatre-technician":
    "operation theatre, ot, ot table, ot light, surgery taiyari, green gown, scrubs, auzaar, scalpel, sterile, cautery, trolley, c-arm, ऑपरेशन थिएटर, ओटी, औजार, सर्जरी, शल्य कक्ष",
  perfusionist:
    "heart lung, bypass, dil pump, ecmo, open heart, heart surgery, dil operation, oxygenator, cardiac, dhadkan, perfusion, khoon pump, oxygen, हृदय, दिल, बाईपास, ओपन हार्ट, फेफड़ा",
  "anaesthesia-technician":
    "anaesthesia, behosh, behoshi, gas cylinder, boyle apparatus, syringe, laryngoscope, tube, sunn karna, ventilator, mask, intubation, anesthesia, बेहोशी, बेहोश, सुन्न, एनेस्थीसिया, सिरिंज",
  "dialysis-technician":
    "dialysis, kidney, gurda, gurde, khoon saaf, fistula, dialyzer, kidney failure, ro water, hemodialysis, catheter, creatinine, nephrology, डायलिसिस, गुर्दा, किडनी, खून साफ",
  "orthopaedic-technician":
    "plaster, haddi, fracture, cast, tooti haddi, plaster katna, splint, plaster paris, traction, cast saw, haath toota, pair toota, sling, crepe bandage, प्लास्टर, हड्डी, फ्रैक्चर, पट्टी",
  "physician-assistant":
    "doctor assistant, case history, ward round, doctor sahayak, patient history, discharge summary, follow-up, opd, assist doctor, surgeon madad, apollo, rounds, examination, डॉक्टर सहायक, ओपीडी, राउंड, फॉलोअप",
  "surgical-assistant":
    "retractor, suture, taanke, surgeon, operation, surgery, scrub, scalpel, clamp, cheera, ghav, knot, forceps, gloves, टांके, सर्जरी, ऑपरेशन, चीरा",
  "medical-assistant":
    "blood pressure, bp, vajan, weight, clinic, thermometer, bukhar naapna, injection, bandage, vitals, opd, compounder, patti, pulse, कंपाउंडर, रक्तचाप, वजन, क्लिनिक",
  "nursing-assistant":
    "sponge bath, bedpan, patient nahlana, khilana, karvat, diaper, ward, aaya, bedsore, feeding, bed bath, ayah, bistar, mareez uthana, आया, करवट, नहलाना, खिलाना",
  "home-health-aide":
    "home care, bimar seva, bujurg, caretaker, ghar dekhbhal, tablet dena, attendant, wheelchair, bedridden, budhe, elderly, walker, laqwa, portea, देखभाल, बुजुर्ग, सेवा, केयरटेकर",
  "hospital-attendant":
    "ward boy, wardboy, stretcher, wheelchair, oxygen cylinder, trolley, ward, bed shift, patient shift, sarkari aspatal, bedsheet, scan le-jana, bedside, वार्ड बॉय, स्ट्रेचर, व्हीलचेयर, ऑक्सीजन",
  "sterile-processing-technician":
    "cssd, autoclave, sterilise, sterilize, keetanu, bhaap, steam, surgical tools, auzaar dhona, germs, ultrasonic, tray, disinfect, scalpel, scissors, औजार, कीटाणु, भाप, स्टरलाइज",
  "ambulance-driver":
    "ambulance, siren, 108, driver, mareez gaadi, emergency, jam, stretcher, traffic, laal batti, hooter, oxygen, accident, एम्बुलेंस, सायरन, ड्राइवर, मरीज",
  "mortuary-technician":
    "mortuary, murda, laash, dead body, postmortem, freezer, shav, morgue, murda ghar, corpse, autopsy, chir phaad, kafan, मुर्दाघर, लाश, शव, पोस्टमार्टम, मोर्चरी",
  "psychiatric-technician":
    "mental hospital, psychiatric ward, manorog, mansik rog, mansik, asylum, schizophrenia, nimhans, ranchi, depression, dimagi, violent, occupational, activity, मानसिक, मनोरोग, मानसिक अस्पताल",
  "child-life-specialist":
    "doll, gudiya, khilona, toys, bachche, injection darr, play therapy, pediatric ward, puppet, sui darr, cancer kids, distraction, playroom, khel therapy, bachcha, बच्चे, गुड़िया, खिलौना, सुई",
  "patient-care-coordinator":
    "admission, cashless, tpa, discharge, insurance approval, hospital bill, bharti, chhutti, mediclaim, helpdesk, appointment, family guide, fortis, patient family, भर्ती, डिस्चार्ज, अस्पताल बिल, कैशलेस",
  "medical-interpreter":
    "interpreter, dubhashiya, anuvad, arabic, foreign patient, bhasha, doctor bhasha, translate, medical tourism, videshi mareez, bengali, african patient, language, दुभाषिया, भाषा, अनुवाद, विदेशी मरीज",
  "medical-equipment-technician":
    "ventilator repair, ecg machine, infusion pump, monitor repair, biomedical, calibration, x-ray repair, oxygen plant, incubator, defibrillator, hospital equipment, upkaran marammat, syringe pump, repair, वेंटिलेटर, उपकरण, मरम्मत, बायोमेडिकल",
  epidemiologist:
    "outbreak, epidemic, pandemic, mahamari, corona, covid, cholera, dengue, virus spread, contact tracing, sankraman, disease map, icmr, haiza, nipah, महामारी, संक्रमण, हैजा, वायरस",
  "public-health-programme-manager":
    "vaccination drive, tikakaran abhiyan, malaria, tb mukt, polio, district, nhm, tb drive, jila, health mission, unicef, abhiyan, campaign, swasthya, टीकाकरण, मलेरिया, अभियान, जिला, पोलियो",
  dietitian:
    "diet chart, sugar, diabetes, kidney diet, khaana parhez, parhez, calorie, low salt, weight loss, motapa, patient diet, protein, heart diet, hospital diet, डाइट चार्ट, परहेज, मधुमेह, मोटापा",
  nutritionist:
    "nutrition, poshan, vitamin, protein, balanced diet, santulit aahar, gym diet, healthy khana, calorie, weight loss, fibre, diet, salad, motapa, पोषण, आहार, विटामिन, संतुलित आहार",
  "health-educator":
    "periods, sanitary pad, tobacco, tambaku, jagrukta, awareness, hand washing, haath dhona, hygiene, nukkad natak, poster, school talk, menstruation, gutkha, swasthya shiksha, जागरूकता, तंबाकू, माहवारी, स्वच्छता",
  "asha-worker":
    "asha, asha didi, gaon, garbhvati, pregnant, tika, polio drops, delivery, anganwadi, prasav, navjaat, ghar ghar, gulabi saree, iron goli, family planning, आशा, गर्भवती, टीका, पोलियो",
  "sanitary-inspector":
    "naali, drain, gandagi, kooda, municipality, nagar nigam, dhaba jaanch, hygiene, chalan, notice, fogging, safai, machhar, hotel jaanch, makkhi, नाली, गंदगी, सफाई, नगर निगम",
  "public-health-nutritionist":
    "mid-day meal, poshan, kuposhan, ration kit, anganwadi, school meal, malnutrition, anaemia, fortified, icds, khichdi, iron, protein, poshan abhiyan, कुपोषण, मिड-डे मील, आंगनवाड़ी, पोषण",
  "genetic-counsellor":
    "gene, genetic, dna, thalassemia, down syndrome, anuvanshik, khandani bimari, gene report, chromosome, inherited, hereditary, prenatal, brca, carrier, जीन, आनुवंशिक, डीएनए, थैलेसीमिया",
  "lactation-consultant":
    "breastfeeding, stanpan, doodh pilana, newborn, nayi maa, latch, navjaat, maa doodh, breast pump, feeding, shishu, nursing mother, colostrum, स्तनपान, दूध पिलाना, नवजात, नई माँ",
  "hospital-administrator":
    "aspatal chalana, beds, hospital budget, apollo, max hospital, nabh, opd, hospital staff, aspatal prabandh, icu beds, administration, wards, billing, aspatal, अस्पताल, प्रबंधन, बिस्तर, प्रशासन",
  "medical-records-technician":
    "case sheet, medical records, mrd, patient file, filing, purani file, icd, almari, case paper, record room, aspatal record, archive, rack, मरीज फाइल, रिकॉर्ड, केस शीट, अस्पताल फाइल",
  "medical-coder":
    "icd, icd-10, cpt, medical coding, diagnosis code, us healthcare, insurance code, claim, cpc, bimari code, bpo, aapc, omega, us hospital, मेडिकल कोडिंग, कोड, बीमा कोड",
  "medical-transcriptionist":
    "dictation, typing, headphone, doctor audio, transcription, sunkar likhna, medical report, recording, foot pedal, us doctor, audio, transcribe, accent, type, टाइपिंग, डिक्टेशन, सुनकर लिखना",
  "health-informatics-specialist":
    "ehr, emr, hospital software, abha, health data, hl7, digital health, lab results, ayushman, fhir, interoperability, electronic record, his software, swasthya data, डिजिटल हेल्थ, हेल्थ डेटा, आभा",
  "medical-receptionist":
    "clinic reception, appointment, token, parchi, opd, number lagana, doctor fees, waiting room, counter, registration, patient entry, front desk, naam pukarna, clinic phone, पर्ची, टोकन, रिसेप्शन, अपॉइंटमेंट",
  "medical-claims-examiner":
    "mediclaim, claim, cashless, tpa, health insurance, hospital bill, reject claim, policy, swasthya bima, star health, pre-existing, reimbursement, fraud, bima, मेडिक्लेम, बीमा, क्लेम, अस्पताल बिल",
  "blood-donor-recruiter":
    "blood donation, raktdaan, raktdaan shivir, donor, khoon dena, blood camp, volunteer, red cross, college camp, juice biscuit, rotary, blood drive, thalassemia, रक्तदान, शिविर, रक्तदाता, खून",
  "transplant-coordinator":
    "organ donation, angdaan, kidney transplant, brain dead, liver, heart transplant, green corridor, donor, notto, ang pratyaropan, netradaan, gurda, organ, अंगदान, प्रत्यारोपण, किडनी, ब्रेन डेड",
  "preventive-medicine-specialist":
    "prevention, rokthaam, community medicine, survey, psm, bimari rokna, vaccine, public health, basti, sanitation, screening, md psm, immunity, lifestyle, रोकथाम, सामुदायिक, टीका, सर्वे",
  "occupational-physician":
    "factory doctor, silicosis, dhool, dust, lung, noise, behrapan, karkhana, mazdoor, khadan, asbestos, hearing loss, worker health, industrial health, esic, सिलिकोसिस, धूल, मजदूर, कारखाना",
  "immunisation-coordinator":
    "vaccine, tika, tikakaran, cold chain, polio, cold box, ice box, dpt, khasra, measles, bcg, sui, vaccine carrier, indradhanush, टीका, टीकाकरण, पोलियो, खसरा",
  "tuberculosis-health-visitor":
    "tb, tuberculosis, dots, khansi, balgam, tapedic, kshay rog, nikshay, goli khilana, sputum, tb dawa, cough, six months, home visit, टीबी, क्षय रोग, खांसी, बलगम, तपेदिक",
  "health-officer":
    "nagar nigam, municipal, dengue, fogging, machhar, food licence, clinic inspection, town, birth certificate, public health, swasthya adhikari, malaria, bmc, machhardani, स्वास्थ्य अधिकारी, डेंगू, नगर निगम, फॉगिंग",
  "telehealth-coordinator":
    "video call, teleconsultation, online doctor, telemedicine, esanjeevani, gaon doctor, video visit, tablet, village clinic, remote, phone doctor, practo, webcam, virtual, टेलीमेडिसिन, वीडियो कॉल, ऑनलाइन डॉक्टर, ई-संजीवनी",
  "diabetes-educator":
    "sugar, diabetes, insulin, madhumeh, glucometer, sugar test, insulin pen, sugar patient, hba1c, meetha, finger prick, foot care, injection lagana, शुगर, मधुमेह, इंसुलिन, डायबिटीज",
  "hospital-superintendent":
    "sarkari aspatal, civil hospital, aspatal prashasan, superintendent, aspatal mukhiya, civil surgeon, government hospital, bade doctor, dawa store, jila aspatal, aiims, ward inspection, adhikshak, अधीक्षक, सरकारी अस्पताल, जिला अस्पताल, सिविल अस्पताल",
  "health-coach":
    "habit, aadat, weight loss, vajan ghatana, smoking chhodna, lifestyle, fitness, steps, motivation, wellness, healthify, neend, stress, cigarette chhodna, आदत, वजन घटाना, सेहत, फिटनेस",
  "medical-illustrator":
    "anatomy drawing, body drawing, dil chitra, heart diagram, anatomy, sketch, medical book, chitra, illustration, nerves, 3d anatomy, muscle drawing, textbook, sharir rachna, चित्र, शरीर रचना, एनाटॉमी, रेखाचित्र",
  "dietary-manager":
    "hospital kitchen, patient tray, aspatal rasoi, soft diet, khichdi, tray, meal, diabetic meal, salt free, patient khana, liquid diet, kitchen, rasoi, ward meals, अस्पताल रसोई, ट्रे, खिचड़ी, मरीज खाना",
  veterinarian:
    "janwar doctor, pashu, gaay, bhains, kutta, cow, dog, bakri, vet, pet, cattle, pashu chikitsa, rabies, billi, पशु, गाय, कुत्ता, जानवर, भैंस, पशु चिकित्सक",
  "veterinary-surgeon":
    "janwar operation, pet surgery, gaay operation, kutta, spay, sterilization, nasbandi, pashu, bovine, dog fracture, calving, bachda, cattle, horse, vet, पशु ऑपरेशन, जानवर, गाय, पशु चिकित्सा",
  "wildlife-veterinarian":
    "tiger, sher, bagh, haathi, elephant, leopard, tendua, dart gun, tranquilizer, behoshi bandook, jungle, zoo, wildlife sos, rescue, बाघ, हाथी, तेंदुआ, जंगल, चिड़ियाघर",
  "veterinary-technologist":
    "janwar pakadna, pet xray, dog, pashu, vet clinic, animal blood, compounder, kutta, cattle, muzzle, pet hospital, gaay sui, leash, vet nurse, पशु, जानवर, कुत्ता, एक्स-रे",
  "veterinary-pathologist":
    "mara janwar, dead animal, animal postmortem, bird flu, necropsy, pashu, anthrax, carcass, ivri, microscope, tissue, rabies, pashu rog, glanders, मृत पशु, पोस्टमार्टम, पशु रोग, बर्ड फ्लू",
  "charge-nurse":
    "ward incharge, nurse, shift, duty roster, head nurse, sister incharge, handover, beds, matron, ward, khali bed, sister, nursing station, नर्स, सिस्टर, वार्ड, ड्यूटी रोस्टर, इंचार्ज",
  "child-psychologist":
    "autism, adhd, bachche, child behaviour, iq test, dyslexia, ziddi, parents, bachcha, tantrum, padhai kamzor, play therapy, counselling, hyperactive, बच्चे, मनोवैज्ञानिक, जिद्दी, ऑटिज्म",
  "sports-physiotherapist":
    "khiladi, player injury, ghutna, acl, ligament, hamstring, taping, ice pack, physio, cricket physio, ipl, moch, sprain, muscle, shoulder, खिलाड़ी, घुटना, मोच, फिजियो",
  "paediatric-physical-therapist":
    "cerebral palsy, bachche, viklang bachcha, chalna sikhana, kasrat, gym ball, crawl, polio, therapy, delayed walking, child exercise, toys, special child, splint, सेरेब्रल पाल्सी, बच्चे, कसरत, चलना",
  "hospital-pharmacist":
    "hospital pharmacy, dawai, chemo, ward dawai, iv, drip, prescription, injection, medicine, aspatal dawakhana, dose, antibiotic, icu medicine, chemotherapy, दवाई, दवा, अस्पताल फार्मेसी, कीमो",
  "emergency-room-nurse":
    "emergency, casualty, triage, accident, trauma, nurse, heart attack, ghayal, sister, code blue, cpr, drip, burn, इमरजेंसी, नर्स, घायल, कैजुअल्टी, दुर्घटना",
  "speech-and-swallowing-therapist":
    "speech therapy, nigalna, swallow, stroke, laqwa, bolna, haklana, dysphagia, awaaz, choking, aphasia, gala, feeding tube, lakwa, stammer, निगलना, बोलना, लकवा, हकलाना",
  "medical-records-manager":
    "mrd, medical records, patient files, record room, confidential, archive, case sheet, retention, gopniyata, ehr, file dhoondhna, medico-legal, hospital file, indexing, मेडिकल रिकॉर्ड, मरीज फाइल, गोपनीय",
  "oral-surgeon":
    "akal daadh, wisdom tooth, daadh, daant, jabda, jaw, tooth, gum, masuda, extraction, dental implant, muh, taanka, molar, fracture jaw, अकल दाढ़, दांत, जबड़ा, मसूड़ा",
  "orthopaedic-nurse":
    "plaster, haddi, fracture, nurse, traction, walker, knee replacement, ghutna, hip, baisakhi, crutches, cast, sister, haddi ward, हड्डी, नर्स, प्लास्टर, बैसाखी",
  "surgical-nurse":
    "dressing, wound, ghav, operation, nurse, taanke, drain, suture, post-op, patti, surgical ward, sister, stitches, bandage, घाव, नर्स, टांके, ड्रेसिंग",
  "neonatal-nurse":
    "nicu, newborn, navjaat, incubator, premature, preemie, chhota bachcha, shishu, warmer, phototherapy, piliya, jaundice, ek kilo, nurse, kangaroo, नवजात, शिशु, पीलिया, नर्स",
  "industrial-pharmacist":
    "dawai factory, tablet making, capsule, pharma plant, gmp, sun pharma, cipla, batch, goli banana, syrup, granulation, blister, vaccine banana, formulation, dawa karkhana, दवा कारखाना, गोली, कैप्सूल, सिरप",
  "certified-hand-therapist":
    "haath, ungli, finger, hand, grip, kalai, wrist, splint, pakad, tendon, hand exercise, thumb, angootha, stiff fingers, mutthi, हाथ, उंगली, कलाई, पकड़",
  "geriatric-nurse":
    "bujurg, budhe, old age, vriddhashram, dementia, bedsore, elderly, nurse, dada dadi, girna, alzheimer, senior citizen, bhoolna, walker, बुजुर्ग, बूढ़े, वृद्धाश्रम, नर्स",
  "public-health-dentist":
    "school dental, daant, gutka, gutkha, dental camp, cavity, keeda, tambaku, oral cancer, fluoride, tooth decay, brush, dental survey, muh cancer, दांत, गुटखा, दंत शिविर, कीड़ा",
  "labour-and-delivery-nurse":
    "delivery, labour room, prasav, childbirth, contractions, jachcha, baby birth, garbhvati, pregnant, fetal heart, dai, midwife, dard, bachcha paida, nurse, प्रसव, डिलीवरी, जच्चा, गर्भवती",
  "oncology-social-worker":
    "cancer, cancer family, tata memorial, chemo, kharcha, counselling, samaj sevi, support group, cancer patient, dharamshala, fundraising, palliative, tumour, himmat, कैंसर, समाजसेवी, कीमो, टाटा मेमोरियल",
  "sports-nutritionist":
    "athlete diet, khiladi, protein, hydration, electrolyte, player diet, carbs, supplement, whey, khiladi khana, sai centre, match meal, sports drink, pehalwan, muscle, खिलाड़ी, आहार, प्रोटीन, पहलवान",
  "nutrition-counsellor":
    "kuposhan, kuposhit, malnutrition, toddler, dubla, anganwadi, maa, vajan, weighing, nrc, dalia, khichdi, muac, kamzor bachcha, poshan, कुपोषण, दुबला, आंगनवाड़ी, दलिया",
  "poultry-veterinarian":
    "murgi, hen, chicken, broiler, poultry farm, bird flu, egg, anda, chooza, ranikhet, venkys, flock, murga, layer, मुर्गी, पोल्ट्री, चूजा, अंडा, बर्ड फ्लू",
  "community-health-worker":
    "ghar ghar, door-to-door, malaria test, chlorine, bukhar, ors, goli baantna, basti, gaon, tablet, slum, fever, first aid, mpw, anm, घर घर, बुखार, मलेरिया, बस्ती",
  "rural-medical-officer":
    "gaon doctor, phc, snakebite, saanp, delivery, bukhar, dehat, village, health centre, bond posting, antivenom, tribal, prathmik swasthya, block, गांव, सांप, प्राथमिक स्वास्थ्य, सर्पदंश",
  "hospice-physician":
    "hospice, palliative, morphine, dard kam, terminal, aakhri, cancer pain, lailaaj, last days, dying, antim, comfort, end-of-life, pain relief, अंतिम समय, दर्द, लाइलाज, मॉर्फीन",
  "health-information-technology-specialist":
    "hospital it, his software, hang, helpdesk, hospital server, login, emr, printer, hospital network, password, screen freeze, reboot, wifi, lab software, हॉस्पिटल सॉफ्टवेयर, सर्वर, हेल्पडेस्क",
  "medical-science-liaison":
    "msl, trial results, pharma, nayi dawa, new drug, doctors, oncologist, research paper, scientific, pfizer, novartis, kol, evidence, clinical data, नई दवा, फार्मा, शोध",
  "sports-psychologist":
    "khiladi, nervous, match pressure, ghabrahat, mental strength, athlete, focus, confidence, dar, visualization, olympics, cricketer, mindset, choke, dimagi taakat, खिलाड़ी, घबराहट, आत्मविश्वास, मनोवैज्ञानिक",
};
