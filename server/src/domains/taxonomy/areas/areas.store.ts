import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, rows } from '../../../kernel/database/rows.ts';
import type { ReferenceArea } from '../exams/reference.store.ts';

/** Areas that this institute hung under the provider's tree. */
export async function listOwnAreas(ctx: Context): Promise<ReferenceArea[]> {
  const found = await rows(ctx)
    .selectFrom('instituteKnowledgeAreas')
    .select(['id', 'subjectId', 'referenceParentId', 'ownParentId', 'name'])
    .orderBy('subjectId')
    .orderBy('name')
    .execute();
  return found.map(({ referenceParentId, ownParentId, ...area }) => ({
    ...area,
    parentId: referenceParentId ?? ownParentId,
  }));
}

/** Throws a unique violation when the parent has an own area of that name. */
export async function insertOwnArea(ctx: TransactionContext, area: ReferenceArea, parentIsOwn: boolean): Promise<void> {
  const { id, subjectId, parentId, name } = area;
  await insertRows(ctx, 'instituteKnowledgeAreas', {
    id,
    subjectId,
    name,
    referenceParentId: parentIsOwn ? null : parentId,
    ownParentId: parentIsOwn ? parentId : null,
    createdAt: ctx.clock.now(),
  });
}
