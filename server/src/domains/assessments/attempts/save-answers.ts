import type { api } from '@abhyas/contract';
import type { AnswerWrite, AttemptStanding } from '@abhyas/contract/assessments/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { cachedBeside } from '../../../kernel/cached.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { getAttempt } from '../answers/attempts.store.ts';
import { presentStanding } from './standing.ts';
import { answerWriter } from '../answers/answer-writer.ts';
import { type Membership, ownMembership } from '../answers/membership.ts';
import type { Connect, Saved } from '../answers/save-statement.store.ts';

/** One writer for each pool of answer connections; a process has one. */
const writerOf = cachedBeside((connect: Connect) => answerWriter(connect));

/** Saves what a console sends. Each write gets its verdict after it is on disk; what came after the close is kept as evidence. */
export async function saveAnswers(
  ctx: Context,
  { params: { attemptId }, body: { seat, writes } }: Input<typeof api.assessments.saveAnswers>,
): Promise<Reply<typeof api.assessments.saveAnswers>> {
  const { accountId } = actorOf(ctx);
  const membership = await ownMembership(ctx, attemptId);
  refuseForeignQuestions(writes, membership);
  const saved = await writerOf(runtime().answers.connect).save(
    ctx.instituteId,
    writes.map((write) => ({
      ...write,
      attemptId,
      accountId,
      seat,
      section: membership.sections.get(write.questionId)!,
    })),
    ctx.clock,
  );
  return {
    verdicts: saved.map(({ verdict }) => (verdict === 'busy' ? 'refused' : verdict)),
    standing: await standingAfter(ctx, attemptId, membership, saved),
  };
}

function refuseForeignQuestions(writes: readonly AnswerWrite[], { sections }: Membership): void {
  const foreign = writes.flatMap(({ questionId }, at) => (sections.has(questionId) ? [] : [at]));
  if (foreign.length > 0)
    failFields(
      'INVALID_INPUT',
      foreign.map((at) => ({ path: `body.writes.${at}.questionId`, messageKey: 'errors.fields.unknown' })),
    );
}

/** The statement that saved says how the attempt stands, so that the hot path asks nothing more. */
async function standingAfter(
  ctx: Context,
  attemptId: string,
  { graceSeconds }: Membership,
  saved: readonly Saved[],
): Promise<AttemptStanding> {
  const now = ctx.clock.now();
  const standing = saved.at(-1)?.standing;
  if (!standing) return presentStanding(await getAttempt(ctx, attemptId), now);
  return {
    attemptId,
    graceSeconds,
    seat: standing.seat,
    state: standing.state,
    deadline: standing.deadline.toISOString(),
    pausedAt: standing.pausedAt?.toISOString() ?? null,
    sectionEnds: standing.sectionEnds?.map((end) => end.toISOString()) ?? null,
    now: now.toISOString(),
  };
}
