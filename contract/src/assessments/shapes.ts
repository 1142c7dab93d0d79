import { z } from 'zod';
import { id, instant, language, richText, text, whole } from '../shapes.ts';
import { groupStem } from '../questions/groups.ts';
import { answerKey, askedContent, difficulty, questionType, response } from '../questions/shapes.ts';
import { sectionTarget } from './section-target.ts';

/** Spec §9: limits of papers that people make. */
export const paperLimits = {
  questions: { least: 1, most: 180, usual: 30 },
  minutes: { least: 15, most: 180, usual: 30 },
} as const;
/** Spec §9: position of a question that has no place in the paper yet. */
export const unplacedIndex = '999.0.0';
/** Spec §4: a pass is above this share of the full marks, so exactly this share fails. */
export const passAbovePercent = 50;

/** Marks are whole hundredths of a mark: 400 is four marks. */
export const hundredths = z.int().min(-100_000).max(100_000);

/** One step of a ladder: at least so many options are correct, exactly so many chosen, all of them correct. */
const ladderStep = z.object({
  correctAtLeast: z.int().min(2).max(6),
  chosen: z.int().min(1).max(5),
  marks: hundredths,
});
/** How one question is marked. A new official scheme is new data, not new code. */
export const markingRule = z.object({
  right: hundredths.min(0),
  wrong: hundredths.max(0),
  unanswered: hundredths,
  /** For several correct options: part marks; empty means all or nothing. */
  ladder: z.array(ladderStep).max(10),
  /** Widens every numeric key by so much (decimal as written). */
  tolerance: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .max(24)
    .optional(),
  /** Rounds a typed number to so many places before it is compared. */
  decimals: z.int().min(0).max(10).optional(),
});
export type MarkingRule = z.infer<typeof markingRule>;

export const consoleLook = z.enum(['plain', 'jee_main', 'jee_advanced', 'neet']);
export const calculatorKind = z.enum(['none', 'basic', 'scientific']);
/** Switches of the console that exams set differently (exams: console behaviour). */
export const consoleProfile = z.object({
  /** Mark for Review & Next saves the selection (else it only marks). */
  reviewSaves: z.boolean(),
  /** Numbers may also be typed on a keyboard, not only on the keypad of the screen. */
  keyboardNumbers: z.boolean(),
  languages: z.array(language).min(1),
  /** Which official console it looks and reads like; left out: plain. */
  look: consoleLook.optional(),
  /** Left out: none. */
  calculator: calculatorKind.optional(),
});
export type ConsoleProfile = z.infer<typeof consoleProfile>;

export const paperSection = z.object({
  id,
  title: text(80, 1),
  rule: markingRule,
  /** “Attempt N of M”: of the answers only so many count, the first ones in the order of the paper. Left out: all. */
  counted: z.int().min(1).max(200).optional(),
  /** Locked sections: time of this one in whole minutes. All sections have it, or none; they open one after another by the clock. */
  minutes: z.int().min(1).max(300).optional(),
  /** Marking of single questions that differs from the section's, by question id; never beside `counted`. */
  questionRules: z.record(id, markingRule).optional(),
  questionIds: z.array(id).max(200),
});
/** Sets of one version: A is the paper as composed, each further one the same questions in an order of its own. */
export const setLetter = z.enum(['A', 'B', 'C', 'D']);
export type SetLetter = z.infer<typeof setLetter>;
export const paperDraft = z.object({
  title: text(120, 1),
  minutes: z.int(),
  instructions: richText,
  /** The same in Hindi; left out: students read the English ones. */
  instructionsHi: richText.optional(),
  sections: z.array(paperSection).max(12),
  /** In how many sets it is given out; left out: one. */
  sets: z.int().min(1).max(4).optional(),
  console: consoleProfile,
  /** The official pattern that it was begun from: its numbers are what the paper is held against. */
  patternId: text(40).optional(),
  /** The blueprint that it is held against, by section; left out: none. Only for whoever builds it: a version knows nothing of it. */
  targets: z
    .array(sectionTarget.extend({ sectionId: id }))
    .max(12)
    .optional(),
});
export type PaperDraft = z.infer<typeof paperDraft>;

export const paperKind = z.enum(['PREDEFINED', 'CUSTOM', 'OVERVIEW', 'PRACTICE']);
export const paperStatus = z.enum(['draft', 'published', 'archived']);
export const resultVisibility = z.enum(['at_once', 'at_close', 'on_date']);
export const paperSettings = z.object({
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  attemptsAllowed: z.int().min(1).max(20),
  resultVisibility,
  resultsOn: instant.nullable(),
  /** After the deadline answers of the network’s delay still count for so long (exams: the end). */
  graceSeconds: z.int().min(0).max(600),
  /** Who missed it may practise it after it closed, without a clock and without a result; left out: no. */
  practiceAfterClose: z.boolean().optional(),
});
export type PaperSettings = z.infer<typeof paperSettings>;

