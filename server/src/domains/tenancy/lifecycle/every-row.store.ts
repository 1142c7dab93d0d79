import { sql } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import { tableKinds } from '../../../../database/table-kinds.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

const PAGE = 2000;

/** Every table that holds rows of an institute. */
export const tenantTables = Object.entries(tableKinds)
  .filter(([, kind]) => kind === 'tenant')
  .map(([name]) => name as keyof Tables)
  .sort();

/** All rows of the institute in one table, in pages, as they lie on disk: no index is needed and nothing is held in memory. */
export async function* rowsOf(ctx: Context, table: keyof Tables): AsyncGenerator<Record<string, unknown>> {
  let after = '(0,0)';
  for (;;) {
    const { rows } = await sql<{ at: string; row: Record<string, unknown> }>`
      select ctid::text as at, to_jsonb(one) as row from ${sql.table(table)} one
      where institute_id = ${ctx.instituteId} and ctid > ${after}::tid order by ctid limit ${PAGE}`.execute(ctx.db);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.at;
  }
}

/** Deletes every row of the bound, closed institute but its log. The database refuses before its time; needs role `staff`. */
export async function eraseRows(db: Database, instituteId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select kernel.erase_institute(${instituteId}, ${at}) as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
