/** Words by which outsiders know careers of the category Business: by career id. */
export const business: Readonly<Record<string, string>> = {
  "chartered-accountant":
    "CA, chartered, audit, ICAI, articleship, balance sheet, CA final, statutory audit, CA foundation, true and fair, UDIN, audit report, Deloitte, seedha CA, hisaab audit, सीए, लेखा परीक्षा, चार्टर्ड",
  "cost-accountant":
    "CMA, laagat, ICMAI, ICWA, cost sheet, cost audit, factory kharcha, per unit, costing, overheads, banane ka kharcha, raw material cost, lagat, variance, production cost, लागत, सीएमए",
  accountant:
    "hisaab kitaab, khata, Tally, ledger, munim, journal entry, lekhakar, bahi khata, trial balance, debit credit, vouchers, accounts, month closing, GST entry, reconciliation, हिसाब किताब, लेखाकार, मुनीम",
  "internal-auditor":
    "internal audit, aantarik audit, andar ki jaanch, audit, controls, CIA, gadbadi, stock verification, SOP, vouching, audit committee, surprise visit, loopholes, hera pheri, CAG, आंतरिक लेखा परीक्षा, गड़बड़ी",
  "forensic-accountant":
    "ghotala, kala dhan, scam, shell company, forensic audit, farzi company, money trail, ED, SFIO, hawala, fraud accounts, court, benami, chhupa paisa, embezzlement, siphoning, घोटाला, काला धन",
  "tax-consultant":
    "income tax, ITR, GST, return bharna, tax, aaykar, PAN, refund, TDS, form 16, tax bachana, tax wala, notice, deduction, GSTR, आयकर, रिटर्न, जीएसटी",
  "management-accountant":
    "munafa kyun gira, MIS, profit variance, CIMA, margin, cost centre, munafa, monthly profit, dashboard, break-even, budget actual, nafa nuksan, profitability, variance, KPI, प्रबंधन लेखा, मुनाफा",
  bookkeeper:
    "bahi khata, munim, munshi, bill entry, petty cash, dukan ka hisaab, rokad, khata bahi, cash book, receipts, udhaar khata, Tally entry, bill chadhana, lal bahi, daybook, बही खाता, मुंशी, रोकड़",
  "payroll-officer":
    "salary, tankhwah, payroll, payslip, PF, vetan, ESI, pagar, attendance, salary slip, form 16, overtime, leave deduction, mahine ki tankhwah, arrears, वेतन, तनख्वाह, सैलरी",
  "accounts-payable-clerk":
    "supplier bill, vendor payment, invoice, purchase order, GRN, supplier ko payment, bill pass, vendor, payable, bill milana, challan, SAP, bhugtan, NEFT, due bills, बिल भुगतान, इनवॉइस",
  "credit-controller":
    "udhaar, dealer udhaar, credit limit, bakaya, receivable, outstanding, udhaar vasooli, late payment, ageing, dealer, payment follow up, overdue, baki vasool, debtors, udhari, उधार, बकाया",
  "treasury-analyst":
    "treasury, cash flow, fixed deposit, company ka cash, liquidity, nakdi, surplus cash, hedging, liquid fund, forex, cash forecast, short term loan, bank balance, working capital, commercial paper, नकदी, ट्रेजरी",
  "chief-financial-officer":
    "CFO, finance head, vitt adhikari, board meeting, IPO, fund raise, finance chief, investors, capital, quarterly results, vitt pramukh, annual report, balance sheet, finance director, boss of accounts, सीएफओ, वित्त प्रमुख",
  "budget-analyst":
    "budget, bajat, kharcha baantna, department budget, vitt mantralaya, allocation, aavantan, union budget, grants, expenditure, spending, kharch seema, Niti Aayog, estimates, funds, बजट, आवंटन",
  "insolvency-practitioner":
    "diwala, diwaliya, insolvency, IBC, NCLT, bankrupt, resolution, liquidation, IBBI, doobi company, lenders, bankruptcy, company bikwana, nilaami, Jet Airways, दिवाला, दिवालिया",
  "fraud-examiner":
    "dhokhadhadi, farzi bill, fraud, fake bill, CFE, jaalsaazi, nakli id, identity theft, thagi, investigation, farziwada, whistleblower, bribe, scam pakadna, forgery, धोखाधड़ी, फर्जी बिल, जालसाजी",
  "bank-teller":
    "cash counter, note ginna, cashier, bank counter, paisa jama, withdrawal, deposit slip, note counting, SBI, nikasi, cash, khidki, naye note, token, currency, कैशियर, नोट गिनना, कैश काउंटर",
  "bank-manager":
    "bank manager, branch manager, branch, shakha prabandhak, SBI, bank ka bada sahab, loan pass, locker, branch target, bank head, shakha, customer shikayat, cabin bank, branch head, loan sanction, बैंक मैनेजर, शाखा प्रबंधक",
  "bank-officer":
    "PO, bank PO, IBPS, SBI PO, probationary officer, bank, branch, bank exam, KYC, cash to loan, bank adhikari, scale 1, transfer branch, assistant manager bank, bank naukri, बैंक पीओ, बैंक अधिकारी",
  "loan-officer":
    "loan, karz, home loan, ghar ka loan, EMI, CIBIL, rin, loan pass, kagaz jaanch, gaadi loan, income proof, personal loan, byaj, HDFC, guarantor, sanction, लोन, कर्ज, ऋण",
  "credit-analyst":
    "credit rating, CRISIL, balance sheet, company loan, karz chukana, CIBIL, ICRA, default risk, debt, lending, ratio, rating, credit appraisal, sakh, corporate loan, साख, क्रेडिट रेटिंग",
  "agricultural-loan-officer":
    "KCC, kisan credit card, fasal loan, kisan loan, NABARD, tractor loan, krishi rin, gramin bank, khet dekhna, crop loan, khasra, khatauni, AFO, kisan karz, Agricultural Field Officer, कृषि ऋण, किसान क्रेडिट",
  "investment-banker":
    "IPO, merger, Goldman Sachs, share issue, acquisition, deal, pitch deck, Kotak, M&A, company kharidna, fundraising, prospectus, SEBI, investment bank, valuation, Wall Street, आईपीओ, विलय",
  "foreign-exchange-trader":
    "forex, dollar, videshi mudra, currency, rupaya dollar, euro, yen, exchange rate, dealing room, dollar kharidna, pound, USDINR, mudra vyapar, RBI rate, spot forward, विदेशी मुद्रा, डॉलर",
  "letter-of-credit-document-examiner":
    "letter of credit, LC, bill of lading, UCP 600, shipping papers, export bill, trade finance, discrepancy, SWIFT, import export bank, jahaz ke kagaz, commercial invoice, nirayat bill, beneficiary, certificate of origin, साख पत्र, एलसी",
  "relationship-manager":
    "ameer grahak, HNI, bank RM, wealthy clients, relationship, priority banking, bada khata, HDFC, grahak sambandh, premium customer, cross sell, portfolio, fixed deposit, privilege, business customers, रिलेशनशिप, बैंक ग्राहक",
  "microfinance-officer":
    "microfinance, samuh loan, mahila samuh, SHG, kist, Bandhan, self help group, gaon ki mahila loan, chhota loan, hafta vasooli, samuh ki didi, bachat gat, weekly instalment, loan didi, swayam sahayata, स्वयं सहायता समूह, किस्त, समूह लोन",
  "bank-clerk":
    "passbook, cheque, khata kholna, bank clerk, IBPS clerk, SBI clerk, account open, babu bank, passbook entry, KYC form, demand draft, cheque clear, bank babu, aadhaar link, single window, पासबुक, चेक, बैंक क्लर्क",
  "bank-compliance-officer":
    "RBI niyam, RBI, KYC, bank niyam, compliance, RBI circular, branch jaanch, penalty, regulation, anupalan, Reserve Bank, inspection, bank rules, master direction, jurmana, आरबीआई नियम, अनुपालन",
  "anti-money-laundering-analyst":
    "money laundering, AML, kala dhan, hawala, suspicious transaction, STR, PMLA, FIU, dirty money, KYC, sandigdh lenden, terror funding, safed karna, mule account, sanctions, मनी लॉन्ड्रिंग, काला धन, हवाला",
  "collections-manager":
    "loan vasooli, recovery, vasooli, EMI bakaya, NPA, overdue, kist nahi di, recovery agent, Bajaj Finance, defaulter, calling for dues, tele calling EMI, settlement, bucket, karz vasool, वसूली, बकाया, रिकवरी",
  actuary:
    "actuary, beema ganit, mortality, premium calculate, probability, mrityu dar, insurance maths, IAI, pension, life table, actuarial, statistics, LIC, bimankik, claims data, बीमांकक, मृत्यु दर",
  "insurance-underwriter":
    "underwriting, underwriter, policy dena ya nahi, premium tay, beema manzoor, medical test policy, risk, exclusion, proposal form, sum assured, smoker, beema jokhim, ICICI Lombard, loading, cover, बीमा, अंडरराइटर",
  "insurance-agent":
    "LIC, beema, insurance, policy, LIC agent, jeevan beema, premium, nominee, maturity, bima bechna, health insurance, term plan, jeevan anand, commission, agent, बीमा, एलआईसी, पॉलिसी",
  "loss-adjuster":
    "surveyor, nuksan, jali dukan, accident gaadi, beema surveyor, damage, IRDAI, fire loss, dent, baadh nuksan, salvage, spot survey, dukan me aag, insurance survey, garage estimate, नुकसान, सर्वेयर",
  "claims-adjuster":
    "claim, beema claim, claim pass, claim reject, mediclaim, cashless, TPA, settlement, insurance claim, hospital bill, dawa, policy terms, bima dava, accident claim, claim form, क्लेम, बीमा दावा",
  "risk-manager":
    "jokhim, khatra, risk, risk register, ERM, cyber risk, crisis, backup plan, hedging, company ka khatra, aapda, business continuity, heat map, what could go wrong, mitigation, जोखिम, खतरा",
  "loss-prevention-engineer":
    "aag se bachav factory, sprinkler, fire hydrant, insurance inspection, factory risk survey, fire safety, boiler, smoke detector, FM Global, TAC, fire pump, beema factory, godown aag, hydrant, explosion, आग से बचाव, अग्नि सुरक्षा",
  "financial-analyst":
    "Excel model, financial model, forecast, valuation, CFA, revenue, EBITDA, balance sheet, ratio, cash flow, vittiya vishleshan, growth, quarterly, projections, DCF, वित्तीय विश्लेषण",
  "equity-research-analyst":
    "share research, buy sell, target price, stock tip, equity, kaunsa share, research report, Sensex, Motilal Oswal, SEBI, quarterly results, moneycontrol, stock analysis, sector, earnings, शेयर, इक्विटी",
  "fund-manager":
    "mutual fund, fund, portfolio, SIP, NAV, shares bonds, AMC, HDFC AMC, large cap, returns, AUM, pension fund, scheme, smallcap, stocks chunna, म्यूचुअल फंड, निधि",
  "stock-broker":
    "share bazaar, shares, Zerodha, demat, BSE, NSE, broker, Sensex, Nifty, dalal street, share kharidna, intraday, brokerage, Angel One, stock exchange, शेयर बाजार, दलाल, शेयर",
  "personal-financial-adviser":
    "bachat, nivesh, school fees savings, retirement, SIP, budhapa, savings, PPF, parivar bachat, investment advice, vittiya salahkar, goals, emergency fund, insurance, kahan invest, निवेश, बचत, वित्तीय सलाहकार",
  "wealth-manager":
    "ameer parivar, HNI, virasat, wealth, estate, trust, crorepati, succession, private banking, family office, daulat, jaydad, portfolio, vasiyat, real estate, दौलत, संपत्ति, विरासत",
  "venture-capital-analyst":
    "startup, VC, funding, Shark Tank, Sequoia, pitch, unicorn, seed round, founder, investor, startup invest, series A, term sheet, naya startup, cap table, स्टार्टअप, फंडिंग",
  "commodity-trader":
    "MCX, sona chandi bhav, crude oil, anaj vyapar, NCDEX, gold, jeera, soyabean, bhav, tamba, commodity, silver, guar, grain, arhatiya, warehouse, कमोडिटी, सोना चांदी",
  "derivatives-trader":
    "futures, options, F&O, call put, Nifty option, expiry, Bank Nifty, strike price, vayda, premium, hedge, option chain, lot, theta, straddle, वायदा, ऑप्शन",
  "risk-analyst":
    "VaR, jokhim, stress test, FRM, market risk, credit risk, Basel, default probability, worst case, loss model, bank jokhim, exposure, volatility, limits, SAS, जोखिम विश्लेषण",
  "quantitative-analyst":
    "quant, algo trading, maths, Black Scholes, ganit, option pricing, Python, stochastic, probability, hedge fund, Monte Carlo, IIT maths, formula, derivatives, Jane Street, क्वांट, गणित",
  "mergers-and-acquisitions-analyst":
    "merger, acquisition, company kharidna, vilay, M&A, takeover, due diligence, Tata Air India, deal price, synergy, kharid lena, data room, target company, vilay adhigrahan, buyout, विलय, अधिग्रहण",
  "compliance-analyst":
    "SEBI niyam, compliance, insider trading, KYC, anupalan, regulator, rules, trade surveillance, SEBI, violation, filings, monitoring trades, policy breach, niyam palan, alerts, अनुपालन, सेबी",
  "mutual-fund-agent":
    "mutual fund, SIP, AMFI, ARN, distributor, NAV, mutual fund bechna, mutual funds sahi hai, folio, ELSS, market gir gaya, commission, SIP karwana, NFO, redeem, म्यूचुअल फंड, एसआईपी",
  "certified-financial-planner":
    "CFP, financial planning, retirement plan, vasiyat, will, life goals, FPSB, budhapa, insurance planning, child education plan, fee only, vittiya yojana, estate planning, pension, tax planning, वित्तीय योजना, वसीयत",
  "valuation-specialist":
    "valuation, mulyankan, keemat lagana, registered valuer, brand value, share value, valuer, fair value, company ki keemat, merger, DCF, market value, asset value, IBBI, kitne ki hai, मूल्यांकन, कीमत",
  "investor-relations-manager":
    "shareholders, share dharak, investor call, AGM, quarterly results, annual report, earnings call, investor, nivesh sambandh, BSE filing, dividend, analyst meet, shareholder sawal, press release, investor presentation, शेयरधारक, निवेशक",
  "human-resources-manager":
    "HR, naukri dena, staff, bharti, increment, appraisal, offer letter, chutti, leave policy, HR wali, joining, jhagda suljhana, employee, resignation, POSH, एचआर, मानव संसाधन, भर्ती",
  recruiter:
    "bharti, naukri.com, LinkedIn, resume, interview, hiring, CV, candidate, naukri dilana, talent, job portal, shortlist, HR call, placement, vacancy, भर्ती, नौकरी, इंटरव्यू",
  "training-and-development-manager":
    "L&D, staff training, prashikshan, skills, training calendar, workshop, employee training, e-learning, induction, skill gap, courses, training budget, LMS, naye staff ko sikhana, feedback form, प्रशिक्षण, ट्रेनिंग",
  "compensation-and-benefits-manager":
    "salary structure, CTC, pay scale, mediclaim staff, bonus, gratuity, grade, ESOP, benefits, vetanman, increment slab, compensation, allowance, PF, perks, वेतनमान, भत्ता",
  "labour-relations-manager":
    "union, hadtal, strike, mazdoor union, IR, lockout, labour court, samjhauta, wage settlement, trade union, gherao, union neta, labour law, factory hadtal, Maruti Manesar, हड़ताल, मजदूर यूनियन",
  "organisational-psychologist":
    "psychology, naukri kyun chhodte, employee survey, psychometric, motivation, attrition, personality test, workplace stress, burnout, industrial psychology, staff mood, behaviour, hiring test, manovigyan, morale, मनोविज्ञान, तनाव",
  "job-analyst":
    "job description, JD, job profile, job evaluation, kaun kya karta, post details, observe workers, job role, duties, pad vivaran, questionnaire, competency, skills list, job grading, workload study, पद विवरण, जॉब विश्लेषण",
  "corporate-trainer":
    "soft skills, role play, leadership training, communication skills, sales training, workshop, personality development, motivational, PPT, public speaking, team building, icebreaker, session lena, training hall, Dale Carnegie, सॉफ्ट स्किल, प्रशिक्षक",
  "executive-recruiter":
    "headhunter, CEO dhundhna, executive search, director hire, top job, Korn Ferry, leadership hiring, CXO, bada afsar bharti, headhunting, Egon Zehnder, retained search, poach, boardroom, chief hire, हेडहंटर, सीईओ",
  "labour-welfare-officer":
    "mazdoor kalyan, canteen, crèche, shramik, labour welfare, factory canteen, shram kalyan, workers ke bachhe, rest room, first aid, factories act, mazdoor shikayat, welfare, palna ghar, ghar ki pareshani, श्रम कल्याण, मजदूर कल्याण",
  "manpower-officer":
    "manpower, shift, kitne log chahiye, headcount, duty roster, labour planning, contract labour, shift wise, roster, absentee, theka mazdoor, workforce, thekedar, manpower supply, vacancies forecast, शिफ्ट, मैनपावर",
  "marketing-manager":
    "marketing, vigyapan, campaign, promotion, advertising, product launch, target audience, 4P, segment, MBA marketing, Hindustan Unilever, prachar, market share, launch event, TV ad, मार्केटिंग, प्रचार",
  "brand-manager":
    "brand, Maggi, Surf Excel, HUL, tagline, logo, brand image, packet, FMCG, ambassador, Cadbury, brand naam, jingle, brand ki pehchaan, positioning, ब्रांड",
  "digital-marketing-specialist":
    "SEO, Google ads, Facebook ads, Instagram, digital marketing, keywords, social media, traffic, clicks, website visitors, YouTube ads, ranking, reels, PPC, online prachar, influencer, डिजिटल मार्केटिंग",
  "market-research-analyst":
    "survey, sarvekshan, questionnaire, Nielsen, focus group, Kantar, grahak pasand, sample, ghar ghar survey, kya kharidte, opinion, consumer insight, poll, product test, data, सर्वेक्षण, सर्वे",
  "media-planner":
    "TV ad slot, media buying, TRP, ad kahan dikhana, IPL ad, GRP, airtime, radio spot, hoarding, newspaper ad, BARC, GroupM, reach frequency, vigyapan budget, prime time, विज्ञापन, टीआरपी",
  "advertising-account-executive":
    "ad agency, client servicing, brief, vigyapan agency, Ogilvy, client, pitch, ad campaign, creative brief, account executive, JWT, client approval, advertising, ad film, client aur creative, विज्ञापन एजेंसी",
  "email-marketing-specialist":
    "email, newsletter, Mailchimp, notification, open rate, promotional mail, subject line, push notification, app alert, spam, unsubscribe, offer mail, automation, CRM, WhatsApp broadcast, Swiggy notification, ईमेल, नोटिफिकेशन",
  "marketing-analyst":
    "marketing data, Google Analytics, customer data, churn, conversion, campaign result, ROI, segments, kaun kharidta, grahak data, SQL, purchase data, funnel, A/B test, cohort, dashboard, ग्राहक डेटा",
  "advertising-and-promotion-manager":
    "offer, contest, promotion, sale offer, inaam, lucky draw, coupon, buy one, shop poster, prachar, Diwali offer, sampling, free gift, ad budget, dukan ka poster, hoarding, प्रचार, ऑफर, इनाम",
  "product-marketing-manager":
    "product launch, features benefits, go to market, GTM, naya product, positioning, pricing, competitor, launch, messaging, SaaS, demo, sales deck, phone launch, Zoho, use case, उत्पाद लॉन्च",
  "corporate-communications-manager":
    "press release, PR, press, spokesperson, pravakta, media statement, patrakar, internal newsletter, crisis statement, company ki khabar, jansampark, announcement, CEO speech, press conference, reputation, जनसंपर्क, प्रेस विज्ञप्ति",
  "sales-manager":
    "sales, target, bikri, sales team, territory, sales head, monthly target, incentive, salesmen, area, dealer network, quota, sales review, bikri badhana, distributor, बिक्री, सेल्स, टारगेट",
  "business-development-manager":
    "BDM, naye client, business development, lead, partnership, naya business, cold call, BD, deal, tie up, naye grahak, pitch, networking, proposal, Byju's BDA, नया ग्राहक, बिजनेस डेवलपमेंट",
  "key-account-manager":
    "bade grahak, key account, KAM, bade customer, important client, Big Bazaar, DMart, modern trade, top clients, contract renewal, khaas grahak, Amazon account, corporate client, long term client, account growth, बड़े ग्राहक",
  "export-manager":
    "export, niryat, videsh bhejna, container, DGFT, IEC, foreign buyer, masale export, FOB, shipping, custom, videshi kharidar, port, bill of lading, kapde export, basmati, निर्यात, एक्सपोर्ट",
  "technical-sales-engineer":
    "sales engineer, machine bechna, industrial pump, technical sales, bearing, compressor, valve, motor, demo machine, Siemens, quotation, factory visit, B2B, SKF, automation, technical quotation, मशीन बेचना, तकनीकी बिक्री",
  "area-sales-officer":
    "FMCG, dealer, dukan dukan, distributor, order lena, bike par, retailer, salesman, kirana, stockist, beat, ITC, route, Britannia, shelf, order book, डीलर, दुकान दुकान, वितरक",
  "proposal-coordinator":
    "tender, nivida, bid, GeM, tender bharna, e-tender, RFP, EMD, boli, tender document, eprocure, proposal, bid submission, technical bid, quotation, CPPP, निविदा, टेंडर",
  "real-estate-agent":
    "property dealer, flat, plot, zameen, makan, kiraye ka ghar, dalal, broker, MagicBricks, 99acres, RERA, registry, ghar dikhana, jaydad, BHK, dukan bechna, प्रॉपर्टी, मकान, जमीन",
  "property-appraiser":
    "valuation, valuer, kimat, plot, makaan, zameen, property rate, circle rate, market value, jaydad, naap, sqft, flat value, कीमत, मूल्यांकन, जायदाद, ज़मीन, प्लॉट",
  "property-manager":
    "kiraya, kirayedar, tenant, rent agreement, landlord, makaan malik, lease, flat rent, lift repair, dukaan kiraye, deposit, NRI owner, vacancy, किराया, किरायेदार, मकान मालिक, किरायानामा",
  "real-estate-developer":
    "builder, township, tower, DLF, RERA, flats, colony, zameen kharidna, real estate, housing project, Lodha, land deal, highrise, बिल्डर, टाउनशिप, रियल एस्टेट, फ्लैट बनवाना",
  "mortgage-broker":
    "home loan, ghar loan, DSA, byaj dar, interest rate, EMI, loan agent, loan dilana, HDFC, mortgage, byaj, girvi, loan compare, होम लोन, ब्याज दर, लोन एजेंट, गिरवी",
  auctioneer:
    "nilami, boli, auction, hathoda, hammer, bid, bidder, mandi, fish auction, painting auction, neelami, sold, IPL auction, नीलामी, बोली, हथौड़ा, मंडी, नीलाम",
  "management-consultant":
    "consultant, consulting, McKinsey, BCG, salah, strategy, slides, powerpoint, turnaround, sujhav, restructuring, case interview, client study, सलाहकार, कंसल्टेंट, रणनीति",
  "chief-executive-officer":
    "CEO, boss, sabse bada, Sundar Pichai, head, mukhiya, top post, MD, board, leader, chief, shareholders, corner cabin, सीईओ, मुखिया, प्रमुख, मुख्य कार्यकारी",
  "operations-manager":
    "operations, warehouse, shift, dispatch, godown, stock, order time, delivery, delay, roster, Amazon warehouse, daily target, bottleneck, ऑपरेशन, गोदाम, शिफ्ट, डिस्पैच",
  "corporate-planner":
    "strategy, rival, competitor, market entry, expansion, board, naya bazaar, growth, merger, pratidwandi, five year, diversification, acquisition, रणनीति, प्रतिद्वंद्वी, विस्तार, नया बाज़ार",
  "project-management-specialist":
    "PMO, project, PMP, gantt, milestone, deadline, metro project, L&T, tracker, project schedule, primavera, pariyojana, risk register, परियोजना, प्रोजेक्ट, डेडलाइन",
  "change-management-specialist":
    "merger, badlav, change, naya system, transition, SAP rollout, resistance, staff darna, townhall, takeover, training session, reorganisation, adoption, बदलाव, विलय, परिवर्तन",
  "business-process-analyst":
    "process, workflow, flowchart, six sigma, lean, step kam, bekar step, bottleneck, BPM, prakriya, automation, form ghumna, process map, प्रक्रिया, फ्लोचार्ट, वर्कफ़्लो",
  entrepreneur:
    "startup, founder, apna business, apna dhandha, shark tank, investor, funding, naya dhandha, karobar, boss khud, Zomato, udyami, udyam, स्टार्टअप, कारोबार, अपना धंधा, उद्यमी",
  "security-manager":
    "suraksha, guard incharge, CCTV, gate, chori, chaukidar, control room, bouncer, patrol, gate pass, ex fauji, theft, intruder, सुरक्षा, गार्ड, चोरी, सीसीटीवी",
  "business-coach":
    "business coach, coaching, founder, dukandar, Vivek Bindra, pitch, business badhana, mentor, motivate, guru, growth tips, sales badhana, seminar, बिज़नेस कोच, मेंटर, मार्गदर्शन, कारोबार बढ़ाना",
  "corporate-social-responsibility-manager":
    "CSR, NGO, samaj seva, 2 percent, Tata Trusts, gaon school, donation, daan, social project, paani project, anudan, welfare, foundation, सीएसआर, समाज सेवा, दान, एनजीओ",
  "facilities-manager":
    "facility, housekeeping, lift, AC plant, genset, building maintenance, HVAC, safai, bijli, tower maintenance, fire drill, mall, BMS, imarat, रखरखाव, इमारत, हाउसकीपिंग",
  "administrative-services-manager":
    "admin, staff bus, cab booking, dak, courier, canteen, travel desk, transport, stationery, mailroom, guest house, vendor bills, admin head, प्रशासन, एडमिन, कूरियर, स्टाफ बस",
  "purchasing-manager":
    "kharidari, purchase, raw material, supplier, kachcha maal, purchase order, mol bhav, vendor, bulk kharid, buying, sourcing, negotiate, खरीदारी, कच्चा माल, सप्लायर, मोलभाव",
  "procurement-officer":
    "tender, quotation, GeM portal, procurement, kharid, purchase order, L1, bid, vendor, saman mangana, late truck, supplier, indent, निविदा, टेंडर, खरीद, कोटेशन",
  "vendor-development-executive":
    "vendor, supplier, MSME, ancillary, workshop, Maruti supplier, purje, parts quality, chhote karkhane, sample approval, PPAP, auto parts, sub contractor, वेंडर, पुर्ज़े, छोटे कारखाने, सप्लायर",
  "demand-planner":
    "demand, forecast, kitna bikega, sales forecast, inventory, diwali stock, stockout, season, andaza, supply chain, SKU, HUL, overstock, मांग, पूर्वानुमान, कितना बिकेगा, स्टॉक",
  "contract-manager":
    "contract, anubandh, agreement, sharten, karar, clause, penalty, vendor contract, terms, signature, renewal, breach, deadline, अनुबंध, करार, शर्तें, समझौता",
  "business-continuity-planner":
    "disaster recovery, baadh, flood, aag, fire, backup, BCP, earthquake, bhukamp, emergency, cyclone, aapda, lockdown, tabahi, आपदा, बाढ़, बैकअप, भूकंप",
  "import-export-specialist":
    "import, export, customs, duty, DGFT, IEC, licence, HS code, aayat, niryat, videshi maal, container, port, आयात, निर्यात, सीमा शुल्क, लाइसेंस",
  "liaison-officer":
    "liaison, sarkari daftar, NOC, file aage, permission, licence nikalwana, babu, sachivalay, clearance, sarkari approval, protocol, municipality, file follow, सरकारी दफ्तर, एनओसी, मंज़ूरी, सचिवालय",
  "management-systems-auditor":
    "ISO, ISO 9001, audit, certificate, lead auditor, TUV, BIS, quality manual, standard, non conformity, ISO certificate, factory audit, surveillance audit, आईएसओ, ऑडिट, प्रमाणपत्र, मानक",
  "pricing-analyst":
    "price, daam, keemat, rate fix, MRP, Jio pack, ticket price, discount, mehnga sasta, pricing, elasticity, competitor price, recharge rate, दाम, कीमत तय, एमआरपी, छूट",
  "revenue-manager":
    "hotel rate, flight fare, kiraya badalna, surge, IndiGo, Taj, occupancy, dynamic pricing, room price, peak season, yield, kamra rate, seat price, कमरा रेट, किराया, होटल, फेयर",
  "sustainability-analyst":
    "ESG, carbon footprint, BRSR, paryavaran, energy use, water use, green investor, net zero, carbon, climate, emission, environment, renewable, पर्यावरण, कार्बन, जलवायु, ऊर्जा खपत",
  "call-centre-manager":
    "call centre, BPO, headset, night shift, telecaller, customer care, calls floor, AHT, process head, Teleperformance, gurgaon BPO, call quality, dialer, कॉल सेंटर, बीपीओ, हेडसेट, नाइट शिफ्ट",
  "trade-analyst":
    "tariff, duty, WTO, vyapar, import duty, export data, trade deal, FTA, China imports, Trump tariff, trade deficit, commerce ministry, trade war, टैरिफ, व्यापार, आयात शुल्क, व्यापार घाटा",
  "membership-manager":
    "member, membership, club, FICCI, CII, chamber, sadasya, sadasyata, gymkhana, renewal, member fees, association, club card, सदस्य, सदस्यता, क्लब, मेंबरशिप",
  "meeting-planner":
    "conference, sammelan, seminar, delegates, convention, hall booking, hotel booking, MICE, summit, Bharat Mandapam, G20, venue, banquet, conference badge, सम्मेलन, सेमिनार, प्रतिनिधि",
  "licensing-manager":
    "cartoon, Chhota Bheem, Disney, royalty, brand licence, merchandise, character, superhero, tshirt print, trademark, toys brand, franchise, copyright, कार्टून, रॉयल्टी, लाइसेंस, ब्रांड",
  "executive-assistant":
    "PA, director, calendar, appointment, boss, flight booking, secretary, sahab, niji sachiv, diary, MD ki, minutes, CEO assistant, निजी सचिव, पीए, अपॉइंटमेंट, डायरी",
  "office-manager":
    "desk, stationery, chutti, leave, supplies, printer, chai pantry, seating, attendance, peon, cabin, pantry, coworking, दफ्तर, छुट्टी, स्टेशनरी",
  stenographer:
    "steno, shorthand, ashulipi, dictation, SSC steno, typing, court steno, bolte likhna, notepad, Pitman, wpm, judge dictation, sahab bole, आशुलिपि, स्टेनो, श्रुतलेख, शॉर्टहैंड",
  receptionist:
    "reception, front desk, namaste, visitor, hotel counter, welcome, helpdesk, swagat, intercom, phone uthana, visitor register, appointment, lobby, रिसेप्शन, स्वागत, फ्रंट डेस्क, मेहमान",
  typist:
    "typing, typewriter, keyboard, kachehri, affidavit, tankan, Kruti Dev, court paper, stamp paper, type karna, mangal font, wpm, notary, टाइपिंग, टंकण, टाइपराइटर, हलफनामा",
  "office-assistant":
    "peon, chaprasi, photocopy, file, xerox, dak, chai pani, filing, lifafa, MTS, stapler, almari, envelope, चपरासी, फाइल, फोटोकॉपी, लिफ़ाफ़ा",
  "records-manager":
    "record room, purani file, abhilekh, archive, filing, scan, digitise, rack, document, retention, dastavez, storage, index, अभिलेख, दस्तावेज़, पुरानी फाइल, रिकॉर्ड रूम",
  "proposal-writer":
    "proposal, grant, tender document, donor, NGO funding, bid, RFP, prastav, anudan, fund, application likhna, concept note, contract jeetna, प्रस्ताव, अनुदान, प्रपोजल",
  "virtual-assistant":
    "ghar se, wfh, email, online assistant, booking, foreign client, Fiverr, Upwork, inbox, freelance, VA, remote, calendar, laptop, घर बैठे, ऑनलाइन असिस्टेंट, फ्रीलांस",
  "company-secretary":
    "CS, ICSI, board meeting, ROC, MCA, AGM, company law, filing, compliance, minutes, director resolution, SEBI, shareholder, कंपनी सेक्रेटरी, सीएस, बोर्ड मीटिंग, कंपनी कानून",
  "financial-controller":
    "budget, month closing, balance sheet, kharcha rokna, accounts head, finance head, ledger, CA, expense approval, books, P&L, closing, hisab, बजट, खर्च रोकना, हिसाब, मंथ क्लोज़िंग",
  "social-media-manager":
    "Instagram, reels, post, hashtag, followers, Facebook, trolls, brand page, viral, caption, Twitter, meme, story, likes, सोशल मीडिया, इंस्टाग्राम, फॉलोअर",
  "fund-accountant":
    "NAV, mutual fund, unit, SIP, AMC, hedge fund, fund, portfolio, shaam ko, custodian, reconciliation, SBI MF, unit price, एनएवी, म्यूचुअल फंड, यूनिट",
  "bank-examiner":
    "RBI, bank inspection, NPA, bank janch, deposit safe, bank audit, yes bank, Reserve Bank, regulator, jama, KYC, cooperative bank, bank fraud, आरबीआई, बैंक जांच, रिज़र्व बैंक, जमा",
  "union-representative":
    "union, hadtal, strike, mazdoor neta, morcha, dharna, majdoor, wages, INTUC, mazdoor sangh, labour court, trade union, jhanda, bonus mang, यूनियन, हड़ताल, मज़दूर नेता, धरना",
  "payroll-analyst":
    "payroll, payslip, salary slip, PF, TDS, vetan, tankhwah, salary galat, ESI, payroll software, katauti, deduction, overtime, वेतन पर्ची, तनख्वाह, सैलरी, कटौती",
  "diversity-and-inclusion-manager":
    "diversity, inclusion, mahila, divyang, LGBT, barabari, women leader, bhedbhav, equal, wheelchair, maternity, transgender, samanta, समानता, दिव्यांग, भेदभाव, महिला",
  "marketing-representative":
    "haat, gaon gaon, mela, rural, demo, sample, dukan dukan, prachar, stall, pamphlet, kirana, promotion, free sample, हाट, मेला, प्रचार, गाँव गाँव",
  "export-executive":
    "shipping bill, export, niryat, container, invoice, lading, CHA, jahaz, port, packing list, ICEGATE, Nhava Sheva, LC, निर्यात, कंटेनर, शिपिंग बिल, जहाज़",
  "audit-associate":
    "audit, article, CA firm, Deloitte, voucher, vouching, stock ginna, bill tick, articleship, Big 4, stock count, ledger tally, working papers, ऑडिट, आर्टिकलशिप, वाउचर, बिल मिलाना",
  "rating-analyst":
    "CRISIL, rating, AAA, credit rating, ICRA, bond, downgrade, default, karz, debenture, grade, rating agency, Moody, क्रेडिट रेटिंग, रेटिंग, बॉन्ड, साख",
  "credit-and-collection-manager":
    "vasuli, udhaar, credit limit, bakaya, recovery head, overdue, dues, collection, karz, NBFC, default, Bajaj Finance, bucket, वसूली, उधार, बकाया, क्रेडिट लिमिट",
  "estate-planner":
    "vasiyat, will, virasat, batwara, inheritance, waris, trust, sampatti, nominee, probate, estate, succession, legal heir, वसीयत, वारिस, विरासत, बँटवारा",
  "stock-market-analyst":
    "share bazaar, stock market, Nifty, Sensex, chart, candlestick, trading, share, NSE, technical analysis, target price, CNBC, breakout, शेयर बाज़ार, सेंसेक्स, शेयर, चार्ट",
  "claims-investigator":
    "insurance claim, farzi claim, bima, fraud, jasoos, accident janch, LIC, fake bill, claim reject, sabut, insurance fraud, hospital bill, tehkikat, बीमा, फर्जी क्लेम, क्लेम जांच, तहकीकात",
  "office-administrator":
    "admin, meeting room, letters, bijli bill, stationery, vendor bills, patra, register, housekeeping, petty cash, front office, dak, notice, एडमिन, पत्र, स्टेशनरी, मीटिंग रूम",
  "business-correspondent":
    "bank mitra, CSP, Aadhaar, fingerprint, angutha, gaon bank, micro ATM, nikasi, Jan Dhan, bank sakhi, kiosk, biometric, AePS, बैंक मित्र, अंगूठा, ग्राहक सेवा, बैंक सखी",
  "jewellery-appraiser":
    "gold loan, sona, gehna, kasauti, Muthoot, carat, touchstone, hallmark, tolna, purity, sona girvi, asli nakli, Manappuram, सोना, गहने, गोल्ड लोन, कसौटी, शुद्धता",
  "accounts-executive":
    "Tally, GST, accountant, khata, bill entry, hisab kitab, munim, ledger, invoice, TDS, bahi, voucher, bank entry, मुनीम, हिसाब किताब, बही खाता, टैली",
  "hr-executive":
    "HR, joining letter, offer letter, chutti, leave record, attendance, naukri, interview, onboarding, salary input, resume, ID card, exit interview, एचआर, जॉइनिंग, छुट्टी, हाजिरी",
  "loan-recovery-agent":
    "vasuli, kist, EMI, recovery agent, bakaya, karz, loan recovery, ghar aana, gaadi uthana, seizing, default, udhaar, installment, वसूली, किस्त, कर्ज़, बकाया",
};
