import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What vitest's JSON reporter says of a run, as far as it is read here. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** More than this is no accident of a busy machine. */
const MOST = 3;

/** Paths of the test files that failed, from vitest's JSON report; undefined where the run ended before it could write one. */
export function failedFiles(report: string, root: string): string[] | undefined {
  if (!existsSync(report)) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
}

/**
 * Runs vitest. Up to three files that failed are looked at once more, alone on the machine, and named either way: what fails twice is
 * broken, what passes then was disturbed and is worth a look, but does not hide the work of everybody else.
 * Resolves to the exit code.
 */
export async function runTests(args: readonly string[], root: string, reports: string): Promise<number> {
  const report = join(reports, `${args.join('-').replaceAll(/\W+/g, '-') || 'all'}.json`);
  const code = await vitest([...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], root);
  const failed = code === 0 ? [] : failedFiles(report, root);
  if (!failed || failed.length === 0 || failed.length > MOST) return code;
  process.stdout.write(`\n── a second look at ${failed.join(', ')}\n`);
  const second = await vitest([...args, ...failed, '--maxWorkers=1'], root);
  if (second === 0) process.stdout.write(`── passed at the second look only: ${failed.join(', ')}\n`);
  return second;
}

async function vitest(args: readonly string[], cwd: string): Promise<number> {
  const child = spawn('vitest', ['run', ...args], { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
