import { describe, expect, it } from 'vitest';
import { isBirthDate, isMinor } from './age.ts';

describe('somebody is a minor', () => {
  it.each([
    ['2008-11-22', '2026-11-21', true],
    ['2008-11-21', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['1980-01-01', '2026-11-21', false],
  ])('born on %s, on %s: %s', (born, today, minor) => expect(isMinor(born, today)).toBe(minor));
});

describe('a day of birth', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['1906-11-21', false],
    ['1906-11-22', true],
  ])('%s can be true: %s', (born, possible) => expect(isBirthDate(born, '2026-11-21')).toBe(possible));
});
