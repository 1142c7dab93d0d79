import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>;

const domains = (ctx: Context) => ctx.db.selectFrom('institute_domains').where('institute_id', '=', ctx.instituteId);

export const listDomainRows = (ctx: Context) => domains(ctx).selectAll().orderBy('added_at').execute();
export const findDomain = (ctx: Context, host: string) =>
  domains(ctx).selectAll().where('host', '=', host).executeTakeFirst();

export async function insertDomain(ctx: Context, host: string, token: string): Promise<void> {
  await ctx.db
    .insertInto('institute_domains')
    .values({ institute_id: ctx.instituteId, host, token, added_at: ctx.clock.now() })
    .execute();
}

export async function markDomain(
  ctx: Context,
  host: string,
  at: { readonly checked_at?: Date; readonly proved_at?: Date },
): Promise<void> {
  await ctx.db
    .updateTable('institute_domains')
    .set(at)
    .where('institute_id', '=', ctx.instituteId)
    .where('host', '=', host)
    .execute();
}

/** The first time that the proxy asked for a certificate. */
export async function markSecured(db: Database, instituteId: number, host: string, at: Date): Promise<void> {
  await db
    .updateTable('institute_domains')
    .set({ secured_at: at })
    .where('institute_id', '=', instituteId)
    .where('host', '=', host)
    .where('secured_at', 'is', null)
    .execute();
}

export async function removeDomainRow(ctx: Context, host: string): Promise<void> {
  await ctx.db
    .deleteFrom('institute_domains')
    .where('institute_id', '=', ctx.instituteId)
    .where('host', '=', host)
    .execute();
}
