import { subjectCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { answerBook } from '../../../src/domains/books/exercises/answer-book.ts';
import { aBook, questionsOf } from '../../../src/domains/books/factories.ts';
import { keepBookPlace } from '../../../src/domains/books/reading/keep-book-place.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { actingAs } from '../acting-as.ts';
import type { SeededQuestion } from '../bank.ts';
import { at, DAY } from '../papers/days.ts';
import { abilityOf, numbers, rightAnswer, wrongAnswer } from '../papers/sittings.ts';
import { physicsBook } from './physics-book.ts';

interface Printed {
  readonly bookId: string;
  readonly title: string;
  /** Exercises in their order, each with its questions in theirs. */
  readonly exercises: readonly { readonly itemId: string; readonly questions: readonly SeededQuestion[] }[];
}

/** The physics book, published 60 days ago: two exercises a chapter, easy questions before the others. */
export async function seedPhysicsBook(
  author: Context,
  bank: readonly SeededQuestion[],
  said: {
    readonly title: string;
    readonly authors: string;
    readonly about: string;
    readonly opensTo: 'everyone' | 'granted';
  },
): Promise<Printed> {
  const exercisesOf = (chapter: string) => {
    const all = bank.filter((question) => question.chapter === chapter);
    const easy = all.filter(({ draft }) => draft.difficulty === 0);
    return [easy, all.filter((question) => !easy.includes(question))].filter(({ length }) => length > 0);
  };
  const chapters = physicsBook.map(({ part, title, page, pages }, index) => ({
    part,
    title,
    free: index === 0,
    pages: pages.map((one, place) => ({ ...one, printedPage: page + 1 + 6 * place })),
    exercises: exercisesOf(title).map((questions, place) => ({
      title: place === 0 ? 'One idea' : 'Two ideas',
      printedPage: page + 18 + 3 * place,
      questionIds: questions.map(({ questionId }) => questionId),
    })),
  }));
  const then = at(author, new Date(author.clock.now().getTime() - 60 * DAY));
  const { bookId, exerciseIds } = await aBook(then, { ...said, subjectId: subjectCodes.physics, chapters });
  const questions = physicsBook.flatMap(({ title }) => exercisesOf(title));
  return {
    bookId,
    title: said.title,
    exercises: exerciseIds.map((itemId, n) => ({ itemId, questions: questions[n]! })),
  };
}

/** How far each reader of a book is: the first in its middle, the others somewhere, and some have not begun. */
export async function seedBookProgress(
  owner: Context,
  { bookId, exercises }: Printed,
  accountIds: readonly string[],
): Promise<void> {
  const now = owner.clock.now().getTime();
  for (const [place, accountId] of accountIds.entries()) {
    const reader = actingAs(owner, accountId, 'student');
    const next = numbers(4000 + place);
    const many = place === 0 ? 5 : Math.floor(next() * (exercises.length - 2));
    for (const [index, { itemId, questions }] of exercises.slice(0, many).entries()) {
      // The last exercise is not finished: there the reader goes on.
      const done = index === many - 1 ? questions.slice(0, Math.ceil(questions.length / 2)) : questions;
      const lines = await questionsOf(reader, bookId, itemId);
      const answers = done.map((question, at) => ({
        id: newId(),
        itemId: lines[at]!,
        response: next() < abilityOf(place, 40) ? rightAnswer(question) : wrongAnswer(question, next()),
        seconds: 40 + Math.floor(100 * next()),
        hinted: false,
        answeredAt: new Date(now - (3 * (many - index) - 1) * DAY + at * 120_000).toISOString(),
      }));
      await answerBook(reader, { params: { bookId }, body: { answers } });
      await keepBookPlace(reader, { params: { bookId }, body: { itemId } });
    }
  }
}
