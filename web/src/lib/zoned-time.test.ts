import { expect, it } from 'vitest';
import { toInstant, toLocal } from './zoned-time.ts';

it('writes and reads times in the institute’s zone, not the browser’s', () => {
  expect(toLocal('2026-11-21T10:42:00.000Z', 'Asia/Kolkata')).toBe('2026-11-21T16:12');
  expect(toInstant('2026-11-21T16:12', 'Asia/Kolkata')).toBe('2026-11-21T10:42:00.000Z');
});

it.each(['Asia/Kolkata', 'UTC', 'America/New_York', 'Europe/Berlin'])(
  'comes back the same in %s, summer and winter',
  (zone) => {
    for (const local of ['2026-01-15T09:00', '2026-07-15T23:59', '2026-03-29T12:00', '2026-11-01T00:30']) {
      expect(toLocal(toInstant(local, zone), zone)).toBe(local);
    }
  },
);

it('knows an empty field', () => {
  expect(toInstant('', 'Asia/Kolkata')).toBeNull();
  expect(toLocal(null, 'Asia/Kolkata')).toBe('');
});
