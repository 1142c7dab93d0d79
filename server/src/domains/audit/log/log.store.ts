import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { AuditEntry, Values } from './record.ts';

type Row = Omit<AuditEntry, 'before' | 'after' | 'person'> & {
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
  readonly valuesDigest?: string;
};

export async function insertEntry(ctx: TransactionContext, id: string, entry: Row): Promise<void> {
  await insertRows(ctx, 'auditLog', {
    id,
    at: ctx.clock.now(),
    actorId: ctx.actor?.accountId ?? null,
    // A job that acts in somebody's name has no session.
    sessionId: ctx.actor?.sessionId || null,
    address: ctx.origin.address,
    userAgent: ctx.origin.userAgent,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    details: json(entry.details ?? {}),
    reason: entry.reason ?? '',
    before: entry.before ? json(entry.before) : null,
    after: entry.after ? json(entry.after) : null,
    valuesDigest: entry.valuesDigest ?? null,
  });
}

/** What one person did, the newest first, at most the last ten thousand. */
export function listEntriesOf(ctx: Bound, actorId: string) {
  return rows(ctx)
    .selectFrom('auditLog')
    .select(['at', 'action', 'subjectKind', 'subjectId', 'address'])
    .where('actorId', '=', actorId)
    .orderBy('at', 'desc')
    .limit(10_000)
    .execute();
}
