import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { questionUsage } from './commits/usage.ts';
import { countDrafts, forgetDrafts, moveDrafts } from './drafts/owned-drafts.store.ts';
import { moveChanges } from './bulk/bulk.store.ts';
import { moveReviews } from './review/owned-reviews.store.ts';
import { forgetLife, listOwnLife, moveLife } from './life/owned-life.store.ts';
import { countAuthored, forgetLearnerHistory, listHistory, moveAuthored, moveHistory } from './history/owned.store.ts';

/**
 * What a student answered so far, and what an author wrote. A hand-over moves questions and imports; who wrote a version or a key of the
 * past stays with that version. Questions of somebody who is gone stay the institute's.
 */
export const questionsPersonalData: PersonalData = {
  domain: 'questions',
  tables: [
    'answer_history',
    'questions',
    'question_versions',
    'question_keys',
    'question_imports',
    'question_drafts',
    'question_bookmarks',
    'question_reports',
    'item_answers',
    'question_changes',
    'question_reviews',
    'question_translations',
  ],
  export: async (ctx: Context, accountId: string) => ({
    answerHistory: await toldHistory(ctx, accountId),
    ...(await listOwnLife(ctx, accountId)),
    questionsWritten: await countAuthored(ctx, accountId),
    questionsBegun: await countDrafts(ctx, accountId),
  }),
  erase: async (tx: TransactionContext, accountId: string) => {
    await forgetLearnerHistory(tx, accountId);
    await forgetDrafts(tx, accountId);
    await forgetLife(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveHistory(tx, from, to);
    await moveAuthored(tx, from, to);
    await moveDrafts(tx, from, to);
    await moveLife(tx, from, to);
    await moveChanges(tx, from, to);
    await moveReviews(tx, from, to);
  },
};

/** What one did before one may know it stays out: the copy of one's data tells no result earlier than its paper does. */
async function toldHistory(ctx: Context, accountId: string) {
  const secret = new Set(await questionUsage().secretFrom(ctx, accountId));
  return (await listHistory(ctx, accountId)).filter(({ question }) => !secret.has(question));
}
