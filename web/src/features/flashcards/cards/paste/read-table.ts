import { hasGap, MOST_OF_A_SIDE } from '@abhyas/contract/flashcards/card-source';
import type { CardText } from '@abhyas/contract/flashcards/cards';

export interface ReadTable {
  readonly cards: readonly CardText[];
  /** Rows that make no card: without an answer, or too long. */
  readonly skipped: number;
}

/**
 * Reads rows of two columns as they come from a spreadsheet (tabs), or from a file (semicolons or commas); a cell in quotes may hold
 * separators and line breaks, and a quote as two. A sentence with gaps needs no second column. Pure.
 */
export function readTable(pasted: string): ReadTable {
  const rows = rowsOf(pasted.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), separatorOf(pasted)).filter(
    (cells) => cells.join('') !== '',
  );
  const cards = rows.flatMap(([front = '', back = '']): CardText[] => {
    if (front === '' || front.length > MOST_OF_A_SIDE || back.length > MOST_OF_A_SIDE) return [];
    if (hasGap(front)) return [{ kind: 'cloze', front, back }];
    return back === '' ? [] : [{ kind: 'basic', front, back }];
  });
  return { cards, skipped: rows.length - cards.length };
}

/** The first of these that stands outside of quotes. */
function separatorOf(pasted: string): string {
  const bare = pasted.replaceAll(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((sign) => bare.includes(sign)) ?? ',';
}

/** Our own files put an apostrophe before what a spreadsheet would run. */
const unguarded = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(unguarded(cell.trim()));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (sign === separator && !quoted) endCell();
    else if (sign === '\n' && !quoted) endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
