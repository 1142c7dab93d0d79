import type { api } from '@abhyas/contract';
import type { AuthoredLesson, LessonThing } from '@abhyas/contract/courses/outline';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { addressesOf, mediaOf } from '../../media/index.ts';
import { describeThings } from '../lesson-kinds/lesson-kinds.ts';
import { mediaOfLesson, thingOfLesson } from './draft/lesson-parts.ts';
import { getLesson, type Lesson } from './outline.store.ts';

/** A lesson as its authors write it. */
export async function showAuthoredLesson(
  ctx: Context,
  { params }: Input<typeof api.courses.showAuthoredLesson>,
): Promise<AuthoredLesson> {
  return presentLesson(ctx, await getLesson(ctx, params.lessonId));
}

export async function presentLesson(ctx: Context, lesson: Lesson): Promise<AuthoredLesson> {
  const { id, courseId, sectionId, revision, version, changed, draft, updatedAt } = lesson;
  return {
    lessonId: id,
    courseId,
    sectionId,
    revision,
    version,
    changed,
    draft,
    media: [...(await mediaOf(ctx, mediaOfLesson(draft))).values()],
    images: Object.fromEntries(await addressesOf(ctx, imagesOfLesson(draft))),
    thing: await thingBehind(ctx, draft),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The pictures in the texts of a lesson. */
export const imagesOfLesson = ({ about, content }: Lesson['draft']): string[] =>
  [about, ...(content.kind === 'article' ? [content.body] : [])].flatMap((doc) =>
    imagesOf(doc).map(({ attrs }) => attrs.mediaId),
  );

/** The quiz or paper of a lesson in words; null where there is none. */
export async function thingBehind(ctx: Context, draft: Lesson['draft']): Promise<LessonThing | null> {
  const thing = thingOfLesson(draft);
  const described = thing && (await describeThings(ctx, [thing])).get(thing.thingId);
  return described ?? null;
}
