import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { type Listener, notify } from '../../../kernel/database/listen.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { raiseEpoch } from '../accounts/accounts.store.ts';
import { ACCESS_TOKEN_SECONDS, type AccessClaims } from './access-token.ts';
import { insertRevocation, listRevocations } from './revocations.store.ts';

/** Channel on which a revocation is told to every process. */
export const REVOCATIONS_CHANNEL = 'revocations';

/** A session that ended, or a new epoch: tokens made before it are void. */
export interface Revocation {
  readonly instituteId: number;
  readonly kind: 'session' | 'account' | 'role' | 'institute';
  /** Session or account id, role name, or institute id. */
  readonly subject: string;
  readonly epoch: number | null;
}

const keyOf = (kind: string, instituteId: number, subject: string) => `${kind}:${instituteId}:${subject}`;
let revoked = new Map<string, number>();
/** What is being read afresh: whatever is heard meanwhile belongs there too, or it would be lost when the reading ends. */
const readings = new Set<Map<string, number>>();

/** Writes a revocation; every process acts on it within a second of the commit. */
export async function revoke(ctx: TransactionContext, revocation: Revocation): Promise<void> {
  await insertRevocation(ctx, revocation);
  await notify(ctx, REVOCATIONS_CHANNEL, JSON.stringify(revocation));
}

/** True when the session, or the institute's use of the product, ended: only signing in anew helps. */
export function isEnded({ instituteId, sessionId }: AccessClaims): boolean {
  return (
    revoked.has(keyOf('session', instituteId, sessionId)) ||
    revoked.has(keyOf('institute', instituteId, String(instituteId)))
  );
}

/** True when an epoch has risen since the token was made: the session may stand, and a fresh token says what is allowed now. */
export function isBehind({ instituteId, accountId, epoch, roleEpoch }: AccessClaims, roleName?: string): boolean {
  if ((revoked.get(keyOf('account', instituteId, accountId)) ?? -1) > epoch) return true;
  return roleName !== undefined && (revoked.get(keyOf('role', instituteId, roleName)) ?? -1) > roleEpoch;
}

function put(into: Map<string, number>, { kind, instituteId, subject, epoch }: Revocation): void {
  const key = keyOf(kind, instituteId, subject);
  into.set(key, Math.max(into.get(key) ?? 0, epoch ?? 0));
}

function remember(revocation: Revocation): void {
  for (const known of [revoked, ...readings]) put(known, revocation);
}

/** Reads what was revoked while tokens that are still alive were made. */
export async function loadRevocations(now: Date): Promise<void> {
  const since = new Date(now.getTime() - (ACCESS_TOKEN_SECONDS + 60) * 1000);
  const fresh = new Map<string, number>();
  readings.add(fresh);
  try {
    for (const row of await listRevocations(runtime().database.unbound, since))
      put(fresh, {
        kind: row.kind as Revocation['kind'],
        instituteId: row.institute_id,
        subject: row.subject,
        epoch: row.epoch,
      });
    revoked = fresh;
  } finally {
    readings.delete(fresh);
  }
}

/** Hears revocations of other processes; after a lost connection it reads them afresh. */
export const revocationsListener =
  (clock: Context['clock']): Listener =>
  (message) =>
    message === undefined ? loadRevocations(clock.now()) : void remember(JSON.parse(message) as Revocation);

/** Tokens of this account that were made until now are read afresh, on every process. */
export async function bringUpToDate(tx: TransactionContext, accountId: string): Promise<void> {
  const epoch = await raiseEpoch(tx, accountId);
  await revoke(tx, { kind: 'account', instituteId: tx.instituteId, subject: accountId, epoch });
}
