import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
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
