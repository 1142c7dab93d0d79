import { describe, expect, it } from 'vitest';
import { guessColumns, headingRowOf } from './match-columns.ts';

const names = {
  name: ['Name', 'Student name', 'नाम', 'छात्र का नाम'],
  email: ['E-mail', 'Mail', 'ईमेल'],
  mobile: ['Mobile', 'Phone', 'मोबाइल'],
  parentMobile: ['Parent mobile', 'Father mobile', 'अभिभावक का मोबाइल'],
} as const;
const guessed = (headings: readonly string[], more = {}) =>
  guessColumns(headings, names, more).map(({ column, because }) => (column ? `${column} ${because}` : because));

describe('what the columns of a file hold', () => {
  it.each([
    [
      ['STUDENT NAME', 'e mail', 'मोबाइल'],
      ['name heading', 'email heading', 'mobile heading'],
    ],
    [
      ['Name of student', 'Student’s e-mail'],
      ['name nearly', 'email nearly'],
    ],
    [
      ['Moblie', 'Phonee'],
      ['mobile nearly', 'unknown'],
    ],
    [
      ['Mobile', 'Phone'],
      ['mobile heading', 'unknown'],
    ],
    [
      ['Parent mobile no.', 'Mobile no.'],
      ['parentMobile nearly', 'mobile nearly'],
    ],
    [
      ['Nam', 'Email', ''],
      ['name nearly', 'email heading', 'unknown'],
    ],
    [['parentMobile'], ['parentMobile heading']],
  ])('%j are guessed as %j', (headings, expected) => expect(guessed(headings)).toEqual(expected));

  it('gives a column to the heading that fits it best, whichever comes first', () =>
    expect(guessed(['Mobile of school', 'Mobile'])).toEqual(['unknown', 'mobile heading']));

  it('knows a column whose heading says nothing by most of its cells', () => {
    const looks = { email: /@/, mobile: /^\d{10}$/ };
    const cells = [
      ['9876543210', 'a@b.test', 'x'],
      ['9876543211', '', 'a@b.test'],
    ];
    expect(guessed(['A', 'B', 'C'], { cells, looks })).toEqual(['mobile cells', 'email cells', 'unknown']);
  });
});

describe('the row of headings', () => {
  it.each([
    [
      'is the first',
      [
        ['Name', 'E-mail'],
        ['Asha', 'a@b.test'],
      ],
      0,
    ],
    [
      'stands under a title and a date',
      [['Shree Classes'], ['', '12 Nov'], ['S.No', 'Name', 'Mobile'], ['1', 'Asha', '9']],
      2,
    ],
    ['is the first with several cells where none names a column', [['My pupils'], ['A', 'B'], ['1', '2']], 1],
    ['is the first of a file with a single column', [['Roll'], ['1']], 0],
  ])('%s', (_why, rows, at) => expect(headingRowOf(rows, names)).toBe(at));
});
