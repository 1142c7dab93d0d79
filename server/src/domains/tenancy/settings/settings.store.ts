import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import type { InsertObject } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export function findSettings(db: Database, instituteId: number) {
  return db.selectFrom('institute_settings').selectAll().where('institute_id', '=', instituteId).executeTakeFirst();
}

/** Writes what staff changed, with the shades that were computed from the two colours. */
export async function saveEditable(
  ctx: Context,
  settings: EditableSettings,
  shades: { accent: readonly string[]; action: readonly string[] },
): Promise<void> {
  await ctx.db
    .updateTable('institute_settings')
    .set({
      name: settings.name,
      tagline: settings.tagline,
      social: json(settings.social),
      allowed_items: settings.allowedItems,
      accent: settings.accent,
      action: settings.action,
      accent_shades: [...shades.accent],
      action_shades: [...shades.action],
      updated_at: ctx.clock.now(),
    })
    .where('institute_id', '=', ctx.instituteId)
    .execute();
}

export async function insertSettings(db: Database, row: InsertObject<Tables, 'institute_settings'>): Promise<void> {
  await db.insertInto('institute_settings').values(row).execute();
}
