import type { InsertObject, Updateable } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** By the hash of the key in the browser's cookie, or of the one in the mailed link. */
export function findRegistration(ctx: Context, hash: Buffer) {
  return ctx.db
    .selectFrom('registrations')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where((eb) => eb.or([eb('key_hash', '=', hash), eb('link_hash', '=', hash)]))
    .executeTakeFirst();
}

export async function insertRegistration(
  ctx: Context,
  row: Omit<InsertObject<Tables, 'registrations'>, 'institute_id' | 'created_at' | 'updated_at'>,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('registrations')
    .values({ ...row, institute_id: ctx.instituteId, created_at: now, updated_at: now })
    .execute();
}

/** Changes a registration whose institute does not stand yet; false where it does. */
export async function saveRegistration(
  ctx: Context,
  id: string,
  patch: Updateable<Tables['registrations']>,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('registrations')
    .set({ ...patch, updated_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .where('founded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the number of the institute to come; of two at once the first stays. Answers with the one that stands. */
export async function keepInstituteKey(ctx: Context, id: string, key: number): Promise<number> {
  const own = ctx.db.updateTable('registrations').where('institute_id', '=', ctx.instituteId).where('id', '=', id);
  await own.set({ institute_key: key }).where('institute_key', 'is', null).execute();
  const row = await ctx.db
    .selectFrom('registrations')
    .select('institute_key')
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.institute_key ?? key;
}

/** Removes what nobody has touched since a time; answers with how many there were. */
export async function removeUntouched(ctx: Context, since: Date): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('registrations')
    .where('institute_id', '=', ctx.instituteId)
    .where('updated_at', '<', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
