import type { api } from '@abhyas/contract';
import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { port } from '../../../../kernel/port.ts';
import { listTeachers, namesOf } from '../../../identity/index.ts';
import { addressesOf } from '../../../media/index.ts';
import { cardsOf } from '../cards-of.ts';
import { listPacksOf, type PublishedCourse, readPublished } from '../listings.store.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { countOfTeachers, countStars } from './course-page.store.ts';

/** Whether what has a price can be bought here, and where the seller is written to. */
export const shop = port<(ctx: Context) => Promise<{ readonly open: boolean; readonly email: string }>>('courses.shop');

type Show = typeof api.courses.showCoursePage;
/** A published course as anybody may look at it. */
export async function showCoursePage(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  await requireCatalogue(ctx);
  return coursePageOf(ctx, params.courseId);
}

/** The same for those who have asked already whether it may be shown. NOT_FOUND where it is not published. */
export async function coursePageOf(ctx: Context, courseId: string): Promise<CoursePage> {
  const published = (await readPublished(ctx, courseId)) ?? fail('NOT_FOUND');
  const { details, outline, updatedAt } = published;
  const packIds = await listPacksOf(ctx, courseId);
  const cards = await cardsOf(ctx, [courseId, ...outline.courseIds, ...packIds]);
  const cardsAmong = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? []);
  const card = cards.get(courseId) ?? fail('NOT_FOUND');
  return {
    card,
    description: details.description,
    pictures: Object.fromEntries(
      await addressesOf(
        ctx,
        imagesOf(details.description).map(({ attrs }) => attrs.mediaId),
      ),
    ),
    learn: details.learn,
    faq: details.faq,
    validityDays: details.validityDays,
    trailer: details.trailer !== null,
    teachers: await teachersOf(ctx, details.teacherIds),
    sections: outline.sections.map(presentSection),
    courses: cardsAmong(outline.courseIds),
    packs: cardsAmong(packIds),
    stars: await countStars(ctx, courseId),
    updatedAt: updatedAt.toISOString(),
    askBy: card.pricePaise > 0 ? await whomToAsk(ctx) : null,
  };
}

async function whomToAsk(ctx: Context): Promise<CoursePage['askBy']> {
  const { open, email } = await shop()(ctx);
  return open ? null : { email };
}

const presentSection = ({ sectionId, title, lessons }: PublishedCourse['outline']['sections'][number]) => ({
  sectionId,
  title,
  lessons: lessons.map(({ lessonId, kind, title: name, seconds, free }) => ({
    lessonId,
    kind,
    title: name,
    seconds,
    free,
  })),
});

/** In the order of the course; who left is named without a picture, who was erased not at all. */
async function teachersOf(ctx: Context, ids: readonly string[]): Promise<CoursePage['teachers']> {
  if (ids.length === 0) return [];
  const here = new Map((await listTeachers(ctx)).map((teacher) => [teacher.id, teacher]));
  const names = await namesOf(ctx, ids);
  const photos = await addressesOf(
    ctx,
    ids.flatMap((id) => here.get(id)?.photoMediaId ?? []),
  );
  const courses = await countOfTeachers(ctx, ids);
  return ids.flatMap((id) => {
    const name = names.get(id)?.name;
    if (name === undefined) return [];
    const { photoMediaId = null, subjects = [] } = here.get(id) ?? {};
    return [
      {
        id,
        name,
        subjects: [...subjects],
        photoUrl: (photoMediaId && photos.get(photoMediaId)) ?? null,
        courses: courses.get(id) ?? 0,
      },
    ];
  });
}
