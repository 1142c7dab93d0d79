import { describe, expect, it } from 'vitest';
import { matchRows, numberOfQuestion, placeKey } from './match-rows.ts';

const none = {
  part: '',
  chapter: '',
  chapterNumber: '',
  exercise: '',
  exerciseNumber: '',
  number: '',
  page: '',
  question: '',
};
const known = {
  questions: new Map([
    [7, 'seven'],
    [8, 'eight'],
  ]),
  inside: new Map<string, Set<string>>(),
};
const match = (rows: readonly Partial<typeof none>[], given = known) =>
  matchRows(
    rows.map((row, at) => ({ row: at + 1, line: at + 2, given: { ...none, ...row } })),
    given,
  );
const first = { chapter: 'Waves', exercise: 'One idea', question: 'Q-7' };

describe('a row of a table of contents', () => {
  it.each([
    [{ ...first, chapter: '' }, 'CHAPTER_MISSING'],
    [{ ...first, exercise: '' }, 'EXERCISE_MISSING'],
    [{ ...first, question: '' }, 'QUESTION_MISSING'],
    [{ ...first, question: '99' }, 'QUESTION_UNKNOWN'],
    [{ ...first, question: 'seven' }, 'QUESTION_UNKNOWN'],
    [{ ...first, number: '1234567890123' }, 'NUMBER_LONG'],
    [{ ...first, page: 'twelve' }, 'PAGE_UNREADABLE'],
    [{ ...first, chapter: 'x'.repeat(161) }, 'NAME_LONG'],
  ])('%j is refused: %s', (row, code) => {
    expect(match([row])[0]!.problems!.map((one) => one.code)).toContain(code);
  });

  it('takes what it leaves empty from the row before it', () => {
    const [, second] = match([
      { ...first, chapterNumber: '6' },
      { question: '8', number: '2' },
    ]);
    expect(second).toMatchObject({
      state: 'ready',
      meant: { chapter: 'Waves', chapterNumber: '6', exercise: 'One idea' },
    });
  });

  it('is refused where its exercise has the question or the number already, and known where the book has it', () => {
    expect(match([first, { question: 'q 7' }])[1]!.problems).toEqual([{ column: 'question', code: 'QUESTION_TWICE' }]);
    expect(
      match([
        { ...first, number: '1' },
        { question: '8', number: '1' },
      ])[1]!.problems,
    ).toEqual([{ column: 'number', code: 'NUMBER_TWICE' }]);
    const inside = new Map([[placeKey({ ...none, ...first }), new Set(['seven'])]]);
    expect(match([first], { ...known, inside })[0]!.state).toBe('already');
  });

  it.each([
    ['Q-12', 12],
    ['q12', 12],
    [' 12 ', 12],
    ['12a', undefined],
  ])('reads the number of a question from %j', (written, number) => expect(numberOfQuestion(written)).toBe(number));
});
