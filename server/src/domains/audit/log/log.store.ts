import type { TransactionContext } from '../../../kernel/context.ts';
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
