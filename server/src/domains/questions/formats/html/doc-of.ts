import type { Block, Inline, ListItem, Mark, RichTextDoc, TableCell, TableRow } from '@abhyas/contract/rich-text';
import { mathmlToTex } from '@abhyas/contract/math/mathml-to-tex';
import { childrenOf, localName, textOf, type XmlNode } from '../../../../kernel/xml/read-xml.ts';
import { splitMath } from './html-math.ts';
import type { Reading } from './reading.ts';

type Nodes = readonly (XmlNode | string)[];
type Marks = readonly { readonly type: Mark }[];

const markOf: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};
const blocks = new Set(
  'p div section article blockquote pre center h1 h2 h3 h4 h5 h6 dl dt dd figure figcaption address header footer main caption prompt hr'.split(
    ' ',
  ),
);
const through = new Set(
  'html body span font a abbr small big label nobr wbr s strike del mark q bdi bdo time tbody thead tfoot contentbody qti-content-body rubricblock'.split(
    ' ',
  ),
);
const active = new Set(
  'script style iframe frame object embed applet link meta base form input button textarea select'.split(' '),
);
/** An `object` of such a type shows a picture and runs nothing. */
const PICTURE_TYPE = /^image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)$/i;
const struck = new Set(['s', 'strike', 'del']);
const attachments = new Set('audio video source track'.split(' '));

