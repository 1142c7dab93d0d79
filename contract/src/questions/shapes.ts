import { z } from 'zod';
import { id, instant, language, richText, text, whole } from '../shapes.ts';
import { formulaKey, questionVariables } from './variables.ts';

/** Codes of spec §9 and exams: question types. All but SINGLE, FILL-BLANK-* and SUBJECTIVE-* are ours. */
export const questionTypes = [
  'SINGLE',
  'MULTIPLE',
  'FILL-BLANK-TEXT',
  'FILL-BLANK-NUMBER',
  'INTEGER',
  'DECIMAL',
  'ASSERTION-REASON',
  'MATCH-LIST',
  'MATRIX',
  'SUBJECTIVE-SHORT',
  'SUBJECTIVE-MEDIUM',
  'SUBJECTIVE-LONG',
] as const;
export const questionType = z.enum(questionTypes);
export type QuestionType = z.infer<typeof questionType>;

/** Spec §9: easy 0, medium 1, hard 2. */
export const difficulty = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Difficulty = z.infer<typeof difficulty>;
export const difficultyCodes = { easy: 0, medium: 1, hard: 2 } as const;
export type DifficultyName = keyof typeof difficultyCodes;
export const difficultyNames = { 0: 'easy', 1: 'medium', 2: 'hard' } as const satisfies Readonly<
  Record<Difficulty, DifficultyName>
>;

const codesGiven = { ...difficultyCodes, E: 0, M: 1, H: 2, 0: 0, 1: 1, 2: 2 } as const satisfies Record<
  string,
  Difficulty
>;
/** A difficulty as a caller may write it: its code, or the word or letter that the specification has for it. What is read is the code. */
export const difficultyGiven = z.union([
  difficulty,
  z.enum(['easy', 'medium', 'hard', 'E', 'M', 'H', '0', '1', '2']).transform((given): Difficulty => codesGiven[given]),
]);

/** A decimal number as written, so that nothing is lost to binary floats; at most 24 characters. */
export const decimal = z
  .string()
  .max(24)
  .regex(/^-?\d+(\.\d+)?$/);

/** Options are numbered 1 to 6 within a version. `accepted`: each set is a right answer by itself. */
const choiceKey = z.object({
  kind: z.literal('choice'),
  accepted: z
    .array(z.array(z.int().min(1).max(6)).min(1).max(6))
    .min(1)
    .max(10),
});
/** Any value inside one of the closed ranges is right; `decimals`: the response is rounded half away from zero to so many places first. */
const numberKey = z.object({
  kind: z.literal('number'),
  accepted: z
    .array(z.object({ from: decimal, to: decimal }))
    .min(1)
    .max(10),
  decimals: z.int().min(0).max(10).optional(),
});
/** Spaces are collapsed and, unless `caseSensitive`, letters compared without case. */
const textKey = z.object({
  kind: z.literal('text'),
  accepted: z.array(text(200, 1)).min(1).max(20),
  caseSensitive: z.boolean(),
});
/** A grid: for each row of the first list the numbers of the right columns, all of them. */
const matrixKey = z.object({
  kind: z.literal('matrix'),
  rows: z
    .array(z.array(z.int().min(1).max(6)).min(1).max(6))
    .min(2)
    .max(6),
});
/** Marked by a person: what a full answer says, and what earns how many marks (in whole marks of the rubric). */
const rubricKey = z.object({
  kind: z.literal('rubric'),
  modelAnswer: richText,
  criteria: z.array(z.object({ text: text(300, 1), marks: z.int().min(1).max(100) })).max(12),
});
export const answerKey = z.discriminatedUnion('kind', [
  choiceKey,
  numberKey,
  textKey,
  matrixKey,
  rubricKey,
  formulaKey,
]);
export type AnswerKey = z.infer<typeof answerKey>;

/** What a student gives: chosen option numbers, columns chosen in each row of a grid (a row may be empty), a typed number (as typed), or a typed text. */
export const response = z.union([
  z.strictObject({ options: z.array(z.int().min(1).max(6)).min(1).max(6) }),
  z.strictObject({
    rows: z
      .array(z.array(z.int().min(1).max(6)).max(6))
      .min(1)
      .max(6)
      .refine((rows) => rows.some((row) => row.length > 0)),
  }),
  z.strictObject({
    number: z
      .string()
      .min(1)
      .max(24)
      .regex(/^-?\d*\.?\d*$/),
  }),
  z.strictObject({ text: text(20_000, 1) }),
]);
export type Response = z.infer<typeof response>;

