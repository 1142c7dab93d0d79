import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseDetails, CourseOutline } from '@abhyas/contract/courses/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { listSubjects } from '../../taxonomy/index.ts';
import {
  type ListedCourse,
  readListed,
  readPublished,
  removeListing,
  saveListing,
  listPacksOf,
} from './listings.store.ts';
import { indexCourse } from './search/index-course.ts';
import { removeTerms } from './search/terms.store.ts';

/**
 * Puts a course on the shelves as it is published now, with the packs that hold it; takes it off where it is not published.
 * To be called in the transaction that publishes, archives or brings it back.
 */
export async function listCourse(tx: TransactionContext, courseId: string): Promise<void> {
  await listOne(tx, courseId);
  for (const packId of await listPacksOf(tx, courseId)) await listOne(tx, packId);
}

async function listOne(tx: TransactionContext, courseId: string): Promise<void> {
  const published = await readPublished(tx, courseId);
  if (!published) {
    await removeListing(tx, courseId);
    await removeTerms(tx, courseId);
    return;
  }
  const { details, outline } = published;
  const inside = isPackType(published.type) ? await readListed(tx, outline.courseIds) : [];
  const subjects = await listSubjects(tx);
  await saveListing(tx, {
    courseId,
    type: published.type,
    title: details.title,
    examId: details.examId,
    subjectIds: details.subjectIds.filter((id) => subjects.some((subject) => subject.id === id)),
    language: details.language,
    pricePaise: published.type === 'free' ? 0 : details.pricePaise,
    publishedAt: published.publishedAt,
    card: cardOf(details, outline, inside),
  });
  await indexCourse(tx, { courseId, details, outline });
}

/** What a card shows beside the columns; a pack is as long as its courses together. */
function cardOf(details: CourseDetails, outline: CourseOutline, inside: readonly ListedCourse[]) {
  const lessons = outline.sections.flatMap((section) => section.lessons);
  const sum = (of: (card: ListedCourse['card']) => number) => inside.reduce((total, { card }) => total + of(card), 0);
  return {
    subtitle: details.subtitle,
    coverId: details.coverId,
    teacherIds: [...details.teacherIds],
    listPricePaise: details.listPricePaise,
    lessons: lessons.length + sum((card) => card.lessons),
    tests: lessons.filter(({ kind }) => kind === 'quiz' || kind === 'paper').length + sum((card) => card.tests),
    seconds: lessons.reduce((total, { seconds }) => total + (seconds ?? 0), 0) + sum((card) => card.seconds),
  };
}
