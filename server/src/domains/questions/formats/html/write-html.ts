import type { AnyNode, Mark, RichTextDoc } from '@abhyas/contract/rich-text';
import { xmlAttribute, xmlText } from '../xml/write-xml.ts';

const tagOf: Readonly<Record<Mark, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

/** How a formula is written: `display` where it stands by itself. */
export type WriteFormula = (latex: string, display: boolean) => string;
const filtered: WriteFormula = (latex, display) => xmlText(display ? `\\[${latex}\\]` : `\\(${latex}\\)`);

/**
 * Writes rich text as XHTML: formulas as `\( \)` and `\[ \]`, a dollar sign so that no filter takes it for one. `addressOf` gives the
 * address of a picture; a picture without one is left out.
 */
export function writeHtml(
  doc: RichTextDoc,
  addressOf: (mediaId: string) => string | undefined,
  formula: WriteFormula = filtered,
): string {
  const write = (node: AnyNode): string => {
    switch (node.type) {
      case 'text': {
        const text = xmlText(node.text).replaceAll('$', '\\$');
        return (node.marks ?? []).reduceRight((inner, { type }) => `<${tagOf[type]}>${inner}</${tagOf[type]}>`, text);
      }
      case 'hardBreak':
        return '<br/>';
      case 'inlineMath':
        return formula(node.attrs.latex, false);
      case 'blockMath':
        return `<p>${formula(node.attrs.latex, true)}</p>`;
      case 'image': {
        const address = addressOf(node.attrs.mediaId);
        return address === undefined
          ? ''
          : `<p><img src="${xmlAttribute(address)}" alt="${xmlAttribute(node.attrs.alt)}"/></p>`;
      }
      case 'paragraph':
        return `<p>${all(node.content ?? [])}</p>`;
      case 'bulletList':
        return `<ul>${all(node.content)}</ul>`;
      case 'orderedList':
        return `<ol>${all(node.content)}</ol>`;
      case 'listItem':
        return `<li>${all(node.content)}</li>`;
      case 'table':
        return `<table><tbody>${all(node.content)}</tbody></table>`;
      case 'tableRow':
        return `<tr>${all(node.content)}</tr>`;
      case 'tableHeader':
        return `<th>${all(node.content)}</th>`;
      case 'tableCell':
        return `<td>${all(node.content)}</td>`;
      case 'doc':
        return all(node.content);
    }
  };
  const all = (nodes: readonly AnyNode[]) => nodes.map(write).join('');
  return write(doc);
}
