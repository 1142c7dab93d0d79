import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCacheOfChild } from '../../server/src/kernel/child-process/compile-cache.ts';
import { freePort } from '../../server/src/kernel/postgres/ports.ts';
import type { Cluster } from './cluster.ts';
import { cpuOf } from './cpu.ts';

const HOST = '127.0.0.1';
const PATIENCE_MS = 60_000;
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The real server, in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly cpuSeconds: () => number;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** What it wrote to its error output, e.g. when it broke down; the log of its requests is left out. */
  readonly lastWords: () => string;
  /** Asks it to finish, and waits for it. */
  readonly stop: () => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
}

export interface ServerOptions {
  readonly cluster: Cluster;
  /** Folder of its uploads and secrets; processes of one installation share it. */
  readonly dir: string;
  readonly port?: number;
  /** Further variables of its configuration. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Starts `server/src/main.ts` on a database of one's own, so without demonstration data; resolves when it answers. */
export async function startServer({
  cluster: { urls },
  dir,
  port: wanted,
  env,
}: ServerOptions): Promise<ServerProcess> {
  const port = wanted ?? (await freePort(HOST));
  const child = spawn(process.execPath, [main], {
    env: { ...variables(urls, dir, port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit').then(() => undefined);
  const isReady = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Abhyas is ready')) resolve();
      else if (!line.startsWith('{')) keep(lines, line);
    });
  });
  child.stderr.on('data', (text: Buffer) => keep(lines, text.toString()));
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal);
    await ended;
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await Promise.race([isReady, ended]);
  clearTimeout(timer);
  if (!isRunning()) throw new Error(`The server did not start:\n${lines.join('\n')}`);
  const pid = child.pid ?? 0;
  return {
    port,
    pid,
    isRunning,
    cpuSeconds: () => cpuOf(pid),
    ended,
    lastWords: () => lines.join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

const variables = (urls: Cluster['urls'], dir: string, port: number) => ({
  ...compileCacheOfChild(),
  PATH: process.env['PATH'],
  PORT: String(port),
  HOST,
  DATA_DIR: join(dir, 'server'),
  DATABASE_URL: urls.app,
  DATABASE_OWNER_URL: urls.owner,
  DATABASE_STAFF_URL: urls.staff,
  DATABASE_JOBS_URL: urls.jobs,
  TRUSTED_PROXIES: HOST,
  METRICS_PORT: '0',
  LOG_LEVEL: 'warn',
});

const KEPT_LINES = 200;
function keep(lines: string[], line: string): void {
  lines.push(line.trimEnd());
  if (lines.length > KEPT_LINES) lines.shift();
}
