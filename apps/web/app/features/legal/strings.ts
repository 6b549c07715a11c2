import { site } from "../../site.ts";
import type { ProseNode } from "../../ui/prose/prose.tsx";
import { h2, link, list, p, strong } from "../../ui/prose/write.ts";

/** Only a site whose operator wants errors reported says so (docs/deploy.md). */
const reportsErrors = Boolean(import.meta.env.VITE_ERROR_REPORTS_URL);

export const UPDATED = "Last updated: November 2026. It replaces the version of July 2025.";
const write = `write to ${site.supportEmail}`;

export const device = {
  title: "Your data on this device",
  text: "This is everything that the site keeps in this browser. It is read from your device as you look at it, and nothing of it is sent anywhere.",
  nothing: "Nothing is kept in this browser.",
  noScript: "To see and delete it here, JavaScript must be on. Without JavaScript nothing new is kept.",
  delete: (what: string) => `Delete ${what}`,
  deleteOne: "Delete",
  deleteAll: "Delete everything",
  show: "Show what is stored",
  deleted: "Deleted from this device.",
  undo: "Undo",
  size: (bytes: number) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} kB`),
  entries: {
    cc_assessment: "Your answers to the assessment so far",
    cc_results: "What you refined your results with in this tab",
    cc_stream_answers: "Your answers to the last stream test",
    cc_stream_begun: "Your answers to the stream test that you began in this tab",
    cc_bookmarks: "The careers you bookmarked",
    cc_chat: "Your talk with Disha in this tab",
    cc_thumbs: "What you think of your matches",
    cc_draft_feedback: "What you typed in the feedback form and did not send",
    cc_draft_help: "What you typed in the Help Center and did not send",
    cc_view: "Your choice of grid or list in the explorer",
    cc_theme: "Your choice of the light or the dark theme",
    cc_recovered: "A note that a page was loaded anew after an update of the site",
    cc_reports: "Which faults of the site were reported in this tab",
  } as Readonly<Record<string, string>>,
  offline:
    "A copy of the site's pages and careers, so that it works without a network. It says nothing about you, but which careers you opened can be seen in it.",
  deleteOffline: "Delete the copy",
  deletedOffline: "The copy was deleted from this device.",
  other: "An entry of an older version of this site",
} as const;

export const privacy = {
  title: "Privacy Policy",
  lead: "Short version: what you answer here stays on your device, what you send us in a form is read by us alone, and what you ask Disha is written down by us nowhere. The site has no accounts, no advertising, no trackers and no cookies.",
  text: [
    h2("What stays on your device"),
    p(
      "Your answers to the stream test and to the assessment, the careers you saved, what you think of your matches and your choices of theme and view are kept in your browser's storage. They are never sent to us; the results are computed on your device. Your answers leave it in one way alone: if you share a link to your results, they stand in it, and whoever has the link can read them. Whoever uses the same browser can see all of this, so delete it above if you share a phone.",
    ),
    p(
      "They stay until you delete them, here or in your browser's settings. Your browser may delete them by itself if you do not visit for a long time or if it needs space.",
    ),
    h2("What our servers see"),
    p(
      "When you open a page, your browser asks a server for it. As with every website, that server's operator (our host) sees your IP address, the page asked for and what kind of browser asks, and may keep this in a log for a short time to keep the service running and to fend off attacks. We do not combine these logs with anything, and we use no analytics: no tool of another company counts or watches you here. No page loads anything from another company's server.",
    ),
    ...(reportsErrors
      ? [
          h2("When something breaks"),
          p(
            "If a page of ours fails, your browser tells us, so that we can mend it: what failed and where in our own code, on which kind of page (“a career's page”, never which one), in which edition of the site, and whether the browser is Chrome, Firefox or another. Nothing of what you answered, typed or saved is in it, and no number by which we could know you again. At most five such reports are sent in a visit, and none if your browser asks not to be tracked (Do Not Track or Global Privacy Control). We delete them after thirty days.",
          ),
        ]
      : []),
    h2("What you send us yourself"),
    p(
      "There are three forms: feedback, help and the newsletter. Nothing in them is sent before you press the button. This is what is kept then:",
    ),
    list(
      [
        strong("Feedback and help"),
        ": your name, your e-mail address, your rating, the topic, your message, the kind of browser you use, and the time. We use it to answer you and to make the site better. It is deleted after twelve months, and earlier if you ask.",
      ],
      [
        strong("Newsletter"),
        ": your e-mail address, the kind of browser you use, and the time. We use it for nothing but the newsletter, at most once a month, until you write to us that you want it no more.",
      ],
    ),
    p(
      "Your IP address is not kept with any of it. What you send lies in our database, which a hosting company may run for us, and the site can only add to it: nobody can read, change or delete a message through the site, not even the person who sent it. That is why we ask you to write to us for that.",
    ),
    p(
      "What you typed and did not send stays on your device, so that it is not lost if the connection fails; it is deleted when it is sent, or when you clear the form or delete it above. Where the database can't be reached, your e-mail program opens with your message instead, and nothing is sent until you send it there. Of an e-mail we have what stands in it and your address; we keep it for twelve months at most.",
    ),
    h2("What you ask Disha"),
    p(
      "A question to Disha goes to our server when you send it, with the career whose page is open or that her last answer was about; nothing of your answers, results or saved careers goes along. The server answers from the catalogue. It writes the question into no log and no database, and beside it stands nothing that says who asked.",
    ),
    p(
      "Where we let a language model word the answer, the question goes on to the company that runs the model, without your IP address, and that company's own rules hold for it. Where we understand that somebody is in distress, we answer ourselves and pass nothing on. So leave out your name, your school, your telephone number and whatever else says who you are. The talk itself stays in this tab of your browser until you clear it or close the tab.",
    ),
    h2("What we never do"),
    list(
      "We do not sell, rent or trade anything about you.",
      "We do not show advertising, and no college, coaching institute or employer pays to be recommended.",
      "We do not build a profile of you. What the assessment calls your profile exists on your screen only.",
    ),
    h2("If you are under 18"),
    p(
      "India's Digital Personal Data Protection Act, 2023 treats everybody under 18 as a child. From May 2027, when these parts of it come into force, it asks for a parent's verifiable consent before a child's personal data are processed, and forbids tracking children and aiming advertising at them. We keep to this already, by not asking for any: you can use the tests, the careers and the articles without telling us who you are.",
    ),
    p(
      "The forms for feedback and help have a box “I am under 18”. Tick it, and they ask for no name and no address; your browser's kind is not sent either, and no e-mail is opened for you, since it would show your address. Please leave out of the message who you are. We can't answer then: if you want an answer, or the newsletter, ask a parent or teacher to write with their own address.",
    ),
    h2("Your rights"),
    p(
      `The same Act gives you the right to know what is held about you, to have it corrected or erased, to complain, and to name somebody who acts for you when you can't. By law most of this holds from May 2027; here it holds today. For what is on your device you need nobody: use the panel on this page. For what you sent us, ${write} from the address that you gave; we answer within 30 days. A message without an address has a number, which is shown when it was sent: with the number we can find and delete it. If our answer does not satisfy you, you can turn to the Data Protection Board of India, which is to hear such complaints from May 2027.`,
    ),
    h2("How it is protected"),
    p(
      "Pages travel encrypted. Your answers can't be lost or stolen from a server, because they are on none. What you send in a form can be read with the operator's own key alone. Should we ever learn that messages sent to us were seen by somebody who should not have, we tell those concerned and the Board.",
    ),
    h2("Changes"),
    p(
      "If this changes, the date above changes, and a change that touches what you have already told us is announced on the home page before it holds.",
    ),
  ] as readonly ProseNode[],
} as const;

