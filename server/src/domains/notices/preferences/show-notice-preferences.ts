import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { noticeChannels } from '@abhyas/contract/notices/notices';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { isLocked, noticeKinds, reaches } from '../kinds/notice-kind.ts';
import { languageOf } from './language-of.ts';
import { listChoices } from './preferences.store.ts';

type Show = typeof api.notices.showNoticePreferences;
/** Which notices can reach one and how: one's own choices over the defaults. */
export async function showNoticePreferences(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const { accountId, kind } = actorOf(ctx);
  const mine = noticeKinds().filter((one) => reaches(one, kind));
  const choices = await listChoices(ctx, [accountId]);
  return {
    language: await languageOf(ctx, accountId),
    kinds: mine.map((one) => ({
      kind: one.kind,
      topic: one.topic,
      name: one.texts[query.language].name,
      locked: isLocked(one),
      channels: noticeChannels
        .filter((channel) => one.channels[channel] !== undefined)
        .map((channel) => ({
          channel,
          on:
            choices.find((row) => !isLocked(one) && row.kind === one.kind && row.channel === channel)?.isOn ??
            one.channels[channel] ??
            false,
        })),
    })),
  };
}
