import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { canEdit, canReview } from '../policies.ts';
import { asksForReviews } from '../bank/review-state.ts';
import { reviewProblems } from './review-problems.ts';
import { getReview, listAuthors, listDecisions, type Review } from '../bank/review.store.ts';
import { duplicatesOf } from './find-duplicates.ts';

type Endpoint = typeof api.questions.showReview;

/** Where a question stands, what hinders sending it, its duplicates, and every decision about it, the newest first. */
export async function showReview(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { questionId } = params;
  const review = await getReview(ctx, questionId);
  const question = await getQuestion(ctx, questionId);
  const [authors, decisions] = [await listAuthors(ctx, questionId), await listDecisions(ctx, questionId)];
  const names = await namesOf(ctx, [...new Set([...authors, ...decisions.flatMap(({ by }) => by ?? [])])]);
  const nameOf = (id: string) => names.get(id)?.name ?? null;
  const isOpen = review.state !== 'approved';
  return {
    state: review.state,
    round: review.round,
    version: review.version,
    keyVersion: review.keyVersion,
    authors: authors.map((id) => ({ id, name: nameOf(id) ?? '' })),
    sentAt: review.sentAt?.toISOString() ?? null,
    approved: approvedOf(review),
    problems: isOpen
      ? (await reviewProblems(question)).map(({ values, ...rest }) => ({ ...rest, ...(values && { values }) }))
      : [],
    duplicates: isOpen ? await duplicatesOf(ctx, { content: question.en, key: question.key, questionId }) : [],
    history: decisions.map(({ by, at, ...decision }) => ({
      ...decision,
      by: by === null ? null : nameOf(by),
      at: at.toISOString(),
    })),
    ...(await rightsOf(ctx, review, authors)),
  };
}

function approvedOf({ approvedVersion, approvedKeyVersion, approvedLanguages }: Review): Answer<Endpoint>['approved'] {
  if (approvedVersion === null || approvedKeyVersion === null) return null;
  return {
    version: approvedVersion,
    keyVersion: approvedKeyVersion,
    languages: (approvedLanguages ?? ['en']) as Language[],
  };
}

async function rightsOf(
  ctx: Context,
  { state }: Review,
  authors: readonly string[],
): Promise<Pick<Answer<Endpoint>, 'can' | 'own'>> {
  const on = await asksForReviews(ctx);
  const actor = actorOf(ctx);
  const own = authors.includes(actor.accountId);
  return {
    own,
    can: {
      submit: on && state === 'draft' && canEdit(actor),
      withdraw: on && state === 'in_review' && canEdit(actor),
      decide: on && state === 'in_review' && canReview(actor) && !own,
    },
  };
}
