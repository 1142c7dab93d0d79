import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { loadPatterns, loadTieChains } from './patterns.store.ts';

/** Every pattern as the database has it now, also withdrawn ones. */
export async function listProvidedPatterns(ctx: Context): Promise<Answer<typeof api.assessments.listProvidedPatterns>> {
  const [rows, tieChains] = await Promise.all([loadPatterns(ctx), loadTieChains(ctx)]);
  return { rows, tieChains, can: { edit: actorOf(ctx).capabilities.has('settings.write') } };
}
