import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../bench/rig/cluster.ts';
import { type ServerProcess, startServer } from '../bench/rig/server-process.ts';
import { isAlive } from '../server/src/kernel/pid-lock.ts';
import { freePort } from '../server/src/kernel/postgres/ports.ts';

const HOST = '127.0.0.1';

/** Counts what was killed. */
export interface Deaths {
  readonly add: (fault: 'server killed' | 'PostgreSQL killed' | 'PostgreSQL backend killed') => void;
}
type Env = Readonly<Record<string, string>>;

/** The servers and their database: kills them, and starts them again on the same ports. */
export class Fleet {
  /** Servers that ended although nobody killed them, with what they said. */
  readonly deaths: string[] = [];
  readonly ports: readonly number[];
  readonly #cluster: Cluster;
  readonly #dir: string;
  readonly #tally: Deaths;
  readonly #env: Env | undefined;
  readonly #servers = new Map<number, ServerProcess>();
  readonly #repairs = new Set<Promise<void>>();
  #stopping = false;

  private constructor(cluster: Cluster, dir: string, tally: Deaths, ports: readonly number[], env?: Env) {
    this.#cluster = cluster;
    this.#dir = dir;
    this.#tally = tally;
    this.#env = env;
    this.ports = ports;
  }

  /** Starts so many servers on one database, with these variables besides those of the rig. */
  static async start(cluster: Cluster, dir: string, tally: Deaths, count: number, env?: Env): Promise<Fleet> {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort(HOST));
    const fleet = new Fleet(cluster, dir, tally, ports, env);
    await Promise.all(ports.map((port) => fleet.#raise(port)));
    return fleet;
  }

  /** SIGKILL for one server; another takes its port at once. */
  async killServer(port: number): Promise<void> {
    const server = this.#servers.get(port);
    if (!server) return;
    this.#tally.add('server killed');
    this.#servers.delete(port);
    await server.kill();
    await this.#repair(this.#raise(port));
  }

  /** SIGKILL for the database server: it recovers from its log when it is started again. */
  async killDatabase(): Promise<void> {
    this.#tally.add('PostgreSQL killed');
    const pid = this.#cluster.pid();
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid)) await pause(5); // else it would be adopted while it dies
    await this.#repair(this.#cluster.start());
  }

  /** SIGKILL for one of its backends: the database server throws all others out and recovers by itself. */
  killBackend(): void {
    const backend = backendOf(this.#cluster.pid());
    if (backend === undefined) return;
    this.#tally.add('PostgreSQL backend killed');
    process.kill(backend, 'SIGKILL');
  }

  /** Resolves when everything that was killed is up again. */
  async whole(): Promise<void> {
    while (this.#repairs.size > 0) await Promise.all(this.#repairs);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.whole();
    await Promise.all([...this.#servers.values()].map((server) => server.stop()));
    await this.#cluster.stop();
  }

  async #raise(port: number): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const server = await startServer({ cluster: this.#cluster, dir: this.#dir, port, env: this.#env });
        this.#servers.set(port, server);
        void server.ended.then(() => this.#mourn(port, server));
        return;
      } catch (error) {
        if (tries === 20) throw error;
        await pause(200); // the database is down as well
      }
    }
  }

  #mourn(port: number, server: ServerProcess): void {
    if (this.#stopping || this.#servers.get(port) !== server) return;
    this.#servers.delete(port);
    this.deaths.push(server.lastWords());
    void this.#repair(this.#raise(port));
  }

  #repair(work: Promise<void>): Promise<void> {
    const known = work.finally(() => this.#repairs.delete(known));
    this.#repairs.add(known);
    return known;
  }
}

/** A backend that serves a client of the database server with this pid. */
function backendOf(postmaster: number): number | undefined {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return children.find((pid) => titleOf(pid).startsWith('postgres: app '));
}

function titleOf(pid: number): string {
  try {
    return readdirSync(`/proc/${pid}`).length > 0 ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  } catch {
    return '';
  }
}
