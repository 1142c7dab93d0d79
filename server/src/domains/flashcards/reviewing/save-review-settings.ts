import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { listRepeated, lockLearner } from '../memory/schedules.store.ts';
import { foldLog } from './fold-log.ts';
import { reviewSettingsOf, saveSettings } from './settings.store.ts';

type Save = typeof api.flashcards.saveReviewSettings;
/**
 * How somebody wants to learn. Retention and new cards count from the next answer on; easy days and a holiday move the days of what comes
 * already.
 */
export async function saveReviewSettings(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  const { accountId } = actorOf(ctx);
  const easyDays = [...new Set(body.easyDays)].toSorted((a, b) => a - b);
  const settings = { ...body, easyDays };
  await inTransaction(ctx, async (tx) => {
    await lockLearner(tx, accountId);
    const before = await reviewSettingsOf(tx, accountId);
    await saveSettings(tx, accountId, settings);
    const daysOf = ({ easyDays: easy, holiday }: typeof before) => JSON.stringify([easy, holiday?.from, holiday?.to]);
    if (daysOf(before) !== daysOf(settings)) await foldLog(tx, accountId, await listRepeated(tx, accountId));
  });
  return settings;
}
