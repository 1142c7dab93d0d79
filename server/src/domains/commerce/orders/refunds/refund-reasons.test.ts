import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, it } from 'vitest';
import { onDatabase } from '../../../../kernel/postgres/roles.ts';
import { scratchDatabase, workerDatabase } from '../../../../testing/database.ts';
import { isOfPurchase, takenByBank } from './refunds.store.ts';

const MIGRATION = '../../../../../database/migrations/20261129_0130__commerce__refund_reasons__key.sql';
const before = 'The bank took the payment back';

/** Runs statements as whoever the address names, and answers the rows of the last. */
async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const answers = [await client.query(sql)].flat();
    return answers.at(-1)!.rows;
  } finally {
    await client.end();
  }
}

it('reasons of refunds that a bank took become a key in every institute, for an owner whom row level security holds', async () => {
  const scratch = await scratchDatabase();
  const { owner } = await workerDatabase();
  const asOwner = onDatabase(owner, new URL(scratch.url).pathname.slice(1));
  const role = new URL(owner).username;
  await ask(
    scratch.url,
    `create table institutes (id bigint primary key);
    create table refunds (institute_id bigint, id int, reason text, primary key (institute_id, id));
    insert into institutes values (5), (6);
    insert into refunds values (5, 1, '${before}'), (6, 1, '${before}'), (6, 2, 'Bought by mistake');
    alter table institutes owner to ${role}; alter table refunds owner to ${role};
    alter table refunds enable row level security; alter table refunds force row level security;
    create policy tenant on refunds using (institute_id = nullif(current_setting('app.institute_id', true), '')::bigint);`,
  );
  const sql = readFileSync(fileURLToPath(new URL(MIGRATION, import.meta.url)), 'utf8');
  await ask(asOwner, sql);
  const reasons = await ask(scratch.url, 'select reason from refunds order by institute_id, id');
  expect(reasons).toEqual([{ reason: takenByBank }, { reason: takenByBank }, { reason: 'Bought by mistake' }]);
  await scratch.remove();
});

it('a refund that the release before noted is of a purchase too', () => {
  const ofPurchase = (reason: string) => isOfPurchase({ creditNoteId: null, reason });
  expect([before, takenByBank, 'The order had ended'].map(ofPurchase)).toEqual([true, true, false]);
});
