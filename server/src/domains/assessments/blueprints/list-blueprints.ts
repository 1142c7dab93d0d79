import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listKept } from './blueprints.store.ts';

/** The rules that the institute keeps under names. */
export async function listBlueprints(ctx: Context): Promise<Reply<typeof api.assessments.listBlueprints>> {
  const kept = await listKept(ctx);
  const names = await namesOf(ctx, [...new Set(kept.flatMap(({ savedBy }) => savedBy ?? []))]);
  return {
    rows: kept.map(({ savedBy, savedAt, usedAt, ...one }) => ({
      ...one,
      savedBy: (savedBy !== null && names.get(savedBy)?.name) || '',
      savedAt: savedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}
