import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { type App, createApp } from '../app.ts';
import type { Config, DatabaseUrls } from '../config.ts';
import { somePeople, someRoles } from '../domains/identity/factories.ts';
import { examTaxonomy } from '../domains/taxonomy/factories.ts';
import { saveReference } from '../domains/taxonomy/index.ts';
import { type InstituteStory, someInstitute } from '../domains/tenancy/factories.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { type TenantDatabase, tenantDatabase } from '../kernel/database/tenant-database.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import type { RequestLimits } from '../kernel/http/server.ts';
import { createLog } from '../kernel/log/log.ts';
import { makeGateways } from '../kernel/messages/gateways/make-gateways.ts';
import { createOutbox } from '../kernel/messages/outbox.ts';
import { onDatabase } from '../kernel/postgres/roles.ts';
import { setRuntime } from '../kernel/runtime.ts';
import { closeAfterFile, openBeyondFile } from './close-after-file.ts';
import { workerDatabase } from './database.ts';
import { type Person, personAt } from './person.ts';
import { quietWorker } from './quiet-worker.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';

type Role = 'owner' | 'administrator' | 'teacher' | 'content author' | 'reviewer' | 'student' | 'guardian';
export interface TestInstitute {
  readonly id: number;
  readonly host: string;
  /** A new account with this role, signed in by the real token endpoint. */
  readonly person: (role?: Role, overrides?: PersonOverrides) => Promise<Person>;
  /** A visitor who is not signed in. */
  readonly visitor: Person;
  /** For factories and direct calls of use cases. */
  readonly ctx: (person?: Person, actor?: Partial<Actor>) => Context;
}
export interface PersonOverrides {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly status?: 'unverified' | 'active' | 'disabled';
  readonly emailVerified?: boolean;
  /** Of `PASSWORD`, where its cost is what the test is about. */
  readonly passwordHash?: string;
  /** Do not sign in (the account could not). */
  readonly signedOut?: boolean;
}
export interface World {
  readonly app: App;
  readonly clock: FakeClock;
  readonly config: Config;
  /** A fresh institute with settings and roles. */
  readonly institute: (overrides?: InstituteStory) => Promise<TestInstitute>;
  /** Runs every job that is due, and what those enqueue, until none is left. */
  readonly runJobs: () => Promise<void>;
  /** Enqueues every sweep for one institute, as the minute would. */
  readonly sweep: (institute: TestInstitute) => Promise<void>;
  /** As superuser: for what only a look into the database can show. */
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

export const PASSWORD = 'correct horse battery';
/**
 * The hash of everybody's password. Its cost, which a hash carries within it, is the least that argon2id allows: every test person signs
 * in, and nothing is proved by the 40 ms of a core that a check takes in production. The product has no setting for that.
 */
let cheapHash: Promise<string> | undefined;
let counter = 0;
/** Else it prints a line for each job; one that fails is found in its row. */
const mute = new Logger(() => () => {});

interface Overrides {
  readonly requestsPerMinute?: RequestLimits;
  readonly bodyMs?: number;
  readonly webDist?: string;
  readonly rootHosts?: readonly string[];
  /** Another address for the roles that the server signs in with, such as one that a test can shut. */
  readonly through?: (url: string) => string;
  /** Settings of the process that differ from those of all tests. */
  readonly config?: Partial<Config>;
}

let shared: Awaited<ReturnType<typeof openBeyondFile<World>>> | undefined;

/**
 * The whole server on this worker's database. The files of a worker share it: each makes its own institutes there, and finds the clock at
 * the real time, no work and no message that another file left. `overrides`, be they empty: a server of the file's own, closed after its
 * tests, for what differs from all others or is closed, listened on or changed by the file.
 */
export async function testWorld(overrides?: Overrides): Promise<World> {
  if (overrides) {
    await shared?.close();
    shared = undefined;
    return makeWorld(overrides);
  }
  shared ??= await openBeyondFile(() => makeWorld({}));
  const world = shared.made;
  world.clock.set(new Date());
  await world.query('delete from graphile_worker._private_jobs');
  const outbox = createOutbox(makeGateways(world.config), createLog('silent'), world.clock.now);
  const runtime = { ...world.app.runtime, outbox };
  setRuntime(runtime);
  return { ...world, app: { ...world.app, runtime } };
}

// vitest ends a worker by a signal, which leaves no time to close.
process.once('exit', () => shared && rmSync(shared.made.config.dataDir, { recursive: true, force: true }));

async function makeWorld(overrides: Overrides): Promise<World> {
  const urls = await workerDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-world-'));
  closeAfterFile(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = { ...testConfig(dataDir, urls, overrides.rootHosts), ...overrides.config };
  const clock = fakeClock();
  const app = await createApp({
    config,
    clock,
    log: createLog('silent'),
    urls: throughDoor({ ...urls, direct: urls.app }, overrides.through),
    requestsPerMinute: overrides.requestsPerMinute ?? { person: 1_000_000, network: 1_000_000 },
    ...(overrides.bodyMs !== undefined && { bodyMs: overrides.bodyMs }),
    ...(overrides.webDist && { webDist: overrides.webDist }),
  });
  closeAfterFile(app.close);
  await app.server.ready();
  const superuser = new pg.Client({
    connectionString: onDatabase(urls.superuser, new URL(urls.app).pathname.slice(1)),
  });
  await superuser.connect();
  closeAfterFile(() => superuser.end());
  // The files before this one may have left work: it is not this file's.
  await superuser.query('delete from graphile_worker._private_jobs');
  const staff = tenantDatabase({ connectionString: urls.staff, max: 2 }, urls.binding);
  closeAfterFile(staff.close);
  const jobsPool = new pg.Pool({ connectionString: urls.jobs, max: 1 });
  closeAfterFile(() => jobsPool.end());
  await saveReference(staff.unbound, examTaxonomy);
  return {
    app,
    clock,
    config,
    institute: (given) => makeInstitute(app, staff, given),
    runJobs: () => drain(app, { pool: jobsPool, connectionString: urls.jobs }, () => clock.now()),
    sweep: async ({ id }) => {
      for (const { job } of app.sweeps) await enqueue(app.contextFor(id), job, {});
    },
    query: async (text, values) => (await superuser.query<Record<string, unknown>>(text, values)).rows,
  };
}

function throughDoor(urls: DatabaseUrls, through: (url: string) => string = (url) => url): DatabaseUrls {
  const { owner, app, staff, jobs, direct } = urls;
  return { owner, app: through(app), staff: through(staff), jobs: through(jobs), direct: through(direct) };
}

/** Where nobody answers: a test that needs a provider of social sign-in brings one. */
const nobody = 'http://127.0.0.1:9';

function testConfig(
  dataDir: string,
  urls: Awaited<ReturnType<typeof workerDatabase>>,
  rootHosts: readonly string[] = ['abhyas.test', 'localhost'],
): Config {
  const secret = (name: string) => `${name} secret of the tests, long enough`;
  return {
    production: false,
    demo: false,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    drainSeconds: 0,
    backup: { passphrase: 'passphrase of the tests', s3: { region: 'ap-south-1' } },
    database: { kind: 'external', urls: { ...urls, direct: urls.app }, binding: urls.binding },
    rootHosts,
    providerEmailDomain: 'abhyas.example',
    loginHosts: rootHosts.map((root) => `login.${root}`),
    contentHosts: rootHosts.map((root) => `content.${root}`),
    payments: { razorpayHost: nobody, paytmHost: nobody },
    social: {
      google: { issuer: nobody, keysUrl: nobody, authorizationUrl: nobody },
      facebook: { graphUrl: nobody, authorizationUrl: nobody },
      pictureOrigins: [],
    },
    secrets: { token: secret('token'), refresh: secret('refresh'), file: secret('file'), data: secret('data') },
    live: { ports: [43_200, 43_999], bindAddress: '127.0.0.1', mostViewers: 100 },
    trustedProxies: ['127.0.0.1'],
    metrics: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  };
}

async function makeInstitute(app: App, staff: TenantDatabase, overrides: InstituteStory = {}): Promise<TestInstitute> {
  if (overrides.kind === 'provider') await retireProviders(staff);
  const institute = await someInstitute({ app: app.runtime.database, staff }, overrides);
  const host = institute.kind === 'provider' ? 'abhyas.test' : `${institute.subdomain}.abhyas.test`;
  const ctx = app.contextFor(institute.id);
  await someRoles(ctx);
  const visitor = personAt(app.server, host, { accountId: '', email: '', password: '', token: '' });
  return {
    id: institute.id,
    host,
    visitor,
    person: async (role = 'student', given = {}) => {
      cheapHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
      const email = given.email ?? `person${++counter}-${institute.id}@example.test`;
      const [accountId = ''] = await somePeople(
        ctx,
        [{ firstName: 'Asha', lastName: `No ${counter}`, role, email, passwordHash: await cheapHash, ...given }],
        institute.kind,
      );
      const who = { accountId, email, password: PASSWORD, token: '' };
      if (given.signedOut) return personAt(app.server, host, who);
      const signIn = () => tokenOf(visitor, email);
      return personAt(app.server, host, { ...who, token: await signIn() }, signIn);
    },
    ctx: (person, actor = {}) => ({
      ...ctx,
      ...(person && {
        actor: {
          accountId: person.accountId,
          sessionId: person.accountId,
          kind: 'institute_partner',
          capabilities: new Set(),
          verified: true,
          employee: false,
          ...actor,
        },
      }),
    }),
  };
}

/** The files that one worker runs share its database, and there is one provider at a time: the newest. */
async function retireProviders(staff: TenantDatabase): Promise<void> {
  await staff.unbound.updateTable('institutes').set({ kind: 'institute' }).where('kind', '=', 'provider').execute();
}

/** Signs in by the real endpoint. */
async function tokenOf(visitor: Person, email: string): Promise<string> {
  const reply = await visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'password',
      username: email,
      password: PASSWORD,
      tncAgreed: 'true',
    }).toString(),
  });
  if (reply.statusCode !== 200) throw new Error(`sign-in failed: ${reply.body}`);
  return (reply.json() as { access_token: string }).access_token;
}

interface Queue {
  readonly pool: pg.Pool;
  readonly connectionString: string;
}

async function drain(app: App, { pool, connectionString }: Queue, now: () => Date): Promise<void> {
  await quietWorker(pool, now, async (dueNow) => {
    await runOnce({
      connectionString,
      noHandleSignals: true,
      logger: mute,
      taskList: Object.fromEntries(
        Object.entries(app.jobs).map(([name, job]) => [
          name,
          async (payload: unknown) => {
            const { instituteId, ...rest } = payload as { instituteId: number };
            await job(app.contextFor(instituteId), rest);
          },
        ]),
      ),
    });
    return dueNow();
  });
}
