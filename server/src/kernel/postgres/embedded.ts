import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, withPidLock } from '../pid-lock.ts';
import { StartError, explainFileError } from '../start-error.ts';
import { findPrograms, isServerOf, readPostmaster, readText, type Programs } from './cluster-files.ts';
import { createCluster, refuseOtherVersion } from './create-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { HOST, PATIENCE_MS, launch } from './launch.ts';
import { chooseRunner } from './unprivileged.ts';
import { register } from './users.ts';

/** What a caller may choose about the embedded database. */
export interface EmbeddedOptions {
  /** Folder of everything that belongs to it: `cluster/`, `password`, `port`, `postgres.log`. */
  readonly dir: string;
  /** TCP port; otherwise the one of the last time, or a free one below 32768. */
  readonly port?: number;
  /** Hears one line when a cluster is made, a server adopted or started. */
  readonly log?: (line: string) => void;
  /** Settings of PostgreSQL for this run, e.g. `{ max_connections: '200' }`. An adopted server keeps those it has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Starts it again on the same port where it is killed while it is used. */
  readonly again?: boolean;
}

/** A running PostgreSQL of our own; user `postgres`, database `postgres`. */
export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  /** The superuser's password. */
  readonly password: string;
  /** Address as the superuser. */
  readonly url: string;
  /** True when it was already running: it survived a crash of ours, or another process of ours uses it. */
  readonly adopted: boolean;
  readonly pid: number;
  /** Stops the server, unless another living process of ours uses it too. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in `dir`, or adopts the server that already runs there. It lives in a session of its own, so that
 * Ctrl-C reaches only us and our connections are closed before it stops. Throws a StartError that says what a person can do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dir = resolve(options.dir);
  const programs = await findPrograms();
  try {
    mkdirSync(join(dir, 'users'), { recursive: true, mode: 0o700 });
    return await withPidLock(join(dir, 'lock'), () => startLocked(dir, programs, options));
  } catch (error) {
    throw explainFileError(error, dir);
  }
}

async function startLocked(dir: string, programs: Programs, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log = () => {}, settings = {} } = options;
  const cluster = join(dir, 'cluster');
  const runner = chooseRunner(cluster);
  if (!existsSync(cluster)) {
    log('Making the database cluster.');
    createCluster(dir, programs, runner, settings['fsync'] !== 'off');
  }
  refuseOtherVersion(cluster, programs);
  chmodSync(cluster, 0o700); // a copy or a restored backup may be wider, which PostgreSQL refuses
  const password = readText(join(dir, 'password'))?.trim();
  if (!password) throw new StartError(`The password of the database is missing: put ${join(dir, 'password')} back.`);
  let running = await findRunning(cluster);
  const adopted = running !== undefined;
  running ??= await launch({ ...options, dir, programs, runner });
  log(`PostgreSQL ${adopted ? 'was already running' : 'started'} on port ${running.port}.`);
  const { port } = running;
  let { pid } = running;
  const url = `postgres://postgres:${password}@${HOST}:${port}/postgres`;
  const leave = register(dir);
  const locked = <T>(work: () => Promise<T>) => withPidLock(join(dir, 'lock'), work);
  const startAgain = () =>
    locked(async () => {
      // Another process of ours may have done it.
      ({ pid } = (await findRunning(cluster)) ?? (await launch({ ...options, port, dir, programs, runner })));
    });
  const kept = options.again && keepRunning({ isUp: () => isServerOf(cluster, pid), startAgain, log });
  const stop = async () => {
    if (kept) await kept.stop();
    await locked(async () => void (leave() && (await stopServer(cluster, programs, pid))));
  };
  return { host: HOST, port, password, url, adopted, stop, pid };
}

/** A server that is ready on this cluster; waits for one that is still starting, and for the end of one that is stopping. */
async function findRunning(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(20)) {
    const found = readPostmaster(cluster);
    if (!found) return undefined;
    if (!isServerOf(cluster, found.pid)) {
      // PostgreSQL itself clears up after a dead server; only a recycled pid makes it refuse to start
      if (isAlive(found.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.state === 'ready') return found;
  }
  throw new StartError(
    `The database server in ${cluster} neither starts nor stops: end its process ${readPostmaster(cluster)?.pid}.`,
  );
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(cluster: string, { pgCtl }: Programs, pid: number): Promise<void> {
  if (!isServerOf(cluster, pid)) return;
  if (process.platform === 'win32')
    spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], { windowsHide: true });
  else process.kill(pid, 'SIGINT');
  while (isServerOf(cluster, pid)) await pause(5);
}
