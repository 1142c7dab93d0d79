import { setImmediate as breathe } from 'node:timers/promises';
import type { Rewording } from '@abhyas/contract/questions/rewording';
import type { Context } from '../../../../kernel/context.ts';
import { listQuestionsOf, type StoredQuestion } from '../../bank/questions.store.ts';
import { type Reworded, rewordQuestion } from './reword-question.ts';

const AT_ONCE = 250;

/** Reads questions in slices, so that a whole bank neither fills the memory nor keeps other calls waiting. */
export async function* readQuestions(ctx: Context, ids: readonly string[]): AsyncGenerator<StoredQuestion> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield* await listQuestionsOf(ctx, ids.slice(at, at + AT_ONCE));
    await breathe();
  }
}

/** The questions that a change of words would change. */
export async function* findHits(
  ctx: Context,
  ids: readonly string[],
  rewording: Rewording,
): AsyncGenerator<{ readonly question: StoredQuestion; readonly reworded: Reworded }> {
  for await (const question of readQuestions(ctx, ids)) {
    const reworded = rewordQuestion(question, rewording);
    if (reworded.hits > 0) yield { question, reworded };
  }
}
