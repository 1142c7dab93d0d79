import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { areaUses } from './area-uses.ts';
import { areasOf, presentArea } from './list-knowledge-areas.ts';

type Show = typeof api.taxonomy.showAreaDesk;

/** The tree of a subject as whoever looks after it sees it: retired areas stand in it, those that became part of others do not. */
export async function showAreaDesk(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const [areas, ...counted] = await Promise.all([
    areasOf(ctx),
    ...areaUses().map(async ({ kind, count }) => ({ kind, counts: await count(ctx) })),
  ]);
  const many = (kind: 'questions' | 'plans', id: string) =>
    counted.reduce((sum, one) => sum + (one.kind === kind ? (one.counts.get(id) ?? 0) : 0), 0);
  const shown = areas.filter(({ subject, mergedInto }) => subject === query.subject && mergedInto === null);
  return {
    rows: shown.map((area) => ({
      ...presentArea(area),
      retiredAt: area.retiredAt?.toISOString() ?? null,
      questions: many('questions', area.id),
      plans: many('plans', area.id),
    })),
    can: { edit: actorOf(ctx).capabilities.has('questions.write') },
  };
}
