import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { hintedDocs } from '@abhyas/contract/questions/question-types';
import type { Context } from '../../../kernel/context.ts';
import { addressOfFile } from '../../media/index.ts';
import { imagesIn, questionUsage } from '../../questions/index.ts';
import { findBody } from '../books/versions.store.ts';
import { listCodes } from '../codes/codes.store.ts';
import { listLastAnswers } from '../exercises/answers.store.ts';
import { askedQuestions, presentAnswers, presentQuestion } from '../exercises/asked-questions.ts';
import { type Line, lineOf, type Seat, seatOf } from '../exercises/seat-of.ts';
import { presentLine, progressOf } from './progress-of.ts';

type Open = typeof api.books.openBookItem;
/** A theory page, or an exercise in its printed order; of what was answered key and solution too. */
export async function openBookItem(ctx: Context, { params }: Input<Open>): Promise<Answer<Open>> {
  const seat = await seatOf(ctx, params.bookId);
  const line = lineOf(seat, params.itemId);
  const codes = await listCodes(ctx, params.bookId);
  const last = await listLastAnswers(ctx, seat.accountId, [params.bookId]);
  const shown = presentLine(seat, line, codes, progressOf(seat.lines, last).get(line.itemId));
  const { body, fileUrl } = await theoryOf(ctx, seat, line);
  const inside = seat.lines.filter(({ parentId, kind }) => parentId === line.itemId && kind === 'question');
  const asked = await askedQuestions(ctx, inside);
  const secret = new Set(asked.size > 0 ? await questionUsage().secretFrom(ctx, seat.accountId) : []);
  const isHeld = ({ questionId }: Line) => questionId !== null && secret.has(questionId);
  const answered = inside.filter((one) => !isHeld(one)).flatMap(({ itemId }) => last.get(itemId) ?? []);
  const questions = [...asked.values()];
  const docs = questions.flatMap(({ content: { en, hi } }) =>
    [en, ...(hi ? [hi] : [])].flatMap((words) => hintedDocs(words)).map(({ doc }) => doc),
  );
  return {
    ...shown,
    body,
    fileUrl,
    images: await imagesIn(ctx, body === null ? docs : [...docs, body]),
    questions: questions.map((one) => presentQuestion(one, codes.get(one.line.itemId) ?? '', isHeld(one.line))),
    answers: await presentAnswers(ctx, asked, answered),
  };
}

async function theoryOf(ctx: Context, { book }: Seat, { itemId, kind, mediaId }: Line) {
  const body = kind === 'page' ? await findBody(ctx, book.id, book.version, itemId) : null;
  const fileUrl = kind === 'pdf' && mediaId !== null ? (await addressOfFile(ctx, mediaId)).url : null;
  return { body, fileUrl };
}
