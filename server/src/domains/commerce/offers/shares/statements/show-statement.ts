import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../../kernel/context.ts';
import { requirePayee, statementOf } from './statement-of.ts';

type Show = typeof api.commerce.showStatement;
/** The statement of a payee for a month. NOT_FOUND for a payee whom the caller may not see. */
export async function showStatement(ctx: Context, { params, query }: Input<Show>): Promise<Answer<Show>> {
  return statementOf(ctx, await requirePayee(ctx, params.payeeId), query.month);
}
