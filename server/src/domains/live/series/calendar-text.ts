/** A class as calendar programs show it. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
}

/** A calendar as RFC 5545 writes it; programs ask for it anew each hour. Instants are ISO, the text is UTF-8 with lines of at most 75 bytes. Pure. */
export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abhyas//Live classes//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const linesOf = ({ id, title, text, place, startsAt, endsAt, isCancelled }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@abhyas`,
  `DTSTAMP:${stamp(now.toISOString())}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** 20261120T133000Z (RFC 5545 §3.3.5, UTC). */
const stamp = (at: string) => new Date(at).toISOString().replace(/\.\d{3}|[-:]/g, '');

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

const MOST_BYTES = 75;
/** RFC 5545 §3.1: a long line goes on after a line break and a blank; no character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
