import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface JoinRequest {
  readonly id: string;
  readonly mobileNumber: string;
  readonly countryCode: string;
}

export async function insertJoinRequest(ctx: Context, row: JoinRequest): Promise<void> {
  await ctx.db
    .insertInto('join_requests')
    .values({
      institute_id: ctx.instituteId,
      id: row.id,
      mobile_number: row.mobileNumber,
      country_code: row.countryCode,
      address: ctx.origin.address,
      user_agent: ctx.origin.userAgent,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** Requests since a time: to this number, from this address, at this institute. */
export async function countJoinRequests(ctx: Context, mobileNumber: string, since: Date) {
  const { address } = ctx.origin;
  return ctx.db
    .selectFrom('join_requests')
    .select([
      sql<number>`count(*) filter (where mobile_number = ${mobileNumber})`.as('number'),
      sql<number>`count(*) filter (where address = ${address})`.as('address'),
      sql<number>`count(*)`.as('institute'),
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Requests of one institute take turns from here to the end of the transaction, so that no limit is passed by many at once. */
export async function takeTurn(ctx: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('join_requests'), ${ctx.instituteId % 2_147_483_647}::int)`.execute(
    ctx.db,
  );
}