/** What hinders publishing; its text is `authoring.problems.<code>`. */
export const paperProblem = z.object({
  code: z.enum([
    'NO_TITLE',
    'NO_QUESTIONS',
    'TOO_MANY_QUESTIONS',
    'MINUTES',
    'EMPTY_SECTION',
    'REPEATED_QUESTION',
    'QUESTION_GONE',
    'MARKED_BY_PERSON',
    'WINDOW',
    'RESULTS_DATE',
    'LANGUAGE_MISSING',
    'STEM_LANGUAGE_MISSING',
    'NOT_APPROVED',
    'SECTION_TIMES_MISSING',
    'SECTION_TIMES_SUM',
    'OWN_MARKS_COUNTED',
  ]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PaperProblem = z.infer<typeof paperProblem>;

export const paperRow = z.object({
  id,
  title: z.string(),
  kind: paperKind,
  status: paperStatus,
  version: whole,
  questions: whole,
  marks: whole,
  minutes: whole,
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  attempts: whole,
  updatedAt: instant,
});
export type PaperRow = z.infer<typeof paperRow>;

export const paper = z.object({
  id,
  kind: paperKind,
  status: paperStatus,
  /** Published version, 0 before the first. */
  version: whole,
  /** Counts saves of the draft; sent back so that nobody overwrites another’s work unseen. */
  revision: whole,
  /** The draft holds something that the published version does not. */
  changed: z.boolean(),
  draft: paperDraft,
  settings: paperSettings,
  problems: z.array(paperProblem),
  attempts: whole,
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), publish: z.boolean(), archive: z.boolean() }),
});
export type Paper = z.infer<typeof paper>;

/** How a computed number is to be typed: rounded to so many places, in this unit (may be empty), which stands beside the field. */
export const typedNumber = z.object({ decimals: whole, unit: z.string() });
export type TypedNumber = z.infer<typeof typedNumber>;

/** A question as the console shows it: no key. */
export const sheetQuestion = z.object({
  id,
  number: whole,
  type: questionType,
  /** It shares a stem with others: the one of this id in `groups` of the sheet. */
  groupId: id.optional(),
  /** Its answer is computed from the numbers of its variant. */
  typed: typedNumber.optional(),
  /** Its marking, where it differs from the section's. */
  rule: markingRule.optional(),
  /**
   * Numbers of the options in the order in which this set shows them; left out: as written. An answer names an option by its number,
   * which is the same in every set; the letter beside it is that of its place on the screen.
   */
  optionOrder: z.array(whole).optional(),
  /** In a preview: the numbers are an example, each attempt is given its own. */
  sample: z.boolean().optional(),
  content: z.object({
    en: askedContent,
    hi: askedContent.optional(),
  }),
});
export type SheetQuestion = z.infer<typeof sheetQuestion>;
/** The paper as a student gets it; immutable for one version, of a paper with variables for one attempt. */
/** The official paper that a paper follows, as the exam names it. */
const followedPattern = z.object({ exam: z.string(), paper: z.string() });
export type FollowedPattern = z.infer<typeof followedPattern>;

export const questionSheet = z.object({
  paperId: id,
  version: whole,
  title: z.string(),
  minutes: whole,
  marks: whole,
  instructions: richText,
  instructionsHi: richText.optional(),
  console: consoleProfile,
  /** Left out: a paper of its teacher's own making. */
  pattern: followedPattern.optional(),
  /** The set that this sheet is; left out: A. */
  set: setLetter.optional(),
  sections: z.array(
    z.object({
      id,
      title: z.string(),
      rule: markingRule,
      counted: whole.optional(),
      minutes: whole.optional(),
      questions: z.array(sheetQuestion),
    }),
  ),
  /** Stems that several questions share, by id. */
  groups: z.record(z.string(), groupStem).optional(),
  /** Signed addresses of the pictures, by media id. */
  images: z.record(z.string(), z.string()),
  /** Its formulas as html of our typesetter, by the key of `math/typesetting`; what is missing the browser sets itself. */
  formulas: z.record(z.string(), z.string()).optional(),
});
export type QuestionSheet = z.infer<typeof questionSheet>;

/** One answer or draft as the console keeps and sends it. A null response with kind `answer` is Clear Response. */
export const savedAnswer = z.strictObject({
  response: response.nullable(),
  review: z.boolean(),
  /** Whole seconds spent on this question so far, over all visits. */
  seconds: z.int().min(0).max(86_400),
});
export type SavedAnswer = z.infer<typeof savedAnswer>;

export const answerWrite = z.strictObject({
  sequence: z.int().min(1).max(2_000_000_000),
  questionId: id,
  kind: z.enum(['answer', 'draft']),
  answer: savedAnswer,
});
export type AnswerWrite = z.infer<typeof answerWrite>;

