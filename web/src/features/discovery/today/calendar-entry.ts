import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { CalendarEntry } from '../../../lib/calendar-file.ts';

type Dated = Pick<OpenPaper, 'paperId' | 'title' | 'minutes' | 'closesAt'> & { readonly opensAt: string };
type Written = Pick<CalendarEntry, 'text' | 'writtenAt'> & { readonly origin: string };

/** Who opens a test for longer than this leaves the hour to the student. */
const LONGEST_MS = 12 * 3_600_000;

/** A test that is not open yet, as a calendar shows it: from its opening to its close, or as long as it takes where it stays open for days. Pure. */
export function calendarEntryOf(paper: Dated, { text, origin, writtenAt }: Written): CalendarEntry {
  const { paperId, title, minutes, opensAt, closesAt } = paper;
  const from = Date.parse(opensAt);
  const close = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
  return {
    uid: `${paperId}@${new URL(origin).hostname}`,
    title,
    text,
    url: `${origin}/student/tests/${paperId}`,
    startsAt: from,
    endsAt: close - from <= LONGEST_MS ? close : from + minutes * 60_000,
    remindMinutes: 30,
    writtenAt,
  };
}
