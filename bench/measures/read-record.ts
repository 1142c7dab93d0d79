import { figureOf } from '../figures.ts';
import { runLoad } from '../load/run-load.ts';
import { startBare } from '../rig/bare-process.ts';
import { canReadCpu } from '../rig/cpu.ts';
import { inRounds, type Measure } from './measure.ts';

const SECONDS = 4;
const CONNECTIONS = 16;
const STUDENTS = 480;
const id = 'S3';
const what = 'read one attempt by id: guard, validation, tenant, serializer';

/** S3: CPU of the server's process for a read, against a bare handler with the same SELECTs; each under the load it can bear. */
export const readRecord: Measure = async (stage) => {
  if (!canReadCpu())
    return [{ id, what, skipped: 'the CPU of another process is read from /proc, which this machine lacks' }];
  const cluster = await stage.cluster();
  await stage.registry();
  const school = stage.schools[0]!;
  const server = await stage.server();
  const env = { DATABASE_URL: cluster.urls.app, INSTITUTE_ID: String(school.id) };
  const bare = await startBare(new URL('../bare/read-attempt.ts', import.meta.url), env);
  let note = '';
  const rounds = await inRounds(async () => {
    const requests = (await stage.voices(school, STUDENTS)).map(({ host, address, token, attemptId }) => ({
      path: `/api/attempts/${attemptId}`,
      headers: { host, 'x-forwarded-for': address, authorization: `Bearer ${token}` },
    }));
    const cost = async (process: { readonly port: number; readonly cpuSeconds: () => number }) => {
      const before = process.cpuSeconds();
      const { done, seconds } = await runLoad({
        kind: 'read',
        ports: [process.port],
        connections: CONNECTIONS,
        seconds: SECONDS,
        requests,
      });
      return { microseconds: ((process.cpuSeconds() - before) / done) * 1e6, rate: done / seconds };
    };
    const limit = await cost(bare);
    const ours = await cost(server);
    note = `last round: ${Math.round(ours.rate)}/s against ${Math.round(limit.rate)}/s bare`;
    return { ours: ours.microseconds, limit: limit.microseconds };
  });
  await bare.stop();
  return [figureOf({ id, what, unit: 'µs of CPU', reach: ['<=', 1.15], notes: [note] }, rounds)];
};
