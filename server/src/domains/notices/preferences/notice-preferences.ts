import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { noticeChannels } from '@abhyas/contract/notices/notices';
import { type Actor, actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findKind, isLocked, noticeKinds, reaches } from '../kinds/notice-kind.ts';
import { languageOf } from './language-of.ts';
import { type Choice, listChoices, saveChoices, saveLanguage } from './preferences.store.ts';

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

type Save = typeof api.notices.saveNoticePreferences;
/** Keeps what a person chose. Notices about safety cannot be turned off. */
export async function saveNoticePreferences(ctx: Context, { query, body }: Input<Save>): Promise<Answer<Save>> {
  const { accountId, kind } = actorOf(ctx);
  for (const choice of body.choices) checkChoice(choice, kind);
  await inTransaction(ctx, async (tx) => {
    await saveChoices(tx, accountId, body.choices);
    if (body.language) await saveLanguage(tx, accountId, body.language);
    await record(tx, {
      action: 'notices.preferencesSaved',
      subjectKind: 'account',
      subjectId: accountId,
      details: { choices: body.choices, ...(body.language && { language: body.language }) },
    });
  });
  return showNoticePreferences(ctx, { query });
}

function checkChoice({ kind, channel }: Choice, reader: Actor['kind']): void {
  const known = findKind(kind);
  if (known?.channels[channel] === undefined || !reaches(known, reader)) fail('NOTICE_KIND_UNKNOWN');
  if (isLocked(known)) fail('NOTICE_KIND_LOCKED');
}
