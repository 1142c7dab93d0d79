import type { Home } from '@abhyas/contract/discovery/home';
import { describe, expect, it } from 'vitest';
import { filterPapers, homeFilterOf, nextPaper, showsPapers, type HomePaper } from './paper-filter.ts';

const aPaper = (title: string, subjects: readonly string[], rest: Partial<HomePaper> = {}) =>
  ({ paperId: title, title, subjects, opensAt: null, closesAt: null, ...rest }) as HomePaper;
const anExam = (code: string, subjects: readonly string[]) => ({
  code,
  subjects: subjects.map((name) => ({ code: name, name })),
});
const home = {
  exams: [anExam('jee', ['physics', 'chemistry', 'maths']), anExam('neet', ['physics', 'chemistry', 'biology'])],
  papers: [
    aPaper('Electrostatics', ['physics']),
    aPaper('JEE mock', ['physics', 'chemistry', 'maths']),
    aPaper('Genetics', ['biology']),
  ],
} as unknown as Home;
const titles = (exam: string | undefined, search = '') => filterPapers(home, exam, search).map(({ title }) => title);

describe('the papers of the home', () => {
  it('belong to an exam when all they ask is of that exam', () => {
    expect(titles(undefined)).toHaveLength(3);
    expect(titles('jee')).toEqual(['Electrostatics', 'JEE mock']);
    expect(titles('neet')).toEqual(['Electrostatics', 'Genetics']);
  });
  it('are found by words of title and subject, in any order', () => {
    expect(titles(undefined, 'MOCK phys')).toEqual(['JEE mock']);
    expect(titles('neet', 'mock')).toEqual([]);
  });
  it('are all shown for an exam that nobody knows', () => expect(titles('cuet')).toHaveLength(3));
});

it.each([
  ['an institute without papers says so', 'institute', [], true],
  ['a provider without papers shows only its institutes', 'provider', [], false],
  ['a provider with papers shows them too', 'provider', home.papers, true],
] as const)('%s', (_what, kind, papers, shown) => {
  expect(showsPapers({ ...home, papers: [...papers] }, kind)).toBe(shown);
});

describe('the paper of the hero', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const at = (day: number) => `2026-11-${day}T12:00:00Z`;
  it('is of the open ones the first to close', () => {
    const papers = [
      aPaper('late', [], { closesAt: at(25) }),
      aPaper('soon', [], { closesAt: at(21) }),
      aPaper('ever', []),
    ];
    expect(nextPaper(papers, now)?.title).toBe('soon');
  });
  it('is the first to open while none is', () => {
    const papers = [
      aPaper('b', [], { opensAt: at(24) }),
      aPaper('a', [], { opensAt: at(22) }),
      aPaper('gone', [], { closesAt: at(19) }),
    ];
    expect(nextPaper(papers, now)?.title).toBe('a');
  });
  it('is none when all are over', () =>
    expect(nextPaper([aPaper('gone', [], { closesAt: at(19) })], now)).toBeUndefined());
});

it('the address may hold anything; only words filter', () => {
  expect(homeFilterOf({ exam: 'jee', q: 12, other: 1 })).toEqual({ exam: 'jee', q: '12' });
  expect(homeFilterOf({ exam: ['x'], q: {} })).toEqual({});
});
