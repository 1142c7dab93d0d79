import { Connection } from './connection.ts';
import type { LoadJob, LoadMessage, LoadResult } from './jobs.ts';
import type { Lane } from './lane.ts';
import { pacePieces } from './pace-pieces.ts';
import { readRequests } from './read-requests.ts';
import { resultOf } from './result-of.ts';
import { saveRequests } from './save-requests.ts';
import { sitAttempts } from './sit-attempts.ts';

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
  return Promise.all(Array.from({ length: connections }, (_, place) => one(place))).then(() =>
    resultOf(times, begun, cpu),
  );
}

function perform(job: LoadJob): Promise<LoadResult> {
  if (job.kind === 'save') return drive(job, saveRequests(job));
  if (job.kind === 'read') return drive(job, readRequests(job));
  if (job.kind === 'pace') return pacePieces(job);
  return sitAttempts(job);
}

process.on('message', (job: LoadJob) => {
  const reply = (message: LoadMessage) => void process.send?.(message);
  perform(job).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
