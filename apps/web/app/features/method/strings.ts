import { site } from "../../site.ts";
import type { ProseNode } from "../../ui/prose/prose.tsx";
import { h2, link, list, p } from "../../ui/prose/write.ts";

/** What the page on matching says. */
export const strings = {
  title: "How matching works, and what we have measured",
  lead: "You are asked to trust a list. This is what it is made from, what we know of how good it is, and what we do not know.",
  cta: "Take Career Assessment",
} as const;

export const text: readonly ProseNode[] = [
  h2("From answers to a list"),
  p(
    "Each of the twenty questions has a weight from three to five, by how much it says about a working day. Each career in the catalogue is described in the same terms as the questions: what it demands of you, where it is done, what it takes to enter, what it gives. An answer that agrees with a career gives it points, one that disagrees gives it fewer. The points of all answers add up to the fit you see; nothing else goes in.",
  ),
  p(
    "From most questions we first take off what an average answer says. Otherwise careers that go well with answers that nearly everybody gives would stand on everybody's list.",
  ),
  p(
    "What you wish for, such as an industry, and what your other answers suggest are kept apart. Your marks, your school, your name, your religion, your parents' income and your gender are not asked and play no part.",
  ),
  p("All of it is computed on your device. The rules are open: anybody can read them and run the same measurements again."),
  h2("What we have measured"),
  list(
    "Of 600 answer sheets filled in at random, each of the 20 categories comes first for somebody, and none for more than about one in ten. So the list does not lean towards one kind of work whatever you say.",
    "Ten imagined people, each written down in full before the matching was run, such as a boy who repairs mopeds and hates desks, find the category they were written for in at least 11 of their first 12 careers. We wrote them ourselves, which makes this a check for errors and no proof.",
    "For the stream test all 9,765,625 possible answer sheets were scored. Each of the six streams comes out best for between 13.4 % and 18.6 % of them, so no stream is favoured by the way the test is built.",
  ),
  h2(`What “${site.claims.accuracy} accuracy” means`),
  p(
    `It stands on the home page as the promise this site was started with. It is not a measurement, and no measurement of ours supports it so far. To earn it, we would have to know how many people were content, years later, with a career that the site put at the top of their list. Nobody has such a figure for any site. What is known is sobering: over many studies, questionnaires of interests named the field in which people later worked about half the time (Hanna and Rounds, 2020: 50.8 % over all methods).`,
  ),
  p(
    `The numbers of people helped (${site.claims.usersInFull}) and of reviews (${site.claims.reviews}) are the founders' own and can't be checked from this site, which counts no visitors. The number of careers can: they are all in `,
    link("/careers", "the list"),
    ".",
  ),
  h2("How to use a result"),
  p(
    "Read the reasons before the ranks. Where neighbours on the list can't be told apart, the list says that they are level; the difference between third and seventh is then noise. Look for the kind of work that keeps coming back, open three of them, and ask somebody who does one what last Tuesday was like.",
  ),
  p(
    "A low place says that your answers do not speak for a career. It does not say that you could not do it, and it knows nothing of what you may come to like. If a career you love stands low, believe yourself, and read which answer of yours speaks against it: that is worth knowing early.",
  ),
];
