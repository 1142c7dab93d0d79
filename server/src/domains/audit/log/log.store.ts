import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { AuditEntry, Values } from './record.ts';

type Row = Omit<AuditEntry, 'before' | 'after' | 'person'> & {
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
  readonly valuesDigest?: string;
};

export async function insertEntry(ctx: TransactionContext, id: string, entry: Row): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values({
      institute_id: ctx.instituteId,
      id,
      at: ctx.clock.now(),
      actor_id: ctx.actor?.accountId ?? null,
      // A job that acts in somebody's name has no session.
      session_id: ctx.actor?.sessionId || null,
      address: ctx.origin.address,
      user_agent: ctx.origin.userAgent,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      details: json(entry.details ?? {}),
      reason: entry.reason ?? '',
      before: entry.before ? json(entry.before) : null,
      after: entry.after ? json(entry.after) : null,
      values_digest: entry.valuesDigest ?? null,
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
