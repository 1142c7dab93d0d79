import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listEntries } from './list-entries.ts';
import { placeOfLog } from './place-of-log.ts';

type List = typeof api.insights.listInstituteAuditEntries;
/** One page of another institute's log for an employee of the provider, the newest first. */
export async function listInstituteAuditEntries(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  return listEntries(await placeOfLog(ctx, params.instituteId), query, true);
}
