import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { workerDatabase } from '../../testing/database.ts';
import { type Binding, type TenantDatabase, tenantDatabase } from './tenant-database.ts';

const [ours, theirs] = [900_001, 900_002];
const role = (institute: number, name: string) => ({ institute_id: institute, name, capabilities: [] });
const countRoles = async (database: TenantDatabase, institute: number) =>
  (await database.forInstitute(institute).selectFrom('roles').select('name').where('name', 'like', 'bound-%').execute())
    .length;

describe.each<Binding>(['session', 'transaction'])('a database bound per %s', (binding) => {
  let database: TenantDatabase;
  const name = `bound-${binding}`;
  beforeAll(async () => {
    database = tenantDatabase({ connectionString: (await workerDatabase()).app, max: 1 }, binding);
    await database.forInstitute(ours).insertInto('roles').values(role(ours, name)).execute();
  });
  afterAll(() => database.close());

  it('shows an institute its own rows, though a query forgets to ask for them', async () => {
    expect(await countRoles(database, ours)).toBeGreaterThan(0);
  });

  it('shows another institute nothing, on the same connection', async () => {
    expect(await countRoles(database, theirs)).toBe(0);
    expect(await countRoles(database, ours)).toBeGreaterThan(0);
  });

  it('shows nobody’s connection no tenant rows', async () => {
    expect(await database.unbound.selectFrom('roles').select('name').execute()).toEqual([]);
  });

  it('refuses to write a row of another institute', async () => {
    await expect(
      database.forInstitute(theirs).insertInto('roles').values(role(ours, newId())).execute(),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot change its binding by a transaction that fails', async () => {
    await expect(
      database
        .forInstitute(theirs)
        .transaction()
        .execute(async (tx) => {
          await tx.insertInto('roles').values(role(theirs, name)).execute();
          throw new Error('no');
        }),
    ).rejects.toThrow('no');
    expect(await countRoles(database, theirs)).toBe(0);
    expect(await countRoles(database, ours)).toBeGreaterThan(0);
  });

  it('keeps the binding through a transaction', async () => {
    const seen = await database
      .forInstitute(ours)
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ bound: string }>`select current_setting('app.institute_id') as bound`.execute(tx);
        return rows[0]?.bound;
      });
    expect(seen).toBe(String(ours));
  });
});

describe('a database bound in each transaction', () => {
  it('takes whole numbers alone into the words of its binding', async () => {
    const database = tenantDatabase({ connectionString: (await workerDatabase()).app, max: 1 }, 'transaction');
    try {
      for (const institute of [1.5, -1, "1'; reset role; --"])
        await expect(
          database
            .forInstitute(institute as number)
            .selectFrom('roles')
            .select('name')
            .execute(),
        ).rejects.toThrow('an institute is bound by its number');
      expect(await countRoles(database, theirs)).toBe(0);
    } finally {
      await database.close();
    }
  });
});

describe('role app', () => {
  it('can neither pass row level security nor rewrite the audit log or what was published', async () => {
    const database = tenantDatabase({ connectionString: (await workerDatabase()).app, max: 1 });
    const db = database.forInstitute(ours);
    try {
      await expect(sql`alter table accounts disable row level security`.execute(db)).rejects.toMatchObject({
        code: '42501',
      });
      for (const table of [
        'audit_log',
        'question_versions',
        'question_keys',
        'paper_versions',
        'response_events',
      ] as const) {
        await expect(sql`delete from ${sql.table(table)}`.execute(db), table).rejects.toMatchObject({ code: '42501' });
        await expect(
          sql`update ${sql.table(table)} set institute_id = institute_id`.execute(db),
          table,
        ).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await database.close();
    }
  });
});
