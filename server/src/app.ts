import { actInHeader } from '@abhyas/contract/identity/employees';
import { viewAsHeader } from '@abhyas/contract/identity/impersonation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { background } from './background.ts';
import { type Config, isLoopback } from './config.ts';
import { domains, providePorts } from './domains.ts';
import { addSimulator, registerPayments, silentGateways } from './domains/commerce/index.ts';
import { DOUBTS_CHANNEL, doubtCalls } from './domains/courses/index.ts';
import { describePage, registerSitemap } from './domains/discovery/index.ts';
import { installationTroubles } from './domains/insights/index.ts';
import { isNewInstallation, registerInstallation } from './domains/onboarding/index.ts';
import {
  actorOfToken,
  addDemoIssuer,
  actUnder,
  guard,
  holderOfToken,
  loadRevocations,
  REVOCATIONS_CHANNEL,
  revocationsListener,
  viewAs,
} from './domains/identity/index.ts';
import {
  registerFiles,
  registerPackages,
  registerStreams,
  videoSources,
  registerUploads,
  UPLOADS_CHANNEL,
  uploadsListener,
} from './domains/media/index.ts';
import {
  bootPage,
  checkStanding,
  contentOriginFor,
  instituteOfHost,
  isContentHost,
  isLoginHost,
  knownSettings,
  registerBrandPictures,
  registerInstalledApp,
  registerTlsAllowed,
  SETTINGS_CHANNEL,
  settingsListener,
  settingsOf,
} from './domains/tenancy/index.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import type { Context, Origin } from './kernel/context.ts';
import { listen } from './kernel/database/listen.ts';
import { tenantDatabase } from './kernel/database/tenant-database.ts';
import { usualLimits } from './kernel/database/time-limits.ts';
import { fail } from './kernel/errors.ts';
import { type LoopMetrics, loopMetrics } from './kernel/event-loop/loop-metrics.ts';
import { logBlock, watchLoop } from './kernel/event-loop/watch-loop.ts';
import { eventJob } from './kernel/events.ts';
import { embeddedEngine } from './kernel/forwarding/embedded-engine.ts';
import { checkHealth, countLateJobs, troublesOf } from './kernel/health/check-health.ts';
import { bearerOf, originOf } from './kernel/http/caller.ts';
import { addHealth } from './kernel/http/health.ts';
import { implement } from './kernel/http/implement.ts';
import { limitBadTokens } from './kernel/http/limits/limit-bad-tokens.ts';
import { addReference } from './kernel/http/reference.ts';
import { createServer, type RequestLimits } from './kernel/http/server.ts';
import { hasWebApp, serveWebApp } from './kernel/http/page/web-app.ts';
import { separateContent } from './kernel/content-host/separate-content.ts';
import type { Jobs, Sweep } from './kernel/jobs/worker.ts';
import type { Log } from './kernel/log/log.ts';
import { makeGateways } from './kernel/messages/gateways/make-gateways.ts';
import { madeFileJobs, madeFileSweeps } from './kernel/made-files/make-file.job.ts';
import { createOutbox } from './kernel/messages/outbox.ts';
import { addOutboxPage } from './kernel/messages/outbox-page.ts';
import { messageJob } from './kernel/messages/queue-message.ts';
import { demandPorts } from './kernel/port.ts';
import type { DatabaseUrls } from './config.ts';
import { realtime } from './kernel/realtime/realtime.ts';
import { type Runtime, setRuntime } from './kernel/runtime.ts';
import { allowVideoTools, stopVideoTools } from './kernel/video/run-tool.ts';
import { addressSigner } from './kernel/storage/address-signer.ts';
import { makeStorage } from './kernel/storage/make-storage.ts';

export interface AppOptions {
  readonly config: Config;
  readonly urls: DatabaseUrls;
  readonly log: Log;
  readonly clock?: Clock;
  /** Folder of the built web app; without it only the API answers. */
  readonly webDist?: string;
  readonly requestsPerMinute?: RequestLimits;
  /** Milliseconds in which the body of a call has to be here. */
  readonly bodyMs?: number;
}

export interface App {
  readonly server: FastifyInstance;
  readonly runtime: Runtime;
  readonly contextFor: (instituteId: number) => Context;
  readonly jobs: Jobs;
  readonly sweeps: readonly Sweep[];
  /** Starts the jobs in this process. */
  readonly work: () => Promise<void>;
  /** What an operator should look at, in words; the log says it once a minute while the jobs run here. */
  readonly troubles: () => Promise<string[]>;
  /** What was seen of the event loop, for Prometheus. */
  readonly loop: LoopMetrics;
  /** Says by /readyz that other servers take over and begins no more jobs; those under way finish. Calls are still answered. */
  readonly drain: () => void;
  /** Finishes requests and jobs in flight, then lets go of the database. */
  readonly close: () => Promise<void>;
}

const REQUESTS_PER_MINUTE: RequestLimits = { person: 1200, network: 3000 };
const nowhere: Origin = { host: '', address: '', userAgent: '' };

const kernelJobs: Jobs = { ...eventJob, ...messageJob, ...madeFileJobs };

