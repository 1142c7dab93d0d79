import { accessImport } from '@abhyas/contract/courses/access-imports';
import { fail } from '../../../../kernel/errors.ts';
import { checkSheets } from '../../../../kernel/sheet-checks/check-sheets.ts';
import { record } from '../../../audit/index.ts';
import { hasContact, presentStudents, rowsOfStudents } from '../../../identity/index.ts';
import { courseBriefs } from '../course-briefs.store.ts';
import { giveCourses, requirePublished } from '../give-courses.ts';
import { accessNames } from './access-columns.ts';
import { knownToRows, matchAccess } from './match-access.ts';

/** A spreadsheet of learners: who would be given which course until when and what is wrong; then what the ready rows say is given. */
export const accessImportHandlers = checkSheets(accessImport, {
  columns: accessNames,
  isEnough: (found, { courseId }) => hasContact(found) && (courseId !== null || found.has('course')),
  open: async (ctx, { query: { courseId = null } }) => {
    if (courseId !== null) await requirePublished(ctx, [courseId]);
    return { courseId };
  },
  match: async (ctx, rows, { courseId }) => {
    const [only] = courseId === null ? [] : await requirePublished(ctx, [courseId]);
    return matchAccess(rows, await knownToRows(ctx, rows, only));
  },
  // Who left the institute meanwhile is left out; rows whose day is over by now give nothing.
  commit: async (tx, { fileName }, rows) => {
    const now = tx.clock.now();
    const students = await rowsOfStudents(tx, rows);
    const ready = students.filter(({ meant: { endsAt } }) => endsAt === null || new Date(endsAt) > now);
    if (ready.length === 0) fail('SHEET_CHECK_EMPTY');
    for (const alike of Map.groupBy(ready, ({ meant }) => `${meant.courseId}:${meant.endsAt}`).values()) {
      const { courseId, endsAt } = alike[0]!.meant;
      const accountIds = alike.map(({ accountId }) => accountId);
      await giveCourses(tx, { courseIds: [courseId ?? ''], accountIds, startsAt: null, endsAt, reason: fileName });
    }
  },
  present: async (ctx, rows) => {
    const students = await presentStudents(ctx, rows);
    const courses = await courseBriefs(ctx, [...new Set(rows.flatMap(({ meant }) => meant.courseId ?? []))]);
    return rows.map(({ meant: { courseId, endsAt } }, at) => ({
      student: students[at] ?? null,
      course: courseId === null ? null : { id: courseId, title: courses.get(courseId)?.title ?? '' },
      endsAt,
    }));
  },
  audit: {
    record,
    subject: ({ id, about: { courseId } }) =>
      courseId === null
        ? { subjectKind: 'accessImport', subjectId: id }
        : { subjectKind: 'course', subjectId: courseId },
    actions: { checked: 'course.accessRead', cancelled: 'course.accessImportCancelled' },
  },
});
