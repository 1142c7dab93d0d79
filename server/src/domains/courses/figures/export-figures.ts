import type { LearnerRow } from '@abhyas/contract/courses/figures';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { WORKBOOK, type WorkbookSheet, writeWorkbook } from '../../../kernel/sheets/write-workbook.ts';
import { record } from '../../audit/index.ts';
import { listLearners } from './learners.store.ts';
import { presentLearners } from './list-learners.ts';
import { showCourseFigures } from './show-course-figures.ts';
import { stoppedSince, type StudiedCourse, studiedCourse } from './studied-course.ts';

export interface OfCourse {
  readonly params: { readonly courseId: string };
}

/** Learners, lessons and quizzes as a workbook; that somebody took it is recorded. */
export async function exportFigures(ctx: Context, { params }: OfCourse): Promise<FileAnswer> {
  const course = await studiedCourse(ctx, params.courseId);
  const figures = await showCourseFigures(ctx, { params });
  const lessons: WorkbookSheet = {
    name: 'Lessons',
    columns: columns(
      ['Section', 24],
      ['Lesson', 36],
      ['Kind', 10],
      ['Begun', 9],
      ['Done', 9],
      ['Seen %', 9],
      ['Doubts', 9],
    ),
    rows: figures.byLesson.map((one) => [
      one.section,
      one.title,
      one.kind,
      one.begun,
      one.done,
      one.seenPercent,
      one.doubts,
    ]),
  };
  const quizzes: WorkbookSheet = {
    name: 'Quizzes',
    columns: columns(['Lesson', 36], ['Learners', 10], ['Mean %', 10], ['Passed', 10]),
    rows: figures.quizzes.map((one) => [one.title, one.learners, one.meanPercent, one.passed]),
  };
  const content = await writeWorkbook([await learnersSheet(ctx, course), lessons, quizzes]);
  await recordExport(ctx, course, 'xlsx');
  return { fileName: `${course.title} figures.xlsx`, content, type: WORKBOOK };
}

/** The learners of a course as the sheet of a file. */
export async function learnersSheet(ctx: Context, course: StudiedCourse): Promise<WorkbookSheet> {
  const rows = await listLearners(ctx, { ...course, stoppedAt: stoppedSince(ctx) }, 'progress');
  const learners = await presentLearners(ctx, course, rows);
  return {
    name: 'Learners',
    columns: columns(
      ['Name', 26],
      ['E-mail', 30],
      ['State', 12],
      ['Progress %', 11],
      ['Lessons done', 13],
      ['Minutes studied', 16],
      ['Enrolled', 22],
      ['Last active', 22],
      ['Completed', 22],
    ),
    rows: learners.map(lineOf),
  };
}

const stateNames = { new: 'New', underWay: 'Under way', stopped: 'Stopped', completed: 'Completed' } as const;
const lineOf = (row: LearnerRow) => [
  row.name,
  row.email,
  stateNames[row.state],
  row.percent,
  row.lessonsDone,
  Math.round(row.secondsStudied / 60),
  row.enrolledAt,
  row.lastAt,
  row.completedAt,
];

const columns = (...of: readonly (readonly [string, number])[]) => of.map(([name, width]) => ({ name, width }));

/** That somebody took the figures of a course away. */
export const recordExport = (ctx: Context, { courseId, title }: StudiedCourse, format: 'csv' | 'xlsx') =>
  inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'course.figuresExported',
      subjectKind: 'course',
      subjectId: courseId,
      details: { title, format },
    }),
  );
