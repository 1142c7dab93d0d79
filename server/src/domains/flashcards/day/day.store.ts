import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { SLIPS } from '../memory/schedules.store.ts';
import { chance, isDue, isFresh, isSeenBy, studyDay } from '../reviewing/due.store.ts';

interface Learner {
  readonly accountId: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly isHoliday: boolean;
}
export interface DeckCounts {
  readonly id: string;
  readonly kind: DeckKind;
  readonly name: string;
  readonly description: string;
  readonly cards: number;
  readonly begun: number;
  readonly due: number;
  readonly fresh: number;
  readonly corrected: number;
  readonly slipping: number;
  /** Sums over the begun cards: of the chances to remember, and of their variances. */
  readonly chances: number;
  readonly variances: number;
}

/** Every deck that a learner sees, with what his log says of its cards: those that are due first. */
export async function listDeckCounts(
  ctx: Bound,
  { accountId, now, timeZone, isHoliday }: Learner,
): Promise<DeckCounts[]> {
  const { rows: found } = await sql<DeckCounts>`
    select d.id, d.kind, d.name, d.description, count(c.id)::int as cards,
      count(*) filter (where s.state <> 'new')::int as begun,
      count(*) filter (where ${isDue(now, isHoliday)})::int as due,
      count(c.id) filter (where ${isFresh})::int as fresh,
      count(*) filter (where c.corrected_at > s.last_review_at)::int as corrected,
      count(*) filter (where s.lapses >= ${SLIPS} and s.suspended_at is null)::int as slipping,
      coalesce(sum(p.chance), 0)::float8 as chances, coalesce(sum(p.chance * (1 - p.chance)), 0)::float8 as variances
    from card_decks d
    left join cards c on c.institute_id = ${ctx.instituteId} and c.deck_id = d.id and c.removed_at is null
    left join card_schedules s on s.institute_id = ${ctx.instituteId} and s.card_id = c.id and s.account_id = ${accountId}::uuid
    left join lateral (select ${chance(now, timeZone)} as chance) p on true
    where d.institute_id = ${ctx.instituteId} and ${isSeenBy(accountId)}
    group by d.institute_id, d.id
    order by due desc, begun desc, d.kind, lower(d.name), d.id`.execute(rows(ctx));
  return found;
}

/** How many cards come on each study day until `last`; what is late comes today. */
export async function listDueDays(
  ctx: Bound,
  { accountId, now, timeZone }: Learner,
  last: string,
): Promise<{ day: string; due: number }[]> {
  const today = studyDay(sql`${now}::timestamptz`, timeZone);
  const day = sql`greatest(${studyDay(sql`s.due_at`, timeZone)}, ${today})`;
  const { rows: found } = await sql<{ day: string; due: number }>`
    select ${day}::text as day, count(*)::int as due from card_schedules s
    join cards c on c.institute_id = s.institute_id and c.id = s.card_id and c.removed_at is null
    join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where s.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid and s.due_at is not null
      and s.suspended_at is null and ${isSeenBy(accountId)} and ${day} <= ${last}::date
    group by 1 order by 1`.execute(rows(ctx));
  return found;
}

export interface AnswerCounts {
  readonly reviews: number;
  readonly remembered: number;
  /** The middle of the times that an answer took; null without any. */
  readonly milliseconds: number | null;
}

/** Answers since an instant that were not taken back. */
export async function countAnswers(ctx: Bound, accountId: string, since: Date): Promise<AnswerCounts> {
  const { rows: found } = await sql<AnswerCounts>`
    select count(*)::int as reviews, count(*) filter (where r.rating <> 'again')::int as remembered,
      percentile_cont(.5) within group (order by r.milliseconds) filter (where r.milliseconds > 0) as milliseconds
    from card_reviews r
    where r.institute_id = ${ctx.instituteId} and r.account_id = ${accountId}::uuid and r.reviewed_at >= ${since}
      and r.rating <> 'undo' and not exists (
        select from card_reviews u where u.institute_id = ${ctx.instituteId} and u.account_id = r.account_id and u.undoes = r.id
      )`.execute(rows(ctx));
  return found[0] ?? { reviews: 0, remembered: 0, milliseconds: null };
}
