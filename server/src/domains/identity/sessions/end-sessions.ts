import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { revoke } from '../tokens/revocations.ts';
import { closeSession, listOpenSessions } from './sessions.store.ts';

/** Ends sessions of an account, on every process within a second. Returns how many were open until now. */
export async function endSessions(
  tx: TransactionContext,
  { accountId, sessionIds, reason }: { accountId: string; sessionIds: readonly string[]; reason: string },
): Promise<number> {
  let ended = 0;
  for (const sessionId of sessionIds) {
    if (!(await closeSession(tx, sessionId))) continue;
    ended++;
    await revoke(tx, { kind: 'session', instituteId: tx.instituteId, subject: sessionId, epoch: null });
    await record(tx, {
      action: 'session.closed',
      subjectKind: 'account',
      subjectId: accountId,
      details: { sessionId, reason },
    });
  }
  return ended;
}

/** Ends every session of an account but the one named. */
export async function endOtherSessions(
  tx: TransactionContext,
  { accountId, except, reason }: { accountId: string; except?: string | undefined; reason: string },
): Promise<number> {
  const open = await listOpenSessions(tx, accountId);
  return endSessions(tx, { accountId, reason, sessionIds: open.map(({ id }) => id).filter((id) => id !== except) });
}
