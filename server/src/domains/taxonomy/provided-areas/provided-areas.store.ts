import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, rows, unbound, upsertRows } from '../../../kernel/database/rows.ts';
import type { NewArea, Place } from '../areas/areas.store.ts';

/** Everything here needs the database role `staff`. */
const shared = (tx: TransactionContext) => unbound(tx);

/** Until the transaction ends nobody else changes the tree that all institutes share. */
export const lockProvidedAreas = (tx: TransactionContext) => lockByName(shared(tx), 'taxonomy.providedAreas');

/** Throws a unique violation when the parent has an area of that name. New areas stand behind the others. */
export async function insertProvidedArea(tx: TransactionContext, area: NewArea): Promise<void> {
  const { id, subjectId, parentId, name } = area;
  const last = await rows(shared(tx))
    .selectFrom('knowledgeAreas')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  await insertRows(shared(tx), 'knowledgeAreas', {
    id,
    subjectId,
    parentId,
    name,
    position: (last?.position ?? 0) + 1,
  });
}

export const renameProvided = (tx: TransactionContext, id: string, name: string) =>
  changeRows(shared(tx), 'knowledgeAreas', { id }, { name });

export const placeProvided = (tx: TransactionContext, ids: readonly string[], { parentId }: Place) =>
  changeRows(shared(tx), 'knowledgeAreas', { id: anyOf(ids) }, { parentId });

export const retireProvided = (tx: TransactionContext, ids: readonly string[], retiredAt: Date | null) =>
  changeRows(shared(tx), 'knowledgeAreas', { id: anyOf(ids) }, { retiredAt });

/** Writes that an area became part of another, with what became part of it before; its share of each syllabus goes to the other. */
export async function mergeProvided(tx: TransactionContext, id: string, intoId: string): Promise<void> {
  await changeRows(shared(tx), 'knowledgeAreas', { mergedInto: id }, { mergedInto: intoId });
  await changeRows(shared(tx), 'knowledgeAreas', { id }, { mergedInto: intoId, retiredAt: tx.clock.now() });
  const weights = (await listWeights(tx)).filter(({ areaId }) => areaId === id || areaId === intoId);
  const sums = Map.groupBy(weights, ({ examId }) => examId);
  for (const [examId, ofExam] of sums) {
    const perMille = Math.min(
      1000,
      ofExam.reduce((sum, one) => sum + one.perMille, 0),
    );
    await saveWeights(tx, id, [{ examId, perMille: 0 }]);
    await saveWeights(tx, intoId, [{ examId, perMille }]);
  }
}

interface AreaWeight {
  readonly examId: number;
  readonly perMille: number;
}

/** Which exams ask for which areas. */
export function listWeights(ctx: Pick<Bound, 'db'>): Promise<(AreaWeight & { readonly areaId: string })[]> {
  return rows(unbound(ctx))
    .selectFrom('syllabusAreas')
    .select(['examId', 'knowledgeAreaId as areaId', 'weightPerMille as perMille'])
    .where('weightPerMille', '>', 0)
    .orderBy('examId')
    .execute();
}

export const saveWeights = (tx: TransactionContext, areaId: string, weights: readonly AreaWeight[]) =>
  upsertRows(
    shared(tx),
    'syllabusAreas',
    weights.map(({ examId, perMille }) => ({ examId, knowledgeAreaId: areaId, weightPerMille: perMille })),
    { key: ['examId', 'knowledgeAreaId'] },
  );
