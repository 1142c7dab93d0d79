import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listSubjects } from '../exams/reference.ts';
import { type Area, PATH_SEPARATOR } from './area-tree.ts';
import { type KeptTree, refuseNames, workOnTree } from './change-area.ts';
import { presentArea } from './list-knowledge-areas.ts';
import { ownTree } from './own-tree.ts';

type NewArea = Input<typeof api.taxonomy.createKnowledgeArea>['body'];

/** Adds a chapter or topic that only this institute has. */
export async function createKnowledgeArea(
  ctx: Context,
  { body }: Input<typeof api.taxonomy.createKnowledgeArea>,
): Promise<KnowledgeArea> {
  return presentArea(await createArea(ctx, body));
}

/** The same for other domains: KNOWLEDGE_AREA_UNKNOWN where the parent is not of that subject, KNOWLEDGE_AREA_EXISTS where the name is taken. */
export const createArea = (ctx: Context, area: NewArea): Promise<Area> => addArea(ownTree, ctx, area);

/** Adds an area to a tree; refused in the same way. */
export async function addArea(tree: KeptTree, ctx: Context, { name, subject, parentId }: NewArea): Promise<Area> {
  const { id: subjectId, name: subjectTitle } =
    (await listSubjects(ctx)).find(({ code }) => code === subject) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  return workOnTree(tree, ctx, async (tx, areas) => {
    const parent =
      parentId === null ? undefined : (areas.find((area) => area.id === parentId) ?? fail('KNOWLEDGE_AREA_UNKNOWN'));
    if (parent && (parent.subject !== subject || parent.retiredAt)) fail('KNOWLEDGE_AREA_UNKNOWN');
    refuseNames(areas, { subjectId, parentId, names: [name] });
    const own = tree === ownTree;
    const path = (parent?.path ?? subjectTitle) + PATH_SEPARATOR + name;
    const area: Area = {
      id: newId(),
      parentId,
      name,
      subject,
      subjectId,
      own,
      path,
      retiredAt: null,
      mergedInto: null,
    };
    await tree.insert(tx, area, parent?.own ?? false);
    await record(tx, { action: 'knowledge_area.created', subjectKind: 'knowledge_area', subjectId: area.id });
    return area;
  });
}
