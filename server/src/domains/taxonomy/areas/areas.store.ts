import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, rows } from '../../../kernel/database/rows.ts';
import type { ReferenceArea } from '../exams/reference.store.ts';

/** Areas that this institute hung under the provider's tree. */
export async function listOwnAreas(ctx: Bound): Promise<ReferenceArea[]> {
  const found = await rows(ctx)
    .selectFrom('instituteKnowledgeAreas')
    .select(['id', 'subjectId', 'referenceParentId', 'ownParentId', 'name', 'retiredAt', 'mergedInto'])
    .orderBy('subjectId')
    .orderBy('name')
    .execute();
  return found.map(({ referenceParentId, ownParentId, ...area }) => ({
    ...area,
    parentId: referenceParentId ?? ownParentId,
  }));
}

export type NewArea = Pick<ReferenceArea, 'id' | 'subjectId' | 'parentId' | 'name'>;

/** Throws a unique violation when the parent has an own area of that name. */
export async function insertOwnArea(ctx: TransactionContext, area: NewArea, parentIsOwn: boolean): Promise<void> {
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

/** Until the transaction ends nobody else changes the tree of the institute. */
export const lockAreas = (tx: TransactionContext) => lockByName(tx, 'taxonomy.areas');

/** Under which area one hangs, and whether that one is of the institute's own. */
export interface Place {
  readonly parentId: string | null;
  readonly parentIsOwn: boolean;
}

/** Throws a unique violation when the area has a sibling of that name. */
export const renameOwnArea = (tx: TransactionContext, id: string, name: string) =>
  changeRows(tx, 'instituteKnowledgeAreas', { id }, { name });

/** Hangs these areas somewhere else; the same violation. */
export const placeOwnAreas = (tx: TransactionContext, ids: readonly string[], { parentId, parentIsOwn }: Place) =>
  changeRows(
    tx,
    'instituteKnowledgeAreas',
    { id: anyOf(ids) },
    { referenceParentId: parentIsOwn ? null : parentId, ownParentId: parentIsOwn ? parentId : null },
  );

/** Since when these are retired; null: not any more. */
export const retireOwnAreas = (tx: TransactionContext, ids: readonly string[], retiredAt: Date | null) =>
  changeRows(tx, 'instituteKnowledgeAreas', { id: anyOf(ids) }, { retiredAt });

/** Writes that an area became part of another, and with it what became part of it before. */
export async function mergeOwnArea(tx: TransactionContext, id: string, intoId: string): Promise<void> {
  await changeRows(tx, 'instituteKnowledgeAreas', { mergedInto: id }, { mergedInto: intoId });
  await changeRows(tx, 'instituteKnowledgeAreas', { id }, { mergedInto: intoId, retiredAt: tx.clock.now() });
}

/** What became part of an area of the provider's that itself became part of another. */
export const followMergedOwn = (tx: TransactionContext, from: string, to: string) =>
  changeRows(tx, 'instituteKnowledgeAreas', { mergedInto: from }, { mergedInto: to });
