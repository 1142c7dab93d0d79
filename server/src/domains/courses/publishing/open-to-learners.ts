import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { Thing } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { arrange, grant, place, revoke } from '../../entitlements/index.ts';
import { thingOfCourse } from '../versions/published-courses.ts';
import type { CourseDraft } from '../outline/draft/draft-of.ts';
import { mediaOfLesson, thingOfLesson } from '../outline/draft/lesson-parts.ts';
import { listBegun, listLessonsEverIn, type PublishedCourse } from '../versions/versions.store.ts';

const everyone = 'everyone';

/** Tells entitlements what lies inside the course now, and opens to everyone what costs nothing. */
export async function openToLearners(
  tx: TransactionContext,
  draft: CourseDraft,
  before: PublishedCourse | undefined,
): Promise<void> {
  const { course } = draft;
  const outer = thingOfCourse(course);
  if (isPackType(course.type)) {
    const courses = draft.packed.map(({ courseId }): Thing => ({ kind: 'course', id: courseId }));
    await arrange(tx, outer, ['course'], courses);
  } else await placeLessons(tx, outer, draft);
  await grantFree(tx, outer, course.type === 'free' || course.details.pricePaise === 0);
  await grantPreviews(tx, draft, before);
}

/** A lesson that was taken out stays inside for those who began it. */
async function placeLessons(tx: TransactionContext, outer: Thing, { course, lessons }: CourseDraft): Promise<void> {
  const now = new Set(lessons.map(({ id }) => id));
  const gone = (await listLessonsEverIn(tx, course.id)).filter((id) => !now.has(id));
  const kept = await listBegun(tx, gone);
  await arrange(
    tx,
    outer,
    ['lesson'],
    [...now, ...kept].map((id): Thing => ({ kind: 'lesson', id })),
  );
  for (const { id, draft, changed } of lessons) {
    if (!changed) continue;
    const inside: Thing = { kind: 'lesson', id };
    // What earlier versions showed stays too: somebody may be at one of them.
    for (const mediaId of mediaOfLesson(draft)) await place(tx, { kind: 'media', id: mediaId }, inside);
    const thing = thingOfLesson(draft);
    if (thing) await place(tx, { kind: 'paper', id: thing.thingId }, inside);
  }
}

async function grantFree(tx: TransactionContext, { kind, id }: Thing, free: boolean): Promise<void> {
  if (free) await grant(tx, { holder: everyone, thingKind: kind, thingId: id, source: 'free' });
  else await revoke(tx, { source: 'free', thing: { kind, id }, reason: 'priced' });
}

async function grantPreviews(
  tx: TransactionContext,
  { lessons }: CourseDraft,
  before: PublishedCourse | undefined,
): Promise<void> {
  const free = new Set(lessons.filter(({ draft }) => draft.free).map(({ id }) => id));
  const wasFree = (before?.outline.sections ?? [])
    .flatMap((section) => section.lessons)
    .filter((lesson) => lesson.free)
    .map(({ lessonId }) => lessonId);
  for (const id of free)
    if (!wasFree.includes(id))
      await grant(tx, { holder: everyone, thingKind: 'lesson', thingId: id, source: 'preview' });
  for (const id of wasFree)
    if (!free.has(id)) await revoke(tx, { source: 'preview', thing: { kind: 'lesson', id }, reason: 'not free' });
}
