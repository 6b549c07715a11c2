/** Questions and answers that stand in the Help Center and, for search engines, on the About page. */
export const questions = [
  {
    question: "Is it free?",
    answer: "Yes, all of it: the stream test, the assessment, every career and every article. There is no paid version and no account.",
  },
  {
    question: "Who sees my answers?",
    answer:
      "Nobody but you and whoever uses the same browser, unless you share a link to your results. They are kept in your browser, on this device, and are not sent to us. The page “Privacy Policy” shows what is kept and deletes it.",
  },
  {
    question: "I closed the page in the middle of the assessment. Is it lost?",
    answer: "No. Open the assessment on the same device and in the same browser, and it goes on at the question where you stopped.",
  },
  {
    question: "My results don't look like me. What now?",
    answer:
      "Open a result and read which of your answers speak for it: often one answer weighs more than you meant. Go back, change it, and compare. And treat the list as a conversation to have, not as a verdict.",
  },
  {
    question: "I failed a subject, or my marks are low. What now?",
    answer:
      "One failed subject need not cost a year. Most boards hold a supplementary exam, which some call compartment, within weeks of the result: ask your school on the same day when its form closes. The open school, NIOS, holds exams too, and ITIs, polytechnics and many colleges do not ask for high marks. If it is too heavy to carry alone, tell somebody at home or at school, or call Tele-MANAS on 14416, or Childline on 1098 if you are under 18. Both are free, day and night.",
  },
  {
    question: "We can't pay the fees. Who helps?",
    answer:
      "Look first at the National Scholarship Portal (scholarships.gov.in) and at your state's own portal, and ask the school or college for a fee waiver. Schemes, income limits and last dates change every year, so read this year's notice. Never pay anybody to get a scholarship.",
  },
  {
    question: "Can I take a test again?",
    answer:
      "As often as you like. The stream test has a button “Retake Stream Test” at its end; the assessment offers “Take it again” when you open it after the last question.",
  },
  {
    question: "Why is pay shown in US dollars too?",
    answer:
      "Because the United States measures pay for nearly every occupation and publishes it with its year. For India we know of no such table that covers them all, so pay in rupees is our own estimate and says so. The dollars compare careers with one another; they do not say what you would earn in India.",
  },
  {
    question: "I am under 18. Do I need my parents' permission?",
    answer:
      "Not for the tests, the careers or the articles: they ask for nothing about you. If you write to us, tick “I am under 18” in the form: then it asks for no name and no address. Please ask a parent before you send us an e-mail or subscribe to the newsletter.",
  },
] as const;
