import type { RevenuePeriod } from '@abhyas/contract/commerce/revenue';
import { dayIn, endOfDayIn } from '../../../kernel/clock.ts';
import { failFields } from '../../../kernel/errors.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 366;
const daysBack = { '1day': 0, '2day': 1, '7day': 6, '30day': 29 } as const;

export interface Period {
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  /** From this instant until before that one. */
  readonly since: Date;
  readonly until: Date;
  readonly timeZone: string;
  /** What one bar stands for, and the keys of all bars. */
  readonly unit: 'day' | 'month';
  readonly keys: readonly string[];
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
/** The first day of the month so many months before that of a day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The days of a report, in the zone of the institute. INVALID_INPUT for a custom period that has no days, is upside down or too long. */
export function periodOf({ duration, ...asked }: RevenuePeriod, now: Date, timeZone: string): Period {
  const today = dayIn(timeZone, now);
  if (duration === '12month') return bounds(monthsBefore(today, 11), today, timeZone);
  if (duration !== 'custom') return bounds(later(today, -daysBack[duration]), today, timeZone);
  const { from, to } = asked;
  if (from === undefined || Number.isNaN(Date.parse(from))) return refuse('from', 'errors.fields.required');
  if (to === undefined || Number.isNaN(Date.parse(to))) return refuse('to', 'errors.fields.required');
  if (to < from) return refuse('to', 'errors.fields.endBeforeStart');
  if (Date.parse(to) - Date.parse(from) >= LONGEST_DAYS * DAY) return refuse('from', 'errors.fields.yearAtMost');
  return bounds(from, to, timeZone);
}

function bounds(from: string, to: string, timeZone: string): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  const unit = days > 62 ? 'month' : 'day';
  const all = Array.from({ length: days }, (_, at) => later(from, at));
  return {
    from,
    to,
    since: new Date(endOfDayIn(timeZone, later(from, -1)).getTime() + 1),
    until: new Date(endOfDayIn(timeZone, to).getTime() + 1),
    timeZone,
    unit,
    keys: unit === 'day' ? all : [...new Set(all.map((day) => day.slice(0, 7)))],
  };
}

const refuse = (field: string, messageKey: string): never =>
  failFields('INVALID_INPUT', [{ path: `query.${field}`, messageKey }]);