export const terms = {
  title: "Terms & Conditions",
  lead: "Use the site freely for yourself, your family and your class. It informs decisions; it does not make them.",
  text: [
    h2("What you may do"),
    p(
      "You may use everything here for personal, non-commercial purposes, without an account and without paying. If you are under 18, read these terms with a parent. Teachers and counsellors may use it with their students, show it in class and print pages. Please do not copy the catalogue or the articles into a product of your own; ",
      link("/about", "ask us"),
      " if you have something in mind.",
    ),
    h2("What belongs to whom"),
    p(
      "The texts, pictures, questions and the site's design are ours. Figures of public bodies that we quote, such as the United States Bureau of Labor Statistics, belong to the public; they stand here with their source and year. What you answer belongs to you.",
    ),
    h2("Your part"),
    p(
      "There are no accounts, so there is no password to guard. Please do not try to break the site, to overload it, or to use it to harm somebody. We may shut out whoever does.",
    ),
    h2("What we promise, and what not"),
    p(
      "We write what we believe to be true, say where figures come from, and correct what we find wrong. ",
      strong("Results and articles are general information."),
      " They are no substitute for advice from somebody who knows you, and no promise of admission, of a job or of pay. Rules of exams, fees and seats change every year: check them with the body that sets them before you pay or apply.",
    ),
    p("The site is offered free and as it is. As far as the law allows, we are not liable for what follows from relying on it alone."),
    h2("Changes and ending"),
    p(
      "We may change these terms. A change is announced on the site before it holds, and by e-mail to readers of the newsletter. You can stop using the site at any time; the page ",
      link("/privacy-policy", "Privacy Policy"),
      " shows what it keeps on your device and deletes it.",
    ),
    h2("Law"),
    p(
      `These terms are under the law of India; courts in New Delhi are competent. Whatever consumer law gives you where you live stays yours. Questions: ${write}.`,
    ),
  ] as readonly ProseNode[],
} as const;

