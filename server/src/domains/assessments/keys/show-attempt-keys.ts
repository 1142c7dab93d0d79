import type { api } from '@abhyas/contract';
import type { AttemptKeys } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { seenResult } from '../visibility/seen-result.ts';
import { findWindow, listChallenges } from './challenges.store.ts';
import { type Issue, listFirstAnswers, listIssues } from './issues.store.ts';
import { type DecidedVerdict, listDecided } from '../marking/verdicts.store.ts';

/** What became of the keys of an attempt's paper: for its student, and for staff who read results. */
export async function showAttemptKeys(
  ctx: Context,
  { params: { attemptId } }: Input<(typeof api.assessments)['showAttemptKeys']>,
): Promise<AttemptKeys> {
  const { attempt } = await seenResult(ctx, attemptId);
  const { paperId, paperVersion, accountId } = attempt;
  const until = await findWindow(ctx, paperId);
  const challenges = await listChallenges(ctx, paperId, { version: paperVersion, accountId });
  const decided = await listDecided(ctx, paperId, { version: paperVersion });
  const issues = await listIssues(ctx, attemptId);
  return {
    until: until?.toISOString() ?? null,
    open: until !== null && until > ctx.clock.now(),
    challenges: challenges.map(({ questionId, claim, text, state, answer, madeAt }) => ({
      questionId,
      claim,
      text,
      state,
      answer,
      at: madeAt.toISOString(),
    })),
    verdicts: lastOf(decided.filter(({ applied }) => applied)).map((verdict) => ({
      questionId: verdict.questionId,
      kind: verdict.kind,
      keys: [...verdict.keys],
      population: verdict.population,
      reason: verdict.reason,
      at: verdict.decidedAt.toISOString(),
    })),
    issues:
      issues.length > 1 ? presentIssues(issues, await listFirstAnswers(ctx, attemptId)) : presentIssues(issues, []),
  };
}

/** The newest verdict about each question; one that keeps the published key says nothing. */
function lastOf(decided: readonly DecidedVerdict[]): DecidedVerdict[] {
  const last = new Map<string, DecidedVerdict>();
  for (const one of decided) if (!last.has(one.questionId)) last.set(one.questionId, one);
  return [...last.values()].filter(({ kind }) => kind !== 'keep');
}

/** The newest first. What changed is known between issues that rest on the same marking. */
function presentIssues(issues: readonly Issue[], answers: readonly MarkedAnswer[]): AttemptKeys['issues'] {
  const first = new Map(answers.map(({ questionId, marks }) => [questionId, marks]));
  const marksIn = ({ corrected }: Issue, id: string) => corrected?.[id]?.marks ?? first.get(id) ?? 0;
  const since = issues.findLastIndex(({ round }) => round === 0);
  return issues
    .map((issue, at) => {
      const before = issues[at - 1];
      const ids = before && at - 1 > since ? Object.keys(issue.corrected ?? {}) : [];
      return {
        resultVersion: issue.resultVersion,
        marks: issue.marks,
        right: issue.right,
        wrong: issue.wrong,
        partial: issue.partial,
        unanswered: issue.unanswered,
        at: issue.at.toISOString(),
        changed: ids
          .map((questionId) => ({
            questionId,
            before: marksIn(before!, questionId),
            after: marksIn(issue, questionId),
          }))
          .filter((change) => change.before !== change.after),
      };
    })
    .toReversed();
}
