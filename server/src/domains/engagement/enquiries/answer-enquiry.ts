import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { courseBriefs } from '../../courses/index.ts';
import { notify } from '../../notices/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { type AnswerWay, lockEnquiry, saveAnswer, type StoredEnquiry } from './enquiries.store.ts';

type Reply = typeof api.engagement.answerEnquiry;
/** Answers an enquiry once. To a visitor who left a number nothing is sent: what was said on the phone is written down. */
export function answerEnquiry(ctx: Context, { params, body }: Input<Reply>): Promise<Answer<Reply>> {
  const { enquiryId } = params;
  return inTransaction(ctx, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId);
    const title = (await courseBriefs(tx, [enquiry.courseId])).get(enquiry.courseId)?.title ?? '';
    const way = await tell(tx, enquiry, title, body.answer);
    await saveAnswer(tx, enquiryId, { answer: body.answer, answeredBy: actorOf(ctx).accountId, way });
    await record(tx, { action: 'enquiry.answered', subjectKind: 'course', subjectId: enquiry.courseId });
    return { way };
  });
}

async function tell(
  tx: TransactionContext,
  { id, accountId, contact, courseId, message }: StoredEnquiry,
  title: string,
  answer: string,
): Promise<AnswerWay> {
  if (accountId !== null) {
    const params = { title, answer };
    await notify(tx, {
      kind: 'enquiry.answered',
      accountIds: [accountId],
      params,
      link: `/courses/${courseId}`,
      key: id,
    });
    return 'notice';
  }
  if (!contact.includes('@')) return 'call';
  const institute = (await settingsOf(tx.instituteId))?.name ?? '';
  await queueMessage(tx, {
    about: 'enquiry',
    kind: 'mail',
    to: contact,
    values: { institute },
    subject: `${institute}: ${title}`,
    text: `${answer}\n\n${institute}\n\n> ${message.replaceAll('\n', '\n> ')}`,
  });
  return 'mail';
}
