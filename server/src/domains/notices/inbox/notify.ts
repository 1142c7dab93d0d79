import type { NoticeChannel } from '@abhyas/contract/notices/notices';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import type { NoticeParams } from '../kinds/notice-kind.ts';
import { insertNotices } from './inbox.store.ts';
import { channelsOfEach } from './channels-of-each.ts';

export interface NewNotification {
  /** A registered kind. */
  readonly kind: string;
  readonly accountIds: readonly string[];
  readonly params: NoticeParams;
  /** Path on this site where the notice leads. */
  readonly link?: string;
  /** Of people who are told something of their own, by account: it stands instead of `params` and `link`. */
  readonly own?: ReadonlyMap<string, { readonly params: NoticeParams; readonly link: string }>;
  /** What happened, e.g. `${eventId}:${subscriber}`: the same is told to each person once. Without it every call is new. */
  readonly key?: string;
  /** Only these ways, where whoever sends it has chosen; what a person switched off stays off. */
  readonly channels?: readonly NoticeChannel[];
}

/** People who are told in one statement. */
const AT_ONCE = 500;

/** Tells people something, each over the channels that they have left on; messages leave after the commit. */
export async function notify(tx: TransactionContext, given: NewNotification): Promise<void> {
  const { kind: name, params, link = null, own, key = newId() } = given;
  const everyone = [...new Set(given.accountIds)];
  for (let from = 0; from < everyone.length; from += AT_ONCE) {
    const ids = everyone.slice(from, from + AT_ONCE);
    const channels = await channelsOfEach(tx, name, ids, given.channels);
    if (channels.size === 0) continue;
    const written = await insertNotices(
      tx,
      [...channels].map(([accountId, on]) => ({
        accountId,
        kind: name,
        params,
        link,
        ...own?.get(accountId),
        key,
        inInbox: on.has('inbox'),
      })),
    );
    await queueDeliveries(
      tx,
      written.flatMap(({ id, accountId }) =>
        (['mail', 'sms'] as const)
          .filter((channel) => channels.get(accountId)?.has(channel))
          .map((channel) => ({ noticeId: id, accountId, channel })),
      ),
    );
  }
}
