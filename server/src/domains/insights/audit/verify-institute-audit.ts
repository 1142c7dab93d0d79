import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { verifyAudit } from '../../audit/index.ts';
import { placeOfLog } from './place-of-log.ts';

type Verify = typeof api.insights.verifyInstituteAudit;
/** Whether the log of another institute is whole: the first fault, or none. */
export async function verifyInstituteAudit(ctx: Context, { params }: Input<Verify>): Promise<Answer<Verify>> {
  return verifyAudit(await placeOfLog(ctx, params.instituteId));
}
