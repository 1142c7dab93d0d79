import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const BEAT_MS = 1_000;
const SILENCE_MS = 10_000;

/**
 * Runs `work` while this process holds the lock file `file`, so that two starts in one folder follow each other.
 * A lock of a dead process is taken over at once; one whose holder gave no sign for 10 s too (its pid was recycled).
 */
export async function withPidLock<T>(
  file: string,
  work: () => Promise<T>,
  { silenceMs = SILENCE_MS }: { silenceMs?: number } = {},
): Promise<T> {
  const own = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let watch = startWatch(file); !tryLink(own, file); watch = watch.next()) {
      if (watch.abandoned(silenceMs)) takeAway(file, own);
      else await pause(50);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const beat = setInterval(() => touch(file), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** True when a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface Watch {
  abandoned(silenceMs: number): boolean;
  next(): Watch;
}

function startWatch(file: string, seen = lastBeat(file), since = performance.now()): Watch {
  return {
    abandoned: (silenceMs) => {
      const holder = holderOf(file);
      return holder !== undefined && (!isAlive(holder) || performance.now() - since > silenceMs);
    },
    next: () => {
      const beat = lastBeat(file);
      return beat === seen ? startWatch(file, seen, since) : startWatch(file, beat);
    },
  };
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function lastBeat(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function takeAway(file: string, own: string): void {
  try {
    renameSync(file, `${own}.stale`); // a rename succeeds for one of several waiters
    rmSync(`${own}.stale`, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // taken away by another process after a long silence of ours
  }
}
