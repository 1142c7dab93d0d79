import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { contactsOf } from '../../identity/index.ts';
import { senderOf } from '../../tenancy/index.ts';
import { listClassRows } from '../classes/classes.store.ts';
import { classesOfStudent } from '../classes/list-my-classes.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { calendarText } from './calendar-text.ts';
import { readCalendarToken } from './calendar-token.ts';
import { findRound } from './calendars.store.ts';

const DAY = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 120;

type Read = typeof api.live.readCalendar;
/**
 * What somebody teaches, or learns in their batches and courses, for a calendar program that holds the address. Links of meetings are not in
 * it: those are given to who joins. LIVE_CALENDAR for an address that was renewed, made for somebody else, or of an account that is closed.
 */
export async function readCalendar(ctx: Context, { params }: Input<Read>): Promise<FileAnswer> {
  const { instituteId } = ctx;
  const pass = readCalendarToken(runtime().config.secrets.file, instituteId, params.token) ?? fail('LIVE_CALENDAR');
  const { accountId, round } = pass;
  if ((await findRound(ctx, accountId)) !== round) fail('LIVE_CALENDAR');
  const owner = (await contactsOf(ctx, [accountId])).get(accountId);
  if (!owner?.active) return fail('LIVE_CALENDAR');
  const now = ctx.clock.now();
  const [from, to] = [-DAYS_BACK, DAYS_AHEAD].map((days) => new Date(now.getTime() + days * DAY)) as [Date, Date];
  const mine =
    owner.kind === 'staff'
      ? (await listClassRows(ctx, from, to)).filter(({ teacherId }) => teacherId === accountId)
      : await classesOfStudent(ctx, accountId, from, to);
  const events = (await presentClasses(ctx, mine)).map(
    ({ id, title, place, startsAt, endsAt, state, teacher, audience, reason }) => ({
      id,
      title,
      text: [teacher.name, audience.map(({ name }) => name).join(', '), reason].filter(Boolean).join('\n'),
      place,
      startsAt,
      endsAt,
      isCancelled: state === 'cancelled',
    }),
  );
  return { fileName: 'live-classes.ics', content: calendarText((await senderOf(instituteId)).fromName, events, now) };
}
