import type { Card as CardReply } from '@abhyas/contract/flashcards/cards';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listSchedules } from '../memory/schedules.store.ts';
import { presentMemory } from '../memory/present-memory.ts';
import type { Card } from './cards.store.ts';
import { picturesOf } from './present-pictures.ts';

/** Cards with how well the caller remembers each. */
export async function presentCards(ctx: Context, cards: readonly Card[]): Promise<CardReply[]> {
  const ids = cards.map(({ id }) => id);
  const schedules = await listSchedules(ctx, actorOf(ctx).accountId, ids);
  const pictures = await picturesOf(ctx, cards);
  return cards.map(({ id, kind, front, back, origin, correctedAt }) => ({
    id,
    kind,
    front,
    back,
    origin,
    picture: pictures.get(id) ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
    memory: presentMemory(schedules.get(id)),
  }));
}
