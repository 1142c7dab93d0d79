/* Without zod, so that the page may take its rules from here. */

/** Names that people give each column of a file, in all languages; case, spaces and signs do not count. */
type ColumnNames<C extends string> = Readonly<Record<C, readonly string[]>>;

/**
 * How a column was guessed: by its whole heading, by a part of it or nearly, by what its cells hold, as one that only counts the rows, or
 * not at all.
 */
export const guessReasons = ['heading', 'nearly', 'cells', 'counter', 'unknown'] as const;
type GuessReason = (typeof guessReasons)[number];

/** What a column is that holds none of ours: left out because somebody said so, or not decided yet. */
export const IGNORED = 'ignored';
export const UNDECIDED = 'undecided';

interface GuessedColumn<C extends string> {
  /** Column of the file, from 0. */
  readonly at: number;
  readonly heading: string;
  /** What the column seems to hold; null where nothing fits, or another column fits it better. */
  readonly column: C | null;
  readonly because: GuessReason;
}

/** What the cells of a column look like; the first whose cells mostly fit names a column whose heading says nothing. */
type CellLooks<C extends string> = Readonly<Partial<Record<C, RegExp>>>;

/** A heading without case, spaces and signs; Devanagari keeps its vowel signs, which are marks and not letters. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a heading is one of the names that people give a column. */
export const isNamed = (heading: string, names: readonly string[]): boolean =>
  plainHeading(heading) !== '' && names.some((name) => plainHeading(name) === plainHeading(heading));

const counters = ['S.No', 'Sr No', 'Sl No', 'No', 'Q No', 'Question No', 'Serial', 'Serial No', 'क्र.सं.', 'क्रमांक', 'क्र'];
/** Whether a column only counts the rows: nothing is lost without it. */
const isCounter = (heading: string) => heading.trim() === '#' || isNamed(heading, counters);

/** Of a file's first rows at most so many may stand above its headings: a title, a date, an empty line. */
export const TITLE_ROWS = 10;

/**
 * Which of the first rows holds the headings: the one with most cells that name a column. The first row where none does, so that a
 * person can match its columns by hand.
 */
export function headingRowOf<C extends string>(rows: readonly (readonly string[])[], names: ColumnNames<C>): number {
  const all = new Set(Object.values<readonly string[]>(names).flat().map(plainHeading));
  all.delete('');
  const known = rows.slice(0, TITLE_ROWS).map((cells) => cells.filter((cell) => all.has(plainHeading(cell))).length);
  const most = Math.max(0, ...known);
  return most === 0 ? Math.max(0, firstTable(rows)) : known.indexOf(most);
}

/** A single cell above several is a title. */
function firstTable(rows: readonly (readonly string[])[]): number {
  const used = rows.slice(0, TITLE_ROWS).map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  return used[0] === 1 ? used.findIndex((count) => count > 1) : 0;
}

/**
 * What each column of a file holds, guessed from its heading and then from its cells. Each column of the list is given once, to the
 * heading that fits it best; a heading that fits exactly is certain, everything else is for a person to confirm.
 */
export function guessColumns<C extends string>(
  headings: readonly string[],
  names: ColumnNames<C>,
  { cells = [], looks }: { readonly cells?: readonly (readonly string[])[]; readonly looks?: CellLooks<C> } = {},
): GuessedColumn<C>[] {
  const columns = Object.keys(names) as C[];
  const found = new Map<number, { readonly column: C; readonly because: GuessReason }>();
  const taken = new Set<C>();
  const counting = new Set<number>();
  const give = (because: GuessReason, fit: (heading: string, at: number, column: C) => number) => {
    const offers = headings
      .flatMap((heading, at) => columns.map((column) => ({ at, column, fits: fit(heading, at, column) })))
      .filter(({ at, fits }) => fits > 0 && !counting.has(at))
      .toSorted((a, b) => b.fits - a.fits);
    for (const { at, column } of offers)
      if (!found.has(at) && !taken.has(column)) {
        found.set(at, { column, because });
        taken.add(column);
      }
  };
  give('heading', (heading, _at, column) => (isNamed(heading, names[column]) ? 1 : 0));
  headings.forEach((heading, at) => !found.has(at) && isCounter(heading) && counting.add(at));
  give('nearly', (heading, _at, column) => Math.max(0, ...names[column].map((name) => nearness(heading, name))));
  give('cells', (_heading, at, column) => shareOf(cells, at, looks?.[column]));
  return headings.map((heading, at) => ({
    at,
    heading,
    ...(found.get(at) ?? { column: null, because: counting.has(at) ? 'counter' : 'unknown' }),
  }));
}

/** Shorter names are not looked for inside a heading, nor with a slip: too much holds them. */
const LEAST_PART = 4;

/** How well a name fits a heading that is not the same: its length where the heading holds it as whole words or with one slip, else 0. */
function nearness(heading: string, name: string): number {
  const plain = plainHeading(name);
  if (plain.length < LEAST_PART) return 0;
  const words = wordsOf(heading);
  const wanted = wordsOf(name);
  const holds = words.some((_, from) => wanted.every((word, at) => words[from + at] === word));
  if (holds) return plain.length;
  // `Option 7` is no slip of `Option 6`.
  const isNumbered = (wanted.at(-1) ?? '').length === 1;
  return !isNumbered && isOneSlip(plainHeading(heading), plain) ? plain.length : 0;
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/['’]s\b/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether one letter more, less, other, or two exchanged turn one into the other. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back)) back++;
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  const isExchanged = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return Math.max(left.length, right.length) <= 1 || isExchanged;
}

/** Cells of another kind that a column may hold and still be known by its cells. */
const MOSTLY = 0.8;

function shareOf(cells: readonly (readonly string[])[], at: number, look: RegExp | undefined): number {
  if (!look) return 0;
  const given = cells.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  const share = given.filter((cell) => look.test(cell)).length / given.length;
  return share >= MOSTLY ? share : 0;
}
