import type { Access } from '@abhyas/contract/access';
import type { Actor } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Institute, instituteById, isOpen } from '../hosts/institute-of-host.ts';

/** The endpoint that was called, as the router knows it. */
export interface Called {
  readonly endpoint: string | undefined;
  readonly access: Access | undefined;
}

/**
 * Turns a call away where the institute is suspended or closed. What stays open: the pages' own settings and policies, signing in and
 * out, and for staff the institute's settings, its standing and their own account.
 */
export function checkStanding(institute: Institute, { endpoint = '', access }: Called, actor: Actor | undefined): void {
  if (isOpen(institute)) return;
  const [domain] = endpoint.split('.');
  if (access === 'public' && (domain === 'tenancy' || domain === 'identity')) return;
  const isStaff = actor !== undefined && actor.kind !== 'student';
  if (isStaff && (domain === 'tenancy' || (domain === 'identity' && access === 'signedIn'))) return;
  turnAway(institute);
}

/** Refuses students of a suspended or closed institute a session, whatever they sign in with; staff may come in and see why. */
export async function requireOpenFor(instituteId: number, kind: string): Promise<void> {
  const institute = kind === 'student' ? await instituteById(instituteId) : undefined;
  if (institute && !isOpen(institute)) turnAway(institute);
}

const turnAway = ({ state }: Institute): never => fail(state === 'closed' ? 'INSTITUTE_CLOSED' : 'INSTITUTE_SUSPENDED');
