import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get } from '../endpoint.ts';
import { difficulty, questionType, response } from '../questions/shapes.ts';
import { id, instant, richText, whole } from '../shapes.ts';
import { typedNumber } from './shapes.ts';

/** How many papers can be held against each other. */
export const comparedPapers = { least: 2, most: 4 } as const;

/**
 * What is said about a question of a paper. KEY_SUSPICIOUS: the strong failed where the weak did not, or one wrong answer was given
 * more often than the right one. WEAK: it hardly tells strong from weak. EASY, HARD: nearly everybody, nearly nobody was right.
 * SKIPPED: most left it out.
 */
const questionFlag = z.enum(['KEY_SUSPICIOUS', 'WEAK', 'EASY', 'HARD', 'SKIPPED']);
export type QuestionFlag = z.infer<typeof questionFlag>;

/** Marks are hundredths; shares, deviations and indices ten-thousandths (2500 is a quarter, −1200 is −0.12). */
const share = whole;
const average = z.object({ full: whole, average: whole });

const analysedQuestion = z.object({
  questionId: id,
  number: whole,
  section: z.string(),
  subject: z.string(),
  topic: z.string(),
  type: questionType,
  difficulty,
  stem: richText,
  typed: typedNumber.optional(),
  full: whole,
  right: whole,
  wrong: whole,
  partial: whole,
  skipped: whole,
  average: whole,
  /** Share that got it right, of all who sat. */
  facility: share.nullable(),
  /** Share right among the best 27 % less the share among the weakest 27 %; null where fewer than ten sat. */
  discrimination: share.nullable(),
  /** Correlation of right or not with the marks on the rest of the paper; null where either never varies. */
  pointBiserial: share.nullable(),
  /** Over those who had it on the screen. */
  averageSeconds: whole.nullable(),
  /** The wrong answer that most gave. */
  mostWrong: z.object({ response, count: whole }).nullable(),
  flags: z.array(questionFlag),
});
export type AnalysedQuestion = z.infer<typeof analysedQuestion>;

const paperAnalysis = z.object({
  paper: z.object({ id, title: z.string(), version: whole, questions: whole, full: whole, minutes: whole }),
  /** Versions that somebody sat, the newest first. */
  versions: z.array(z.object({ version: whole, sat: whole })),
  /** Batches and groups with members among those who sat. */
  batches: z.array(z.object({ id, name: z.string(), sat: whole })),
  batchId: id.nullable(),
  /** First attempts of people; all figures below are of them. */
  sat: whole,
  average: whole.nullable(),
  deviation: whole.nullable(),
  best: whole.nullable(),
  lowest: whole.nullable(),
  quartiles: z.object({ first: whole, median: whole, third: whole }).nullable(),
  passed: whole,
  /** A pass is above these marks. */
  passAbove: whole,
  passPercent: whole,
  averageMinutes: whole.nullable(),
  /** Marks from `from` up to, but not including, `to` (the last bin includes it). */
  bins: z.array(z.object({ from: whole, to: whole, count: whole })),
  sections: z.array(average.extend({ title: z.string() })),
  subjects: z.array(average.extend({ subject: z.string(), best: whole })),
  chapters: z.array(
    average.extend({
      areaId: id,
      name: z.string(),
      subject: z.string(),
      questions: whole,
      /** Average of everybody who sat, where only a batch is shown. */
      everybody: whole,
    }),
  ),
  questions: z.array(analysedQuestion),
});
export type PaperAnalysis = z.infer<typeof paperAnalysis>;

const comparedPaper = z.object({
  id,
  title: z.string(),
  full: whole,
  sat: whole,
  firstAt: instant.nullable(),
  /** Of everybody who sat this one, as shares of the full marks. */
  mean: share.nullable(),
  median: share.nullable(),
  /** Of those who sat all the papers. */
  sameMean: share.nullable(),
});
const paperComparison = z.object({
  /** The one that was sat first before the others. */
  papers: z.array(comparedPaper),
  /** Students who sat every one of them. */
  same: whole,
  /** From the first paper to the last, of those students. */
  gain: z.object({ mean: share, deviation: share, up: whole, down: whole, level: whole }).nullable(),
  /** Those students with their share at each paper, the greatest gain first. */
  students: z.array(
    z.object({ accountId: id, student: z.string(), email: z.string(), shares: z.array(share), gain: share }),
  ),
  /** Chapters that stand in more than one of them, with the share of marks won at each. */
  chapters: z.array(z.object({ areaId: id, name: z.string(), subject: z.string(), shares: z.array(share.nullable()) })),
});
export type PaperComparison = z.infer<typeof paperComparison>;

const one = z.object({ paperId: id });
const which = z.object({ version: z.coerce.number().int().min(1).max(100_000).optional(), batchId: id.optional() });
const read = partner('results.read');
/** Which papers, with commas between their ids, and whose results. */
const compared = z.object({
  papers: z
    .string()
    .transform((written) => [...new Set(written.split(','))])
    .pipe(z.array(id).min(comparedPapers.least).max(comparedPapers.most)),
  batchId: id.optional(),
});
/** Bytes: the file itself says that it is a workbook. */
const bytes = 'application/octet-stream';

export const analysis = {
  showAnalysis: get('/api/papers/:paperId/analysis', {
    summary: 'Distribution of marks, every question and every chapter of a paper, of everybody or of one batch',
    access: read,
    params: one,
    query: which,
    reply: paperAnalysis,
  }),
  exportAnalysis: download('/api/papers/:paperId/analysis.xlsx', {
    summary: 'The same as a workbook: scores, questions, chapters',
    access: read,
    params: one,
    query: which,
    reply: z.unknown(),
    file: bytes,
  }),
  exportQuestionFigures: download('/api/papers/:paperId/analysis.csv', {
    summary: 'The figures of every question as a CSV file',
    access: read,
    params: one,
    query: which,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
  exportAttemptSheet: download('/api/papers/:paperId/attempts.xlsx', {
    summary: 'The list of attempts as a workbook',
    access: read,
    params: one,
    reply: z.unknown(),
    file: bytes,
  }),
  comparePapers: get('/api/paper-comparisons', {
    summary: 'Two to four papers beside each other: means, and the gains of those who sat them all',
    access: read,
    query: compared,
    reply: paperComparison,
  }),
  exportComparison: download('/api/paper-comparisons.xlsx', {
    summary: 'The same as a workbook: tests, every student who sat them all, chapters',
    access: read,
    query: compared,
    reply: z.unknown(),
    file: bytes,
  }),
  exportGains: download('/api/paper-comparisons.csv', {
    summary: 'Every student who sat all of these papers, with the shares and the gain, as a CSV file',
    access: read,
    query: compared,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
};
