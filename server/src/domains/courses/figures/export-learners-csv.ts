import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { learnersSheet, type OfCourse, recordExport } from './export-figures.ts';
import { studiedCourse } from './studied-course.ts';

/** The learners as CSV; that somebody took it is recorded. */
export async function exportLearnersCsv(ctx: Context, { params }: OfCourse): Promise<FileAnswer> {
  const course = await studiedCourse(ctx, params.courseId);
  const sheet = await learnersSheet(ctx, course);
  await recordExport(ctx, course, 'csv');
  return {
    fileName: `${course.title} learners.csv`,
    content: writeCsv([sheet.columns.map(({ name }) => name), ...sheet.rows]),
  };
}