export const cookies = {
  title: "Cookie Policy",
  lead: "This site sets no cookies: none of its own, none of others. There is no banner because there is nothing to agree to.",
  text: [
    h2("Essential cookies"),
    p(
      "None. What the site must remember to work, such as the question you are at, is kept in your browser's own storage. Unlike a cookie, it is not sent along when you open a page.",
    ),
    h2("Analytics cookies"),
    p("None. We do not count visits with any tool that runs in your browser."),
    h2("Preference cookies"),
    p("None. Your choices of the light or the dark theme and of grid or list are kept in your browser's storage too."),
    h2("What is in the browser's storage"),
    list(
      [strong("cc_assessment"), ": your answers to the assessment, from which the results are worked out, and where you are in it"],
      [strong("cc_results"), ": what you refined your results with, until the tab is closed"],
      [strong("cc_stream_answers"), ": your answers to the last stream test"],
      [strong("cc_stream_begun"), ": your answers to a stream test that you have begun, until it is finished or the tab is closed"],
      [strong("cc_bookmarks"), ": the careers you saved"],
      [strong("cc_thumbs"), ": which of your matches you like and which you do not"],
      [strong("cc_chat"), ": your talk with Disha, until you clear it or the tab is closed"],
      [strong("cc_draft_feedback"), " and ", strong("cc_draft_help"), ": what you typed in a form and did not send"],
      [strong("cc_theme"), ": light or dark, if you chose against your system's setting"],
      [strong("cc_view"), ": grid or list, if you chose one in the explorer"],
      [strong("cc_recovered"), ": that a page was loaded anew after an update of the site, until the tab is closed"],
      ...(reportsErrors ? [[strong("cc_reports"), ": which faults of the site were reported, until the tab is closed"]] : []),
    ),
    h2("Managing it"),
    p(
      "The page ",
      link("/privacy-policy", "Privacy Policy"),
      " shows what is stored now and deletes it, one by one or all. Your browser can do the same: look for “site data” or “storage” in its settings. If you block storage, everything works for as long as the page is open, and is forgotten after.",
    ),
  ] as readonly ProseNode[],
} as const;
