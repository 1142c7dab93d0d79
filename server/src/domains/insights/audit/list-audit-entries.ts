import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listEntries } from './list-entries.ts';

type List = typeof api.insights.listAuditEntries;
/** One page of one's own institute's log, the newest first. */
export function listAuditEntries(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  return listEntries(ctx, query, false);
}
