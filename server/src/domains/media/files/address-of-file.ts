import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { fileOf } from './file-of.ts';

/** How long such an address is good, in seconds. */
export const ADDRESS_SECONDS = 300;

export interface FileAddress {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly fileName: string;
  /** Ask again before. */
  readonly expiresAt: string;
}

/**
 * The address of a whole file for five minutes: the domain that shows it asks, after its own check of who may open it. NOT_FOUND where
 * the file is not here or not ready.
 */
export async function addressOfFile(ctx: Context, mediaId: string): Promise<FileAddress> {
  const { storageKey, type, bytes, fileName, state } = await fileOf(ctx, mediaId);
  if (state !== 'ready') fail('NOT_FOUND');
  const now = ctx.clock.now();
  return {
    url: runtime().signer.sign(ctx.instituteId, storageKey, now, { seconds: ADDRESS_SECONDS, fileName }),
    type,
    bytes,
    fileName,
    expiresAt: new Date(now.getTime() + ADDRESS_SECONDS * 1000).toISOString(),
  };
}
