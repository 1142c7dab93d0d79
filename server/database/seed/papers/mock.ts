import { insertDraft } from '../../../src/domains/assessments/authoring/insert-draft.ts';
import { defaultSettings } from '../../../src/domains/assessments/authoring/default-draft.ts';
import { getPaper } from '../../../src/domains/assessments/versions/papers.store.ts';
import { publish } from '../../../src/domains/assessments/publishing/publish-paper.ts';
import { someAttempts } from '../../../src/domains/assessments/factories.ts';
import { draftOfPattern } from '../../../src/domains/assessments/authoring/draft-of-pattern.ts';
import { examPatterns } from '../../../src/domains/assessments/patterns/exam-patterns.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import type { SeededQuestion } from '../bank.ts';
import { of, single, spread, typed } from './choosing.ts';
import { at, DAY, dayAt, HOUR } from './days.ts';
import { abilityOf, placed, sitting } from './sittings.ts';

export const MOCK = 'JEE Main mock 1';
const PATTERN = 'jee-main-2025';
const subjects = ['Physics', 'Chemistry', 'Maths'] as const;

/** Section B is marked to the nearest whole number, so that is what its answers are. */
const whole = ({ draft: { key } }: SeededQuestion) =>
  key.kind === 'number' && key.accepted.every(({ from, to }) => Number.isInteger((Number(from) + Number(to)) / 2));

/**
 * The whole of JEE Main after its official pattern: 75 questions in three hours, section A and B of each subject. Every other student sat it
 * on the first two days; the first one of the README has it still to come.
 */
export async function seedMock(
  owner: Context,
  bank: readonly SeededQuestion[],
  studentIds: readonly string[],
  window: { readonly opensAt: Date; readonly closesAt: Date },
): Promise<void> {
  const pattern = (await examPatterns(owner)).find(({ id }) => id === PATTERN);
  if (!pattern) throw new Error(`there is no pattern ${PATTERN}`);
  const draft = draftOfPattern(MOCK, pattern);
  const chosen = subjects.flatMap((subject) => [
    // The open practice paper has the first ten of a subject.
    spread(bank, { count: 20, from: 10 }, of(subject), single),
    spread(bank, { count: 5 }, of(subject), typed, whole),
  ]);
  const sections = draft.sections.map((section, place) => ({ ...section, questionIds: chosen[place] ?? [] }));
  const opensAt = dayAt(owner.clock.now(), -3, 3.5);
  const settings = { ...defaultSettings, attemptsAllowed: 3, opensAt, closesAt: window.closesAt };
  const then = at(owner, new Date(opensAt.getTime() - DAY));
  const paperId = await inTransaction(then, async (tx) => {
    const id = await insertDraft(tx, { ...draft, sections }, { settings });
    await publish(tx, await getPaper(tx, id, true));
    return id;
  });
  const questions = placed(bank, sections);
  const stories = studentIds.flatMap((accountId, place) =>
    place % 2 === 0
      ? []
      : [
          sitting({
            accountId,
            ability: abilityOf(place, studentIds.length),
            seed: 900 + place,
            questions,
            startedAt: new Date(opensAt.getTime() + (place % 4 < 2 ? 0 : DAY) + (1 + (place % 7)) * HOUR),
            minutes: 180,
          }),
        ],
  );
  await someAttempts(owner, paperId, stories);
}
