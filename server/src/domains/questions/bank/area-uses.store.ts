import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import type { AreaUses } from '../../taxonomy/index.ts';

/** How many questions of the bank lie in each area. */
async function countByArea(ctx: Context): Promise<Map<string, number>> {
  const found = await rows(ctx)
    .selectFrom('questions')
    .select(({ fn }) => ['knowledgeAreaId', fn.countAll<number>().as('many')])
    .where('removedAt', 'is', null)
    .groupBy('knowledgeAreaId')
    .execute();
  return new Map(found.map(({ knowledgeAreaId, many }) => [knowledgeAreaId, Number(many)]));
}

/** Questions, and rows of imports that are not written yet; drafts and changes that are undone find their area by its old id. */
export async function moveArea(tx: TransactionContext, from: string, to: string): Promise<number> {
  await rows(tx)
    .updateTable('questionImportRows')
    .set({ knowledgeAreaId: to })
    .where('knowledgeAreaId', '=', from)
    .execute();
  const { numUpdatedRows } = await rows(tx)
    .updateTable('questions')
    .set({ knowledgeAreaId: to, updatedAt: tx.clock.now() })
    .where('knowledgeAreaId', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const questionsOfAreas: AreaUses = { kind: 'questions', count: countByArea, move: moveArea };
