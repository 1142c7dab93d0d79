import { guessColumns, IGNORED, UNDECIDED } from '@abhyas/contract/sheet-checks/match-columns';
import type { MatchedColumn } from '@abhyas/contract/sheet-checks/matched-column';

/** What somebody said that the columns are, for this file or for an earlier one with the same headings. */
export interface Said {
  readonly choices: readonly string[];
  readonly because: 'chosen' | 'remembered';
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 80;

/** The columns of a file while its rows go by: what each is taken for, and what its cells say. */
export class MatchedColumns {
  readonly columns: readonly (MatchedColumn & { readonly samples: string[]; filled: number })[];

  /** `cells`: the first rows, from which columns without a telling heading are guessed. */
  constructor(
    headings: readonly string[],
    names: Readonly<Record<string, readonly string[]>>,
    {
      said,
      cells,
      looks,
    }: {
      readonly said?: Said | undefined;
      readonly cells: readonly (readonly string[])[];
      readonly looks?: Readonly<Record<string, RegExp>>;
    },
  ) {
    const guessed = guessColumns(headings, names, { cells, ...(looks && { looks }) });
    this.columns = guessed.map(({ heading, column, because }, at) => {
      const guess = column ?? (because === 'counter' ? IGNORED : UNDECIDED);
      const is = said ? (said.choices[at] ?? UNDECIDED) : guess;
      return { heading, samples: [], filled: 0, is, because: said && is !== guess ? said.because : because };
    });
  }

  get choices(): string[] {
    return this.columns.map(({ is }) => is);
  }

  add(cells: readonly string[]): void {
    for (const [at, column] of this.columns.entries()) {
      const cell = cells[at]?.trim() ?? '';
      if (cell === '') continue;
      column.filled++;
      if (column.samples.length < SAMPLES)
        column.samples.push(storable(cell).slice(0, SAMPLE_CHARACTERS).toWellFormed());
    }
  }

  /** As they are kept: a column without a word is nothing that somebody has to decide. */
  finish(): MatchedColumn[] {
    return this.columns.map(({ heading, ...column }) => ({
      ...column,
      heading: storable(heading),
      is: column.filled === 0 && heading.trim() === '' ? IGNORED : column.is,
    }));
  }
}

/** A text that jsonb can hold: no NUL and no half character. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

/** The first of these columns that is not decided. */
export const undecidedIn = (columns: readonly MatchedColumn[]): MatchedColumn | undefined =>
  columns.find(({ is }) => is === UNDECIDED);

/** Says what is wrong with choices for these columns: their number, a name that nobody knows, or one that is chosen twice. */
export function wrongChoice(
  choices: readonly string[],
  columns: readonly unknown[],
  known: readonly string[],
): string | undefined {
  if (choices.length !== columns.length) return String(choices.length);
  const chosen = choices.filter((choice) => choice !== IGNORED && choice !== UNDECIDED);
  return chosen.find((choice, at) => !known.includes(choice) || chosen.indexOf(choice) !== at);
}
