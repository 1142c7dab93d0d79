import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './kernel/postgres/ports.ts';
import { servers } from './testing/started-server.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-main-'));
const { run, stopAll } = servers(dataDir);

const addressOf = (output: string) => `http://127.0.0.1:${/ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]}`;
const pgPort = (output: string) => Number(/PostgreSQL (?:started|is running|adopted)[^\d]*(\d+)/i.exec(output)?.[1]);
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe: Server = createServer()
      .once('error', () => resolve(true))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

afterEach(stopAll);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('starting the server', { timeout: 240_000 }, () => {
  it('makes the demonstration once, answers, and stops everything on Ctrl-C', async () => {
    const first = run();
    await first.says('ready at');
    const answer = await fetch(`${addressOf(first.output())}/livez`);
    expect(answer.status).toBe(200);
    expect(first.output()).toContain('farida@meridian.example');
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    const port = pgPort(first.output());
    expect(await isListening(port)).toBe(true);
    first.process.kill('SIGINT');
    expect(await first.end()).toBe(0);
    expect(await isListening(port)).toBe(false);
  });

  it('starts again after it was killed, without writing the demonstration anew', async () => {
    const killed = run();
    await killed.says('ready at');
    killed.process.kill('SIGKILL');
    await killed.end();
    const next = run();
    await next.says('ready at');
    expect((await fetch(`${addressOf(next.output())}/readyz`)).status).toBe(200);
    expect(next.output()).not.toContain('Writing the demonstration');
    next.process.kill('SIGTERM');
    expect(await next.end(), next.output()).toBe(0);
  });

  it('counts and times every endpoint on a port of its own, which visitors do not reach', async () => {
    const metricsPort = await freePort('127.0.0.1');
    const server = run({ METRICS_PORT: String(metricsPort) });
    await server.says('ready at');
    await fetch(`${addressOf(server.output())}/api/exams`);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/http_request_seconds_count\{endpoint="taxonomy\.\w+",status="200"\} 1/);
    expect(metrics).toContain('live_engine_state{state="idle"} 1');
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds 0\.\d+/);
    expect(metrics).toContain('event_loop_blocked_seconds_total');
    expect(metrics).toMatch(/database_connections\{state="\w+"\} \d+/);
    expect(await (await fetch(`${addressOf(server.output())}/metrics`)).text()).not.toContain('http_request_seconds');
  });

  it('says in one sentence that the port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    const refused = run({ PORT: String(port) });
    expect(await refused.end()).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken: stop what uses it, or start with another`);
    expect(refused.output()).not.toMatch(/\n\s+at /);
    blocker.close();
  });

  it('refuses production without secrets, and lists all that is missing', async () => {
    const refused = run({ NODE_ENV: 'production' });
    expect(await refused.end()).toBe(1);
    for (const name of ['TOKEN_SECRET', 'REFRESH_SECRET', 'FILE_SECRET', 'DATABASE_URL'])
      expect(refused.output()).toContain(name);
    expect(refused.output()).not.toMatch(/\n\s+at /);
  });

  it('empties the demonstration only after asking', async () => {
    const asked = run({}, ['--fresh'], 'no\n');
    expect(await asked.end()).toBe(1);
    expect(asked.output()).toContain('Nothing was changed.');
  });
});
