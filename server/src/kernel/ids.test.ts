import { validate, version } from 'uuid';
import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('new ids are uuids of version 7, never the same, and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.toSorted()).toEqual(ids);
  const milliseconds = Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16);
  expect(Math.abs(milliseconds - Date.now())).toBeLessThan(60_000);
});
