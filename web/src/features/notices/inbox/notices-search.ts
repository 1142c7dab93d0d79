import type { NoticeTopic } from '@abhyas/contract/notices/notices';

/** The type fails to compile when the contract's topics change. */
export const topics = ['safety', 'study', 'institute'] as const satisfies readonly NoticeTopic[];

/** What the address of the inbox says. */
export interface NoticesSearch {
  readonly tab?: 'choices';
  readonly state?: 'unread';
  readonly topic?: NoticeTopic;
  readonly page?: number;
}
export type NoticesPatch = { readonly [K in keyof NoticesSearch]?: NoticesSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readNoticesSearch(raw: Readonly<Record<string, unknown>>): NoticesSearch {
  const topic = topics.find((one) => one === raw['topic']);
  const page = Number(raw['page']);
  return {
    ...(raw['tab'] === 'choices' && { tab: 'choices' as const }),
    ...(raw['state'] === 'unread' && { state: 'unread' as const }),
    ...(topic && { topic }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchNotices = (search: NoticesSearch, patch: NoticesPatch): NoticesSearch =>
  readNoticesSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