/** Builds the server: plugins, then one line per domain. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, urls, log } = options;
  const clock = options.clock ?? systemClock;
  providePorts();
  demandPorts();
  const contextFor = (instituteId: number): Context => ({
    instituteId,
    actor: undefined,
    origin: nowhere,
    db: runtime.database.forInstitute(instituteId),
    clock,
    log,
  });
  const runtime = createRuntime(options, clock, contextFor);
  setRuntime(runtime);
  allowVideoTools();

  const jobs: Jobs = { ...kernelJobs, ...Object.assign({}, ...domains.map((one) => one.jobs ?? {})) };
  const sweeps = [...madeFileSweeps, ...domains.flatMap((one) => one.sweeps ?? [])];

  const listeners = await hearOthers(urls, clock, log);
  await loadRevocations(clock.now()); // what is told while they are read is heard

  const requestsPerMinute = options.requestsPerMinute ?? REQUESTS_PER_MINUTE;
  const server = await createServer({
    log,
    trustedProxies: config.trustedProxies,
    requestsPerMinute,
    formTargets: Object.values(config.payments),
    ...(options.bodyMs !== undefined && { bodyMs: options.bodyMs }),
  });
  server.addHook('preClose', async () => doubtCalls.answerAll());
  const check = () => checkHealth({ database: runtime.database, storage: runtime.storage, folder: config.dataDir });
  const troubles = async () => [
    ...troublesOf(await check()),
    ...(await lateJobs(runtime)),
    ...silentGateways().map((host) => `the payment gateway ${host} does not answer`),
    ...(await installationTroubles(clock.now()).catch(() => [])), // as for the jobs
  ];
  let draining = false;
  addHealth(server, { check, isDraining: () => draining });
  separateContent(server, isContentHost);
  nameInstitute(server, contextFor, requestsPerMinute);
  // A page that is open learns from its next call that the settings changed, and reads them afresh.
  server.addHook('onSend', async ({ ctx }: { ctx?: Context }, reply) => {
    const revision = ctx && !ctx.actor?.acting && knownSettings(ctx.instituteId)?.revision;
    if (revision) reply.header('x-settings', revision);
  });
  for (const one of domains) implement(server, one.name, one.contract, one.handlers, guard);
  await registerPages(server, options, runtime, contextFor);

  const loop = loopMetrics();
  const watch = watchLoop(loop.count, logBlock(log));
  const beside = background({ urls, jobs, sweeps, contextFor, troubles, log });
  return {
    server,
    runtime,
    contextFor,
    jobs,
    sweeps,
    work: beside.start,
    troubles,
    loop,
    drain: () => {
      draining = true;
      beside.stop().catch(() => {}); // whoever closes hears of it
    },
    close: async () => {
      await server.close();
      watch.stop();
      stopVideoTools();
      await beside.stop();
      await listeners.stop();
      await runtime.answers.close();
      await runtime.outside.close();
      await runtime.staff.close();
      await runtime.database.close();
    },
  };
}

/** Says of each call whose institute it is about and who calls, before anything else is done. */
function nameInstitute(
  server: FastifyInstance,
  contextFor: (instituteId: number) => Context,
  { network }: RequestLimits,
): void {
  const limited = limitBadTokens(network);
  server.addHook('onRequest', async (request) => {
    if (!needsInstitute(request)) return;
    request.ctx = await contextOf(request, contextFor).catch((error: unknown) => {
      throw limited(error, request);
    });
  });
}

/** What the processes of an installation tell each other through the database. */
const hearOthers = (urls: DatabaseUrls, clock: Clock, log: Log) =>
  listen(
    urls.direct,
    {
      [SETTINGS_CHANNEL]: settingsListener,
      [REVOCATIONS_CHANNEL]: revocationsListener(clock),
      [UPLOADS_CHANNEL]: uploadsListener,
      [DOUBTS_CHANNEL]: doubtCalls.listener,
    },
    log,
  );

const lateJobs = async ({ staff }: Runtime): Promise<string[]> => {
  const late = await countLateJobs(staff).catch(() => 0); // a database that is away has a line of its own
  return late === 0 ? [] : [`the queue stands still: ${late} jobs are late`];
};

/** Everything that is not of the contract: lines, files, streams, the pages themselves, and what helps whoever develops. */
async function registerPages(
  server: FastifyInstance,
  { config, clock = systemClock, webDist }: AppOptions,
  runtime: Runtime,
  contextFor: (instituteId: number) => Context,
): Promise<void> {
  runtime.realtime.serve(server);
  server.addHook('onClose', () => runtime.engine.close());
  registerFiles(server);
  registerUploads(server);
  registerStreams(server);
  registerPackages(server, contextFor);
  registerBrandPictures(server);
  registerInstalledApp(server);
  registerTlsAllowed(server, config.trustedProxies, clock);
  registerPayments(server);
  registerInstallation(server, contextFor);
  addReference(server);
  if (config.demo) addOutboxPage(server, runtime.outbox, isHostOfOurs);
  if (config.demo) addSimulator(server);
  if (config.demo) await addDemoIssuer(server, config.social.google, clock);
  if (!webDist || !hasWebApp(webDist)) return;
  registerSitemap(server, contextFor);
  await serveWebApp(server, webDist, bootOf(contextFor), async (host, origin) => {
    const institute = await instituteOfHost(host);
    if (!institute) return { media: [], frames: [] };
    const { media, frames } = await videoSources(contextFor(institute.id));
    return { media, frames: [...frames, await contentOriginFor(institute.id, origin)] };
  });
}

