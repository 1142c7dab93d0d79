import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findCode, lockCode, markBlocked } from '../making/codes.store.ts';
import { presentCodes } from './present-codes.ts';

type Block = typeof api.codes.blockCode;
/** Nobody may redeem a code from now on, or somebody may again. CODE_REDEEMED where it is too late. */
export async function blockCode(ctx: Context, { params, body }: Input<Block>): Promise<Answer<Block>> {
  await inTransaction(ctx, async (tx) => {
    const code = (await lockCode(tx, { id: params.codeId })) ?? fail('NOT_FOUND');
    if (code.redeemedAt !== null) fail('CODE_REDEEMED');
    if ((code.blockedAt !== null) === body.blocked) return;
    await markBlocked(tx, code.id, body.blocked ? tx.clock.now() : null);
    await record(tx, {
      action: body.blocked ? 'code.blocked' : 'code.reopened',
      subjectKind: 'code_batch',
      subjectId: code.batchId,
      details: { number: code.number, lastFour: code.lastFour },
    });
  });
  const code = (await findCode(ctx, params.codeId)) ?? fail('NOT_FOUND');
  const [presented = fail('NOT_FOUND')] = await presentCodes(ctx, [code]);
  return presented;
}
