import { hash } from 'node:crypto';
import type { QuestionVariables, Variant } from '@abhyas/contract/questions/variables';
import { follow, type Machine, machineOf } from './machine.ts';

/** The checks before publishing ask that one draw of twenty keeps every constraint: so many in a row never miss. */
const TRIES = 1000;

/**
 * The numbers that this seed stands for, the same for ever. Draws that a constraint forbids, or that have no value, are passed over.
 * Throws only where the checks before publishing would have refused the variables.
 */
export function drawVariant(variables: QuestionVariables, seed: string): Variant {
  const machine = machineOf(variables);
  const next = numbersFrom(seed);
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = follow(machine, drawIndexes(machine, next));
    if ('scope' in drawn) return drawn.variant;
  }
  throw new RangeError('no draw keeps the constraints of these variables');
}

/** One step for each variable. */
export const drawIndexes = ({ axes }: Machine, next: () => number): number[] =>
  axes.map(({ count }) => Math.floor(next() * count));

/** Numbers from 0 up to 1 that follow from a seed: sfc32 over its SHA-256, so that similar seeds share nothing. */
export function numbersFrom(seed: string): () => number {
  const bytes = hash('sha256', seed, 'buffer');
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => bytes.readInt32LE(at)) as [number, number, number, number];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}
