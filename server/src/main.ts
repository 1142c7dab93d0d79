import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demonstrate, demoSignIns } from '../database/seed/demonstrate.ts';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { prepareInstallation } from './domains/onboarding/index.ts';
import { keepCompiled } from './kernel/child-process/compile-cache.ts';
import { serveMetrics } from './kernel/http/metrics.ts';
import { createLog } from './kernel/log/log.ts';
import { provideDatabase } from './kernel/postgres/provide-database.ts';
import { StartError } from './kernel/start-error.ts';
import { allMetrics } from './metrics.ts';

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

const STOP_MS = 30_000;

/** What was started, to be stopped in reverse order. */
const stops: (() => Promise<void>)[] = [];
/** Has other servers take over before this one stops. */
let handOver = async (): Promise<void> => {};
let starting: Promise<void> = Promise.resolve();
let isStopping = false;

/** Lets requests and jobs in flight finish, then stops everything that was started; a start that is under way settles first. */
async function stop(): Promise<void> {
  isStopping = true;
  await starting.catch(() => {});
  for (const one of stops.splice(0).reverse()) await one();
}

async function start(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  // graphile-worker does not await the end of a job: when the database dies at that moment, the whole server would die with it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed and nobody waited for it'));
  const database = await provideDatabase(config, say, { fresh: await wantsFresh(config) });
  stops.push(() => database.stop());
  const app = await createApp({ config, urls: database.urls, log, ...(existsSync(webDist) && { webDist }) });
  stops.push(() => app.close());
  handOver = async () => {
    app.drain();
    await pause(config.drainSeconds * 1000);
  };
  const ownerPath = config.demo ? undefined : await prepareInstallation(app.runtime);
  if (config.demo) await demonstrate(app, database.urls.staff, say);
  await startMetrics(config, app);
  if (isStopping) return;
  await app.work();
  await app.server.listen({ host: config.host, port: config.port }).catch(explainListen(config));
  const address = app.server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? config.port) : config.port;
  announce(config, port, ownerPath);
  keepCompiled();
}

/** `--fresh` empties the demonstration, after asking. */
async function wantsFresh(config: Config): Promise<boolean> {
  if (!process.argv.includes('--fresh')) return false;
  if (!config.demo) throw new StartError('Only a demonstration can be started fresh.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'Everything in the demonstration database will be lost. Type "fresh" to go on: ',
  );
  terminal.close();
  if (answer.trim() !== 'fresh') throw new StartError('Nothing was changed.');
  return true;
}

async function startMetrics(config: Config, app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  if (config.metrics.port === 0) return;
  const metrics = await serveMetrics(allMetrics(app), config.metrics).catch(() => undefined);
  if (!metrics)
    return say(
      `Port ${config.metrics.port} is taken, so there are no metrics this time (METRICS_PORT chooses another).`,
    );
  stops.push(async () => void metrics.close());
}

const explainListen = (config: Config) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new StartError(
    `Port ${config.port} is taken: stop what uses it, or start with another, e.g. PORT=${config.port + 1} npm start.`,
  );
};

function announce(config: Config, port: number, ownerPath: string | undefined): void {
  const host = config.rootHosts[0] ?? config.host;
  // In production people come through a reverse proxy that speaks TLS.
  const address = config.production ? `https://${host}` : `http://${host}:${port}`;
  say(`Abhyas is ready at ${address}`);
  if (ownerPath !== undefined)
    say(`There is no institute yet. The first owner begins here, once, within seven days: ${address}${ownerPath}`);
  if (config.demo) for (const line of demoSignIns(host, port)) say(line);
}

function explain(error: unknown): void {
  const text =
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
}

/** A stop that does not come to its end within half a minute is cut short: what was acknowledged is in the database. */
function endInTime(): void {
  const cutShort = () => {
    process.stderr.write(`The server did not finish within ${STOP_MS / 1000} seconds and was ended.\n`);
    process.exit(1);
  };
  setTimeout(cutShort, STOP_MS).unref();
  void stop().then(() => process.exit(0));
}

/** A server that is replaced goes on answering until those who send it calls have noticed; Ctrl-C does not wait for that. */
async function endAfterHandOver(): Promise<void> {
  isStopping = true;
  await starting.catch(() => {});
  await handOver().catch(() => {});
  endInTime();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    if (signal === 'SIGTERM') void endAfterHandOver();
    else endInTime();
  });
}
starting = start();
starting.catch(async (error: unknown) => {
  explain(error);
  await stop();
  process.exit(1);
});
