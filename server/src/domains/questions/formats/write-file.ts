import type { ExportFormat } from '@abhyas/contract/questions/formats';
import { imagesOf } from '@abhyas/contract/rich-text';
import { continueCsv, writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { writeXlsx } from '../../../kernel/sheets/write-xlsx.ts';
import { zipPieces } from '../../../kernel/sheets/zip-pieces.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { checkExport, plainOf } from './check-export.ts';
import { docsIn } from './docs-in.ts';
import type { Picture, WholeParts } from './exchange.ts';
import { writeGift, writeGiftCategory } from './gift/write-gift.ts';
import { jsonEnd, jsonPictures, jsonStart, writeJsonPicture, writeJsonQuestion } from './json/write-json.ts';
import { moodleEnd, moodleStart, writeCategory, writeMoodle } from './moodle/write-moodle.ts';
import type { AskedItem, WrittenItem } from './qti/write-items.ts';
import { manifestEnd, manifestStart } from './qti/write-qti.ts';
import { sheetHeader, writeRow } from './sheet/write-row.ts';

/** A question with its number in the bank, which names it in the file. */
export interface NumberedParts {
  readonly number: number;
  readonly parts: WholeParts;
}
/** Takes pictures out of the store, one after the other. */
export type ReadPictures = (ids: readonly string[]) => AsyncIterable<Picture> | Iterable<Picture>;
type Questions = AsyncIterable<NumberedParts>;
type Pieces = AsyncGenerator<string | Uint8Array>;

/** The file of a format, piece by piece: a question and its pictures are in memory at a time. What the format refuses is left out. */
export const writeFile = (
  format: ExportFormat,
  questions: AsyncIterable<NumberedParts> | Iterable<NumberedParts>,
  readPictures: ReadPictures,
): Pieces => writers[format](writable(format, questions), readPictures);

async function* writable(format: ExportFormat, questions: AsyncIterable<NumberedParts> | Iterable<NumberedParts>) {
  for await (const question of questions) if ('losses' in checkExport(format, question.parts)) yield question;
}

const writers: Readonly<Record<ExportFormat, (questions: Questions, readPictures: ReadPictures) => Pieces>> = {
  xlsx: (questions) => writeXlsx('Questions', rowsOf(questions)),
  csv,
  json,
  gift,
  moodle,
  qti21: (questions, readPictures) => zipPieces(packageOf(questions, readPictures)),
};

async function* rowsOf(questions: Questions): AsyncGenerator<readonly string[]> {
  yield sheetHeader;
  for await (const { parts } of questions) yield writeRow(parts);
}

async function* csv(questions: Questions): Pieces {
  yield writeCsv([[...sheetHeader]]);
  for await (const { parts } of questions) yield continueCsv([writeRow(parts)]);
}

async function* json(questions: Questions, readPictures: ReadPictures): Pieces {
  yield jsonStart;
  const pictures = new Set<string>();
  let before = '';
  for await (const { parts } of questions) {
    for (const id of pictureIdsOf(parts)) pictures.add(id);
    yield before + writeJsonQuestion(parts);
    before = ',\n';
  }
  yield jsonPictures;
  before = '';
  for await (const picture of readPictures([...pictures])) {
    yield before + writeJsonPicture(picture.id, picture);
    before = ',\n';
  }
  yield jsonEnd;
}

async function* gift(questions: Questions): Pieces {
  let area = '';
  for await (const { number, parts } of questions) {
    if (parts.areaName !== area) yield writeGiftCategory(parts.areaName);
    area = parts.areaName;
    yield writeGift(plainOf(parts), number);
  }
}

async function* moodle(questions: Questions, readPictures: ReadPictures): Pieces {
  yield moodleStart;
  let area = '';
  for await (const { number, parts } of questions) {
    if (parts.areaName !== area) yield writeCategory(parts.areaName);
    area = parts.areaName;
    const pictures = await picturesNamed(shownPictures(parts), readPictures);
    yield writeMoodle(plainOf(parts), number, (id) => pictures.get(id));
  }
  yield moodleEnd;
}

const askItems = thread<readonly AskedItem[], readonly WrittenItem[]>(new URL('qti/write-items.ts', import.meta.url));
/** A batch of items is closed at one of these; so many pictures of it are in memory. */
const BATCH = { items: 50, pictures: 20 } as const;
/** So many batches are on their way to the thread, which need not wait while the next questions are read. */
const AHEAD = 3;

/** Items and their pictures as they come, and the manifest that names them all at the end. */
async function* packageOf(questions: Questions, readPictures: ReadPictures) {
  const resources: string[] = [];
  for await (const { items, pictures } of ahead(batchesOf(questions, readPictures), writeBatch)) {
    for (const { identifier, item, resource, pictures: shown } of items) {
      resources.push(resource);
      yield { name: `items/${identifier}.xml`, deflated: item };
      for (const { id, path } of shown) yield { name: path, content: [pictures.get(id)!.bytes], packed: true };
    }
  }
  yield { name: 'imsmanifest.xml', content: inChunks([manifestStart, ...resources, manifestEnd]) };
}

interface Batch {
  readonly questions: readonly NumberedParts[];
  readonly pictures: ReadonlyMap<string, Picture>;
}

async function* batchesOf(questions: Questions, readPictures: ReadPictures): AsyncGenerator<Batch> {
  let batch: NumberedParts[] = [];
  let ids = new Set<string>();
  const close = async (): Promise<Batch> => {
    const closed = { questions: batch, pictures: await picturesNamed([...ids], readPictures) };
    [batch, ids] = [[], new Set()];
    return closed;
  };
  for await (const question of questions) {
    batch.push(question);
    for (const id of shownPictures(question.parts)) ids.add(id);
    if (batch.length === BATCH.items || ids.size >= BATCH.pictures) yield await close();
  }
  if (batch.length > 0) yield await close();
}

async function writeBatch({ questions, pictures }: Batch) {
  const names = new Map([...pictures].map(([id, { fileName }]) => [id, fileName]));
  const asked = questions.map(({ number, parts }): AskedItem => {
    const shown = shownPictures(parts).flatMap((id) => (names.has(id) ? [[id, names.get(id)!] as const] : []));
    return { number, parts: plainOf(parts), pictures: new Map(shown) };
  });
  return { items: await askItems(asked), pictures };
}

/** Does the next ones while the first is used, and gives them in order. */
async function* ahead<T, R>(source: AsyncIterable<T>, work: (one: T) => Promise<R>): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for await (const one of source) {
    const working = work(one);
    working.catch(() => {}); // heard when its turn comes
    underWay.push(working);
    if (underWay.length > AHEAD) yield await underWay.shift()!;
  }
  for (const working of underWay) yield await working;
}

/** Many short texts one by one take the packer longer than a few long ones. */
const inChunks = (texts: readonly string[], size = 200): string[] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, i) => texts.slice(i * size, (i + 1) * size).join(''));

/** Pictures in the words of every language, and in those of the group. */
function pictureIdsOf({ content, key, group }: WholeParts): string[] {
  const stems = group ? [group.stem.en, ...(group.stem.hi ? [group.stem.hi] : [])] : [];
  return [...docsIn(content, key), ...stems].flatMap(imagesOf).map(({ attrs }) => attrs.mediaId);
}

/** Those of the words that such a format writes, in every language. */
const shownPictures = ({ content, key }: WholeParts): string[] =>
  docsIn(content, key)
    .flatMap(imagesOf)
    .map(({ attrs }) => attrs.mediaId);

async function picturesNamed(ids: readonly string[], readPictures: ReadPictures): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for await (const picture of readPictures(ids)) pictures.set(picture.id, picture);
  return pictures;
}
