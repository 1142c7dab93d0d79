import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { renameOwnArea } from './areas.store.ts';
import { changeOwnArea, refuseNames } from './own-area.ts';

type Rename = typeof api.taxonomy.renameKnowledgeArea;

/** Gives an area another name; what names it by its id does not notice. */
export function renameKnowledgeArea(ctx: Context, { params, body }: Input<Rename>): Promise<Answer<Rename>> {
  const asked = { ...params, action: 'knowledge_area.renamed' };
  return changeOwnArea(ctx, asked, async (tx, { areas, area }) => {
    refuseNames(areas, { ...area, names: [body.name], except: [area.id] });
    await renameOwnArea(tx, area.id, body.name);
    return { reply: {}, before: { name: area.name }, after: { name: body.name } };
  });
}
