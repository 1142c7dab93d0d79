import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { lockCollection, removeCollectionRows } from './collections.store.ts';

type Remove = typeof api.questions.removeCollection;
/** Removes a set; its questions stay in the bank. */
export function removeCollection(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  return inTransaction(ctx, async (tx) => {
    const { name } = await lockCollection(tx, params.collectionId);
    await removeCollectionRows(tx, params.collectionId);
    await record(tx, {
      action: 'collection.removed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { title: name },
    });
    return {};
  });
}
