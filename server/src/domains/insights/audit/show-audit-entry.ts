import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { openEntry } from '../../audit/index.ts';
import { presentEntry } from './present-entry.ts';

type Show = typeof api.insights.showAuditEntry;
/** One entry of one's own institute's log with everything that it says. */
export async function showAuditEntry(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return presentEntry(ctx, await openEntry(ctx, params.entryId), false);
}
