import { hasOneAnswer } from './question-types.ts';
import type { QuestionType, Response } from './shapes.ts';

/** The chosen options of a response, in order. */
export const chosenOptions = (response: Response | null): readonly number[] =>
  response && 'options' in response ? response.options : [];

/** The response after an option was chosen: the only one of a single choice, one more or one less of several. */
export function chooseOption(
  question: { readonly type: QuestionType },
  before: Response | null,
  option: number,
): Response | null {
  if (hasOneAnswer(question.type)) return { options: [option] };
  const chosen = chosenOptions(before);
  const options = chosen.includes(option)
    ? chosen.filter((one) => one !== option)
    : [...chosen, option].toSorted((a, b) => a - b);
  return options.length > 0 ? { options } : null;
}

/** The columns chosen in each of so many rows of a grid. */
export const chosenRows = (response: Response | null, count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, i) => (response && 'rows' in response ? (response.rows[i] ?? []) : []));

/** The response after a cell of a grid was chosen, or taken back; none where nothing is left. */
export function toggleCell(before: Response | null, count: number, row: number, column: number): Response | null {
  const rows = chosenRows(before, count).map((columns, i) => {
    if (i !== row - 1) return [...columns];
    return columns.includes(column)
      ? columns.filter((one) => one !== column)
      : [...columns, column].toSorted((a, b) => a - b);
  });
  return rows.some((columns) => columns.length > 0) ? { rows } : null;
}
