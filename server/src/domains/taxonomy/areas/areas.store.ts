import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { ReferenceArea } from '../exams/reference.store.ts';

/** Areas that this institute hung under the provider's tree. */
export async function listOwnAreas(ctx: Context): Promise<ReferenceArea[]> {
  const rows = await ctx.db
    .selectFrom('institute_knowledge_areas')
    .select(['id', 'subject_id', 'reference_parent_id', 'own_parent_id', 'name'])
    .where('institute_id', '=', ctx.instituteId)
    .orderBy('subject_id')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subjectId: row.subject_id,
    parentId: row.reference_parent_id ?? row.own_parent_id,
    name: row.name,
  }));
}

/** Throws a unique violation when the parent has an own area of that name. */
export async function insertOwnArea(ctx: TransactionContext, area: ReferenceArea, parentIsOwn: boolean): Promise<void> {
  await ctx.db
    .insertInto('institute_knowledge_areas')
    .values({
      institute_id: ctx.instituteId,
      id: area.id,
      subject_id: area.subjectId,
      reference_parent_id: parentIsOwn ? null : area.parentId,
      own_parent_id: parentIsOwn ? area.parentId : null,
      name: area.name,
      created_at: ctx.clock.now(),
    })
    .execute();
}
