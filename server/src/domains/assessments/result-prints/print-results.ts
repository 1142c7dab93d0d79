import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { analysed } from '../analysis/analysed.ts';
import { askPrint } from './ask-print.ts';

type Endpoint = typeof api.assessments.printResults;

/** Asks for the results of a paper as PDF. Which version is meant is settled now, not when its turn comes. */
export async function printResults(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { paperId } = params;
  const { batchId, language } = body;
  const { version } = await analysed(ctx, paperId, body);
  if (batchId !== undefined && !(await namesOfBatches(ctx, [batchId])).has(batchId)) fail('NOT_FOUND');
  const choices = { version: version.version, ...(batchId !== undefined && { batchId }), language };
  return askPrint(
    ctx,
    { document: 'results', paperId, choices },
    {
      action: 'analysis.exported',
      subjectKind: 'paper',
      subjectId: paperId,
      details: { version: version.version, batchId: batchId ?? null, format: 'pdf' },
    },
  );
}