const list = z.array(richText).min(2).max(6);

/** The words of one version in one language. */
export const questionContent = z.object({
  stem: richText,
  options: z.array(richText).max(6),
  /** ASSERTION-REASON alone; its four options are the product's own texts, so `options` is empty. */
  statements: z.object({ assertion: richText, reason: richText }).optional(),
  /** MATCH-LIST: List I and List II above ordinary options. MATRIX: the rows and the columns of its grid, without options. */
  lists: z.object({ first: list, second: list }).optional(),
  explanation: richText,
  /** A push in the right direction that does not give the answer away. */
  hint: richText.optional(),
  /** What leads to each option that is not right, by its place; an empty text where nothing is said. */
  whyNot: z.array(richText).max(6).optional(),
});
export type QuestionContent = z.infer<typeof questionContent>;

/** What everybody reads before answering. */
export const askedContent = questionContent.omit({ explanation: true, hint: true, whyNot: true });
export type AskedContent = z.infer<typeof askedContent>;

/** A text in the languages of a question. */
export const wordsInLanguages = z.object({ en: richText, hi: richText.optional() });
export type WordsInLanguages = z.infer<typeof wordsInLanguages>;
/** What leads to each option that is not right, by its place, in the languages of a question. */
export const whyNotInLanguages = z.object({ en: z.array(richText), hi: z.array(richText).optional() });
export type WhyNotInLanguages = z.infer<typeof whyNotInLanguages>;

/** `MMM-yyyy`, e.g. `Apr-2024` (spec §3). */
export const pastExam = z.string().regex(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{4}$/);

/** What an institute calls its questions for itself; two tags that differ in nothing but letter case are one. */
export const tags = z.array(text(40, 1)).max(20);

/** How long a student needs for it, as its author expects. */
export const expectedSeconds = z.int().min(5).max(7200);

export const questionDraft = z.object({
  type: questionType,
  difficulty: difficultyGiven,
  knowledgeAreaId: id,
  pastExams: z.array(pastExam).max(20),
  /** Left out: as it is; null: nobody knows. */
  expectedSeconds: expectedSeconds.nullable().optional(),
  /** Left out: none for a new question, those it has for another. */
  tags: tags.optional(),
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  /** A parameterised question: what differs between its variants. */
  variables: questionVariables.optional(),
  key: answerKey,
});
export type QuestionDraft = z.infer<typeof questionDraft>;

/** Signed addresses of pictures, by media id. */
export const imageAddresses = z.record(z.string(), z.string());

export const questionStatus = z.enum(['active', 'archived']);
export type QuestionStatus = z.infer<typeof questionStatus>;
/** What the bank can be filtered by: removed questions are in it until somebody needs them. */
export const bankStatus = z.enum([...questionStatus.options, 'removed']);
export type BankStatus = z.infer<typeof bankStatus>;

/** Where the newest words and key stand, if the institute asks for reviews. */
export const reviewState = z.enum(['draft', 'in_review', 'approved']);
export type ReviewState = z.infer<typeof reviewState>;

export const questionRow = z.object({
  id,
  number: whole,
  version: whole,
  type: questionType,
  difficulty,
  status: questionStatus,
  stem: richText,
  knowledgeArea: z.object({ id, name: z.string(), subject: z.string() }),
  languages: z.array(language),
  pastExams: z.array(z.string()),
  expectedSeconds: expectedSeconds.nullable(),
  /** The group whose stem it shares. */
  groupId: id.nullable(),
  removed: z.boolean(),
  /** Absent where the institute asks for no reviews. */
  review: reviewState.optional(),
  updatedAt: instant,
});
export type QuestionRow = z.infer<typeof questionRow>;

export const question = questionRow.extend({
  keyVersion: whole,
  tags: z.array(z.string()),
  key: answerKey,
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  variables: questionVariables.optional(),
  images: imageAddresses,
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
});
export type Question = z.infer<typeof question>;
