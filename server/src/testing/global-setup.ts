import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isServerOf, readPostmaster, readText } from '../kernel/postgres/cluster-files.ts';
import { isAlive } from '../kernel/pid-lock.ts';
import { startTestCluster, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for its database. */
    databaseService: string;
  }
}

const PREFIX = 'abhyas-test-';

/**
 * One throw-away PostgreSQL for the run, started when a worker first asks for a database. Everything is removed at the end; after
 * Ctrl-C on the way out, and after a kill by the next run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweep();
  const dir = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(dir, 'pid'), String(process.pid));
  const onExit = () => removeNow(dir);
  process.once('exit', onExit);

  let cluster: Promise<TestCluster> | undefined;
  const service = createServer(async (request, response) => {
    try {
      cluster ??= startTestCluster(dir);
      const urls = await (await cluster).databaseFor(request.url?.slice(1) ?? '');
      response.end(JSON.stringify(urls));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
  await new Promise<void>((listening) => void service.listen(0, '127.0.0.1', listening));
  project.provide('databaseService', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);

  return async () => {
    service.closeAllConnections();
    service.close();
    const started = await cluster?.catch(() => undefined);
    await started?.stop();
    process.off('exit', onExit);
    rmSync(dir, { recursive: true, force: true });
  };
}

/** Removes what runs left behind that were killed. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = join(tmpdir(), name);
    const pid = Number(readText(join(dir, 'pid')));
    if (pid && !isAlive(pid)) removeNow(dir);
  }
}

/** For the way out of a run that was interrupted, where nothing can be awaited: the server is told to drop everything. */
function removeNow(dir: string): void {
  const cluster = join(dir, 'postgres', 'cluster');
  const { pid } = readPostmaster(cluster) ?? {};
  if (pid && isServerOf(cluster, pid)) {
    process.kill(pid, 'SIGQUIT');
    const clock = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; tries < 500 && isServerOf(cluster, pid); tries++) Atomics.wait(clock, 0, 0, 10);
  }
  rmSync(dir, { recursive: true, force: true });
}
