import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentArea } from '../areas/list-knowledge-areas.ts';
import { listWeights } from './provided-areas.store.ts';
import { providedAreasOf } from './provided-tree.ts';

type Show = typeof api.taxonomy.showProvidedAreas;

/** One subject of the shared tree: retired areas stand in it, those that became part of others do not. */
export async function showProvidedAreas(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const [areas, weights] = await Promise.all([providedAreasOf(ctx), listWeights(ctx)]);
  const ofArea = Map.groupBy(weights, ({ areaId }) => areaId);
  return {
    rows: areas
      .filter(({ subject, mergedInto }) => subject === query.subject && mergedInto === null)
      .map((area) => ({
        ...presentArea(area),
        retiredAt: area.retiredAt?.toISOString() ?? null,
        weights: (ofArea.get(area.id) ?? []).map(({ examId, perMille }) => ({ examId, perMille })),
      })),
    can: { edit: actorOf(ctx).capabilities.has('settings.write') },
  };
}
