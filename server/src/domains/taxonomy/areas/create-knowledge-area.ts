import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listSubjects } from '../exams/reference.ts';
import { type Area, PATH_SEPARATOR } from './area-tree.ts';
import { insertOwnArea } from './areas.store.ts';
import { areasOf, presentArea } from './list-knowledge-areas.ts';

type NewArea = Input<typeof api.taxonomy.createKnowledgeArea>['body'];

/** Adds a chapter or topic that only this institute has. */
export async function createKnowledgeArea(
  ctx: Context,
  { body }: Input<typeof api.taxonomy.createKnowledgeArea>,
): Promise<KnowledgeArea> {
  return presentArea(await createArea(ctx, body));
}

/** The same for other domains: KNOWLEDGE_AREA_UNKNOWN where the parent is not of that subject, KNOWLEDGE_AREA_EXISTS where the name is taken. */
export async function createArea(ctx: Context, { name, subject, parentId }: NewArea): Promise<Area> {
  const [areas, subjects] = await Promise.all([areasOf(ctx), listSubjects(ctx)]);
  const { id: subjectId, name: subjectTitle } =
    subjects.find(({ code }) => code === subject) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  const parent =
    parentId === null ? undefined : (areas.find((area) => area.id === parentId) ?? fail('KNOWLEDGE_AREA_UNKNOWN'));
  if (parent && (parent.subject !== subject || parent.retiredAt)) fail('KNOWLEDGE_AREA_UNKNOWN');
  const siblings = areas.filter((area) => area.subject === subject && area.parentId === parentId);
  if (siblings.some((area) => area.name.toLowerCase() === name.toLowerCase())) fail('KNOWLEDGE_AREA_EXISTS');

  const area: Area = {
    id: newId(),
    parentId,
    name,
    subject,
    subjectId,
    own: true,
    retiredAt: null,
    mergedInto: null,
    path: (parent?.path ?? subjectTitle) + PATH_SEPARATOR + name,
  };
  try {
    await inTransaction(ctx, async (tx) => {
      await insertOwnArea(tx, area, parent?.own ?? false);
      await record(tx, { action: 'knowledge_area.created', subjectKind: 'knowledge_area', subjectId: area.id });
    });
  } catch (error) {
    if (isDuplicate(error)) fail('KNOWLEDGE_AREA_EXISTS');
    throw error;
  }
  return area;
}
