import 'katex/contrib/mhchem';
import 'katex/dist/katex.min.css';
import { longestFormula, typesetKey } from '@abhyas/contract/math/typesetting';
import katex from 'katex';
import { typeset } from '../../rich-text/typeset.ts';

/** Why a formula cannot be typeset: texts `ui.richText.formula.problems.<code>`, `found` is what disturbs. */
interface FormulaProblem {
  readonly code: 'tooLong' | 'unknownCommand' | 'notClosed' | 'notOpened' | 'unfinished' | 'unreadable';
  readonly found: string;
}

/** The html of a formula, or what is wrong with it. */
export function readFormula(
  latex: string,
  block: boolean,
): { readonly html?: string | undefined; readonly problem?: FormulaProblem } {
  if (latex.trim() === '') return {};
  const html = typeset(typesetKey(latex, { block }));
  return html === undefined ? { problem: explain(latex, block) } : { html };
}

const kinds: readonly (readonly [RegExp, FormulaProblem['code']])[] = [
  [/Undefined control sequence: (\S+)/, 'unknownCommand'],
  [/Expected '\}'|Unclosed|No matching|missing|Expected '\\right'|Expected & or|\\end/i, 'notClosed'],
  [/Expected 'EOF', got '(\})'|got '(\\right)'/, 'notOpened'],
  [/Expected group (?:after|as argument to) '([^']+)'/, 'unfinished'],
  [/Too few arguments|end of input/, 'unfinished'],
];

function explain(latex: string, block: boolean): FormulaProblem {
  if (latex.length > longestFormula) return { code: 'tooLong', found: '' };
  const message = messageOf(latex, block);
  for (const [pattern, code] of kinds) {
    const match = pattern.exec(message);
    if (match) return { code, found: match[1] ?? match[2] ?? '' };
  }
  return { code: 'unreadable', found: '' };
}

function messageOf(latex: string, block: boolean): string {
  try {
    katex.renderToString(latex, { displayMode: block, trust: false, maxExpand: 1000, maxSize: 20, strict: 'ignore' });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
