/** The product's name, addresses and marketing figures: the one place where they stand (specification, section 1). */
export const site = {
  name: "Career Clarity",
  origin: "https://careerclarity.example",
  supportEmail: "support@careerclarity.example",
  city: "New Delhi, India",
  founded: 2024,
  claims: {
    careers: "1800+",
    banner: "2000+",
    accuracy: "95%",
    users: "50K+",
    usersInFull: "50,000+",
    rating: "4.9/5",
    reviews: "10,000+",
    availability: "24/7",
    price: "Free",
  },
  description:
    "Free career guidance for students in India: find your stream, take a 20-question assessment and explore about 2,000 real careers.",
} as const;
