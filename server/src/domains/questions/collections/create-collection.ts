import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { collectionLimits } from '@abhyas/contract/questions/collections';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import {
  addMembers,
  countMembers,
  insertCollection,
  listCollectionRows,
  requireFreeName,
} from './collections.store.ts';

type Create = typeof api.questions.createCollection;
/** Keeps chosen questions under a name. COLLECTION_NAME_TAKEN, COLLECTIONS_FULL. */
export function createCollection(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const collectionId = newId();
  return inTransaction(ctx, async (tx) => {
    await lockByName(tx, 'questions.collections');
    await requireFreeName(tx, body.name);
    const { collections } = collectionLimits;
    if ((await listCollectionRows(tx)).length >= collections) fail('COLLECTIONS_FULL', { most: collections });
    await insertCollection(tx, collectionId, body.name);
    await addMembers(tx, collectionId, body.questionIds);
    await record(tx, {
      action: 'collection.created',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { title: body.name, questions: body.questionIds.length },
    });
    return { collectionId, questions: await countMembers(tx, collectionId) };
  });
}
