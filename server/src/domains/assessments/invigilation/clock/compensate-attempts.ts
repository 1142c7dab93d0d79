import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { actOnAttempts, giveMinutes } from './act-on-attempts.ts';

type Endpoints = typeof api.assessments;

/** exams: lost time is credited on the server, with a reason. The clock moves as by an extension; the record says why it was owed. */
export function compensateAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['compensateAttempts']>,
): Promise<Acted> {
  return actOnAttempts(ctx, { paperId, ...giveMinutes(body), kind: 'compensated' });
}
