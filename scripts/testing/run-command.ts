import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

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

/** Runs a command to its end and keeps what it prints, because commands that run beside each other would mix their lines. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, log, env = process.env }: Where,
): Promise<Outcome> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const file = openSync(log, 'w');
  const child = spawn(program, args, { cwd, env: { ...color, ...env }, stdio: ['inherit', file, file] });
  const [code] = (await once(child, 'exit')) as [number | null];
  closeSync(file);
  return { code: code ?? 1, output: readFileSync(log, 'utf8') };
}
