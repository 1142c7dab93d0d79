import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { reportQuestion } from '../../questions/index.ts';
import { askedLine } from './asked-line.ts';

type Report = typeof api.books.reportBookQuestion;
/** Reports a question from the book. REPORT_ALREADY. */
export const reportBookQuestion = async (ctx: Context, { params, body }: Input<Report>): Promise<Answer<Report>> =>
  reportQuestion(ctx, await askedLine(ctx, params), { ...body, pictureId: undefined });
