import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { detailOf, theInstitute } from './institutes.ts';

type Show = typeof api.identity.showInstitute;
/** One institute as the provider sees it. */
export async function showInstitute(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return detailOf(ctx, await theInstitute(params.instituteId));
}
