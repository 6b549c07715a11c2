/** Words by which outsiders know careers of the category Nonprofit: by career id. */
export const nonprofit: Readonly<Record<string, string>> = {
  "social-worker":
    "samaj seva, gareeb, NGO, MSW, parivar madad, counselling, slum, basti, TISS, hinsa, case file, needy, jhuggi, family visit, समाज सेवा, गरीब, सामाजिक कार्यकर्ता, madad",
  "child-protection-specialist":
    "Childline, 1098, bachcho ki suraksha, POCSO, abuse, bal shoshan, rescue child, CWC, laapata bachche, trafficking, UNICEF, bal suraksha, juvenile, foster, child abuse, बाल संरक्षण, बाल शोषण, बच्चों की सुरक्षा",
  "school-social-worker":
    "dropout, school chhodna, bachcha school nahi, ghar jaana, absent, pupil, parents meeting, bullying, truancy, school counsellor, gair hazir, student family, re-enrol, padhai chhoot, स्कूल छोड़ना, ड्रॉपआउट, विद्यार्थी, gharelu samasya",
  "medical-social-worker":
    "mareez madad, aspatal, ilaaj kharcha, Ayushman, hospital, discharge, BPL card, gareeb mareez, patient family, treatment fund, AIIMS, relief fund, cancer patient, bedside, attendant, मरीज़, अस्पताल, इलाज खर्च",
  "probation-officer":
    "probation, parole, mujrim sudhar, apradhi, court, jail se chhuta, offender, juvenile, bail, sudhaar, prisoner, criminal, observation home, rihai, प्रोबेशन, अपराधी, पैरोल, सुधार",
  "adoption-coordinator":
    "god lena, adoption, CARA, anaath, bachcha god, orphan, adoptive parents, anathashram, home study, dattak, foster, baby, couple, cradle, गोद लेना, अनाथ, दत्तक, अनाथालय",
  "rural-development-officer":
    "gaon vikas, BDO, panchayat, MGNREGA, nal, shauchalay, kuan, handpump, gram sabha, sarpanch, block, Swachh Bharat, awas yojana, village road, ग्राम विकास, पंचायत, शौचालय, नरेगा",
  "self-help-group-facilitator":
    "SHG, mahila samuh, bachat, bachat gat, NRLM, jeevika, chhota loan, bank sakhi, swayam sahayata, gaon ki auratein, Kudumbashree, didi, meeting register, savings, स्वयं सहायता समूह, बचत, महिला समूह, aajeevika",
  "livelihood-specialist":
    "aajeevika, rozgar, NRLM, gaon rozgar, bakri palan, murgi palan, honey, handicraft, income, village produce, FPO, kamai badhana, skill, market linkage, livelihood, आजीविका, रोज़गार, बकरी पालन",
  "watershed-coordinator":
    "watershed, check dam, johad, baarish ka paani, trench, Paani Foundation, jal sangrah, talab, groundwater, bhoojal, medbandi, Rajendra Singh, rainwater, sookha, soil erosion, जल संरक्षण, चेक डैम, जोहड़",
  "tribal-welfare-officer":
    "adivasi, tribal, jungle, van adhikar, patta, Eklavya school, FRA, janjati, ST, forest village, hostel, Jharkhand, Bastar, forest rights, mahua, आदिवासी, जनजाति, वन अधिकार",
  "community-development-officer":
    "slum, jhuggi, basti, ration card, nagar nigam, jhopadpatti, toilet, nal paani, Aadhaar, Dharavi, urban poor, mohalla, awas, basti vikas, झुग्गी, बस्ती, सामुदायिक विकास, राशन कार्ड",
  "youth-worker":
    "yuva, teenagers, NYK, Nehru Yuva Kendra, naujawan, youth club, ladke ladkiyan, football, camp, NSS, bigde ladke, adolescents, nashe se door, kishor, युवा, किशोर, नेहरू युवा केंद्र, youth",
  "nonprofit-director":
    "NGO head, sanstha, charity, trust, NGO chalana, donors, FCRA, founder, board, Goonj, CRY, 12A, daan, foundation, sansthapak, एनजीओ, संस्था, ट्रस्ट प्रमुख",
  "programme-manager":
    "NGO project, grant, pariyojana, donor, project field, Tata Trusts, UNICEF, milestones, budget, CSR, training camp, NGO programme, log frame, funders, implementation, परियोजना, एनजीओ कार्यक्रम, clinics",
  "fundraising-manager":
    "chanda, daan, donation, donors, fundraise, CSR, crowdfunding, Ketto, Milaap, charity gala, 80G, daani, marathon, Give India, donor meeting, चंदा, दान, दानदाता",
  "grant-writer":
    "grant, proposal, anudan, NGO funding, concept note, donor, application likhna, Gates Foundation, budget narrative, funding call, CSR proposal, prastav, FCRA, deadline, अनुदान, प्रस्ताव, फंडिंग, foundation",
  "volunteer-coordinator":
    "volunteer, swayamsevak, seva, volunteering, iVolunteer, NGO volunteers, weekend seva, sign up, NSS, muft seva, certificate, beach cleanup, bhandara, roster, स्वयंसेवक, सेवा, वॉलंटियर, unpaid",
  "monitoring-and-evaluation-officer":
    "M&E, survey, impact, baseline, indicators, endline, yojana ka asar, moolyankan, KoboToolbox, JPAL, questionnaire, beneficiary, log frame, outcome, asar naapna, मूल्यांकन, सर्वे, असर",
  "disaster-relief-coordinator":
    "baadh, flood, bhukamp, cyclone, raahat, NDRF, tirpal, boat, relief, toofan, rescue camp, aapda, NDMA, food packet, Kedarnath, बाढ़, राहत, आपदा, भूकंप",
  "humanitarian-aid-worker":
    "Red Cross, UN, refugee camp, war zone, earthquake, raahat shivir, MSF, WFP, tent, ration baantna, jung peedit, relief camp, UNHCR, bhukhe, मानवीय सहायता, राहत शिविर, रेड क्रॉस, Syria",
  "settlement-worker":
    "refugee, sharnarthi, UNHCR, Rohingya, Afghan, Tibetan, asylum, visthapit, migrant family, rent room, school admission, naya desh, displaced, translator, Sri Lankan Tamil, शरणार्थी, विस्थापित, शरण",
  "shelter-director":
    "shelter home, nari niketan, aashray, balika grih, rescued girls, beghar, ashram, Swadhar, rain basera, homeless, safe house, trafficked, anathashram, hostel warden, आश्रय गृह, नारी निकेतन, बेसहारा, bachayi ladkiyan",
  "rehabilitation-centre-manager":
    "nasha mukti, rehab, sharab chhudana, drugs, daru, nashedi, addiction, detox, de-addiction, Udta Punjab, alcoholic, smack, relapse, AA meeting, chitta, नशा मुक्ति, शराब छुड़ाना, नशा",
  "crisis-intervention-counsellor":
    "helpline, suicide, aatmhatya, Tele Manas, 14416, depression call, niraash, despair, khudkushi, hotline, iCall, panic, rona, call pe samjhana, Vandrevala, आत्महत्या, हेल्पलाइन, निराशा",
  "community-organiser":
    "mohalla, padosi jodna, nukkad sabha, dharna, drain, naali, colony, RWA, basti meeting, ekta, sangathan, local issue, petition, gali ki samasya, sangharsh, मोहल्ला, संगठन, धरना, लोगों को जोड़ना",
  "campaign-manager":
    "abhiyan, campaign, petition, rally, change.org, andolan, Greenpeace, march, slogan, hashtag, kanoon badlo, morcha, awareness, poster, jan jagran, अभियान, आंदोलन, याचिका, जुलूस",
  "advocacy-officer":
    "policy, adhikar, rights, Oxfam, neeti, lobbying, sarkar se baat, mantralaya, policy brief, Amnesty, memorandum, evidence, kanoon banwana, RTI, gyapan, पैरवी, नीति, अधिकार",
  "animal-welfare-officer":
    "janwar bachana, PETA, SPCA, kutta, stray dogs, animal rescue, zakhmi janwar, cruelty, gau, pashu kroorta, Blue Cross, Maneka Gandhi, animal shelter, billi, awara kutte, पशु क्रूरता, जानवर, आवारा कुत्ते",
  "orientation-and-mobility-specialist":
    "blind, andhe, safed chhadi, white cane, drishtiheen, netraheen, visually impaired, chalna sikhana, NAB, Braille, cane, nabina, tactile, road cross, दृष्टिहीन, सफेद छड़ी, नेत्रहीन, blind school",
  "domestic-violence-counsellor":
    "gharelu hinsa, pati maarta, domestic violence, mahila, 181, One Stop Centre, maarpeet, dahej, beaten wife, sasural, safety, 498A, Sakhi, abuse, protection order, घरेलू हिंसा, मारपीट, दहेज",
  "child-welfare-organiser":
    "bal majdoori, child labour, Bachpan Bachao, Kailash Satyarthi, balwadi, chhote bachche kaam, dhaba chhotu, bal kalyan, anganwadi, school bhejna, bachpan, rescue, street children, bal vivah, बाल मज़दूरी, बाल कल्याण, बचपन, factory bachche",
  "womens-welfare-officer":
    "vidhwa pension, mahila kalyan, widow, women hostel, mahila ayog, beti bachao, WCD, nari, mahila hostel, vidhwa, One Stop Centre, parityakta, Ujjawala, mahila bal vikas, विधवा पेंशन, महिला कल्याण, महिला आयोग, नारी",
  "disability-service-coordinator":
    "divyang, viklang, wheelchair, disability, UDID, baisakhi, hearing aid, viklang certificate, Jaipur foot, tricycle, ALIMCO, handicapped, ramp, disabled job, artificial leg, दिव्यांग, विकलांग, बैसाखी",
  "elderly-home-manager":
    "vriddhashram, old age home, buzurg, boodhe, HelpAge, senior citizens, dada dadi, elderly, bujurg, oldies home, geriatric, ashram, akele maa baap, Baghban, वृद्धाश्रम, बुज़ुर्ग, बूढ़े, caretaker",
  "telemarketing-fundraiser":
    "donation call, chanda phone, NGO call, monthly donation, daan maangna, phone pe daan, donor calling, headset, charity call, CRY, appeal, har mahine, strangers call, 800 rupaye, tele-calling NGO, चंदा, दान, फ़ोन पर दान",
  "community-outreach-coordinator":
    "health camp, awareness camp, jagrukta, swasthya shivir, gaon camp, eye camp, outreach, blood donation, medical van, free checkup, nukkad naatak, raktdaan, ASHA, vaccination camp, door to door, जागरूकता, स्वास्थ्य शिविर, मुफ्त कैंप",
  "temple-priest":
    "pujari, pandit, mandir, aarti, puja, mantra, prasad, havan, tilak, shaadi phere, dhoti, shankh, ghanti, mundan, bhagwan, पुजारी, मंदिर, आरती, पंडित",
};
