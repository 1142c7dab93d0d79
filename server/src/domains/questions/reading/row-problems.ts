import type { RowProblem } from '@abhyas/contract/questions/imports';

/** Everything that can be wrong with a header or a row; the text of each is `questions.imports.problems.<code>`. */
export const rowProblemCodes = [
  'COLUMN_MISSING',
  'COLUMN_UNKNOWN',
  'COLUMN_REPEATED',
  'TOO_FEW_COLUMNS',
  'TOO_MANY_COLUMNS',
  'CELL_TOO_LONG',
  'CELL_TOO_COMPLEX',
  'ENCODING_INVALID',
  'FORMULA_INJECTION',
  'FORMULA_INJECTION_AT',
  'HTML_SCRIPT',
  'STEM_MISSING',
  'DIFFICULTY_MISSING',
  'DIFFICULTY_UNKNOWN',
  'TOO_FEW_OPTIONS',
  'OPTION_GAP',
  'OPTIONS_DUPLICATE',
  'OPTIONS_DUPLICATE_NORMALISED',
  'CORRECT_MISSING',
  'CORRECT_NOT_A_NUMBER',
  'CORRECT_ZERO',
  'CORRECT_OUT_OF_RANGE',
  'CORRECT_REPEATED',
  'CORRECT_AMBIGUOUS',
  'CORRECT_TOO_LONG',
  'EXAM_DATE_FORMAT',
  'EXAM_MONTH_UNKNOWN',
  'EXAM_TOO_MANY',
  'KNOWLEDGE_AREA_MISSING',
  'KNOWLEDGE_AREA_UNKNOWN',
  'KNOWLEDGE_AREA_AMBIGUOUS',
  'MATH_OR_MONEY',
  'MATH_UNBALANCED_DOLLAR',
  'MATH_UNBALANCED_BRACE',
  'MATH_UNKNOWN_COMMAND',
  'MATH_FORBIDDEN',
  'MATH_EMPTY',
  'MATH_TOO_LONG',
  'MATH_TOO_LARGE',
  'MATH_BROKEN',
  'EQUATION_UNREADABLE',
  'PICTURE_ADDRESS',
  'PICTURE_ELSEWHERE',
  'PICTURE_MISSING',
  'PICTURE_REFUSED',
  'KEY_PATTERN',
  'KEY_UNREAD',
  'CORRECT_NOT_DECIMAL',
  'CORRECT_NO_OPTION',
  'TOO_MANY_OPTIONS',
  'GRID_TOO_LARGE',
  'GRID_TOO_SMALL',
  'QUESTION_SHAPE',
  'QUESTION_BROKEN',
  'QUESTION_TYPE_UNKNOWN',
  'QUESTION_TYPE_REFUSED',
  'CLOZE_REFUSED',
  'LIST_SIZE',
  'LIST_MISSING',
  'STATEMENT_MISSING',
  'OPTIONS_NOT_ALLOWED',
  'COLUMN_NOT_ALLOWED',
  'CORRECT_ONE_ONLY',
  'CORRECT_NOT_WHOLE',
  'GRID_KEY',
  'TAGS_TOO_MANY',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

const SHOWN = 80;

/** A problem of one column (empty for the row as a whole); long values are cut for the report. */
export function rowProblem(
  column: string,
  code: RowProblemCode,
  values: Readonly<Record<string, string | number>> = {},
): RowProblem {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shorten(value) : value,
  ]);
  return { column, code, values: Object.fromEntries(shown) as Record<string, string | number> };
}

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);