function createRuntime(
  { config, urls, log }: AppOptions,
  clock: Clock,
  contextFor: (instituteId: number) => Context,
): Runtime {
  const { binding } = config.database;
  return {
    config,
    clock,
    database: tenantDatabase({ connectionString: urls.app, max: 16 }, binding),
    // Founding takes a moment, and erasing a whole institute minutes.
    staff: tenantDatabase({ connectionString: urls.staff, max: 3 }, binding, {
      ...usualLimits,
      statement: 1_800_000,
    }),
    // The statement that saves answers is planned once, not anew for each small batch; poolers take no options, and Citus no such plan.
    answers: tenantDatabase(
      {
        connectionString: urls.app,
        max: 4,
        ...(binding === 'session' && { options: '-c plan_cache_mode=force_generic_plan' }),
      },
      binding,
    ),
    // A pool of its own: whoever waits for one of these holds one of the others, never one of these.
    outside: tenantDatabase({ connectionString: urls.app, max: 2 }, binding),
    storage: makeStorage(config),
    staging: `${config.dataDir}/staging`,
    signer: addressSigner(config.secrets.file),
    outbox: createOutbox(makeGateways(config), log, () => clock.now()),
    realtime: realtime({
      channels: domains.flatMap((one) => one.channels ?? []),
      connectionString: urls.direct,
      log,
      contextFor,
      holderOf: holderOfToken,
    }),
    engine: embeddedEngine(config.live, log),
  };
}

/** A page of an institute with the words that visitors and search engines read. */
const bootOf = (contextFor: (instituteId: number) => Context) => async (host: string, url: string, origin: string) => {
  const boot = await bootPage(host, url, origin);
  if (boot.status === 404 && (await isNewInstallation())) return { ...boot, goTo: '/install' };
  const institute = boot.status === 200 && !isLoginHost(host) ? await instituteOfHost(host) : undefined;
  const isPage = institute && boot.goTo === undefined && URL.canParse(url, origin);
  return isPage ? describePage(contextFor(institute.id), boot, new URL(url, origin)) : boot;
};

/** Against DNS rebinding: a name of somebody else may lead to this machine, so only calls to names of ours are answered. */
const isHostOfOurs = async (host: string): Promise<boolean> =>
  isLoopback(host) || isLoginHost(host) || (await instituteOfHost(host)) !== undefined;

/** The page itself, its files and the health checks answer without an institute. */
const needsInstitute = (request: FastifyRequest) =>
  (request.routeOptions.url?.startsWith('/api/') ?? request.url.startsWith('/api/')) ||
  request.url.startsWith('/files/') ||
  request.url.startsWith('/stream/');

/** Architecture: which institute? The one of the Host; a token and the `instituteId` header must agree, and never choose. */
async function contextOf(request: FastifyRequest, contextFor: (instituteId: number) => Context): Promise<Context> {
  const origin = originOf(request);
  const institute = await instituteOfHost(isLoginHost(origin.host) ? namedHost(request) : origin.host);
  // Only the public settings call may come from a host that is no institute's: it answers for its `domain` header.
  if (!institute) return isSettingsCall(request) ? { ...contextFor(0), origin } : fail('DOMAIN_INVALID');
  if (!(await settingsOf(institute.id)) && !isSettingsCall(request)) fail('DOMAIN_INVALID');
  const ctx = { ...contextFor(institute.id), origin, log: request.log as Context['log'] };
  const claimed = request.headers['instituteid'];
  if (claimed !== undefined && claimed !== String(institute.id)) fail('INSTITUTE_MISMATCH');
  const token = bearerOf(request);
  const actor = token === undefined ? undefined : await actorOfToken(ctx, token);
  const called = request.routeOptions.config;
  checkStanding(institute, { endpoint: called.endpoint, access: called.access }, actor);
  const viewId = request.headers[viewAsHeader];
  if (actor && typeof viewId === 'string') return viewAs({ ...ctx, actor }, viewId);
  const switchId = request.headers[actInHeader];
  if (!actor || typeof switchId !== 'string') return { ...ctx, actor };
  const { method } = request;
  return actUnder({ ...ctx, actor }, { switchId, method, endpoint: called.endpoint, access: called.access });
}

/** On the shared login domain the `domain` header chooses among known hosts, for its own calls alone. */
function namedHost(request: FastifyRequest): string {
  const named = request.headers['domain'];
  if (typeof named !== 'string' || !request.routeOptions.url?.startsWith('/api/common-auth/')) return '';
  return named.toLowerCase().replace(/:\d+$/, '');
}

const isSettingsCall = (request: FastifyRequest) =>
  request.routeOptions.config.endpoint === 'tenancy.showInstituteSettings';
