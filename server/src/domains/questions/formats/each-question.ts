import { rowProblem } from '../reading/row-problems.ts';
import type { ReadItem } from './exchange.ts';
import { FileProblem } from './file-problem.ts';

/** Reads questions one by one. What breaks the reader in one of them is a problem of that one, never of its neighbours. */
export function eachQuestion<T>(
  sources: readonly T[],
  read: (source: T) => ReadItem | readonly ReadItem[],
): ReadItem[] {
  return sources.flatMap((source) => {
    try {
      return read(source);
    } catch (error) {
      if (error instanceof FileProblem) throw error;
      const problem = rowProblem('', 'QUESTION_BROKEN', { found: error instanceof Error ? error.message : '' });
      return { line: null, name: '', parts: null, problems: [problem], losses: [], pictures: [] };
    }
  });
}
