import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { listDuplicates } from './duplicates.store.ts';

type Endpoint = typeof api.questions.findDuplicates;

/** Questions that say the same by normalised words and formulas, whatever their key: who writes one is warned of its duplicate. */
export async function findDuplicates(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  return { rows: await listDuplicates(ctx, fingerprint(body.content), body.questionId) };
}
