import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { listSeen } from './due.store.ts';
import { foldAndPresent } from './fold-log.ts';
import { insertReviews, type ReviewLine } from './reviews.store.ts';
import { lockLearner } from '../memory/schedules.store.ts';
import { reviewSettingsOf } from './settings.store.ts';

/** A device's clock may go a little fast; what it says is then now. */
const CLOCK_AHEAD = 5 * 60_000;
/** No device keeps answers for longer than this without a network. */
const OLDEST = 60 * 86_400_000;

type Take = typeof api.flashcards.answerCards;
type Given = Input<Take>['body']['reviews'][number];

/** Takes in answers of any device, in any order and as often as they are sent; those that cannot be true are named and left out. */
export async function answerCards(ctx: Context, { body }: Input<Take>): Promise<Answer<Take>> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockLearner(tx, accountId);
    const { retention } = await reviewSettingsOf(tx, accountId);
    const asked = body.reviews.map(({ cardId }) => cardId);
    const seen = await listSeen(tx, accountId, asked);
    const now = tx.clock.now();
    const judged = body.reviews.map((given) => ({ given, because: refusalOf(given, seen, now) }));
    const lines = judged.flatMap(({ given, because }): ReviewLine[] => {
      if (because) return [];
      const reviewedAt = new Date(Math.min(Date.parse(given.reviewedAt), now.getTime()));
      return [{ ...given, reviewedAt, retention }];
    });
    await insertReviews(tx, accountId, lines);
    const cardIds = lines.map(({ cardId }) => cardId);
    return {
      kept: lines.map(({ id }) => id),
      refused: judged.flatMap(({ given, because }) => (because ? [{ id: given.id, because }] : [])),
      cards: await foldAndPresent(tx, accountId, cardIds),
    };
  });
}

type Because = Answer<Take>['refused'][number]['because'];

function refusalOf({ cardId, reviewedAt }: Given, seen: ReadonlySet<string>, now: Date): Because | undefined {
  const ago = now.getTime() - Date.parse(reviewedAt);
  if (!seen.has(cardId)) return 'gone';
  if (ago < -CLOCK_AHEAD) return 'future';
  return ago > OLDEST ? 'old' : undefined;
}
