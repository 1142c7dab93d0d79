import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { retryDelivery } from './deliveries/retry-delivery.ts';
import { countUnread } from './inbox/count-unread.ts';
import { listNotices } from './inbox/list-notices.ts';
import { markAllRead } from './inbox/mark-all-read.ts';
import { markNoticeRead } from './inbox/mark-notice-read.ts';
import { saveNoticePreferences } from './preferences/save-notice-preferences.ts';
import { showNoticePreferences } from './preferences/show-notice-preferences.ts';

export const handlers: Handlers<typeof api.notices> = {
  listNotices,
  countUnread,
  markNoticeRead,
  markAllRead,
  showNoticePreferences,
  saveNoticePreferences,
  listDeliveries,
  retryDelivery,
};
