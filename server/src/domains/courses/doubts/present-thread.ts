import type { DoubtAuthor, DoubtReply, DoubtRow, DoubtThread } from '@abhyas/contract/courses/doubts';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { imagesIn } from '../../questions/index.ts';
import { canAcceptReply, canAnswerDoubts, canEditDoubt, canReport } from './doubt-policies.ts';
import { type Doubt, followedAmong } from './doubts.store.ts';
import { type DoubtAnswer, isAnswered, listReplies } from './replies.store.ts';
import { shortName } from './short-name.ts';

/** Nothing: what others wrote and staff hid is not shown to learners. */
const nothing: RichTextDoc = { type: 'doc', content: [] };

/** Names as this viewer sees them: staff see whole names, learners those of teachers. */
export async function authorsFor(
  ctx: Context,
  writers: readonly { readonly accountId: string | null; readonly teacher: boolean }[],
): Promise<(writer: { readonly accountId: string | null; readonly teacher: boolean }) => DoubtAuthor> {
  const viewer = actorOf(ctx);
  const ids = writers.map(({ accountId }) => accountId).filter((id) => id !== null);
  const names = await namesOf(ctx, [...new Set(ids)]);
  return ({ accountId, teacher }) => {
    const name = (accountId !== null && names.get(accountId)?.name) || '';
    const whole = teacher || viewer.kind !== 'student';
    return { name: whole ? name : shortName(name), teacher, own: accountId === viewer.accountId };
  };
}

const asker = ({ accountId }: Doubt) => ({ accountId, teacher: false });

/** Doubts as lines of a list. */
export async function presentRows(ctx: Context, doubts: readonly Doubt[]): Promise<DoubtRow[]> {
  const { accountId } = actorOf(ctx);
  const author = await authorsFor(ctx, doubts.map(asker));
  const followed = await followedAmong(
    ctx,
    accountId,
    doubts.map(({ id }) => id),
  );
  return doubts.map((doubt) => ({
    doubtId: doubt.id,
    lessonId: doubt.lessonId,
    title: doubt.title,
    pin: doubt.pin,
    state: doubt.state,
    author: author(asker(doubt)),
    askedAt: doubt.askedAt.toISOString(),
    editedAt: doubt.editedAt?.toISOString() ?? null,
    replies: doubt.replies,
    followers: doubt.followers,
    following: doubt.accountId === accountId || followed.has(doubt.id),
  }));
}

/** A doubt with its answers, as the caller may see it. Learners see nothing of what staff hid, but for their own words. */
export async function presentThread(ctx: Context, doubt: Doubt): Promise<DoubtThread> {
  const actor = actorOf(ctx);
  const staff = actor.kind !== 'student';
  const all = await listReplies(ctx, doubt.id);
  const replies = all.filter((reply) => staff || !reply.hiddenAt || reply.accountId === actor.accountId);
  const author = await authorsFor(ctx, [asker(doubt), ...replies]);
  const [row] = await presentRows(ctx, [doubt]);
  const mayAccept = staff ? canAnswerDoubts(actor) : canAcceptReply(actor, doubt);
  const open = !doubt.hiddenAt;
  return {
    ...row!,
    courseId: doubt.courseId,
    lesson: doubt.lesson,
    lessonKind: doubt.lessonKind,
    body: doubt.hiddenAt && !staff && doubt.accountId !== actor.accountId ? nothing : doubt.body,
    hidden: doubt.hiddenAt && { reason: doubt.hiddenReason ?? '' },
    answers: replies.map((reply) => ({
      ...presentReply(reply, author(reply), doubt),
      can: {
        accept: open && mayAccept && !reply.hiddenAt,
        report: !staff && canReport(actor, reply) && !reply.hiddenAt,
      },
    })),
    images: await imagesIn(ctx, [doubt.body, ...replies.map(({ body }) => body)]),
    can: {
      answer: open && (!staff || canAnswerDoubts(actor)),
      accept: open && mayAccept,
      report: !staff && canReport(actor, doubt) && open,
      follow: !staff && doubt.accountId !== actor.accountId && open,
      edit: !staff && canEditDoubt(actor, doubt) && open && !isAnswered(doubt, all),
    },
  };
}

const presentReply = (reply: DoubtAnswer, author: DoubtAuthor, doubt: Doubt): Omit<DoubtReply, 'can'> => ({
  replyId: reply.id,
  author,
  body: reply.body,
  at: reply.writtenAt.toISOString(),
  accepted: reply.id === doubt.acceptedReplyId,
  hidden: reply.hiddenAt && { reason: reply.hiddenReason ?? '' },
});
