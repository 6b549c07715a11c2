/** What Disha says when the panel is first opened (specification, section 4): clean HTML. */
export const welcomeMessage: string =
  "<p>Namaste! I am Disha, the guide of this site. Ask me about any career: what it is, what it pays, and how to get there from your class.</p>" +
  "<p>English, Hindi and Hinglish are all fine. Please do not tell me your name or number; I do not need them.</p>";
