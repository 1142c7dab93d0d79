import { expect, it } from 'vitest';
import { measureAll } from './measure-all.ts';

it('a measure that fails is a line of its own, the others run, and what is known is kept after each', async () => {
  const skipped = (id: string) => async () => [{ id, what: `the ${id}`, skipped: 'no such machine' }];
  const said: string[] = [];
  const kept: string[][] = [];
  const all = await measureAll(
    new Map([
      ['S1', skipped('S1')],
      ['S2', () => Promise.reject(new Error('duplicate key'))],
      ['S3', skipped('S3')],
    ]),
    { say: (line) => void said.push(line), keep: (lines) => void kept.push(lines.map(({ id }) => id)) },
  );
  expect(all[1]).toMatchObject({ id: 'S2', failed: expect.stringContaining('duplicate key') });
  expect(kept).toEqual([['S1'], ['S1', 'S2'], ['S1', 'S2', 'S3']]);
  expect(said.filter((line) => line.includes('FAILED'))).toEqual([expect.stringContaining('duplicate key')]);
});
