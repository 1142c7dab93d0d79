import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { startCluster } from '../bench/rig/cluster.ts';
import type { Response } from '@abhyas/contract/questions/shapes';
import { someArea, writeQuestions } from '../bench/rig/paper.ts';
import { type Account, openRegistry, type Registry, type School } from '../bench/rig/school.ts';
import { clientOf, signIn } from '../bench/rig/sign-in.ts';
import type { Person } from '../server/src/testing/person.ts';
import { type Browser, browserInNode } from './browser.ts';
import { startChromium } from './chromium.ts';
import { Fleet } from './fleet.ts';
import { listStuckJobs, patiently } from './patience.ts';
import { type Proxy, type Reply, type Sent, startProxy } from './proxy.ts';
import { asked, draftOf } from './questions.ts';
import { type Fault, faults, Tally } from './tally.ts';

const SERVERS = 2;

/** Where all runs sit: two servers on one database behind a proxy, a school, and its questions. */
export interface Room {
  readonly tally: Tally<Fault>;
  readonly fleet: Fleet;
  readonly proxy: Proxy;
  readonly school: School;
  /** The right response to each question. */
  readonly keys: ReadonlyMap<string, Response>;
  /** What people answer to each: the right response and wrong ones. */
  readonly responses: ReadonlyMap<string, readonly Response[]>;
  /** In which section each stands, from 0. */
  readonly sections: ReadonlyMap<string, number>;
  readonly students: (count: number) => Promise<Account[]>;
  /** A browser for one device. */
  readonly browser: () => Promise<Browser>;
  /** A new paper with all questions; calls go past the proxy. */
  readonly paper: () => Promise<string>;
  /** Who watches stops the clock of an attempt, or lets it go on. */
  readonly watch: (paperId: string, attemptId: string, verb: 'pause' | 'resume') => Promise<void>;
  /** As superuser; asked again while the database is down. */
  readonly sql: <T>(text: string, values?: unknown[]) => Promise<T[]>;
  /** Hears what servers reply about an attempt, until it is forgotten. */
  readonly listen: (attemptId: string, listener: (sent: Sent, reply: Reply) => void) => void;
  readonly forget: (attemptId: string) => void;
  /** Jobs that are due for long and that no living worker has taken: none, where the servers came back whole. */
  readonly stuckJobs: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Builds the room in `dir`, which is emptied first. Devices are tabs of a real Chromium, or live in this process. */
export async function openRoom(dir: string, { chromium = false } = {}): Promise<Room> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const tally = new Tally(faults);
  const cluster = await startCluster(dir);
  const registry = await openRegistry(cluster);
  const school = await registry.school();
  const fleet = await Fleet.start(cluster, dir, tally, SERVERS);
  const furniture = await furnish(registry, school, fleet.ports[0] ?? 0);
  const browsers = chromium ? await startChromium() : { browser: async () => browserInNode(), close: async () => {} };
  const listeners = new Map<string, (sent: Sent, reply: Reply) => void>();
  const proxy = await startProxy({
    targets: () => fleet.ports,
    onReply: (sent, reply) => listeners.get(sent.url.split('/')[3] ?? '')?.(sent, reply),
  });
  const sql = <T>(text: string, values?: unknown[]) =>
    patiently(async () => (await pool.query(text, values)).rows as T[]);
  const pool = new pg.Pool({ connectionString: cluster.superuser, max: 4 });
  pool.on('error', () => {}); // the database was killed; the next question asks again
  return {
    tally,
    fleet,
    proxy,
    school,
    ...furniture,
    browser: browsers.browser,
    sql,
    students: (count) => patiently(() => registry.people(school, 'student', count)),
    listen: (attemptId, listener) => void listeners.set(attemptId, listener),
    forget: (attemptId) => void listeners.delete(attemptId),
    stuckJobs: () => listStuckJobs(sql),
    close: async () => {
      proxy.close();
      await browsers.close();
      await pool.end();
      await registry.close();
      await fleet.stop();
    },
  };
}

async function furnish(registry: Registry, school: School, port: number) {
  const [account] = await registry.people(school, 'teacher', 1);
  let teacher = clientOf(port, await signIn(port, account!));
  const signedInAt = Date.now();
  const area = await someArea(teacher);
  const ids = await writeQuestions(
    teacher,
    asked.map((one, i) => draftOf(one, i + 1, area)),
  );
  let renewedAt = signedInAt;
  const current = async (): Promise<Person> => {
    if (Date.now() - renewedAt > 300_000) {
      teacher = clientOf(port, await signIn(port, account!));
      renewedAt = Date.now();
    }
    return teacher;
  };
  return {
    keys: new Map(ids.map((id, i) => [id, asked[i]!.right])),
    responses: new Map(ids.map((id, i) => [id, [asked[i]!.right, ...asked[i]!.wrong]])),
    sections: new Map(ids.map((id, i) => [id, i < ids.length / 2 ? 0 : 1])),
    paper: () => patiently(async () => publishHalves(await current(), ids)),
    watch: (paperId: string, attemptId: string, verb: 'pause' | 'resume') =>
      patiently(async () => {
        const { assessments } = (await current()).api;
        const { attempt } = await assessments.showTimeline({ params: { attemptId } });
        const attempts = [{ attemptId, revision: attempt.revision }];
        const body = { target: { attempts }, reason: 'The power failed.' };
        const act = verb === 'pause' ? assessments.pauseAttempts : assessments.resumeAttempts;
        await act({ params: { paperId }, body });
      }),
  };
}

/** Publishes a paper whose first section holds the first half of these questions. */
async function publishHalves({ api: { assessments } }: Person, ids: readonly string[]): Promise<string> {
  const { paperId } = await assessments.createPaper({ body: { title: 'Paper of the room' } });
  const params = { paperId };
  const { draft, revision } = await assessments.showPaper({ params });
  const [section] = draft.sections;
  const half = Math.ceil(ids.length / 2);
  const sections = [ids.slice(0, half), ids.slice(half)].map((questionIds, i) => ({
    ...section!,
    id: `01920000-0000-7000-8000-00000000000${i + 1}`,
    title: `Section ${i + 1}`,
    rule: { ...section!.rule, right: 400, wrong: -100, unanswered: 0, ladder: [] },
    questionIds,
  }));
  const saved = await assessments.savePaper({
    params,
    body: { revision, draft: { ...draft, minutes: 180, sections } },
  });
  await assessments.publishPaper({ params, body: { revision: saved.revision } });
  return paperId;
}
