import { plainHeading } from '@abhyas/contract/sheet-checks/match-columns';
import { allColumnNames, type Column, columnNames, optionColumns } from './columns.ts';

/** Names that teachers give the columns of their own sheets, in English and Hindi. */
const ownNames: Readonly<Partial<Record<Column, readonly string[]>>> = {
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
/** `Opt 1`, `Option A`, `(b)`, `विकल्प क`. */
const OPTION = /^(?:answer)?(?:option|opt|choice|विकल्प)?([1-6a-fकखगघअबसद१-६])$/u;
const letters = ['123456', 'abcdef', 'कखगघ', 'अबसद', '१२३४५६'];
const RUNNING = new Set(
  ['S.No', 'Sr No', 'Sl No', 'No', 'Q No', 'Question No', 'Serial', '#', 'क्र.सं.', 'क्रमांक', 'क्र'].map(plainHeading),
);

/** Every word by which a heading is known. */
export const headingWords: readonly string[] = [
  ...Object.values(allColumnNames),
  ...Object.values(ownNames).flat(),
  ...['Option', 'Opt', 'विकल्प'].flatMap((word) =>
    letters.flatMap((set) => [...set].map((letter) => `${word} ${letter}`)),
  ),
];

export interface GuessedColumns {
  /** Where each column stands in the file. */
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** Columns that are none of ours; a running number is nothing lost. */
  readonly leftOut: readonly number[];
}

/** More of our own names than this: the file means the template, and is held to it. */
const TEMPLATE_NAMES = 8;

/** What the columns of a sheet hold that does not follow the template; undefined where it has no question and no answer. */
export function guessColumns(header: readonly string[]): GuessedColumns | undefined {
  const plain = header.map(plainHeading);
  const template = new Set(Object.values(columnNames).map(plainHeading));
  if (plain.filter((name) => template.has(name)).length > TEMPLATE_NAMES) return undefined;
  const columns: Partial<Record<Column, number>> = {};
  const leftOut: number[] = [];
  plain.forEach((name, at) => {
    const column = columnNamed(name);
    if (column !== undefined && columns[column] === undefined) columns[column] = at;
    else if (name !== '' && !RUNNING.has(name)) leftOut.push(at);
  });
  return columns.question === undefined || columns.correct === undefined || columns.option1 === undefined
    ? undefined
    : { columns, leftOut };
}

function columnNamed(plain: string): Column | undefined {
  const known = (Object.keys(allColumnNames) as Column[]).find((column) =>
    [allColumnNames[column], ...(ownNames[column] ?? [])].some((name) => plainHeading(name) === plain),
  );
  if (known) return known;
  const [, letter = ''] = OPTION.exec(plain) ?? [];
  const at = letters.map((set) => set.indexOf(letter)).find((found) => letter !== '' && found >= 0);
  return at === undefined ? undefined : optionColumns[at];
}

/** The cells of a row in the order in which ours are kept, its answer as numbers of options, and what of the row is not kept. */
export function guessedCells(
  { columns, leftOut }: GuessedColumns,
  cells: readonly string[],
  answerOf: (answer: string) => string | undefined,
): { readonly cells: string[]; readonly assumed: boolean; readonly lost: boolean } {
  const at = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const assumed = at('difficulty') === '';
  const options = optionColumns.map(at);
  const same = options.filter(Boolean).findIndex((option) => option === at('correct'));
  const answer = same >= 0 && !/^\d$/.test(at('correct')) ? String(same + 1) : answerOf(at('correct'));
  return {
    cells: (Object.keys(allColumnNames) as Column[]).map((column) =>
      column === 'difficulty' && assumed ? 'Medium' : column === 'correct' ? (answer ?? at(column)) : at(column),
    ),
    assumed,
    lost: leftOut.some((place) => (cells[place] ?? '').trim() !== ''),
  };
}
