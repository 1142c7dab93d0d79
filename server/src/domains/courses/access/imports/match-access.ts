import type { AccessRow } from '@abhyas/contract/courses/access';
import { type KnownContacts, studentMeant } from '../../../identity/index.ts';
import { windowOf } from '../access-window.ts';
import type { CourseBrief } from '../course-briefs.store.ts';
import type { GivenAccess } from './access-columns.ts';
import { endOfDayIn } from './last-day.ts';

export interface ReadAccess {
  readonly row: number;
  readonly line: number;
  readonly given: GivenAccess;
}
export interface MatchedAccess extends ReadAccess {
  readonly state: AccessRow['state'];
  readonly accountId: string | null;
  readonly courseId: string | null;
  readonly endsAt: Date | null;
  readonly problem: AccessRow['problem'];
}
interface Known {
  readonly contacts: KnownContacts;
  /** The course that every row means, or those that titles in lower case mean. */
  readonly course: CourseBrief | ReadonlyMap<string, readonly CourseBrief[]>;
  /** Until when staff gave a course to somebody, by `<course>:<account>`; null: without an end. */
  readonly held: ReadonlyMap<string, Date | null>;
  readonly now: Date;
}
type Problem = NonNullable<AccessRow['problem']>;

/** Says of each row who would be given which course until when; the second row of the same two is refused. */
export function matchAccess(rows: readonly ReadAccess[], known: Known): MatchedAccess[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const refused = { ...row, state: 'refused' as const, accountId: null, courseId: null, endsAt: null };
    const student = studentMeant(row.given, known.contacts);
    if (typeof student === 'string') return { ...refused, problem: student };
    const course = courseMeant(row.given, known.course);
    if (typeof course === 'string') return { ...refused, accountId: student.id, problem: course };
    const meant = { ...refused, accountId: student.id, courseId: course.id };
    const endsAt = endOf(row.given, course, known.now);
    if (typeof endsAt === 'string') return { ...meant, problem: endsAt };
    const key = `${course.id}:${student.id}`;
    if (seen.has(key)) return { ...meant, endsAt, problem: 'ROW_TWICE' };
    seen.add(key);
    const held = known.held.get(key);
    const same = held !== undefined && held?.getTime() === endsAt?.getTime();
    return { ...meant, state: same ? 'already' : 'ready', endsAt, problem: null };
  });
}

function courseMeant({ course }: GivenAccess, known: Known['course']): CourseBrief | Problem {
  if (!(known instanceof Map)) return known as CourseBrief;
  if (course === '') return 'COURSE_MISSING';
  const [first, second] = (known as ReadonlyMap<string, readonly CourseBrief[]>).get(course.toLowerCase()) ?? [];
  if (second) return 'SEVERAL_COURSES';
  return first ?? 'COURSE_UNKNOWN';
}

/** The day that is named, or without one the days of the course. */
function endOf({ until }: GivenAccess, course: CourseBrief, now: Date): Date | null | Problem {
  if (until === '') return windowOf({ startsAt: null }, course.validityDays, now).endsAt;
  const endsAt = endOfDayIn(until);
  if (endsAt === undefined) return 'UNTIL_UNREADABLE';
  return endsAt <= now ? 'UNTIL_OVER' : endsAt;
}
