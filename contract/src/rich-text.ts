/*
 * Rich text as TipTap stores it, and the two ways between it and plain source (`$…$`, `$$…$$`, blank line = new paragraph).
 * No zod here: the browser imports this file.
 */
export type Mark = 'bold' | 'italic' | 'underline' | 'subscript' | 'superscript' | 'code';
export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly { readonly type: Mark }[];
}
export interface InlineMath {
  readonly type: 'inlineMath';
  readonly attrs: { readonly latex: string };
}
export interface HardBreak {
  readonly type: 'hardBreak';
}
export type Inline = TextNode | InlineMath | HardBreak;
export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}
export interface BlockMath {
  readonly type: 'blockMath';
  readonly attrs: { readonly latex: string };
}
export interface ImageNode {
  readonly type: 'image';
  /** `mediaId` names a file of the institute; the address is made when it is shown. */
  readonly attrs: { readonly mediaId: string; readonly alt: string; readonly width?: number; readonly height?: number };
}
export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}
export interface List {
  readonly type: 'bulletList' | 'orderedList';
  readonly content: readonly ListItem[];
}
export interface TableCell {
  readonly type: 'tableCell' | 'tableHeader';
  readonly content: readonly Block[];
}
export interface TableRow {
  readonly type: 'tableRow';
  readonly content: readonly TableCell[];
}
export interface Table {
  readonly type: 'table';
  readonly content: readonly TableRow[];
}
export type Block = Paragraph | BlockMath | ImageNode | List | Table;
export interface RichTextDoc {
  readonly type: 'doc';
  readonly content: readonly Block[];
}
export type AnyNode = RichTextDoc | Block | Inline | ListItem | TableRow | TableCell;

const FORMULA = /(?<!\\)(?:\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\])+?)\$)/g;
const unescapeDollar = (text: string) => (text.includes('\\$') ? text.replaceAll('\\$', '$') : text);

/** Reads plain source: a line break stays a line break, an empty line starts a paragraph, `\$` is a dollar sign. */
export function fromSource(source: string): RichTextDoc {
  const blocks = source.includes('\n')
    ? source
        .replaceAll('\r\n', '\n')
        .split(/\n{2,}/)
        .flatMap(paragraphs)
    : paragraphs(source);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function paragraphs(part: string): Block[] {
  if (!part.includes('$')) {
    const plain = lines(part);
    return plain.length > 0 ? [{ type: 'paragraph', content: trimBreaks(plain) }] : [];
  }
  const blocks: Block[] = [];
  let inline: Inline[] = [];
  let last = 0;
  const close = () => {
    if (inline.length > 0) blocks.push({ type: 'paragraph', content: trimBreaks(inline) });
    inline = [];
  };
  FORMULA.lastIndex = 0;
  for (let match = FORMULA.exec(part); match; match = FORMULA.exec(part)) {
    inline.push(...lines(part.slice(last, match.index)));
    if (match[1] !== undefined) {
      close();
      blocks.push({ type: 'blockMath', attrs: { latex: match[1].trim() } });
    } else inline.push({ type: 'inlineMath', attrs: { latex: match[2]!.trim() } });
    last = match.index + match[0].length;
  }
  inline.push(...lines(part.slice(last)));
  close();
  return blocks;
}

function lines(text: string): Inline[] {
  if (!text.includes('\n')) return text === '' ? [] : [{ type: 'text', text: unescapeDollar(text) }];
  return text
    .split('\n')
    .flatMap((line, i): Inline[] => [
      ...(i > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: unescapeDollar(line) } as const]),
    ]);
}

function trimBreaks(inline: Inline[]): Inline[] {
  const isBreak = (node: Inline | undefined) => node?.type === 'hardBreak';
  let from = 0;
  let to = inline.length;
  while (from < to && isBreak(inline[from])) from++;
  while (to > from && isBreak(inline[to - 1])) to--;
  return from === 0 && to === inline.length ? inline : inline.slice(from, to);
}

/** Writes the plain source of a document. Marks, lists and tables flatten to their text: `isPlain` tells beforehand. */
export function toSource(doc: RichTextDoc): string {
  return doc.content.map(sourceOf).join('\n\n');
}

function sourceOf(node: AnyNode): string {
  switch (node.type) {
    case 'text':
      return node.text.replaceAll('$', '\\$');
    case 'hardBreak':
      return '\n';
    case 'inlineMath':
      return `$${node.attrs.latex}$`;
    case 'blockMath':
      return `$$${node.attrs.latex}$$`;
    case 'image':
      return '';
    case 'paragraph':
      return (node.content ?? []).map(sourceOf).join('');
    case 'bulletList':
    case 'orderedList':
    case 'table':
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'tableHeader':
    case 'doc':
      return node.content.map(sourceOf).join('\n');
  }
}

/** True when `fromSource(toSource(doc))` loses nothing. */
export function isPlain(doc: RichTextDoc): boolean {
  return doc.content.every(
    (block) =>
      block.type === 'blockMath' ||
      (block.type === 'paragraph' &&
        (block.content ?? []).every((node) => node.type !== 'text' || !node.marks?.length)),
  );
}

/** Every formula of a document, in reading order. */
export function formulasOf(node: AnyNode): string[] {
  if (node.type === 'inlineMath' || node.type === 'blockMath') return [node.attrs.latex];
  const children = 'content' in node ? (node.content ?? []) : [];
  return children.flatMap((child) => formulasOf(child));
}

/** Every image of a document. */
export function imagesOf(node: AnyNode): ImageNode[] {
  if (node.type === 'image') return [node];
  const children = 'content' in node ? (node.content ?? []) : [];
  return children.flatMap((child) => imagesOf(child));
}

/** One line of text for lists and search: formulas keep their TeX. */
export function toText(doc: RichTextDoc): string {
  return sourceOf(doc)
    .replaceAll('\\$', '$')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}
