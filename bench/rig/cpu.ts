import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever its timer does. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** User and system, of the process alone. */
  readonly own: number;
  /** The same of its children that have ended. */
  readonly ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
  } catch {
    return undefined; // it ended, or this machine has no /proc
  }
}

/** True where the CPU of another process can be read. */
export const canReadCpu = (): boolean => statOf(process.pid) !== undefined;

/** CPU seconds that a process has used so far; 0 where that cannot be read. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** CPU seconds of a PostgreSQL server and all its backends, those that have ended included. */
export function cpuOfCluster(postmaster: number): number {
  const server = statOf(postmaster);
  if (!server) return 0;
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  return server.own + server.ended + backends.reduce((sum, { own }) => sum + own, 0);
}
