import { shareOut } from '@abhyas/contract/assessments/share-out';
import { levels, type Wish } from './candidate.ts';

/** How many of each chapter (row) and of each level (column) a section asks for; undefined where it asks for nothing. Pure. */
export function wishCounts({ count, chapters, difficulty }: Wish): {
  rows: readonly number[] | undefined;
  columns: readonly number[] | undefined;
} {
  const weights = chapters.map(({ weight }) => weight);
  return {
    rows: chapters.length === 0 ? undefined : shareOut(count, weights),
    columns:
      difficulty &&
      shareOut(
        count,
        levels.map((level) => difficulty[level]),
      ),
  };
}
