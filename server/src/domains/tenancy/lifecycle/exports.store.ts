import { sql } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import { tableKinds } from '../../../../database/table-kinds.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatestExport>>>;
const PAGE = 2000;

export function findLatestExport(ctx: Context) {
  return ctx.db
    .selectFrom('institute_exports')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertExport(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .insertInto('institute_exports')
    .values({
      institute_id: ctx.instituteId,
      id,
      asked_at: ctx.clock.now(),
      actor_id: ctx.actor?.acting ? null : (ctx.actor?.accountId ?? null),
    })
    .execute();
}

export async function finishExport(
  ctx: Context,
  id: string,
  file: { readonly storageKey: string; readonly bytes: number; readonly rows: number },
): Promise<void> {
  await ctx.db
    .updateTable('institute_exports')
    .set({
      status: 'ready',
      ready_at: ctx.clock.now(),
      storage_key: file.storageKey,
      bytes: file.bytes,
      rows: file.rows,
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .execute();
}

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
