import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { ankiLimits } from '@abhyas/contract/flashcards/anki';
import { MOST_PICTURES_A_DAY } from '@abhyas/contract/flashcards/cards';
import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import { MOST_SOUNDS_A_DAY, soundLimits } from '@abhyas/contract/flashcards/cards/sounds';
import { imageLimits } from '@abhyas/contract/media/images';
import { createHash } from 'node:crypto';
import { runInChild } from '../../../kernel/child-process/run-in-child.ts';
import { actorOf, authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { withdrawMedia } from '../../media/index.ts';
import { MOST_CARDS } from '../cards/add-cards.ts';
import { type Card, insertCards, listSides } from '../cards/cards.store.ts';
import { addDeck } from '../decks/create-deck.ts';
import { type Deck, findNamed, lockDeck, lockDeckNames } from '../decks/decks.store.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { lockLearner } from '../memory/schedules.store.ts';
import { canMakeDeck } from '../policies.ts';
import { foldLog } from '../reviewing/fold-log.ts';
import { insertReviews, listAnswers, type ReviewLine } from '../reviewing/reviews.store.ts';
import { reviewSettingsOf } from '../reviewing/settings.store.ts';
import { addPictures, keyOf, pictureKey } from './add-pictures.ts';
import { addSounds, type Said } from './add-sounds.ts';
import { cardOfNote, mediaOf, type NoteCard } from './card-of-note.ts';
import type { CollectionMessage } from './collection-child.ts';
import { CollectionProblem, type ReadCard } from './collection.ts';
import { soundOf } from './note-sound.ts';
import { type StoredFiles, storeFiles } from './store-files.ts';

const limits = {
  cards: ankiLimits.cards,
  reviews: ankiLimits.reviews,
  fieldBytes: 100_000_000,
  unzippedBytes: 150_000_000,
  files: MOST_PICTURES_A_DAY + MOST_SOUNDS_A_DAY,
  filesBytes: 60_000_000,
  pictureBytes: imageLimits.maxBytes,
  soundBytes: soundLimits.maxBytes,
};
const child = { milliseconds: 60_000, memoryMb: 512 };
/** Cards whose logs are folded in one go, so that others are answered between. */
const FOLDED_AT_ONCE = 200;
/** Who has a file taken in by this process: one at a time of each, so that nobody holds every process for such files alone. */
const importing = new Set<string>();
const SECONDS_TO_WAIT = 30;

type Take = typeof api.flashcards.importAnki;
/** Takes a file of Anki in. Cards that are there with both sides, of a picture with the same area, are left as they are; the log of answers is a student's alone. */
export async function importAnki(
  ctx: Context,
  { query: { kind }, file }: Input<Take> & { readonly file: Buffer },
): Promise<Answer<Take>> {
  const { accountId } = actorOf(ctx);
  const ownerId = kind === 'student' ? accountId : null;
  authorize(ctx, canMakeDeck, { kind });
  if (importing.has(accountId)) fail('TOO_MANY_REQUESTS', { seconds: SECONDS_TO_WAIT });
  importing.add(accountId);
  const stored: StoredFiles = { pictures: new Map(), sounds: new Map() };
  try {
    const read = await readInChild(file);
    await storeFiles(ctx, ownerId, read, stored);
    return await takeIn(ctx, { kind, ownerId }, read, stored);
  } finally {
    importing.delete(accountId);
    // What no card holds after all.
    await withdrawMedia(ctx, [...stored.pictures.values(), ...stored.sounds.values()]);
  }
}

function takeIn(
  ctx: Context,
  { kind, ownerId }: Pick<Deck, 'kind' | 'ownerId'>,
  read: Taken,
  stored: StoredFiles,
): Promise<Answer<Take>> {
  return inTransaction(ctx, async (tx) => {
    if (ownerId) await lockLearner(tx, ownerId);
    await lockDeckNames(tx);
    const decks: Answer<Take>['decks'] = [];
    const total = { added: 0, known: 0, reviews: 0 };
    for (const [name, cards] of Map.groupBy(read.cards, ({ deck }) => deck)) {
      const deck = await deckNamed(tx, { kind, ownerId, name });
      const { ids, added, without, silent } = await addTo(tx, deck, cards, stored);
      read.media += silent;
      if (ownerId) total.reviews += await addLog(tx, ownerId, cards, ids);
      if (added > 0) await recordDeck(tx, deck, 'deck.cards_added', { count: added });
      decks.push({ id: deck.id, name: deck.name, added });
      total.added += added;
      total.known += cards.length - added - without;
      read.skipped += without;
    }
    return { decks, ...total, left: { media: read.media, cards: read.skipped } };
  });
}

type Made = NoteCard & Pick<ReadCard, 'deck' | 'reviews'> & { readonly area?: Area };
interface Taken {
  readonly cards: Made[];
  readonly files: Map<string, Uint8Array>;
  media: number;
  skipped: number;
}

/** Reads the file in a process of its own; the words of each batch are made safe here. */
async function readInChild(bytes: Buffer): Promise<Taken> {
  const taken: Taken = { cards: [], files: new Map(), media: 0, skipped: 0 };
  const module = new URL('./collection-child.ts', import.meta.url);
  const broken = () => new CollectionProblem('ANKI_BROKEN');
  try {
    for await (const message of runInChild<CollectionMessage>(module, { bytes, limits }, child, broken)) {
      if (message.kind === 'failed') throw new CollectionProblem(message.code);
      if (message.kind === 'done') return taken;
      if (message.kind === 'file') taken.files.set(message.file.name, message.file.bytes);
      else for (const card of message.cards) take(taken, card);
    }
    throw broken();
  } catch (error) {
    if (!(error instanceof CollectionProblem)) throw error;
    return fail(error.code, { most: limits.cards });
  }
}

function take(taken: Taken, { deck, reviews, ...note }: ReadCard): void {
  if (note.isCloze && note.ord > 0) return;
  const card = cardOfNote(note);
  const sound = card && soundOf(note);
  const area = card?.picture?.areas[card.picture.asked];
  // The picture of a card of its areas comes along; it is not one that stays behind.
  if (note.ord === 0 && !area) taken.media += mediaOf(note.fields) - (sound ? 1 : 0);
  if (card) taken.cards.push({ ...card, deck, reviews, ...(area && { area }), ...(sound && { sound }) });
  else taken.skipped++;
}

async function deckNamed(tx: TransactionContext, made: Pick<Deck, 'kind' | 'ownerId' | 'name'>): Promise<Deck> {
  const found = await findNamed(tx, made.ownerId, made.name);
  if (found) return (await lockDeck(tx, found.id)) ?? fail('NOT_FOUND');
  const deck: Deck = { ...made, id: newId(), description: '', publishedAt: null, createdAt: tx.clock.now() };
  await addDeck(tx, deck);
  await recordDeck(tx, deck, 'deck.created');
  return deck;
}

/** Adds what is not there yet; answers the id of every card, new or known, by what it is known by. */
async function addTo(tx: TransactionContext, deck: Deck, cards: readonly Made[], stored: StoredFiles) {
  const there = await listSides(tx, deck.id);
  const ids = new Map(there.map((card) => [keyOf(card), card.id]));
  const pictureIds = await addPictures(tx, deck, { cards, stored: stored.pictures, there });
  const said: Said[] = [];
  const fresh = cards.flatMap((card): Card[] => {
    const pictureId = card.picture && pictureIds.get(pictureKey(card.picture));
    if (ids.has(keyOf(card)) || (card.picture && pictureId === undefined)) return [];
    const { kind, front, back, area = null } = card;
    const made = { id: newId(), deckId: deck.id, kind, front, back, origin: null, correctedAt: null };
    ids.set(keyOf(card), made.id);
    if (card.sound) said.push({ card: made, sound: card.sound });
    return [{ ...made, pictureId: pictureId ?? null, area }];
  });
  if (there.length + fresh.length > MOST_CARDS) fail('DECK_FULL', { most: MOST_CARDS, count: there.length });
  await insertCards(tx, fresh);
  const without = cards.filter((card) => !ids.has(keyOf(card))).length;
  return { ids, added: fresh.length, without, silent: await addSounds(tx, deck, said, stored.sounds) };
}

/** The log of answers as one's own: each line has the same id at every import, so that it counts once. */
async function addLog(
  tx: TransactionContext,
  accountId: string,
  cards: readonly Made[],
  ids: ReadonlyMap<string, string>,
): Promise<number> {
  const { retention } = await reviewSettingsOf(tx, accountId);
  const now = tx.clock.now().getTime();
  const logs = cards.map((card) => {
    const cardId = ids.get(keyOf(card));
    if (cardId === undefined) return [];
    return card.reviews.flatMap(({ rating, at, milliseconds }): ReviewLine[] => {
      if (at > now || at < 0) return [];
      return [{ id: lineId(cardId, at), cardId, rating, reviewedAt: new Date(at), milliseconds, retention }];
    });
  });
  let added = 0;
  for (let at = 0; at < logs.length; at += FOLDED_AT_ONCE) {
    const given = logs.slice(at, at + FOLDED_AT_ONCE).flat();
    const cardIds = [...new Set(given.map(({ cardId }) => cardId))];
    const there = new Set((await listAnswers(tx, accountId, cardIds)).map(sameness));
    const lines = given.filter((line) => !there.has(sameness(line)));
    if (lines.length === 0) continue;
    added += await insertReviews(tx, accountId, lines);
    await foldLog(tx, accountId, cardIds);
  }
  return added;
}

/** An answer that was given here and comes back is the same one. */
const sameness = ({ cardId, rating, reviewedAt }: ReviewLine) => `${cardId} ${rating} ${reviewedAt.getTime()}`;

/** A UUID (version 8) of a card and an instant. */
function lineId(cardId: string, at: number): string {
  const hex = createHash('sha256').update(`${cardId} ${at}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
