import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { mayReadBatches } from '../analysis/analysed.ts';
import { comparisonTaken } from '../analysis/compared/export-comparison.ts';
import { getPaper } from '../versions/papers.store.ts';
import { askPrint } from './ask-print.ts';

type Endpoint = typeof api.assessments.printComparison;

/** Asks for papers beside each other as PDF. NOT_FOUND: a paper that was never published, or a batch that may not be read. */
export async function printComparison(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { papers, batchId } = body;
  for (const id of papers) if ((await getPaper(ctx, id)).version === 0) fail('NOT_FOUND');
  if (batchId !== undefined && !(mayReadBatches(ctx) && (await namesOfBatches(ctx, [batchId])).has(batchId)))
    fail('NOT_FOUND');
  return askPrint(ctx, { document: 'comparison', choices: body }, comparisonTaken(body, 'pdf'));
}
