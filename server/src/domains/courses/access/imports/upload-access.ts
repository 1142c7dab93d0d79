import type { api } from '@abhyas/contract';
import { type AccessImport, accessLimits } from '@abhyas/contract/courses/access';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { readSheet } from '../../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../../kernel/sheets/sheet.ts';
import { record } from '../../../audit/index.ts';
import { listGrantRows } from '../../../entitlements/index.ts';
import { contactIn, studentsByContact } from '../../../identity/index.ts';
import { type CourseBrief, courseBriefsTitled } from '../course-briefs.store.ts';
import { BY_STAFF, requirePublished } from '../give-courses.ts';
import { thingOfCourse } from '../thing-of-course.ts';
import { accessColumns, givenAccess } from './access-columns.ts';
import { insertImport, insertRows } from './access-imports.store.ts';
import { matchAccess, type MatchedAccess, type ReadAccess } from './match-access.ts';
import { showAccessImport } from './show-access-import.ts';

const limits = {
  ...usualSheetLimits,
  bytes: accessLimits.maxBytes,
  rows: accessLimits.maxRows,
  cellCharacters: 300,
};

/** Reads a spreadsheet of learners as a dry run: who would be given which course until when, and what is wrong. Nothing is given yet. */
export async function uploadAccess(
  ctx: Context,
  { query, file }: Input<typeof api.courses.uploadAccess> & { readonly file: Buffer },
): Promise<AccessImport> {
  const { courseId = null, fileName } = query;
  const [course] = courseId === null ? [] : await requirePublished(ctx, [courseId]);
  const rows = await match(ctx, await readRows(file, course === undefined), course);
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertImport(tx, { id, courseId, fileName }, actorOf(tx).accountId);
    await insertRows(tx, id, rows);
    await record(tx, {
      action: 'course.accessRead',
      subjectKind: courseId === null ? 'accessImport' : 'course',
      subjectId: courseId ?? id,
      details: { importId: id, rows: rows.length },
    });
  });
  return showAccessImport(ctx, id);
}

async function readRows(file: Buffer, needsCourse: boolean): Promise<ReadAccess[]> {
  const sheet: SheetRow[] = [];
  try {
    const { header } = await readSheet(file, limits, { onRows: (rows) => void sheet.push(...rows) });
    const columns = accessColumns(header, needsCourse) ?? fail('ACCESS_SHEET', { problem: 'COLUMNS' });
    if (sheet.length === 0) fail('ACCESS_SHEET', { problem: 'SHEET_EMPTY' });
    return sheet.map(({ row, line, cells }) => ({ row, line, given: givenAccess(columns, cells) }));
  } catch (error) {
    if (error instanceof SheetError) return fail('ACCESS_SHEET', { problem: error.code });
    throw error;
  }
}

async function match(
  ctx: Context,
  read: readonly ReadAccess[],
  only: CourseBrief | undefined,
): Promise<MatchedAccess[]> {
  const given = read.map((row) => contactIn(row.given));
  const contacts = await studentsByContact(ctx, {
    emails: given.flatMap(({ email }) => email ?? []),
    mobiles: given.flatMap(({ mobile }) => mobile ?? []),
  });
  const titles = [...new Set(read.map((row) => row.given.course.toLowerCase()))];
  const course = only ?? (await courseBriefsTitled(ctx, titles));
  const meant = only ? [only] : [...(course as Map<string, CourseBrief[]>).values()].flat();
  const students = [...contacts.byEmail.values(), ...[...contacts.byMobile.values()].flat()].map(({ id }) => id);
  const rows = await listGrantRows(ctx, meant.map(thingOfCourse), [...new Set(students)]);
  const held = new Map(
    rows
      .filter(({ source, revokedAt }) => source === BY_STAFF && !revokedAt)
      .map(({ thing, accountId, endsAt }) => [`${thing.id}:${accountId}`, endsAt]),
  );
  return matchAccess(read, { contacts, course, held, now: ctx.clock.now() });
}
