import type { PolicyKind } from '@abhyas/contract/tenancy/policies';
import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { json } from '../../../kernel/database/sql.ts';

export type PolicyTexts = { readonly en: string; readonly hi: string };

const versions = (db: Database, instituteId: number) =>
  db.selectFrom('policy_versions').where('institute_id', '=', instituteId);

export function findLatest(ctx: Context, kind: PolicyKind) {
  return versions(ctx.db, ctx.instituteId)
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listVersions(ctx: Context) {
  return versions(ctx.db, ctx.instituteId).selectAll().orderBy('published_at', 'desc').orderBy('kind').execute();
}

/** When the institute last published one of its texts; null while the product's own stand. */
export async function lastPublished(ctx: Context): Promise<Date | null> {
  const { last } = await versions(ctx.db, ctx.instituteId)
    .select((eb) => eb.fn.max('published_at').as('last'))
    .executeTakeFirstOrThrow();
  return last as Date | null;
}

/** The newest version of each kind. */
export function latestNumbers(db: Database, instituteId: number) {
  return versions(db, instituteId)
    .select((eb) => ['kind', eb.fn.max('version').as('version')])
    .groupBy('kind')
    .execute();
}

/** Throws a unique violation where somebody published the same version meanwhile. */
export async function insertVersion(
  ctx: Context,
  row: { readonly kind: PolicyKind; readonly version: number; readonly texts: PolicyTexts },
): Promise<void> {
  await ctx.db
    .insertInto('policy_versions')
    .values({
      institute_id: ctx.instituteId,
      kind: row.kind,
      version: row.version,
      texts: json(row.texts),
      published_at: ctx.clock.now(),
      actor_id: ctx.actor?.accountId ?? null,
    })
    .execute();
}
