import type { RowProblem } from '@abhyas/contract/questions/imports';
import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { checkTex } from '../../../kernel/tex/check-tex.ts';
import { rowProblem } from './row-problems.ts';

/** The same document with every formula rewritten; `display` tells formulas that stand by themselves. */
export function mapFormulas(doc: RichTextDoc, rewrite: (latex: string, display: boolean) => string): RichTextDoc {
  return mapNode(doc, rewrite) as RichTextDoc;
}

function mapNode(node: AnyNode, rewrite: (latex: string, display: boolean) => string): AnyNode {
  if (node.type === 'inlineMath' || node.type === 'blockMath') {
    const latex = rewrite(node.attrs.latex, node.type === 'blockMath');
    return latex === node.attrs.latex ? node : { ...node, attrs: { latex } };
  }
  if (!('content' in node) || !node.content) return node;
  return { ...node, content: node.content.map((child) => mapNode(child, rewrite)) } as AnyNode;
}

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
