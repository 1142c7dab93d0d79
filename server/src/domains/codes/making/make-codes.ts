import { type Context, inTransaction } from '../../../kernel/context.ts';
import { keyFor } from '../../../kernel/seal.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { changeCodeBatch, lockCodeBatch } from './code-batches.store.ts';
import { replaceCodes } from './codes.store.ts';
import { type Drawn, digestOf, drawCodes } from './draw-codes.ts';
import type { CodesAnswer, CodesQuestion } from './codes-worker.ts';

/** A hundred thousand digests, and thousands of QR codes, would hold up everybody else. */
export const askCodesThread = thread<CodesQuestion, CodesAnswer>(new URL('./codes-worker.ts', import.meta.url));

/** Codes of one institute are of no use in another. */
const keyOf = ({ instituteId }: Pick<Context, 'instituteId'>): Buffer => keyFor(`codes:${instituteId}`);

/** One code, drawn at once. */
export function drawOne(ctx: Pick<Context, 'instituteId'>): Drawn {
  const [drawn] = drawCodes(keyOf(ctx), 1);
  if (!drawn) throw new Error('no code was drawn');
  return drawn;
}

/** By which this institute knows a code. */
export const knownAs = (ctx: Pick<Context, 'instituteId'>, code: string): string => digestOf(keyOf(ctx), code);

/** Draws the codes of a batch, stores their digests, and answers them in plain text, which nobody will know again. */
export async function makeCodes(
  ctx: Context,
  batch: { readonly id: string; readonly count: number },
): Promise<string[]> {
  const { drawn } = await askCodesThread({ key: keyOf(ctx), count: batch.count });
  await inTransaction(ctx, async (tx) => {
    await lockCodeBatch(tx, batch.id);
    await replaceCodes(tx, batch.id, drawn);
    await changeCodeBatch(tx, batch.id, { drawnAt: tx.clock.now() });
  });
  return drawn.map(({ code }) => code);
}
