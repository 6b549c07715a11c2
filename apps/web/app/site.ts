/** The product's name, addresses and marketing figures: the one place where they stand (specification, section 1). */
export const site = {
  name: "Career Clarity",
  origin: "https://careerclarity.example",
  supportEmail: "support@careerclarity.example",
  claims: {
    careers: "1800+",
    banner: "2000+",
    accuracy: "95%",
    users: "50K+",
    price: "Free",
  },
  description:
    "Free career guidance for students in India: find your stream, take a 20-question assessment and explore about 2,000 real careers.",
} as const;
