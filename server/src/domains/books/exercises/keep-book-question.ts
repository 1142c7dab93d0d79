import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { keepQuestion, removeBookmark } from '../../questions/index.ts';
import { askedLine } from './asked-line.ts';

type Keep = typeof api.books.keepBookQuestion;
/** Keeps a question among the reader's bookmarks, or lets it go; again is no change. */
export async function keepBookQuestion(ctx: Context, { params, body }: Input<Keep>): Promise<Answer<Keep>> {
  const seen = await askedLine(ctx, params);
  if (body.kept) await keepQuestion(ctx, seen);
  else await removeBookmark(ctx, { params: { questionId: seen.questionId } });
  return { kept: body.kept };
}
