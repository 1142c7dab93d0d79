import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Revocation } from './revocations.ts';

export async function insertRevocation(ctx: Context, revocation: Revocation): Promise<void> {
  await ctx.db
    .insertInto('revocations')
    .values({
      id: newId(),
      institute_id: revocation.instituteId,
      kind: revocation.kind,
      subject: revocation.subject,
      epoch: revocation.epoch,
      at: ctx.clock.now(),
    })
    .execute();
}

export function listRevocations(db: Database, since: Date) {
  return db
    .selectFrom('revocations')
    .select(['institute_id', 'kind', 'subject', 'epoch'])
    .where('at', '>', since)
    .execute();
}
