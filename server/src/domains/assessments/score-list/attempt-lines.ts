import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import type { WorkbookSheet } from '../../../kernel/sheets/write-workbook.ts';

/** The columns of a list of attempts in a file. */
export const attemptColumns: WorkbookSheet['columns'] = [
  { name: 'Rank', width: 8 },
  { name: 'Student', width: 28 },
  { name: 'E-mail', width: 32 },
  { name: 'State', width: 12 },
  { name: 'Marks', width: 10 },
  { name: 'Full marks', width: 10 },
  { name: 'Passed', width: 8 },
  { name: 'Percentile', width: 13 },
  { name: 'Started', width: 26 },
  { name: 'Ended', width: 26 },
  { name: 'Late answers', width: 12 },
];

/** One attempt in those columns; marks as people write them. */
export const attemptLine = (row: AttemptRow): WorkbookSheet['rows'][number] => [
  row.rank,
  row.student,
  row.email,
  row.endedBy ?? row.state,
  inMarks(row.marks),
  inMarks(row.full),
  row.passed === null ? null : row.passed ? 'yes' : 'no',
  row.percentile,
  row.startedAt,
  row.endedAt,
  row.lateAnswers,
];

const inMarks = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
