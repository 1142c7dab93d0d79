import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { ownStand } from '../../questions/index.ts';
import { askedLine } from './asked-line.ts';

type Show = typeof api.books.showBookStand;
/** Whether the reader keeps a question, and what became of his report about it. */
export const showBookStand = async (ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> =>
  ownStand(ctx, await askedLine(ctx, params));
