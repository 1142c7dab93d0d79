import type { AnalysedQuestion, PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { rowLetters } from '@abhyas/contract/questions/question-types';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { WorkbookSheet } from '../../../../kernel/sheets/write-workbook.ts';

/** A share or index as stored, in ten-thousandths, as a fraction of `of`. */
const fraction = (share: number | null, of = 1) => (share === null ? null : (share * of) / 10_000);
const inMarks = (hundredths: number) => hundredths / 100;

/** What was answered, as a file says it: `A, C`, `P: 2; Q: 1, 3`, a number or a text as written. */
export function writtenAnswer(response: Response): string {
  if ('options' in response) return response.options.map((option) => 'ABCDEF'[option - 1] ?? String(option)).join(', ');
  if ('rows' in response)
    return response.rows
      .flatMap((columns, i) => (columns.length > 0 ? [`${rowLetters[i]}: ${columns.join(', ')}`] : []))
      .join('; ');
  return 'number' in response ? response.number : response.text;
}

/** Every question of a paper with its figures. */
export const questionsSheet = ({ questions }: PaperAnalysis): WorkbookSheet => ({
  name: 'Questions',
  columns: [
    { name: 'Question', width: 9 },
    { name: 'Section', width: 18 },
    { name: 'Subject', width: 12 },
    { name: 'Chapter', width: 28 },
    { name: 'Type', width: 16 },
    { name: 'Full marks', width: 10 },
    { name: 'Average marks', width: 13 },
    { name: 'Right', width: 8 },
    { name: 'Partly right', width: 11 },
    { name: 'Wrong', width: 8 },
    { name: 'Skipped', width: 8 },
    { name: 'Facility %', width: 11 },
    { name: 'Discrimination', width: 14 },
    { name: 'Point-biserial', width: 14 },
    { name: 'Most frequent wrong answer', width: 26 },
    { name: 'Gave it', width: 8 },
    { name: 'Average seconds', width: 15 },
    { name: 'Remarks', width: 22 },
  ],
  rows: questions.map((question) => [
    question.number,
    question.section,
    question.subject,
    question.topic,
    question.type,
    inMarks(question.full),
    inMarks(question.average),
    question.right,
    question.partial,
    question.wrong,
    question.skipped,
    fraction(question.facility, 100),
    fraction(question.discrimination),
    fraction(question.pointBiserial),
    question.mostWrong && writtenAnswer(question.mostWrong.response),
    question.mostWrong?.count ?? null,
    question.averageSeconds,
    remarksOf(question),
  ]),
});

const remarks = {
  KEY_SUSPICIOUS: 'key suspicious',
  WEAK: 'tells nobody apart',
  EASY: 'very easy',
  HARD: 'very hard',
  SKIPPED: 'mostly skipped',
} as const;
const remarksOf = ({ flags }: AnalysedQuestion) => flags.map((flag) => remarks[flag]).join(', ');

/** The chapters, weakest first; beside a batch everybody's average. */
export const chaptersSheet = ({ chapters }: PaperAnalysis): WorkbookSheet => ({
  name: 'Chapters',
  columns: [
    { name: 'Chapter', width: 28 },
    { name: 'Subject', width: 12 },
    { name: 'Questions', width: 10 },
    { name: 'Full marks', width: 10 },
    { name: 'Average marks', width: 13 },
    { name: 'Share %', width: 9 },
    { name: 'Average of everybody', width: 20 },
  ],
  rows: chapters.map(({ name, subject, questions, full, average, everybody }) => [
    name,
    subject,
    questions,
    inMarks(full),
    inMarks(average),
    full === 0 ? null : Math.round((average / full) * 10_000) / 100,
    inMarks(everybody),
  ]),
});
