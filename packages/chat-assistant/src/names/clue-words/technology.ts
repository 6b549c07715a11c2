/** Words by which outsiders know careers of the category Technology: by career id. */
export const technology: Readonly<Record<string, string>> = {
  "software-engineer":
    "software, coding, bug, infosys, tcs, google, laptop, github, it job, bangalore, leetcode, algorithm, testing, code review, sde, सॉफ्टवेयर, कोडिंग, प्रोग्रामिंग",
  "computer-programmer":
    "program likhna, code, c language, loop, module, salary slip, flowchart, debug, programming, syntax, function, pgdca, variables, subroutine, c++, प्रोग्राम, कोड, प्रोग्रामर",
  "back-end-web-developer":
    "backend, server, api, node js, database, mongodb, rest api, login system, django, spring boot, express, redis, authentication, postman tool, server side, बैकएंड, सर्वर, एपीआई",
  "full-stack-developer":
    "full stack, mern, react, node, frontend backend, website, mongodb, express, mean stack, javascript, server, database, fullstack, bootcamp, next js, फुल स्टैक, वेबसाइट, फ्रंटएंड बैकएंड",
  "java-developer":
    "java, spring boot, hibernate, jvm, core java, jsp, eclipse, maven, microservices, bank software, tomcat, intellij, oops, j2ee, servlet, जावा, स्प्रिंग, बैंक सॉफ्टवेयर",
  "python-developer":
    "python, django, flask, pandas, script, python language, pip, fastapi, automation script, jupyter, pycharm, web scraping, numpy, indentation, py file, पाइथन, जैंगो, स्क्रिप्ट",
  "net-developer":
    "dot net, c sharp, asp.net, visual studio, microsoft, mvc, sql server, hospital billing, windows app, blazor, entity framework, iis, vb.net, azure, erp desktop, .net, डॉट नेट, सी शार्प, माइक्रोसॉफ्ट",
  "software-architect":
    "microservices, system design, architecture diagram, scalability, monolith, design patterns, uml, modules, software dhancha, technical lead, load, code structure, layers, event driven, dependency, सॉफ्टवेयर ढाँचा, आर्किटेक्चर, माइक्रोसर्विस",
  "solutions-architect":
    "aws, azure, cloud solution, client requirement, rfp, proposal, presales, proof of concept, integration, migration, grahak, architecture diagram, vendor products, google cloud, cost estimate, क्लाउड, समाधान, ग्राहक समाधान",
  "systems-programmer":
    "operating system, kernel, linux kernel, device driver, c language, memory management, file system, assembly, bootloader, low level, unix, windows andar, scheduler, system call, rust, ऑपरेटिंग सिस्टम, कर्नेल, ड्राइवर",
  "mainframe-programmer":
    "cobol, mainframe, jcl, ibm, z/os, db2, cics, green screen, purana system, batch job, vsam, legacy, as400, black screen, core banking, मेनफ्रेम, कोबोल, पुराना सिस्टम",
  "programmer-analyst":
    "requirement, cognizant, existing system, process study, code changes, business process, flowchart, user requirement, software badlav, enhancement, srs, functional spec, analysis coding, module changes, jaruratein, आवश्यकता, विश्लेषण, प्रोग्रामर एनालिस्ट",
  "engineering-and-scientific-programmer":
    "simulation, fortran, matlab, supercomputer, weather model, orbit, monsoon model, isro, hpc, numerical, param, drdo, cfd, parallel computing, differential equations, सुपरकंप्यूटर, सिमुलेशन, वैज्ञानिक गणना",
  "integration-engineer":
    "api, middleware, mulesoft, two systems, data exchange, interface, xml, json, webhook, connector, jodna, esb, compatibility, protocol, third party, एकीकरण, सिस्टम जोड़ना, एपीआई",
  "blockchain-developer":
    "blockchain, bitcoin, crypto, ethereum, smart contract, solidity, nft, polygon, web3, ledger, wallet, token, mining, dapp, hash, ब्लॉकचेन, क्रिप्टो, बिटकॉइन",
  "blockchain-architect":
    "hyperledger, shared ledger, consensus, private blockchain, nodes, permissioned, land records, blockchain design, fabric, web3 architecture, crypto, distributed ledger, validator, r3 corda, tokenisation, ब्लॉकचेन ढाँचा, साझा बहीखाता, ब्लॉकचेन",
  "salesforce-developer":
    "salesforce, apex, crm, lightning, trailhead, visualforce, soql, sales cloud, customer screen, bank crm, lwc, trigger, flow, opportunity, service cloud, सेल्सफोर्स, सीआरएम, एपेक्स",
  "sap-developer":
    "sap, abap, erp, hana, fiori, purchase order, smartforms, material master, bapi, factory stock, idoc, s4 hana, netweaver, mm module, alv, एसएपी, ईआरपी, अबाप",
  "release-manager":
    "release, go live, rollback, deployment, version, production, launch date, deploy, change approval, ci cd, release notes, hotfix, jenkins, update wapas, freeze, रिलीज़, गो लाइव, संस्करण",
  "compiler-engineer":
    "compiler, llvm, gcc, assembly, parser, machine code, optimisation, syntax tree, chip, lexer, clang, code generation, intermediate code, nvidia, register, कंपाइलर, मशीन कोड, असेंबली",
  "quantitative-developer":
    "algo trading, hft, trading engine, stock market, pricing model, options, zerodha, c++, share bazaar, nse, black scholes, hedge fund, latency, backtest, order book, शेयर बाज़ार, एल्गो ट्रेडिंग, ट्रेडिंग",
  "robotic-process-automation-engineer":
    "rpa, uipath, bot, automation anywhere, blue prism, invoice matching, copy paste, form bot, excel automation, repetitive, clerk, power automate, screen scraping, macro, bills, स्वचालन, आरपीए, बॉट",
  "gis-developer":
    "web map, gis, leaflet, arcgis, google maps, openstreetmap, map app, location, naksha app, postgis, mapmyindia, pin, geospatial, layers, nearest hospital, जीआईएस, नक्शा, मैप ऐप",
  "application-maintenance-engineer":
    "legacy code, old software, bug fix, support ticket, production issue, purana code, patch, error log, maintenance, l3 support, incident, root cause, inherited code, sla, hotfix, पुराना कोड, रखरखाव, गड़बड़ी",
  "deployment-engineer":
    "installation, client site, go live, data migration, setup, server install, rollout, onsite, configuration, purane record, software lagana, docker, training users, patch, upgrade, इंस्टॉल, तैनाती, क्लाइंट साइट",
  "web-developer":
    "website, website banana, html, css, javascript, domain, hosting, webpage, clinic website, dukan site, bootstrap, godaddy, web page, hostinger, browser, वेबसाइट, वेब पेज, होस्टिंग",
  "frontend-developer":
    "react, html, css, javascript, button, angular, frontend, webpage, responsive, tailwind, vue, browser, web ui, typescript, screen, फ्रंटएंड, बटन, रिएक्ट",
  "web-designer":
    "layout, website look, colours, fonts, homepage, banner, photoshop, figma, website sundar, typography, template, landing page, wix, css, header, वेबसाइट डिज़ाइन, रंग, लेआउट",
  "wordpress-developer":
    "wordpress, elementor, plugin, theme, blog site, woocommerce, wp admin, php, cms, divi, shortcode, blogger, hosting, gutenberg, yoast, वर्डप्रेस, प्लगइन, ब्लॉग",
  "php-developer":
    "php, laravel, mysql, xampp, codeigniter, lamp, phpmyadmin, server script, cpanel, composer, symfony, wamp, blade, core php, apache, पीएचपी, लारावेल, सर्वर",
  "ruby-on-rails-developer":
    "ruby, rails, ror, gem, startup, active record, heroku, mvc, github, shopify, rspec, basecamp, sinatra, sidekiq, postgres, रूबी, रेल्स, रूबी ऑन रेल्स",
  "e-commerce-developer":
    "online shop, shopify, cart, checkout, upi, payment gateway, razorpay, online dukan, woocommerce, magento, online store, flipkart, product page, cod, coupon, ऑनलाइन दुकान, कार्ट, भुगतान",
  webmaster:
    "domain renew, broken link, 404, hosting, ssl, cpanel, site down, dns, sitemap, search console, backup, website update, nic, godaddy, site chalana, डोमेन, वेबसाइट देखरेख, टूटे लिंक",
  "web-content-manager":
    "website content, articles, cms, blog, writers, edit, publish, lekh, editorial calendar, seo, content upload, proofreading, homepage news, headline, freshness, लेख, वेबसाइट सामग्री, संपादन",
  "content-strategist":
    "content calendar, brand voice, newsletter, audience, blog topics, seo keywords, tone, content plan, email campaign, messaging, zomato, kya likhna, persona, reels topics, funnel, कंटेंट रणनीति, सामग्री, पाठक",
  "web-architect":
    "high traffic, load balancer, cdn, irctc site, scalability, caching, server crash, result day, big billion, microservices, akamai, website dhancha, millions visitors, nginx, tatkal, वेबसाइट ढाँचा, भारी ट्रैफिक, लोड",
  "web-producer":
    "website launch, deadline, client, schedule, web project, coordinator, designers developers, site launch, milestone, content deadline, microsite, timeline, wireframe, sign off, agency, वेबसाइट लॉन्च, समय-सारणी, वेब प्रोजेक्ट",
  "multimedia-developer":
    "kiosk, touch screen, museum, quiz, animation, sound, interactive, e-learning, cd rom, flash, audio video, slideshow, articulate, smart class, infographic, मल्टीमीडिया, कियोस्क, एनिमेशन",
  "android-developer":
    "android, play store, kotlin, apk, app, android studio, samsung, mobile app, jetpack compose, notification, low network, java, gradle, xiaomi, sasta phone, एंड्रॉइड, प्ले स्टोर, ऐप",
  "ios-developer":
    "iphone, apple, swift, app store, ios, xcode, ipad, macbook, swiftui, objective-c, apple watch, testflight, face id, airpods, cocoa, आईफोन, ऐप स्टोर, एप्पल",
  "mobile-app-developer":
    "app banana, flutter, react native, mobile app, play store, app store, cross platform, dart, hybrid app, zomato, paytm, push notification, expo, app download, smartphone, मोबाइल ऐप, ऐप बनाना, फ्लटर",
  "ux-designer":
    "user journey, wireframe, user flow, figma, prototype, easy app, user friendly, onboarding, persona, phonepe, empathy map, aasan app, new user, steps, customer journey, यूएक्स, उपयोगकर्ता, सरल ऐप",
  "ui-designer":
    "icons, buttons, app screen, spacing, figma, colour palette, dark mode, font, sketch, interface, mockup, sundar screen, adobe xd, toggle, pixel, यूआई, आइकन, बटन, स्क्रीन",
  "user-experience-analyst":
    "user interview, observe users, stumble, usability, feedback, atakna, heatmap, session recording, user research, pain points, confusion, hotjar, user behaviour, survey, journey map, उपयोगकर्ता अनुभव, प्रतिक्रिया, अटकना",
  "interaction-designer":
    "swipe, tap, gesture, voice command, micro animation, ishara, prototype, touch, haptic, alexa, click, pinch zoom, drag drop, transition, nid, स्वाइप, इशारा, टैप",
  "information-architect":
    "menu, navigation, sitemap, card sorting, labels, categories, taxonomy, website structure, search, breadcrumbs, hierarchy, page sorting, tags, filter, dhoondhna aasan, मेनू, वर्गीकरण, नेविगेशन",
  "ux-writer":
    "microcopy, error message, button text, app text, tooltip, onboarding text, notification text, label, saral bhasha, words, placeholder, plain language, popup text, swiggy, copy, एरर मैसेज, ऐप शब्द, सरल भाषा",
  "usability-analyst":
    "usability test, task time, test users, mistakes, sus score, eye tracking, stopwatch, galtiyan ginna, lab mirror, a/b test, heuristic, user testing, accessibility, screen recording, completion rate, उपयोगिता परीक्षण, गलतियाँ, यूज़र टेस्ट",
  "game-developer":
    "game, unity, unreal, video game, enemy, game banana, pubg, ludo king, level, c#, character, player, save game, android game, gaming, गेम, वीडियो गेम, यूनिटी",
  "game-designer":
    "game rules, gameplay, rewards, points, game idea, fun, balance, difficulty, mechanics, coins, prototype, player, puzzle, story, board game, गेम नियम, खेल नियम, इनाम",
  "level-designer":
    "game level, game map, secrets, gates, obstacle, maze, bhool bhulaiya, checkpoint, level banana, unreal, boss fight, walls, spawn point, platform, mario, लेवल, गेम नक्शा, भूलभुलैया",
  "environment-artist":
    "3d models, game jungle, fort, khandhar, bazaar, blender, maya, texture, landscape, game background, trees, props, scenery, zbrush, kila, थ्री डी, किला, जंगल, गेम दृश्य",
  "game-engineer":
    "game engine, collision, physics engine, c++, fps, frame rate, unreal engine, memory, multiplayer server, optimization, rendering, gameplay code, console, lag, playstation, गेम इंजन, टकराव, गेम कोड",
  "graphics-engineer":
    "gpu, shader, opengl, vulkan, ray tracing, rendering, nvidia, light, shadow, water effect, pixel, directx, 3d graphics, reflection, webgl, ग्राफिक्स, छाया, रोशनी",
  "technical-artist":
    "vfx, shader, rigging, particle effects, houdini, maya script, game effects, dhamaka effect, art pipeline, unreal, optimise textures, python tools, animation rig, smoke fire, polygon count, गेम इफेक्ट, वीएफएक्स, शेडर",
  "games-development-manager":
    "game studio, game launch, milestone, game producer, deadline, nazara, feature cut, play store, steam, game budget, ubisoft pune, sprint, beta, game publishing, release date, गेम स्टूडियो, गेम लॉन्च, गेम",
  "game-tester":
    "game test, bug, crash, glitch, game khelke, beta, qa, controller, game hang, bug report, unfinished game, lag, game atakna, level, playtest, गेम टेस्ट, गेम खेलना, गड़बड़ी",
  "augmented-reality-developer":
    "ar, augmented reality, snapchat filter, pokemon go, lenskart try, camera, arcore, arkit, virtual sofa, face filter, qr, ikea app, vuforia, hologram, smart glasses, ऑगमेंटेड रियलिटी, कैमरा फिल्टर, एआर",
  "virtual-reality-developer":
    "vr, headset, virtual reality, oculus, meta quest, metaverse, 360, vr chashma, virtual tour, unity, 3d duniya, immersive, controller, vr game, training vr, वर्चुअल रियलिटी, हेडसेट, वीआर",
  "simulation-developer":
    "simulator, flight simulator, train simulator, pilot training, driving simulator, physics model, matlab, cockpit, defence simulator, maths model, tank simulator, loco pilot, nakli cockpit, motion platform, zen technologies, सिम्युलेटर, उड़ान, गणितीय मॉडल",
  "data-analyst":
    "excel, sql, charts, power bi, data, sales data, aankde, pivot table, insights, tableau, google sheets, trend, data cleaning, graph, vlookup, डेटा, आँकड़े, एक्सेल, चार्ट",
  "data-scientist":
    "prediction, python, machine learning, bhavishyavani, model, kaggle, data science, regression, pandas, forecast, churn, statistics, jupyter, recommendation, netflix, डेटा साइंस, भविष्यवाणी, पूर्वानुमान",
  "data-engineer":
    "data pipeline, spark, kafka, hadoop, airflow, big data, aws glue, databricks, etl, data lake, snowflake, streaming data, raw data, sql, clickstream, डेटा पाइपलाइन, बिग डेटा, डेटा",
  "analytics-engineer":
    "dbt, data model, metrics, sql, snowflake, bigquery, data transformation, definition, looker, clean tables, version control, warehouse, kpi, single truth, semantic layer, डेटा तालिका, एसक्यूएल, मेट्रिक",
  "data-architect":
    "data blueprint, data flow, schema, data lake, governance, access rights, enterprise data, data map, warehouse, cloud data, togaf, data naksha, master data, data storage, lineage, डेटा ढाँचा, डेटा नक्शा, डेटाबेस",
  "data-modeller":
    "er diagram, entity relationship, schema, erwin, foreign key, normalisation, star schema, tables, rishta, logical model, data model, primary key, relation, cardinality, data vault, डेटा मॉडल, संबंध, तालिका",
  "database-administrator":
    "dba, oracle, backup, restore, mysql, sql server, database, slow query, data recovery, rac, postgresql, database down, tuning, replication, password access, डेटाबेस, बैकअप, ओरेकल",
  "database-developer":
    "sql, stored procedure, pl/sql, query, trigger, oracle, tables, join, database code, t-sql, index, view, rank nikalna, bill query, function, एसक्यूएल, क्वेरी, डेटाबेस",
  "database-architect":
    "sharding, huge database, partition, replication, cluster, aadhaar database, crore records, nosql, cassandra, storage, oracle rac, mongodb, failover, distributed database, upi scale, विशाल डेटाबेस, डेटाबेस ढाँचा, संग्रह",
  "etl-developer":
    "etl, informatica, ssis, extract, transform, load, talend, branch data, data load, staging, mapping, nightly job, datastage, source target, batch load, ईटीएल, डेटा लोड, डेटा निकालना",
  "data-warehousing-specialist":
    "data warehouse, star schema, teradata, redshift, olap, fact table, historical data, purana data, snowflake, data mart, kimball, dimension, archive, cube, years data, डेटा वेयरहाउस, डेटा भंडार, पुराना डेटा",
  "data-integration-specialist":
    "bank merger, merge data, duplicate records, data migration, bank vilay, mapping, match records, crm erp, informatica, sync, data jodna, two databases, reconciliation, talend, vilay, डेटा मिलाना, बैंक विलय, डेटा एकीकरण",
  "business-intelligence-analyst":
    "sales drop, bi, power bi, tableau, market trend, bikri kam, dashboard, kpi, insights, region wise, competitor, profit, qlik, quarterly, presentation, बिक्री, बाज़ार रुझान, डैशबोर्ड",
  "business-intelligence-developer":
    "dashboard, power bi, tableau, dax, qlikview, ssrs, cube, drill down, looker, data model, charts, bi, morning dashboard, sql, cognos, डैशबोर्ड, पावर बीआई, चार्ट",
  "analytics-manager":
    "analytics team, analytics, metrics, kpi, business questions, data driven, experiments, a/b test, fractal, mu sigma, priorities, stakeholders, insights review, dashboards, analytics head, एनालिटिक्स, विश्लेषण प्रमुख, आँकड़े",
  "data-visualisation-developer":
    "d3.js, interactive chart, graph, bar chart, map chart, infographic, tableau, covid dashboard, animation chart, colour scale, visualisation, pie chart, plotly, story map, chitra, ग्राफ, चार्ट, डेटा चित्रण",
  "data-quality-analyst":
    "data errors, janm tithi, duplicate, missing values, wrong pincode, validation, data cleaning, galti pakadna, profiling, spelling mistake, inconsistency, mismatch, aadhaar mismatch, data rules, blank fields, डेटा गलती, शुद्धता, जन्मतिथि",
  "data-steward":
    "data definition, metadata, data owner, governance, glossary, field meaning, collibra, data dictionary, permission, data rules, lineage, reference data, paribhasha, column, approval, डेटा शब्दकोश, परिभाषा, डेटा अभिभावक",
  "data-manager":
    "data policy, retention, data deletion, gdpr, dpdp act, data sharing, storage, backup, privacy, consent, records, niyam, data mitana, access, archiving, डेटा नीति, डेटा नियम, निजता",
  "data-management-specialist":
    "master data, mdm, vendor master, product code, item code, sku, duplicate vendor, golden record, sap mdg, material master, catalogue, gst number, hsn, vendor list, cleansing, मास्टर डेटा, विक्रेता सूची, उत्पाद कोड",
  "chief-data-officer":
    "cdo, board, data strategy, c-suite, data governance, privacy, dpdp, monetise data, ceo, data policy, boardroom, data breach, compliance, ai strategy, data adhikari, डेटा अधिकारी, निदेशक मंडल, डेटा रणनीति",
  "clinical-data-manager":
    "clinical trial, crf, edc, database lock, medidata rave, query, cro, patient data, dawa trial, iqvia, meddra, discrepancy, oracle clinical, cdisc, trial data, क्लिनिकल ट्रायल, दवा परीक्षण, मरीज़ डेटा",
  "statistical-programmer":
    "sas, r programming, clinical trial, sdtm, adam, tlf, cdisc, trial tables, macro, proc, submission, pharma data, listings, usfda, cro, सैस, दवा परीक्षण, सांख्यिकी प्रोग्राम",
  "bioinformatics-analyst":
    "genome, dna sequence, blast, gene, ngs, mutation, rna-seq, disease gene, protein database, genome india, ncbi, python r, variant, genomics, strand, जीनोम, डीएनए, जीन",
  "data-mining-analyst":
    "patterns, clustering, hidden groups, customer segments, association rules, market basket, data mining, chhupe pattern, weka, millions records, buying habits, diaper beer, rapidminer, outlier, aadat, डेटा माइनिंग, छिपे पैटर्न, आदतें",
  "web-analyst":
    "google analytics, bounce rate, visitors, clicks, page views, conversion, traffic source, website traffic, ga4, cart abandonment, heatmap, tag manager, session, funnel, visitor count, वेबसाइट ट्रैफिक, विज़िटर, क्लिक",
  "reporting-analyst":
    "mis, excel sheet, daily report, attendance sheet, sales sheet, pivot, vlookup, macro, morning sheet, haziri, google sheets, monthly mis, summary, bpo mis, email report, एमआईएस, हाज़िरी, दैनिक रिपोर्ट",
  "gis-analyst":
    "qgis, arcgis, map layers, naksha, flood map, ward map, satellite, shapefile, gps, smart city, digitise, spatial, buffer, baadh, coordinates, जीआईएस, मानचित्र, वार्ड, बाढ़",
  "document-management-specialist":
    "scanned documents, drawings, contracts, dms, sharepoint, scanning, revision, document control, file index, dastavez, pdf, transmittal, digital file, archive, aconex, दस्तावेज़, स्कैन, अनुबंध",
  "data-entry-operator":
    "typing, data entry, keyboard, form bharna, ccc, register, typing speed, excel, tally, hindi typing, type karna, ms word, punching, dlc, mangal font, टाइपिंग, डेटा एंट्री, कीबोर्ड, फॉर्म",
  "machine-learning-engineer":
    "machine learning, ml, tensorflow, pytorch, fraud alert, training data, neural network, model deploy, scikit-learn, recommendation, gpu, mlops, deep learning, spam filter, inference, मशीन लर्निंग, न्यूरल नेटवर्क, धोखाधड़ी पहचान",
  "artificial-intelligence-specialist":
    "ai, artificial intelligence, chatgpt, chatbot, kisan bot, llm, ai agent, kritrim, krutrim, generative ai, rag, openai, voice assistant, gemini, ai app, एआई, कृत्रिम बुद्धिमत्ता, चैटबॉट",
  "computer-vision-engineer":
    "number plate, face recognition, camera, cctv ai, opencv, image, object detection, yolo, chehra pehchan, self driving, crack detection, ocr, photo pehchan, fastag camera, digiyatra, चेहरा पहचान, नंबर प्लेट, कैमरा, कंप्यूटर विज़न",
  "language-engineer":
    "nlp, translation, bhashini, google translate, speech to text, alexa, chatbot, anuvad, tts, indic languages, siri, bhasha, voice typing, autocorrect, language model, भाषा, अनुवाद, आवाज़ पहचान",
  "computational-linguist":
    "grammar, vyakaran, corpus, panini, wordnet, parsing, morphology, bhasha niyam, annotation, sanskrit computing, treebank, iiit hyderabad, syntax, spell checker, shabdkosh, व्याकरण, भाषाविज्ञान, शब्दकोश, पाणिनि",
  "machine-learning-scientist":
    "research paper, neurips, deep learning, algorithm, phd, transformer, google research, deepmind, new model, arxiv, reinforcement learning, gradient, neural nets, benchmark, icml, शोध पत्र, डीप लर्निंग, एल्गोरिद्म",
  "computer-scientist":
    "algorithm, p vs np, turing, complexity, cryptography, theory, quantum computing, automata, proof, graph theory, aks prime, iit, research, computation, turing award, एल्गोरिद्म, ट्यूरिंग, कंप्यूटर विज्ञान",
  "robotics-application-engineer":
    "robot, robotic arm, kuka, fanuc, gripper, agv, pick and place, welding robot, robot lagana, loading arm, cobot, warehouse robot, addverb, teach pendant, abb, रोबोट, रोबोटिक भुजा, रोबोट लगाना",
  "knowledge-engineer":
    "expert system, knowledge base, ontology, rules, if then, knowledge graph, prolog, decision tree, visheshagya, expert interview, inference engine, semantic web, sparql, expert gyan, diagnosis rules, विशेषज्ञ, ज्ञान कोष, नियम",
  "prompt-engineer":
    "prompt, chatgpt, ai nirdesh, llm, claude, gemini, midjourney, system prompt, jailbreak, hallucination, few shot, guardrails, ai instructions, ai jawab, ai safety, प्रॉम्प्ट, चैटजीपीटी, निर्देश",
  "mlops-engineer":
    "mlops, mlflow, kubeflow, sagemaker, model deploy, model serving, model drift, retraining, inference, gpu cluster, docker, pipeline, model version, rollback, trained model, मॉडल डिप्लॉय, एमएलऑप्स",
  "data-annotator":
    "annotation, labelling, label, tagging, bounding box, dabba banana, photo tag, image labelling, polygon, transcribe, dataset, training data, ai sikhana, dibba, nishan, लेबल, टैगिंग, फोटो, डिब्बा",
  "chatbot-developer":
    "chatbot, whatsapp bot, bot, dialogflow, rasa, intent, auto reply, voicebot, virtual assistant, alexa skill, gas booking, jawab dene, chat assistant, irctc, conversation flow, चैटबॉट, बॉट, ऑटो जवाब",
  "quantum-computing-researcher":
    "quantum, qubit, superposition, entanglement, qiskit, quantum algorithm, error correction, cryogenic, dilution fridge, ion trap, shor, grover, quantum mission, क्वांटम, क्यूबिट, bhautiki, physics",
  "autonomous-driving-specialist":
    "self driving, driverless, autonomous car, bina driver, lidar, adas, lane keeping, autopilot, tesla, waymo, auto brake, radar, khud chalne, gaay, gaadi, बिना ड्राइवर, खुद चलने, स्वचालित कार",
  "human-computer-interaction-researcher":
    "hci, usability, eye tracking, user study, interaction, touch screen, screen reader, gesture, user behaviour, interface, usability lab, prototype, human factors, istemaal, istemal karte, उपयोगकर्ता, इंटरफेस, टच",
  "research-computing-specialist":
    "supercomputer, hpc, param, cdac, cluster, slurm, mpi, parallel computing, simulation, vaigyanik, scientists, mausam model, cores, fortran, सुपरकंप्यूटर, परम, वैज्ञानिक",
  "algorithm-developer":
    "algorithm, shortest path, routing, matching, scheduling, optimisation, dijkstra, graph theory, time complexity, big o, dynamic programming, chhota rasta, tez tarika, ola uber matching, sorting, एल्गोरिदम, छोटा रास्ता, heuristic",
  "predictive-maintenance-expert":
    "vibration, predictive maintenance, bearing, condition monitoring, kampan, kharab hone, breakdown, thermography, sensor, motor, gearbox, oil analysis, turbine, fault prediction, pehle bata, कंपन, बेयरिंग, खराब होने",
  "cloud-engineer":
    "aws, azure, gcp, cloud, ec2, s3, terraform, cloudformation, virtual machine, kiraye server, load balancer, lambda, vpc, google cloud, क्लाउड, एडब्ल्यूएस, सर्वर, autoscaling",
  "cloud-architect":
    "cloud architecture, cloud migration, multi cloud, hybrid cloud, aws, azure, landing zone, solution architect, cloud naksha, region, cost optimisation, high availability, blueprint, data centre shift, क्लाउड, आर्किटेक्चर, क्लाउड नक्शा",
  "devops-engineer":
    "devops, jenkins, docker, kubernetes, ci cd, pipeline, git, ansible, build, release, deploy, gitlab, container, yaml, terraform, डेवऑप्स, डिप्लॉय, ऑटोमेशन",
  "site-reliability-engineer":
    "sre, uptime, outage, downtime, on call, pager, incident, slo, error budget, postmortem, grafana, prometheus, site down, site band, alert, 99.9, साइट डाउन, आउटेज",
  "platform-engineer":
    "platform engineering, backstage, developer portal, internal tools, self service, golden path, kubernetes, helm, developer platform, toolbox, coders ke tools, crossplane, argocd, template, प्लेटफॉर्म, टूलबॉक्स, डेवलपर टूल",
  "systems-administrator":
    "sysadmin, server, active directory, user account, login, password reset, shared folder, backup, domain, permissions, server room, patch, admin rights, usermanagement, सर्वर, लॉगिन, एडमिन, फोल्डर",
  "linux-administrator":
    "linux, redhat, rhel, rhcsa, ubuntu, centos, terminal, command line, bash, shell script, ssh, root, cron, kaali screen, sudo, लिनक्स, टर्मिनल, काली स्क्रीन",
  "windows-administrator":
    "windows server, active directory, microsoft, group policy, powershell, wsus, domain controller, print queue, patch, iis, hyper-v, windows update, dns, printer server, विंडोज, माइक्रोसॉफ्ट, अपडेट",
  "virtualisation-engineer":
    "vmware, virtual machine, hypervisor, esxi, vsphere, hyper-v, vm, vcenter, citrix, vdi, nutanix, snapshot, vmotion, ek me kai, kvm, वर्चुअल, वीएमवेयर, हाइपरवाइजर",
  "storage-engineer":
    "san, nas, storage, disk array, raid, netapp, emc, hard disk, drives, lun, fibre channel, terabyte, petabyte, disk badalna, ssd, स्टोरेज, हार्ड डिस्क, डिस्क",
  "data-recovery-planner":
    "backup, restore, tape, veeam, commvault, offsite copy, backup schedule, snapshot, rpo, cloud backup, restore drill, retention, bacha ke, data copy, बैकअप, रिस्टोर, टेप",
  "email-system-administrator":
    "email, mailbox, exchange, outlook, spam, office 365, gmail, google workspace, mail server, smtp, bounce mail, inbox, phishing mail, dkim, mail id, ईमेल, मेलबॉक्स, स्पैम",
  "sharepoint-administrator":
    "sharepoint, intranet, document library, site permission, onedrive, microsoft 365, teams, shared folder, site collection, metadata, version history, power automate, file access, शेयरपॉइंट, इंट्रानेट, फोल्डर, दस्तावेज",
  "application-systems-administrator":
    "tomcat, weblogic, websphere, jboss, app server, middleware, jvm, heap, java server, apache, war file, nginx, thread dump, restart service, iis, टॉमकैट, ऐप सर्वर, मिडलवेयर",
  "pacs-administrator":
    "pacs, dicom, x-ray, mri, ct scan, radiology, hospital, scan images, archive, hl7, ris, radiologist, xray photo, sonography, एक्स-रे, एमआरआई, स्कैन, पैक्स",
  "infrastructure-engineer":
    "infrastructure, rack, server, switch, firewall, server room, cabling, upgrade, storage, vmware, network links, server lagana, it infra, hardware refresh, blade server, सर्वर, रैक, इंफ्रास्ट्रक्चर",
  "data-centre-technician":
    "data centre, rack, server hall, thanda kamra, blade server, hard disk badalna, cabling, patch panel, hot swap, cooling, raised floor, yotta, ctrls, cold aisle, badge entry, डेटा सेंटर, रैक, ठंडा हॉल",
  "computer-operator":
    "computer operator, batch job, mainframe, bill printing, bijli bill, console, printout, dot matrix, night shift, job log, typing, tape, line printer, salary slip, कंप्यूटर ऑपरेटर, बिल छपाई, प्रिंट, बिल",
  "programming-assistant":
    "copa, iti, programming assistant, excel, spreadsheet, vba, macro, html, ms office, coder ka sahayak, data entry, access database, javascript, tally, कोपा, आईटीआई, एक्सेल, प्रोग्रामिंग सहायक",
  "it-capacity-planner":
    "capacity, forecast, peak load, server count, kitne server, big billion, festival sale, traffic spike, utilisation, cpu usage, headroom, scaling, diwali sale, bandwidth need, irctc tatkal, क्षमता, कितने सर्वर, पीक लोड",
  "disaster-recovery-analyst":
    "disaster recovery, dr site, dr drill, failover, business continuity, bcp, aag, baadh, fire, flood, earthquake, rto, rpo, alternate site, backup site, आपदा, आग, बाढ़, डीआर",
  "help-desk-technician":
    "helpdesk, password reset, account lock, login nahi, ticket, headset, remote access, anydesk, teamviewer, phone support, troubleshoot, internal helpline, vpn nahi, servicenow, हेल्पडेस्क, पासवर्ड, लॉगिन, टिकट",
  "desktop-support-engineer":
    "desktop, laptop, monitor, keyboard, mouse, windows install, desk visit, printer connect, formatting, driver install, ram, outlook setup, desk pe, new joinee laptop, docking, डेस्कटॉप, लैपटॉप, मॉनिटर",
  "technical-support-engineer":
    "technical support, log file, bug, error code, troubleshooting, customer ticket, l2, l3, escalation, debug, root cause, zendesk, product issue, zoho, crash, टेक सपोर्ट, एरर, समस्या सुलझाना",
  "application-support-engineer":
    "application support, production support, l2, stuck job, live system, sql query, batch fail, atak gaya, incident, servicenow, app hang, core banking, finacle, monitoring, transaction atki, एप्लीकेशन सपोर्ट, अटका, लाइव सिस्टम",
  "it-help-desk-manager":
    "helpdesk manager, helpdesk head, support agents, shift roster, escalation, sla, call queue, angry caller, gussa, ticket backlog, itil, servicenow, team lead, naraz user, हेल्पडेस्क, शिफ्ट, टिकट",
  "it-coordinator":
    "school it, it coordinator, smart class, projector, chhota daftar, wifi, printer, akela, school computer, toner, vendor call, asset list, smartboard, google classroom, आईटी, स्कूल कंप्यूटर, प्रोजेक्टर, वाईफाई",
  "computer-laboratory-technician":
    "computer lab, lab assistant, college lab, practical exam, practical, students, lan, formatting, viva, kvs, lab incharge, school lab, software install, antivirus, programming practical, कंप्यूटर लैब, प्रैक्टिकल, लैब सहायक",
  "network-engineer":
    "router, switch, ccna, ccnp, cisco, lan, wan, bgp, ospf, vlan, ip address, packet loss, networking, jaal, subnet, राउटर, नेटवर्क, सिस्को",
  "network-administrator":
    "wifi, ip address, dhcp, dns, lan, blocked sites, site block, firewall, bandwidth, switch, campus network, wifi password, network admin, proxy, youtube band, वाईफाई, नेटवर्क, आईपी",
  "network-architect":
    "network design, topology, wan design, mpls, sd-wan, backbone, network diagram, naksha, ccie, spine leaf, redundancy, core switch, blueprint, large network, नेटवर्क नक्शा, टोपोलॉजी, डिजाइन",
  "network-technician":
    "switch, patch panel, rj45, crimping, lan cable, ethernet, cat6, io socket, cable tester, rack, wall socket, access point, taar jodna, floor cabling, स्विच, लैन केबल, क्रिम्पिंग, सॉकेट",
  "network-operations-specialist":
    "noc, alarm, link down, internet provider, isp, monitoring screen, fibre cut, badi screen, jio, airtel, outage, trouble ticket, crew bhejna, nagios, night shift, एनओसी, अलार्म, लिंक डाउन",
  "wireless-engineer":
    "wifi, access point, antenna, wlan, heatmap, signal strength, dead zone, coverage, aruba, ekahau, wireless, wifi nahi, kone me, railwire, channel plan, वाईफाई, एंटीना, सिग्नल",
  "voip-engineer":
    "voip, sip, asterisk, ip phone, internet call, echo, goonj, voice delay, jitter, codec, call quality, pbx, call centre, awaaz katna, rtp, इंटरनेट कॉल, गूंज, आवाज",
  "telecommunication-design-engineer":
    "mobile tower, tower location, network planning, rf planning, cell site, jio, airtel, 5g, 4g, coverage map, signal, atoll, spectrum, antenna tilt, tower kahan, टावर, मोबाइल नेटवर्क, सिग्नल",
  "transmission-engineer":
    "transmission, fibre ring, ofc, sdh, dwdm, backhaul, optical, bsnl, railtel, mux, wavelength, bandwidth, long distance, fibre, ring topology, ट्रांसमिशन, फाइबर, रिंग",
  "field-maintenance-engineer":
    "bts, cell site, tower down, site down, dg set, battery bank, rectifier, radio unit, signal nahi, mobile site, airtel, indus towers, diesel generator, bts repair, network gaya, टावर, बैटरी, साइट डाउन",
  "rf-test-engineer":
    "drive test, call drop, signal, rf, tems, car me laptop, test phone, spectrum analyser, rsrp, handover, coverage, route log, throughput, airtel, nemo, ड्राइव टेस्ट, कॉल ड्रॉप, सिग्नल",
  "rf-site-surveyor":
    "tower survey, site survey, rooftop, chhat, khet, latitude longitude, gps, line of sight, mobile tower, compass, clutter, landlord, tower jagah, rf survey, azimuth, सर्वे, छत, टावर की जगह",
  "microwave-engineer":
    "microwave, dish, hop, line of sight, backhaul, pahadi, hill to hill, alignment, waveguide, ghz, minilink, tower dish, parabolic, beam, radio link, माइक्रोवेव, डिश, पहाड़ी",
  "satellite-communications-engineer":
    "satellite, vsat, dish antenna, transponder, isro, uplink, downlink, earth station, satcom, gsat, starlink, ship link, upgrah, ku band, fauj, सैटेलाइट, उपग्रह, डिश",
  "telecommunications-analyst":
    "phone bill, telecom expense, tariff plan, data plan, airtel bill, jio plan, call charges, operator offer, roaming, corporate sim, postpaid, bill compare, tem, telecom cost, टेलीफोन बिल, प्लान, सिम",
  "telecommunications-manager":
    "telecom manager, circle head, jio, airtel, operator crew, network outage, telecom budget, bsnl, tower crew, 4g rollout, 5g rollout, subscribers, telecom head, circle, दूरसंचार, टेलीकॉम, बीएसएनएल",
  "telecommunications-technician":
    "telephone exchange, exchange, line card, mdf, multimeter, bsnl, mtnl, circuit card, dial tone, telecom, soldering, trunk line, landline, power plant, testing set, टेलीफोन एक्सचेंज, दूरसंचार, बीएसएनएल",
  "pbx-installer":
    "epabx, intercom, pbx, extension, matrix, hotel phone, hospital phone, reception phone, private exchange, krone, landline, room phone, call transfer, ईपीएबीएक्स, इंटरकॉम, एक्सटेंशन",
  "telephone-lineman":
    "lineman, telephone pole, khamba, landline, taar, telephone line, dial tone, bsnl, mtnl, seedhi, phone dead, drop wire, jointer, copper wire, plier, लाइनमैन, खंभा, टेलीफोन तार, लैंडलाइन",
  "optical-fibre-technician":
    "optical fibre, fibre, ofc, duct, otdr, cable blowing, khudai, trench, fibre cut, manhole, bharatnet, sadak khod, hdpe pipe, fibre cable, light pulse, फाइबर, ओएफसी, केबल, खुदाई",
  "optical-fibre-splicer":
    "splicing, splicer, fusion splicer, fibre jodna, kaanch, baal jaisa, cleaver, joint closure, otdr, manhole, fibre strand, pigtail, splice loss, tent, ofc, स्प्लाइसिंग, फाइबर जोड़ना, कांच का तार",
  "broadband-technician":
    "broadband, wifi, modem, router, jio fiber, airtel xstream, ftth, ont, internet connection, ghar me internet, fibre ghar, wifi lagane, lal batti, speed test, net nahi, ब्रॉडबैंड, वाईफाई लगाना, मॉडेम, इंटरनेट",
  "telecommunication-tower-technician":
    "mobile tower, tower chadhna, tower climber, harness, safety belt, antenna, rigger, unchai, height, radio mount, helmet, airtel, indus towers, rassi, tower par, टावर, टावर चढ़ना, एंटीना, बेल्ट",
  "network-cable-installer":
    "lan cable, cat6, structured cabling, rj45, crimping, conduit, false ceiling, cable tray, patch cord, fluke tester, ethernet, taar bichana, io point, drill, krone tool, केबल बिछाना, लैन, तार",
  "cable-television-installer":
    "cable tv, cable wala, coaxial, splitter, tv channel, den, hathway, chhat se taar, cable connection, amplifier, picture saaf, gali, mohalla, local cable, केबल टीवी, केबल वाला, चैनल, तार",
  "set-top-box-installer":
    "set top box, dth, dish, chhatri, tata sky, dish tv, tata play, airtel dth, chhat, signal set, remote, lnb, channel, recharge, tv box, सेट टॉप बॉक्स, डिश, छतरी, डीटीएच",
  "wireless-operator":
    "walkie talkie, wireless set, vhf, over and out, control room, police wireless, radio operator, ham radio, morse, sandesh, coast guard, ship radio, radio set, flood message, वायरलेस, संदेश, वॉकी टॉकी, पुलिस कंट्रोल",
  "cctv-technician":
    "cctv, camera, dvr, nvr, hikvision, cp plus, footage, recording, dukaan camera, nigrani, dome camera, bullet camera, camera lagana, chor pakadne, सीसीटीवी, कैमरा, निगरानी, रिकॉर्डिंग",
  "access-controls-installation-technician":
    "biometric, fingerprint, angutha, card reader, swipe card, door lock, punching, attendance, face reader, boom barrier, em lock, essl, turnstile, darwaza khulna, rfid card, बायोमेट्रिक, अंगूठा, कार्ड रीडर, हाजिरी",
  "information-security-analyst":
    "information security, iso 27001, data leak, risk assessment, access review, cyber, phishing, data chori, data suraksha, confidential, infosec, security policy, data breach, dlp, साइबर, डेटा सुरक्षा, जोखिम",
  "security-operations-centre-analyst":
    "soc, siem, splunk, qradar, alert, false alarm, log monitoring, cyber attack, threat detection, night shift, sentinel, l1, cert-in, hamla, false positive, एसओसी, साइबर हमला, अलर्ट",
  "information-security-engineer":
    "firewall, mfa, encryption, secure login, waf, endpoint, siem, hardening, security tools, otp login, cyber, ids, zero trust, vpn, फायरवॉल, साइबर, सुरक्षित लॉगिन, एन्क्रिप्शन",
  "security-architect":
    "security architecture, zero trust, encryption, threat model, security blueprint, sabsa, secure design, cissp, data seal, cyber naksha, key management, segmentation, defence in depth, सुरक्षा नक्शा, एन्क्रिप्शन, जीरो ट्रस्ट",
  "penetration-tester":
    "pentest, ethical hacker, hacking, kali linux, metasploit, nmap, burp suite, oscp, ceh, hack karna, permission leke, exploit, red team, vapt, pentester, एथिकल हैकर, हैकिंग, हैकर",
  "bug-bounty-hunter":
    "bug bounty, hackerone, bugcrowd, reward, inaam, website bug, google reward, facebook bug, xss, idor, hall of fame, freelance hacker, dollar inaam, khamiyan dhundhna, hacking, बग बाउंटी, इनाम, हैकिंग",
  "digital-forensics-analyst":
    "forensic, cyber forensics, mobile data, seized phone, deleted chat, whatsapp chat, hard disk, saboot, court evidence, encase, cellebrite, fsl, hash value, police case, jabt phone, फॉरेंसिक, सबूत, जब्त फोन, डिलीट चैट",
  "malware-analyst":
    "malware, virus, ransomware, trojan, reverse engineering, sandbox, ida pro, ghidra, worm, antivirus, quick heal, virus cheerna, assembly, spyware, payload, मैलवेयर, वायरस, रैनसमवेयर",
  "threat-intelligence-analyst":
    "threat intelligence, dark web, hacker group, apt, ioc, mitre, data leak forum, telegram leak, osint, cyber gang, threat report, cloudsek, hacker giroh, ransomware gang, डार्क वेब, हैकर गिरोह, खुफिया",
  "vulnerability-analyst":
    "vulnerability, nessus, qualys, cve, patching, scanner, cvss, weakness, kamzori, khamiyan, security scan, unpatched, openvas, patch list, log4j, कमजोरी, पैच, स्कैन",
  "cyber-incident-responder":
    "incident response, breach, hack ho gaya, ransomware attack, intruder, containment, isolate, cert-in, aiims hack, forensic image, hamla, server hack, emergency, ghuspaith, edr, साइबर हमला, हैक, घुसपैठ",
  "network-security-engineer":
    "firewall, vpn, fortinet, palo alto, checkpoint, ids, ips, ddos, ipsec, tunnel, cisco asa, nac, proxy, packet filter, perimeter, फायरवॉल, वीपीएन, नेटवर्क सुरक्षा",
  "cloud-security-engineer":
    "cloud security, aws security, azure security, iam, open bucket, s3 bucket, misconfiguration, cspm, guardduty, kms, security group, wiz, cloud leak, prisma cloud, क्लाउड सुरक्षा, क्लाउड, बकेट",
  "application-security-analyst":
    "appsec, owasp, sql injection, xss, code review, sast, dast, secure coding, veracode, burp suite, code flaw, api security, checkmarx, code me khami, ऐप सुरक्षा, कोड की खामी, ओवास्प",
  "embedded-systems-security-engineer":
    "embedded security, pacemaker, car hacking, secure boot, firmware, chip, can bus, side channel, jtag, tpm, tampering, smart meter, gaadi hack, hardware hacking, hsm, चिप सुरक्षा, पेसमेकर, फर्मवेयर",
  "identity-and-access-management-analyst":
    "iam, okta, sailpoint, single sign on, sso, mfa, role access, joiner leaver, access rights, cyberark, login dena, user provisioning, access review, privileged, kaun khole, लॉगिन, एक्सेस, पहचान",
  cryptographer:
    "cryptography, encryption, cipher, rsa, aes, secret key, hash, public key, gupt, code banana, drdo, elliptic curve, zero knowledge, prime number, card secret, क्रिप्टोग्राफी, गुप्त कोड, कूट",
  cryptanalyst:
    "codebreaker, code todna, cipher break, decrypt, enigma, gupt sandesh, secret message, ntro, frequency analysis, cryptanalysis, dushman code, brute force, key recovery, kooth, गुप्त संदेश, कोड तोड़ना, कूट",
  "chief-information-security-officer":
    "ciso, board, cyber head, chief security, security budget, data breach, rbi, cyber strategy, governance, cyber suraksha mukhiya, cissp, regulator, cyber policy, sabse bada, सीआईएसओ, साइबर सुरक्षा प्रमुख, मुखिया",
  "information-security-manager":
    "infosec manager, cism, security audit, awareness week, phishing drill, iso 27001, security policy, security budget, jagrukta, cyber team, isms, security tools, annual audit, training, सूचना सुरक्षा, जागरूकता, ऑडिट",
  "information-security-consultant":
    "security consultant, gap assessment, client visit, deloitte, kpmg, iso 27001, cyber salah, advisory, vciso, roadmap, maturity, security advice, cyber defence, salahkar, साइबर सलाहकार, सुरक्षा सलाह, सलाह",
  "cybersecurity-risk-manager":
    "cyber risk, risk register, likelihood, impact, cyber insurance, fair model, heat map, jokhim, khatra, risk score, third party risk, rupee loss, nist, risk appetite, grc, साइबर जोखिम, खतरा, नुकसान",
  "it-auditor":
    "it audit, cisa, itgc, controls, audit trail, sox, isaca, big four, access control, evidence, sample testing, kpmg, erp audit, change control, jaanch, आईटी ऑडिट, जांच, ऑडिटर",
  "security-compliance-analyst":
    "compliance, pci dss, gdpr, dpdp, soc 2, iso 27001, evidence, privacy law, rbi guidelines, certification, hipaa, niyam, saboot jama, audit proof, card rules, अनुपालन, नियम, गोपनीयता",
  "information-security-administrator":
    "antivirus, ssl certificate, https, mcafee, symantec, certificate renew, expiry, quarantine, tala nishan, endpoint, virus scan, digital certificate, quick heal, usb block, एंटीवायरस, सर्टिफिकेट, ताला",
  "devsecops-engineer":
    "devsecops, secret scanning, pipeline security, sonarqube, snyk, trivy, container scan, gitleaks, ci cd, password leak, vault, sbom, release rokna, dependency scan, api key, डेवसेकऑप्स, पासवर्ड लीक, पाइपलाइन",
  "software-tester":
    "manual testing, bug, test case, tester, jira, galti dhundhna, regression, istqb, app chala ke, qa, defect, button dabana, bug report, app testing, expected result, टेस्टर, बग, टेस्टिंग, गलती",
  "test-automation-engineer":
    "selenium, automation testing, appium, cypress, playwright, test script, testng, cucumber, sdet, apne aap click, nightly run, robot framework, regression suite, pytest, ऑटोमेशन, सेलेनियम, टेस्ट स्क्रिप्ट",
  "software-quality-assurance-analyst":
    "sqa, cmmi, quality assurance, defect count, checkpoint, quality metrics, process audit, checklist, defect density, six sigma, gunvatta, qa, review gate, standards, गुणवत्ता, दोष, क्वालिटी",
  "performance-tester":
    "jmeter, loadrunner, load testing, stress test, response time, virtual users, slow site, site crash, tatkal, throughput, latency, concurrent users, nakli users, gatling, bheed, लोड टेस्ट, स्पीड, साइट क्रैश",
  "integration-tester":
    "integration testing, api testing, postman, end to end, otp sms, payment gateway, sms aaya, bank link, upi testing, third party, interface test, soapui, callback, jod, sandbox, इंटीग्रेशन, ओटीपी, जोड़",
  "etl-tester":
    "etl, data warehouse, informatica, sql, source target, row count, data mismatch, talend, data migration, reconcile, staging table, data load, null values, data validation, transformation, डेटा वेयरहाउस, ईटीएल, डेटा मिलान",
  "accessibility-tester":
    "accessibility testing, screen reader, nvda, jaws, talkback, blind user, netraheen, drishtiheen, wcag, alt text, keyboard only, colour contrast, divyang, andhe, voiceover, दृष्टिहीन, स्क्रीन रीडर, दिव्यांग",
  "test-manager":
    "test manager, test plan, qa lead, go no-go, sign off, test strategy, testers team, defect triage, launch rokna, uat, release decision, qa head, test coverage, टेस्ट प्लान, टेस्टिंग हेड, लॉन्च",
  "embedded-software-engineer":
    "embedded c, microcontroller, rtos, washing machine, smart meter, arm, stm32, arduino, interrupt, gadget code, microwave oven, fridge, uart, misra, chhoti chip, माइक्रोकंट्रोलर, एम्बेडेड, वाशिंग मशीन",
  "embedded-systems-designer":
    "embedded, microprocessor, sensor, pcb, battery life, gadget, circuit, soc, schematic, low power, smartwatch, raspberry pi, arm cortex, i2c, boat, गैजेट, प्रोसेसर, सेंसर",
  "firmware-engineer":
    "firmware, bootloader, flash memory, router, bios, burn code, eprom, ota update, set top box, jtag, embedded c, chip me code, uefi, hex file, pendrive, फर्मवेयर, राउटर, बूटलोडर",
  "systems-software-engineer":
    "device driver, kernel, operating system, linux kernel, printer driver, camera driver, compiler, system call, c language, os, memory manager, windows driver, file system, usb driver, ड्राइवर, कर्नेल, ऑपरेटिंग सिस्टम",
  "fpga-design-engineer":
    "fpga, verilog, vhdl, xilinx, altera, rtl, hdl, vivado, chip design, logic gates, bitstream, synthesis, lut, isro, digital circuit, एफपीजीए, वेरिलॉग, चिप",
  "iot-developer":
    "iot, sensor, smart device, arduino, esp32, mqtt, soil moisture, leak sensor, mitti nami, raspberry pi, nodemcu, lorawan, phone se control, smart farming, thingspeak, आईओटी, सेंसर, मिट्टी की नमी",
  "plc-programmer":
    "plc, ladder logic, siemens, allen bradley, hmi, relay, conveyor, filling line, bottle bharna, pump, control panel, automation, s7, vfd, proximity sensor, पीएलसी, लैडर, पंप",
  "scada-engineer":
    "scada, rtu, control room, water supply, pump station, hmi, wonderware, paani sapplai, substation, telemetry, valve, remote switch, jal board, mimic screen, dnp3, स्काडा, पानी सप्लाई, कंट्रोल रूम",
  "robot-programmer":
    "robot arm, welding robot, kuka, fanuc, abb, teach pendant, spray painting, spot weld, robot haath, yaskawa, pick and place, maruti plant, gripper, robot path, cobot, रोबोट, रोबोट हाथ, वेल्डिंग रोबोट",
  "vehicle-controls-engineer":
    "ecu, abs, bms, can bus, brake control, ev, electric scooter, ather, ola electric, simulink, autosar, engine control, battery unit, traction control, matlab, ईसीयू, ब्रेक, इलेक्ट्रिक स्कूटर",
  "smart-home-engineer":
    "smart home, home automation, alexa, google home, smart lock, smart light, voice control, bolke light, zigbee, thermostat, smart switch, curtain motor, ghar automatic, knx, video doorbell, स्मार्ट होम, बोलने से लाइट, ऑटोमैटिक घर",
  "rfid-specialist":
    "rfid, fastag, radio tag, library book tag, nfc, antenna, tag reader, toll tag, barcode, metro card, stock tag, uhf, animal tag, handheld reader, आरएफआईडी, फास्टैग, टैग",
  "digital-signal-processing-engineer":
    "dsp, signal processing, noise cancellation, fourier, fft, filter, radar, audio, matlab, shor hatana, awaaz saaf, hearing aid, sonar, sampling, speech, सिग्नल प्रोसेसिंग, शोर हटाना, रडार",
  "hardware-test-engineer":
    "hardware testing, drop test, thermal chamber, pcb test, oscilloscope, burn in, motherboard, reliability, vibration table, girakar, multimeter, emi emc, humidity test, gadget girana, circuit board, हार्डवेयर, सर्किट बोर्ड, ड्रॉप टेस्ट",
  "computer-repair-technician":
    "laptop repair, computer repair, motherboard, ram, smps, hard disk, laptop screen, fan, formatting, nehru place, keyboard kharab, laptop theek, soldering, thermal paste, windows dalna, कंप्यूटर रिपेयर, लैपटॉप, मदरबोर्ड",
  "mobile-phone-repair-technician":
    "mobile repair, screen toot, display, touch, battery badalna, charging port, ic, soldering, phone theek, mobile dukaan, folder, water damage, iphone, hot air gun, tempered glass, मोबाइल रिपेयर, डिस्प्ले, टूटी स्क्रीन, चार्जिंग",
  "television-repair-technician":
    "tv repair, led tv, tv kharab, backlight, panel, lcd, picture tube, t-con, power supply board, remote, tv theek, lakeer, soldering iron, sony, no picture, टीवी, टीवी रिपेयर, एलईडी",
  "printer-repair-technician":
    "printer, photocopy, xerox, toner, cartridge, drum, paper jam, kagaz fasna, ink, hp laserjet, canon, refilling, roller, scanner, dhundhla print, प्रिंटर, फोटोकॉपी, कार्ट्रिज, जेरॉक्स",
  "atm-technician":
    "atm, cash machine, note fasna, atm kharab, cash dispenser, ncr, diebold, card atakna, note jam, cassette, atm theek, out of order, keypad, bank atm, hitachi, एटीएम, नोट फंसना, कैश मशीन",
  "data-recovery-specialist":
    "data recovery, hard disk crash, deleted files, photo wapas, pendrive, formatted, burnt disk, clean room, lost photos, stellar, memory card, data wapas, jali hard disk, corrupt, raid recovery, डेटा रिकवरी, डिलीट फोटो, हार्ड डिस्क",
  "field-service-engineer":
    "field service, onsite, spare parts, server repair, client site, amc, bike bag, wipro, hcl, breakdown call, field visit, part replacement, toolkit, service call, फील्ड सर्विस, सर्विस कॉल, पुर्जे",
  "domestic-biometric-data-operator":
    "aadhaar, aadhar card, fingerprint, iris scan, angutha, aankh scan, uidai, aadhaar kendra, enrolment, biometric, ungliyan, photo kheechna, csc, aadhaar update, seva kendra, आधार, आधार कार्ड, अंगूठा, बायोमेट्रिक",
  "chief-information-officer":
    "cio, it budget, digital transformation, it strategy, it head, computing spend, it director, erp decision, boardroom, it mukhiya, technology spending, it kharcha, chief information, सीआईओ, आईटी प्रमुख, आईटी बजट",
  "chief-technology-officer":
    "cto, startup, tech head, co-founder, tech stack, chief technology, build or buy, engineering head, technology vision, flipkart, zomato, takneeki mukhiya, r&d, सीटीओ, तकनीकी प्रमुख, स्टार्टअप",
  "it-manager":
    "it manager, it department, it head, amc, it staff, laptops issue, it vendor, server, it budget, licence renewal, it asset, computer vibhag, it policy, wifi, आईटी मैनेजर, आईटी विभाग, कंप्यूटर विभाग",
  "it-project-manager":
    "it project, pmp, gantt, ms project, deadline, milestone, software project, scope, sprint, jira, project budget, risk log, stakeholder, infosys, tcs, प्रोजेक्ट मैनेजर, डेडलाइन, आईटी प्रोजेक्ट",
  "it-programme-manager":
    "programme manager, program manager, tpm, multiple teams, dependencies, launch, roadmap, pgmp, cross team, kai teams, steering committee, big launch, milestones, aadhaar project, प्रोग्राम मैनेजर, कई टीमें, लॉन्च",
  "software-development-manager":
    "engineering manager, coders, developers, mentoring, sprint, code review, one on one, juniors, appraisal, dev team, sde hiring, tech lead, amazon sdm, coders ka boss, डेवलपर टीम, कोडर, इंजीनियरिंग मैनेजर",
  "product-manager":
    "product manager, roadmap, feature, user interview, a/b test, swiggy, app feature, metrics, prd, market fit, nps, user needs, konsa feature, launch, mvp, प्रोडक्ट मैनेजर, फीचर, रोडमैप",
  "product-owner":
    "product owner, backlog, user story, sprint, cspo, priority, acceptance criteria, scrum, grooming, jira, feature order, pehle kya banega, sprint review, प्रोडक्ट ओनर, बैकलॉग, प्राथमिकता",
  "scrum-master":
    "scrum, standup, sprint, retrospective, daily meeting, csm, blocker, sticky notes, kanban, agile, khade hokar, 15 minute, sprint planning, velocity, rukawat, स्क्रम, स्टैंडअप, स्प्रिंट",
  "agile-coach":
    "agile, agile coach, safe, kanban, transformation, scrum sikhana, lean, workshop, mindset, small steps, chhote kadam, retrospective, iterations, icagile, directors training, एजाइल, छोटे कदम, कोच",
  "systems-analyst":
    "systems analyst, flowchart, data flow diagram, requirements, file tracing, paper trail, uml, process mapping, daftar file, existing system, feasibility, dfd, specification, use case, सिस्टम एनालिस्ट, फ्लोचार्ट, फाइल",
  "it-business-analyst":
    "business analyst, requirement, brd, user story, stakeholder, cbap, gap analysis, client zaroorat, use case, workshop, wireframe, kyun puchna, process flow, infosys, frd, बिजनेस एनालिस्ट, जरूरत, रिक्वायरमेंट",
  "enterprise-architect":
    "enterprise architecture, togaf, legacy systems, landscape, capability map, archimate, duplicate systems, uljhe system, it blueprint, rationalise, system map, target state, zachman, एंटरप्राइज, सिस्टम नक्शा, पुराने सिस्टम",
  "it-consultant":
    "it consultant, it advice, it salah, accenture, deloitte, technology advice, client firm, konsi technology, salahkar, it roadmap, digital strategy, tcs, software selection, आईटी सलाहकार, तकनीकी सलाह, कंसल्टेंट",
  "erp-consultant":
    "erp, oracle, odoo, tally, dynamics, netsuite, purchase module, stock module, inventory, ek software, go live, accounts module, erpnext, implementation, configuration, ईआरपी, स्टॉक, खरीद बिक्री",
  "sap-consultant":
    "sap, fico, sap mm, sd module, hana, s/4hana, abap, t-code, sap fiori, sap finance, ecc, sap module, successfactors, sap certification, go live, एसएपी, सैप, मॉड्यूल",
  "systems-integration-consultant":
    "integration, middleware, api, mulesoft, esb, metro gate, ticket system, systems jodna, interface, legacy, afc, smart card, webhook, soa, vendor systems, इंटीग्रेशन, सिस्टम जोड़ना, मेट्रो गेट",
  "ict-presales-engineer":
    "presales, demo, rfp, proof of concept, poc, proposal, bid, solution demo, tender, cisco, sales engineer, product dikhana, technical pitch, boq, प्रीसेल्स, डेमो, टेंडर",
  "it-vendor-relationship-manager":
    "vendor, sla, contract, penalty, outsourcing, supplier, vendor review, licence renewal, tcs contract, bahar software, service credit, scorecard, negotiation, vendor manager, वेंडर, अनुबंध, जुर्माना",
  "service-delivery-manager":
    "service delivery, sla, itil, outsourced support, client promise, managed services, ticket ageing, governance call, vaada, monthly review, wipro, incident, uptime, sdm, सर्विस डिलीवरी, वादा, एसएलए",
  "ict-change-and-configuration-manager":
    "change management, cab, cmdb, change request, itil, configuration, downtime slot, rollback, rfc, servicenow, live system badlav, change freeze, approval, baseline, badlav manjoori, बदलाव, मंजूरी, कॉन्फ़िगरेशन",
  "green-it-consultant":
    "green it, pue, server power, bijli bachat, carbon, energy efficient, e-waste, cooling, data centre power, renewable, solar, paryavaran, sustainability, bee, electricity, ग्रीन आईटी, बिजली बचत, कार्बन",
  "business-technology-consultant":
    "digitisation, paperless, digital transformation, e-office, purani files, kagaz se online, workflow, manual register, erp, nic, automation, digital banana, scan files, register, डिजिटलीकरण, पेपरलेस, कागज से ऑनलाइन",
  "smart-city-consultant":
    "smart city, nagar nigam, street light, traffic sensor, command centre, iccc, smart pole, shehar, urban, smart parking, municipal, kude ka sensor, smart bin, surat, city wifi, स्मार्ट सिटी, नगर निगम, स्ट्रीट लाइट",
  "it-procurement-officer":
    "procurement, tender, gem portal, quotation, laptop kharidna, licence, bids, rfp, purchase order, vendor rates, it khareed, software licence, l1 bid, cloud contract, dell quote, निविदा, खरीद, टेंडर",
  "data-centre-manager":
    "data centre, server hall, ups, dg set, cooling, chiller, uptime, tier 3, precision ac, power backup, fire suppression, colocation, nic, yotta, generator, डेटा सेंटर, सर्वर हॉल, कूलिंग",
  "knowledge-manager":
    "knowledge base, wiki, confluence, retiring expert, gyan bhandar, lessons learned, searchable guide, km portal, best practices, taxonomy, sop, anubhav likhna, faq, repository, ज्ञान, ज्ञान भंडार, रिटायर विशेषज्ञ",
  "assistive-technologist":
    "assistive technology, divyang, eye tracker, screen reader, braille display, speech device, switch control, aac, viklang, blind, joystick, alimco, head mouse, hearing loop, disability, दिव्यांग, ब्रेल, सहायक उपकरण",
  "web-accessibility-specialist":
    "web accessibility, wcag, aria, a11y, alt text, screen reader, keyboard navigation, blind friendly, contrast, gigw, captions, divyang website, html, accessible, focus order, दिव्यांग, सुगम्य भारत, वेबसाइट",
  "geospatial-data-scientist":
    "satellite image, geospatial, ndvi, crop health, sookha, google earth engine, dry field, raster, gis, python, fasal, deep learning, isro, bhuvan, land cover, सैटेलाइट, सूखा, फसल",
  "payment-systems-developer":
    "upi, npci, payment gateway, razorpay, neft, imps, switch, iso 8583, double debit, paisa transfer, wallet, phonepe, transaction, settlement, card payment, यूपीआई, पेमेंट, लेनदेन",
  "scada-security-analyst":
    "scada, ot security, ics, power grid hack, stuxnet, substation, plc hack, bijli grid, pump control, iec 62443, purdue, air gap, critical infrastructure, nciipc, modbus, स्काडा, बिजली ग्रिड, साइबर सुरक्षा",
  "ai-security-specialist":
    "prompt injection, jailbreak, red team, ai hack, model poisoning, adversarial, llm security, deepfake, ai attack, guardrails, chatgpt hack, data poisoning, ai suraksha, owasp llm, एआई सुरक्षा, एआई हैक, प्रॉम्प्ट",
  "network-manager":
    "network manager, network head, wan, lan, link down, isp contract, network team, bandwidth, router, mpls, network budget, firewall, leased line, network uptime, नेटवर्क मैनेजर, नेटवर्क, लीज लाइन",
  "application-manager":
    "application owner, app owner, application manager, release, enhancement, app fault, crm, production issue, application support, release calendar, core banking, app budget, business app, ams, एप्लीकेशन, ऐप मालिक, रिलीज",
  "security-operations-centre-manager":
    "soc manager, soc head, siem, 24x7, cyber watch, shift roster, incident escalation, cert-in, soc team, threat hunting, mttr, playbook, cyber attack, nigrani, din raat, एसओसी, साइबर निगरानी, पहरा",
  "node-js-developer":
    "node, nodejs, javascript, express, npm, backend, socket.io, websocket, mongodb, mern, rest api, live score, chat server, nestjs, async, नोड, जावास्क्रिप्ट, बैकएंड",
  "business-application-developer":
    "billing software, payroll, stock software, invoice, gst software, tally, salary software, inventory, vb.net, dotnet, accounting software, dukaan software, crm, zoho, pos, बिलिंग सॉफ्टवेयर, पेरोल, सैलरी",
  "gis-technician":
    "gis, arcgis, qgis, digitising, digital map, naksha, shapefile, plot, khasra, georeference, pipeline map, sadak trace, layer, svamitva, polygon, जीआईएस, नक्शा, डिजिटल नक्शा",
  "cloud-software-developer":
    "microservices, cloud native, serverless, lambda, docker, kubernetes, saas, aws, api, autoscale, spring boot, azure functions, containers, cloud app, chhote tukde, क्लाउड ऐप, माइक्रोसर्विस, क्लाउड",
  "gis-application-specialist":
    "web map, map app, leaflet, openstreetmap, bus route, baadh naksha, flood map, arcgis online, mapbox, geoserver, google maps, mapmyindia, route map, postgis, location, नक्शा ऐप, बाढ़ का नक्शा, बस रूट",
  "security-auditor":
    "security audit, iso 27001, lead auditor, firewall rules, password policy, cert-in, empanelled, vapt, audit checklist, non conformity, cyber audit, compliance, surakhsha jaanch, nist, सुरक्षा ऑडिट, पासवर्ड जांच, साइबर ऑडिट",
  "blockchain-analyst":
    "blockchain, bitcoin, crypto, wallet, ethereum, chainalysis, crypto chori, stolen coin, wazirx, usdt, mixer, transaction trace, money laundering, crypto fraud, ed, ब्लॉकचेन, क्रिप्टो, बिटकॉइन",
  "c-plus-plus-developer":
    "c++, cpp, pointers, stl, game engine, unreal, low latency, trading engine, memory, boost, qt, multithreading, oops, milliseconds, template, सी++, सी प्लस प्लस, पॉइंटर",
  "remote-sensing-engineer":
    "remote sensing, satellite image, isro, nrsc, cartosat, upgrah, erdas, hyperspectral, ground station, atmospheric correction, landsat, band, antariksh, resolution, iirs, रिमोट सेंसिंग, उपग्रह चित्र, सैटेलाइट",
};
