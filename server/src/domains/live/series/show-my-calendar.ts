import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { signCalendar } from './calendar-token.ts';
import { findRound } from './calendars.store.ts';

type Show = typeof api.live.showMyCalendar;
/** The own address; who looks at a student's pages in their name is not told it. FORBIDDEN. */
export async function showMyCalendar(ctx: Context): Promise<Answer<Show>> {
  const { accountId, viewedBy } = actorOf(ctx);
  if (viewedBy) fail('FORBIDDEN');
  const round = await findRound(ctx, accountId);
  return { path: round === undefined ? null : calendarPath(ctx, accountId, round) };
}

export const calendarPath = ({ instituteId }: Context, accountId: string, round: number): string =>
  `/api/live/calendar/${signCalendar(runtime().config.secrets.file, instituteId, { accountId, round })}`;
