import type { AnyNode, Block, Inline, Mark, RichTextDoc } from '@abhyas/contract/rich-text';
import { escaped } from './look/markup.ts';
import { typeset } from './typeset.ts';

/** `data:` address of a picture, undefined where it is gone. */
export type PictureOf = (mediaId: string) => string | undefined;

const tags: Readonly<Record<Mark, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

/** Rich text as HTML of our own: known nodes alone, all text escaped. */
export function richHtml(doc: RichTextDoc, pictureOf: PictureOf): string {
  return doc.content.map((block) => nodeHtml(block, pictureOf)).join('');
}

/** The same in a line: a formula that is all of it gets its full height. */
export function lineHtml(doc: RichTextDoc, pictureOf: PictureOf): string {
  return doc.content.map((block) => lineBlock(block, pictureOf)).join(' ');
}

function lineBlock(block: Block, pictureOf: PictureOf): string {
  if (block.type === 'blockMath') return typeset(block.attrs.latex, false, true);
  if (block.type !== 'paragraph') return nodeHtml(block, pictureOf);
  const [only, ...others] = block.content ?? [];
  return only?.type === 'inlineMath' && others.length === 0
    ? typeset(only.attrs.latex, false, true)
    : inlines(block.content ?? []);
}

function nodeHtml(node: AnyNode, pictureOf: PictureOf): string {
  const inside = (nodes: readonly AnyNode[]) => nodes.map((one) => nodeHtml(one, pictureOf)).join('');
  switch (node.type) {
    case 'paragraph':
      return `<p>${inlines(node.content ?? [])}</p>`;
    case 'blockMath':
      return typeset(node.attrs.latex, true);
    case 'image':
      return figure(node.attrs, pictureOf);
    case 'bulletList':
      return `<ul>${inside(node.content)}</ul>`;
    case 'orderedList':
      return `<ol>${inside(node.content)}</ol>`;
    case 'listItem':
      return `<li>${inside(node.content)}</li>`;
    case 'table':
      return `<div class="table"><table>${inside(node.content)}</table></div>`;
    case 'tableRow':
      return `<tr>${inside(node.content)}</tr>`;
    case 'tableHeader':
      return `<th>${inside(node.content)}</th>`;
    case 'tableCell':
      return `<td>${inside(node.content)}</td>`;
    case 'doc':
      return inside(node.content);
    default:
      return inlines([node]);
  }
}

function figure(
  { mediaId, alt, width, height }: { mediaId: string; alt: string; width?: number; height?: number },
  pictureOf: PictureOf,
): string {
  const address = pictureOf(mediaId);
  if (address === undefined) return `<p class="unread">${escaped(alt)}</p>`;
  const size = width !== undefined && height !== undefined ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escaped(address)}" alt="${escaped(alt)}"${size}>`;
}

function inlines(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return (node.marks ?? []).reduce(
            (inner, { type }) => (Object.hasOwn(tags, type) ? `<${tags[type]}>${inner}</${tags[type]}>` : inner),
            escaped(node.text),
          );
        case 'inlineMath':
          return typeset(node.attrs.latex, false);
        case 'hardBreak':
          return '<br>';
      }
    })
    .join('');
}
