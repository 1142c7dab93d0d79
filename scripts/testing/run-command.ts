import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** What a command came to. */
export interface Outcome {
  readonly code: number;
  /** All that it printed, in the order in which it came. */
  readonly output: string;
}

interface Where {
  readonly cwd: string;
  /** The file that keeps what the command prints; a pipe would stay open as long as a child of the command lives. */
  readonly log: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A command that takes longer than this hangs: the longest took a third of it. */
const MOST_MS = 45 * 60_000;

/** Runs a command to its end and keeps what it prints, because commands that run beside each other would mix their lines. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, log, env = process.env }: Where,
): Promise<Outcome> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const file = openSync(log, 'w');
  const child = spawn(program, args, { cwd, env: { ...color, ...env }, stdio: ['inherit', file, file] });
  const timer = setTimeout(() => {
    writeSync(file, `\nIt was ended, because it took longer than ${MOST_MS / 60_000} minutes.\n`);
    child.kill('SIGKILL');
  }, MOST_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  closeSync(file);
  return { code: code ?? 1, output: readFileSync(log, 'utf8') };
}
