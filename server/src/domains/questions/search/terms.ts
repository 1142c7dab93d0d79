import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { wordsOf } from '../../../kernel/search/words.ts';
import { formulaTerms, formulaWords } from './formula-terms.ts';

/** What a question says, taken apart for the search. */
export interface Terms {
  /** Words of the text in every language, without those that every question has. */
  readonly words: readonly string[];
  /** Words that only formulas have: `h2so4`, `theta`. No slip is forgiven in them. */
  readonly symbols: readonly string[];
  /** Neighbours in normalised formulas, a stream of their own. */
  readonly formulas: readonly string[];
}

/** Takes documents apart. */
export function termsOf(docs: Iterable<RichTextDoc>): Terms {
  const words = new Set<string>();
  const symbols = new Set<string>();
  const formulas = new Set<string>();
  const visit = (node: AnyNode): void => {
    if (node.type === 'inlineMath' || node.type === 'blockMath') {
      for (const term of formulaTerms(node.attrs.latex)) formulas.add(term);
      const { text, symbols: found } = formulaWords(node.attrs.latex);
      for (const word of wordsOf(text)) words.add(word);
      for (const word of found) symbols.add(word);
    } else if (node.type === 'image') for (const word of wordsOf(node.attrs.alt)) words.add(word);
    else if (node.type === 'paragraph') {
      for (const word of wordsOf(paragraphText(node.content ?? []))) words.add(word);
      for (const child of node.content ?? []) if (child.type === 'inlineMath') visit(child);
    } else if ('content' in node) for (const child of node.content ?? []) visit(child);
  };
  for (const doc of docs) visit(doc);
  return { words: [...words], symbols: [...symbols].filter((word) => !words.has(word)), formulas: [...formulas] };
}

/** A word may change its marks halfway (`velo` bold, `city` not); a formula ends it. */
const paragraphText = (nodes: readonly AnyNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
