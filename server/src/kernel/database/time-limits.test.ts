import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { closeAfterFile, testWorld } from '../../testing/index.ts';
import { workerDatabase } from '../../testing/database.ts';
import { tenantDatabase } from './tenant-database.ts';

const short = { statement: 60, lock: 60, idle: 60 };

describe.each(['session', 'transaction'] as const)('a connection bound by %s', (binding) => {
  const open = async () => {
    const database = tenantDatabase({ connectionString: (await workerDatabase()).app, max: 2 }, binding, short);
    closeAfterFile(database.close);
    return database.unbound;
  };

  it('gives up a statement that takes too long, and says that the server is busy', async () => {
    const db = await open();
    const busy = { error: 'UNAVAILABLE', seconds: 2 };
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject(busy);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('waits for a lock only so long', async () => {
    const db = await open();
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const holder = tenantDatabase({ connectionString: (await workerDatabase()).app, max: 1 });
    closeAfterFile(holder.close);
    const holding = holder.unbound.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    await expect(sql`select pg_advisory_xact_lock(4711)`.execute(db)).rejects.toMatchObject({ error: 'UNAVAILABLE' });
    done.resolve();
    await holding;
  });

  it('does not leave a transaction open in which nobody says anything', async () => {
    const db = await open();
    const ended = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const alive = () => sql`select from pg_stat_activity where pid = ${rows[0]!.pid}`.execute(db);
      await expect.poll(async () => (await alive()).rows.length).toBe(0);
      await sql`select 1`.execute(tx);
    });
    await expect(ended).rejects.toMatchObject({ error: 'DATABASE_AWAY' });
  });
});

it('every connection of the server has limits', async () => {
  const { runtime } = (await testWorld({})).app;
  for (const { unbound } of [runtime.database, runtime.answers, runtime.outside, runtime.staff]) {
    const { rows } = await sql<{ limits: string[] }>`
      select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')] as limits`.execute(unbound);
    expect(rows[0]!.limits).not.toContain('0');
  }
});
