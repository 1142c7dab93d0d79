import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import { type RawBuilder, sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import type { Card } from '../cards/cards.store.ts';
import { DECAY, FACTOR } from '../scheduling/fsrs.ts';
import type { Remembering } from '../scheduling/fold-reviews.ts';

/** Cards that are learned today come again while one sits there, a little before their minute when nothing else is left. */
const SOON = 20 * 60_000;
export const soonAfter = (now: Date): Date => new Date(now.getTime() + SOON);

/** Whether a deck `d` may be seen by a learner: his own, and published ones of the institute. */
export const isSeenBy = (accountId: string): RawBuilder<boolean> =>
  sql`(d.removed_at is null and (d.owner_id = ${accountId}::uuid or (d.kind = 'partner' and d.published_at is not null)))`;

/**
 * Whether the schedule `s` asks for its card now, or within the next minutes where it is being learned. In a holiday only what is being
 * learned does, though cards may be overdue since before it.
 */
export const isDue = (now: Date, isHoliday: boolean): RawBuilder<boolean> =>
  sql`(s.suspended_at is null and (not ${isHoliday}::boolean or s.state <> 'review') and (s.due_at <= ${now}::timestamptz
    or (s.state in ('learning', 'relearning') and s.due_at <= ${soonAfter(now)}::timestamptz)))`;

/** Whether card `c` was never answered and does not rest. */
export const isFresh: RawBuilder<boolean> = sql`(s.card_id is null or (s.state = 'new' and s.suspended_at is null))`;

/** The study day of an instant: days begin at four in the institute's zone. */
export const studyDay = (at: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> =>
  sql`((${at} at time zone ${timeZone}::text) - interval '4 hours')::date`;

/** The chance to remember the card of schedule `s` today, as `scheduling/fsrs.ts` says; null while it is new. */
export const chance = (now: Date, timeZone: string): RawBuilder<number | null> =>
  sql`case when s.state <> 'new' then power(1 + ${FACTOR}::float8 * greatest(0, ${studyDay(sql`${now}::timestamptz`, timeZone)}
    - ${studyDay(sql`s.last_review_at`, timeZone)}) / s.stability, ${-DECAY}::float8) end`;

export interface Asked extends Card, Remembering {
  readonly deckName: string;
  readonly deckKind: DeckKind;
  readonly suspendedAt: Date | null;
}
const asked = sql`c.id, c.deck_id, c.kind, c.front, c.back, c.origin, c.picture_id, c.sound_id, c.sound_side, c.corrected_at,
  d.name as deck_name, d.kind as deck_kind,
  coalesce(s.state, 'new') as state, s.due_at, coalesce(s.stability, 0) as stability, coalesce(s.difficulty, 0) as difficulty,
  coalesce(s.step, 0) as step, coalesce(s.reviews, 0) as reviews, coalesce(s.lapses, 0) as lapses,
  s.first_review_at, s.last_review_at, s.suspended_at`;

export interface Asking {
  readonly accountId: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly isHoliday: boolean;
  readonly deckId: string | undefined;
  readonly most: number;
}
const inDeck = (deckId: string | undefined) => (deckId ? sql`d.id = ${deckId}::uuid` : sql`true`);

/** What is due: cards being learned in the order of their minutes, then those most at risk to be forgotten. */
export async function listDueRows(
  ctx: Bound,
  { accountId, now, timeZone, isHoliday, deckId, most }: Asking,
): Promise<Asked[]> {
  const { rows: found } = await sql<Asked>`
    select ${asked} from card_schedules s
    join cards c on c.institute_id = s.institute_id and c.id = s.card_id and c.removed_at is null
    join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where s.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid
      and ${isDue(now, isHoliday)} and ${isSeenBy(accountId)} and ${inDeck(deckId)}
    order by s.due_at > ${now}::timestamptz, s.state = 'review',
      case when s.state = 'review' then ${chance(now, timeZone)} end, s.due_at, c.id
    limit ${most}`.execute(rows(ctx));
  return found;
}

/** Whether a deck `d` gives new cards of itself: one's own, and those of the institute that were begun. */
export const isGiving = ({ instituteId }: Bound, accountId: string): RawBuilder<boolean> =>
  sql`(d.owner_id is not null or exists (
    select from card_schedules b join cards bc on bc.institute_id = b.institute_id and bc.id = b.card_id
    where b.institute_id = ${instituteId} and b.account_id = ${accountId}::uuid and bc.deck_id = d.id and b.state <> 'new'))`;

/** New cards: of one deck, or of the learner's own and of those that were begun; one of each deck in turn. */
export async function listFreshRows(ctx: Bound, { accountId, deckId, most }: Asking): Promise<Asked[]> {
  const { rows: found } = await sql<Asked>`
    select ${asked} from card_decks d
    join cards c on c.institute_id = d.institute_id and c.deck_id = d.id and c.removed_at is null
    left join card_schedules s on s.institute_id = ${ctx.instituteId} and s.card_id = c.id and s.account_id = ${accountId}::uuid
    where d.institute_id = ${ctx.instituteId} and ${isSeenBy(accountId)} and ${isFresh}
      and ${deckId ? inDeck(deckId) : isGiving(ctx, accountId)}
    order by c.position, d.id limit ${most}`.execute(rows(ctx));
  return found;
}

/** How many cards are due in all. */
export async function countDue(
  ctx: Bound,
  { accountId, now, isHoliday, deckId }: Omit<Asking, 'most'>,
): Promise<number> {
  const { rows: found } = await sql<{ due: number }>`
    select count(*)::int as due from card_schedules s
    join cards c on c.institute_id = s.institute_id and c.id = s.card_id and c.removed_at is null
    join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where s.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid
      and ${isDue(now, isHoliday)} and ${isSeenBy(accountId)} and ${inDeck(deckId)}`.execute(rows(ctx));
  return found[0]?.due ?? 0;
}

/** How many cards were answered for the first time since then. */
export async function countBegunSince(ctx: Bound, accountId: string, since: Date): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('cardSchedules')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('firstReviewAt', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of the cards that this learner may see. */
export async function listSeen(ctx: Bound, accountId: string, cardIds: readonly string[]): Promise<Set<string>> {
  const { rows: found } = await sql<{ id: string }>`
    select c.id from cards c join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where c.institute_id = ${ctx.instituteId} and c.id = any(${cardIds as string[]}::uuid[])
      and c.removed_at is null and ${isSeenBy(accountId)}`.execute(rows(ctx));
  return new Set(found.map(({ id }) => id));
}
