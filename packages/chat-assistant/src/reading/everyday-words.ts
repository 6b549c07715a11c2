/** Words of everyday English and Hinglish that say nothing about a kind of work, and are never a misspelt title. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  studied achha achhe achhi acche acchi achi achche achchi rahega rahegi rahenge rhega rhegi honge thik theek behtar behtareen chunu chunna chune chuno karoon karungi karein krna krne kru krun banoon bano banungi jaau jau jaana chaahta lgta bohot boht bhot bahot zyada kamkaaj nokri waala waali mujko hamein unko uski iski usme kisme kise kounsa kidhar kese sare k magar rha rhi rhe h hoon btao btaye samjhao sochti wajah zaroor logon dost madam ji mam
  gemologist gemmologist gemology gemmology lighthouse check checking reality rubiks pyar pyaar prem mohabbat nafrat dekhna sunna rakhna rakhne seva sewa holder elder google gap gaps completed complete completing pursuing passout a switch switching fix fixing banata banati banate always friend friends giving behind problem problems grandfather grandmother khelna khelne body riding watching talking looking younger older roz daily followers bajata bajati bajana gaata gaati likhta likhti line together combination combine mix white coat khelta khelti khelte save protect scared afraid fear sector sectors industry related rich fast ameer amir spend din bhar lover lovers national solve solving hons honours honors branch branches type types kinds ka shauk shok shaukeen about after again all also am an and any anyone anything are as ask at away be because been before being best better between big but jahan jahaan rehna rahna rehne rahne modify modified modifying modification customise customize
  by can cant could day days did didnt do does doesnt doing dont done each easily easy else enough even ever every everyone everything few
  find first for free from full fun get gets getting give go going gone good got great guys had has hasnt have having he hello help her here hey hi
  him his hours how i id if ill im in into is isnt it its ive just keep kind know last later least less let lets life like liked likes little long look
  looking lot lots love loved loves made make makes making many may maybe me mean means might more most much must my myself need needs new
  next nice no none nor not nothing now of off often ok okay old on one ones only or other others our out over own part people person please pls plz
  possible pretty put question questions quite rather really right said same say says see seem she should show since small so some someone
  something soon sorry start started still stop such sure take taking tell than thank thanks that thats the their them then there these they
  thing things think this those though three through till time times to today together tomorrow too tried try trying two u under until up ur us use used
  using very want wanted wanting wants was way we well went were what whats when where which while who whom whose why will wish with without
  won wont word words work working works would year years yes yesterday yet you your youre yours
  actually bad become becoming becomes bit boring boy boys called care career careers carrer carrers carreer change choice choices choose choosing chose class come comes
  confuse confused confusing course courses cut decide degree description detail details different difference difficult dream earn earning
  earnings earns exam exams explain fail failed feel field fields finish finished future girl girls grade graduation guidance guide happy hard
  hate hated high higher highest hours idea ideas im important india indian info information instead interest interested interesting job jobs
  join know learn learning level list low lower marks money month months name names opportunities opportunity option options pass
  passed path pay paid paying pays perfect plan possible profession professions qualification qualifications quick quickly real require
  required role roles roadmap safe salary salaries school scope score scored short similar simple skill skills someone son daughter daughter
  stream streams stress stressful student students study studying subject subjects suggest suggestion suit suitable suits sure talent 
  term test tests tip tips top topic true type types understand university useful weak went whats worth wrong young
  fit fits suited opinion surprise random trending popular fastest grow growing grows demand both astrologer astrologers astrology entrance entrances holiday holidays lakh lakhs lac lacs lpa crore rupees rupee rs average cheap cheapest seats richest wear wearing glasses tough tougher toughest easiest internship internships intern half full life lifestyle degree degrees college colleges compare compared comparison paye paaye lage lagna banaye salaries
  underpaid company companies icse cbse isc icsc board hbse rbse bseb upmsp stateboard branch branches vidya lakshmi laxmi leaving quitting dropping
  fir phirbhi firbhi prepare prepared preparing preparation prepares aisi jinme jismein jinmein jisse jinse jahan jaha naukri naukari naukriyan baithna baithne baithni pade pada padti batana
  aap aapko ab aba abhi accha achchha achcha agar aisa aise apna apne apni aur aurat baad baare baat baith baithe bahar bahut ban bana banana banane banao banau banauga
  bane banega banenge bango bani banke banna banne banta bante banti banu banun banunga bas bata batao bataiye bataye batayen bhai bhaiya bhi
  bina bolo chahata chahate chahie chahiye chahta chahte chahti chal chalo chalti chalta chalte chalegi chalega chhod chod chahu chahunga de dekh dekho dena deta dete di didi din diya do dono dunga
  ek ekdum fail gaya gayi ghar ghante gi ha haan hai hain han har hi ho hoga hogi hona hone hota hote hoti hu hua hui hun hum humko hume is isi iska iske isko
  ismein isme itna jaa jab jaise jaisa jaisi jan jana jane jao jata jate jati jaye jise jisme jitna jo jyada jada kaam kab kabhi kahan kaha kai kaise kaisa kaisi kam kama kamaai kamai kamana kamane kamata kamate kamati kar karana
  karao kare karega karen karenge karke karna karne karni karo karta karte karti karu karun karunga kaun kaunsa kaunse kaunsi kon konsa konse konsi ke kehte ki kis kisi kiske kisko kisliye
  kitna kitne kitni kiya ko koi kuch kuchh kya kyu kyun kyon kyunki laga lagega lagta lagte lagti le leke lekar lekin lena lene leni leta lete liye lo log logo lu lun lunga ma mai
  main man mann mat matlab me mein mera mere meri mil mila milega milegi milta milte milti milna mujhe mujhko mujhme na nahi nahin naa nai nhi nh ne padega padegi padh padha padhai padhna padhne padhti padhta padhte padhu
  padhke padta padte padti pata paisa paise paisa par parta pasand pe pehle phir phle plz please poora poori raha rahe rahi rehti rahta rahte raho rakho roz sab sabse sakta sakte sakti sakenge sakega
  sakoge sahi samajh sath saath saal saare sara sari se seekh seekhna seekhne sikhna si sir sirf so soch sochta sunu tab tak tarah tera tha the thi thoda to toh tu tum tumhara ummid unka unke us uska uske usko wagera wala wale wali
  waise wo woh ya yaar yah yahan yaha ye yeh yha
  anxious crying cry cries sad upset angry lonely worried nervous scared afraid stressed tense depressed emotional feelings feeling mood confident confidence lazy tired
  board boards marks marksheet homework classes classroom classmate classmates batch batchmates pupil pupils semester session sessions attendance
  point sense matter matters reason reasons purpose meaning attitude pressure talk talking saying asked asks answer answers reply told convince explain explains
  interviewer expected offer offers genuine real fake call calls message messages whatsapp telegram
  mahina mahine mahino mahinon hafta hafte city cities town towns hostel hostels
  laya laye layi laaya aaya aaye aayi gaye kiye diye liye mila mili km kilometre kilometer door paas nearby distance far nazdeek duur
  favourite favorite favourites fav favrit manpasand favourate gaon gaav gav
  chhote chhota chhoti chote chota choti badal badalna badalne badalkar badlu badle badali badli ladka ladke ladko ladkon ladki ladkiya ladkiyan ladkiyo ladkiyon
  shauk shok shauq ruchi jalan dard takleef ghutne kamar aankh aankhon aankhe homemaker homemakers housewife housewives band karwa karwaya lag palna open kehti kehte kehta kahti kahte kehna bolti bolte bolta middle stable secure income female male move moving dropout final placement placements death divorce handicap handicapped age aged former ex currently presently retire retired retiring retirement back hurt hurts pain bored leave leaving left restart sick third dropped drop quit burnt shift preparing private position badhana badhu badhe badhna kari thak thaka thaki tired civilian regular hour married unmarried divorced divorcee widow widowed wife husband single alone income support somehow urgently immediately turant
  needed fresher freshers experience experienced hobby hobbies never mile miley milna milne milta died die dies dead dying kill killed killing hanging hang worry worried
  entrance backlog backlogs valid validity eligible eligibility criteria criterion without meri mere papa mummy maa bhaiya chacha chachi mama mami bua mausi mausa dada dadi nana nani
  taya tau beta beti behen bahan family parents relatives uncle aunty aunt cousin brother sister mother father
  marke maarke mar maar marte marta marti mara maro killer killers lagake lagakar padhke padhkar likhke karke karkar jaake jakar aake aakar khelke
  sunke dekhke dekhkar bolke bolkar khaake peeke sochke chalke chalkar rehke rehkar lekar deke dekar hoke hokar chhodke chhodkar milke milkar baithke jeetke haarke
  killing seat seats vacation vacations battery deadline deadlines jaldi dheere pakka pakki poore pure matlabi bakwas mazaak mazak haha lol bro dude yaara
  पापा मम्मी चाचा चाची मामा मामी बुआ मौसी दादा दादी नाना नानी बेटा बेटी बहन भाई परिवार
  अच्छा अच्छी अच्छे बहुत पसंद करियर कैरियर कोर्स जॉब आगे अब अभी नही नहीं समझ रहा रही रहे आ जा सकती सकते सकूं सकूंगा करूं करू करूंगा बनूंगा बनाना बनाने बनाए चाहता चाहती चाहते चाहूं रुचि शौक मन दिल
  भी ही तो जो जैसे वाले वाला वाली एक दो सब सबसे ज्यादा कम बडा बडी साथ लगे लगेंगे दे दो देना दीजिए जाना जाने जाए पास फेल पढाई कक्षा क्लास वर्ग अपना अपनी अपने उसका इसके इसका इसमें उसमें दीदी सर जी कृपया प्लीज हम हमें आप आपको तुम मुझ मुझको
  लूं लू चुनूं चुनना जाएं जाऊं हुआ हुई सकूंगी करूंगी बनूंगी बनना बनने बनें
  tenth twelfth matric inter dasvi dasvin daswi baarvi barvi baravi barahvi दसवीं दसवी बारहवीं बारहवी ग्यारहवीं मैट्रिक इंटर बन बनकर
  लडकी लडका लडकियां लडकियों लडके कहां कब क्यों किस किसी कौन सा सी से हाय नमस्ते सही गलत बेहतर अंतर फर्क रहेगा रहेगी होगी विकल्प
  प्रकार तरह तरीके डिग्री ग्रेजुएशन क्या कैसे कैसा कौन कौनसा कितना कितनी कितने बने बनें बनना बनने बनू बनूं बनता बनते के का की को में मे से है हैं हो होता होती होते हूं हू लिए करे करें करना करने कर सकते सकता सकती पर और या ये यह वो वह मुझे मैं मेरा मेरी मेरे कोई कुछ बाद
  लगता लगते लगती काम बताओ बताइए चाहिए पढ़ना पढाई पढना लें ले लेना वेतन सैलरी सालरी तनख्वाह साल विषय करता करते नौकरी मिलता मिलती मिले होगा
  `
    .trim()
    .split(/\s+/),
);
