import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { isFresh, isGiving, isSeenBy, studyDay } from '../reviewing/due.store.ts';
import type { Group } from './foresee.ts';

interface Learner {
  readonly accountId: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** Every card that is being learned and does not rest, one group each. */
export async function listBegun(ctx: Bound, { accountId, now, timeZone }: Learner): Promise<Group[]> {
  const today = studyDay(sql`${now}::timestamptz`, timeZone);
  const { rows: found } = await sql<Group>`
    select 1 as weight, s.stability, s.difficulty, least(0, ${studyDay(sql`s.last_review_at`, timeZone)} - ${today}) as last,
      ${studyDay(sql`s.due_at`, timeZone)} - ${today} as due
    from card_schedules s
    join cards c on c.institute_id = s.institute_id and c.id = s.card_id and c.removed_at is null
    join card_decks d on d.institute_id = c.institute_id and d.id = c.deck_id
    where s.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid and s.state <> 'new'
      and s.suspended_at is null and ${isSeenBy(accountId)}`.execute(rows(ctx));
  return found;
}

/** New cards of one's own decks and of those that were begun. */
export async function countFresh(ctx: Bound, accountId: string): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from card_decks d
    join cards c on c.institute_id = d.institute_id and c.deck_id = d.id and c.removed_at is null
    left join card_schedules s on s.institute_id = ${ctx.instituteId} and s.card_id = c.id and s.account_id = ${accountId}::uuid
    where d.institute_id = ${ctx.instituteId} and ${isSeenBy(accountId)} and ${isFresh}
      and ${isGiving(ctx, accountId)}`.execute(rows(ctx));
  return found[0]?.count ?? 0;
}
