import { hash } from 'node:crypto';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';

/** The sets of a paper in their order; A is the paper as composed. */
export const setLetters: readonly SetLetter[] = ['A', 'B', 'C', 'D'];

const TRIES = 40;

/**
 * The order of a set: places of the given keys, the same for ever for the same seed and letter. Each set has another order than those
 * before it, as long as so few things can be ordered in so many ways. Pure.
 */
export function turnAround(keys: readonly string[], seed: string, letter: SetLetter): number[] {
  const composed = keys.map((_key, at) => at);
  const before = [composed];
  for (const next of setLetters.slice(1, setLetters.indexOf(letter) + 1))
    before.push(anotherOrder(keys, `${seed}/${next}`, before));
  return before.at(-1) ?? composed;
}

function anotherOrder(keys: readonly string[], seed: string, before: readonly (readonly number[])[]): number[] {
  let order: number[] = keys.map((_key, at) => at);
  for (let again = 0; again < TRIES; again++) {
    const turns = keys.map((key) => hash('sha256', `${seed}/${again}/${key}`));
    order = order.toSorted((a, b) => (turns[a]! < turns[b]! ? -1 : turns[a]! > turns[b]! ? 1 : a - b));
    const found = order.join();
    if (before.every((one) => one.join() !== found)) break;
  }
  return order;
}
