import type { Block, Inline, Paragraph, RichTextDoc } from '../rich-text.ts';

/*
 * How server and browser set formulas, and by which key a formula that the server has set is found again. No zod here: the
 * browser imports this file.
 */

/** Longer ones are not set (the contract allows 4,000 characters). */
export const longestFormula = 4000;

/** KaTeX's options; size and expansion are bounded against TeX bombs, and nothing in a formula is trusted. */
export const typesetOptions = (block: boolean) =>
  ({
    displayMode: block,
    output: 'htmlAndMathml',
    trust: false,
    maxExpand: 1000,
    maxSize: 20,
    strict: 'ignore',
    throwOnError: true,
  }) as const;

export interface FormulaShape {
  /** On a line of its own. */
  readonly block?: boolean;
  /** In a line, but alone in it: fractions and integrals then get their full height. */
  readonly tall?: boolean;
}

/** The TeX that is set for a formula of this shape. */
export const texOf = (latex: string, { tall = false }: FormulaShape): string =>
  tall ? `\\displaystyle ${latex}` : latex;

/** One name for a formula and its shape: `b` or `i`, then its TeX. */
export const typesetKey = (latex: string, shape: FormulaShape): string =>
  `${shape.block ? 'b' : 'i'}${texOf(latex, shape)}`;

/** The formula that is all of a paragraph. */
export function soleFormula({ content = [] }: Paragraph): string | undefined {
  const [only, ...others] = content;
  return only?.type === 'inlineMath' && others.length === 0 ? only.attrs.latex : undefined;
}

/** The keys of a document's formulas as they are shown; `inline`: the document runs in a line of other text, as options do. */
export function typesetKeysOf({ content }: RichTextDoc, inline = false): string[] {
  return content.flatMap(inline ? keysInLine : keysOfBlock);
}

function keysInLine(block: Block): string[] {
  if (block.type === 'blockMath') return [typesetKey(block.attrs.latex, { tall: true })];
  if (block.type !== 'paragraph') return keysOfBlock(block);
  const sole = soleFormula(block);
  return sole === undefined ? keysOfInlines(block.content) : [typesetKey(sole, { tall: true })];
}

function keysOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return keysOfInlines(block.content);
    case 'blockMath':
      return [typesetKey(block.attrs.latex, { block: true })];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(keysOfBlock));
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(keysOfBlock)));
    case 'image':
      return [];
  }
}

const keysOfInlines = (nodes: readonly Inline[] = []): string[] =>
  nodes.flatMap((node) => (node.type === 'inlineMath' ? [typesetKey(node.attrs.latex, {})] : []));
