import type { Context } from '../../../kernel/context.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { publishedCourses, thingOfCourse } from '../versions/published-courses.ts';
import { listPacksWith } from '../progress/completion/packs-with.store.ts';
import { type Enrolment, listEnrolments } from '../progress/enrolments.store.ts';
import { lessonsOf } from '../progress/outline-lessons.ts';
import { progressIn } from '../progress/progress-of.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';

/** Where somebody may go on in a pack or subscription: with the first lesson of a course that is new to him or her. */
export interface NextOfPack {
  readonly packId: string;
  readonly title: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
  /** Lessons of the whole pack. */
  readonly done: number;
  readonly lessons: number;
}

/** Courses that were completed last, whose packs are looked at. */
const LOOKED_AT = 4;

/**
 * The packs and subscriptions of somebody who completed courses of them, has others of them left and is at none of these: what is begun
 * stands for its pack already. The pack of the course that was studied last comes first.
 */
export async function continuePacks(ctx: Context, accountId: string): Promise<NextOfPack[]> {
  const enrolments = await listEnrolments(ctx, accountId);
  const packs = await openPacks(ctx, accountId, enrolments);
  const parts = await publishedCourses(
    ctx,
    packs.flatMap(({ outline }) => outline.courseIds),
  );
  const progress = await progressIn(ctx, accountId, packs);
  const mine = new Map(enrolments.map((one) => [one.courseId, one]));
  return packs.flatMap(({ courseId: packId, details, outline }) => {
    const left = outline.courseIds.filter((id) => !mine.get(id)?.completedAt);
    if (left.some((id) => mine.get(id)?.lastAt)) return [];
    const [first] = left.flatMap((id) => {
      const part = parts.get(id);
      return part ? lessonsOf(part).map((lesson) => ({ ...lesson, courseId: id })) : [];
    });
    const counted = progress.get(packId);
    if (!first || !counted) return [];
    const { courseId, lessonId, title: lessonTitle } = first;
    const { done, lessons } = counted;
    return { packId, title: details.title, courseId, lessonId, lessonTitle, done, lessons };
  });
}

async function openPacks(
  ctx: Context,
  accountId: string,
  enrolments: readonly Enrolment[],
): Promise<readonly PublishedCourse[]> {
  const studied = enrolments.filter(({ lastAt, completedAt }) => lastAt && completedAt).slice(0, LOOKED_AT);
  const ids = new Set<string>();
  for (const { courseId } of studied) for (const id of await listPacksWith(ctx, courseId)) ids.add(id);
  const known = await publishedCourses(ctx, [...ids]);
  const open = new Set<string>();
  for (const kind of ['course', 'pack'] as const) {
    const ofKind = [...known.values()].filter(({ courseId: id, type }) => thingOfCourse({ id, type }).kind === kind);
    const may = await mayOpen(
      ctx,
      accountId,
      kind,
      ofKind.map(({ courseId }) => courseId),
    );
    for (const id of may) open.add(id);
  }
  return [...ids].flatMap((id) => (open.has(id) ? (known.get(id) ?? []) : []));
}
