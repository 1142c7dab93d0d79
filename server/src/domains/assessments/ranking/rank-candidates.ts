import type { TieLink } from '@abhyas/contract/assessments/patterns';

/** A quotient is compared exactly; nothing over zero (wrong answers without a right one) is endless. */
export interface Quotient {
  readonly of: number;
  readonly by: number;
}
export type Figure = number | Quotient;

export interface Candidate {
  readonly id: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** Our own papers: marks alone, equal marks share a rank. */
export const marksChain: readonly TieLink[] = [{ figure: 'marks', better: 'higher' }];

/**
 * Competition ranks (1, 2, 2, 4), best first: whoever the chain cannot tell apart shares a rank, and the next one counts all before him.
 * A figure that a candidate lacks counts as 0.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  chain: readonly TieLink[] = marksChain,
): { id: string; rank: number }[] {
  const ordered = candidates.toSorted((a, b) => compareByChain(a, b, chain));
  let rank = 0;
  return ordered.map((candidate, place) => {
    const before = ordered[place - 1];
    if (before === undefined || compareByChain(before, candidate, chain) !== 0) rank = place + 1;
    return { id: candidate.id, rank };
  });
}

/** Below zero: `a` stands before `b`. */
export function compareByChain(a: Candidate, b: Candidate, chain: readonly TieLink[]): number {
  for (const { figure, better } of chain) {
    const order = compareFigures(a.figures[figure] ?? 0, b.figures[figure] ?? 0);
    if (order !== 0) return better === 'lower' ? order : -order;
  }
  return 0;
}

function compareFigures(a: Figure, b: Figure): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const left = quotient(a);
  const right = quotient(b);
  if (left.by === 0 || right.by === 0) return Number(left.by === 0) - Number(right.by === 0);
  const [mine, theirs] = [left.of * right.by, right.of * left.by];
  if (Number.isSafeInteger(mine) && Number.isSafeInteger(theirs)) return mine - theirs;
  const difference = BigInt(left.of) * BigInt(right.by) - BigInt(right.of) * BigInt(left.by);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const quotient = (figure: Figure): Quotient => (typeof figure === 'number' ? { of: figure, by: 1 } : figure);
