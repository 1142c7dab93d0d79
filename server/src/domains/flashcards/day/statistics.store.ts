import { type RawBuilder, sql } from 'kysely';
import type { CardStates } from '@abhyas/contract/flashcards/day';
import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { isSeenBy, studyDay } from '../reviewing/due.store.ts';

/** Whoever looks, and at which days: `from` and `today` are study days. */
export interface Looking {
  readonly accountId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly today: string;
}

/** What was answered of one deck on one study day. */
export interface DoneRow {
  readonly day: string;
  readonly deckId: string;
  readonly reviews: number;
  readonly milliseconds: number;
  /** Cards that came back after a day or more, and those of them that were remembered. */
  readonly asked: number;
  readonly remembered: number;
  /** Those of them that were not seen for three weeks. */
  readonly askedOld: number;
  readonly rememberedOld: number;
  /** Sum of the retentions, in percent, by which their days were chosen. */
  readonly wished: number;
}

/** From so many days between two answers on a card is an old one. */
export const OLD_DAYS = 21;
/** Longer than this is a pause, not an answer. */
const LONGEST_ANSWER = 60_000;

/** Answers by study day and deck that were not taken back. What was learned from removed cards and decks was learned all the same. */
export async function listDone(ctx: Bound, { accountId, timeZone, from, today }: Looking): Promise<DoneRow[]> {
  const cameBack = sql`a.day > a.day_before`;
  const isOld = sql`a.day - a.day_before >= ${OLD_DAYS}`;
  const isRight = sql`a.rating <> 'again'`;
  const { rows: found } = await sql<DoneRow>`
    with answers as (
      select r.card_id, r.rating, r.milliseconds, ${studyDay(sql`r.reviewed_at`, timeZone)} as day,
        lag(${studyDay(sql`r.reviewed_at`, timeZone)}) over of_card as day_before, lag(r.retention) over of_card as wished
      from card_reviews r
      where r.institute_id = ${ctx.instituteId} and r.account_id = ${accountId}::uuid and r.rating <> 'undo'
        and not exists (select from card_reviews u
          where u.institute_id = ${ctx.instituteId} and u.account_id = r.account_id and u.undoes = r.id)
      window of_card as (partition by r.card_id order by r.reviewed_at, r.id)
    )
    select a.day::text as day, c.deck_id, count(*)::int as reviews,
      sum(least(a.milliseconds, ${LONGEST_ANSWER}::int))::float8 as milliseconds,
      count(*) filter (where ${cameBack})::int as asked, count(*) filter (where ${cameBack} and ${isRight})::int as remembered,
      count(*) filter (where ${isOld})::int as asked_old, count(*) filter (where ${isOld} and ${isRight})::int as remembered_old,
      coalesce(sum(a.wished) filter (where ${cameBack}), 0)::int as wished
    from answers a join cards c on c.institute_id = ${ctx.instituteId} and c.id = a.card_id
    where a.day between ${from}::date and ${today}::date
    group by 1, 2 order by 1`.execute(rows(ctx));
  return found;
}

export interface DeckRow extends CardStates {
  readonly id: string;
  readonly kind: DeckKind;
  readonly name: string;
}

/** Every deck that a learner sees, its cards by how far they are. */
export async function listDeckStates(ctx: Bound, { accountId, timeZone }: Looking): Promise<DeckRow[]> {
  const interval = sql`${studyDay(sql`s.due_at`, timeZone)} - ${studyDay(sql`s.last_review_at`, timeZone)}`;
  const count = (where: RawBuilder<unknown>) => sql`count(c.id) filter (where ${where})::int`;
  const awake = (where: RawBuilder<unknown>) => count(sql`s.suspended_at is null and ${where}`);
  const { rows: found } = await sql<DeckRow>`
    select d.id, d.kind, d.name, ${awake(sql`coalesce(s.state, 'new') = 'new'`)} as new,
      ${awake(sql`s.state in ('learning', 'relearning')`)} as learning,
      ${awake(sql`s.state = 'review' and ${interval} < ${OLD_DAYS}`)} as young,
      ${awake(sql`s.state = 'review' and ${interval} >= ${OLD_DAYS}`)} as old,
      ${count(sql`s.suspended_at is not null`)} as resting
    from card_decks d
    left join cards c on c.institute_id = ${ctx.instituteId} and c.deck_id = d.id and c.removed_at is null
    left join card_schedules s on s.institute_id = ${ctx.instituteId} and s.card_id = c.id and s.account_id = ${accountId}::uuid
    where d.institute_id = ${ctx.instituteId} and ${isSeenBy(accountId)}
    group by d.institute_id, d.id order by d.kind, lower(d.name), d.id`.execute(rows(ctx));
  return found;
}

/** How many cards of each deck come on each study day until `last`; what is late comes today. */
export async function listAhead(
  ctx: Bound,
  { accountId, timeZone, today }: Looking,
  last: string,
): Promise<{ day: string; deckId: string; due: number }[]> {
  const day = sql`greatest(${studyDay(sql`s.due_at`, timeZone)}, ${today}::date)`;
  const { rows: found } = await sql<{ day: string; deckId: string; due: number }>`
    select ${day}::text as day, c.deck_id, count(*)::int as due from card_schedules s
    join cards c on c.institute_id = s.institute_id and c.id = s.card_id and c.removed_at is null
    join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where s.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid and s.due_at is not null
      and s.suspended_at is null and ${isSeenBy(accountId)} and ${day} <= ${last}::date
    group by 1, 2 order by 1`.execute(rows(ctx));
  return found;
}
