import { fatalErrorNames } from '@abhyas/contract/identity/constants';

/**
 * later: nobody's fault, try again. signedOut: somebody has to sign in first. closed: the attempt is over and keeps what came
 * as evidence. content: one of the writes cannot be read. refused: another rule says no.
 */
export interface Fault {
  readonly kind: 'later' | 'signedOut' | 'closed' | 'content' | 'refused';
  readonly name: string;
  /** How long the server asks to wait, in milliseconds; 0 where it does not say. */
  readonly waitMs: number;
}

/** After these nobody is signed in any more, whatever their status (spec §8). */
const endsSession: ReadonlySet<string> = new Set([
  ...fatalErrorNames,
  'ACCESS_TOKEN_EXPIRED',
  'SIGN_IN_REQUIRED',
  'INVALID_REQUEST',
  'ACCOUNT_DISABLED',
  'ACCOUNT_NOT_VERIFIED',
]);

/** What a failed call means for answers that wait. Whatever is not understood is tried again: nothing is given up for it. */
export function faultOf(error: unknown): Fault {
  const {
    status = 0,
    name = 'NETWORK',
    details,
  } = (error ?? {}) as Partial<Record<'status' | 'name' | 'details', unknown>>;
  const seconds = Number((details as { seconds?: unknown } | undefined)?.seconds ?? 0);
  const waitMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : 0;
  return { kind: kindOf(Number(status), String(name)), name: String(name), waitMs };
}

function kindOf(status: number, name: string): Fault['kind'] {
  if (status === 401 || endsSession.has(name)) return 'signedOut';
  if (name === 'ATTEMPT_CLOSED') return 'closed';
  // A page of a proxy is none of ours: nothing follows from its status.
  if (name === 'UNREADABLE') return 'later';
  if (status === 400 || status === 413 || status === 422) return 'content';
  return status === 403 || status === 404 || status === 409 ? 'refused' : 'later';
}
