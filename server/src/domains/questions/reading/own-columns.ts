import { IGNORED, plainHeading, UNDECIDED } from '@abhyas/contract/sheet-checks/match-columns';
import type { MatchedColumn } from '@abhyas/contract/sheet-checks/matched-column';
import { allColumnNames, type Column, columnNames, optionColumns } from './columns.ts';
import { suggestFix, suggestOptions } from './suggest-fix.ts';

/** Names that teachers give the columns of their own sheets, in English and Hindi. */
const names: Readonly<Partial<Record<Column, readonly string[]>>> = {
  question: ['Question', 'Questions', 'Question text', 'Ques', 'Que', 'Problem', 'Stem', 'प्रश्न', 'सवाल'],
  difficulty: ['Difficulty', 'Level', 'Difficulty level', 'कठिनाई', 'स्तर'],
  correct: [
    'Answer',
    'Ans',
    'Correct answer',
    'Correct option',
    'Right answer',
    'Key',
    'Answer key',
    'Correct',
    'उत्तर',
    'सही उत्तर',
    'सही विकल्प',
  ],
  explanation: ['Explanation', 'Solution', 'Soln', 'Sol', 'Hint', 'Answer explanation', 'हल', 'व्याख्या', 'समाधान'],
  pastExams: ['Past exam', 'Past exams', 'Exam', 'Yr', 'Year', 'वर्ष'],
  area: ['Chapter', 'Topic', 'Chapter name', 'Topic name', 'Unit', 'Area', 'अध्याय', 'विषय वस्तु', 'पाठ'],
  tags: ['Tags', 'Tag'],
};
const letters = ['123456', 'abcdef', 'कखगघ', 'अबसद', '१२३४५६'].map((set) => [...set]);
/** `Opt 1`, `Option A`, `(b)`, `विकल्प क`. */
const optionNames = (at: number): string[] =>
  letters
    .flatMap((set) => set[at] ?? [])
    .flatMap((letter) => [
      ...['Option', 'Opt', 'Choice', 'विकल्प', 'Answer'].map((word) => `${word} ${letter}`),
      letter,
    ]);

/** Names by which each column is known. */
export const ownNames = Object.fromEntries(
  (Object.keys(allColumnNames) as Column[]).map((column) => {
    const option = optionColumns.findIndex((one) => one === column);
    return [column, [allColumnNames[column], ...(names[column] ?? []), ...(option < 0 ? [] : optionNames(option))]];
  }),
) as unknown as Readonly<Record<Column, readonly string[]>>;

/** Every word by which a row of headings is known; a letter or digit alone may be an answer. */
export const headingWords: readonly string[] = Object.values(ownNames)
  .flat()
  .filter((name) => plainHeading(name).length > 1);

/** More of our own names than this: the file means the template, and is held to it. */
const TEMPLATE_NAMES = 8;
const templateNames = new Set(Object.values(columnNames).map(plainHeading));
export const meansTemplate = (header: readonly string[]): boolean =>
  header.filter((name) => templateNames.has(plainHeading(name))).length > TEMPLATE_NAMES;

/** Whether rows can be read from what the columns are said to be. */
export const isEnough = (choices: readonly string[]): boolean =>
  choices.includes('question') && choices.includes('correct');

/** What stands behind the last heading. */
const nothing: Pick<MatchedColumn, 'is' | 'because'> = { is: UNDECIDED, because: 'unknown' };

/**
 * The cells of a row in the order in which ours are kept, its answer as numbers of options. `assumed`: it says no difficulty; `lost`: it
 * says something that is not kept.
 */
export function ownCells(
  columns: readonly Pick<MatchedColumn, 'is' | 'because'>[],
  cells: readonly string[],
): { readonly cells: string[]; readonly assumed: boolean; readonly lost: boolean } {
  const at = (column: Column) => cells[columns.findIndex(({ is }) => is === column)]?.trim() ?? '';
  const assumed = at('difficulty') === '';
  const difficulty = assumed
    ? 'Medium'
    : (suggestFix({ code: 'DIFFICULTY_UNKNOWN' }, at('difficulty')) ?? at('difficulty'));
  const options = optionColumns.map(at);
  const same = options.filter(Boolean).findIndex((option) => option === at('correct'));
  const answer = same >= 0 && !/^\d$/.test(at('correct')) ? String(same + 1) : suggestOptions(at('correct'));
  const isLost = (column = nothing) =>
    column.because !== 'counter' && (column.is === IGNORED || column.is === UNDECIDED);
  return {
    cells: (Object.keys(allColumnNames) as Column[]).map((column) =>
      column === 'difficulty' ? difficulty : column === 'correct' ? (answer ?? at(column)) : at(column),
    ),
    assumed,
    lost: cells.some((cell, place) => cell.trim() !== '' && isLost(columns[place])),
  };
}
