import { link, p, strong } from "../html/write.ts";
import type { Answer } from "./answer.ts";

/** Courses after Class 12 that many colleges give by merit or a common entrance, by stream, and easier work near them. */
const COURSES: Readonly<Record<string, string>> = {
  Commerce: `BCom, BBA, BA Economics, BCA (some universities ask for maths), a degree in hotel management, BEd after a degree, or short courses in accounts software and GST. CA, CS and CMA take you too, but they are long exams: begin with a degree beside them. Near by: ${link("/career/bookkeeper", "Bookkeeper")}, ${link("/career/accounts-executive", "Accounts Executive")}, ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/area-sales-officer", "Area Sales Officer")}.`,
  "Humanities (Arts)": `BA in a subject that you like, BSW, BBA, journalism, hotel management, DElEd for teaching small children, or law for five years. Near by: ${link("/career/translator", "Translator")}, ${link("/career/nursery-school-teacher", "Nursery School Teacher")}, ${link("/career/content-writer", "Content Writer")}.`,
  PCM: `BSc, BCA, a polytechnic diploma with lateral entry, BBA, or your State's engineering counselling. Near by: ${link("/career/electrical-draughtsperson", "Electrical Draughtsperson")}, ${link("/career/web-developer", "Web Developer")}.`,
  PCB: `BSc Nursing or GNM, BPharm or DPharm, laboratory, imaging and theatre technology, BSc in life sciences or agriculture. Near by: ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/registered-nurse", "Registered Nurse")}.`,
};

/** Courses with the one stream that was named, where nothing else was. */
export const coursesOfStream: Answer = ({ streams, careers, exams, stage, wishes }) => {
  const [stream, second] = streams;
  const courses = stream === undefined ? undefined : COURSES[stream.name];
  if (courses === undefined || second !== undefined || careers.length + exams.length + wishes.length > 0 || stage === "class10")
    return null;
  return p(`${strong("Courses to look at first")}: ${courses}`) + p("Each university sets its own lowest marks: ask at two or three.");
};
