import { expect, it } from 'vitest';
import { missedOf, within } from './missed.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 20, 13, minute, second)).toISOString();
const part = (from: number, to: number) => ({ from: at(from), to: at(to) });
const whole = part(0, 60);

it.each([
  ['nothing of a class that one was in', [part(0, 60)], []],
  ['the whole of a class that one was not in', [], [whole]],
  ['the start, a break and the end', [part(6, 30), part(33, 55)], [part(0, 6), part(30, 33), part(55, 60)]],
  ['nothing where two tabs follow each other', [part(20, 60), part(0, 40)], []],
  [
    'no break of some seconds',
    [
      { from: at(0), to: at(30) },
      { from: at(30, 20), to: at(60) },
    ],
    [],
  ],
])('says that %s was missed', (_words, stretches, missed) => {
  expect(missedOf(stretches, whole)).toEqual(missed);
});

it('knows what happened in a part', () => {
  expect([at(5), at(6), at(9)].map((moment) => within(moment, part(6, 9)))).toEqual([false, true, false]);
});
