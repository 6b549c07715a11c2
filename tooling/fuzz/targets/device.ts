import { assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildProfile } from "@career-clarity/career-matching";
import { QUESTION_LIMIT } from "@career-clarity/chat-assistant";
import { categoryLabel, MESSAGE_KINDS } from "@career-clarity/submissions";
import fc from "fast-check";
import { fileText, readFileText } from "../../../apps/web/app/features/bookmarks/file.ts";
import { keepTalk, keptTalk } from "../../../apps/web/app/features/chat/kept-talk.ts";
import { resumed, SOURCES, withMessage } from "../../../apps/web/app/features/chat/talk.ts";
import { keepDraft, readDraft } from "../../../apps/web/app/features/feedback/draft.ts";
import { questionsOf, readSheet } from "../../../apps/web/app/lib/answer-sheet.ts";
import { findResultAnswers } from "../../../apps/web/app/lib/result-answers.ts";
import { readJson, writeText } from "../../../apps/web/app/lib/storage.ts";
import { giveThumb } from "../../../apps/web/app/lib/thumbs.ts";
import { fullSheet } from "../../testing/matching-arbitraries.ts";
import { messageForm } from "../generators/forms.ts";
import { finishedSheet } from "../generators/sheets.ts";
import { shortText, text } from "../generators/texts.ts";
import { jsonText, number } from "../generators/values.ts";
import { must, mustEqual, refused } from "../invariants.ts";
import { target } from "../target.ts";

/** What is kept on the device or chosen from it: anybody may have changed it, and an older version may have written it. */
const message = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 5 }), number),
  text: shortText,
  timestamp: fc.oneof(fc.constant(1_764_000_000_000), number),
  isUser: fc.boolean(),
  source: fc.constantFrom(...SOURCES),
});
const talk = fc.record({
  messages: fc.oneof(
    fc.uniqueArray(message, { selector: ({ id }) => id, maxLength: 6 }),
    fc
      .integer({ min: 90, max: 400 })
      .map((count) => Array.from({ length: count }, (_, at) => ({ id: at + 1, text: "x", timestamp: at, isUser: true, source: "ai" }))),
  ),
  draft: text,
});

const MOST_MESSAGES = 100;

export const deviceTargets = [
  target({
    name: "findResultAnswers, readSheet",
    source: "storage",
    holds: "a finished sheet that matching takes and that reads back as itself, or null",
    input: fc.tuple(
      jsonText(
        fullSheet.map((answers) => ({ version: 1, index: assessmentQuestions.length - 1, answers, pending: [], status: "completing" })),
      ),
      jsonText(finishedSheet),
    ),
    check: ([assessment, refinement]) => {
      writeText("local", "cc_assessment", assessment);
      writeText("session", "cc_results", refinement);
      const answers = findResultAnswers();
      if (answers === null) return false;
      mustEqual(readSheet(answers), answers, "its own sheet");
      mustEqual(buildProfile(answers).answered, questionsOf(answers).length, "every answer counts");
    },
  }),
  target({
    name: "keptTalk, resumed",
    source: "storage",
    holds: "a talk of at most 100 messages whose numbers differ, also after the next message, or null",
    input: jsonText(talk),
    check: (stored) => {
      writeText("session", "cc_chat", stored);
      const kept = keptTalk();
      if (kept === null) return false;
      must(kept.messages.length > 0 && kept.messages.length <= MOST_MESSAGES, "1 to 100 messages");
      must(kept.draft.length <= QUESTION_LIMIT, "a draft that can be sent");
      for (const { timestamp } of kept.messages) must(new Date(timestamp).toISOString() !== "", "a time");
      const next = withMessage(resumed(kept) ?? kept, "next", "user", 1).messages;
      mustEqual(new Set(next.map(({ id }) => id)).size, next.length, "numbers that differ");
      keepTalk(kept);
      mustEqual(keptTalk(), kept, "kept and read");
    },
  }),
  target({
    name: "readDraft",
    source: "storage",
    holds: "a draft whose fields are what the form can hold, or null",
    input: fc.tuple(fc.constantFrom(...MESSAGE_KINDS), jsonText(messageForm)),
    check: ([kind, stored]) => {
      writeText("local", `cc_draft_${kind}`, stored);
      const draft = readDraft(kind);
      if (draft === null) return false;
      const { rating, category, minor, ...texts } = draft.typed;
      must(Number.isInteger(rating) && rating >= 0 && rating <= 5, `a rating from 0 to 5, not ${rating}`);
      must(category === "" || categoryLabel(kind, category) !== undefined, "a category of the form");
      must(typeof minor === "boolean" && Object.values(texts).every((each) => typeof each === "string"), "texts");
      must(draft.submissionId === null || /^[0-9a-f-]{36}$/i.test(draft.submissionId), "an id that the database takes, or none");
      keepDraft(kind, draft);
      const again = readDraft(kind);
      if (!minor) mustEqual(again, draft, "kept and read");
    },
  }),
  target({
    name: "giveThumb",
    source: "storage",
    holds: "thumbs up or down by career, the one given among them",
    input: fc.tuple(jsonText(fc.dictionary(shortText, fc.constantFrom("up", "down"), { maxKeys: 4 })), shortText),
    check: ([stored, id]) => {
      writeText("local", "cc_thumbs", stored);
      giveThumb(id, "up");
      const thumbs = Object(readJson("local", "cc_thumbs"));
      must(
        Object.values(thumbs).every((thumb) => thumb === "up" || thumb === "down"),
        "thumbs alone",
      );
      giveThumb(id, "down");
      mustEqual(Object.getOwnPropertyDescriptor(readJson("local", "cc_thumbs"), id)?.value, "down", "the one given");
    },
  }),
  target({
    name: "readFileText",
    source: "file",
    holds: "ids that are not empty, each once, that an export gives back, or a reason",
    input: jsonText(
      fc.oneof(
        fc.array(shortText, { maxLength: 5 }),
        fc.array(shortText, { maxLength: 5 }).map((bookmarks) => ({ kind: "career-clarity/bookmarks", version: 1, bookmarks })),
      ),
    ),
    check: (file) => {
      const read = readFileText(file);
      if (!read.ok) return refused(read.reason === "not-a-list", "a reason");
      must(read.ids.every((id) => typeof id === "string" && id !== "") && new Set(read.ids).size === read.ids.length, "ids, each once");
      mustEqual(readFileText(fileText(read.ids)), read, "exported and read");
    },
  }),
];
