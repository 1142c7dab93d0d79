import type { NoticeChannel } from '@abhyas/contract/notices/notices';
import type { Context } from '../../../kernel/context.ts';
import { consentedAmong, contactsOf } from '../../identity/index.ts';
import { isLocked, kindOf } from '../kinds/notice-kind.ts';
import { listChoices } from '../preferences/preferences.store.ts';
import { channelsFor } from './channels-for.ts';

/**
 * Over which ways each of these people hears of a kind, `only` those that whoever sends it has chosen. Whoever may not sign in is
 * missing. Mail and text messages of a kind that needs consent go to nobody who has not given it.
 */
export async function channelsOfEach(
  ctx: Context,
  name: string,
  ids: readonly string[],
  only?: readonly NoticeChannel[],
): Promise<Map<string, ReadonlySet<NoticeChannel>>> {
  const kind = kindOf(name);
  const contacts = await contactsOf(ctx, ids);
  const choices = Map.groupBy(isLocked(kind) ? [] : await listChoices(ctx, ids, name), ({ accountId }) => accountId);
  const consented = kind.needsConsent && (await consentedAmong(ctx, ids, kind.needsConsent));
  const leaves = (id: string, way: NoticeChannel) =>
    (!only || only.includes(way)) && (way === 'inbox' || !consented || consented.has(id));
  return new Map(
    ids
      .filter((id) => contacts.get(id)?.active)
      .map((id) => {
        const open = channelsFor(kind, choices.get(id) ?? [], contacts.get(id));
        return [id, new Set([...open].filter((way) => leaves(id, way)))];
      }),
  );
}
