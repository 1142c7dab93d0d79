import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { readableFormula } from './readable-formula.ts';

/** A document as one line that a person reads: formulas as `readableFormula` writes them, without marks and pictures. */
export const readableText = (doc: RichTextDoc): string => wordsOf(doc).replaceAll(/\s+/g, ' ').trim();

const inline = new Set(['text', 'inlineMath']);

/** Blocks, lines and pictures are parted by a space; words and formulas of one line are not. */
function wordsOf(node: AnyNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'inlineMath' || node.type === 'blockMath') return readableFormula(node.attrs.latex);
  const children: readonly AnyNode[] = 'content' in node ? (node.content ?? []) : [];
  return children.map((child) => (inline.has(child.type) ? wordsOf(child) : ` ${wordsOf(child)} `)).join('');
}
