import type { FieldError } from '@abhyas/contract/envelope';
import type { GroupDraft, GroupStem } from '@abhyas/contract/questions/groups';
import { formulasOf, imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { addressesOf } from '../../media/index.ts';
import { checkFormulas, foreseeDocs, modernTex } from '../bank/check-question.ts';
import { mediaIn } from '../bank/present-question.ts';
import { lockMembers } from './groups.store.ts';

/**
 * Holds a group to its rules: GROUP_INVALID names the fields (no words, a formula that cannot be typeset, a picture or a question that
 * the institute has not, a question named twice), GROUP_QUESTION_TAKEN the questions that another group has. The stem comes back in the form to be stored.
 */
export async function acceptGroup(
  tx: TransactionContext,
  { stem: { en, hi }, questionIds }: GroupDraft,
  groupId: string,
): Promise<GroupStem> {
  await foreseeDocs(hi ? [en, hi] : [en]);
  const problems = [
    ...(await stemProblems(tx, 'body.stem.en', en)),
    ...(hi ? await stemProblems(tx, 'body.stem.hi', hi) : []),
  ];
  const found = await lockMembers(tx, questionIds);
  const places = new Map(found.map((one) => [one.id, one]));
  questionIds.forEach((id, i) => {
    const path = `body.questionIds.${i}`;
    if (!places.has(id)) problems.push({ path, messageKey: 'questions.groups.checks.gone' });
    else if (questionIds.indexOf(id) < i) problems.push({ path, messageKey: 'questions.groups.checks.repeated' });
  });
  if (problems.length > 0) failFields('GROUP_INVALID', problems);
  const taken = found.filter((one) => one.groupId !== null && one.groupId !== groupId);
  if (taken.length > 0)
    fail('GROUP_QUESTION_TAKEN', { questions: taken.map(({ number }) => `Q-${number}`).join(', ') });
  return { en: modernTex(en), ...(hi && { hi: modernTex(hi) }) };
}

async function stemProblems(tx: TransactionContext, path: string, doc: RichTextDoc): Promise<FieldError[]> {
  const isBlank = toText(doc) === '' && formulasOf(doc).length === 0 && imagesOf(doc).length === 0;
  if (isBlank) return [{ path, messageKey: 'questions.groups.checks.stemMissing' }];
  const wanted = mediaIn([doc]);
  const known = await addressesOf(tx, wanted);
  return [
    ...checkFormulas(path, doc).map(({ code, ...place }) => ({ ...place, messageKey: `questions.checks.${code}` })),
    ...wanted
      .filter((mediaId) => !known.has(mediaId))
      .map(() => ({ path, messageKey: 'questions.checks.pictureUnknown' })),
  ];
}
