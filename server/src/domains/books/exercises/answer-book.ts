import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { judge, questionUsage, recordAnswers } from '../../questions/index.ts';
import { type BookAnswer, insertAnswers, listKnown, listLastAnswers, lockLearner } from './answers.store.ts';
import { type AskedQuestion, askedQuestions, presentAnswers } from './asked-questions.ts';
import { seatOf } from './seat-of.ts';

/** A device's clock may go a little fast; what it says is then now. */
const CLOCK_AHEAD = 5 * 60_000;
/** No device keeps answers for longer than this without a network. */
const OLDEST = 60 * 86_400_000;

type Take = typeof api.books.answerBook;
type Given = Input<Take>['body']['answers'][number];
type Because = Answer<Take>['refused'][number]['because'];

/** Judges answers of any device, in any order and as often as they are sent; those that cannot be taken are named and left out. */
export async function answerBook(ctx: Context, { params, body }: Input<Take>): Promise<Answer<Take>> {
  const seat = await seatOf(ctx, params.bookId);
  const { accountId, book } = seat;
  const wanted = new Set(body.answers.map(({ itemId }) => itemId));
  const asked = await askedQuestions(
    ctx,
    seat.lines.filter((line) => wanted.has(line.itemId) && line.kind === 'question' && seat.isOpen(line)),
  );
  const secret = new Set(await questionUsage().secretFrom(ctx, accountId));
  const now = ctx.clock.now();
  const judged = body.answers.map((given) => ({ given, because: refusalOf(given, asked, secret, now) }));
  const taken = judged.flatMap(({ given, because }) =>
    because ? [] : [judgedOf(given, asked.get(given.itemId)!, now)],
  );
  const last = await inTransaction(ctx, async (tx) => {
    await lockLearner(tx, accountId);
    const known = await listKnown(
      tx,
      accountId,
      taken.map(({ id }) => id),
    );
    const fresh = taken.filter(({ id }) => !known.has(id) && known.add(id));
    await insertAnswers(tx, { accountId, bookId: book.id, version: book.version }, fresh);
    // Who only looked up the solution answered nothing.
    const given = fresh.filter(({ response }) => response !== null);
    const hinted = new Set(body.answers.filter((one) => one.hinted).map(({ id }) => id));
    const remembered = given.map(({ id, itemId, outcome, seconds, answeredAt }) => {
      const questionId = asked.get(itemId)!.version.questionId;
      return { accountId, questionId, outcome, seconds, at: answeredAt, hinted: hinted.has(id) };
    });
    await recordAnswers(tx, remembered);
    return listLastAnswers(tx, accountId, [book.id]);
  });
  const items = [...new Set(taken.map(({ itemId }) => itemId))];
  return {
    kept: taken.map(({ id }) => id),
    refused: judged.flatMap(({ given, because }) => (because ? [{ id: given.id, because }] : [])),
    answers: await presentAnswers(
      ctx,
      asked,
      items.flatMap((itemId) => last.get(itemId) ?? []),
    ),
  };
}

function refusalOf(
  { itemId, answeredAt }: Given,
  asked: ReadonlyMap<string, AskedQuestion>,
  secret: ReadonlySet<string>,
  now: Date,
): Because | undefined {
  const question = asked.get(itemId);
  if (!question) return 'gone';
  if (secret.has(question.version.questionId)) return 'held';
  const ago = now.getTime() - Date.parse(answeredAt);
  if (ago < -CLOCK_AHEAD) return 'future';
  return ago > OLDEST ? 'old' : undefined;
}

function judgedOf({ id, itemId, response, seconds, answeredAt }: Given, asked: AskedQuestion, now: Date): BookAnswer {
  const { outcome } = judge(asked.version, asked.key, response);
  return {
    id,
    itemId,
    response,
    outcome,
    seconds,
    answeredAt: new Date(Math.min(Date.parse(answeredAt), now.getTime())),
  };
}
