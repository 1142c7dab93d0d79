import type { deliveryTopics } from '@abhyas/contract/notices/messages';
import type { deliveryStates } from '@abhyas/contract/notices/notices';

/** The type fails to compile when the contract's states change. */
export const states = ['queued', 'sent', 'failed'] as const satisfies typeof deliveryStates;

export const topics = ['code', 'link', 'invitation', 'account', 'notice'] as const satisfies typeof deliveryTopics;

/** What the address of the log says. */
export interface DeliveriesSearch {
  readonly state?: (typeof states)[number];
  readonly channel?: 'mail' | 'sms';
  readonly topic?: (typeof topics)[number];
  readonly search?: string;
  readonly page?: number;
}
export type DeliveriesPatch = { readonly [K in keyof DeliveriesSearch]?: DeliveriesSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readDeliveriesSearch(raw: Readonly<Record<string, unknown>>): DeliveriesSearch {
  const state = states.find((one) => one === raw['state']);
  const channel = (['mail', 'sms'] as const).find((one) => one === raw['channel']);
  const topic = topics.find((one) => one === raw['topic']);
  const search = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 100) : '';
  const page = Number(raw['page']);
  return {
    ...(state && { state }),
    ...(channel && { channel }),
    ...(topic && { topic }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchDeliveries = (search: DeliveriesSearch, patch: DeliveriesPatch): DeliveriesSearch =>
  readDeliveriesSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
