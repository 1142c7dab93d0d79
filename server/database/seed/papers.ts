import type { PaperSettings } from '@abhyas/contract/assessments/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import { savePaperSettings } from '../../src/domains/assessments/authoring/save-paper-settings.ts';
import { listPapers } from '../../src/domains/assessments/authoring/list-papers.ts';
import { aPaper, type AttemptStory, someAttempts } from '../../src/domains/assessments/factories.ts';
import { schemes } from '../../src/domains/assessments/results/schemes.ts';
import type { Context } from '../../src/kernel/context.ts';
import type { SeededQuestion } from './bank.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Half past three in the afternoon UTC is nine in the evening in India, nine hours into its day's window. */
const dayAt = (now: Date, days: number, utcHours: number) =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + utcHours * HOUR);

/** The two papers that are always open: what the README's student sits. */
export const livePapers = ['JEE Main practice: Physics and Maths', 'NEET bilingual mini test'] as const;
const closedPaper = 'Full syllabus test 1';

const liveWindow = (now: Date) => ({ opensAt: dayAt(now, -1, 3.5), closesAt: dayAt(now, 5, 15.5) });
const single = ({ type }: SeededQuestion) => type === 'SINGLE';
const typed = ({ type }: SeededQuestion) => type === 'FILL-BLANK-NUMBER';
const of = (subject: string) => (question: SeededQuestion) => question.subject === subject;

/** So many questions, spread over the chapters. */
function spread(
  bank: readonly SeededQuestion[],
  count: number,
  ...fits: ((question: SeededQuestion) => boolean)[]
): string[] {
  const byChapter = [
    ...Map.groupBy(
      bank.filter((question) => fits.every((fit) => fit(question))),
      ({ chapter }) => chapter,
    ).values(),
  ];
  const chosen: string[] = [];
  for (let row = 0; chosen.length < count && byChapter.some((chapter) => chapter[row]); row++) {
    for (const chapter of byChapter) {
      const question = chapter[row];
      if (question && chosen.length < count) chosen.push(question.questionId);
    }
  }
  return chosen;
}

const jee = (title: string, questionIds: string[]) => ({ title, questionIds, rule: schemes.jeeMainSingle.rule });

/** Two open papers, and a closed one that every student sat. `owner` acts for the institute. */
export async function seedPapers(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
): Promise<void> {
  const now = owner.clock.now();
  await aPaper(owner, {
    title: livePapers[0],
    minutes: 60,
    sections: [
      jee('Physics', spread(bank, 10, of('Physics'), single)),
      jee('Maths', spread(bank, 10, of('Maths'), single)),
      {
        title: 'Numerical value',
        rule: schemes.jeeMainSingle.rule,
        questionIds: spread(bank, 5, typed, ({ subject }) => subject === 'Physics' || subject === 'Maths'),
      },
    ],
    settings: { ...liveWindow(now), attemptsAllowed: 3 },
  });
  const bilingual = bank
    .filter(({ draft, subject }) => draft.content.hi !== undefined && subject !== 'Maths')
    .map(({ questionId }) => questionId);
  await aPaper(owner, {
    title: livePapers[1],
    minutes: 20,
    languages: ['en', 'hi'],
    sections: [{ title: 'All subjects', rule: schemes.neet.rule, questionIds: bilingual }],
    settings: { ...liveWindow(now), attemptsAllowed: 3 },
  });
  await seedClosed(owner, bank, studentIds);
}

async function seedClosed(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
): Promise<void> {
  const now = owner.clock.now();
  const opensAt = dayAt(now, -6, 3.5);
  const sections = ['Physics', 'Chemistry', 'Maths'].map((subject) =>
    jee(subject, spread(bank, 10, of(subject), single)),
  );
  const multiple = {
    title: 'Several correct',
    rule: schemes.jeeAdvancedMultiple2025.rule,
    questionIds: spread(bank, 4, ({ type }) => type === 'MULTIPLE'),
  };
  // Published when its window had not closed yet: the clock of the story stands there.
  const then: Context = { ...owner, clock: { now: () => new Date(opensAt.getTime() - DAY) } };
  const paperId = await aPaper(then, {
    title: closedPaper,
    minutes: 60,
    sections: [...sections, multiple],
    settings: { opensAt, closesAt: dayAt(now, -2, 15.5) },
  });
  const placed = [...sections, multiple].flatMap(({ questionIds }) =>
    questionIds.map((id) => bank.find(({ questionId }) => questionId === id)!),
  );
  const stories = studentIds.map((accountId, at) => sitting(accountId, at, studentIds.length, placed, opensAt));
  await someAttempts(owner, paperId, stories);
}

/** The same story at every seeding: a small generator of numbers between 0 and 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Answered = AttemptStory['answers'][number] & { readonly seconds: number };

/** One student's sitting: from nearly everything right to nearly nothing, with hard questions slower and more often wrong. */
function sitting(
  accountId: string,
  at: number,
  of: number,
  questions: readonly SeededQuestion[],
  opensAt: Date,
): AttemptStory {
  const next = numbers(at + 1);
  // The first student, whom the README signs in, is good but not the best.
  const ability = at === 0 ? 0.78 : 0.15 + (0.82 * ((at * 17) % of)) / of;
  const answers = questions.flatMap((question): Answered[] => {
    const { draft } = question;
    const seconds = Math.round((25 + 45 * draft.difficulty + 70 * next()) * (1.25 - ability / 2));
    const luck = next() + 0.14 * (1 - draft.difficulty);
    if (luck > ability + 0.35)
      return next() < 0.5 ? [] : [{ questionId: question.questionId, response: null, seconds }];
    return [
      {
        questionId: question.questionId,
        response: luck < ability ? rightAnswer(question) : wrongAnswer(question, next()),
        seconds,
        review: next() < 0.12,
      },
    ];
  });
  const spent = answers.reduce((sum, { seconds }) => sum + seconds, 0);
  const startedAt = new Date(opensAt.getTime() + (at % 4) * DAY + (2 + (at % 9)) * HOUR);
  return { accountId, startedAt, answers, ...(at % 13 !== 12 && { minutes: Math.min(59, Math.ceil(spent / 60) + 1) }) };
}

function rightAnswer({ draft: { key } }: SeededQuestion): Response {
  if (key.kind === 'choice') return { options: [...key.accepted[0]!] };
  if (key.kind === 'number') return { number: key.accepted[0]!.from };
  if (key.kind === 'matrix') return { rows: key.rows };
  return { text: key.kind === 'text' ? key.accepted[0]! : '–' };
}

function wrongAnswer({ draft: { key, content } }: SeededQuestion, luck: number): Response {
  if (key.kind === 'matrix') return { rows: key.rows.map(([first]) => [first === 1 ? 2 : 1]) };
  if (key.kind !== 'choice') return key.kind === 'number' ? { number: '1234' } : { text: 'not known' };
  const wrong = content.en.options.map((_option, i) => i + 1).filter((option) => !key.accepted[0]!.includes(option));
  return { options: [wrong[Math.floor(luck * wrong.length)] ?? 1] };
}

/** Moves the windows of the open papers with the days, so that there is always something to sit. */
export async function renewWindows(owner: Context): Promise<void> {
  const now = owner.clock.now();
  for (const title of livePapers) {
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
