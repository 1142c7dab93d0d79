import type { OpenPaper } from '@abhyas/contract/assessments/attempts';

export interface MyResult {
  readonly title: string;
  readonly attempt: OpenPaper['attempts'][number];
}

/** All finished attempts of a student, the latest first. */
export const finishedAttempts = (papers: readonly OpenPaper[]): readonly MyResult[] =>
  papers
    .flatMap(({ title, attempts }) =>
      attempts.filter(({ state }) => state !== 'running').map((attempt) => ({ title, attempt })),
    )
    .toSorted((a, b) => Date.parse(b.attempt.startedAt) - Date.parse(a.attempt.startedAt));

/** Those whose title has these words. */
export function findResults(results: readonly MyResult[], words: string): readonly MyResult[] {
  const sought = words.trim().toLocaleLowerCase();
  return results.filter(({ title }) => title.toLocaleLowerCase().includes(sought));
}

/** How many, how many passed, and the mean share of full marks, among those whose score is out. */
export function summaryOf(results: readonly MyResult[]) {
  const out = results.map(({ attempt }) => attempt).filter(({ marks, full }) => marks !== null && full > 0);
  const shares = out.map(({ marks, full }) => (marks ?? 0) / full);
  const mean = shares.length === 0 ? undefined : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { sat: results.length, out: out.length, passed: out.filter(({ passed }) => passed).length, mean };
}
