import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { findRound, saveRound } from './calendars.store.ts';
import { calendarPath } from './show-my-calendar.ts';

type Renew = typeof api.live.renewMyCalendar;
/** Another address; that of before leads nowhere. FORBIDDEN for who looks at pages in somebody's name. */
export async function renewMyCalendar(ctx: Context): Promise<Answer<Renew>> {
  const { accountId, viewedBy } = actorOf(ctx);
  if (viewedBy) fail('FORBIDDEN');
  const round = await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `live.calendar.${accountId}`);
    const next = ((await findRound(tx, accountId)) ?? 0) + 1;
    await saveRound(tx, accountId, next);
    return next;
  });
  return { path: calendarPath(ctx, accountId, round) };
}
