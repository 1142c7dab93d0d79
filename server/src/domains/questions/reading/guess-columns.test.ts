import { describe, expect, it } from 'vitest';
import { columnNames } from './columns.ts';
import { guessColumns, guessedCells } from './guess-columns.ts';
import { suggestOptions } from './suggest-fix.ts';

describe('the columns of a sheet that does not follow the template', () => {
  it.each([
    [
      ['S.No', 'Question', 'Opt 1', 'Opt 2', 'Ans', 'Yr'],
      { question: 1, option1: 2, option2: 3, correct: 4, pastExams: 5 },
      [],
    ],
    [
      ['Q No', 'QUESTION TEXT', 'A', 'B', 'Correct Option', 'Soln', 'Remarks'],
      { question: 1, option1: 2, option2: 3, correct: 4, explanation: 5 },
      [6],
    ],
    [
      ['क्रमांक', 'प्रश्न', 'विकल्प क', 'विकल्प ख', 'सही उत्तर', 'अध्याय'],
      { question: 1, option1: 2, option2: 3, correct: 4, area: 5 },
      [],
    ],
    [['Question', 'Option (a)', 'Option (b)', 'Key', 'Key'], { question: 0, option1: 1, option2: 2, correct: 3 }, [4]],
  ])('%j are found by their headings', (header, columns, leftOut) =>
    expect(guessColumns(header)).toEqual({ columns, leftOut }),
  );

  it.each([
    ['no answer', ['Question', 'A', 'B']],
    ['no options', ['Question', 'Answer']],
    ['the template but for one column', Object.values(columnNames).slice(0, -1)],
  ])('are not guessed where there is %s', (_what, header) => expect(guessColumns(header)).toBeUndefined());

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
    const guessed = guessColumns(['Question', 'Opt 1', 'Opt 2', 'Ans'])!;
    const { cells, assumed } = guessedCells(guessed, ['Force?', '9 N', '18 N', said], suggestOptions);
    expect([cells[0], cells[8], assumed]).toEqual(['Force?', correct, true]);
  });
});
