import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'paper-1@meridian.example',
  title: 'Full Mock Test 8',
  text: '75 questions, 180 min.',
  url: 'https://meridian.example/student/tests/1',
  startsAt: '2026-11-22T09:00:00+05:30',
  endsAt: '2026-11-22T12:00:00+05:30',
  remindMinutes: 30,
  writtenAt: '2026-11-20T10:11:12.345Z',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
/** The text of a property as a calendar reads it. */
const read = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))!
    .slice(name.length + 1)
    .replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));

describe('a test as an entry of a calendar', () => {
  it('says when it is in UTC, whatever zone the institute has', () => {
    const lines = unfolded(calendarFile(entry));
    expect(lines).toContain('DTSTART:20261122T033000Z');
    expect(lines).toContain('DTEND:20261122T063000Z');
    expect(lines).toContain('DTSTAMP:20261120T101112Z');
    expect(lines).toContain('TRIGGER:-PT30M');
    expect(lines).toContain('URL:https://meridian.example/student/tests/1');
  });

  it('has every block closed, each line ended by CRLF', () => {
    const file = calendarFile(entry);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const open: string[] = [];
    for (const line of unfolded(file)) {
      const [, word, name] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
      if (word === 'BEGIN') open.push(name!);
      else if (word === 'END') expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it.each([
    [
      'commas, semicolons and backslashes',
      String.raw`Waves, Optics; \frac{1}{2}`,
      String.raw`Waves\, Optics\; \\frac{1}{2}`,
    ],
    ['line breaks of every kind', 'one\r\ntwo\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    [
      'no property that a title would bring',
      'Mock\r\nATTENDEE:mailto:x@y.example',
      String.raw`Mock\nATTENDEE:mailto:x@y.example`,
    ],
  ])('escapes %s', (_, title, written) =>
    expect(unfolded(calendarFile({ ...entry, title }))).toContain(`SUMMARY:${written}`),
  );

  it('folds long lines at 75 octets and never within a letter of Devanagari or a pair', () => {
    const title = 'विद्युत क्षेत्र और गाउस का नियम: अभ्यास परीक्षा 𝜑'.repeat(4);
    const file = calendarFile({ ...entry, title });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.isWellFormed()).toBe(true);
    expect(read(file, 'SUMMARY')).toBe(title);
  });

  it('gives every text back as it was', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = calendarFile({ ...entry, text });
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(read(file, 'DESCRIPTION')).toBe(text.replaceAll(/\r\n?/g, '\n'));
      }),
    ));
});
