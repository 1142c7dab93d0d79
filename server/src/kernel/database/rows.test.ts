import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workerDatabase } from '../../testing/database.ts';
import type { Bound } from '../context.ts';
import { newId } from '../ids.ts';
import { anyOf, changeRows, insertRows, lockByName, pageOf, removeRows, rows, upsertRows } from './rows.ts';
import { json } from './sql.ts';
import { type TenantDatabase, tenantDatabase } from './tenant-database.ts';

/** Connections of the superuser, from whom row level security hides nothing: what is not seen, the statement itself left out. */
let open: TenantDatabase;
let tenants: TenantDatabase;
const [ours, theirs] = [900_011, 900_012];
const now = new Date();
const bound = (institute: number): Bound => ({ db: open.forInstitute(institute), instituteId: institute });
const [us, them] = [() => bound(ours), () => bound(theirs)];
const batch = (name: string, id = newId()) => ({
  id,
  name,
  kind: 'batch' as const,
  description: '',
  createdBy: newId(),
  createdAt: now,
  updatedAt: now,
});
const member = (batchId: string, accountId = newId()) => ({ batchId, accountId, since: now, addedBy: newId() });
const namesOf = async (ctx: Bound) =>
  (await rows(ctx).selectFrom('batches').select('name').orderBy('name').execute()).map(({ name }) => name);

beforeAll(async () => {
  const { superuser, app } = await workerDatabase();
  const unsecured = new URL(superuser);
  unsecured.pathname = new URL(app).pathname;
  // Rows of accounts that nobody made: foreign keys are not what is tried here.
  open = tenantDatabase({ connectionString: unsecured.href, max: 2, options: '-c session_replication_role=replica' });
  tenants = tenantDatabase({ connectionString: app, max: 1 });
});
afterAll(() => Promise.all([open.close(), tenants.close()]));

