import { setTimeout as pause } from 'node:timers/promises';
import { type Evidence, judge } from './oracle.ts';
import { randomOf } from './random.ts';
import { openRoom, type Room } from './room.ts';
import { Run } from './run.ts';
import type { Finding, Storm } from './storm.ts';

/** Runs that share the servers. */
const GROUP = 20;

/** Attempts, 20 at a time; devices are tabs of a real Chromium, or live in this process. */
export async function attempts(dir: string, { chromium = false } = {}): Promise<Storm> {
  const room = await openRoom(dir, { chromium });
  return {
    group: GROUP,
    run: (seed, from, count) => runGroup(room, seed, from, count),
    faults: () => room.tally.lines(),
    deaths: room.fleet.deaths,
    stuckJobs: room.stuckJobs,
    close: room.close,
  };
}

/** Runs `count` attempts at once from run number `from`, while servers and database are killed under them. */
async function runGroup(room: Room, seed: string, from: number, count: number): Promise<Finding[]> {
  const accounts = await room.students(count);
  const paperId = await room.paper();
  const runs = accounts.map((account, i) => new Run(room, { run: from + i, seed, account, paperId }));
  const problems = runs.map((): string[] => []);
  const each = (work: (run: Run, at: number) => Promise<void>) =>
    Promise.all(
      runs.map((run, at) =>
        work(run, at).catch((error: unknown) => void problems[at]!.push(`it broke off: ${wordsOf(error)}`)),
      ),
    );
  await Promise.all([each((run) => run.sit()), breakMachines(room, seed, from)]);
  await room.fleet.whole();
  await each((run) => run.settle());
  await room.proxy.idle();
  const evidence: (Evidence | undefined)[] = [];
  await each(async (run, at) => {
    const found = await run.evidence();
    evidence[at] = found;
    problems[at]!.push(...judge(found));
  });
  return problems.flatMap((found, at) => {
    const known = evidence[at];
    return found.length === 0 ? [] : [{ run: from + at, problems: found, ...(known && { evidence: known }) }];
  });
}

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** What is killed under this group, and when, is decided by the seed. */
async function breakMachines({ fleet }: Room, seed: string, from: number): Promise<void> {
  const random = randomOf(`${seed}/group ${from}`);
  const soon = () => pause(random.whole(200, 1600));
  const server = random.chance(0.7);
  const database = random.weighted({ none: 30, server: 55, backend: 15 });
  const port = random.pick(fleet.ports);
  await Promise.all([
    soon().then(() => (server ? fleet.killServer(port) : undefined)),
    soon().then(() => {
      if (database === 'server') return fleet.killDatabase();
      if (database === 'backend') fleet.killBackend();
      return undefined;
    }),
  ]);
}
