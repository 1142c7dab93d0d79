import { type Dialect, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../database/tables.gen.ts';
import { quietPool } from './quiet-pool.ts';
import { CONNECT_MS, connected, sayOutages } from './say-outages.ts';
import { asSettings, asStartOptions, type TimeLimits, usualLimits } from './time-limits.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** `session`: one connection stays bound until another institute needs it. `transaction`: bound anew in each transaction, as poolers and Citus need it. */
export type Binding = 'session' | 'transaction';

export interface TenantDatabase {
  /** Kysely whose every connection sees only this institute's rows. */
  readonly forInstitute: (institute: number) => Database;
  /** Kysely for the tables that no institute owns (hosts, exams, revocations); tenant tables look empty through it. */
  readonly unbound: Database;
  /** A bound connection for one prepared statement; give it back with `release(broken)`. */
  readonly connect: (institute: number) => Promise<pg.PoolClient>;
  readonly close: () => Promise<void>;
  /** Connections open now, for the metrics. */
  readonly size: () => { total: number; idle: number; waiting: number };
}

type BoundClient = pg.PoolClient & { institute?: number | undefined; inTransaction?: boolean };

/** The number of no institute. */
export const NOBODY = 0;
const BIND = { name: 'bind_institute', text: `select set_config('app.institute_id', $1, false)` };

// bigint and numeric columns hold whole numbers far below 2^53: they are numbers in the code, never strings.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Hands out connections bound to one institute: the binding is awaited, outside any transaction, and made again only
 * when the institute differs. The raw pool never leaves this file. Row level security then is the net behind every
 * `institute_id = $1` (measured at 1.07× of an unbound query).
 */
export function tenantDatabase(
  config: pg.PoolConfig,
  binding: Binding = 'session',
  limits: TimeLimits = usualLimits,
): TenantDatabase {
  const start = binding === 'session' ? asStartOptions(limits) : {};
  const pool = quietPool({ connectionTimeoutMillis: CONNECT_MS, ...start, ...config, types });
  sayOutages(pool);
  const bound = new Map<number, Database>();

  async function connect(institute: number): Promise<pg.PoolClient> {
    const number = numberOf(institute);
    const client: BoundClient = await connected(pool);
    if (binding === 'transaction' || client.institute === institute) return client;
    client.institute = undefined;
    try {
      await client.query({ ...BIND, values: [number] });
      client.institute = institute;
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  }

  function forInstitute(institute: number): Database {
    let database = bound.get(institute);
    if (!database) {
      database = new Kysely<Tables>({ dialect: dialectFor(() => connect(institute), { institute, binding, limits }) });
      bound.set(institute, database);
    }
    return database;
  }

  return {
    forInstitute,
    unbound: forInstitute(NOBODY),
    connect: async (institute) => {
      const client = await connect(institute);
      return binding === 'session' ? client : oneStatement(client, institute, limits);
    },
    close: () => pool.end(),
    size: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

interface Bind {
  readonly institute: number;
  readonly binding: Binding;
  readonly limits: TimeLimits;
}

function dialectFor(connect: () => Promise<pg.PoolClient>, { institute, binding, limits }: Bind): Dialect {
  return new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await connect();
        return binding === 'session' ? safe(client) : perTransaction(client, institute, limits);
      },
      end: async () => {},
    } as never,
  });
}

/** A connection given back inside an open or failed transaction is destroyed: nobody inherits its state. */
function safe(client: pg.PoolClient): pg.PoolClient {
  return wrap(client, (text, run) => run(text));
}

/**
 * Behind a transaction pooler, and on Citus, every statement outside a transaction gets one of its own, bound by SET LOCAL. Citus passes
 * that statement on to the servers where the rows lie, where it stands alone in its message; a function that sets stays on this one.
 */
function perTransaction(client: pg.PoolClient, institute: number, limits: TimeLimits): pg.PoolClient {
  const bind = `set local app.institute_id = '${numberOf(institute)}'`;
  const begin = async (text: string) => {
    await client.query(`${text}; select ${asSettings(limits)}`);
    return client.query(bind);
  };
  let open = false;
  return wrap(client, async (text, run) => {
    if (/^(begin|start transaction)/i.test(text)) {
      open = true;
      return begin(text);
    }
    if (open) {
      if (/^(commit|rollback)$/i.test(text)) open = false;
      return run(text);
    }
    try {
      // Within the `try`: a binding that fails leaves a transaction that would spoil the connection for whoever gets it next.
      await begin('begin');
      const result = await run(text);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/** SET takes no parameter, so what goes into its text is a whole number and nothing else, or nothing for nobody. */
function numberOf(institute: number): string {
  if (institute === NOBODY) return '';
  if (!Number.isSafeInteger(institute) || institute < 0) throw new Error('an institute is bound by its number');
  return String(institute);
}

/** There a prepared statement, too, gets a transaction of its own in which it is bound. */
function oneStatement(client: pg.PoolClient, institute: number, limits: TimeLimits): pg.PoolClient {
  const bound = perTransaction(client, institute, limits);
  return {
    query: async (statement: pg.QueryConfig) => {
      try {
        await bound.query('begin');
        const result = await client.query(statement);
        await bound.query('commit');
        return result;
      } catch (error) {
        await bound.query('rollback');
        throw error;
      }
    },
    release: (broken?: boolean) => client.release(broken),
  } as unknown as pg.PoolClient;
}

type Run = (text: string) => Promise<unknown>;

function wrap(client: pg.PoolClient, around: (text: string, run: Run) => Promise<unknown>): pg.PoolClient {
  let open = false;
  return {
    query: (query: unknown, values?: unknown[]) => {
      if (typeof query !== 'string') return client.query(query as never); // cursors
      if (/^(begin|start transaction)/i.test(query)) open = true;
      if (/^(commit|rollback)$/i.test(query)) open = false;
      return around(query, (text) => client.query(text, values));
    },
    release: () => client.release(open),
  } as unknown as pg.PoolClient;
}
