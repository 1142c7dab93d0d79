import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseDetails, CourseType, LessonDraft, LessonKind, Release } from '@abhyas/contract/courses/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { getCourse } from './authoring/courses.store.ts';
import { defaultDetails } from './authoring/default-details.ts';
import { newCourse } from './authoring/new-course.ts';
import { emptyLesson } from './outline/new-lesson.ts';
import { publish } from './publishing/publish-course.ts';

export interface LessonStory extends Partial<Omit<LessonDraft, 'after'>> {
  /** An article with a sentence in it unless given; every other kind needs its content. */
  readonly kind?: LessonKind;
  /** Places (from 0, over all sections) of lessons that come first. */
  readonly after?: readonly number[];
}
export interface CourseStory {
  readonly title?: string;
  readonly type?: CourseType;
  readonly details?: Partial<CourseDetails>;
  /** One section with one article unless given. */
  readonly sections?: readonly {
    readonly title?: string;
    readonly release?: Release | null;
    readonly lessons: readonly LessonStory[];
  }[];
  /** The courses of a pack. */
  readonly courseIds?: readonly string[];
  /** Leave it a draft. */
  readonly unpublished?: boolean;
}

/** A course, published as a teacher would; its lessons in the order of the story. */
export async function aCourse(
  ctx: Context,
  story: CourseStory = {},
): Promise<{ courseId: string; lessonIds: string[] }> {
  const type = story.type ?? 'course';
  const sections = story.sections ?? (isPackType(type) ? [] : [{ lessons: [{}] }]);
  const ids = sections.flatMap(({ lessons }) => lessons.map(() => newId()));
  let next = 0;
  return inTransaction(ctx, async (tx) => {
    const made = await newCourse(tx, {
      type,
      details: { ...defaultDetails(story.title ?? 'Mechanics from the beginning'), ...story.details },
      sections: sections.map(({ title, release = null, lessons }, at) => ({
        title: title ?? `Section ${at + 1}`,
        release,
        lessons: lessons.map((lesson) => ({ lessonId: ids[next] ?? '', draft: draftOf(lesson, next++, ids) })),
      })),
      ...(story.courseIds && { courseIds: story.courseIds }),
    });
    if (!story.unpublished) await publish(tx, await getCourse(tx, made.courseId, true));
    return made;
  });
}

function draftOf({ kind, after = [], ...given }: LessonStory, place: number, ids: readonly string[]): LessonDraft {
  const empty = emptyLesson(given.content?.kind ?? kind ?? 'article', `Lesson ${place + 1}`);
  const content =
    empty.content.kind === 'article'
      ? { ...empty.content, body: fromSource('A body stays at rest unless a force acts on it.') }
      : empty.content;
  return { ...empty, content, ...given, after: after.flatMap((at) => ids[at] ?? []) };
}
