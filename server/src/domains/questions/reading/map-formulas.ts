import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';

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
