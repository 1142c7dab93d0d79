import type { api } from '@abhyas/contract';
import type { Acted } from '@abhyas/contract/assessments/invigilation';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { actOnAttempts, giveMinutes } from './act-on-attempts.ts';

type Endpoints = typeof api.assessments;

/** More time for one, several or everyone who sits now. */
export function extendAttempts(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoints['extendAttempts']>,
): Promise<Acted> {
  return actOnAttempts(ctx, { paperId, ...giveMinutes(body), kind: 'extended' });
}
