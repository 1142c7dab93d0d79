import { imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { requirePictures, requireWords } from './ask-doubt.ts';
import { settleStanding } from '../doubts/doubt-standing.ts';
import { lockDoubt } from '../doubts/doubts.store.ts';
import { insertReply } from '../doubts/replies.store.ts';
import { notifyReaders, notifyTeachers } from '../doubts/notify-about-doubts.ts';

/**
 * Writes an answer under a doubt, of staff or of a fellow learner. Who asked and who follows are told; where the asker says more after a
 * teacher’s answer, the teachers are. DOUBT_EMPTY, DOUBT_PICTURE, DOUBT_HIDDEN.
 */
export async function writeReply(ctx: Context, doubtId: string, body: RichTextDoc): Promise<void> {
  if (toText(body).trim() === '' && imagesOf(body).length === 0) fail('DOUBT_EMPTY');
  await requirePictures(ctx, body);
  const { accountId, kind } = actorOf(ctx);
  const teacher = kind !== 'student';
  await inTransaction(ctx, async (tx) => {
    if (!teacher) await requireWords(tx);
    const doubt = await lockDoubt(tx, doubtId);
    if (doubt.hiddenAt) fail('DOUBT_HIDDEN');
    const reply = { id: newId(), doubtId, accountId, teacher, body };
    await insertReply(tx, reply);
    await settleStanding(tx, doubt, doubt.acceptedReplyId);
    await record(tx, {
      action: 'doubt.replied',
      subjectKind: 'doubt',
      subjectId: doubtId,
      details: { replyId: reply.id, teacher },
    });
    await notifyReaders(tx, doubt, reply);
    if (doubt.accountId === accountId && doubt.state === 'answered') await notifyTeachers(tx, doubt);
  });
}
