import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import type { WorkbookSheet } from '../../../../kernel/sheets/write-workbook.ts';

/** A share in ten-thousandths as percent with two decimals at most. */
const percent = (share: number | null) => (share === null ? null : share / 100);

/** A column for each paper, in their order. */
const paperColumns = ({ papers }: PaperComparison): WorkbookSheet['columns'] =>
  papers.map(({ title }) => ({ name: `${title} %`, width: 18 }));

/** The papers in their order with the averages of everybody, and of those who sat them all. */
export const papersSheet = ({ papers }: PaperComparison): WorkbookSheet => ({
  name: 'Tests',
  columns: [
    { name: 'Test', width: 32 },
    { name: 'First result', width: 26 },
    { name: 'Taken by', width: 10 },
    { name: 'Full marks', width: 10 },
    { name: 'Mean %', width: 9 },
    { name: 'Median %', width: 9 },
    { name: 'Mean of the same students %', width: 26 },
  ],
  rows: papers.map(({ title, firstAt, sat, full, mean, median, sameMean }) => [
    title,
    firstAt,
    sat,
    full / 100,
    percent(mean),
    percent(median),
    percent(sameMean),
  ]),
});

/** Those who sat every one of them, the greatest gain first. */
export const gainsSheet = (comparison: PaperComparison): WorkbookSheet => ({
  name: 'Gains',
  columns: [
    { name: 'Student', width: 28 },
    { name: 'E-mail', width: 32 },
    ...paperColumns(comparison),
    { name: 'Gain in percent points', width: 20 },
  ],
  rows: comparison.students.map(({ student, email, shares, gain }) => [
    student,
    email,
    ...shares.map(percent),
    percent(gain),
  ]),
});

/** Chapters that stand in more than one of them. */
export const sharedSheet = (comparison: PaperComparison): WorkbookSheet => ({
  name: 'Chapters',
  columns: [{ name: 'Chapter', width: 28 }, { name: 'Subject', width: 12 }, ...paperColumns(comparison)],
  rows: comparison.chapters.map(({ name, subject, shares }) => [name, subject, ...shares.map(percent)]),
});
