import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { saveExam } from '../reviewing/settings.store.ts';
import { daysUntil } from './exam-day.ts';

type Save = typeof api.flashcards.saveExamPlan;
/** Learns towards an exam from the next answer on; from now on new cards are counted. */
export async function saveExamPlan(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  await daysUntil(ctx, body.examOn);
  const since = ctx.clock.now().toISOString();
  await inTransaction(ctx, (tx) => saveExam(tx, actorOf(tx).accountId, { ...body, since }));
  return body;
}
