/** One entry of a calendar. Instants are ISO 8601 with their offset, or milliseconds of the epoch. */
export interface CalendarEntry {
  /** The same for the same thing, so that adding it twice replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly startsAt: string | number;
  readonly endsAt: string | number;
  /** Minutes before the beginning at which the calendar reminds. */
  readonly remindMinutes: number;
  /** When the entry was written. */
  readonly writtenAt: string | number;
}

/**
 * The entry as an iCalendar file (RFC 5545). Times stand in UTC (section 3.3.5, form 2): every calendar shows them in its own zone, and none
 * has to know the institute's.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, title, text, url, startsAt, endsAt, remindMinutes, writtenAt } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abhyas//Tests//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261122T033000Z` */
const utc = (at: string | number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** RFC 5545, section 3.3.11: backslash, semicolon, comma and line breaks of a text; other control characters have no place in it. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

const OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, section 3.1: a line has at most 75 octets and goes on after a line break and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > OCTETS) {
      parts.push(part);
      // The space of the next line counts.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}
