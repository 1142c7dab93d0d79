import { describe, expect, it } from 'vitest';
import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import {
  countStates,
  freshConsole,
  isUnsaved,
  paletteState,
  step,
  type ConsoleAction,
  type ConsoleState,
  type ConsoleWrite,
} from './console-state.ts';
import { aSheet } from './console-testing.ts';
import type { LocalWord } from './outbox.ts';
import { restoreConsole } from './restore-console.ts';

type Bare = ConsoleAction extends infer A
  ? A extends { at: number }
    ? Omit<A, 'at'> & { at?: number }
    : never
  : never;
const option = (number: number): Bare => ({ type: 'select', response: { options: [number] } });
const jump = (questionId: string): Bare => ({ type: 'jump', questionId });

/** Opens a paper and does these things one second apart. */
function sit(
  actions: readonly Bare[],
  settings: Parameters<typeof aSheet>[0] = {},
  from = freshConsole(aSheet(settings)),
) {
  let state: ConsoleState = from;
  const writes: ConsoleWrite[] = [];
  for (const [place, action] of [{ type: 'resume' } as Bare, ...actions].entries()) {
    const made = step(state, { at: place * 1000, ...action } as ConsoleAction);
    state = made.state;
    writes.push(...made.writes);
  }
  return {
    state,
    writes,
    answers: writes.filter((write) => write.kind === 'answer'),
    look: (id: string) => paletteState(state.questions[id]!),
  };
}

describe('the palette', () => {
  it('shows only the first question as visited at the start', () => {
    const { look, state } = sit([]);
    expect([look('p1'), look('p2')]).toEqual(['notAnswered', 'notVisited']);
    expect(countStates(state)).toEqual({ notVisited: 4, notAnswered: 1, answered: 0, marked: 0, answeredMarked: 0 });
  });

  it.each([
    ['an option alone', [option(2), jump('p2')], 'notAnswered'],
    ['Save & next', [option(2), { type: 'saveNext' }], 'answered'],
    ['Save & next without an option', [{ type: 'saveNext' }], 'notAnswered'],
    ['Save & mark for review', [option(2), { type: 'saveReview' }], 'answeredMarked'],
    ['Save & mark for review without an option', [{ type: 'saveReview' }], 'marked'],
    ['Mark for review & next', [option(2), { type: 'reviewNext' }], 'answeredMarked'],
    ['Mark for review & next without an option', [{ type: 'reviewNext' }], 'marked'],
    ['Save & next after marking', [option(2), { type: 'reviewNext' }, jump('p1'), { type: 'saveNext' }], 'answered'],
    ['Clear response', [option(2), { type: 'saveReview' }, jump('p1'), { type: 'clear' }], 'notAnswered'],
  ] as [string, Bare[], string][])('after %s', (_what, actions, look) => expect(sit(actions).look('p1')).toBe(look));

  it('in a paper where marking does not save: the option that was not saved stays out, the saved one stays in', () => {
    const marksOnly = { reviewSaves: false };
    expect(sit([option(2), { type: 'reviewNext' }], marksOnly).look('p1')).toBe('marked');
    const changed = sit([option(2), { type: 'saveNext' }, jump('p1'), option(3), { type: 'reviewNext' }], marksOnly);
    expect(changed.look('p1')).toBe('answeredMarked');
    expect(changed.answers.at(-1)?.answer).toMatchObject({ response: { options: [2] }, review: true });
  });
});

describe('moving', () => {
  it.each([
    ['Save & next goes to the next question', 'p1', 'saveNext', 'p2'],
    ['Save & next at the end of a section goes to the first of the next', 'p3', 'saveNext', 'c1'],
    ['Save & next at the very end goes to the first', 'c2', 'saveNext', 'p1'],
    ['Mark for review & next goes on likewise', 'p3', 'reviewNext', 'c1'],
    ['Next stays at the very end', 'c2', 'next', 'c2'],
    ['Back stays at the very beginning', 'p1', 'back', 'p1'],
    ['Back goes into the section before', 'c1', 'back', 'p3'],
    ['Clear response stays', 'p2', 'clear', 'p2'],
  ] as const)('%s', (_what, from, type, to) => expect(sit([jump(from), { type }]).state.current).toBe(to));

  it('a section opens where it was left', () => {
    const { state } = sit([jump('p2'), { type: 'section', index: 1 }, { type: 'section', index: 0 }]);
    expect(state.current).toBe('p2');
  });

  it('over the palette does not save the option, but keeps it as a draft and on the screen', () => {
    const { answers, writes, state } = sit([option(3), jump('c1'), jump('p1')]);
    expect(answers).toEqual([]);
    expect(writes.findLast((write) => write.questionId === 'p1')).toMatchObject({
      kind: 'draft',
      answer: { response: { options: [3] } },
    });
    expect(state.questions['p1']!.selection).toEqual({ options: [3] });
    expect(isUnsaved(state.questions['p1']!)).toBe(true);
  });
});

