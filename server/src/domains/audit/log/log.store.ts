import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AuditEntry } from './record.ts';

export async function insertEntry(ctx: TransactionContext, entry: AuditEntry): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values({
      institute_id: ctx.instituteId,
      id: newId(),
      at: ctx.clock.now(),
      actor_id: ctx.actor?.accountId ?? null,
      session_id: ctx.actor?.sessionId ?? null,
      address: ctx.origin.address,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      details: json(entry.details ?? {}),
    })
    .execute();
}

/** What one person did, the newest first, at most the last ten thousand. */
export function listEntriesOf({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, actorId: string) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_kind as subjectKind', 'subject_id as subjectId', 'address'])
    .where('institute_id', '=', instituteId)
    .where('actor_id', '=', actorId)
    .orderBy('at', 'desc')
    .limit(10_000)
    .execute();
}
