import type { CareerCategory } from "./vocabulary.ts";

/** A name that no rule knows: most of the titles that say nothing of their field are office jobs. */
export const DEFAULT_CATEGORY: CareerCategory = "Business";

/**
 * Which words of a name speak for which category. Rows are tried from the top and the first that matches wins, so words that settle a
 * job alone come first ("tax lawyer" is Legal before "tax" is Business), then the words of a field, then words that many fields share.
 * A keyword matches at the start of a word ("nurs" finds nurse and nursing, not "tursnurs"); with "$" only the whole word.
 */
export const CATEGORIZE_RULES: readonly (readonly [CareerCategory, string])[] = [
  // Names whose single words would lead astray further down.
  ["Technology", "cable television"],
  ["Arts", "wildlife photograph"],
  ["Business", "social media manager"],
  ["Government", "military engineer, food safety officer, emergency dispatch"],
  ["Healthcare", "nuclear medicine"],
  ["Manufacturing", "press operator, boilermak"],
  ["Transportation", "merchant navy"],
  ["Agriculture", "nursery grow, nursery work, nursery own"],
  ["Retail", "tea stall"],
  ["Construction", "well digger"],
  ["Hospitality", "hospitality"],
  // Words that settle a job alone, whatever field stands beside them.
  [
    "Legal",
    "lawyer, advocate$, attorney, solicitor, barrister, judge$, judicial, magistrate, paralegal, notary, conveyanc, arbitrat, mediator",
  ],
  ["Legal", "prosecutor, constitutional, deed, law clerk"],
  ["Legal", "legal, court, patent, trademark, trade mark, ombudsman, jurist, litigation, law$, company secretary, title examiner"],
  [
    "Education",
    "teacher, professor, lecturer, tutor, headmaster, headmistress, principal$, librar, school, curriculum, academic, teaching",
  ],
  [
    "Education",
    "college, university, kindergarten, education, e learning, instructional, educator, faculty, governess, examination, exam controller, vice chancellor",
  ],
  ["Education", "anganwadi, vocational, language trainer, driving instruct, corporate trainer"],
  ["Education", "dean$, registrar, hostel warden, career counsel, career guidance, childcare, child care, creche, preschool, montessori"],
  [
    "Media",
    "journalis, reporter, news, radio jockey, broadcast, correspondent, editor$, anchor$, podcast, columnist, blogger, copywriter, youtuber",
  ],
  ["Media", "photojourn, commentator, critic, film editor, video editor"],
  ["Media", "television, subtitle, proofreader, content writer, technical writer, media$, press$, publisher"],
  ["Energy", "petroleum geolog, energy economist, health physicist"],
  ["Environmental", "environmental econom"],
  ["Engineering", "geological engineer"],
  [
    "Science",
    "experimental psycholog, social psycholog, engineering psycholog, industrial organisational, psychometr, plant physio, research psycholog",
  ],
  [
    "Science",
    "economist, economic investigator, immunologist, pharmacologist, hydrolog, hydrogeo, geolog, chemist, physicist, biologist, metrolog",
  ],
  [
    "Science",
    "wildlife biolog, marine biolog, food science, soil lab, social science, political scientist, criminolog, neuroscien, physics lab",
  ],
  // Engineers belong to the field that they serve where it is a category of its own; the others are simply engineers.
  [
    "Environmental",
    "environment, sustainab, climate change, conservation, waste, recycl, ecolog, pollution, carbon, wildlife, biodiversity, wetland",
  ],
  ["Environmental", "water quality, air quality, park ranger, ecotour, rainwater, garbage, naturalist, limnolog, restoration"],
  ["Business", "real estate develop, business develop"],
  [
    "Technology",
    "software, web$, data$, database, network, cyber, cloud, devops, it$, ai$, machine learning, blockchain, full stack, site reliability",
  ],
  [
    "Technology",
    "frontend, front end, backend, back end, mobile app, app$, android, ios$, java, python, programmer, developer, game$, qa$",
  ],
  [
    "Technology",
    "security analyst, security engineer, security architect, penetration, ethical hacker, ux$, ui$, user experience, systems administr",
  ],
  [
    "Technology",
    "prompt engineer, computer vision, solutions architect, technical support, computer hardware tech, embedded, quantum, natural language",
  ],
  ["Technology", "information security, product owner, release manager, technical architect, enterprise architect"],
  [
    "Technology",
    "speech recognition, computational linguist, computer scientist, computer lab, knowledge engineer, mlops, devsecops, autonomous driv",
  ],
  [
    "Technology",
    "high performance comput, predictive maintenance, platform engineer, linux, windows server, server admin, virtualis, storage admin, backup admin",
  ],
  [
    "Technology",
    "email admin, sharepoint, middleware, salesforce, infrastructure engineer, application, desktop support, help desk, helpdesk, disaster recovery",
  ],
  [
    "Technology",
    "security operations, bug$, malware, threat intel, vulnerab, identity, cryptog, cryptan, analytics engineer, business intelligence, gis$, mis$, document manag",
  ],
  [
    "Technology",
    "level design, technical artist, conversation design, interaction design, information architect, usability, accessibility test",
  ],
  [
    "Technology",
    "simulation, chief information, chief technology, technical programme, agile, sap$, systems integrat, presales, digital transform",
  ],
  [
    "Technology",
    "smart, knowledge manag, assistive, voip, transmission engineer, base station, drive test, rf$, microwave, satellite commun, telecommunications manag",
  ],
  ["Technology", "pbx, telephone line, optical fibre, broadband, telecom, set top, wireless, cctv"],
  [
    "Technology",
    "integration, release, compiler, deployment, performance test, test manager, fpga, scada, rfid, digital signal, hardware test",
  ],
  ["Technology", "mobile phone, printer repair, atm$, field service, webmaster, pacs$"],
  [
    "Technology",
    "scrum, test automation, robotic process, artificial intelligence, deep learning, digital forensic, erp$, systems analyst, firmware",
  ],
  ["Engineering", "power electronics, powertrain, computer hardware, control systems, radio frequency, fire protection, stress analyst"],
  [
    "Engineering",
    "naval architect, automobile designer, machine designer, die designer, circuit board, draughts, drafter, ergonom, food technolog, dairy technolog",
  ],
  [
    "Engineering",
    "sugar technolog, textile technolog, leather technolog, paper technolog, rubber technolog, plastics technolog, glass technolog, ceramic technolog",
  ],
  [
    "Engineering",
    "electronics technician, instrumentation tech, calibration, non destructive, time and motion, laser, aerial, metallurg, cartograph, photogramm, surveyor, surveying, mine manager, permanent way",
  ],
  [
    "Energy",
    "petroleum, oil$, gas$, solar, wind$, power, nuclear, hydropower, energy, drill, refinery, reactor, boiler, biofuel, biomass, biogas",
  ],
  [
    "Energy",
    "geothermal, reservoir, fuel cell, mud logger, well$, tool pusher, turbine, load dispatch, radiation protection, health physic",
  ],
  ["Energy", "meter reader, electric meter, substation, lineman, line worker, derrick, roustabout, pipeline, coal$, grid$"],
  ["Arts", "sound engineer, audio engineer, recording engineer, lighting designer"],
  ["Transportation", "flight engineer, ship engineer"],
  ["Healthcare", "radiation therap, prosthetist"],
  ["Engineering", "engineer, robotics, mechatron, avionic, nanoengineer"],
  // People who teach, heal, argue and report are above; these are the other callings with names of their own.
  [
    "Healthcare",
    "nurs, midwi, surgeon, surgical, doctor, physician, dentist, dental, pharmac, paramedic, ambulance, therap, physio, caregiver",
  ],
  ["Healthcare", "radiolog, cardiolog, neurolog, oncolog, dermatolog, gynaecolog, gynecolog, urolog, psychiatr, anaesth, anesth, patholog"],
  [
    "Healthcare",
    "nephrolog, endocrin, gastroenter, pulmonolog, rheumatolog, haematolog, hematolog, neonatolog, geriatric, ophthalm, obstetr",
  ],
  [
    "Healthcare",
    "optometr, optician, optical, audiolog, dieti, phlebotom, radiograph, sonograph, prosthe, orthot, orthop, ayurved, homeopath",
  ],
  [
    "Healthcare",
    "medical, hospital, clinic, patient, health, epidemiolog, psycholog, paediatric, pediatric, nutrition, immunolog, allerg, unani",
  ],
  ["Healthcare", "dialysis, cardiac, cardiovascular, radiation, acupunct, chiropract, podiatr, speech, blood bank, home care"],
  [
    "Healthcare",
    "orthodont, prosthodont, periodont, endodont, histotech, histolog, cytotech, cytogenetic, magnetic resonance, hearing, elderly care",
  ],
  ["Healthcare", "general practition, asha worker, operation theatre"],
  [
    "Healthcare",
    "anatom, x ray, mri$, ct scan, hypnother, ward boy, ward attend, orderly, genetic counsel, neurodiagn, lactation, siddha, naturopath, perfusion, endoscopy, venereolog, diabet, hospice, embryolog, vaccin, veterinar, psychothera, emergency",
  ],
  ["Science", "research scholar"],
  [
    "Arts",
    "actor, actress, dancer, choreograph, music, singer, composer, sculpt, illustrat, animat, film, theatre, theater, drama, makeup",
  ],
  ["Arts", "sitar, tabla, storytell, violin, flaut, drumm, instrumental, impressionist"],
  [
    "Arts",
    "artist, fine art, photograph, cinemat, graphic design, fashion design, textile design, author$, novelist, poet$, playwright, screenwriter",
  ],
  [
    "Sports",
    "athlet, sport, cricket, football, tennis, badminton, hockey, kabaddi, wrestl, boxer, boxing, gymnast, swim, golf, chess, referee",
  ],
  [
    "Sports",
    "umpire, fitness, gym$, yoga, personal trainer, coach$, martial, shuttler, archer, weightlift, stadium, scuba, racing, jockey, cyclist",
  ],
  ["Sports", "esport, player, zumba, aerobic, horse train, caddie"],
  ["Sports", "lifeguard, mountaineer, racquet, strength and conditioning, scout$, groundskeep, curator pitch, shooter, sprinter, surfer"],
  ["Nonprofit", "counsellor, counselor, substance abuse, de addiction, clergy, priest, imam$, missionary, chaplain, religious"],
  [
    "Nonprofit",
    "fundrais, social work, ngo$, charit, volunteer, nonprofit, non profit, humanitarian, community, csr$, social entrepr, foundation",
  ],
  ["Nonprofit", "human rights, child rights, gender, rural develop, programme officer, monitoring and eval, activist"],
  ["Nonprofit", "relief, welfare, grant, philanthrop, advocacy, child protection, outreach, self help, livelihood, donor"],
  [
    "Government",
    "police, army, navy, air force, military, civil serv, ias$, ips$, ifs$, diplomat, collector, tehsildar, customs, detective",
  ],
  ["Manufacturing", "quality inspect, spray paint, printing press, carpet weav, textile weav, weaver"],
  ["Transportation", "toll"],
  ["Government", "infantry, artillery, foreign service, section officer, disaster management, bomb disposal, patwari, sarpanch"],
  ["Government", "social security, postman, mail sort, constable, fingerprint, gunner"],
  ["Government", "village, parliament, labour officer, block develop, tax collect, ward member, secretariat, home guard"],
  [
    "Government",
    "fire$, firefighter, intelligence officer, border, coast guard, legislat, politic, municipal, panchayat, government, mayor",
  ],
  ["Government", "prison, jail, correctional, immigration, district, revenue, commissioner, soldier, ambassador, minister$, tax inspector"],
  [
    "Government",
    "inspector, public admin, election, town planner, urban planner, regulatory, postmaster, census, policy, bailiff, probation",
  ],
  [
    "Agriculture",
    "farm, agricult, agronom, crop, dairy, poultry, horticult, livestock, animal, fish, forest, plant breeder, soil, seed, irrigation",
  ],
  ["Science", "taxiderm"],
  ["Agriculture", "beekeep, gardener, plantation, tea$, orchard, aquacult, logging, faller, sericult, cattle, shepherd, harvest, tractor"],
  ["Agriculture", "mushroom, floricult, vine, silk, goat, pig$, grower, rancher, breeder, tree, logger, land manager, fertil, pest$"],
  [
    "Transportation",
    "pilot, driver, captain, flight, air traffic, aircraft, airline, airport, locomotive, train$, railway, yardmaster, ticket, rail$, ship$, marine$",
  ],
  [
    "Transportation",
    "sailor, seafarer, deck, transport, cargo, freight, truck, bus$, taxi$, traffic, logistic, port$, harbour, crew, station master",
  ],
  [
    "Transportation",
    "baggage, courier, delivery, postal, shipping, vessel, boat, metro$, conductor$, parking, aviation, navigat, loader, mover, rickshaw",
  ],
  ["Transportation", "warehouse, dispatch, fleet, stevedore, forklift, loco$, guard train, subway, ferry, airfield, mail carrier, bicycle"],
  ["Retail", "jewellery sales, hair styl"],
  [
    "Construction",
    "vastu, construction, plumb, electrician, carpent, mason, bricklay, plaster, painter$, roof, floor, tile, glaz, scaffold, crane$",
  ],
  [
    "Construction",
    "concrete, building, hvac, insulation, demolition, drywall, paver, paving, rigger, excavat, lift$, joiner, bulldozer, earthmov",
  ],
  [
    "Construction",
    "elevator, pipelayer, steel erector, interior, quantity survey, civil contractor, architect$, landscape, rebar, fence, bar bender",
  ],
  ["Construction", "weatherization, septic, sewer, blaster, tower, taper, steel worker, road roller, grader, carpet, brick, block$"],
  ["Construction", "waterproof, bridge, tunnel, house painter, stone, terrazzo, air conditioning, site supervisor, highway, quarry, pile"],
  [
    "Hospitality",
    "chef, cook$, cooks$, baker$, barista, bartend, waiter, waitress, sommelier, hotel, housekeep, concierge, restaurant, banquet",
  ],
  ["Science", "food scient"],
  ["Hospitality", "food, kitchen, tour$, tourist, travel, resort, caterer, catering, guest, bellhop, porter, event, cruise, lodging"],
  [
    "Hospitality",
    "dining, front office, room$, confection, pastry, butler, front desk, wedding, convention, dishwash, halwai, mixolog, laundry",
  ],
  ["Arts", "interpreter, translator, producer, lighting, talent, instrument maker"],
  [
    "Arts",
    "design, fashion, art$, arts$, craft, writer, lyric, costume, curator, museum, cartoon, stylist, sound, dj$, stage, set$, prop$",
  ],
  [
    "Arts",
    "calligraph, potter, ceramic, weav, embroid, jewel, gallery, model$, comedian, magician, puppet, circus, director of photo, conservator",
  ],
  [
    "Science",
    "astrophys, crystallog, physic, botan, zoolog, astronom, mathematic, statistic, microbio, biochem, biophys, biostat, bioinformat, genetic, scient",
  ],
  [
    "Science",
    "geophys, geochem, meteorolog, climatolog, oceanograph, anthropolog, archaeolog, archeolog, sociolog, historian, laborator, lab$",
  ],
  [
    "Science",
    "entomolog, ornithol, palaeont, paleont, toxicolog, biotech, nanotech, forensic, geograph, volcan, seismolog, virolog, mycolog",
  ],
  ["Science", "cosmolog, demograph, parasitolog, taxonom, phycolog, mineralog, perfum, epigraph, numismat, genealog, weather"],
  ["Science", "operations research, survey research, remote sensing, research assist, archivist, quality control chem"],
  [
    "Media",
    "editor, radio, copy, video, press, publicist, public relations, blog, content, influencer, presenter, announcer, camera, documentary",
  ],
  // Words that many fields share, from the narrower to the wider.
  [
    "Retail",
    "sales, retail, shop, store, cashier, merchandis, beaut, hair, barber, salon, spa$, manicur, boutique, florist, tailor, vendor",
  ],
  ["Retail", "petrol pump, bookseller, customer"],
  ["Retail", "counter, buyer, showroom, demonstrat, pawn, mehendi, tattoo, nail, cosmet, dealer, rental, seller, stock clerk, grocer"],
  ["Retail", "telemarket, estate agent, usher, nanny, embalm, dry clean, launder, fragrance, wigmaker, pet groom"],
  ["Retail", "franchise, auction, e commerce, bridal, groom, funeral, milliner, skin, hawker, stall, visual merch, category manager"],
  ["Manufacturing", "plant manag, works manag, factory"],
  [
    "Business",
    "manag, account, audit, bank, financ, market, human resource, hr$, analyst, consult, insurance, actuar, tax, invest, trader",
  ],
  [
    "Business",
    "secretary, clerk, recruit, entrepreneur, executive, chief, broker, stock$, credit, loan, procure, business, officer, administrat",
  ],
  ["Technology", "computer, information, security, systems, tech$, digital, automation, hardware"],
  ["Manufacturing", "machin, fitter, weld, operator, assembl, mill$, mould, mold, foundry, forg, turner, grinder, tool"],
  [
    "Manufacturing",
    "production, manufactur, textile, spinn, knit, sewing, packag, quality, fabricat, plant, maintenance, mechanic, cutter, setter",
  ],
  ["Manufacturing", "shoemak, cobbler, glass blow, goldsmith, silversmith, blacksmith"],
  [
    "Manufacturing",
    "millwright, upholster, sheet metal, coil, caster, etcher, engraver, pattern, tyre, tire$, bookbind, batch, dyer, bleach, gem$, diamond",
  ],
  [
    "Manufacturing",
    "printing, tanner, leather, furnace, paper, rubber, plastic, process, electroplat, lathe, polish, maker, technician, repairer",
  ],
];
