import type { accessImport } from '@abhyas/contract/courses/access-imports';
import type { SheetProblem } from '@abhyas/contract/sheet-checks/sheet-kind';
import type { Context } from '../../../../kernel/context.ts';
import type { ReadRow, Verdict } from '../../../../kernel/sheet-checks/sheet-rules.ts';
import { listGrantRows } from '../../../entitlements/index.ts';
import { contactsGiven, type KnownContacts, studentMeant } from '../../../identity/index.ts';
import { rulesOf } from '../../../tenancy/index.ts';
import { windowOf } from '../access-window.ts';
import { type CourseBrief, courseBriefsTitled } from '../course-briefs.store.ts';
import { BY_STAFF } from '../give-courses.ts';
import { thingOfCourse } from '../../versions/published-courses.ts';
import { lastMomentOf } from './last-day.ts';

type Kind = typeof accessImport;
type Row = ReadRow<Kind>;
/** What would be given, and until when; null: without an end. */
export interface MeantAccess {
  readonly courseId: string | null;
  readonly endsAt: string | null;
}
interface Known {
  readonly contacts: KnownContacts;
  /** The course that every row means, or those that titles in lower case mean. */
  readonly course: CourseBrief | ReadonlyMap<string, readonly CourseBrief[]>;
  /** Until when staff gave a course to somebody, by `<course>:<account>`; null: without an end. */
  readonly held: ReadonlyMap<string, Date | null>;
  readonly now: Date;
  /** Of the institute: a day ends there. */
  readonly timeZone: string;
}
type Problem = SheetProblem<Kind>['code'];

/** Says of each row who would be given which course until when; the second row of the same two is refused. */
export function matchAccess(rows: readonly Row[], known: Known): Verdict<Kind, MeantAccess>[] {
  const seen = new Set<string>();
  return rows.map(({ given }) => {
    const student = studentMeant(given, known.contacts);
    if (typeof student === 'string') return refused(student, null);
    const course = courseMeant(given, known.course);
    if (typeof course === 'string') return refused(course, student.id);
    const endsAt = endOf(given, course, known);
    if (typeof endsAt === 'string') return refused(endsAt, student.id, course.id);
    const key = `${course.id}:${student.id}`;
    if (seen.has(key)) return refused('ROW_TWICE', student.id, course.id, endsAt);
    seen.add(key);
    const held = known.held.get(key);
    const same = held !== undefined && held?.getTime() === endsAt?.getTime();
    return { state: same ? 'already' : 'ready', accountId: student.id, meant: meantBy(course.id, endsAt) };
  });
}

const meantBy = (courseId: string | null, endsAt: Date | null): MeantAccess => ({
  courseId,
  endsAt: endsAt?.toISOString() ?? null,
});
const refused = (
  code: Problem,
  accountId: string | null,
  courseId: string | null = null,
  endsAt: Date | null = null,
): Verdict<Kind, MeantAccess> => ({
  state: 'refused',
  accountId,
  meant: meantBy(courseId, endsAt),
  problems: [{ code }],
});

function courseMeant({ course }: Row['given'], known: Known['course']): CourseBrief | Problem {
  if (!(known instanceof Map)) return known as CourseBrief;
  if (course === '') return 'COURSE_MISSING';
  const [first, second] = (known as ReadonlyMap<string, readonly CourseBrief[]>).get(course.toLowerCase()) ?? [];
  if (second) return 'SEVERAL_COURSES';
  return first ?? 'COURSE_UNKNOWN';
}

/** The day that is named, or without one the days of the course. */
function endOf({ until }: Row['given'], course: CourseBrief, { now, timeZone }: Known): Date | null | Problem {
  if (until === '') return windowOf({ startsAt: null }, course.validityDays, now).endsAt;
  const endsAt = lastMomentOf(until, timeZone);
  if (endsAt === undefined) return 'UNTIL_UNREADABLE';
  return endsAt <= now ? 'UNTIL_OVER' : endsAt;
}

/** What the rows are held against; `only`: the course that every row means. */
export async function knownToRows(ctx: Context, rows: readonly Row[], only: CourseBrief | undefined): Promise<Known> {
  const contacts = await contactsGiven(ctx, rows);
  const course =
    only ?? (await courseBriefsTitled(ctx, [...new Set(rows.map(({ given }) => given.course.toLowerCase()))]));
  const meant = course instanceof Map ? [...course.values()].flat() : [course];
  const students = [...contacts.byEmail.values(), ...[...contacts.byMobile.values()].flat()].map(({ id }) => id);
  const grants = await listGrantRows(ctx, meant.map(thingOfCourse), [...new Set(students)]);
  const byStaff = grants.filter(({ source, revokedAt }) => source === BY_STAFF && !revokedAt);
  const held = new Map(byStaff.map(({ thing, accountId, endsAt }) => [`${thing.id}:${accountId}`, endsAt]));
  const { timeZone } = await rulesOf(ctx.instituteId);
  return { contacts, course, held, now: ctx.clock.now(), timeZone };
}
