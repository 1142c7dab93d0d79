import type { InsertObject, Updateable } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;
export type SettingsPatch = Updateable<Tables['institute_settings']>;

export function findSettings(db: Database, instituteId: number) {
  return db.selectFrom('institute_settings').selectAll().where('institute_id', '=', instituteId).executeTakeFirst();
}

/** Holds the row until the transaction ends: two people who save at once leave one history. */
export function lockSettings(ctx: Context) {
  return ctx.db
    .selectFrom('institute_settings')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSettingsRow(ctx: Context, patch: SettingsPatch): Promise<void> {
  await ctx.db
    .updateTable('institute_settings')
    .set({ ...patch, updated_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .execute();
}

export async function insertSettings(db: Database, row: InsertObject<Tables, 'institute_settings'>): Promise<void> {
  await db.insertInto('institute_settings').values(row).execute();
}
