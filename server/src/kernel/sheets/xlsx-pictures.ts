import { posix } from 'node:path';
import type { Crop } from '../images/read-image.ts';
import { childOf, findAll, readXml, textOf, type XmlNode } from '../xml/read-xml.ts';
import type { DrawnOver, Drawings, SheetPicture } from './sheet.ts';
import { relationsOf, textOfPart } from './xlsx-beside.ts';
import { cellPictures, valueCells, VALUES } from './xlsx-cell-pictures.ts';
import { unpackEntry, type ZipEntry } from './zip-directory.ts';

const ANCHORS = ['twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor'];
/** What else is drawn over cells. */
const OTHERS = ['sp', 'cxnSp', 'graphicFrame', 'contentPart'];

/**
 * For each sheet, in the order of the workbook: what lies over its rows, at the cell in which it begins, and what lies in a cell. A picture
 * behind `mostBytes` of all of them has no bytes.
 */
export function drawingsOf(bytes: Uint8Array, entries: readonly ZipEntry[], mostBytes: number): Drawings[] {
  const parts = new Parts(bytes, entries, mostBytes);
  const sheets = [...parts.text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*\b\w+:id\s*=\s*["']([^"']+)["']/g)];
  const targets = parts.relations('xl/workbook.xml');
  const values = cellPictures((name) => parts.text(name));
  const media = parts.relations(VALUES);
  return sheets.map(([, id = '']) => {
    const sheet = targets.get(id)?.target ?? '';
    const drawn = new Map<number, DrawnRow>();
    for (const { target, type } of parts.relations(sheet).values())
      if (type.endsWith('/drawing')) for (const [row, found] of overRows(parts, target)) add(drawn, row, found);
    for (const { row, column, picture } of values.length === 0 ? [] : valueCells(parts.text(sheet), values)) {
      const found = parts.picture({ column, alt: picture.alt }, media.get(picture.relation)?.target);
      add(drawn, row, { pictures: found ? [found] : [], lost: !found, inside: [column] });
    }
    return drawn;
  });
}

type DrawnRow = Required<DrawnOver>;

function add(drawn: Map<number, DrawnRow>, row: number, { pictures, lost, inside }: DrawnRow): void {
  const known = drawn.get(row) ?? { pictures: [], lost: false, inside: [] };
  drawn.set(row, {
    pictures: [...known.pictures, ...pictures],
    lost: known.lost || lost,
    inside: [...known.inside, ...inside],
  });
}

/** What the anchors of one drawing hold, each with its row. */
function overRows(parts: Parts, drawing: string): [number, DrawnRow][] {
  const relations = parts.relations(drawing);
  return anchorsOf(parts.text(drawing)).flatMap((anchor) => {
    const from = childOf(anchor, 'from');
    const place = (name: string) => Number(textOf(childOf(from, name)).trim() || -1);
    const all = picturesIn(anchor).map((pic) => {
      const alt = attributeOf(findAll(pic, 'cNvPr')[0], 'descr');
      return parts.picture({ column: place('col'), alt, crop: cropOf(pic) }, relations.get(idOf(pic))?.target);
    });
    const pictures = all.filter((picture) => picture !== undefined);
    const lost = pictures.length < all.length || findAll(anchor, ...OTHERS).length > 0;
    return pictures.length === 0 && !lost ? [] : [[place('row') + 1, { pictures, lost, inside: [] }] as const];
  });
}

/** What is cut off at each side, in hundred-thousandths or in percent; what is added to a side is no part of the picture. */
function cropOf(pic: XmlNode): Crop | undefined {
  const [rect] = findAll(pic, 'srcRect');
  const part = (name: string) => {
    const said = attributeOf(rect, name);
    return Math.min(0.99, Math.max(0, Number.parseFloat(said || '0') / (said.endsWith('%') ? 100 : 100_000)));
  };
  const crop = { left: part('l'), top: part('t'), right: part('r'), bottom: part('b') };
  return Object.values(crop).some((cut) => cut > 0) ? crop : undefined;
}

const anchorsOf = (drawing: string): XmlNode[] => (drawing === '' ? [] : findAll(readXml(drawing), ...ANCHORS));
const idOf = (pic: XmlNode) => attributeOf(findAll(pic, 'blip')[0], 'r:embed');

const attributeOf = (node: XmlNode | undefined, name: string) => node?.attributes[name] ?? '';

/** Programs that do not know something draw the picture of it that stands beside: the same picture may be named twice. */
const picturesIn = (anchor: XmlNode): XmlNode[] => [
  ...new Map(findAll(anchor, 'pic').map((pic) => [JSON.stringify([idOf(pic), cropOf(pic)]), pic])).values(),
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

  /** Undefined where the archive does not hold it, or where it is a drawing of which only a part is seen. */
  picture(said: Pick<SheetPicture, 'column' | 'alt' | 'crop'>, name: string | undefined): SheetPicture | undefined {
    const entry = name === undefined ? undefined : this.#entries.get(name);
    if (!entry || (said.crop && entry.name.endsWith('.svg'))) return undefined;
    return { ...said, fileName: posix.basename(entry.name), bytes: this.#take(entry) };
  }

  #take(entry: ZipEntry): Uint8Array | undefined {
    if (entry.unpackedBytes > this.#left) return undefined;
    this.#left -= entry.unpackedBytes;
    const bytes = this.#unpacked.get(entry.name) ?? new Uint8Array(unpackEntry(this.#bytes, entry));
    this.#unpacked.set(entry.name, bytes);
    return bytes;
  }
}
