import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import type { Collection } from '@abhyas/contract/flashcards/keeping';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cardDecks: { kind: DeckKind; collects: Collection | null };
  }
}
export interface Deck {
  readonly id: string;
  readonly kind: DeckKind;
  readonly ownerId: string | null;
  readonly name: string;
  readonly description: string;
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
}
const columns = ['id', 'kind', 'ownerId', 'name', 'description', 'publishedAt', 'createdAt'] as const;
/** Decks that nobody removed. */
const decks = (ctx: Bound) => rows(ctx).selectFrom('cardDecks').where('removedAt', 'is', null);

export const findDeck = (ctx: Bound, id: string): Promise<Deck | undefined> =>
  decks(ctx).select(columns).where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends: cards are added to a deck one call at a time. */
export const lockDeck = (tx: TransactionContext, id: string): Promise<Deck | undefined> =>
  decks(tx).select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export function listPartnerDeckRows(
  ctx: Bound,
  { search, ...page }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ rows: Deck[]; total: number }> {
  let query = decks(ctx).where('kind', '=', 'partner');
  if (search)
    query = query.where(sql<boolean>`lower(name || ' ' || description) like ${containing(search.toLowerCase())}`);
  return pageOf(
    query
      .select(columns)
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
    page,
  );
}

/** Names are given one at a time in an institute: two at once would both find theirs free. */
export const lockDeckNames = (tx: TransactionContext): Promise<void> => lockByName(tx, 'flashcards.names');

/** Whether another deck of the institute, or of the same student, has this name, whatever its letters' case. */
export async function isDeckNameTaken(tx: TransactionContext, { id, name, ownerId }: Deck): Promise<boolean> {
  const found = await findNamed(tx, ownerId, name);
  return found !== undefined && found.id !== id;
}

/** The deck of the institute, or of a student, that has this name, whatever its letters' case. */
export const findNamed = (ctx: Bound, ownerId: string | null, name: string): Promise<Deck | undefined> =>
  decks(ctx)
    .select(columns)
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();

/** The deck that takes the cards that a student makes in one tap, else the one that has its name. */
export const findCollecting = (
  tx: TransactionContext,
  ownerId: string,
  { collects, name }: { readonly collects: Collection; readonly name: string },
): Promise<Deck | undefined> =>
  decks(tx)
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where(sql<boolean>`(collects = ${collects} or (collects is null and lower(name) = lower(${name})))`)
    .orderBy(sql`collects is null`)
    .orderBy('createdAt')
    .forUpdate()
    .executeTakeFirst();

export async function saveCollecting(tx: TransactionContext, id: string, collects: Collection): Promise<void> {
  await changeRows(tx, 'cardDecks', { id }, { collects });
}

export async function countDecksOf(tx: TransactionContext, ownerId: string | null): Promise<number> {
  const counted = decks(tx).where('ownerId', ownerId === null ? 'is' : '=', ownerId);
  return (await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

export function insertDeck(tx: TransactionContext, deck: Deck, createdBy: string): Promise<void> {
  const { id, kind, ownerId, name, description, publishedAt, createdAt } = deck;
  const made = { id, kind, ownerId, name, description, publishedAt, createdBy, createdAt, updatedAt: createdAt };
  return insertRows(tx, 'cardDecks', made);
}

export async function saveDeck(tx: TransactionContext, { id, name, description, publishedAt }: Deck): Promise<void> {
  await changeRows(tx, 'cardDecks', { id }, { name, description, publishedAt, updatedAt: tx.clock.now() });
}

export async function removeDeckRow(tx: TransactionContext, id: string): Promise<void> {
  await changeRows(tx, 'cardDecks', { id }, { removedAt: tx.clock.now() });
}

/** As media calls what holds the file of a picture. */
export const CARD_PICTURE = 'card-picture';

/** The same of a sound; it is held under the id of its card. */
export const CARD_SOUND = 'card-sound';

/** Cards of a deck that have a sound. */
export async function listSoundsIn(ctx: Bound, deckId: string): Promise<string[]> {
  const said = rows(ctx).selectFrom('cards').select('id').where('deckId', '=', deckId).where('soundId', 'is not', null);
  return (await said.execute()).map(({ id }) => id);
}

/** The pictures of a deck, also those of which no card is left. */
export async function listPicturesIn(ctx: Bound, deckId: string): Promise<string[]> {
  const found = await rows(ctx).selectFrom('cardPictures').select('id').where('deckId', '=', deckId).execute();
  return found.map(({ id }) => id);
}

/** Cards in each deck. */
export async function countCards(ctx: Bound, deckIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await rows(ctx)
    .selectFrom('cards')
    .select((eb) => ['deckId', eb.fn.countAll<number>().as('count')])
    .where('removedAt', 'is', null)
    .where('deckId', '=', anyOf(deckIds))
    .groupBy('deckId')
    .execute();
  return new Map(counted.map(({ deckId, count }) => [deckId, count]));
}

/** Names of decks for the log, of removed ones too. */
export async function namesOfDecks(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(ctx).selectFrom('cardDecks').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}
