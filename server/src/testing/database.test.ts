import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { workerDatabase } from './database.ts';

describe('the test database', () => {
  it('is migrated, of this worker alone, and reached by role', async () => {
    const { app } = await workerDatabase();
    const client = new pg.Client({ connectionString: app });
    await client.connect();
    const { rows } = await client.query('select current_user::text as who, current_database()::text as db');
    await client.end();
    expect(rows).toEqual([{ who: 'app', db: `abhyas_worker_${process.env['VITEST_POOL_ID']}` }]);
    expect(await workerDatabase()).toBe(await workerDatabase());
  });
});
