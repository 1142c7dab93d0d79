import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';

/** The number of the institute whose host was called, for clients that ask for it before anything else (spec §8). */
export function getPid({ instituteId }: Context): Answer<typeof api.tenancy.getPid> {
  return { responseCode: instituteId, pid: 'ALL' };
}
