import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { acceptGroup } from './accept-group.ts';
import { insertGroup, insertStem, saveMembers } from './groups.store.ts';

type Endpoint = typeof api.questions.createQuestionGroup;

/** Starts a group: version 1 of its stem, and its questions in their order. */
export async function createQuestionGroup(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const groupId = newId();
  await inTransaction(ctx, async (tx) => {
    const stem = await acceptGroup(tx, body, groupId);
    const group = { id: groupId, title: body.title, version: 1, stem };
    await insertGroup(tx, group);
    await insertStem(tx, group);
    await saveMembers(tx, groupId, body.questionIds);
    await record(tx, {
      action: 'question_group.created',
      subjectKind: 'question_group',
      subjectId: groupId,
      details: { title: body.title, questions: body.questionIds.length },
    });
  });
  return { groupId };
}
