import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { listExams, listSubjects } from '../../taxonomy/index.ts';
import { type ListedCourse, readListed } from './listings.store.ts';

/** The cards of these courses by id; what is not on the shelves (draft, archived) is missing. */
export async function cardsOf(ctx: Context, courseIds: readonly string[]): Promise<Map<string, CourseCard>> {
  const cards = await presentCards(ctx, await readListed(ctx, courseIds));
  return new Map(cards.map((card) => [card.courseId, card]));
}

/** Rows of the shelves with the names and addresses that a card shows. */
export async function presentCards(ctx: Context, listed: readonly ListedCourse[]): Promise<CourseCard[]> {
  if (listed.length === 0) return [];
  const [exams, subjects] = [await listExams(ctx), await listSubjects(ctx)];
  const names = await namesOf(ctx, [...new Set(listed.flatMap(({ card }) => card.teacherIds))]);
  const covers = await addressesOf(
    ctx,
    listed.flatMap(({ card }) => card.coverId ?? []),
  );
  return listed.map(({ card, ...row }) => ({
    courseId: row.courseId,
    type: row.type,
    title: row.title,
    subtitle: card.subtitle,
    coverUrl: (card.coverId && covers.get(card.coverId)) ?? null,
    exam: exams.find(({ id }) => id === row.examId)?.name ?? null,
    subjects: row.subjectIds.flatMap((id) => subjects.find((subject) => subject.id === id)?.code ?? []),
    language: row.language,
    teachers: card.teacherIds.flatMap((id) => names.get(id)?.name ?? []),
    lessons: card.lessons,
    tests: card.tests,
    seconds: card.seconds,
    pricePaise: row.pricePaise,
    listPricePaise: card.listPricePaise !== null && card.listPricePaise > row.pricePaise ? card.listPricePaise : null,
    rating: row.ratings === 0 ? null : { hundredths: row.rating, count: row.ratings },
    learners: row.learners,
    bestseller: row.bestseller,
    publishedAt: row.publishedAt.toISOString(),
  }));
}

/** The picture that somebody uploaded as the cover of a course on the shelves. */
export async function coverIdOf(ctx: Context, courseId: string): Promise<string | null> {
  return (await readListed(ctx, [courseId]))[0]?.card.coverId ?? null;
}
