import { Connection } from './connection.ts';
import type { LoadJob, LoadMessage, LoadResult } from './jobs.ts';
import { readRequests } from './read-requests.ts';
import { saveRequests } from './save-requests.ts';
import { sitAttempts } from './sit-attempts.ts';

/** The next request of a connection, and what its reply must look like. */
export interface Lane {
  readonly next: () => string;
  /** Throws unless the reply is the one that was to be measured. */
  readonly check: (status: number, body: string) => void;
}

/** Sends one request after the other on each connection until the time is over. */
function drive({ ports, connections, seconds }: LoadJob, laneOf: (connection: number) => Lane): Promise<LoadResult> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const one = (place: number) =>
    new Promise<void>((resolve, reject) => {
      const connection = new Connection(ports[place % ports.length] ?? 0, reject);
      const lane = laneOf(place);
      const turn = () => {
        const sent = performance.now();
        if (sent >= until) {
          connection.close();
          return resolve();
        }
        connection.send(lane.next(), (status, body) => {
          try {
            lane.check(status, body);
          } catch (error) {
            connection.close();
            return reject(error as Error);
          }
          times.push(performance.now() - sent);
          turn();
        });
      };
      turn();
    });
  return Promise.all(Array.from({ length: connections }, (_, place) => one(place))).then(() => resultOf(times, begun, cpu));
}

export function resultOf(times: readonly number[], begun: number, before: NodeJS.CpuUsage): LoadResult {
  const sorted = times.toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { done: times.length, seconds: (performance.now() - begun) / 1000, median: at(0.5), p99: at(0.99), cpuSeconds: (user + system) / 1e6 };
}

function perform(job: LoadJob): Promise<LoadResult> {
  if (job.kind === 'save') return drive(job, saveRequests(job));
  if (job.kind === 'read') return drive(job, readRequests(job));
  return sitAttempts(job);
}

process.on('message', (job: LoadJob) => {
  const reply = (message: LoadMessage) => void process.send?.(message);
  perform(job).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
