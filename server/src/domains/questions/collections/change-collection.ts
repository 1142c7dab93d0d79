import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { collectionLimits } from '@abhyas/contract/questions/collections';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import {
  addMembers,
  countMembers,
  lockCollection,
  renameCollection,
  requireFreeName,
  takeMembers,
} from './collections.store.ts';

type Change = typeof api.questions.changeCollection;
/** Renames a set, or changes what is in it. COLLECTION_NAME_TAKEN, COLLECTIONS_FULL where it would hold too many. */
export function changeCollection(ctx: Context, { params, body }: Input<Change>): Promise<Answer<Change>> {
  const { collectionId } = params;
  return inTransaction(ctx, async (tx) => {
    await lockByName(tx, 'questions.collections');
    const { name } = await lockCollection(tx, collectionId);
    if (body.name !== undefined) {
      await requireFreeName(tx, body.name, collectionId);
      await renameCollection(tx, collectionId, body.name);
    }
    await takeMembers(tx, collectionId, body.remove);
    await addMembers(tx, collectionId, body.add);
    const questions = await countMembers(tx, collectionId);
    if (questions > collectionLimits.questions) fail('COLLECTIONS_FULL', { most: collectionLimits.questions });
    await record(tx, {
      action: 'collection.changed',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { title: body.name ?? name },
    });
    return { questions };
  });
}
