import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isStudentHere } from '../../identity/index.ts';
import { sourcesInWords } from './sources.ts';
import { whyOpen } from './why-open.ts';

type Explain = typeof api.entitlements.explainAccess;
/** Why a student sees a thing, or does not, for the teacher who asks: every grant that opens it now and where it comes from. */
export async function explainAccess(ctx: Context, { params, query }: Input<Explain>): Promise<Answer<Explain>> {
  if (!(await isStudentHere(ctx, query.accountId))) fail('NOT_FOUND');
  const openings = await whyOpen(ctx, query.accountId, params);
  const words = await sourcesInWords(
    ctx,
    openings.map(({ source }) => source),
  );
  return {
    open: openings.length > 0,
    openings: openings.map((one) => ({ ...one, from: words.get(one.source) ?? { kind: 'other', name: null } })),
  };
}
