import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';
import { expect, it, vi } from 'vitest';
import { workerDatabase } from '../../testing/database.ts';
import { joinProcesses } from './other-processes.ts';

/** The longest pause of the adapter between two tries is three seconds. */
const PATIENCE = { timeout: 15_000, interval: 50 };

it('hears the other processes again however often the connection is lost, and then stops', async () => {
  const url = new URL((await workerDatabase()).app);
  url.searchParams.set('application_name', 'hears-again');
  const log = { warn: () => {} } as never;
  const [teller, hearer] = [new Server(), new Server()];
  const joined = [teller, hearer].map((io) => joinProcesses(io, { connectionString: url.href, log }));
  for (const io of [teller, hearer]) io.attach(createServer());
  let heard = '';
  hearer.on('said', (words: string) => void (heard = words));
  const arrives = (words: string) =>
    vi.waitFor(() => {
      teller.serverSideEmit('said', words);
      expect(heard).toBe(words);
    }, PATIENCE);

  await arrives('before');
  for (let loss = 1; loss <= 2; loss++) {
    expect(await cutAll(url.href)).toBeGreaterThan(0);
    await arrives(`after loss ${loss}`);
  }
  await Promise.all(joined.map((one) => one.stop()));
});

/** Ends every connection that has the application's name of this address, but for the one that does it; how many they were. */
async function cutAll(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rowCount ?? 0;
}
