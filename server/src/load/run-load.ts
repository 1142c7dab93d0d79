import { setTimeout as pause } from 'node:timers/promises';
import { reportOf, steps, Tally } from './report.ts';
import { type Plan, sitPaper, type Student } from './sit-paper.ts';

export interface Load extends Plan {
  readonly students: readonly Student[];
  /** Milliseconds within which all of them come, evenly. */
  readonly arrival: number;
}

/** Lets students sit a paper, each once; the report, and whether everything was answered and nothing lost. */
export async function runLoad({
  students,
  arrival,
  ...plan
}: Load): Promise<{ readonly tally: Tally; readonly report: string; readonly ok: boolean }> {
  const tally = new Tally();
  const from = performance.now();
  await Promise.all(
    students.map(async (student, i) => {
      if (arrival > 0) await pause((arrival / students.length) * i);
      await sitPaper(plan, student, tally);
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const errors = steps.reduce((sum, step) => sum + tally.errorsOf(step).length, 0);
  return { tally, report: reportOf(tally, students.length, seconds), ok: errors === 0 && tally.lost === 0 };
}
