import type { deliveryTopics } from '@abhyas/contract/notices/messages';
import type { deliveryStates, NoticeTopic } from '@abhyas/contract/notices/notices';
import { oneOf, page, type PatchOf, search, type SearchOf, text } from '../../lib/url-search.ts';

/** The type fails to compile when the contract's topics change. */
export const topics = ['safety', 'study', 'institute'] as const satisfies readonly NoticeTopic[];

/** What the address of the inbox says. */
export const noticesSearch = search({
  tab: oneOf('choices'),
  state: oneOf('unread'),
  topic: oneOf(...topics),
  page: page(),
});
export type NoticesSearch = SearchOf<typeof noticesSearch>;
export type NoticesPatch = PatchOf<typeof noticesSearch>;

/** The types fail to compile when the contract's states and topics change. */
export const sentStates = ['queued', 'sent', 'failed'] as const satisfies typeof deliveryStates;
export const sentTopics = ['code', 'link', 'invitation', 'account', 'notice'] as const satisfies typeof deliveryTopics;

/** What the address of the log of what was sent says. */
export const deliveriesSearch = search({
  state: oneOf(...sentStates),
  channel: oneOf('mail', 'sms'),
  topic: oneOf(...sentTopics),
  search: text(),
  page: page(),
});
export type DeliveriesSearch = SearchOf<typeof deliveriesSearch>;
export type DeliveriesPatch = PatchOf<typeof deliveriesSearch>;
