import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { changePass } from '../grants/passes.store.ts';
import { ownPass } from './pause-pass.ts';
import { presentPass } from './present-passes.ts';

type Save = typeof api.passes.saveRenewal;
/** Whether the holder is reminded before the end; all stays open until then either way. */
export async function saveRenewal(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const pass = await inTransaction(ctx, async (tx) => {
    const own = await ownPass(tx, params.passId);
    await changePass(tx, own.id, body);
    return { ...own, ...body };
  });
  return presentPass(ctx, pass);
}
