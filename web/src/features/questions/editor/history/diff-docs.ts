import type { Block, ImageNode, Inline, Mark, RichTextDoc } from '@abhyas/contract/rich-text';

/** The smallest thing that a comparison speaks of. A formula is one, whatever changed in it; `cell` and `point` stand before what they hold. */
export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'formula'; readonly latex: string; readonly block: boolean }
  | { readonly kind: 'picture'; readonly attrs: ImageNode['attrs'] }
  | Sign;
/** What parts the words: a new line, a cell of a table, a point of a list. */
export type Sign = { readonly kind: 'break' } | { readonly kind: 'cell' } | { readonly kind: 'point' };
export type Change = 'same' | 'added' | 'removed';
export interface Compared {
  readonly change: Change;
  readonly token: Token;
}

/** A document as a line of tokens; words carry the spaces behind them. */
function tokensOf(doc: RichTextDoc): Token[] {
  return linesOf(doc.content).flatMap((line, i) => (i > 0 ? [{ kind: 'break' } as const, ...line] : line));
}

function linesOf(blocks: readonly Block[]): Token[][] {
  return blocks.flatMap((block): Token[][] => {
    switch (block.type) {
      case 'paragraph':
        return [(block.content ?? []).flatMap(inlineTokens)];
      case 'blockMath':
        return [[{ kind: 'formula', latex: block.attrs.latex, block: true }]];
      case 'image':
        return [[{ kind: 'picture', attrs: block.attrs }]];
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => before('point', linesOf(item.content)));
      case 'table':
        return block.content.map((row) => row.content.flatMap((cell) => before('cell', linesOf(cell.content)).flat()));
    }
  });
}

const before = (kind: 'point' | 'cell', [first = [], ...rest]: Token[][]): Token[][] => [[{ kind }, ...first], ...rest];

function inlineTokens(node: Inline): Token[] {
  if (node.type === 'hardBreak') return [{ kind: 'break' }];
  if (node.type === 'inlineMath') return [{ kind: 'formula', latex: node.attrs.latex, block: false }];
  const marks = (node.marks ?? []).map(({ type }) => type).toSorted();
  return (node.text.match(/\s*\S+\s*|\s+/g) ?? []).map((text) => ({ kind: 'word', text, marks }));
}

/** Beyond this many steps two texts count as having nothing in common: a page that stands still helps nobody. */
const mostSteps = 4_000_000;

/** What was added and removed between two documents: the fewest changes that lead from one to the other (longest common run). */
export function compareDocs(older: RichTextDoc, newer: RichTextDoc): Compared[] {
  const [a, b] = [tokensOf(older), tokensOf(newer)];
  const [keysA, keysB] = [a.map(keyOf), b.map(keyOf)];
  let start = 0;
  while (start < a.length && start < b.length && keysA[start] === keysB[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && keysA.at(-1 - end) === keysB.at(-1 - end)) end++;
  const as = (change: Change) => (token: Token) => ({ change, token });
  const [fromA, fromB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return [
    ...b.slice(0, start).map(as('same')),
    ...compareMiddle(fromA, fromB),
    ...b.slice(b.length - end).map(as('same')),
  ];
}

function compareMiddle(a: readonly Token[], b: readonly Token[]): Compared[] {
  const removed = (token: Token): Compared => ({ change: 'removed', token });
  const added = (token: Token): Compared => ({ change: 'added', token });
  if (a.length * b.length > mostSteps) return [...a.map(removed), ...b.map(added)];
  const [keysA, keysB] = [a.map(keyOf), b.map(keyOf)];
  // common[i][j]: length of the longest common run of a from i and b from j.
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        keysA[i] === keysB[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const compared: Compared[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && keysA[i] === keysB[j]) {
      compared.push({ change: 'same', token: b[j++]! });
      i++;
    } else if (i < a.length && (j === b.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!))
      compared.push(removed(a[i++]!));
    else compared.push(added(b[j++]!));
  }
  return compared;
}

/** Equal for tokens that a reader takes for the same; the space behind a word does not count. */
function keyOf(token: Token): string {
  if (token.kind === 'word') return `w${token.marks.join()} ${token.text.trim()}`;
  if (token.kind === 'formula') return `f${token.block ? 'b' : ''} ${token.latex}`;
  return token.kind === 'picture' ? `p${token.attrs.mediaId} ${token.attrs.alt}` : token.kind;
}
