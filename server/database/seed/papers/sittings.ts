import type { Response } from '@abhyas/contract/questions/shapes';
import type { AttemptStory } from '../../../src/domains/assessments/factories.ts';
import type { SeededQuestion } from '../bank.ts';

/** The same story at every seeding: a small generator of numbers between 0 and 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What share of an easy question's tries a student gets right; the first, whom the README signs in, is good but not the best. */
export const abilityOf = (place: number, among: number): number =>
  place === 0 ? 0.78 : 0.15 + (0.82 * ((place * 17) % among)) / among;

export interface Sitting {
  readonly accountId: string;
  readonly ability: number;
  readonly seed: number;
  readonly questions: readonly SeededQuestion[];
  readonly startedAt: Date;
  /** Minutes of the paper; `expired`: time ran out. */
  readonly minutes: number;
  readonly expired?: boolean;
}

type Answered = AttemptStory['answers'][number] & { readonly seconds: number };

/** One student's sitting: from nearly everything right to nearly nothing, with hard questions slower and more often wrong. */
export function sitting({ accountId, ability, seed, questions, startedAt, minutes, expired }: Sitting): AttemptStory {
  const next = numbers(seed);
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
  return {
    accountId,
    startedAt,
    answers,
    ...(!expired && { minutes: Math.min(minutes - 1, Math.ceil(spent / 60) + 1) }),
  };
}

export function rightAnswer({ draft: { key } }: SeededQuestion): Response {
  if (key.kind === 'choice') return { options: [...key.accepted[0]!] };
  if (key.kind === 'number') return { number: key.accepted[0]!.from };
  if (key.kind === 'matrix') return { rows: key.rows };
  return { text: key.kind === 'text' ? key.accepted[0]! : '–' };
}

export function wrongAnswer({ draft: { key, content } }: SeededQuestion, luck: number): Response {
  if (key.kind === 'matrix') return { rows: key.rows.map(([first]) => [first === 1 ? 2 : 1]) };
  if (key.kind !== 'choice') return key.kind === 'number' ? { number: '1234' } : { text: 'not known' };
  const wrong = content.en.options.map((_option, i) => i + 1).filter((option) => !key.accepted[0]!.includes(option));
  return { options: [wrong[Math.floor(luck * wrong.length)] ?? 1] };
}

/** The questions of these sections as the bank has them, in their order. */
export function placed(
  bank: readonly SeededQuestion[],
  sections: readonly { readonly questionIds: readonly string[] }[],
): SeededQuestion[] {
  const known = new Map(bank.map((question) => [question.questionId, question]));
  return sections.flatMap(({ questionIds }) => questionIds.flatMap((id) => known.get(id) ?? []));
}
