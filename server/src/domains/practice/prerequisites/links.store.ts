import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, removeRows, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { type ChapterLink, listSyllabusLinks } from '../../taxonomy/index.ts';

/** Whether the institute keeps a list of its own for an exam. */
export async function hasOwnLinks(ctx: Bound, examId: number): Promise<boolean> {
  const query = rows(ctx).selectFrom('practiceLinkExams').select('examId').where('examId', '=', examId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Which chapters of an exam rest on which: as the institute says, else as the provider does. */
export async function listLinks(ctx: Bound, examId: number): Promise<ChapterLink[]> {
  if (!(await hasOwnLinks(ctx, examId))) return listSyllabusLinks(ctx, examId);
  return rows(ctx)
    .selectFrom('practiceLinks')
    .select(['chapterId', 'beforeId'])
    .where('examId', '=', examId)
    .orderBy('chapterId')
    .orderBy('beforeId')
    .execute();
}

/** Writes the institute's whole list for an exam. */
export async function saveLinks(tx: TransactionContext, examId: number, links: readonly ChapterLink[]): Promise<void> {
  await removeRows(tx, 'practiceLinks', { examId });
  await insertRows(
    tx,
    'practiceLinks',
    links.map(({ chapterId, beforeId }) => ({ examId, chapterId, beforeId })),
  );
  await upsertRows(tx, 'practiceLinkExams', { examId, changedAt: tx.clock.now() }, { key: ['examId'] });
}

/** The provider's list counts again. */
export async function removeLinks(tx: TransactionContext, examId: number): Promise<void> {
  await removeRows(tx, 'practiceLinks', { examId });
  await removeRows(tx, 'practiceLinkExams', { examId });
}
