import type { CardText, DeckKind, Rating } from '@abhyas/contract/flashcards/cards';
import { actorOf, type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { rulesOf } from '../tenancy/index.ts';
import { insertCards } from './cards/cards.store.ts';
import { type Deck, insertDeck } from './decks/decks.store.ts';
import { foldLog } from './reviewing/fold-log.ts';
import { insertReviews, type ReviewLine } from './reviewing/reviews.store.ts';
import { foldReviews } from './scheduling/fold-reviews.ts';

/** A deck with its cards, for tests and the demonstration; `ctx` has an actor. Students see one of the institute at once. */
export async function aDeck(
  ctx: Context,
  given: {
    readonly kind: DeckKind;
    readonly name: string;
    readonly description?: string;
    readonly cards: readonly (Pick<CardText, 'front' | 'back'> & Partial<CardText>)[];
  },
): Promise<{ deckId: string; cardIds: string[] }> {
  const { kind, name, description = '' } = given;
  const { accountId } = actorOf(ctx);
  const createdAt = ctx.clock.now();
  const isOwn = kind === 'student';
  const times = { createdAt, publishedAt: isOwn ? null : createdAt };
  const deck: Deck = { id: newId(), kind, ownerId: isOwn ? accountId : null, name, description, ...times };
  const made = { deckId: deck.id, kind: 'basic', origin: null, correctedAt: null } as const;
  const cards = given.cards.map((card) => ({ ...made, ...card, id: newId() }));
  await inTransaction(ctx, async (tx) => {
    await insertDeck(tx, deck, accountId);
    await insertCards(tx, cards);
  });
  return { deckId: deck.id, cardIds: cards.map(({ id }) => id) };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SECOND = 1000;

/** How the answers go: a few slips, now and then a hard one. Always the same, so that the demonstration is. */
const ratingOf = (card: number, time: number): Rating =>
  (card * 7 + time * 5) % 11 === 4 ? 'again' : (card + time) % 6 === 5 ? 'hard' : 'good';

/** Whoever acts has learned these cards for so many days, each begun a little later, and stopped `pause` days ago. */
export async function learned(
  ctx: Context,
  cardIds: readonly string[],
  { days, pause }: { readonly days: number; readonly pause: number },
): Promise<void> {
  const { accountId } = actorOf(ctx);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const end = ctx.clock.now().getTime() - pause * DAY;
  const lines = cardIds.flatMap((cardId, place) => {
    const answers: ReviewLine[] = [];
    let at = end - days * DAY + (place % 8) * 2 * DAY + place * 40 * SECOND;
    while (at <= end) {
      const rating = ratingOf(place, answers.length);
      const milliseconds = (6 + ((place * 5 + answers.length * 3) % 14)) * SECOND;
      answers.push({ id: newId(), cardId, rating, reviewedAt: new Date(at), milliseconds, retention: 90 });
      const due = foldReviews(answers, timeZone).dueAt?.getTime() ?? end;
      // Days begin at four; she learns in the evening.
      at = due - at > 2 * HOUR ? due + 15 * HOUR + place * 25 * SECOND : due;
    }
    return answers;
  });
  await inTransaction(ctx, async (tx) => {
    await insertReviews(tx, accountId, lines);
    await foldLog(tx, accountId, cardIds);
  });
}
