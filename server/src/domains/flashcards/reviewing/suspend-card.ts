import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { openCard } from '../cards/open-card.ts';
import { presentMemory } from '../memory/present-memory.ts';
import { listSchedules, lockLearner, saveSuspended } from '../memory/schedules.store.ts';

type Suspend = typeof api.flashcards.suspendCard;
/** Lets a card rest for this learner alone, or brings it back with the dates that it had. */
export async function suspendCard(ctx: Context, { params, body }: Input<Suspend>): Promise<Answer<Suspend>> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const { card } = await openCard(tx, params.cardId);
    await lockLearner(tx, accountId);
    await saveSuspended(tx, accountId, card.id, body.suspended ? tx.clock.now() : null);
    return presentMemory((await listSchedules(tx, accountId, [card.id])).get(card.id));
  });
}
