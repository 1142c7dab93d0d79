import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aSingle } from '../../server/src/testing/some-published-paper.ts';
import type { Person } from '../../server/src/testing/person.ts';
import type { Voice } from '../load/jobs.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { publishPaper, type RigPaper, someArea, writeQuestions } from './paper.ts';
import { Pgbench } from './pgbench.ts';
import { type Account, openRegistry, PASSWORD, type Registry, type School } from './school.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { clientOf, inTurns, signIn, signInAll } from './sign-in.ts';

/** Institutes that saving is spread over. */
const SCHOOLS = 20;
const QUESTIONS = 30;
/** A token lives ten minutes; one that is older than this would run out while it is used. */
const FRESH_MS = 300_000;

interface Seat {
  readonly account: Account;
  readonly attemptId: string;
  readonly seat: number;
  token: string;
  signedInAt: number;
}

/** What measures share, each part built when it is first asked for and taken down at the end. */
export class Stage {
  readonly dir: string;
  /** Everybody's. */
  readonly password = PASSWORD;
  readonly schools: School[] = [];
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #seats = new Map<string, Seat[]>();
  readonly #endings: (() => Promise<void>)[] = [];

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
  }

  cluster(): Promise<Cluster> {
    return this.#once('cluster', async () => {
      const cluster = await startCluster(join(this.dir, 'stage'));
      this.#endings.push(cluster.stop);
      return cluster;
    });
  }

  registry(): Promise<Registry> {
    return this.#once('registry', async () => {
      const registry = await openRegistry(await this.cluster());
      this.#endings.push(registry.close);
      while (this.schools.length < SCHOOLS) this.schools.push(await registry.school());
      return registry;
    });
  }

  pgbench(): Promise<Pgbench> {
    return this.#once('pgbench', async () => Pgbench.prepare(await this.cluster(), join(this.dir, 'pgbench')));
  }

  /** The server that measures speak to; the n-th of several on the same database. */
  server(n = 0): Promise<ServerProcess> {
    return this.#once(`server ${n}`, async () => {
      await this.registry(); // a server remembers which institutes there are
      const server = await startServer({ cluster: await this.cluster(), dir: join(this.dir, 'stage') });
      this.#endings.push(server.stop);
      return server;
    });
  }

  /** A teacher of this school, signed in anew: minutes may have passed. */
  async teacher(school: School): Promise<Person> {
    const registry = await this.registry();
    const account = await this.#once(
      `teacher ${school.id}`,
      async () => (await registry.people(school, 'teacher', 1))[0]!,
    );
    const { port } = await this.server();
    return clientOf(port, await signIn(port, account));
  }

  /** A published paper of 30 questions at this school. */
  paper(school: School): Promise<RigPaper> {
    return this.#once(`paper ${school.id}`, async () => {
      const teacher = await this.teacher(school);
      const area = await someArea(teacher);
      const drafts = Array.from({ length: QUESTIONS }, (_, i) => aSingle(`Question ${i + 1}`, area, 1 + (i % 4)));
      return publishPaper(teacher, await writeQuestions(teacher, drafts));
    });
  }

  /** So many students of this school, each signed in and seated at a running attempt of his own. */
  async voices(school: School, count: number): Promise<Voice[]> {
    const registry = await this.registry();
    const { port } = await this.server();
    const { paperId } = await this.paper(school);
    const seats = this.#seats.get(school.host) ?? [];
    this.#seats.set(school.host, seats);
    if (seats.length < count) {
      const accounts = await registry.people(school, 'student', count - seats.length);
      seats.push(...(await inTurns(accounts, 4, (account) => takeSeat(port, account, paperId))));
    }
    const used = seats.slice(0, count);
    const stale = used.filter(({ signedInAt }) => Date.now() - signedInAt > FRESH_MS);
    const fresh = await signInAll(
      port,
      stale.map(({ account }) => account),
    );
    for (const [i, seat] of stale.entries()) Object.assign(seat, { token: fresh[i]!.token, signedInAt: Date.now() });
    return used.map(({ account: { host, address }, attemptId, seat, token }) => ({
      host,
      address,
      attemptId,
      seat,
      token,
    }));
  }

  async close(): Promise<void> {
    for (const end of this.#endings.toReversed()) await end();
  }

  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = (this.#kept.get(name) as Promise<T> | undefined) ?? make();
    this.#kept.set(name, known);
    known.catch(() => this.#kept.delete(name)); // the next measure that asks for it tries again
    return known;
  }
}

async function takeSeat(port: number, account: Account, paperId: string): Promise<Seat> {
  const signedIn = await signIn(port, account);
  const { assessments } = clientOf(port, signedIn).api;
  const { attemptId } = await assessments.startAttempt({ params: { paperId } });
  const { seat } = await assessments.takeSeat({ params: { attemptId } });
  return { account, attemptId, seat, token: signedIn.token, signedInAt: Date.now() };
}
