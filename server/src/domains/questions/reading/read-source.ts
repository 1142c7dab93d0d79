import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import { checkTex } from '../../../kernel/tex/check-tex.ts';
import { mapFormulas } from './map-formulas.ts';
import { oneDelimiter, withMoney } from './one-delimiter.ts';
import { rowProblem } from './row-problems.ts';

/** Limits of the contract's rich text that a cell of allowed length could still pass. */
const MOST_BLOCKS = 500;
const MOST_INLINES = 2000;
/** Stands for an escaped dollar while the others are counted. */
const ESCAPED = '\uE000';

/** Reads the plain source of a cell as rich text: formulas between dollars or LaTeX's other signs, every formula one that can be typeset, old TeX rewritten. */
export function readSource(column: string, written: string): { doc: RichTextDoc; problem: RowProblem | undefined } {
  const source = oneDelimiter(written);
  if (source === '') return { doc: { type: 'doc', content: [{ type: 'paragraph' }] }, problem: undefined };
  const doc = fromSource(source);
  if (
    doc.content.length > MOST_BLOCKS ||
    doc.content.some((block) => block.type === 'paragraph' && (block.content?.length ?? 0) > MOST_INLINES)
  ) {
    return { doc, problem: rowProblem(column, 'CELL_TOO_COMPLEX') };
  }
  if (!source.includes('$')) return { doc, problem: undefined };
  // Only dollars can be money: a formula between LaTeX's other signs is meant as one.
  const money = withMoney(written);
  if (money !== undefined)
    return { doc, problem: { ...rowProblem(column, 'MATH_OR_MONEY', { found: source }), fix: money } };
  if (hasLoneDollar(source, doc)) return { doc, problem: rowProblem(column, 'MATH_UNBALANCED_DOLLAR') };
  let problem: RowProblem | undefined;
  const checked = mapFormulas(doc, (latex, display) => {
    const check = checkTex(latex, display);
    if (check.ok) return check.tex;
    problem ??= rowProblem(column, check.code, { formula: latex, found: check.found });
    return latex;
  });
  return { doc: checked, problem };
}

/** A dollar that is left in the text opened a formula that nobody closed. */
function hasLoneDollar(source: string, doc: RichTextDoc): boolean {
  const plain = source.includes('\\$') ? fromSource(source.replaceAll('\\$', ESCAPED)) : doc;
  return plain.content.some(
    (block) =>
      block.type === 'paragraph' && block.content?.some((node) => node.type === 'text' && node.text.includes('$')),
  );
}
