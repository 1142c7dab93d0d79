import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { openEntry } from '../../audit/index.ts';
import { placeOfLog } from './place-of-log.ts';
import { presentEntry } from './present-entry.ts';

type Show = typeof api.insights.showInstituteAuditEntry;
/** One entry of another institute's log with everything that it says. */
export async function showInstituteAuditEntry(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const there = await placeOfLog(ctx, params.instituteId);
  return presentEntry(there, await openEntry(there, params.entryId), true);
}
