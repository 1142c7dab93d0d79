import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { listTwins } from './twins.store.ts';

type Endpoint = typeof api.questions.findTwins;

/** Questions that say the same by normalised words and formulas, whatever their key: who writes one is warned of its twin. */
export async function findTwins(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  return { rows: await listTwins(ctx, fingerprint(body.content), body.questionId) };
}
