import { quietHours } from '@abhyas/contract/engagement/broadcast-words';
import { dayIn, endOfDayIn, hourIn } from '../../../kernel/clock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The first moment from `at` on that does not lie in the quiet hours of a zone: `at` itself, or the morning after. Pure. */
export function afterQuietHours(at: Date, timeZone: string): Date {
  const hour = hourIn(timeZone, at);
  if (hour >= quietHours.until && hour < quietHours.from) return at;
  const morning = hour < quietHours.until ? at : new Date(at.getTime() + DAY);
  // From the last millisecond of the day before, so that a change of the clocks at night counts.
  const before = dayIn(timeZone, new Date(morning.getTime() - DAY));
  return new Date(endOfDayIn(timeZone, before).getTime() + 1 + quietHours.until * HOUR);
}
