import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { saveSettings } from './settings.store.ts';

type Save = typeof api.flashcards.saveReviewSettings;
/** How much one wants to remember and how many new cards come a day, from the next answer on. */
export async function saveReviewSettings(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, (tx) => saveSettings(tx, actorOf(tx).accountId, body));
  return body;
}
