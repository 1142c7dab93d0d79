import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { presentPerson } from '../show-person.ts';

type Api = typeof api.identity;

/** Both accounts side by side: which one survives is the caller's choice. */
export async function previewMerge(
  ctx: Context,
  { query }: Input<Api['previewMerge']>,
): Promise<Answer<Api['previewMerge']>> {
  const [keep, remove] = [await presentPerson(ctx, query.keep), await presentPerson(ctx, query.remove)];
  if (!keep.can.merge || !remove.can.merge || query.keep === query.remove) fail('MERGE_STUDENTS');
  return { keep, remove };
}