describe('what is written', () => {
  it('carries the seconds of all visits, without those when nobody looked', () => {
    const { answers } = sit([
      { type: 'next', at: 10_000 },
      { type: 'back', at: 15_000 },
      { type: 'pause', at: 18_000 },
      { type: 'resume', at: 90_000 },
      { ...option(1), at: 92_000 },
      { type: 'saveNext', at: 93_500 },
    ]);
    expect(answers).toMatchObject([{ questionId: 'p1', answer: { seconds: 10 + 3 + 3 } }]);
  });

  it('is a null answer for Clear response, so that no older one comes back', () => {
    const { answers } = sit([option(1), { type: 'saveNext' }, jump('p1'), { type: 'clear' }]);
    expect(answers.at(-1)).toMatchObject({
      questionId: 'p1',
      kind: 'answer',
      answer: { response: null, review: false },
    });
  });

  it.each([['-'], ['.'], ['-.']])('is no answer for the number %s', (number) => {
    expect(
      sit([{ type: 'select', response: { number } }, { type: 'saveNext' }]).answers[0]!.answer.response,
    ).toBeNull();
  });

  it('is no answer and no draft text for spaces, which the server could not keep', () => {
    const { writes } = sit([{ type: 'select', response: { text: '  ' } }, { type: 'saveNext' }]);
    expect(writes.map((write) => write.answer.response)).toEqual([null, null]);
  });
});

describe('restoring', () => {
  const stored = (
    questionId: string,
    kind: 'answer' | 'draft',
    seat: number,
    sequence: number,
    chosen: number | null,
    review = false,
  ): StoredAnswer => ({
    questionId,
    kind,
    seat,
    sequence,
    answer: { response: chosen === null ? null : { options: [chosen] }, review, seconds: sequence },
  });
  const local = (
    questionId: string,
    kind: 'answer' | 'draft',
    seat: number,
    chosen: number,
    sequence?: number,
  ): LocalWord => ({
    scope: '',
    row: 1,
    questionId,
    kind,
    seat,
    answer: { response: { options: [chosen] }, review: false, seconds: 1 },
    ...(sequence && { sequence }),
  });
  const restore = (server: StoredAnswer[], device: LocalWord[] = []) =>
    restoreConsole(aSheet(), server, device).questions;

  it('takes the greatest seat, then the greatest number, wherever it lies', () => {
    expect(
      restore([stored('p1', 'answer', 2, 1, 4)], [local('p1', 'answer', 1, 1, 99)])['p1']!.saved?.response,
    ).toEqual({ options: [4] });
    expect(restore([stored('p1', 'answer', 1, 5, 4)], [local('p1', 'answer', 1, 1, 7)])['p1']!.saved?.response).toEqual(
      { options: [1] },
    );
  });

  it('holds what this device never sent for newer than what it sent', () => {
    expect(restore([stored('p1', 'answer', 1, 5, 4)], [local('p1', 'answer', 1, 2)])['p1']!.saved?.response).toEqual({
      options: [2],
    });
  });

  it('puts a newer draft on the screen and never among the answers', () => {
    const question = restore([stored('p1', 'answer', 1, 5, 4), stored('p1', 'draft', 1, 6, 2)])['p1']!;
    expect([question.selection, question.saved?.response]).toEqual([{ options: [2] }, { options: [4] }]);
    expect(paletteState(restore([stored('p1', 'draft', 1, 6, 2)])['p1']!)).toBe('notAnswered');
  });

  it('shows the answer where the draft is older', () => {
    expect(restore([stored('p1', 'answer', 1, 7, 4), stored('p1', 'draft', 1, 6, 2)])['p1']!.selection).toEqual({
      options: [4],
    });
  });

  it('keeps marks, cleared answers and the time spent', () => {
    const questions = restore([
      stored('p1', 'answer', 1, 7, null, true),
      stored('p2', 'answer', 1, 90, null),
      stored('p2', 'draft', 1, 40, 1),
    ]);
    expect([paletteState(questions['p1']!), paletteState(questions['p2']!), paletteState(questions['p3']!)]).toEqual([
      'marked',
      'notAnswered',
      'notVisited',
    ]);
    expect(questions['p2']!.spentMs).toBe(90_000);
  });

  it('opens the question that was worked on last', () => {
    expect(
      restoreConsole(aSheet(), [stored('c1', 'draft', 1, 9, 1), stored('p2', 'answer', 1, 8, 1)], []).current,
    ).toBe('c1');
    expect(restoreConsole(aSheet(), [stored('c1', 'draft', 1, 9, 1)], [], 'p3').current).toBe('p3');
    expect(restoreConsole(aSheet(), [], [], 'gone').current).toBe('p1');
  });
});