describe('the rows of an institute', () => {
  /** One id in both institutes: only the institute tells the rows apart. */
  const shared = newId();
  const account = newId();
  const clear = async () => {
    for (const ctx of [us(), them()])
      for (const table of ['batchMembers', 'batches', 'noticeLanguages', 'notices'] as const)
        await rows(ctx).deleteFrom(table).execute();
  };
  afterAll(clear);
  beforeEach(async () => {
    await clear();
    await insertRows(us(), 'batches', [batch('ours', shared), batch('ours too')]);
    await insertRows(them(), 'batches', batch('theirs', shared));
    await insertRows(us(), 'batchMembers', member(shared, account));
    await insertRows(them(), 'batchMembers', [member(shared, account), member(shared)]);
  });

  it('are found without those of another', async () => {
    expect(await namesOf(us())).toEqual(['ours', 'ours too']);
    expect(await namesOf(them())).toEqual(['theirs']);
  });

  it('are joined without those of another', async () => {
    const from = () => rows(us()).selectFrom('batches as b').orderBy('b.name');
    const inner = from().innerJoin('batchMembers as m', 'm.batchId', 'b.id').select(['b.name', 'm.accountId']);
    expect(await inner.execute()).toEqual([{ name: 'ours', accountId: account }]);
    const left = from().leftJoin('batchMembers as m', 'm.batchId', 'b.id').select(['b.name', 'm.accountId']);
    expect(await left.execute()).toEqual([
      { name: 'ours', accountId: account },
      { name: 'ours too', accountId: null },
    ]);
  });

  it('are alone in subqueries, common tables, unions, cross joins and cells', async () => {
    const inside = await rows(us())
      .with('listed', (db) => db.selectFrom('batches').select(['id', 'name']))
      .selectFrom('listed')
      .crossJoin('batchMembers as m')
      .select((eb) => [
        'listed.name',
        eb.selectFrom('batchMembers').select(eb.fn.countAll<number>().as('n')).as('members'),
      ])
      .where((eb) => eb.exists(eb.selectFrom('batches as b').select('b.id').where('b.name', '=', 'theirs')))
      .unionAll(
        rows(us())
          .selectFrom('batches')
          .select(['name', sql<number>`7`.as('members')]),
      )
      .execute();
    expect(inside.map(({ name }) => name).sort()).toEqual(['ours', 'ours too']);
    const counted = await rows(us())
      .selectFrom(rows(us()).selectFrom('batchMembers').select('batchId').as('m'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(counted).toEqual({ count: 1 });
  });

  it('are not reached by conditions that say “or”, not even in raw words', async () => {
    const found = await rows(us())
      .selectFrom('batches')
      .select('name')
      .where(sql<boolean>`name = 'nothing' or true`)
      .execute();
    expect(found).toHaveLength(2);
  });

  it('change and go alone', async () => {
    expect(await changeRows(us(), 'batches', { id: shared }, { name: 'changed' })).toBe(1);
    expect(await changeRows(us(), 'batches', { id: newId() }, { name: 'nobody' })).toBe(0);
    await rows(us())
      .updateTable('batches as b')
      .from('batchMembers as m')
      .set({ description: 'full' })
      .whereRef('m.batchId', '=', 'b.id')
      .execute();
    expect(await removeRows(us(), 'batchMembers', { batchId: shared, accountId: anyOf([account]) })).toBe(1);
    await rows(us())
      .deleteFrom('batches')
      .using('batchMembers as m')
      .whereRef('m.batchId', '=', 'batches.id')
      .execute();
    expect(await namesOf(us())).toEqual(['changed', 'ours too']);
    expect(await rows(them()).selectFrom('batches').select(['name', 'description']).execute()).toEqual([
      { name: 'theirs', description: '' },
    ]);
    expect(await rows(them()).selectFrom('batchMembers').select('accountId').execute()).toHaveLength(2);
  });

  it('are written to it alone, from a select, too', async () => {
    await rows(us())
      .insertInto('batchMembers')
      .columns(['batchId', 'accountId', 'since', 'addedBy'])
      .expression((eb) =>
        eb.selectFrom('batches as b').select(['b.id', 'b.createdBy', 'b.createdAt', 'b.createdBy as by']),
      )
      .execute();
    expect(await rows(us()).selectFrom('batchMembers').select('batchId').execute()).toHaveLength(3);
    expect(await rows(them()).selectFrom('batchMembers').select('batchId').execute()).toHaveLength(2);
  });

  it('are written or overwritten by their key', async () => {
    const row = { accountId: account, language: 'en' as const, updatedAt: now };
    const language = (ctx: Bound) =>
      rows(ctx).selectFrom('noticeLanguages').select(['language', 'updatedAt']).execute();
    await upsertRows(us(), 'noticeLanguages', row, { key: ['accountId'] });
    await upsertRows(them(), 'noticeLanguages', row, { key: ['accountId'] });
    const later = { ...row, language: 'hi' as const, updatedAt: new Date(now.getTime() + 1000) };
    await upsertRows(us(), 'noticeLanguages', later, { key: ['accountId'], keep: ['updatedAt'] });
    expect(await language(us())).toEqual([{ language: 'hi', updatedAt: now }]);
    expect(await language(them())).toEqual([{ language: 'en' as const, updatedAt: now }]);
  });

  it('come in pages with their number', async () => {
    const query = rows(us()).selectFrom('batches').select('name').orderBy('name');
    expect(await pageOf(query, { page: 2, size: 1 })).toEqual({ rows: [{ name: 'ours too' }], total: 2 });
    expect(await pageOf(query, { page: 9, size: 1 })).toEqual({ rows: [], total: 2 });
  });

  it('are told null from a value, and never by an empty key', async () => {
    expect(await changeRows(us(), 'batches', { name: 'ours', archivedAt: null }, { archivedAt: now })).toBe(1);
    expect(await changeRows(us(), 'batches', { name: 'ours', archivedAt: null }, { archivedAt: now })).toBe(0);
    await expect(removeRows(us(), 'batches', {})).rejects.toThrow('a key names');
    await expect(removeRows(us(), 'batches', { id: undefined } as never)).rejects.toThrow('a key names');
    expect(await namesOf(us())).toHaveLength(2);
  });

  it('go to the database in statements of 500', async () => {
    await insertRows(
      us(),
      'batchMembers',
      Array.from({ length: 1201 }, () => member(shared)),
    );
    await insertRows(us(), 'batchMembers', []);
    expect(await rows(us()).selectFrom('batchMembers').select('accountId').execute()).toHaveLength(1202);
  });

  it('leave a statement in words with camel-case names, and keep the keys inside a value', async () => {
    await insertRows(us(), 'notices', {
      id: newId(),
      accountId: account,
      kind: 'x',
      params: json({ snake_key: 1 }),
      link: null,
      key: newId(),
      inInbox: true,
      createdAt: now,
    });
    const { rows: found } = await sql<{ accountId: string; params: unknown }>`
      select account_id, params from notices where institute_id = ${ours}`.execute(rows(us()));
    expect(found).toEqual([{ accountId: account, params: { snake_key: 1 } }]);
  });
});

describe('a statement', () => {
  const compiled = (query: { compile(): CompiledQuery }) => query.compile();

  it('asks for the institute by a parameter wherever it names a tenant table, and nowhere else', () => {
    expect(
      compiled(
        rows(us())
          .selectFrom('batches as b')
          .leftJoin('batchMembers as m', 'm.batchId', 'b.id')
          .innerJoin('exams as e', 'e.name', 'b.name')
          .select(['b.id', 'm.since as memberSince'])
          .where('b.name', '=', 'A'),
      ),
    ).toMatchObject({
      sql: 'select "b"."id", "m"."since" as "member_since" from "batches" as "b" left join "batch_members" as "m" on "m"."institute_id" = $1 and ("m"."batch_id" = "b"."id") inner join "exams" as "e" on "e"."name" = "b"."name" where "b"."institute_id" = $2 and ("b"."name" = $3)',
      parameters: [ours, ours, 'A'],
    });
  });

  it('that could show rows of nobody’s condition is refused', () => {
    expect(() =>
      compiled(rows(us()).selectFrom('batches').rightJoin('batchMembers', 'batchId', 'id').select('id')),
    ).toThrow('RightJoin');
    expect(() => compiled(rows(us()).insertInto('batches').defaultValues())).toThrow('columns and values');
  });

  it('that forgets the piece does not compile', () => {
    const ctx = us();
    // @ts-expect-error the database of a store knows no tables
    expect(() => ctx.db.selectFrom('batches')).not.toThrow();
    // @ts-expect-error the number of the institute is nothing that a store asks for
    expect(() => rows(ctx).selectFrom('batches').where('instituteId', '=', theirs)).not.toThrow();
    // @ts-expect-error nor one that it writes
    expect(() => rows(ctx).updateTable('batches').set({ instituteId: theirs })).not.toThrow();
    // @ts-expect-error a word that the column never holds
    expect(() => rows(ctx).selectFrom('batches').where('kind', '=', 'flock')).not.toThrow();
  });
});

it('a lock by name is held by one transaction of the institute, and by another institute beside it', async () => {
  const isFree = async (institute: number) =>
    open
      .forInstitute(institute)
      .transaction()
      .execute(async (tx) => {
        const {
          rows: [row],
        } = await sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock(hashtextextended('a name', ${institute})) as free`.execute(tx);
        return row?.free;
      });
  await open
    .forInstitute(ours)
    .transaction()
    .execute(async (db) => {
      await lockByName({ db, instituteId: ours }, 'a name');
      expect(await isFree(ours)).toBe(false);
      expect(await isFree(theirs)).toBe(true);
    });
  expect(await isFree(ours)).toBe(true);
});

it('role app writes and reads its rows through the piece under row level security', async () => {
  const ctx: Bound = { db: tenants.forInstitute(ours), instituteId: ours };
  const one = batch('under security');
  await insertRows(ctx, 'batches', one);
  expect(await namesOf(ctx)).toContain(one.name);
  expect(await changeRows(ctx, 'batches', { id: one.id }, { name: 'renamed' })).toBe(1);
  expect(await namesOf({ ...ctx, instituteId: theirs })).toEqual([]);
});
