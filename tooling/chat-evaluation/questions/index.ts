import type { QuestionGroup } from "../question.ts";
import { askedAcrossThePlateau } from "./asked-across-the-plateau.ts";
import { askedAfterSchool } from "./asked-after-school.ts";
import { askedAgain } from "./asked-again.ts";
import { askedAgainOfWords } from "./asked-again-of-words.ts";
import { askedAtHome } from "./asked-at-home.ts";
import { askedBeforeChoosing } from "./asked-before-choosing.ts";
import { askedBeside } from "./asked-beside.ts";
import { askedByAspirants } from "./asked-by-aspirants.ts";
import { askedByGrownUps } from "./asked-by-grown-ups.ts";
import { askedByMany } from "./asked-by-many.ts";
import { askedByNeighbours } from "./asked-by-neighbours.ts";
import { askedByPassersBy } from "./asked-by-passers-by.ts";
import { askedByPhone } from "./asked-by-phone.ts";
import { askedByPupils } from "./asked-by-pupils.ts";
import { askedByStrangers } from "./asked-by-strangers.ts";
import { askedByWish, askedByWishLater } from "./asked-by-wish.ts";
import { askedExactly } from "./asked-exactly.ts";
import { askedForAdvice } from "./asked-for-advice.ts";
import { askedForYesOrNo } from "./asked-for-yes-or-no.ts";
import { askedInDistress } from "./asked-in-distress.ts";
import { askedInHalves } from "./asked-in-halves.ts";
import { askedInParts } from "./asked-in-parts.ts";
import { askedInSingleWords } from "./asked-in-single-words.ts";
import { askedInSmallTowns } from "./asked-in-small-towns.ts";
import { askedLater } from "./asked-later.ts";
import { askedOfCareersAtRandom } from "./asked-of-careers-at-random.ts";
import { askedOfChanges } from "./asked-of-changes.ts";
import { askedOfChoices, askedOfChoicesLater } from "./asked-of-choices.ts";
import { askedOfConditions } from "./asked-of-conditions.ts";
import { askedOfCounsellors } from "./asked-of-counsellors.ts";
import { askedOfDegrees } from "./asked-of-degrees.ts";
import { askedOfDirections } from "./asked-of-directions.ts";
import { askedOfDoors } from "./asked-of-doors.ts";
import { askedOfEntrances } from "./asked-of-entrances.ts";
import { askedOfFacts, askedOfFactsLater } from "./asked-of-facts.ts";
import { askedOfFields } from "./asked-of-fields.ts";
import { askedOfLists } from "./asked-of-lists.ts";
import { askedOfOneself } from "./asked-of-oneself.ts";
import { askedOfPosts } from "./asked-of-posts.ts";
import { askedOfSchooling } from "./asked-of-schooling.ts";
import { askedOfSeveralThings } from "./asked-of-several-things.ts";
import { askedOfWishes } from "./asked-of-wishes.ts";
import { askedOnTwoCoasts } from "./asked-on-two-coasts.ts";
import { askedStraight } from "./asked-straight.ts";
import { askedWithCare } from "./asked-with-care.ts";
import { comparisons } from "./comparisons.ts";
import { distress } from "./distress.ts";
import { english } from "./english.ts";
import { exams } from "./exams.ts";
import { hindi } from "./hindi.ts";
import { hinglish } from "./hinglish.ts";
import { hostile } from "./hostile.ts";
import { inHindi } from "./in-hindi.ts";
import { inPartsAndAtLength } from "./in-parts-and-at-length.ts";
import { lists } from "./lists.ts";
import { misspelt } from "./misspelt.ts";
import { notDistress } from "./not-distress.ts";
import { offTopic } from "./off-topic.ts";
import { oneWordThatDecides } from "./one-word-that-decides.ts";
import { page } from "./page.ts";
import { site } from "./site.ts";
import { stages } from "./stages.ts";
import { vague } from "./vague.ts";
import { whatIsFixed } from "./what-is-fixed.ts";
import { whoIsLetIn } from "./who-is-let-in.ts";

export const groups: readonly QuestionGroup[] = [
  english,
  misspelt,
  hinglish,
  hindi,
  inHindi,
  comparisons,
  lists,
  exams,
  stages,
  page,
  site,
  vague,
  offTopic,
  hostile,
  distress,
  notDistress,
  askedForAdvice,
  askedLater,
  askedOfDegrees,
  askedInDistress,
  askedAgain,
  askedAgainOfWords,
  askedOfFacts,
  askedOfFactsLater,
  askedByWish,
  askedByWishLater,
  askedOfOneself,
  askedByStrangers,
  askedOfChoices,
  askedOfChoicesLater,
  askedOfPosts,
  askedInSmallTowns,
  askedExactly,
  askedInParts,
  askedByGrownUps,
  askedOfCounsellors,
  askedOfWishes,
  askedByMany,
  askedOfDoors,
  askedOfFields,
  askedByPupils,
  inPartsAndAtLength,
  askedOfChanges,
  askedOfSchooling,
  askedByAspirants,
  askedInHalves,
  askedAtHome,
  askedOfCareersAtRandom,
  askedOfConditions,
  askedBeforeChoosing,
  askedInSingleWords,
  askedOfEntrances,
  askedForYesOrNo,
  askedByPassersBy,
  askedByPhone,
  askedOfSeveralThings,
  askedOfLists,
  askedWithCare,
  askedOfDirections,
  askedBeside,
  oneWordThatDecides,
  whatIsFixed,
  whoIsLetIn,
  askedByNeighbours,
  askedStraight,
  askedAfterSchool,
  askedOnTwoCoasts,
  askedAcrossThePlateau,
];
