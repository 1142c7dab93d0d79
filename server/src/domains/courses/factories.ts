import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseDetails, CourseType, LessonDraft, LessonKind, Release } from '@abhyas/contract/courses/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import type { SeenRange } from '@abhyas/contract/courses/learning';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { upsertRows } from '../../kernel/database/rows.ts';
import { json } from '../../kernel/database/sql.ts';
import { emit } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { getCourse } from './versions/courses.store.ts';
import { defaultDetails } from './authoring/default-details.ts';
import { newCourse } from './authoring/new-course.ts';
import { countLearners } from './catalogue/listings.store.ts';
import { courseCompleted } from './events.ts';
import { emptyLesson } from './outline/adding/new-lesson.ts';
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

/** How one learner studied a course: which lessons, when, and on which days for how long. */
export interface StudyStory {
  readonly accountId: string;
  readonly courseId: string;
  /** In the order in which they were begun; not empty. */
  readonly lessons: readonly {
    readonly lessonId: string;
    readonly begunAt: Date;
    /** Begun and not done without it. */
    readonly doneAt?: Date;
    /** Whole percent that was seen where it is not done. */
    readonly percent?: number;
    /** Of a video: which seconds were seen. */
    readonly seen?: readonly SeenRange[];
  }[];
  /** All lessons of the course are done. */
  readonly completed?: boolean;
}

/** Learners with what they did in the past, in few statements; their courses are open to them already. What they did before is replaced. */
export async function someStudy(ctx: Context, stories: readonly StudyStory[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await upsertRows(tx, 'enrolments', stories.map(enrolmentOf), { key: ['courseId', 'accountId'] });
    await upsertRows(tx, 'lessonProgress', stories.flatMap(progressRows), { key: ['accountId', 'lessonId'] });
    for (const courseId of new Set(stories.map((story) => story.courseId))) await countLearners(tx, courseId);
    for (const story of stories.filter(({ completed }) => completed)) {
      const { courseId, accountId } = story;
      await emit(tx, courseCompleted, { courseId, accountId, completedAt: lastOf(story).begunAt.toISOString() });
    }
  });
}

/** Seconds that people studied on days of the calendar. */
export async function someStudyDays(
  ctx: Context,
  days: readonly { readonly accountId: string; readonly day: string; readonly seconds: number }[],
): Promise<void> {
  await inTransaction(ctx, (tx) => upsertRows(tx, 'studyDays', days, { key: ['accountId', 'day'] }));
}

const lastOf = ({ lessons }: StudyStory) => lessons.at(-1)!;

function enrolmentOf(story: StudyStory) {
  const { accountId, courseId, lessons, completed = false } = story;
  const last = lastOf(story);
  return {
    accountId,
    courseId,
    enrolledAt: lessons[0]!.begunAt,
    lastLessonId: last.lessonId,
    lastAt: last.doneAt ?? last.begunAt,
    lessonsDone: lessons.filter(({ doneAt }) => doneAt).length,
    completedAt: completed ? (last.doneAt ?? last.begunAt) : null,
  };
}

const progressRows = ({ accountId, courseId, lessons }: StudyStory) =>
  lessons.map(({ lessonId, begunAt, doneAt, percent = 40, seen = [] }) => ({
    accountId,
    lessonId,
    courseId,
    version: 1,
    watched: json(seen),
    secondsWatched: seen.reduce((sum, [from, to]) => sum + to - from, 0),
    begunAt,
    updatedAt: doneAt ?? begunAt,
    doneAt: doneAt ?? null,
    percent: doneAt ? 100 : percent,
  }));
