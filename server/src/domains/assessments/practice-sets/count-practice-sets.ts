import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { pilesOf } from '../custom/exam-shelf.ts';
import { practiceShelf } from './practice-shelf.ts';

type Endpoint = typeof api.assessments.countPracticeSets;

/** How many questions there are to practise for each area, in the order asked; 0 for one that the institute does not have. */
export async function countPracticeSets(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const shelf = await practiceShelf(ctx, body);
  const counts = new Map<string, number>();
  for (const { chapterId, count } of await pilesOf(ctx, shelf))
    counts.set(chapterId, (counts.get(chapterId) ?? 0) + count);
  return body.areaIds.map((areaId) => ({ areaId, count: counts.get(shelf.chapters.get(areaId)?.id ?? '') ?? 0 }));
}
