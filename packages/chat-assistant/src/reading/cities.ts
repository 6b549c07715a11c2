/** Large cities of India, as a place where work is looked for. */
export const CITY_NAMES: readonly string[] =
  "bangalore|bengaluru|banglore|mumbai|bombay|delhi|new delhi|ncr|noida|gurgaon|gurugram|pune|hyderabad|chennai|kolkata|calcutta|ahmedabad|surat|jaipur|lucknow|kanpur|nagpur|indore|bhopal|patna|ranchi|chandigarh|kochi|coimbatore|vizag|visakhapatnam|guwahati|bhubaneswar|dehradun|varanasi|बेंगलुरु|बैंगलोर|मुंबई|दिल्ली|पुणे|हैदराबाद|चेन्नई|कोलकाता|जयपुर|लखनऊ|पटना|इंदौर|भोपाल".split(
    "|",
  );

/** The same as a pattern. */
export const CITIES: string = `(?:${CITY_NAMES.join("|")})`;
