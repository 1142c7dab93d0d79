/** One thing that was typed. */
export interface SearchPart {
  /** As typed, in the form of `tsquery`. */
  readonly exact: string;
  /** As typed or nearly so. */
  readonly near: string;
  readonly weight: number;
}

export interface RankedSearch {
  /** Tried one after the other until one finds something, each in the form of `tsquery`. */
  readonly queries: readonly string[];
  /** What ranks a hit: a part as typed counts whole, one that is near it half. */
  readonly parts: readonly SearchPart[];
}

/** A long word says more than a short one. */
export const weightOf = (word: string): number => 0.5 + Math.min(word.length, 10) / 10;

/**
 * Asks for all of the sought first; then for all but one; then for any.
 *
 * @param parts what ranks a hit
 * @param sought what a hit has to have, each in the form of `tsquery`
 */
export function rankedSearch(
  parts: readonly SearchPart[],
  sought: readonly string[] = parts.map(({ near }) => near),
): RankedSearch {
  const allBut = sought.map((_, skipped) => `(${sought.toSpliced(skipped, 1).join(' & ')})`);
  return {
    parts,
    queries: [sought.join(' & '), ...(sought.length > 2 ? [allBut.join(' | ')] : []), sought.join(' | ')],
  };
}
