import type { Context } from '../../../kernel/context.ts';
import { type HomeFacts, loadHome } from './load-home.ts';

const KEEP_MS = 30_000;
const kept = new Map<number, { readonly until: number; readonly facts: Promise<HomeFacts> }>();

/** What the home of this institute shows, at most half a minute old. Visitors that come together share one reading. */
export function keptHome(ctx: Context): Promise<HomeFacts> {
  const now = ctx.clock.now().getTime();
  const known = kept.get(ctx.instituteId);
  if (known && known.until > now && known.until <= now + KEEP_MS) return known.facts;
  const facts = loadHome(ctx);
  kept.set(ctx.instituteId, { until: now + KEEP_MS, facts });
  facts.catch(() => forgetHome(ctx.instituteId));
  return facts;
}

/** The next visitor gets the home as it is then. */
export function forgetHome(instituteId: number): void {
  kept.delete(instituteId);
}
