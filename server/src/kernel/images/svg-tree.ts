import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ImageError, refuseSvg } from './image-error.ts';
import { svgLimits } from './svg-rules.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgNode[];
}
export type SvgNode = SvgElement | string;

/** The parser's own shape: one key is the name, `:@` holds the attributes. */
type Parsed = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  cdataPropName: '#cdata',
  commentPropName: '#comment',
});

/** Parses a drawing without document type, own entities or stylesheets; character references are read here, so that nothing hides in them. */
export function parseSvg(text: string): SvgElement {
  if (text.length > svgLimits.characters) refuseSvg(`> ${svgLimits.characters} characters`);
  const forbidden = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)|<\?xml-stylesheet/i.exec(text);
  if (forbidden) refuseSvg(forbidden[0]);
  const roots = elementsOf(parse(text));
  const root = roots.find((node) => typeof node !== 'string');
  if (!root || typeof root === 'string') throw new ImageError('IMAGE_BROKEN');
  return root;
}

function parse(text: string): readonly Parsed[] {
  if (XMLValidator.validate(text) !== true) throw new ImageError('IMAGE_BROKEN');
  try {
    return parser.parse(text) as readonly Parsed[];
  } catch {
    throw new ImageError('IMAGE_BROKEN');
  }
}

function elementsOf(nodes: readonly Parsed[], depth = 0): SvgNode[] {
  if (depth > svgLimits.depth) refuseSvg(`> ${svgLimits.depth} levels`);
  return nodes.flatMap((node): SvgNode[] => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const content = node[name];
    if (name === '#text') return [decode(String(content))];
    if (name === '#cdata') return (content as readonly Parsed[]).map((part) => String(part['#text']));
    if (name === '#comment' || name.startsWith('?')) return [];
    const attributes = new Map(
      Object.entries((node[':@'] ?? {}) as Record<string, string>).map(([key, value]) => [key, decode(String(value))]),
    );
    return [{ name, attributes, children: elementsOf(content as readonly Parsed[], depth + 1) }];
  });
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([\w.-]+));/gi,
    (reference, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? refuseSvg(reference);
      const point = hex === undefined ? Number(number) : parseInt(hex, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD';
    },
  );
}

/** Writes a tree as XML; whatever its texts hold stays text. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.map((child) => (typeof child === 'string' ? escape(child) : writeSvg(child))).join('')}</${name}>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] as string);
