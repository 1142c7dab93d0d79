import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { tableKinds } from '../../../database/table-kinds.ts';
import { workerDatabase } from '../../testing/database.ts';
import { distribute } from './distribute.ts';
import { orderByKeys } from './order-by-keys.ts';

describe('the order in which tables are spread', () => {
  it('puts each behind those that its keys lead to', () => {
    const keys = [
      { from: 'answers', to: 'attempts' },
      { from: 'attempts', to: 'papers' },
      { from: 'papers', to: 'papers' },
      { from: 'papers', to: 'exams' },
    ];
    expect(orderByKeys(['answers', 'attempts', 'papers'], keys)).toEqual(['papers', 'attempts', 'answers']);
  });

  it('is refused where keys lead in a circle', () => {
    const keys = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(() => orderByKeys(['a', 'b'], keys)).toThrow('a circle between a, b');
  });
});

const lines: string[] = [];
const log = (line: string) => void lines.push(line);

describe('spreading the tables', () => {
  it('is refused on a server without Citus, and done once on one with it', async () => {
    const { owner, binding } = await workerDatabase();
    const asked = distribute({ ownerUrl: owner, kinds: tableKinds, log });
    if (binding === 'session') return expect(asked).rejects.toThrow('This database has no extension citus');
    expect(await asked).toEqual({ spread: [] });
    expect(lines).toEqual(['Nothing was left to do: all tables are spread over 2 servers.']);
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    const { rows } = await client.query<{ groups: number }>(
      "select count(distinct colocation_id)::int as groups from citus_tables where citus_table_type = 'distributed'",
    );
    await client.end();
    expect(rows).toEqual([{ groups: 1 }]);
  });
});
