import { posix } from 'node:path';
import { childOf, findAll, readXml, textOf, type XmlNode } from '../xml/read-xml.ts';
import type { Drawings, SheetPicture } from './sheet.ts';
import { relationsOf, textOfPart } from './xlsx-beside.ts';
import { unpackEntry, type ZipEntry } from './zip-directory.ts';

const ANCHORS = ['twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor'];
/** What else is drawn over cells. */
const OTHERS = ['sp', 'cxnSp', 'graphicFrame', 'contentPart'];

/**
 * For each sheet, in the order of the workbook: what lies over its rows, at the cell in which it begins. A picture behind `mostBytes` of
 * all of them has no bytes.
 */
export function drawingsOf(bytes: Uint8Array, entries: readonly ZipEntry[], mostBytes: number): Drawings[] {
  const parts = new Parts(bytes, entries, mostBytes);
  const sheets = [...parts.text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*\b\w+:id\s*=\s*["']([^"']+)["']/g)];
  const targets = parts.relations('xl/workbook.xml');
  return sheets.map(([, id = '']) => {
    const drawn = new Map<number, { pictures: SheetPicture[]; lost: boolean }>();
    const beside = [...parts.relations(targets.get(id)?.target ?? '').values()];
    for (const { target } of beside.filter(({ type }) => type.endsWith('/drawing'))) {
      const relations = parts.relations(target);
      for (const anchor of anchorsOf(parts.text(target))) {
        const from = childOf(anchor, 'from');
        const place = (name: string) => Number(textOf(childOf(from, name)).trim() || -1);
        const row = place('row') + 1;
        const pictures = picturesIn(anchor).map((pic) =>
          parts.picture(pic, place('col'), relations.get(idOf(pic))?.target),
        );
        const found = pictures.filter((picture) => picture !== undefined);
        const lost = found.length < pictures.length || findAll(anchor, ...OTHERS).length > 0;
        if (found.length === 0 && !lost) continue;
        const known = drawn.get(row) ?? { pictures: [], lost: false };
        drawn.set(row, { pictures: [...known.pictures, ...found], lost: known.lost || lost });
      }
    }
    return drawn;
  });
}

const anchorsOf = (drawing: string): XmlNode[] => (drawing === '' ? [] : findAll(readXml(drawing), ...ANCHORS));
const idOf = (pic: XmlNode) => attributeOf(findAll(pic, 'blip')[0], 'r:embed');

const attributeOf = (node: XmlNode | undefined, name: string) => node?.attributes[name] ?? '';

/** Programs that do not know something draw the picture of it that stands beside: the same picture may be named twice. */
const picturesIn = (anchor: XmlNode): XmlNode[] => [
  ...new Map(findAll(anchor, 'pic').map((pic) => [idOf(pic), pic])).values(),
];

/** The parts of one workbook. */
class Parts {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #unpacked = new Map<string, Uint8Array>();
  #left: number;

  constructor(bytes: Uint8Array, entries: readonly ZipEntry[], mostBytes: number) {
    this.#bytes = bytes;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#left = mostBytes;
  }

  text(name: string): string {
    return textOfPart(this.#bytes, this.#entries.get(name));
  }

  /** What a part names, by id; targets as names in the archive. */
  relations(part: string) {
    const folder = posix.dirname(part);
    const found = relationsOf(this.text(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)));
    for (const [id, { target, type }] of found)
      found.set(id, { target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target), type });
    return found;
  }

  picture(pic: XmlNode, column: number, name: string | undefined): SheetPicture | undefined {
    const entry = name === undefined ? undefined : this.#entries.get(name);
    if (!entry) return undefined;
    const alt = attributeOf(findAll(pic, 'cNvPr')[0], 'descr');
    return { column, alt, fileName: posix.basename(entry.name), bytes: this.#take(entry) };
  }

  #take(entry: ZipEntry): Uint8Array | undefined {
    if (entry.unpackedBytes > this.#left) return undefined;
    this.#left -= entry.unpackedBytes;
    const bytes = this.#unpacked.get(entry.name) ?? new Uint8Array(unpackEntry(this.#bytes, entry));
    this.#unpacked.set(entry.name, bytes);
    return bytes;
  }
}
