import { childOf, childrenNamed, childrenOf, localName, textOf, type XmlNode } from '@abhyas/contract/math/xml-tree';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

export type { XmlNode };
export type XmlProblem = 'XML_BROKEN' | 'XML_DOCTYPE' | 'XML_TOO_DEEP';
/** Why a text is no XML that we read. */
export class XmlError extends Error {
  readonly code: XmlProblem;
  readonly line: number;
  constructor(code: XmlProblem, line = 0) {
    super(code);
    this.name = 'XmlError';
    this.code = code;
    this.line = line;
  }
}

/** Deeper is nothing that is exchanged; fast-xml-parser itself recurses. */
const DEEPEST = 120;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
});

/**
 * Reads XML whose entities are the five of XML and numbers, nothing else: a DOCTYPE is refused before anything is read, so that no
 * entity can be defined, expanded or fetched.
 */
export function readXml(text: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(withoutCdata(text))) throw new XmlError('XML_DOCTYPE');
  const valid = XMLValidator.validate(text, { allowBooleanAttributes: false });
  if (valid !== true) throw new XmlError('XML_BROKEN', valid.err.line);
  let raw: RawNode[];
  try {
    raw = parser.parse(text) as RawNode[];
  } catch (error) {
    throw new XmlError(error instanceof Error && error.message.includes('nested') ? 'XML_TOO_DEEP' : 'XML_BROKEN');
  }
  const root = raw.map(nodeOf).find((node): node is XmlNode => typeof node === 'object');
  if (!root) throw new XmlError('XML_BROKEN');
  return root;
}

/** Text in CDATA defines nothing. One that nobody closes is no XML. */
function withoutCdata(text: string): string {
  let rest = '';
  for (let at = 0; ;) {
    const from = text.indexOf('<![CDATA[', at);
    if (from < 0) return rest + text.slice(at);
    const to = text.indexOf(']]>', from);
    if (to < 0) throw new XmlError('XML_BROKEN');
    rest += text.slice(at, from);
    at = to + 3;
  }
}

type RawNode = Readonly<Record<string, RawNode[] | string | Record<string, string>>>;

function nodeOf(raw: RawNode): XmlNode | string | undefined {
  const name = Object.keys(raw).find((key) => key !== ':@');
  if (name === undefined) return undefined;
  if (name === '#text') return decodeEntities(String(raw[name]));
  const inner = raw[name] as RawNode[];
  if (name === '#cdata') return String(inner[0]?.['#text'] ?? '');
  const attributes = Object.fromEntries(
    Object.entries((raw[':@'] ?? {}) as Record<string, string>).map(([key, value]) => [key, decodeEntities(value)]),
  );
  return { name, attributes, children: inner.map(nodeOf).filter((child) => child !== undefined) };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi,
    (found, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? found;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

export { childOf, childrenNamed, childrenOf, localName, textOf };

/** Every node below of this local name, in reading order. */
export function findAll(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  return childrenOf(node).flatMap((child) => [
    ...(names.includes(localName(child)) ? [child] : []),
    ...findAll(child, ...names),
  ]);
}
