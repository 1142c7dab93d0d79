/** A quotient is compared exactly; nothing over zero (wrong answers without a right one) is endless. */
export interface Quotient {
  readonly of: number;
  readonly by: number;
}
export type Figure = number | Quotient;

/** One link of a tie chain: by which figure, and which end of it is better. */
export interface TieRule {
  readonly figure: string;
  readonly better: 'higher' | 'lower';
}

export interface Candidate {
  readonly id: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** Our own papers: marks alone, equal marks share a rank. */
export const marksChain: readonly TieRule[] = [{ figure: 'marks', better: 'higher' }];

const subjectsThen = (figure: string, better: TieRule['better'], subjects: readonly string[]) =>
  subjects.map((subject) => ({ figure: `${figure}.${subject}`, better }));

/** exams: percentile and rank. Tie chains are data with the year they came into force. */
export const tieChains = {
  marks: marksChain,
  jeeMain2026: [
    { figure: 'percentile', better: 'higher' },
    ...subjectsThen('percentile', 'higher', ['maths', 'physics', 'chemistry']),
    { figure: 'wrongToRight', better: 'lower' },
    ...subjectsThen('wrongToRight', 'lower', ['maths', 'physics', 'chemistry']),
  ],
  neet2025: [
    { figure: 'marks', better: 'higher' },
    ...subjectsThen('marks', 'higher', ['biology', 'chemistry', 'physics']),
    { figure: 'wrong', better: 'lower' },
    ...subjectsThen('wrong', 'lower', ['biology', 'chemistry', 'physics']),
  ],
  jeeAdvanced: [
    { figure: 'marks', better: 'higher' },
    { figure: 'positiveMarks', better: 'higher' },
    ...subjectsThen('marks', 'higher', ['maths', 'physics']),
  ],
} as const satisfies Readonly<Record<string, readonly TieRule[]>>;

/**
 * Competition ranks (1, 2, 2, 4), best first: whoever the chain cannot tell apart shares a rank, and the next one counts all before him.
 * A figure that a candidate lacks counts as 0.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  chain: readonly TieRule[] = marksChain,
): { id: string; rank: number }[] {
  const ordered = candidates.toSorted((a, b) => compareByChain(a, b, chain));
  let rank = 0;
  return ordered.map((candidate, place) => {
    const before = ordered[place - 1];
    if (before === undefined || compareByChain(before, candidate, chain) !== 0) rank = place + 1;
    return { id: candidate.id, rank };
  });
}

function compareByChain(a: Candidate, b: Candidate, chain: readonly TieRule[]): number {
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
  const difference = BigInt(left.of) * BigInt(right.by) - BigInt(right.of) * BigInt(left.by);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const quotient = (figure: Figure): Quotient => (typeof figure === 'number' ? { of: figure, by: 1 } : figure);
