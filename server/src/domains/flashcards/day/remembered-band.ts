import type { Remembered } from '@abhyas/contract/flashcards/reviewing';

/** Nine times of ten the share lies in the band. */
const Z = 1.645;

/**
 * The share of cards that somebody would remember now, in whole percent: each card is one throw with its own chance, so the band is the
 * normal one around the mean of the chances (Poisson binomial). Null without cards. Pure.
 */
export function rememberedBand(cards: number, chances: number, variances: number): Remembered {
  if (cards === 0) return null;
  const mean = chances / cards;
  const half = (Z * Math.sqrt(variances)) / cards;
  return {
    from: Math.max(0, Math.round(100 * (mean - half))),
    to: Math.min(100, Math.round(100 * (mean + half))),
  };
}
