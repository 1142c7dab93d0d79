import { aPaper, someAttempts } from '../../../src/domains/assessments/factories.ts';
import { schemes } from '../../../src/domains/assessments/marking/schemes.ts';
import type { Context } from '../../../src/kernel/context.ts';
import type { SeededQuestion } from '../bank.ts';
import { of, single, spread } from './choosing.ts';
import { at, DAY, dayAt, HOUR } from './days.ts';
import { abilityOf, placed, sitting } from './sittings.ts';

export const WEEKS = 4;

/** A batch that sits a small test every Saturday evening of its weeks. */
export interface Track {
  readonly batchId: string;
  /** With their place among all students, which says how well they do. */
  readonly members: readonly { readonly accountId: string; readonly place: number }[];
  readonly title: string;
  readonly rule: (typeof schemes)['neet']['rule'];
  readonly subjects: Readonly<Record<string, number>>;
}
export const weekly = {
  jee: {
    title: 'JEE weekly test',
    rule: schemes.jeeMainSingle.rule,
    subjects: { Physics: 5, Chemistry: 5, Maths: 5 },
  },
  neet: { title: 'NEET weekly test', rule: schemes.neet.rule, subjects: { Physics: 4, Chemistry: 4, Biology: 8 } },
} as const;

/** The papers of the weeks behind us, the oldest first, for this batch alone. Nobody has sat them yet. */
export async function seedWeeklyPapers(
  owner: Context,
  bank: readonly SeededQuestion[],
  track: Omit<Track, 'members'>,
): Promise<string[]> {
  const made: string[] = [];
  for (let week = 1; week <= WEEKS; week++) {
    const opensAt = opening(owner, week);
    made.push(
      await aPaper(at(owner, new Date(opensAt.getTime() - DAY)), {
        title: `${track.title} ${week}`,
        minutes: 30,
        sections: sectionsOf(bank, track, week),
        settings: { opensAt, closesAt: new Date(opensAt.getTime() + DAY) },
        batchIds: [track.batchId],
      }),
    );
  }
  return made;
}

/** Nearly everybody sits every test; who learns gets a little better from week to week. */
export async function sitWeeklyPapers(
  owner: Context,
  bank: readonly SeededQuestion[],
  track: Track,
  paperIds: readonly string[],
): Promise<void> {
  for (const [index, paperId] of paperIds.entries()) {
    const week = index + 1;
    const opensAt = opening(owner, week);
    const questions = placed(bank, sectionsOf(bank, track, week));
    const stories = track.members.flatMap(({ accountId, place }) =>
      (place + week) % 9 === 8
        ? []
        : [
            sitting({
              accountId,
              ability: Math.min(0.97, abilityOf(place, 40) + 0.035 * (week - 2)),
              seed: 100 * week + place,
              questions,
              startedAt: new Date(opensAt.getTime() + (7 + (place % 5)) * HOUR),
              minutes: 30,
            }),
          ],
    );
    await someAttempts(owner, paperId, stories);
  }
}

const opening = (owner: Context, week: number) => dayAt(owner.clock.now(), 7 * (week - WEEKS - 1), 3.5);

const sectionsOf = (
  bank: readonly SeededQuestion[],
  { subjects, rule }: Pick<Track, 'subjects' | 'rule'>,
  week: number,
) =>
  Object.entries(subjects).map(([title, count]) => ({
    title,
    rule,
    questionIds: spread(bank, { count, from: count * (week - 1) }, of(title), single),
  }));
