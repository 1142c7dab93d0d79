import type { api } from '@abhyas/contract';
import type { Redemption } from '@abhyas/contract/codes/shapes';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { codeBatchesById } from '../making/code-batches.store.ts';
import { titlesOfThings, withTitles } from '../making/code-things.ts';
import { listRedeemedBy, type StoredCode } from '../making/codes.store.ts';

/** Codes as those see them who redeemed them. */
export async function presentRedemptions(ctx: Context, codes: readonly StoredCode[]): Promise<Redemption[]> {
  const batches = await codeBatchesById(ctx, [...new Set(codes.map(({ batchId }) => batchId))]);
  const titles = await titlesOfThings(
    ctx,
    [...batches.values()].flatMap(({ things }) => things),
  );
  return codes.flatMap(({ id, batchId, lastFour, redeemedAt, opensUntil }) =>
    redeemedAt === null
      ? []
      : {
          codeId: id,
          lastFour,
          things: withTitles(batches.get(batchId)?.things ?? [], titles),
          redeemedAt: redeemedAt.toISOString(),
          opensUntil: opensUntil?.toISOString() ?? null,
        },
  );
}

/** The codes that the caller redeemed, the newest first. */
export async function listMyCodes(ctx: Context): Promise<Answer<typeof api.codes.listMyCodes>> {
  return { rows: await presentRedemptions(ctx, await listRedeemedBy(ctx, actorOf(ctx).accountId)) };
}
