import type { Context } from '../../src/kernel/context.ts';
import { fromSource } from '@abhyas/contract/rich-text';
import { examCodes, subjectCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { aPaper, someAttempts } from '../../src/domains/assessments/factories.ts';
import { schemes } from '../../src/domains/assessments/marking/schemes.ts';
import { aCourse } from '../../src/domains/courses/factories.ts';
import { seedBank, type SeededQuestion } from './bank.ts';
import { seedStudy } from './courses/study.ts';
import { seedBookProgress, seedPhysicsBook } from './courses/books.ts';
import { bookStories } from './courses/book-stories.ts';
import { of, single, spread } from './papers/choosing.ts';
import { at, DAY, dayAt, HOUR, liveWindow } from './papers/days.ts';
import { abilityOf, placed, sitting } from './papers/sittings.ts';

/** The publisher's paper that is always open. */
export const northstarPapers = ['Sample paper of the problem book'] as const;

interface Cast {
  readonly owner: Context;
  readonly teacherId: string;
  readonly studentIds: readonly string[];
}

/** The publisher: two books with courses beside them, their bank, a sample paper that is open and one that its readers sat. Answers the problem book. */
export async function seedNorthstar({ owner, teacherId, studentIds }: Cast): Promise<{ bookId: string }> {
  const bank = await seedBank(owner, (_chapter, subject) => subject === 'Physics' || subject === 'Chemistry');
  const then = at(owner, new Date(owner.clock.now().getTime() - 40 * DAY));
  const courses = [];
  for (const { title, subject, subtitle, description, learn, sections } of bookStories)
    courses.push(
      await aCourse(then, {
        title,
        type: 'free',
        details: {
          subtitle,
          description: fromSource(description),
          examId: examCodes.jee,
          subjectIds: [subjectCodes[subject]],
          teacherIds: [teacherId],
          pricePaise: 0,
          validityDays: null,
          learn: [...learn],
        },
        sections: sections.map((section) => ({
          title: section.title,
          lessons: section.lessons.map(({ minutes, text, title: name }) => ({
            title: name,
            seconds: minutes * 60,
            free: true,
            content: { kind: 'article' as const, body: fromSource(text) },
          })),
        })),
      }),
    );
  await seedSamples(owner, bank, studentIds);
  const book = await seedPhysicsBook(owner, bank, {
    title: 'Problem Book of Physics',
    authors: 'R. Rao and S. Iyer',
    about: 'Every chapter begins with problems that want one idea and ends with those that want two.',
    opensTo: 'everyone',
  });
  await seedBookProgress(owner, book, studentIds);
  await seedStudy(
    owner,
    studentIds.map((accountId, place) => ({ accountId, place })),
    courses,
  );
  return { bookId: book.bookId };
}

async function seedSamples(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
): Promise<void> {
  const now = owner.clock.now();
  const sections = (from: number) =>
    ['Physics', 'Chemistry'].map((title) => ({
      title,
      rule: schemes.jeeMainSingle.rule,
      questionIds: spread(bank, { count: 10, from }, of(title), single),
    }));
  await aPaper(owner, {
    title: northstarPapers[0],
    minutes: 40,
    sections: sections(0),
    settings: { ...liveWindow(now), attemptsAllowed: 3 },
  });
  const opensAt = dayAt(now, -12, 3.5);
  const paperId = await aPaper(at(owner, new Date(opensAt.getTime() - DAY)), {
    title: 'Chapter test of the problem book',
    minutes: 40,
    sections: sections(10),
    settings: { opensAt, closesAt: dayAt(now, -9, 15.5) },
  });
  const questions = placed(bank, sections(10));
  const stories = studentIds.map((accountId, place) =>
    sitting({
      accountId,
      ability: abilityOf(place, studentIds.length),
      seed: 500 + place,
      questions,
      startedAt: new Date(opensAt.getTime() + (place % 3) * DAY + (3 + place) * HOUR),
      minutes: 40,
    }),
  );
  await someAttempts(owner, paperId, stories);
}
