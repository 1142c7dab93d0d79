import type { Context } from '../../../kernel/context.ts';
import { openToEveryone } from '../../entitlements/index.ts';
import { countAll, countSat, listPublished, type Published } from './open-papers.store.ts';

export interface PublicPaper extends Omit<Published, 'settings' | 'status' | 'version'> {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  /** People who have sat it. */
  readonly sat: number;
}

/** Papers that any student of the institute can sit now or later, by name and size alone: for visitors. What closes first stands first. */
export async function publicPapers(ctx: Context): Promise<PublicPaper[]> {
  const now = ctx.clock.now();
  const published = (await listPublished(ctx, await openToEveryone(ctx, 'paper'))).filter(
    ({ status, settings: { closesAt } }) => status === 'published' && (closesAt === null || closesAt > now),
  );
  const sat = await countSat(
    ctx,
    published.map(({ paperId }) => paperId),
  );
  return published
    .map(({ settings, status: _status, version: _version, ...paper }) => ({
      ...paper,
      opensAt: settings.opensAt,
      closesAt: settings.closesAt,
      sat: sat.get(paper.paperId) ?? 0,
    }))
    .toSorted((a, b) => (a.closesAt?.getTime() ?? Infinity) - (b.closesAt?.getTime() ?? Infinity) || 0);
}

/** How many papers stand published, and how many attempts were finished: figures for visitors. */
export const counts = (ctx: Context): Promise<{ papers: number; attempts: number }> => countAll(ctx);
