import type { api } from '@abhyas/contract';
import type { StaffThread } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { settleStanding } from '../doubts/doubt-standing.ts';
import { type Doubt, lockDoubt } from '../doubts/doubts.store.ts';
import { listReplies, setReplyHidden } from '../doubts/replies.store.ts';
import { notifyHidden } from '../doubts/notify-about-doubts.ts';
import { decideReports } from './reports.store.ts';
import { showDoubtToStaff } from './show-doubt-to-staff.ts';

type Endpoint = typeof api.courses.moderateDoubt;
type Verdict = Input<Endpoint>['body']['verdict'];

const actions: Readonly<Record<Verdict, string>> = { hide: 'doubt.hidden', show: 'doubt.shown', keep: 'doubt.kept' };

/** Hides a doubt or an answer, shows it again, or keeps what was reported; open reports of it are closed with that. DOUBT_REASON. */
export async function moderateDoubt(ctx: Context, { params, body }: Input<Endpoint>): Promise<StaffThread> {
  const { replyId, verdict, reason } = body;
  if (verdict === 'hide' && reason === '') fail('DOUBT_REASON');
  await inTransaction(ctx, async (tx) => {
    const doubt = await lockDoubt(tx, params.doubtId);
    const { accountId: by } = actorOf(tx);
    const written = replyId === null ? { ...doubt, teacher: false } : await replyOf(tx, doubt, replyId);
    const hidden = verdict === 'hide' ? { by, reason } : null;
    if (verdict !== 'keep') {
      if (replyId !== null) await setReplyHidden(tx, replyId, hidden);
      await settleStanding(tx, doubt, doubt.acceptedReplyId, replyId === null ? hiddenColumns(tx, hidden) : {});
    }
    await decideReports(tx, doubt.id, replyId, by);
    await record(tx, {
      action: actions[verdict],
      subjectKind: 'doubt',
      subjectId: doubt.id,
      reason,
      details: { replyId },
    });
    if (hidden && !written.hiddenAt) await notifyHidden(tx, doubt, written, reason);
  });
  return showDoubtToStaff(ctx, { params });
}

const replyOf = async (tx: TransactionContext, doubt: Doubt, replyId: string) =>
  (await listReplies(tx, doubt.id)).find(({ id }) => id === replyId) ?? fail('NOT_FOUND');

const hiddenColumns = (tx: TransactionContext, hidden: { readonly by: string; readonly reason: string } | null) => ({
  hidden_at: hidden && tx.clock.now(),
  hidden_by: hidden?.by ?? null,
  hidden_reason: hidden?.reason ?? null,
});
