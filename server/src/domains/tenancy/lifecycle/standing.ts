import type { api } from '@abhyas/contract';
import type { Access } from '@abhyas/contract/access';
import type { Answer } from '@abhyas/contract/endpoint';
import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import type { Actor, Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Institute, instituteById, isOpen } from '../hosts/institute-of-host.ts';
import { latestExport, presentExport } from './export-institute.ts';
import { findStanding } from './standing.store.ts';

/** Where the institute stands and why; the limits of its plan; its latest export. */
export async function showStanding(ctx: Context): Promise<Answer<typeof api.tenancy.showStanding>> {
  const row = (await findStanding(ctx.db, ctx.instituteId)) ?? fail('NOT_FOUND');
  const latest = await latestExport(ctx);
  return {
    state: row.state as InstituteState,
    reason: row.state_reason,
    since: row.state_changed_at?.toISOString() ?? null,
    trialEndsAt: row.state === 'trial' ? (row.trial_ends_at?.toISOString() ?? null) : null,
    deletedOn: row.delete_after?.toISOString() ?? null,
    limits: { students: row.student_limit, storageBytes: row.storage_limit },
    latestExport: latest ? presentExport(latest) : null,
  };
}

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
