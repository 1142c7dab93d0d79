import { isDeepStrictEqual } from 'node:util';
import type { api } from '@abhyas/contract';
import type { AuthoredLesson } from '@abhyas/contract/courses/outline';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mediaOf, useMedia } from '../../media/index.ts';
import { draftOfCourse } from './draft/draft-of.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { editableCourse } from './editable-course.ts';
import { mainMedia, mediaOfLesson, thingOfLesson } from './draft/lesson-parts.ts';
import { getLesson, type Lesson, saveLessonRow } from './outline.store.ts';
import { markChanged } from './draft/present-outline.ts';
import { presentLesson } from './show-authored-lesson.ts';

/** Saves the draft of a lesson, incomplete as it may be. CONFLICT when somebody saved meanwhile. */
export async function saveLesson(
  ctx: Context,
  { params, body }: Input<typeof api.courses.saveLesson>,
): Promise<AuthoredLesson> {
  const saved = await inTransaction(ctx, async (tx) => {
    const { courseId } = await getLesson(tx, params.lessonId);
    const course = await editableCourse(tx, courseId);
    const lesson = await getLesson(tx, params.lessonId, true);
    if (lesson.revision !== body.revision) fail('CONFLICT', { revision: lesson.revision });
    if (lesson.kind !== body.draft.content.kind) fail('LESSON_KIND_FIXED');
    await requireThing(tx, lesson.draft, body.draft);
    await requireMedia(tx, lesson.draft, body.draft);
    const draft = await withMediaLength(tx, body.draft);
    const next: Lesson = {
      ...lesson,
      draft,
      revision: lesson.revision + 1,
      changed: await isLessonChanged(tx, lesson, draft),
      updatedAt: tx.clock.now(),
    };
    await saveLessonRow(tx, next);
    await useMedia(tx, { kind: 'lesson', id: lesson.id, title: draft.title }, mediaOfLesson(draft));
    await markChanged(tx, await draftOfCourse(tx, course));
    return next;
  });
  return presentLesson(ctx, saved);
}

/** Against what this very course published of it. */
async function isLessonChanged(tx: TransactionContext, lesson: Lesson, draft: LessonDraft): Promise<boolean> {
  if (lesson.version === 0) return true;
  const published = await lessonVersion(tx, lesson.id, lesson.version);
  return published.courseId !== lesson.courseId || !isDeepStrictEqual(published.content, draft);
}

/** LESSON_THING_UNKNOWN unless the quiz or paper stays, or may be one here. */
async function requireThing(tx: TransactionContext, before: LessonDraft, draft: LessonDraft): Promise<void> {
  const thing = thingOfLesson(draft);
  if (!thing || thing.thingId === thingOfLesson(before)?.thingId) return;
  if (!(await lessonKindOf(thing.kind)?.canAttach(tx, thing.thingId))) fail('LESSON_THING_UNKNOWN');
}

const kindsOfMedia = { video: 'video', audio: 'audio', pdf: 'document', scorm: 'package' } as const;

/** LESSON_MEDIA_UNKNOWN where an upload that was not there before does not exist, or is of another kind. */
async function requireMedia(tx: TransactionContext, before: LessonDraft, draft: LessonDraft): Promise<void> {
  const had = new Set(mediaOfLesson(before));
  const added = mediaOfLesson(draft).filter((id) => !had.has(id));
  const found = await mediaOf(tx, added);
  const [main] = mainMedia(draft.content) ?? [];
  const { kind } = draft.content;
  for (const id of added) {
    const item = found.get(id);
    const wanted = id === main && kind in kindsOfMedia ? kindsOfMedia[kind as keyof typeof kindsOfMedia] : item?.kind;
    if (!item || item.kind !== wanted) fail('LESSON_MEDIA_UNKNOWN');
  }
}

/** Of an own video or audio the length is its own. */
async function withMediaLength(tx: TransactionContext, draft: LessonDraft): Promise<LessonDraft> {
  const { kind } = draft.content;
  const [main] = mainMedia(draft.content) ?? [];
  if (main === undefined || (kind !== 'video' && kind !== 'audio')) return draft;
  const seconds = (await mediaOf(tx, [main])).get(main)?.seconds;
  return seconds === undefined || seconds === null ? draft : { ...draft, seconds };
}
