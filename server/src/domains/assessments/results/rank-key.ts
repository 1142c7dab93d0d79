import type { TieLink } from '@abhyas/contract/assessments/patterns';
import { chainFigures, type ResultFigures } from './result-figures.ts';
import type { Figure } from '../ranking/rank-candidates.ts';

const BYTES = 6;
const LARGEST = 2 ** (8 * BYTES) - 1;
const SIGN = 2 ** 40;
/** Two different quotients of counts up to 4,000 differ by more than one part of so many. */
const PARTS = 2 ** 24;

/**
 * The links of a chain behind its total as bytes that compare (unsigned, from the left) as the chain does: the greater key stands
 * before. Each link takes 6 bytes; where lower is better its bits are turned round. Counts of questions may reach 4,000.
 */
export function rankKey(figures: ResultFigures, [, ...links]: readonly TieLink[]): Buffer {
  const named = chainFigures(figures);
  const key = Buffer.alloc(links.length * BYTES);
  links.forEach(({ figure, better }, place) => {
    const value = ordinal(named[figure] ?? 0);
    key.writeUIntBE(better === 'higher' ? value : LARGEST - value, place * BYTES, BYTES);
  });
  return key;
}

/** A whole number in the order of the figures, from 0 to LARGEST. */
function ordinal(figure: Figure): number {
  if (typeof figure === 'number') return figure + SIGN;
  return figure.by === 0 ? LARGEST : Math.floor((figure.of * PARTS) / figure.by);
}
