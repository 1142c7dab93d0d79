import type { Card as CardReply } from '@abhyas/contract/flashcards/cards';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { addressesOfSounds } from '../../media/index.ts';
import { listSchedules } from '../memory/schedules.store.ts';
import { presentMemory } from '../memory/present-memory.ts';
import type { Card } from './cards.store.ts';
import { picturesOf } from './present-pictures.ts';

/** Cards with how well the caller remembers each. */
export async function presentCards(ctx: Context, cards: readonly Card[]): Promise<CardReply[]> {
  const ids = cards.map(({ id }) => id);
  const schedules = await listSchedules(ctx, actorOf(ctx).accountId, ids);
  const pictures = await picturesOf(ctx, cards);
  const sounds = await soundsOf(ctx, cards);
  return cards.map(({ id, kind, front, back, origin, correctedAt }) => ({
    id,
    kind,
    front,
    back,
    origin,
    picture: pictures.get(id) ?? null,
    sound: sounds.get(id) ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
    memory: presentMemory(schedules.get(id)),
  }));
}

/** The sounds of these cards by the card's id; one that is not stored yet has no address. */
export async function soundsOf(
  ctx: Context,
  cards: readonly Pick<Card, 'id' | 'soundId' | 'soundSide'>[],
): Promise<Map<string, NonNullable<CardReply['sound']>>> {
  const urls = await addressesOfSounds(
    ctx,
    cards.flatMap(({ soundId }) => soundId ?? []),
  );
  return new Map(
    cards.flatMap(({ id, soundId, soundSide }) =>
      soundId && soundSide ? [[id, { url: urls.get(soundId) ?? null, side: soundSide }]] : [],
    ),
  );
}
