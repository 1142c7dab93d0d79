import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { readPostmaster, readText, type Programs } from './cluster-files.ts';
import { freePort, isFree } from './ports.ts';
import type { Runner } from './unprivileged.ts';

/** The only address the embedded server listens on. */
export const HOST = '127.0.0.1';
/** How long a server may take to start or to stop, with the recovery after a crash. */
export const PATIENCE_MS = 60_000;
const LOG_BYTES = 10_000_000;
const defaults = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

interface Launch {
  readonly dir: string;
  readonly programs: Programs;
  readonly runner: Runner;
  /** Demanded; otherwise the one of the last time or a free one. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the server of `<dir>/cluster` and waits until it takes connections; throws a StartError with PostgreSQL's own reason. */
export async function launch({
  dir,
  programs,
  runner,
  port: demanded,
  settings,
}: Launch): Promise<{ pid: number; port: number }> {
  const cluster = join(dir, 'cluster');
  const logFile = join(dir, 'postgres.log');
  for (let tries = 0; ; tries++) {
    const port = demanded ?? (await choosePort(dir));
    const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const start = logged > LOG_BYTES ? 0 : logged;
    const child = spawnServer(
      programs,
      runner,
      cluster,
      { file: logFile, start },
      { ...defaults, port: String(port), ...settings },
    );
    const ended = await untilReady(cluster, child);
    if (ended === undefined) {
      writeFileSync(join(dir, 'port'), String(port));
      return { pid: child.pid as number, port };
    }
    const said = (readText(logFile) ?? '').slice(start);
    if (/could not bind/.test(said)) {
      if (demanded === undefined && tries < 5) continue;
      throw new StartError(
        `Port ${port}, which the database needs, is taken by another program: end it, or choose another port.`,
      );
    }
    if (/shared memory block.*still in use/.test(said) && tries < 50) {
      await pause(200); // the last children of a killed server are about to notice and leave
      continue;
    }
    throw new StartError(`PostgreSQL did not start: ${lastError(said) || ended} (see ${logFile}).`);
  }
}

async function choosePort(dir: string): Promise<number> {
  const remembered = Number(readText(join(dir, 'port')));
  return remembered > 0 && (await isFree(HOST, remembered)) ? remembered : freePort(HOST);
}

function spawnServer(
  { postgres }: Programs,
  runner: Runner,
  cluster: string,
  log: { file: string; start: number },
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (log.start === 0) writeFileSync(log.file, '', { mode: 0o600 });
  const output = openSync(log.file, 'a', 0o600); // appended, else the last words of a killed server overwrite those of the next
  try {
    const stdio = ['ignore', output, output] satisfies ['ignore', number, number];
    const [command, all] = runner.command(postgres, ['-D', cluster, ...args]);
    const child = spawn(command, all, {
      ...runner.options,
      cwd: dirname(cluster),
      stdio,
      detached: true,
      windowsHide: true,
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** Resolves to undefined when the server takes connections, or to how it ended. */
async function untilReady(cluster: string, child: ChildProcess): Promise<string | undefined> {
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended ??= `it ended with ${signal ?? code}`));
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(5)) {
    if (ended !== undefined) return ended;
    const found = readPostmaster(cluster);
    if (found?.pid === child.pid && found?.state === 'ready') return undefined;
  }
  child.kill('SIGINT');
  return `it was not ready within ${PATIENCE_MS / 1000} s`;
}

function lastError(log: string): string {
  const line = log.split('\n').findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}