/**
 * saved: the word on its question. superseded: kept, but a newer one counts. late: kept as evidence after the close.
 * altered: this key was used for something else, send it under a new sequence. refused: not this account’s attempt, or a seat never given.
 */
export const writeVerdict = z.enum(['saved', 'superseded', 'late', 'altered', 'refused']);
export type WriteVerdict = z.infer<typeof writeVerdict>;

export const attemptState = z.enum(['running', 'closed', 'marked']);
/** How an attempt ended; forced: handed in by those who watch. */
export const attemptEnd = z.enum(['submitted', 'expired', 'forced']);

export const attemptStanding = z.object({
  attemptId: id,
  state: attemptState,
  /** Seat that may write now. */
  seat: whole,
  deadline: instant,
  graceSeconds: whole,
  /** The clock stands still since then; the console is locked until those who watch let it go on. */
  pausedAt: instant.nullable(),
  /** Of a paper with locked sections: when each ends. */
  sectionEnds: z.array(instant).nullable(),
  /** The server’s clock when it answered. */
  now: instant,
});
export type AttemptStanding = z.infer<typeof attemptStanding>;

export const storedAnswer = z.object({
  questionId: id,
  kind: z.enum(['answer', 'draft']),
  seat: whole,
  sequence: whole,
  answer: savedAnswer,
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

export const outcome = z.enum(['right', 'wrong', 'partial', 'unanswered']);
export type Outcome = z.infer<typeof outcome>;
/** One sentence on why so many marks: `assessments.explanations.<code>` with its values. */
export const explanation = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Explanation = z.infer<typeof explanation>;

/** Average and best marks of the rank list are null while fewer than `fewestRanked` have attempted it. */
const share = z.object({ marks: whole, full: whole, average: whole.nullable(), topper: whole.nullable() });
export const attemptResult = z.object({
  attemptId: id,
  /** Of a paper that its student made for himself rank and percentile say nothing: nobody else sits it. */
  paper: z.object({
    id,
    kind: paperKind,
    title: z.string(),
    version: whole,
    minutes: whole,
    questions: whole,
    pattern: followedPattern.optional(),
  }),
  student: z.string(),
  startedAt: instant,
  endedAt: instant,
  endedBy: attemptEnd,
  marks: whole,
  full: whole,
  passed: z.boolean(),
  /** Null, as all that compares with others, while fewer than `fewestRanked` have attempted it; staff read it always. */
  rank: whole.nullable(),
  /** Who attempted it and is ranked, this one counted. */
  of: whole,
  /** To 7 decimals, e.g. `98.4173833`. */
  percentile: z.string().nullable(),
  atOrBelow: whole.nullable(),
  right: whole,
  wrong: whole,
  partial: whole,
  unanswered: whole,
  /** Marks not won; `unopened`: of questions that were never on the screen. The five add up to full marks less marks. */
  lost: z.object({ wrong: whole, penalty: whole, skipped: whole, unopened: whole, partial: whole }),
  /** Average and best marks of the rank list. */
  average: whole.nullable(),
  topper: whole.nullable(),
  lateAnswers: whole,
  /** The newest earlier result at another paper; its rank is null where this paper or that one has no rank list, or a small one. */
  previous: z.object({ title: z.string(), marks: whole, full: whole, rank: whole.nullable() }).nullable(),
  /** Those of its questions that the caller keeps among his bookmarks. */
  kept: z.array(id),
  subjects: z.array(share.extend({ subject: z.string() })),
  topics: z.array(
    share.extend({
      areaId: id,
      name: z.string(),
      subject: z.string(),
      outcomes: z.array(outcome),
      right: whole,
      of: whole,
    }),
  ),
  questions: z.array(
    z.object({
      questionId: id,
      number: whole,
      section: z.string(),
      subject: z.string(),
      topic: z.string(),
      areaId: id,
      stem: richText,
      type: questionType,
      difficulty,
      outcome,
      marks: whole,
      full: whole,
      seconds: whole,
      topperSeconds: whole.nullable(),
      /** Of the others who had it on the screen; null while they are fewer than five. */
      averageSeconds: whole.nullable(),
      /** How often it was come back to, the first time counted. */
      visits: whole,
      review: z.boolean(),
      /** The first answer that was saved, and what it would have been. */
      first: z.object({ response, outcome }).nullable(),
      /** The answer that counts. */
      response: response.nullable(),
      /** Of a question with variables: the key of this attempt's numbers. */
      key: answerKey,
      typed: typedNumber.optional(),
      /** Numbers of the options in the order in which the set of this attempt showed them; left out: as written. */
      optionOrder: z.array(whole).optional(),
      explanation,
    }),
  ),
});
export type AttemptResult = z.infer<typeof attemptResult>;
