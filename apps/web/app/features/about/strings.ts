import { site } from "../../site.ts";

/** What the About page says (specification, section 2). */
export const strings = {
  back: "Home",
  title: "About us",
  lead: "A free place to find out what work could be, for everybody whose only career counsellor is an uncle with an opinion.",
  storyTitle: "Our Story",
  story: [
    `${site.name} was founded in ${site.founded}, out of an ordinary scene: results day, a family around a phone, and a choice of stream to be made by Friday from the four careers that anyone in the room had heard of.`,
    "Good counselling exists in India. Much of it sits in cities, it can cost what a month's groceries cost, and it often comes once, for an hour. A search is free, and advertisements may stand above the answer. We wanted what lies between: something a student can open on a borrowed phone, that knows two thousand kinds of work instead of four, and asks before it tells.",
    "So the site asks twenty questions and gives its reasons. Every career on your list says which of your answers speak for it and which speaks against. What a figure rests on stands beside it, and where we do not know, it says so.",
  ],
  valuesTitle: "Core Values",
  values: [
    {
      name: "Empowerment",
      text: "We widen the list and show the reasons. The choice stays with you, and so does the right to disagree with us.",
    },
    { name: "Innovation", text: "New tools where they make advice clearer. Never where they only make it sound cleverer." },
    { name: "Trust", text: "Your answers stay on your device. Nobody pays to be on your list, and no college does either." },
    { name: "Accessibility", text: "Free, without an account, on an old phone and a slow network, by keyboard and by screen reader." },
  ],
  numbersTitle: "Impact in Numbers",
  numbers: [
    { figure: site.claims.usersInFull, label: "people helped" },
    { figure: "1,800+", label: "careers" },
    { figure: site.claims.accuracy, label: "accuracy" },
    { figure: site.claims.availability, label: "availability" },
  ],
  numbersNote: `Our readers' rating: ${site.claims.rating} from ${site.claims.reviews} reviews. Which of these figures anybody can check, and how, is written down on`,
  numbersLink: "how matching works, and what we have measured",
  teamTitle: "Meet Our Team",
  teamText: "We are few, and we would rather be known for the work than for portraits. These are the four desks it comes from.",
  team: [
    {
      name: "The careers desk",
      role: "Writes and checks the catalogue",
      description:
        "One entry at a time: what the work is, what it asks, the way in from an Indian classroom, and where each figure comes from.",
      art: "Education",
    },
    {
      name: "The matching desk",
      role: "Builds and measures the results",
      description: "Turns answers into a list that can be explained, and looks for the people for whom it fails.",
      art: "Science",
    },
    {
      name: "The product desk",
      role: "Designs and builds the site",
      description: "Keeps it small, fast and calm on a cheap phone, and readable by everybody.",
      art: "Technology",
    },
    {
      name: "The listening desk",
      role: "Reads what you write to us",
      description: "Every e-mail. Much of what is good here began as somebody's complaint.",
      art: "Nonprofit",
    },
  ],
  missionTitle: "Our Mission",
  mission: [
    { name: "Accessible", text: "Career guidance for whoever has a phone, not for whoever can pay." },
    { name: "Accurate", text: "A career's figures stand with their source and year, and an estimate is called one." },
    { name: "Actionable", text: "Each page ends in something to do: a subject to keep, an exam to look up, a person to ask." },
  ],
  questionsTitle: "Questions we are asked",
  contactTitle: "Get in Touch",
  email: "E-mail",
  phone: "Phone",
  noPhone: "There is no phone line yet. We answer e-mails.",
  city: "City",
  ctaTitle: "Ready to look?",
  ctaText: "Ten minutes, twenty questions, and a list that explains itself.",
  cta: "Take Career Assessment",
} as const;
