import type { MediaItem } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../../kernel/context.ts';
import { contactsOf } from '../../../identity/index.ts';
import { mediaOf } from '../../../media/index.ts';
import { type DescribedThing, describeThings } from '../../lesson-kinds/lesson-kinds.ts';
import { mediaOfLesson, thingOfLesson } from './lesson-parts.ts';
import { type Lesson, listLessons, listSections, type Section } from '../outline.store.ts';
import { listPackCourses, type PackedCourse } from '../pack-courses.store.ts';
import { type Course, getCourse } from '../../versions/courses.store.ts';

/** A course with all that its authors wrote. */
export interface CourseDraft {
  readonly course: Course;
  readonly sections: readonly Section[];
  /** In the order of the outline; each names its section. */
  readonly lessons: readonly Lesson[];
  /** Of a pack or subscription its courses. */
  readonly packed: readonly PackedCourse[];
}

/** The whole draft of a course. */
export async function draftOf(ctx: Context, courseId: string): Promise<CourseDraft> {
  return draftOfCourse(ctx, await getCourse(ctx, courseId));
}

export async function draftOfCourse(ctx: Context, course: Course): Promise<CourseDraft> {
  const sections = await listSections(ctx, course.id);
  const places = new Map(sections.map(({ id }, at) => [id, at]));
  const placeOf = ({ sectionId }: Lesson) => places.get(sectionId) ?? sections.length;
  return {
    course,
    sections,
    lessons: (await listLessons(ctx, course.id)).toSorted((one, other) => placeOf(one) - placeOf(other)),
    packed: await listPackCourses(ctx, course.id),
  };
}

/** What a draft uses, as it stands now. */
export interface UsedByDraft {
  readonly media: ReadonlyMap<string, MediaItem>;
  readonly things: ReadonlyMap<string, DescribedThing>;
  /** Of the teachers named, those who are staff and may sign in. */
  readonly teacherIds: ReadonlySet<string>;
}

export async function usedBy(ctx: Context, { course, lessons }: CourseDraft): Promise<UsedByDraft> {
  const { teacherIds } = course.details;
  const contacts = await contactsOf(ctx, teacherIds);
  return {
    media: await mediaOf(ctx, [...new Set(lessons.flatMap(({ draft }) => mediaOfLesson(draft)))]),
    things: await describeThings(
      ctx,
      lessons.flatMap(({ draft }) => thingOfLesson(draft) ?? []),
    ),
    teacherIds: new Set(
      teacherIds.filter((id) => contacts.get(id)?.kind === 'staff' && contacts.get(id)?.active === true),
    ),
  };
}
