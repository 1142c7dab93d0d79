import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseProblem } from '@abhyas/contract/courses/outline';
import type { CourseDraft, UsedByDraft } from './draft-of.ts';
import { isLessonEmpty, mainMedia, thingOfLesson } from './lesson-parts.ts';
import type { Lesson } from '../outline.store.ts';

/** Everything that hinders publishing, in the order in which one would put it right. Pure. */
export function courseProblems(draft: CourseDraft, used: UsedByDraft): CourseProblem[] {
  const { course } = draft;
  return [
    ...detailProblems(draft, used),
    ...(isPackType(course.type) ? packProblems(draft) : outlineProblems(draft)),
    ...draft.lessons.flatMap((lesson) => lessonProblems(lesson, draft.lessons, used)),
  ];
}

const problem = (
  code: CourseProblem['code'],
  values: CourseProblem['values'] = {},
  lessonId: string | null = null,
): CourseProblem => ({ code, values, lessonId });

function detailProblems({ course: { type, details } }: CourseDraft, { teacherIds }: UsedByDraft): CourseProblem[] {
  const { title, pricePaise, listPricePaise } = details;
  return [
    ...(title.trim() === '' ? [problem('NO_TITLE')] : []),
    ...(type === 'free' && pricePaise > 0 ? [problem('PRICE_OF_FREE')] : []),
    ...(listPricePaise !== null && listPricePaise <= pricePaise ? [problem('LIST_PRICE')] : []),
    ...(details.teacherIds.some((id) => !teacherIds.has(id)) ? [problem('TEACHER_GONE')] : []),
  ];
}

function packProblems({ packed }: CourseDraft): CourseProblem[] {
  if (packed.length === 0) return [problem('NO_COURSES')];
  return packed
    .filter(({ status, version }) => status === 'archived' || version === 0)
    .map(({ title }) => problem('COURSE_UNPUBLISHED', { course: title }));
}

function outlineProblems({ sections, lessons }: CourseDraft): CourseProblem[] {
  if (lessons.length === 0) return [problem('NO_LESSONS')];
  const filled = new Set(lessons.map(({ sectionId }) => sectionId));
  return sections.filter(({ id }) => !filled.has(id)).map(({ title }) => problem('EMPTY_SECTION', { section: title }));
}

/** What hinders one lesson. */
export function lessonProblems(
  { id, draft }: Lesson,
  lessons: readonly Lesson[],
  { media, things }: Pick<UsedByDraft, 'media' | 'things'>,
): CourseProblem[] {
  const values = { lesson: draft.title };
  const found: CourseProblem[] = [];
  const thing = thingOfLesson(draft);
  const described = thing && things.get(thing.thingId);
  if (isLessonEmpty(draft)) found.push(problem('LESSON_EMPTY', values, id));
  const needed = [...(mainMedia(draft.content) ?? []), ...draft.files.map(({ mediaId }) => mediaId)];
  if (needed.some((mediaId) => media.get(mediaId)?.state !== 'ready'))
    found.push(problem('MEDIA_NOT_READY', values, id));
  if (thing && !described) found.push(problem('THING_GONE', values, id));
  if (described && described.problems > 0) found.push(problem('THING_NOT_READY', values, id));
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  if (draft.after.some((before) => !byId.has(before))) found.push(problem('AFTER_UNKNOWN', values, id));
  if (waitsForItself(id, byId)) found.push(problem('AFTER_ITSELF', values, id));
  return found;
}

/** Following what it comes after leads back to the lesson: nobody could ever open it. */
function waitsForItself(id: string, lessons: ReadonlyMap<string, Lesson>): boolean {
  const seen = new Set<string>();
  const ahead = [...(lessons.get(id)?.draft.after ?? [])];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    ahead.push(...(lessons.get(next)?.draft.after ?? []));
  }
  return false;
}
