import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { formulaTerms, formulaWords } from './formula-terms.ts';

/** Words that every question has: nobody means them. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  `a an and are as at be by do does following for from given has have if in is it its of on or that the then there these this to
  was what when which will with whose how find correct statement option none true
  है हैं का की के को में से पर और या एक यह वह तो ही भी कि जो था थी थे हो होता होती होते लिए गया गई गए कौन क्या किस इस उस ने निम्न निम्नलिखित सही`.split(
    /\s+/,
  ),
);
const GREEK =
  'α:alpha β:beta γ:gamma δ:delta ε:epsilon η:eta θ:theta κ:kappa λ:lambda μ:mu ν:nu π:pi ρ:rho σ:sigma τ:tau φ:phi ω:omega Δ:delta Ω:omega Σ:sigma';
const greekNames = new Map(GREEK.split(' ').map((pair) => pair.split(':') as [string, string]));

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

/** The words of a text in the form in which they are compared. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(singular)
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !EVERYWHERE.has(word))
    .map((word) => [...word].slice(0, 40).join(''));
}

/** Letter case, compatible forms (², ﬁ), Greek letters, and what Hindi writes one way or the other (nukta, chandrabindu, joiners). */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\u200D|[\u0300-\u036F]|\u093C|\u200C|\u00AD/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replaceAll(/\p{Script=Greek}/gu, (letter) => greekNames.get(letter) ?? letter)
    .toLowerCase();

const singular = (word: string): string => (/^[a-z]{3,}[^su]s$/.test(word) ? word.slice(0, -1) : word);
