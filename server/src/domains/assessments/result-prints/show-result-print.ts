import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findFile } from '../../../kernel/made-files/made-files.store.ts';
import { presentFile } from '../../../kernel/made-files/made-files.ts';
import { resultPrint } from './write-result-print.ts';

type Endpoint = typeof api.assessments.showResultPrint;

/** How far a file is. Another may not read the batch that it is of, so it is there for who asked for it alone. */
export async function showResultPrint(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const print = await findFile(ctx, resultPrint, params.printId);
  return print?.askedBy === actorOf(ctx).accountId ? presentFile(ctx, print) : fail('NOT_FOUND');
}
