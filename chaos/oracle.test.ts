import type { SavedAnswer } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it } from 'vitest';
import { type EventRow, type Evidence, judge } from './oracle.ts';
import type { Acknowledged, Typed } from './typed.ts';

const chosen = (option: number, seconds: number): SavedAnswer => ({
  response: { options: [option] },
  review: false,
  seconds,
});
const typed = (seconds: number, more: Partial<Typed> = {}): Typed => ({
  device: 'first',
  seat: 1,
  questionId: 'q1',
  kind: 'answer',
  answer: chosen(1, seconds),
  kept: true,
  unreadable: false,
  forfeited: false,
  ...more,
});
const event = (sequence: number, more: Partial<EventRow> = {}): EventRow => ({
  seat: 1,
  sequence,
  questionId: 'q1',
  kind: 'answer',
  answer: chosen(1, sequence),
  late: false,
  savedAt: new Date(1000),
  ...more,
});
const acknowledged = (sequence: number, verdict: Acknowledged['verdict'] = 'saved'): Acknowledged => ({
  seat: 1,
  verdict,
  write: { sequence, questionId: 'q1', kind: 'answer', answer: chosen(1, sequence) },
});

/** One right answer to the first of two questions, put down, acknowledged, handed in and marked. */
const good: Evidence = {
  state: 'marked',
  endedBy: 'submitted',
  seat: 1,
  lastSequence: 1,
  lastMoment: new Date(2000),
  refused: 0,
  typed: [typed(1)],
  acknowledged: [acknowledged(1)],
  submitted: [{ seat: 1, lastSequence: 1, before: [typed(1)] }],
  events: [event(1)],
  words: [{ seat: 1, sequence: 1, questionId: 'q1', answer: chosen(1, 1) }],
  marks: 400,
  marked: [
    { questionId: 'q1', response: { options: [1] }, marks: 400 },
    { questionId: 'q2', response: null, marks: 0 },
  ],
  seen: new Map([['q1', 1]]),
  keys: new Map([
    ['q1', { options: [1] }],
    ['q2', { options: [2] }],
  ]),
  sectionMoments: null,
  sections: new Map([
    ['q1', 0],
    ['q2', 1],
  ]),
};

describe('the oracle', () => {
  it('has nothing to say where every promise was kept', () => {
    expect(judge(good)).toEqual([]);
  });

  it.each<[string, Partial<Evidence>, RegExp]>([
    [
      'an acknowledged answer is not in the history',
      { events: [], words: [], marks: 0, marked: [{ questionId: 'q1', response: null, marks: 0 }, good.marked[1]!] },
      /acknowledged write 1\/1 is lost/,
    ],
    ['its content was changed', { events: [event(1, { answer: chosen(2, 1) })] }, /kept with other content/],
    [
      'it was said to be saved and lies there as late',
      { events: [event(1, { late: true })] },
      /said to be saved, and is late/,
    ],
    ['an honest device is refused', { acknowledged: [acknowledged(1, 'refused')] }, /was refused/],
    ['a kept answer never arrived', { typed: [typed(1), typed(2)] }, /answer 2 of first never arrived/],
    [
      'an unreadable answer is gone from its device',
      { typed: [typed(1), typed(2, { unreadable: true })] },
      /1 unreadable answers are not kept/,
    ],
    [
      'one entry is in the history twice',
      { events: [event(1), event(2, { answer: chosen(1, 1) })] },
      /entry 1 is in the history twice/,
    ],
    ['an entry is from nobody', { events: [event(1), event(9, { kind: 'draft' })] }, /nobody put the entry 9 down/],
    [
      'a question stands in the result twice',
      { marked: [...good.marked, good.marked[0]!] },
      /holds 3 rows for 2 questions/,
    ],
    ['a marking was counted twice', { seen: new Map([['q1', 2]]) }, /was counted 2 times/],
    [
      'an older answer counts',
      { typed: [typed(1), typed(2)], events: [event(1), event(2, { answer: chosen(3, 2) })] },
      /marks of question q1 miss its newest answer/,
    ],
    [
      'an answer put down before the submit is late',
      { acknowledged: [], events: [event(1, { late: true })] },
      /put down before the submit and does not count/,
    ],
    [
      'an answer counts that came after the end',
      { events: [event(1, { savedAt: new Date(3000) })] },
      /came after the end and counts/,
    ],
    [
      'an answer counts that came after the time of its section',
      { sectionMoments: [new Date(900), new Date(2000)] },
      /came after the time of its section and counts/,
    ],
    ['the attempt never ended', { state: 'running', endedBy: null }, /the attempt is running/],
    ['the marks are not those of the responses', { marks: 300 }, /says 300 hundredths where 400 are due/],
  ])('tells when %s', (_, change, sentence) => {
    expect(judge({ ...good, ...change })).toContainEqual(expect.stringMatching(sentence));
  });

  it('knows the right response of every type', () => {
    const rows = { rows: [[1, 3], [2]] };
    const marked = [{ questionId: 'q1', response: rows, marks: 400 }, good.marked[1]!];
    const answer = { response: rows, review: false, seconds: 1 };
    const evidence: Evidence = {
      ...good,
      typed: [typed(1, { answer })],
      acknowledged: [],
      submitted: [],
      events: [event(1, { answer })],
      words: [{ seat: 1, sequence: 1, questionId: 'q1', answer }],
      marked,
      keys: new Map([...good.keys, ['q1', rows]]),
    };
    expect(judge(evidence)).toEqual([]);
    expect(judge({ ...evidence, keys: new Map([...good.keys, ['q1', { text: 'newton' }]]) })).not.toEqual([]);
  });

  it('forgives an answer handed in after its locked section was over', () => {
    const late = { acknowledged: [acknowledged(1, 'late')], events: [event(1, { late: true })], words: [] };
    const unmarked = { marks: 0, marked: [{ questionId: 'q1', response: null, marks: 0 }, good.marked[1]!] };
    const over = { sectionMoments: [new Date(900), new Date(2000)] };
    expect(judge({ ...good, ...late, ...unmarked, ...over })).toEqual([]);
    expect(judge({ ...good, ...late, ...unmarked })).not.toEqual([]);
  });

  it('forgives what was never promised: a lost store, a draft that gave way, a late answer of another seat', () => {
    const late = event(1, { seat: 2, late: true, answer: chosen(4, 5) });
    expect(
      judge({
        ...good,
        typed: [
          typed(1),
          typed(3, { forfeited: true }),
          typed(4, { kind: 'draft' }),
          typed(5, { seat: 2, device: 'second' }),
        ],
        events: [event(1), late],
      }),
    ).toEqual([]);
  });
});
