import { endOfDayIn } from '../../../../kernel/clock.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Day 0 of spreadsheets. */
const SHEET_ZERO = Date.UTC(1899, 11, 30);

/**
 * The last moment of the day that a spreadsheet names, in the institute's zone: `2027-03-31`, `31/03/2027` (the day first, as it is written
 * in India), `31.3.2027`, or the number that a spreadsheet keeps for it. Undefined: it names none.
 */
export function lastMomentOf(cell: string, timeZone: string): Date | undefined {
  const start = startOf(cell.trim());
  return start === undefined ? undefined : endOfDayIn(timeZone, new Date(start).toISOString().slice(0, 10));
}

function startOf(cell: string): number | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(cell);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const plain = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  if (plain) return dayOf(plain[3], plain[2], plain[1]);
  return /^\d{5}(?:\.0+)?$/.test(cell) ? SHEET_ZERO + Math.floor(Number(cell)) * DAY : undefined;
}

function dayOf(year = '', month = '', day = ''): number | undefined {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return isReal ? at.getTime() : undefined;
}
