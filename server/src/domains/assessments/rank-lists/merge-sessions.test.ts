import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile } from '../ranking/percentile.ts';
import { jeeMainChain, neetChain } from '../ranking/ranking-testing.ts';
import type { ResultFigures } from '../results/result-figures.ts';
import { mergeSessions, type Session } from './merge-sessions.ts';

const figures = (marks: number, maths = 0, wrong = 0, right = 1): ResultFigures => ({
  marks,
  positive: Math.max(0, marks),
  right,
  wrong,
  subjects: {
    maths: { marks: maths, positive: Math.max(0, maths), right, wrong },
    physics: { marks: marks - maths, positive: 0, right: 0, wrong: 0 },
  },
});
const result = (accountId: string, session: string, counted: ResultFigures) => ({
  accountId,
  attemptId: `${accountId}@${session}`,
  figures: counted,
});
const session = (label: string, rows: Record<string, ResultFigures>): Session => ({
  label,
  results: Object.entries(rows).map(([accountId, counted]) => result(accountId, label, counted)),
});
const listed = (entries: ReturnType<typeof mergeSessions>) =>
  entries.map(({ rank, accountId, session: of }) => `${rank} ${accountId} ${of}`);

describe('sessions of one exam', () => {
  it('are merged by percentile: a lower mark in a harder session may stand before a higher one', () => {
    const entries = mergeSessions(
      [
        session('easy', { asha: figures(29_000), bela: figures(28_000), chand: figures(27_000) }),
        session('hard', { dev: figures(20_000), esha: figures(10_000) }),
      ],
      'best_percentile',
      null,
    );
    expect(listed(entries)).toEqual(['1 asha easy', '1 dev hard', '3 bela easy', '4 esha hard', '5 chand easy']);
    expect(entries.map(({ atOrBelow, of }) => percentile(atOrBelow, of))).toEqual([
      '100.0000000',
      '100.0000000',
      '66.6666667',
      '50.0000000',
      '33.3333333',
    ]);
  });

  it('give a person who sat both the better percentile, once', () => {
    const entries = mergeSessions(
      [
        session('January', { asha: figures(10_000), bela: figures(20_000) }),
        session('April', { asha: figures(9000), chand: figures(8000), dev: figures(7000) }),
      ],
      'best_percentile',
      jeeMainChain,
    );
    expect(entries.filter(({ accountId }) => accountId === 'asha')).toMatchObject([
      { session: 'April', attemptId: 'asha@April', marks: 9000, atOrBelow: 3, of: 3 },
    ]);
    expect(entries).toHaveLength(4);
  });

  it('tell equal totals apart by the percentiles of the subjects, where the exam names marks too', () => {
    const one = session('one', { asha: figures(10_000, 4000), bela: figures(10_000, 6000) });
    // NEET: Biology, Chemistry, then Physics, in which asha has more.
    expect(listed(mergeSessions([one], 'best_percentile', neetChain))).toEqual(['1 asha one', '2 bela one']);
    expect(listed(mergeSessions([one], 'best_percentile', jeeMainChain))).toEqual(['1 bela one', '2 asha one']);
  });

  it('rank everybody exactly once, as counting the exact shares does', () => {
    const row = fc.record({ account: fc.integer({ min: 0, max: 30 }), marks: fc.integer({ min: 0, max: 12 }) });
    const part = fc.uniqueArray(row, { selector: ({ account }) => account, maxLength: 20 });
    fc.assert(
      fc.property(part, part, (a, b) => {
        const sessions = [a, b].map((rows, at) =>
          session(
            String(at),
            Object.fromEntries(rows.map(({ account, marks }) => [`p${account}`, figures(marks * 100)])),
          ),
        );
        const entries = mergeSessions(sessions, 'best_percentile', null);
        const best = new Map<string, number>();
        for (const { results } of sessions)
          for (const { accountId, figures: mine } of results) {
            const share = results.filter((other) => other.figures.marks <= mine.marks).length / results.length;
            best.set(accountId, Math.max(best.get(accountId) ?? 0, share));
          }
        expect(entries.map(({ accountId }) => accountId).toSorted()).toEqual([...best.keys()].toSorted());
        for (const { accountId, rank } of entries)
          expect(rank).toBe(1 + [...best.values()].filter((share) => share > best.get(accountId)! + 1e-12).length);
      }),
    );
  });
});

describe('parts of one exam', () => {
  it('are added, and who missed one is not ranked', () => {
    const entries = mergeSessions(
      [
        session('Paper 1', { asha: figures(9000, 4000), bela: figures(8000, 8000), chand: figures(18_000) }),
        session('Paper 2', { asha: figures(1000, 1000), bela: figures(5000, 0) }),
      ],
      'sum',
      null,
    );
    expect(entries).toMatchObject([
      { rank: 1, accountId: 'bela', marks: 13_000, atOrBelow: 2, of: 2, session: '' },
      {
        rank: 2,
        accountId: 'asha',
        marks: 10_000,
        subjects: [
          { subject: 'maths', marks: 5000 },
          { subject: 'physics', marks: 5000 },
        ],
      },
    ]);
  });

  it('are nobody where there is no part', () => expect(mergeSessions([], 'sum', null)).toEqual([]));
});
