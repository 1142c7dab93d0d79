import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { presentCodeBatch } from './present-code-batches.ts';

type Show = typeof api.codes.showCodeBatch;
/** One batch, and how far its files are. */
export const showCodeBatch = (ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> =>
  presentCodeBatch(ctx, params.codeBatchId);
