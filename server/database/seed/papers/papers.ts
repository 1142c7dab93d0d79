import type { PaperSettings } from '@abhyas/contract/assessments/shapes';
import { savePaperSettings } from '../../../src/domains/assessments/authoring/save-paper-settings.ts';
import { listPapers } from '../../../src/domains/assessments/authoring/list-papers.ts';
import { aPaper, someAttempts } from '../../../src/domains/assessments/factories.ts';
import { schemes } from '../../../src/domains/assessments/marking/schemes.ts';
import type { Context } from '../../../src/kernel/context.ts';
import type { SeededQuestion } from '../bank.ts';
import { of, single, spread, typed } from './choosing.ts';
import { at, DAY, dayAt, HOUR, liveWindow } from './days.ts';
import { MOCK, seedMock } from './mock.ts';
import { abilityOf, placed, sitting } from './sittings.ts';

/** The papers that are always open; the first is what the README's student sits. */
export const livePapers = ['JEE Main practice: Physics and Maths', 'NEET bilingual mini test', MOCK] as const;
const closedPaper = 'Full syllabus test 1';

/** What was sat: one attempt of each student, and the questions in their order. */
interface ClosedPaper {
  readonly attemptIds: readonly string[];
  readonly questionIds: readonly string[];
}

const jee = (title: string, questionIds: string[]) => ({ title, questionIds, rule: schemes.jeeMainSingle.rule });

/** Three open papers, and a closed one that every student sat. `owner` acts for the institute. */
export async function seedPapers(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
): Promise<{ closed: ClosedPaper }> {
  const now = owner.clock.now();
  await aPaper(owner, {
    title: livePapers[0],
    minutes: 60,
    sections: [
      jee('Physics', spread(bank, { count: 10 }, of('Physics'), single)),
      jee('Maths', spread(bank, { count: 10 }, of('Maths'), single)),
      {
        title: 'Numerical value',
        rule: schemes.jeeMainSingle.rule,
        questionIds: spread(bank, { count: 5 }, typed, ({ subject }) => subject === 'Physics' || subject === 'Maths'),
      },
    ],
    settings: { ...liveWindow(now), attemptsAllowed: 3 },
  });
  await aPaper(owner, bilingual(bank, liveWindow(now)));
  await seedMock(owner, bank, studentIds, liveWindow(now));
  return { closed: await seedClosed(owner, bank, studentIds) };
}

/** A fifth of a NEET paper, in its proportions: every question in English and in Hindi. */
function bilingual(
  bank: readonly SeededQuestion[],
  window: ReturnType<typeof liveWindow>,
): Parameters<typeof aPaper>[1] {
  const translated = ({ draft }: SeededQuestion) => draft.content.hi !== undefined;
  const section = (title: string, count: number) => ({
    title,
    rule: schemes.neet.rule,
    questionIds: spread(bank, { count }, of(title), single, translated),
  });
  return {
    title: livePapers[1],
    minutes: 36,
    languages: ['en', 'hi'],
    sections: [section('Physics', 9), section('Chemistry', 9), section('Biology', 18)],
    settings: { ...window, attemptsAllowed: 3 },
  };
}

async function seedClosed(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
): Promise<ClosedPaper> {
  const now = owner.clock.now();
  const opensAt = dayAt(now, -6, 3.5);
  const sections = [
    ...['Physics', 'Chemistry', 'Maths'].map((subject) =>
      jee(subject, spread(bank, { count: 10 }, of(subject), single)),
    ),
    {
      title: 'Several correct',
      rule: schemes.jeeAdvancedMultiple2025.rule,
      questionIds: spread(bank, { count: 4 }, ({ type }) => type === 'MULTIPLE'),
    },
  ];
  // Published when its window had not closed yet: the clock of the story stands there.
  const then = at(owner, new Date(opensAt.getTime() - DAY));
  const settings = { opensAt, closesAt: dayAt(now, -2, 15.5) };
  const paperId = await aPaper(then, { title: closedPaper, minutes: 60, sections, settings });
  const questions = placed(bank, sections);
  const stories = studentIds.map((accountId, place) =>
    sitting({
      accountId,
      ability: abilityOf(place, studentIds.length),
      seed: place + 1,
      questions,
      startedAt: new Date(opensAt.getTime() + (place % 4) * DAY + (2 + (place % 9)) * HOUR),
      minutes: 60,
      expired: place % 13 === 12,
    }),
  );
  const attemptIds = await someAttempts(owner, paperId, stories);
  return { attemptIds, questionIds: questions.map(({ questionId }) => questionId) };
}

/** Moves the windows of the open papers with the days, so that there is always something to sit. */
export async function renewWindows(owner: Context, titles: readonly string[]): Promise<void> {
  const now = owner.clock.now();
  for (const title of titles) {
    const { rows } = await listPapers(owner, { query: { page: 1, size: 5, search: title, status: 'published' } });
    const paper = rows.find((row) => row.title === title);
    if (!paper || (paper.closesAt && Date.parse(paper.closesAt) > now.getTime() + 2 * DAY)) continue;
    const { opensAt, closesAt } = liveWindow(now);
    const settings: PaperSettings = {
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      attemptsAllowed: 3,
      resultVisibility: 'at_once',
      resultsOn: null,
      graceSeconds: 20,
    };
    await savePaperSettings(owner, { params: { paperId: paper.id }, body: settings });
  }
}
