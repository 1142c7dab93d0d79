import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { linksOf, mediaOf } from '../../media/index.ts';
import { type CourseDraft, draftOfCourse } from '../outline/draft/draft-of.ts';
import { mediaOfDetails } from '../authoring/media-of-details.ts';
import type { Course } from '../versions/courses.store.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { mediaOfLesson, thingOfLesson } from '../outline/draft/lesson-parts.ts';
import { linkOf } from './link-of.ts';
import { Placeholders, type Recipe, swapIds } from './recipe.ts';

export interface WrittenRecipe {
  readonly recipe: Recipe;
  /** Placeholder → file of this institute. */
  readonly mediaIds: ReadonlyMap<string, string>;
}

/**
 * Writes down a whole draft for an archive. Names of people are left out: who imports it is its teacher. COURSE_FILES_NOT_READY while a file of it is
 * being made ready, COURSE_IS_PACK for packs, which hold courses and no lessons.
 */
export async function writeRecipe(ctx: Context, course: Course): Promise<WrittenRecipe> {
  if (isPackType(course.type)) fail('COURSE_IS_PACK');
  const draft = await draftOfCourse(ctx, course);
  const placeholders = new Placeholders();
  const lessons = inOrder(draft);
  const known = new Set(lessons.map(({ id }) => id));
  for (const { id } of lessons) placeholders.of(id);
  const { files, mediaIds } = await writeFiles(ctx, draft, placeholders);
  const links = await writeLinks(ctx, draft, placeholders);
  const things = await writeThings(ctx, lessons, placeholders);
  const swap = <T>(value: T) => swapIds(value, placeholders.all);
  const sections = draft.sections.map(({ id, title, release }) => ({
    title,
    release,
    lessons: lessons
      .filter(({ sectionId }) => sectionId === id)
      .map((lesson) => ({
        lessonId: placeholders.of(lesson.id),
        draft: swap({ ...lesson.draft, after: lesson.draft.after.filter((one) => known.has(one)) }),
      })),
  }));
  const details = swap({ ...course.details, teacherIds: [] });
  return { recipe: { type: course.type, details, sections, files, links, things }, mediaIds };
}

const inOrder = ({ sections, lessons }: CourseDraft) =>
  sections.flatMap(({ id }) => lessons.filter(({ sectionId }) => sectionId === id));

async function writeFiles(ctx: Context, { course, lessons, sections }: CourseDraft, placeholders: Placeholders) {
  const uses = [
    ...mediaOfDetails(course.details).map((mediaId) => ({ mediaId, title: course.details.title })),
    ...inOrder({ course, lessons, sections, packed: [] }).flatMap(({ draft }) =>
      mediaOfLesson(draft).map((mediaId) => ({ mediaId, title: draft.title })),
    ),
  ];
  const media = await mediaOf(ctx, new Set(uses.map(({ mediaId }) => mediaId)));
  const mediaIds = new Map<string, string>();
  const files: Recipe['files'][number][] = [];
  for (const { mediaId, title } of uses) {
    const item = media.get(mediaId);
    if (item?.state !== 'ready') fail('COURSE_FILES_NOT_READY', { lesson: title });
    const id = placeholders.of(mediaId);
    if (mediaIds.has(id)) continue;
    mediaIds.set(id, mediaId);
    const fileName = item.fileName || `file.${item.type.split('/').at(-1)}`;
    const path = `files/${String(mediaIds.size).padStart(4, '0')}-${fileName}`;
    files.push({ id, path, fileName, kind: item.kind });
  }
  return { files, mediaIds };
}

async function writeLinks(ctx: Context, draft: CourseDraft, placeholders: Placeholders): Promise<Recipe['links']> {
  const ids = [...linkOf(draft.course.details.trailer), ...inOrder(draft).flatMap((one) => linkOf(one.draft.content))];
  const links = await linksOf(ctx, ids);
  return [...new Set(ids)].flatMap((linkId) => {
    const link = links.get(linkId);
    return link ? [{ id: placeholders.of(linkId), url: link.url, title: link.title }] : [];
  });
}

async function writeThings(
  ctx: Context,
  lessons: readonly { readonly draft: LessonDraft }[],
  placeholders: Placeholders,
): Promise<Recipe['things']> {
  const things: Recipe['things'][number][] = [];
  for (const { draft } of lessons) {
    const thing = thingOfLesson(draft);
    const port = thing && lessonKindOf(thing.kind);
    if (!thing || !port) continue;
    const archived = await port.toArchive(ctx, thing.thingId);
    things.push({ id: placeholders.of(thing.thingId), kind: port.kind, archived });
  }
  return things;
}
