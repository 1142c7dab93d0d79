import { createCollection } from '../../../src/domains/questions/collections/create-collection.ts';
import type { Context } from '../../../src/kernel/context.ts';
import type { SeededQuestion } from '../bank.ts';

const sets = [
  { name: 'Mechanics: ten to begin with', chapters: ['Kinematics', 'Laws of Motion'], most: 10 },
  { name: 'Last week before JEE Main', chapters: undefined, most: 30 },
] as const;

/** Sets of questions that teachers keep, to add them to one test after the other. */
export async function seedCollections(teacher: Context, bank: readonly SeededQuestion[]): Promise<void> {
  for (const { name, chapters, most } of sets) {
    const fits = bank.filter((one) => !chapters || chapters.some((chapter) => chapter === one.chapter));
    const step = Math.max(1, Math.floor(fits.length / most));
    const questionIds = fits.filter((_one, place) => place % step === 0).map(({ questionId }) => questionId);
    if (questionIds.length > 0)
      await createCollection(teacher, { body: { name, questionIds: questionIds.slice(0, most) } });
  }
}
