import { site } from "../../site.ts";
import type { ProseNode } from "../../ui/prose/prose.tsx";
import { h2, link, p } from "../../ui/prose/write.ts";

/** What the page on matching says. */
export const strings = {
  title: "How matching works, and what we have measured",
  lead: "You are asked to trust a list. This is what it is made from, what we know of how good it is, and what we do not know.",
  cta: "Take Career Assessment",
  measured: "What we have measured",
  measuredText: (people: number, careers: number, near: number) =>
    `No real person's later career is known to us, so this measures imagined people: ${people.toLocaleString("en-IN")} who know what they want and as many who do not, each built around the ordinary day of one career, with likings of their own and with chance added to every answer. How they answer was written apart from what the matching reads. A match counts when it is that career or a near one (${near} of ${careers.toLocaleString("en-IN")} careers are near at the median). The figures are of the half of the careers that nothing was tuned on; the brackets hold 95% of what chance could have made of them.`,
  baselines: {
    decided: "People who name the industries and areas that they like: their own or a near career is in the first ten",
    undecided: "People who answer those two questions at random: their own or a near career is in the first ten",
  },
  people: { decided: "Decided", undecided: "Undecided" },
  matcher: "From the same answers",
  found: "Found in the first ten",
  matchers: {
    ours: "This matching",
    stated: "Only the industries and areas named",
    cosine: "Likeness of six traits",
    riasec: "Interest letters (RIASEC), as interest tests do it",
    random: "A random list",
    popular: "The largest category for everybody",
  },
  between: (low: string, high: string) => `(${low} to ${high})`,
  kept: (decided: number, undecided: number) =>
    `Whoever answers again, with chance at work anew, sees ${decided} of the same first ten at the median if decided, and ${undecided} if not. So a list of the undecided is a first look around, and says so.`,
  noise: "The more chance there is in the answers, the less anybody can read from them: own or near career in the first ten",
  noiseLevel: "Chance in the answers",
  random: (sheets: number, clear: string) =>
    `${sheets.toLocaleString("en-IN")} sheets filled in at random: how often each category comes first. ${clear} of them are wrongly taken for clear answers.`,
  category: "Category",
  comesFirst: "Comes first",
  streams: "The stream test: the right stream comes first, or is among the first three of six",
  streamFirst: "First",
  streamTopThree: "First three",
  byChance: "answers at random",
  circular:
    "How far is this circular? The imagined people are made from the same catalogue, by the same hands, as the matching; they are consistent in a way that people are not. Real figures will be lower, and nobody knows them yet.",
  again: (version: string) =>
    `Scoring version ${version}. Written by our evaluation, which anybody can run again; the whole report is in the source code under docs/matching-evaluation.md.`,
} as const;

export const before: readonly ProseNode[] = [
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
  p(
    "The six traits on each career's page, from technical to physical, were written title by title from what the work asks. Then each occupation was moved part of the way towards its ratings in O*NET, where people who do the work in the United States and analysts rate it (US Department of Labor, CC BY 4.0; the changes are ours, and it has not approved them). How far the two agree is in the source code under docs/trait-evaluation.md. Some careers, many of them India's own, have no such rating.",
  ),
  p("All of it is computed on your device. The rules are open: anybody can read them and run the same measurements again."),
];

export const after: readonly ProseNode[] = [
  p(
    "For the stream test, all 9,765,625 possible answer sheets were scored besides: with ties shared out, each of the six streams comes out best for 15.0% to 19.1% of them, where a sixth would be 16.7%. Streams that come out level stand in a fixed order, and the result says that they are level.",
  ),
  h2(`What “${site.claims.accuracy} accuracy” means`),
  p(
    `It stands on the home page as the promise this site was started with. It is not a measurement, and it may not be read as one: nobody has counted how many people like what this list led them to. To earn it, we would have to know how many people were content, years later, with a career that the site put at the top of their list. Nobody has such a figure for any site. What is known is sobering: over many studies, questionnaires of interests named the field in which people later worked about half the time (Hanna and Rounds, 2020: 50.8% over all methods).`,
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
