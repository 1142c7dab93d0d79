import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { dropExam } from '../reviewing/settings.store.ts';

/** Learns towards no exam any more. Done twice it changes nothing. */
export async function dropExamPlan(ctx: Context): Promise<Answer<typeof api.flashcards.dropExamPlan>> {
  return inTransaction(ctx, async (tx) => ({ dropped: await dropExam(tx, actorOf(tx).accountId) }));
}
