import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Actor, actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findKind, isLocked, reaches } from '../kinds/notice-kind.ts';
import { type Choice, saveChoices, saveLanguage } from './preferences.store.ts';
import { showNoticePreferences } from './show-notice-preferences.ts';

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