/** Reads markup as rich text by an allow-list: what can run is a problem, what we do not keep is a loss, words always stay. */
export function docOf(nodes: Nodes, reading: Reading): RichTextDoc {
  const writer = new BlockWriter(reading, 2, true);
  writer.write(nodes, []);
  const content = writer.finish();
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

class BlockWriter {
  readonly #blocks: Block[] = [];
  readonly #reading: Reading;
  readonly #lists: number;
  readonly #tables: boolean;
  #inline: Inline[] = [];
  #text = '';
  #marks: Marks = [];

  /** `lists`: levels of lists that may still stand here. */
  constructor(reading: Reading, lists: number, tables: boolean) {
    this.#reading = reading;
    this.#lists = lists;
    this.#tables = tables;
  }

  write(nodes: Nodes, marks: Marks): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#say(node, marks);
      else this.#node(node, marks);
    }
  }

  finish(): Block[] {
    this.#paragraph();
    return this.#blocks;
  }

  #node(node: XmlNode, marks: Marks): void {
    const name = localName(node).toLowerCase();
    this.#checkAttributes(node, name);
    const mark = markOf[name];
    if (mark)
      return this.write(node.children, marks.some(({ type }) => type === mark) ? marks : [...marks, { type: mark }]);
    if (name === 'object' && PICTURE_TYPE.test(node.attributes['type'] ?? ''))
      return this.#picture({
        ...node,
        attributes: {
          src: node.attributes['data'] ?? '',
          alt: textOf(node).trim() || (node.attributes['title'] ?? ''),
        },
      });
    if (active.has(name)) return this.#reading.problem('HTML_SCRIPT', { found: `<${name}>` });
    if (name === 'svg') return this.#reading.problem('HTML_SCRIPT', { found: '<svg>' });
    if (attachments.has(name)) return this.#reading.lose('ATTACHMENT');
    if (name === 'br') return this.#break();
    if (name === 'img') return this.#picture(node);
    if (name === 'math') return this.#math(node);
    if (name === 'ul' || name === 'ol') return this.#list(node, name === 'ul' ? 'bulletList' : 'orderedList', marks);
    if (name === 'table') return this.#table(node, marks);
    if (struck.has(name)) this.#reading.lose('STYLE');
    if (blocks.has(name)) {
      if (/^h\d$/.test(name)) this.#reading.lose('STYLE');
      this.#paragraph();
      this.write(node.children, marks);
      return this.#paragraph();
    }
    if (!through.has(name) && name !== 'li' && name !== 'tr' && name !== 'td' && name !== 'th')
      this.#reading.lose('MARKUP');
    this.write(node.children, marks);
  }

  #checkAttributes({ attributes }: XmlNode, name: string): void {
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on[a-z]{3,}$/i.test(key) || (key !== 'src' && /^\s*(?:javascript|vbscript)\s*:/i.test(value)))
        this.#reading.problem('HTML_SCRIPT', { found: `<${name} ${key}>` });
      else if (key === 'href') this.#reading.lose('MARKUP');
    }
  }

  #say(text: string, marks: Marks): void {
    if (text === '') return;
    if (!sameMarks(marks, this.#marks)) this.#flush();
    this.#marks = marks;
    this.#text += text;
  }

  /** Text that came in pieces is one text: a formula may stand across them. */
  #flush(): void {
    const text = this.#text.replaceAll(/[\t\n\f\r ]+/g, ' ');
    this.#text = '';
    for (const piece of splitMath(text, this.#marks, (found, kind) =>
      this.#reading.problem(kind === 'equation' ? 'EQUATION_UNREADABLE' : 'PICTURE_REFUSED', { found }),
    )) {
      if (piece.type !== 'display') this.#inline.push(piece);
      else {
        this.#paragraph();
        this.#blocks.push({ type: 'blockMath', attrs: { latex: piece.latex } });
      }
    }
  }

  #break(): void {
    this.#flush();
    this.#inline.push({ type: 'hardBreak' });
  }

  #paragraph(): void {
    if (this.#text !== '') this.#flush();
    const content = trimInline(this.#inline);
    this.#inline = [];
    if (content.length > 0) this.#blocks.push({ type: 'paragraph', content });
  }

  #picture({ attributes: { src = '', alt = '', title = '' } }: XmlNode): void {
    const mediaId = this.#reading.picture(src, alt || title);
    if (mediaId === undefined) return;
    this.#paragraph();
    this.#blocks.push({ type: 'image', attrs: { mediaId, alt: (alt || title).slice(0, 500).toWellFormed() } });
  }

  #math(node: XmlNode): void {
    const { tex, problem } = mathmlToTex(node);
    if (problem !== undefined) return this.#reading.problem('EQUATION_UNREADABLE', { found: problem });
    if (tex === '') return;
    this.#flush();
    if (node.attributes['display'] !== 'block') {
      this.#inline.push({ type: 'inlineMath', attrs: { latex: tex } });
      return;
    }
    this.#paragraph();
    this.#blocks.push({ type: 'blockMath', attrs: { latex: tex } });
  }

  #list(node: XmlNode, type: 'bulletList' | 'orderedList', marks: Marks): void {
    this.#paragraph();
    const items = childrenOf(node)
      .filter((child) => localName(child).toLowerCase() === 'li')
      .map((child) => this.#inside(child, this.#lists - 1, marks));
    if (items.length === 0) return;
    if (this.#lists > 0) {
      const content = items.map((content): ListItem => ({ type: 'listItem', content }));
      this.#blocks.push({ type, content });
      return;
    }
    this.#reading.lose('LAYOUT');
    this.#blocks.push(...items.flat());
  }

  #table(node: XmlNode, marks: Marks): void {
    this.#paragraph();
    const rows = rowsOf(node).map((row) =>
      cellsOf(row).map((cell) => ({ cell, content: this.#inside(cell, 1, marks) })),
    );
    const filled = rows.filter((row) => row.length > 0);
    if (filled.length === 0) return;
    if (!this.#tables) {
      this.#reading.lose('LAYOUT');
      this.#blocks.push(...filled.flat().flatMap(({ content }) => content.filter((block) => block.type !== 'table')));
      return;
    }
    if (textOf(node).trim() !== '' && /(?:col|row)span/.test(JSON.stringify(cellSpans(node))))
      this.#reading.lose('LAYOUT');
    const content = filled.map((row): TableRow => ({
      type: 'tableRow',
      content: row.map(({ cell, content }): TableCell => ({
        type: localName(cell).toLowerCase() === 'th' ? 'tableHeader' : 'tableCell',
        content,
      })),
    }));
    this.#blocks.push({ type: 'table', content });
  }

  #inside(node: XmlNode, lists: number, marks: Marks): Block[] {
    const writer = new BlockWriter(this.#reading, Math.max(0, lists), false);
    writer.write(node.children, marks);
    const content = writer.finish();
    return content.length > 0 ? content : [{ type: 'paragraph' }];
  }
}

const rowsOf = (table: XmlNode): XmlNode[] =>
  childrenOf(table).flatMap((child) => {
    const name = localName(child).toLowerCase();
    return name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(name) ? rowsOf(child) : [];
  });
const cellsOf = (row: XmlNode): XmlNode[] => childrenOf(row).filter((child) => /^t[dh]$/i.test(localName(child)));
const cellSpans = (table: XmlNode) =>
  rowsOf(table).flatMap((row) =>
    cellsOf(row).flatMap(({ attributes }) => Object.keys(attributes).filter((key) => Number(attributes[key]) > 1)),
  );

const sameMarks = (a: Marks, b: Marks) => a.length === b.length && a.every(({ type }, i) => type === b[i]?.type);

/** Without breaks and spaces at its ends; spaces meet once. */
function trimInline(inline: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  for (const node of inline) {
    const previous = kept.at(-1);
    if (node.type !== 'text') {
      kept.push(node);
      continue;
    }
    const begins =
      !previous || previous.type === 'hardBreak' || (previous.type === 'text' && previous.text.endsWith(' '));
    const text = begins ? node.text.replace(/^ +/, '') : node.text;
    if (text !== '') kept.push({ ...node, text });
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    if (last.type === 'inlineMath') break;
    const text = last.type === 'text' ? last.text.trimEnd() : '';
    kept.pop();
    if (text === '') continue;
    kept.push({ ...(last as Extract<Inline, { type: 'text' }>), text });
    break;
  }
  while (kept[0]?.type === 'hardBreak') kept.shift();
  return kept;
}
