import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listLivePasses } from '../grants/passes.store.ts';
import { presentPasses, stateOfPass } from './present-passes.ts';

/** The caller's passes that hold or will hold. */
export async function listMyPasses(ctx: Context): Promise<Answer<typeof api.passes.listMyPasses>> {
  return { rows: await presentPasses(ctx, await listLivePasses(ctx, actorOf(ctx).accountId)) };
}

/** The plans that somebody has open at this moment, for the profile (spec §3). */
export async function activePassesOf(ctx: Context, accountId: string) {
  const now = ctx.clock.now();
  return (await listLivePasses(ctx, accountId))
    .filter((pass) => stateOfPass(pass, now) === 'active')
    .map(({ id: passId, planId, examIds }) => ({ passId, planId, examIds }));
}
