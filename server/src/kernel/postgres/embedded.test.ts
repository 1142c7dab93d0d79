import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPrograms, isServerOf, readPostmaster } from './cluster-files.ts';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const { initdb } = await findPrograms();
const nobodyCanRun =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync(initdb, ['--version'], { uid: 65_534, gid: 65_534 }).status === 0;
let home = '';
let fresh = '';
const running: EmbeddedServer[] = [];

/** A folder with a cluster that was made and stopped before: a copy is quicker than initdb. */
function folderWithCluster(): string {
  const dir = mkdtempSync(join(home, 'copy-'));
  cpSync(fresh, dir, { recursive: true });
  return dir;
}

async function start(dir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dir, settings });
  running.push(server);
  return server;
}

async function ask<T>(server: EmbeddedServer, sql: string, password = server.password): Promise<T | undefined> {
  const client = new pg.Client({
    host: server.host,
    port: server.port,
    user: 'postgres',
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0] as T;
  } finally {
    await client.end();
  }
}

/** Another process of ours that starts the server in `dir`, tells its pid, and waits. */
async function startElsewhere(dir: string) {
  const source = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const server = await startEmbedded(${JSON.stringify({ dir, settings })});
    process.stdout.write(String(server.pid));
    process.stdin.resume();
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [pid] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, pid: Number(pid) };
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'abhyas-embedded-'));
  fresh = join(home, 'fresh');
  await (await startEmbedded({ dir: fresh, settings })).stop();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('starts, answers to its password alone, and stops', async () => {
    const dir = folderWithCluster();
    const server = await start(dir);
    expect(server.adopted).toBe(false);
    expect(server.port).toBeLessThan(32_768);
    expect(await ask(server, `select current_setting('password_encryption') as kind`)).toEqual({
      kind: 'scram-sha-256',
    });
    await expect(ask(server, 'select 1', 'wrong')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
    expect(isServerOf(join(dir, 'cluster'), server.pid)).toBe(false);
  });

  it('keeps its password where only its owner can read it', () => {
    expect(statSync(join(fresh, 'password')).mode & 0o777).toBe(0o600);
  });

  it('takes the same port again, and another one when somebody took it meanwhile', async () => {
    const dir = folderWithCluster();
    const remembered = Number(readFileSync(join(dir, 'port'), 'utf8'));
    const first = await start(dir);
    expect(first.port).toBe(remembered);
    await first.stop();
    const squatter = createServer().listen(remembered, '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start(dir);
    expect(second.port).not.toBe((squatter.address() as AddressInfo).port);
    squatter.close();
  });

  it('adopts a server that survived the violent death of its parent', async () => {
    const dir = folderWithCluster();
    const { child, pid } = await startElsewhere(dir);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await start(dir);
    expect(server).toMatchObject({ adopted: true, pid });
    expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 });
    await server.stop();
    expect(isServerOf(join(dir, 'cluster'), pid)).toBe(false);
  });

  it('lives in a session of its own, so that Ctrl-C in a terminal does not reach it', async () => {
    const { pid } = await start(folderWithCluster());
    const session = (of: number) =>
      spawnSync('ps', ['-o', 'pgid=', '-p', String(of)], { encoding: 'utf8' }).stdout.trim();
    expect(session(pid)).toBe(String(pid));
    expect(session(pid)).not.toBe(session(process.pid));
  });

  it('goes on while another process uses it, and ends with the last', async () => {
    const dir = folderWithCluster();
    const { child, pid } = await startElsewhere(dir);
    const ours = await start(dir);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await ask(ours, 'select 1 as one')).toEqual({ one: 1 });
    await ours.stop();
    expect(isServerOf(join(dir, 'cluster'), pid)).toBe(false);
  });

  it('is started once by two starts at the same time on an empty folder', async () => {
    const dir = join(home, 'both');
    const [one, two] = await Promise.all([start(dir), start(dir)]);
    expect(one.pid).toBe(two.pid);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
  });

  it('starts after its own violent death', async () => {
    const dir = folderWithCluster();
    const first = await start(dir);
    process.kill(first.pid, 'SIGKILL');
    const second = await start(dir);
    expect(second).toMatchObject({ adopted: false });
    expect(await ask(second, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('is started again where it is killed while it is used, on its port, until it is stopped', async () => {
    const dir = folderWithCluster();
    const said: string[] = [];
    const server = await startEmbedded({ dir, settings, again: true, log: (line) => said.push(line) });
    process.kill(server.pid, 'SIGKILL');
    const answers = async () => ask(server, 'select 1 as one').catch(() => undefined);
    await expect.poll(answers, { timeout: 60_000, interval: 100 }).toEqual({ one: 1 });
    expect(said).toContain('PostgreSQL is gone and is started again.');
    const { pid } = readPostmaster(join(dir, 'cluster'))!;
    expect(pid).not.toBe(server.pid);
    await server.stop();
    expect(isServerOf(join(dir, 'cluster'), pid)).toBe(false);
  });

  it('starts over the pid file of a process that is something else now', async () => {
    const dir = folderWithCluster();
    const file = join(dir, 'cluster', 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n${join(dir, 'cluster')}\n1\n5432\n\n127.0.0.1\n0\nready   \n`);
    const server = await start(dir);
    expect(server.adopted).toBe(false);
    expect(readPostmaster(join(dir, 'cluster'))?.pid).toBe(server.pid);
  });

  it('makes a whole cluster where a former start was interrupted half-way', async () => {
    const dir = join(home, 'half');
    mkdirSync(join(dir, 'cluster.new', 'base'), { recursive: true });
    await start(dir);
    expect(readdirSync(dir)).not.toContain('cluster.new');
  });

  it.each([
    ['newer', '99'],
    ['older', '14'],
  ])('refuses a database of another PostgreSQL, %s, in one sentence', async (_, version) => {
    const dir = folderWithCluster();
    writeFileSync(join(dir, 'cluster', 'PG_VERSION'), `${version}\n`);
    await expect(start(dir)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        new RegExp(`^The database in .* was made by PostgreSQL ${version}, this version brings \\d+: .*\\.$`),
      ),
    });
  });

  it('says in one sentence that a setting kept it from starting', async () => {
    const dir = folderWithCluster();
    const refused = startEmbedded({ dir, settings: { max_connections: 'many' } });
    await expect(refused).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('max_connections'),
    });
  });

  it('says in one sentence that the port it must take is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const refused = startEmbedded({ dir: folderWithCluster(), settings, port });
    await expect(refused).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(`^Port ${port}, .*\\.$`),
    });
    squatter.close();
  });

  it.runIf(nobodyCanRun)('runs for root as nobody where the machine allows no user namespaces', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere'; // without unshare
    try {
      chmodSync(home, 0o711);
      const dir = join(home, 'nobody');
      const server = await start(dir);
      expect(statSync(join(dir, 'cluster')).uid).toBe(65_534);
      expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 });
      await server.stop();
      process.env['PATH'] = path;
      expect(await ask(await start(dir), 'select 1 as one')).toEqual({ one: 1 }); // who made it goes on owning it
    } finally {
      process.env['PATH'] = path;
    }
  });

  it.runIf(process.platform === 'linux')('refuses a folder that cannot be written in one sentence', async () => {
    await expect(startEmbedded({ dir: '/sys/abhyas' })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The folder \/sys\/abhyas cannot be written \((EROFS|EACCES|EPERM)\): .*\.$/),
    });
  });
});
