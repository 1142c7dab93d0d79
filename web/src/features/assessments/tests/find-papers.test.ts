import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { describe, expect, it } from 'vitest';
import { testsSearch } from '../student-addresses.ts';
import { filterPapers, findPapers, groupPapers } from './find-papers.ts';

const paper = (title: string, state: OpenPaper['state'], rest: Partial<OpenPaper> = {}): OpenPaper => ({
  paperId: title,
  kind: 'PREDEFINED',
  examIds: [],
  practice: false,
  title,
  state,
  questions: 30,
  marks: 12_000,
  minutes: 60,
  opensAt: null,
  closesAt: null,
  attemptsLeft: 1,
  attempts: [],
  ...rest,
});
const titles = (papers: readonly OpenPaper[]) => papers.map(({ title }) => title);

describe('the list of tests', () => {
  const all = [
    paper('missed early', 'missed', { closesAt: '2026-11-01T00:00:00Z' }),
    paper('open at any time', 'open'),
    paper('open until tonight', 'open', { closesAt: '2026-11-20T18:00:00Z' }),
    paper('NEET mock', 'running'),
    paper('JEE mock', 'upcoming', { opensAt: '2026-11-25T00:00:00Z' }),
    paper('sooner', 'upcoming', { opensAt: '2026-11-22T00:00:00Z' }),
    paper('missed late', 'missed', { closesAt: '2026-11-10T00:00:00Z' }),
  ];

  it('begins with what runs, then what closes first, what opens first, and what was missed last', () => {
    expect(groupPapers(all).map(({ state, papers }) => [state, titles(papers)])).toEqual([
      ['running', ['NEET mock']],
      ['open', ['open until tonight', 'open at any time']],
      ['upcoming', ['sooner', 'JEE mock']],
      ['missed', ['missed late', 'missed early']],
    ]);
  });

  it('shows under "now" what runs and what is open', () => {
    expect(titles(filterPapers(all, 'now'))).toEqual(['open at any time', 'open until tonight', 'NEET mock']);
  });

  it('shows under "done" what was attempted, also while another attempt is allowed', () => {
    const again = paper('again', 'open', { attempts: [{ startedAt: '2026-11-19T10:00:00Z' } as never] });
    expect(titles(filterPapers([again, ...all], 'done'))).toEqual(['again']);
    expect(titles(filterPapers([again], 'now'))).toEqual([]);
  });

  it('finds by words of the title, in any case', () => {
    expect(titles(findPapers(all, { find: ' neet' }))).toEqual(['NEET mock']);
    expect(titles(findPapers(all, { find: 'Mock' }))).toEqual(['NEET mock', 'JEE mock']);
    expect(findPapers(all, {})).toHaveLength(all.length);
  });
});

it('reads only addresses that somebody could have chosen', () => {
  expect(testsSearch.read({ show: 'done', find: 7 })).toEqual({ show: 'done', find: '7' });
  expect(testsSearch.read({ show: 'all', find: '' })).toEqual({});
  expect(testsSearch.patch({ show: 'done', find: 'x' }, { show: 'all', find: undefined })).toEqual({});
});
