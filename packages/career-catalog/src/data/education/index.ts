import type { Family } from "../../family.ts";
import { artsAndHobbyTeaching } from "./arts-and-hobby-teaching.ts";
import { collegeAndUniversityTeaching } from "./college-and-university-teaching.ts";
import { earlyChildhoodEducation } from "./early-childhood-education.ts";
import { educationAdministration } from "./education-administration.ts";
import { educationalContentAndAssessment } from "./educational-content-and-assessment.ts";
import { libraries } from "./libraries.ts";
import { schoolTeaching } from "./school-teaching.ts";
import { specialAndInclusiveEducation } from "./special-and-inclusive-education.ts";
import { studentCounsellingAndSupport } from "./student-counselling-and-support.ts";
import { tutoringAndTraining } from "./tutoring-and-training.ts";

export const education: readonly Family[] = [
  schoolTeaching,
  earlyChildhoodEducation,
  specialAndInclusiveEducation,
  collegeAndUniversityTeaching,
  artsAndHobbyTeaching,
  tutoringAndTraining,
  studentCounsellingAndSupport,
  libraries,
  educationAdministration,
  educationalContentAndAssessment,
];
