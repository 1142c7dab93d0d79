import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultQuestion } from '../filter-solutions.ts';
import { type Around, nextActions } from './next-actions.ts';

let questions = 0;
const question = (rest: Partial<ResultQuestion>) =>
  ({
    questionId: `q${++questions}`,
    outcome: 'right',
    seconds: 60,
    averageSeconds: 60,
    topperSeconds: null,
    full: 400,
    marks: rest.outcome === 'wrong' ? -100 : rest.outcome === 'unanswered' ? 0 : 400,
    first: null,
    ...rest,
  }) as ResultQuestion;
const right: ResultQuestion['first'] = { response: { options: [2] }, outcome: 'right' };
const chapter = (name: string, marks: number, full: number) =>
  ({ name, marks, full }) as AttemptResult['topics'][number];
const result = (questions: readonly ResultQuestion[], topics: AttemptResult['topics'] = []) =>
  ({ questions, topics, full: 12_000, paper: { id: 'this', minutes: 60, questions: 30 } }) as unknown as AttemptResult;
const nothing: Around = { papers: [], bookmarks: 0 };
const kinds = (given: AttemptResult, around = nothing) => nextActions(given, around).map(({ kind }) => kind);
const paper = (paperId: string, rest: Partial<Around['papers'][number]> = {}) =>
  ({ paperId, title: paperId, state: 'open', closesAt: null, ...rest }) as const;

describe('the next five actions', () => {
  it('begin with what is won most easily: an answer that was right before it was changed', () => {
    const given = result([
      question({ outcome: 'wrong', first: right, seconds: 90 }),
      question({ outcome: 'wrong', seconds: 90 }),
      question({ outcome: 'wrong', seconds: 90 }),
      question({ outcome: 'unanswered' }),
    ]);
    expect(kinds(given)).toEqual(['wrong', 'retake', 'changed', 'skipped']);
    expect(kinds(result([question({ outcome: 'wrong', first: right, seconds: 90 })]))).toEqual(['changed', 'retake']);
  });

  it('name the same questions in one line to read: eight hurried wrong ones are that, and a test to take again', () => {
    const eight = Array.from({ length: 8 }, () => question({ outcome: 'wrong' }));
    expect(kinds(result(eight))).toEqual(['hasty', 'retake']);
    expect(kinds(result([...eight, question({ outcome: 'wrong', seconds: 90 })]))).toEqual([
      'hasty',
      'wrong',
      'retake',
    ]);
  });

  it('say what is at stake: the marks of the questions they show', () => {
    const [first] = nextActions(result([question({ outcome: 'wrong' }), question({ outcome: 'wrong' })]), nothing);
    expect(first).toEqual({ kind: 'hasty', show: 'fastWrong', count: 2, marks: 1000 });
  });

  it('measure time by what it could have brought', () => {
    const [first] = nextActions(result([question({ seconds: 420 })]), nothing);
    expect(first).toEqual({ kind: 'slow', show: 'slowRight', count: 1, marks: 1200 });
  });

  it('name the three chapters that lost most, and none in which nothing was lost', () => {
    const topics = [
      chapter('a', 0, 400),
      chapter('b', -100, 800),
      chapter('c', 800, 800),
      chapter('d', 0, 1200),
      chapter('e', 300, 800),
    ];
    const [first] = nextActions(result([], topics), nothing);
    expect(first).toMatchObject({
      kind: 'chapters',
      chapters: [{ name: 'd' }, { name: 'b' }, { name: 'e' }],
      marks: 2600,
    });
  });

  it('keep a place for the next open paper: what runs, then what closes first, never this one', () => {
    const all = result(
      [
        question({ outcome: 'wrong', first: right }),
        question({ outcome: 'wrong' }),
        question({ outcome: 'wrong', seconds: 90 }),
        question({ outcome: 'unanswered' }),
        question({ seconds: 300 }),
      ],
      [chapter('a', 0, 400)],
    );
    const papers = [
      paper('this', { closesAt: '2026-01-01T00:00:00Z' }),
      paper('done', { state: 'done' }),
      paper('open'),
      paper('soon', { closesAt: '2026-02-01T00:00:00Z' }),
    ];
    expect(kinds(all)).toHaveLength(5);
    expect(nextActions(all, { papers, bookmarks: 9 }).at(-1)).toMatchObject({ kind: 'paper', paperId: 'soon' });
    const running = [...papers, paper('running', { state: 'running' })];
    expect(nextActions(all, { papers: running, bookmarks: 9 }).at(-1)).toMatchObject({ paperId: 'running' });
  });

  it('fill up with the bookmarks, and are none where there is nothing to do', () => {
    expect(kinds(result([question({})]), { papers: [paper('open')], bookmarks: 3 })).toEqual(['paper', 'bookmarks']);
    expect(kinds(result([question({})]))).toEqual([]);
  });

  it('are never more than five, none twice, each with something behind it', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            outcome: fc.constantFrom('right' as const, 'wrong' as const, 'unanswered' as const),
            seconds: fc.nat(400),
            first: fc.constantFrom(null, right),
          }),
        ),
        fc.nat(3),
        fc.boolean(),
        (rests, bookmarks, open) => {
          const actions = nextActions(result(rests.map(question)), { papers: open ? [paper('open')] : [], bookmarks });
          expect(actions.length).toBeLessThanOrEqual(5);
          expect(new Set(actions.map(({ kind }) => kind)).size).toBe(actions.length);
          for (const action of actions) if ('count' in action) expect(action.count).toBeGreaterThan(0);
          expect(actions.some(({ kind }) => kind === 'paper')).toBe(open);
        },
      ),
    ));
});
