import type { api } from '@abhyas/contract';
import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getForPaper, type PaperQuestion } from '../../questions/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { type DroppedQuestion, listDropped, listLastAsked } from './asked-before.store.ts';

type Endpoint = typeof api.assessments.listAskedBefore;

/**
 * What published tests did with questions that may stand in a paper: where they were asked last, and which of them a verdict dropped.
 * The verdict of the paper itself goes before that of another one.
 */
export async function listAskedBefore(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id: paperId } = await getPaper(ctx, params.paperId);
  const asked = new Map(
    (await listLastAsked(ctx, body.questionIds, { except: paperId })).map((row) => [row.questionId, row]),
  );
  const drops = Map.groupBy(await listDropped(ctx, body.questionIds), ({ questionId }) => questionId);
  const current = await getForPaper(ctx, [...drops.keys()]);
  const known = [...new Set([...asked.keys(), ...drops.keys()])];
  return {
    rows: known.map((questionId): QuestionRecord => {
      const last = asked.get(questionId);
      const dropped = drops.get(questionId) ?? [];
      const first = dropped.find((one) => one.paperId === paperId) ?? dropped[0];
      return {
        questionId,
        papers: last?.papers ?? 0,
        last: last ? { paperId: last.paperId, title: last.title, publishedAt: last.publishedAt.toISOString() } : null,
        dropped: first ? presentDrop(first, paperId, current.get(questionId)) : null,
      };
    }),
  };
}

const presentDrop = (
  { paperId, title, version, reason, questionVersion, keyVersion }: DroppedQuestion,
  builtId: string,
  now: PaperQuestion | undefined,
): QuestionRecord['dropped'] => ({
  paperId,
  title,
  version,
  here: paperId === builtId,
  reason,
  revised: now !== undefined && (now.version !== questionVersion || now.keyVersion !== keyVersion),
});
