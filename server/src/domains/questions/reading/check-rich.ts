import type { RowProblem } from '@abhyas/contract/questions/imports';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { checkTex } from '../../../kernel/tex/check-tex.ts';
import { mapFormulas } from './map-formulas.ts';
import { rowProblem } from './row-problems.ts';

/** The same document with every formula in the form that can be typeset; the first that cannot is the problem of its column. */
export function checkRich(column: string, doc: RichTextDoc): { doc: RichTextDoc; problem: RowProblem | undefined } {
  let problem: RowProblem | undefined;
  const checked = mapFormulas(doc, (latex, display) => {
    const check = checkTex(latex, display);
    if (check.ok) return check.tex;
    problem ??= rowProblem(column, check.code, { formula: latex, found: check.found });
    return latex;
  });
  return { doc: checked, problem };
}
