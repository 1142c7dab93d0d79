import type { Rating } from '@abhyas/contract/flashcards/cards';
import { DatabaseSync } from 'node:sqlite';
import { listZip, unpackEntry } from '../../../kernel/sheets/zip-directory.ts';
import { FIELD } from './anki-schema.ts';
import { checkCollection } from './check-collection.ts';
import { type CollectionLimits, CollectionProblem, type ReadCard, type ReadFile } from './collection.ts';
import { soundOf } from './note-sound.ts';
import { readPicture } from './picture-html.ts';

interface Row {
  readonly id: number;
  readonly did: number;
  readonly ord: number;
  readonly mid: number;
  readonly flds: string;
}
interface Line {
  readonly id: number;
  readonly cid: number;
  readonly ease: number;
  readonly time: number;
}
const ratings: readonly (Rating | undefined)[] = [undefined, 'again', 'hard', 'good', 'easy'];
const LONGEST = 3_600_000;
/** More than the largest forms of notes have. */
const MOST_FIELDS = 100;
const MOST_BYTES_OF_NAMES = 2_000_000;

/** Reads the bytes of an .apkg file of Anki's schema 11. Throws CollectionProblem. */
export function readCollection(bytes: Uint8Array, limits: CollectionLimits): ReadCard[] {
  const db = new DatabaseSync(':memory:');
  try {
    db.deserialize(unpack(bytes, limits.unzippedBytes));
    checkCollection(db, limits);
    return cardsOf(db);
  } catch (error) {
    throw error instanceof CollectionProblem ? error : new CollectionProblem('ANKI_BROKEN');
  } finally {
    db.close();
  }
}

/** The database within the archive; nothing else of it is unpacked, and never more than it declares. */
function unpack(bytes: Uint8Array, mostBytes: number): Uint8Array {
  const entries = new Map(listZip(bytes).map((entry) => [entry.name, entry]));
  // What Anki writes in its newest form holds a note to say so in the place of the old one.
  if (entries.has('collection.anki21b')) throw new CollectionProblem('ANKI_NEW');
  const entry = entries.get('collection.anki21') ?? entries.get('collection.anki2');
  if (!entry) throw new CollectionProblem('ANKI_BROKEN');
  if (entry.unpackedBytes > mostBytes) throw new CollectionProblem('ANKI_LARGE');
  return unpackEntry(bytes, entry);
}

/**
 * The pictures that went to Anki from here, and the sounds. One that is too large, beyond so many or beyond so many bytes in all, or that
 * lies where another was read, is left out.
 */
export function* readFiles(
  bytes: Uint8Array,
  cards: readonly ReadCard[],
  limits: CollectionLimits,
): Generator<ReadFile> {
  const wanted = wantedFiles(cards, limits);
  if (wanted.size === 0) return;
  const entries = new Map(listZip(bytes).map((entry) => [entry.name, entry]));
  const list = entries.get('media');
  if (!list || list.unpackedBytes > MOST_BYTES_OF_NAMES) return;
  const names = JSON.parse(new TextDecoder().decode(unpackEntry(bytes, list))) as Record<string, unknown>;
  // Many entries of an archive may name the same bytes, which would multiply them.
  const read = new Set<number>();
  let leftBytes = limits.filesBytes;
  for (const [number, name] of Object.entries(names)) {
    const entry = entries.get(number);
    const most = typeof name === 'string' ? wanted.get(name) : undefined;
    if (typeof name !== 'string' || most === undefined || !entry || read.has(entry.offset)) continue;
    if (entry.unpackedBytes > Math.min(most, leftBytes)) continue;
    if (read.size === limits.files) return;
    read.add(entry.offset);
    wanted.delete(name);
    leftBytes -= entry.unpackedBytes;
    yield { name, bytes: unpackEntry(bytes, entry) };
  }
}

/** The names that cards show or say, and how large such a file may be. */
function wantedFiles(cards: readonly ReadCard[], { pictureBytes, soundBytes }: CollectionLimits) {
  const wanted = new Map<string, number>();
  for (const card of cards) {
    const picture = readPicture(card.fields[0] ?? '');
    if (picture && !wanted.has(picture.fileName)) wanted.set(picture.fileName, pictureBytes);
    const sound = soundOf(card);
    if (sound) wanted.set(sound.fileName, soundBytes);
  }
  return wanted;
}

function cardsOf(db: DatabaseSync): ReadCard[] {
  const { models, decks } = db.prepare('select models, decks from col').get() as { models: string; decks: string };
  const forms = JSON.parse(models) as Record<string, { type?: number } | undefined>;
  const names = JSON.parse(decks) as Record<string, { name?: string } | undefined>;
  const lines = db.prepare('select id, cid, ease, time from revlog order by id').all() as unknown as Line[];
  const log = Map.groupBy(lines, ({ cid }) => cid);
  const rows = db.prepare(
    'select c.id, c.did, c.ord, n.mid, n.flds from cards c join notes n on n.id = c.nid order by c.nid, c.ord',
  );
  return (rows.all() as unknown as Row[]).map(({ id, did, ord, mid, flds }) => ({
    deck: nameOf(names[did]?.name),
    isCloze: forms[mid]?.type === 1,
    ord,
    fields: flds.split(FIELD, MOST_FIELDS),
    reviews: (log.get(id) ?? []).flatMap(reviewOf),
  }));
}

/** `Physics::Optics` is a deck in a deck; our decks are a flat list. */
const nameOf = (name: string | undefined): string =>
  (name ?? '').replaceAll(FIELD, '::').split('::').join(' · ').trim().slice(-80) || 'Anki';

function reviewOf({ id, ease, time }: Line): ReadCard['reviews'] {
  const rating = ratings[ease];
  return rating ? [{ rating, at: id, milliseconds: Math.min(LONGEST, Math.max(0, Math.round(time))) }] : [];
}
