import { deepFreeze } from "@career-clarity/internal";

/** Career areas that belong together on the screen. `name` is one of the 20 career categories (specification, section 3). */
export type CareerAreaGroup = { readonly name: string; readonly options: readonly string[] };

/** The options of question 17, grouped by career category in the specification's order. */
export const careerAreaGroups: readonly CareerAreaGroup[] = deepFreeze([
  {
    name: "Technology",
    options: [
      "Software and app development",
      "Artificial intelligence and machine learning",
      "Data science and analytics",
      "Cyber security and ethical hacking",
      "Cloud computing and networks",
      "Website and app screen design",
      "Computer repair and IT support",
    ],
  },
  {
    name: "Healthcare",
    options: [
      "Medicine and surgery",
      "Nursing and patient care",
      "Dentistry and oral care",
      "Pharmacy and medicines",
      "Physiotherapy and rehabilitation",
      "Ayurveda, homoeopathy and Unani",
      "Mental health and counselling",
      "Medical lab tests and scans",
      "Diet, nutrition and public health",
    ],
  },
  {
    name: "Engineering",
    options: [
      "Mechanical and automobile engineering",
      "Electrical and electronics engineering",
      "Civil and structural engineering",
      "Aircraft, rocket and drone engineering",
      "Robotics and automation",
      "Chemical and materials engineering",
      "Computer chip and semiconductor design",
    ],
  },
  {
    name: "Business",
    options: [
      "Accounting, audit and tax",
      "Banking and insurance",
      "Investment and share markets",
      "Marketing and brand building",
      "Sales and business development",
      "Human resources and hiring",
      "Management and consulting",
      "Starting my own business",
    ],
  },
  {
    name: "Education",
    options: [
      "Teaching in a school",
      "Teaching in a college or university",
      "Preschool and early childhood education",
      "Teaching children with special needs",
      "Coaching classes and online courses",
    ],
  },
  {
    name: "Arts",
    options: [
      "Painting, drawing and illustration",
      "Graphic design and branding",
      "Fashion and textile design",
      "Interior and furniture design",
      "Music and singing",
      "Dance and theatre",
      "Pottery, jewellery and handicrafts",
    ],
  },
  {
    name: "Legal",
    options: [
      "Arguing cases in court",
      "Company and business law",
      "Becoming a judge or magistrate",
      "Human rights and public interest law",
      "Cyber law and patents",
    ],
  },
  {
    name: "Manufacturing",
    options: [
      "Factory production and quality checks",
      "Welding, fitting and machine tools",
      "Garment and textile making",
      "Food processing and packaging",
      "Phone and electronics assembly",
    ],
  },
  {
    name: "Transportation",
    options: [
      "Flying as a pilot",
      "Cabin crew and airport services",
      "Merchant navy and shipping",
      "Railway and metro operations",
      "Logistics, delivery and driving",
    ],
  },
  {
    name: "Construction",
    options: [
      "Architecture and town planning",
      "Supervising building sites",
      "Wiring, plumbing and air-conditioning",
      "Carpentry, masonry and tiling",
      "Land survey and real estate",
    ],
  },
  {
    name: "Government",
    options: [
      "Civil services such as IAS and IPS",
      "Army, Navy or Air Force",
      "Police, fire and emergency services",
      "Government office jobs through SSC exams",
      "Diplomacy and foreign affairs",
      "Public policy and city administration",
    ],
  },
  {
    name: "Agriculture",
    options: [
      "Growing crops, fruit and flowers",
      "Dairy, poultry and fish farming",
      "Treating animals as a vet",
      "Agricultural science and better seeds",
      "Farm business and rural markets",
    ],
  },
  {
    name: "Energy",
    options: [
      "Solar and wind power",
      "Power plants and electricity supply",
      "Oil, gas and mining",
      "Electric vehicles and batteries",
      "Nuclear and hydrogen energy",
    ],
  },
  {
    name: "Retail",
    options: [
      "Running a shop or showroom",
      "Online selling and e-commerce",
      "Choosing fashion and goods to sell",
      "Customer care and support",
    ],
  },
  {
    name: "Hospitality",
    options: [
      "Hotel and resort management",
      "Cooking as a chef",
      "Baking and cafés",
      "Travel planning and tour guiding",
      "Wedding and event planning",
    ],
  },
  {
    name: "Science",
    options: [
      "Physics and space science",
      "Chemistry and new materials",
      "Biology, genetics and biotechnology",
      "Mathematics and statistics",
      "Weather, oceans and earth science",
      "Forensic science and crime labs",
      "Economics, psychology and social research",
    ],
  },
  {
    name: "Media",
    options: [
      "News reporting and journalism",
      "Film and television making",
      "Writing, editing and publishing",
      "Photography and video",
      "Animation, games and visual effects",
      "Social media and content creation",
      "Advertising and public relations",
    ],
  },
  {
    name: "Nonprofit",
    options: [
      "Social work in communities",
      "Child welfare and women's rights",
      "Rural development and village livelihoods",
      "Disaster relief and NGO management",
    ],
  },
  {
    name: "Sports",
    options: [
      "Playing a sport professionally",
      "Sports coaching and training",
      "Fitness, gym and yoga teaching",
      "Sports management and events",
      "Sports commentary and match analysis",
    ],
  },
  {
    name: "Environmental",
    options: [
      "Wildlife and forest protection",
      "Climate change and sustainability",
      "Clean water and pollution control",
      "Waste management and recycling",
      "Gardens, parks and landscape design",
    ],
  },
]);

/** The 116 options of question 17 in one list. */
export const careerAreas: readonly string[] = Object.freeze(careerAreaGroups.flatMap(({ options }) => options));
