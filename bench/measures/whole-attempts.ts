import { figureOf } from '../figures.ts';
import { runLoad } from '../load/run-load.ts';
import moodle from '../moodle.json' with { type: 'json' };
import { startBare } from '../rig/bare-process.ts';
import { publishPaper } from '../rig/paper.ts';
import { hasPgbench, noPgbench } from '../rig/pgbench.ts';
import { cores, inRounds, type Measure } from './measure.ts';

const SECONDS = 8;
const AT_ONCE = 8;
/** More than anybody can sit in one round. */
const STUDENTS = 600;
const id = 'S2';
const what = 'whole attempts, 8 students at a time: sign in, start, 30 saves, submit, result';

/**
 * S2: against the attempts a minute that Moodle would manage here. Its figure was taken on another machine, so it is carried
 * over by what both machines do with plain upserts and with bare HTTP.
 */
export const wholeAttempts: Measure = async (stage) => {
  if (!hasPgbench()) return [{ id, what, skipped: noPgbench }];
  const [cluster, registry, pgbench, server] = [
    await stage.cluster(),
    await stage.registry(),
    await stage.pgbench(),
    await stage.server(),
  ];
  const school = stage.schools[0]!;
  const { questionIds } = await stage.paper(school);
  const bare = await startBare(new URL('../bare/http.ts', import.meta.url));
  let note = '';
  const rounds = await inRounds(async () => {
    const upserts = await pgbench.perSecond('upsert', 3);
    const plain = await runLoad({
      kind: 'read',
      ports: [bare.port],
      connections: 32,
      seconds: 3,
      requests: [{ path: '/', headers: { host: 'localhost' } }],
    });
    const requests = plain.done / plain.seconds;
    const { paperId } = await publishPaper(await stage.teacher(school), questionIds);
    const students = (await registry.people(school, 'student', STUDENTS)).map((account) => ({
      ...account,
      password: stage.password,
    }));
    const [ofServer, ofDatabase] = [server.cpuSeconds(), cluster.cpuSeconds()];
    const load = await runLoad({
      kind: 'sit',
      ports: [server.port],
      connections: AT_ONCE,
      seconds: SECONDS,
      students,
      paperId,
      questionIds,
    });
    note =
      `last round: ${Math.round(upserts)} upserts/s, ${Math.round(requests)} bare requests/s; an attempt took ${Math.round(load.median)} ms; ` +
      `server ${cores(server.cpuSeconds() - ofServer, SECONDS)}, PostgreSQL ${cores(cluster.cpuSeconds() - ofDatabase, SECONDS)}, generator apart ${cores(load.cpuSeconds, SECONDS)}`;
    return { ours: (load.done / load.seconds) * 60, limit: moodleHere(upserts, requests) };
  });
  await bare.stop();
  return [figureOf({ id, what, unit: 'a minute', reach: ['>=', 20], notes: [note] }, rounds)];
};

const moodleHere = (upserts: number, requests: number) =>
  moodle.attemptsPerMinute *
  Math.sqrt((upserts / moodle.pgbenchUpsertsPerSecond) * (requests / moodle.nodeHttpRequestsPerSecond));
