import { isDeepStrictEqual } from 'node:util';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { acceptGroup } from './accept-group.ts';
import { getGroup, insertStem, saveMembers, updateGroup } from './groups.store.ts';

type Endpoint = typeof api.questions.saveQuestionGroup;

/** Changes a group. Other words of the stem are a new version; papers keep theirs. CONFLICT where somebody wrote one since the caller looked. */
export async function saveQuestionGroup(
  ctx: Context,
  { params: { groupId }, body }: Input<Endpoint>,
): Promise<Answer<Endpoint>> {
  return inTransaction(ctx, async (tx) => {
    const before = await getGroup(tx, groupId, true);
    if (before.version !== body.version) fail('CONFLICT');
    const stem = await acceptGroup(tx, body, groupId);
    const isNew = !isDeepStrictEqual(stem, before.stem);
    const group = { id: groupId, title: body.title, version: before.version + (isNew ? 1 : 0), stem };
    if (isNew) await insertStem(tx, group);
    await updateGroup(tx, group);
    await saveMembers(tx, groupId, body.questionIds);
    await record(tx, {
      action: 'question_group.saved',
      subjectKind: 'question_group',
      subjectId: groupId,
      details: { title: body.title, version: group.version, questions: body.questionIds.length },
    });
    return { groupId, version: group.version };
  });
}
