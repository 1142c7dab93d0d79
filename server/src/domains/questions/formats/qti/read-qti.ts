import { posix } from 'node:path';
import { decodeText } from '../../../../kernel/text/decode-text.ts';
import { eachQuestion } from '../each-question.ts';
import type { ReadItem } from '../exchange.ts';
import { FileProblem } from '../file-problem.ts';
import type { OpenZip } from '../open-zip.ts';
import { rowProblem } from '../../reading/row-problems.ts';
import {
  childOf,
  findAll,
  localName,
  readXml,
  textOf,
  XmlError,
  type XmlNode,
} from '../../../../kernel/xml/read-xml.ts';
import { withOldNames } from './old-names.ts';
import { readQtiItem } from './read-item.ts';

/** Reads one item that stands by itself; it has no pictures beside it. */
export function readQtiFile(text: string): ReadItem[] {
  const root = withOldNames(readXml(text));
  if (localName(root) !== 'assessmentItem') throw new FileProblem('FILE_KIND_UNKNOWN');
  return [readQtiItem(root, labelOf(root), () => undefined)];
}

/** Reads a package: its manifest names the items, in their order; each is read by itself. */
export function readQtiPackage(zip: OpenZip): ReadItem[] {
  const manifest = withOldNames(readXml(textIn(zip, 'imsmanifest.xml')));
  const items = findAll(manifest, 'resource').filter(
    ({ attributes }) => /item/i.test(attributes['type'] ?? '') && attributes['href'],
  );
  // A package may say the same item twice; it is still one question.
  const byAddress = new Map(items.map((resource) => [resource.attributes['href'], resource]));
  return eachQuestion([...byAddress.values()], (resource) => readResource(zip, resource));
}

function readResource(zip: OpenZip, resource: XmlNode): ReadItem {
  const href = posix.normalize(resource.attributes['href'] ?? '');
  const broken = (code: 'QUESTION_BROKEN' | 'QUESTION_TYPE_REFUSED', found: string): ReadItem => ({
    line: null,
    name: href.slice(0, 80),
    parts: null,
    problems: [rowProblem('', code, { found, value: found })],
    losses: [],
    pictures: [],
  });
  const bytes = zip.read(href);
  if (!bytes) return broken('QUESTION_BROKEN', href);
  let item: XmlNode;
  try {
    item = withOldNames(readXml(decodeText(bytes).text));
  } catch (error) {
    if (error instanceof XmlError) return broken('QUESTION_BROKEN', `${href}: ${error.code}`);
    throw error;
  }
  if (localName(item) !== 'assessmentItem') return broken('QUESTION_TYPE_REFUSED', localName(item));
  return readQtiItem(item, [...keywordsOf(resource), ...labelOf(item)], (source) => {
    const path = posix.normalize(posix.join(posix.dirname(href), decodePath(source)));
    const content = path.startsWith('../') ? undefined : zip.read(path);
    return content && { bytes: content, fileName: posix.basename(path) };
  });
}

function textIn(zip: OpenZip, name: string): string {
  const bytes = zip.read(name);
  if (!bytes) throw new FileProblem('FILE_KIND_UNKNOWN');
  return decodeText(bytes).text;
}

const labelOf = (item: XmlNode) => (item.attributes['label'] ?? '').split(/\s+/).filter(Boolean);

/** Words of the metadata, and the difficulty of LOM in our own. */
function keywordsOf(resource: XmlNode): string[] {
  const metadata = childOf(resource, 'metadata');
  if (!metadata) return [];
  const difficulty =
    findAll(metadata, 'difficulty').map((node) => textOf(childOf(node, 'value')).trim().toLowerCase())[0] ?? '';
  const known: Readonly<Record<string, string>> = {
    'very easy': 'easy',
    easy: 'easy',
    medium: 'medium',
    difficult: 'hard',
    'very difficult': 'hard',
  };
  return [
    ...findAll(metadata, 'keyword').map((node) => textOf(node).trim()),
    ...(known[difficulty] ? [`difficulty:${known[difficulty]}`] : []),
  ];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
