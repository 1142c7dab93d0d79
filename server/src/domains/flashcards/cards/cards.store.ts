import type { CardKind, CardOrigin } from '@abhyas/contract/flashcards/cards';
import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing, json } from '../../../kernel/database/sql.ts';
import { SLIPS } from '../memory/schedules.store.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cards: { kind: CardKind; origin: CardOrigin | null; area: Area | null; soundSide: 'front' | 'back' | null };
  }
}
export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly deckId: string;
  readonly origin: CardOrigin | null;
  /** Of a card of a picture. */
  readonly pictureId?: string | null;
  readonly area?: Area | null;
  readonly soundId?: string | null;
  readonly soundSide?: 'front' | 'back' | null;
  readonly correctedAt: Date | null;
}
const columns = [
  'id',
  'deckId',
  'kind',
  'front',
  'back',
  'origin',
  'pictureId',
  'soundId',
  'soundSide',
  'correctedAt',
] as const;
const cards = (ctx: Bound) => rows(ctx).selectFrom('cards').where('removedAt', 'is', null);

export const findCard = (ctx: Bound, id: string): Promise<Card | undefined> =>
  cards(ctx).select(columns).where('id', '=', id).executeTakeFirst();

export interface CardFilter {
  readonly search: string;
  readonly show: 'all' | 'slipping' | 'suspended';
  readonly page: number;
  readonly size: number;
}

/** One page of a deck's cards in their order; `show` looks at what this learner did with them. */
export function listCardRows(
  ctx: Bound,
  deckId: string,
  accountId: string,
  filter: CardFilter,
): Promise<{ rows: Card[]; total: number }> {
  let query = cards(ctx).where('deckId', '=', deckId);
  if (filter.search)
    query = query.where(sql<boolean>`lower(front || ' ' || back) like ${containing(filter.search.toLowerCase())}`);
  if (filter.show !== 'all')
    query = query.where(({ exists, selectFrom }) => {
      const own = selectFrom('cardSchedules as s')
        .select('s.cardId')
        .whereRef('s.cardId', '=', 'cards.id')
        .where('s.accountId', '=', accountId);
      return exists(
        filter.show === 'slipping' ? own.where('s.lapses', '>=', SLIPS) : own.where('s.suspendedAt', 'is not', null),
      );
    });
  return pageOf(query.select(columns).orderBy('position').orderBy('id'), filter);
}

/** The card that was made from this before. */
export const findCardFrom = (ctx: Bound, deckId: string, path: string): Promise<Card | undefined> =>
  cards(ctx)
    .select(columns)
    .where('deckId', '=', deckId)
    .where(sql<boolean>`origin ->> 'path' = ${path}`)
    .executeTakeFirst();

export type Sides = Pick<Card, 'id' | 'kind' | 'front' | 'back' | 'pictureId' | 'area' | 'soundId' | 'soundSide'> & {
  readonly createdAt: Date;
};
/** Both sides of every card of a deck in their order. */
export const listSides = (ctx: Bound, deckId: string): Promise<Sides[]> =>
  cards(ctx)
    .select(['id', 'kind', 'front', 'back', 'pictureId', 'area', 'soundId', 'soundSide', 'createdAt'])
    .where('deckId', '=', deckId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function insertCards(tx: TransactionContext, added: readonly Card[]): Promise<void> {
  const [deckId] = added.map((card) => card.deckId);
  if (deckId === undefined) return;
  const { last } = await rows(tx)
    .selectFrom('cards')
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('deckId', '=', deckId)
    .executeTakeFirstOrThrow();
  const createdAt = tx.clock.now();
  const placed = added.map(({ id, kind, front, back, origin, pictureId = null, area = null, ...said }, at) => {
    const { soundId = null, soundSide = null } = said;
    const drawn = { pictureId, area: area && json(area), soundId, soundSide };
    const position = last + 1 + at;
    return { id, deckId, kind, front, back, origin: origin && json(origin), ...drawn, position, createdAt };
  });
  await insertRows(tx, 'cards', placed);
}

export async function saveCard(
  tx: TransactionContext,
  card: Pick<Card, 'id' | 'kind' | 'front' | 'back' | 'area' | 'correctedAt'>,
): Promise<void> {
  const { id, kind, front, back, area = null, correctedAt } = card;
  await changeRows(tx, 'cards', { id }, { kind, front, back, area: area && json(area), correctedAt });
}

export async function saveSound(
  tx: TransactionContext,
  { id, soundId = null, soundSide = null }: Pick<Card, 'id' | 'soundId' | 'soundSide'>,
): Promise<void> {
  await changeRows(tx, 'cards', { id }, { soundId, soundSide });
}

export async function removeCardRow(tx: TransactionContext, id: string): Promise<void> {
  await changeRows(tx, 'cards', { id }, { removedAt: tx.clock.now() });
}
