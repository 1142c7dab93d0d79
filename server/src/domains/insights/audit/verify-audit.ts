import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { verifyAudit as verifyLog } from '../../audit/index.ts';

/** Whether the log of one's own institute is whole: the first fault, or none. */
export function verifyAudit(ctx: Context): Promise<Answer<typeof api.insights.verifyAudit>> {
  return verifyLog(ctx);
}
