import type { Card as CardReply } from '@abhyas/contract/flashcards/cards';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listSchedules } from '../memory/schedules.store.ts';
import { presentMemory } from '../memory/present-memory.ts';
import type { Card } from './cards.store.ts';

/** Cards with how well the caller remembers each. */
export async function presentCards(ctx: Context, cards: readonly Card[]): Promise<CardReply[]> {
  const ids = cards.map(({ id }) => id);
  const schedules = await listSchedules(ctx, actorOf(ctx).accountId, ids);
  return cards.map(({ deckId: _deck, correctedAt, ...card }) => ({
    ...card,
    correctedAt: correctedAt?.toISOString() ?? null,
    memory: presentMemory(schedules.get(card.id)),
  }));
}
