import type { TransactionContext } from '../../../../kernel/context.ts';
import { lessonKindOf } from '../../lesson-kinds/lesson-kinds.ts';
import { findLessonVersions, type PublishedCourse } from '../../versions/versions.store.ts';
import { thingOfLesson } from '../draft/lesson-parts.ts';
import type { Lesson } from '../outline.store.ts';

type Removed = Pick<Lesson, 'draft' | 'version'>;

/** What stands behind lessons that were never published goes with them; of the others when the course is published without them. */
export async function leaveThings(tx: TransactionContext, lessons: readonly Removed[]): Promise<void> {
  for (const { draft, version } of lessons) {
    const thing = version === 0 ? thingOfLesson(draft) : undefined;
    if (thing) await lessonKindOf(thing.kind)?.leave(tx, thing.thingId);
  }
}

/** What stands behind a lesson that was put back comes with it. */
export async function bringThingBack(tx: TransactionContext, { draft }: Removed): Promise<void> {
  const thing = thingOfLesson(draft);
  if (thing) await lessonKindOf(thing.kind)?.comeBack(tx, thing.thingId);
}

/** What stood behind lessons of the version before that the next one does not have. */
export async function leaveThingsOf(
  tx: TransactionContext,
  before: PublishedCourse | undefined,
  lessons: readonly Pick<Lesson, 'id'>[],
): Promise<void> {
  const kept = new Set(lessons.map(({ id }) => id));
  const outline = before?.outline.sections.flatMap((section) => section.lessons) ?? [];
  const gone = outline.filter(({ lessonId }) => !kept.has(lessonId));
  for (const { content } of await findLessonVersions(tx, gone)) {
    const thing = thingOfLesson(content);
    if (thing) await lessonKindOf(thing.kind)?.leave(tx, thing.thingId);
  }
}
