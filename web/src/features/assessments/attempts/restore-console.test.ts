import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it } from 'vitest';
import { freshConsole, type ConsoleState } from './console-state.ts';
import { learnOlderAnswers } from './restore-console.ts';

const sheet = {
  sections: [{ questions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
  console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
} as unknown as Parameters<typeof freshConsole>[0];
const answer = (options: number[]) => ({ response: { options }, review: false, seconds: 5 });
const word = (questionId: string, seat: number, options: number[]): StoredAnswer => ({
  questionId,
  kind: 'answer',
  seat,
  sequence: 1,
  answer: answer(options),
});
const saved = (state: ConsoleState, id: string) => state.questions[id]?.saved?.response;

describe('what an older seat typed and what arrives late', () => {
  const fresh = freshConsole(sheet);

  it('is shown on a question that this seat has not answered', () => {
    const learnt = learnOlderAnswers(fresh, [word('a', 1, [2])], 2, new Set());
    expect(saved(learnt, 'a')).toEqual({ options: [2] });
    expect(learnt.questions['a']).toMatchObject({ selection: { options: [2] }, visited: true });
  });

  it('does not touch what this seat has answered, nor what stands unsaved on the screen', () => {
    const mine = {
      ...fresh,
      questions: {
        ...fresh.questions,
        a: { ...fresh.questions['a']!, saved: answer([1]) },
        b: { ...fresh.questions['b']!, selection: { options: [3] } },
      },
    };
    const learnt = learnOlderAnswers(mine, [word('a', 1, [2]), word('b', 1, [2])], 2, new Set(['a']));
    expect(saved(learnt, 'a')).toEqual({ options: [1] });
    expect(learnt.questions['b']).toMatchObject({ selection: { options: [3] }, saved: answer([2]) });
  });

  it('changes nothing when nothing is new', () => {
    expect(learnOlderAnswers(fresh, [word('a', 2, [2])], 2, new Set())).toBe(fresh);
  });
});
