import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { findResultPrint } from './result-prints.store.ts';

type Endpoint = typeof api.assessments.showResultPrint;

/** How far a file is. Another may not read the batch that it is of, so it is there for who asked for it alone. */
export async function showResultPrint(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const print = await findResultPrint(ctx, params.printId);
  if (print?.askedBy !== actorOf(ctx).accountId) return fail('NOT_FOUND');
  const { id, state, progress, failure, pages, bytes, storageKey, expiresAt } = print;
  return {
    id,
    state,
    progress,
    failure,
    pages,
    bytes,
    expiresAt: expiresAt?.toISOString() ?? null,
    url: storageKey === null ? null : runtime().signer.sign(ctx.instituteId, storageKey, ctx.clock.now()),
  };
}
