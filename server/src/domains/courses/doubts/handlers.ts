import type { api } from '@abhyas/contract';
import type { doubts } from '@abhyas/contract/courses/doubts';
import { actorOf } from '../../../kernel/context.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { awaitDoubtNews, awaitQueueNews } from '../doubt-news/await-doubt-news.ts';
import { answerDoubt } from '../doubt-queue/answer-doubt.ts';
import { listDoubtQueue } from '../doubt-queue/list-doubt-queue.ts';
import { moderateDoubt } from '../doubt-queue/moderate-doubt.ts';
import { reportDoubt } from '../doubt-queue/report-doubt.ts';
import { acceptReplyAsStaff, showDoubtToStaff } from '../doubt-queue/show-doubt-to-staff.ts';
import { acceptReply } from '../doubt-writing/accept-reply.ts';
import { askDoubt } from '../doubt-writing/ask-doubt.ts';
import { editDoubt } from '../doubt-writing/edit-doubt.ts';
import { canAcceptReply } from './doubt-policies.ts';
import { findSimilarDoubts } from '../doubt-writing/find-similar-doubts.ts';
import { followDoubt } from '../doubt-writing/follow-doubt.ts';
import { listDoubts } from './list-doubts.ts';
import { replyToDoubt } from '../doubt-writing/reply-to-doubt.ts';
import { seenDoubt, showDoubt } from './show-doubt.ts';
import { uploadDoubtPicture } from '../doubt-writing/upload-doubt-picture.ts';
import { withdrawDoubt } from '../doubt-writing/withdraw-doubt.ts';

type Doubts = Pick<typeof api.courses, keyof typeof doubts>;

/** Endpoint → use case; what a learner changed is answered with the thread as it stands then. */
export const doubtHandlers: Handlers<Doubts> = {
  listDoubts,
  awaitDoubtNews,
  findSimilarDoubts,
  askDoubt,
  showDoubt,
  editDoubt: async (ctx, { params, body }) => {
    await seenDoubt(ctx, params.doubtId);
    await editDoubt(ctx, params.doubtId, body);
    return showDoubt(ctx, { params });
  },
  withdrawDoubt: async (ctx, { params }) => {
    await seenDoubt(ctx, params.doubtId);
    await withdrawDoubt(ctx, params.doubtId);
    return { withdrawn: true };
  },
  replyToDoubt: async (ctx, { params, body }) => {
    await seenDoubt(ctx, params.doubtId);
    await replyToDoubt(ctx, params.doubtId, body.body);
    return showDoubt(ctx, { params });
  },
  acceptReply: async (ctx, { params, body }) => {
    await seenDoubt(ctx, params.doubtId);
    await acceptReply(ctx, params.doubtId, body.replyId, (doubt) => canAcceptReply(actorOf(ctx), doubt));
    return showDoubt(ctx, { params });
  },
  followDoubt: async (ctx, { params, body }) => {
    await followDoubt(ctx, params.doubtId, body.on);
    return showDoubt(ctx, { params });
  },
  reportDoubt,
  uploadDoubtPicture,
  listDoubtQueue,
  awaitQueueNews,
  showDoubtToStaff,
  answerDoubt,
  acceptReplyAsStaff,
  moderateDoubt,
};
