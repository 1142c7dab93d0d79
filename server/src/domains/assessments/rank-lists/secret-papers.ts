import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { lastSittings } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { longestVersions } from './session-results.store.ts';

/** Those of some papers whose results students may not see now, with their titles: a rank would tell of them. */
export async function secretPapers(ctx: Context, paperIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(paperIds)];
  if (ids.length === 0) return new Map();
  const [papers, longest] = [await listPublished(ctx, ids), await longestVersions(ctx, ids)];
  const sittingOf = await lastSittings(ctx, ids);
  return new Map(
    papers
      .filter(({ paperId, settings }) => {
        const sitting = sittingOf({ paperId, minutes: longest.get(paperId) ?? 0 });
        return !areVisible(settings, sitting, ctx.clock.now());
      })
      .map(({ paperId, title }) => [paperId, title]),
  );
}

/** RANK_LIST_SECRET with the title of a paper whose results are not out. */
export async function refuseSecret(ctx: Context, sessions: readonly { readonly paperId: string }[]): Promise<void> {
  const [title] = (
    await secretPapers(
      ctx,
      sessions.map(({ paperId }) => paperId),
    )
  ).values();
  if (title !== undefined) fail('RANK_LIST_SECRET', { title });
}
