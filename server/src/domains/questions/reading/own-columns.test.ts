import { guessColumns, headingRowOf } from '@abhyas/contract/sheet-checks/match-columns';
import { describe, expect, it } from 'vitest';
import { columnNames } from './columns.ts';
import { headingWords, isEnough, meansTemplate, ownCells, ownNames } from './own-columns.ts';

const guessed = (header: readonly string[]) =>
  guessColumns(header, ownNames).map(({ column, because }) => column ?? because);

describe('the columns of a sheet that does not follow the template', () => {
  it.each([
    [
      ['S.No', 'Question', 'Opt 1', 'Opt 2', 'Ans', 'Yr'],
      ['counter', 'question', 'option1', 'option2', 'correct', 'pastExams'],
    ],
    [
      ['Q No', 'QUESTION TEXT', 'A', 'B', 'Correct Option', 'Soln', 'Remarks'],
      ['counter', 'question', 'option1', 'option2', 'correct', 'explanation', 'unknown'],
    ],
    [
      ['क्रमांक', 'प्रश्न', 'विकल्प क', 'विकल्प ख', 'सही उत्तर', 'अध्याय'],
      ['counter', 'question', 'option1', 'option2', 'correct', 'area'],
    ],
    [
      ['Question', 'Option (a)', 'Option (b)', 'Key', 'Key'],
      ['question', 'option1', 'option2', 'correct', 'unknown'],
    ],
    [
      ['The question', 'Option 7', 'Answr'],
      ['question', 'unknown', 'correct'],
    ],
  ])('%j are guessed as %j', (header, columns) => expect(guessed(header)).toEqual(columns));

  it('stand under titles, and above answers that are letters', () =>
    expect(
      headingRowOf([['Unit test'], ['Question', 'Opt 1', 'Ans'], ['What?', 'A', 'B'], ['1', '2', '3']], {
        heading: headingWords,
      }),
    ).toBe(1));

  it('say enough with a question and an answer', () =>
    expect([isEnough(['question', 'option1']), isEnough(['ignored', 'question', 'correct'])]).toEqual([false, true]));

  it('mean the template where most of them are its own', () =>
    expect([meansTemplate(Object.values(columnNames).slice(0, -1)), meansTemplate(['Question', 'Answer'])]).toEqual([
      true,
      false,
    ]));

  it.each([
    ['b', '2'],
    ['(B)', '2'],
    ['Option 2', '2'],
    ['18 N', '2'],
    ['2', '2'],
    ['A, B', '1,2'],
    ['', ''],
    ['none', 'none'],
  ])('an answer %j is the option %j', (said, correct) => {
    const columns = ['question', 'option1', 'option2', 'correct'].map((is) => ({ is, because: 'heading' as const }));
    const { cells, assumed } = ownCells(columns, ['Force?', '9 N', '18 N', said]);
    expect([cells[0], cells[8], assumed]).toEqual(['Force?', correct, true]);
  });
});
