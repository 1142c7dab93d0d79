import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { examRoom, type Person, takeSeat, testWorld, type World } from './testing/index.ts';
import { workerDatabase } from './testing/database.ts';
import { type Run, servers } from './testing/started-server.ts';

const CLIENTS = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-drain-'));
const { run, stopAll } = servers(dataDir);
const agent = new Agent({ keepAlive: true });

afterAll(async () => {
  agent.destroy();
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(world: World): Promise<Run & { readonly port: number }> {
  const { app, owner, staff, jobs } = await workerDatabase();
  const { secrets, rootHosts } = world.config;
  const server = run({
    DATABASE_URL: app,
    DATABASE_OWNER_URL: owner,
    DATABASE_STAFF_URL: staff,
    DATABASE_JOBS_URL: jobs,
    TOKEN_SECRET: secrets.token,
    REFRESH_SECRET: secrets.refresh,
    FILE_SECRET: secrets.file,
    DATA_SECRET: secrets.data,
    ROOT_HOSTS: rootHosts.join(','),
    DRAIN_SECONDS: '2',
  });
  await server.says('ready at');
  return { ...server, port: Number(/ready at http:\/\/[^:]+:(\d+)/.exec(server.output())?.[1]) };
}

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly host: string;
  readonly token?: string;
  readonly body?: object;
}
/** A call over a connection that is kept open, as a proxy keeps those to its servers. */
const ask = (port: number, { method = 'GET', path, host, token, body }: Call) =>
  new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const headers = {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      json(reply).then((read) => resolve({ status: reply.statusCode ?? 0, body: read as never }), reject);
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });

/** Somebody who answers one question again and again, and goes to the other server with what the one did not take. */
async function answering(student: Person, host: string, paper: { id: string; questionId: string }) {
  const { attemptId } = await student.api.assessments.startAttempt({ params: { paperId: paper.id } });
  const console = await takeSeat(student, attemptId);
  const acknowledged: number[] = [];
  let mostTries = 0;
  const save = async (ports: readonly number[]): Promise<void> => {
    const write = console.answer(paper.questionId, { options: [1 + (acknowledged.length % 4)] });
    const call = {
      method: 'POST',
      path: `/api/attempts/${attemptId}/answers`,
      host,
      token: student.token,
      body: { seat: console.seat, writes: [write] },
    };
    for (let tries = 1; ; tries++) {
      mostTries = Math.max(mostTries, tries);
      const reply = await ask(ports[(tries - 1) % ports.length]!, call).catch(() => undefined);
      if (reply?.status === 200) break;
      if (tries > 20) throw new Error(`an answer was never taken: ${JSON.stringify(reply)}`);
    }
    acknowledged.push(write.sequence);
  };
  return { attemptId, acknowledged, save, mostTries: () => mostTries };
}

it(
  'a server that is replaced loses no answer and no job, and every client goes on at the other',
  { timeout: 120_000 },
  async () => {
    const world = await testWorld({});
    const room = await examRoom(world, { allowedItems: ['forgetPassword'] });
    const questionId = await room.question();
    const paper = { id: await room.paper([questionId]), questionId };
    const students = await Promise.all(Array.from({ length: CLIENTS }, () => room.place.person('student')));
    const { host } = room.place;
    const clients = await Promise.all(students.map((student) => answering(student, host, paper)));
    const [old, fresh] = [await startServer(world), await startServer(world)];
    const forgot = (email: string, port: number) =>
      ask(port, { method: 'POST', path: '/api/forgot-password', host, body: { email } });

    const over = new AbortController();
    const all = Promise.all(
      clients.map(async ({ save, acknowledged }) => {
        while (!over.signal.aborted || acknowledged.length < 10) await save([old.port, fresh.port]);
      }),
    );
    for (const { email } of students.slice(0, 10)) expect((await forgot(email, old.port)).status).toBe(200);
    old.process.kill('SIGTERM');
    const ready = () => ask(old.port, { path: '/readyz', host }).catch(() => undefined);
    await expect.poll(ready, { interval: 20 }).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect(await ask(old.port, { path: '/livez', host })).toMatchObject({ status: 200 });
    expect(await old.end(), old.output()).toBe(0);
    for (const { email } of students.slice(10)) expect((await forgot(email, fresh.port)).status).toBe(200);
    over.abort();
    await all;

    for (const { attemptId, acknowledged, mostTries } of clients) {
      const rows = await world.query('select sequence from response_events where attempt_id = $1', [attemptId]);
      const kept = new Set(rows.map(({ sequence }) => Number(sequence)));
      expect(acknowledged.filter((sequence) => !kept.has(sequence))).toEqual([]);
      expect(mostTries()).toBeLessThanOrEqual(2);
    }
    const links = async () =>
      (
        await world.query(`select from audit_log where institute_id = $1 and action = 'password.linkSent'`, [
          room.place.id,
        ])
      ).length;
    await expect.poll(links, { timeout: 30_000 }).toBe(CLIENTS);
  },
);
