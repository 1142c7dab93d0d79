import { fileURLToPath } from 'node:url';
import { REPORT_PATH, readReport, type TestedFile } from './file-report.ts';
import { type Outcome, runCommand } from './run-command.ts';

/** More than this is no accident of a busy machine. */
const MOST = 3;
const reporter = fileURLToPath(new URL('file-report.ts', import.meta.url));

/** What a run of vitest came to, with its files. */
export interface TestOutcome extends Outcome {
  readonly files: readonly TestedFile[];
}

/**
 * Runs vitest and keeps its output and its report beside each other, in files that begin with `kept`. Up to three files that failed are
 * looked at once more, alone on the machine, and named either way: what fails twice is broken, what passes then was disturbed and is
 * worth a look, but does not hide the work of everybody else.
 */
export async function runTests(
  { args, only = [] }: { readonly args: readonly string[]; readonly only?: readonly string[] | undefined },
  cwd: string,
  kept: string,
): Promise<TestOutcome> {
  const report = `${kept}.json`;
  const vitest = ['vitest', 'run', ...args];
  const first = await runCommand([...vitest, ...only, '--reporter=default', `--reporter=${reporter}`], {
    cwd,
    log: `${kept}.txt`,
    env: { ...process.env, [REPORT_PATH]: report },
  });
  const files = readReport(report) ?? [];
  const failed = first.code === 0 ? [] : filesToLookAt(files);
  if (failed.length === 0) return { ...first, files };
  const second = await runCommand([...vitest, ...failed, '--maxWorkers=1'], { cwd, log: `${kept}-second.txt` });
  const said = [`── a second look at ${failed.join(', ')}`, second.output];
  if (second.code === 0) said.push(`── passed at the second look only: ${failed.join(', ')}`);
  return { code: second.code, output: [first.output, ...said].join('\n'), files };
}

/** The failed files of a run; none where so many failed that it was no accident. */
export function filesToLookAt(files: readonly TestedFile[]): readonly string[] {
  const failed = files.filter((one) => one.failed).map(({ file }) => file);
  return failed.length > MOST ? [] : failed;
}
