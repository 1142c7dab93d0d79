import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { retryDelivery } from './deliveries/retry-delivery.ts';
import { countUnread } from './inbox/count-unread.ts';
import { listNotices } from './inbox/list-notices.ts';
import { markAllRead, markNoticeRead } from './inbox/mark-read.ts';
import { saveNoticePreferences, showNoticePreferences } from './preferences/notice-preferences.ts';

export const handlers: Handlers<typeof api.notices> = {
  listNotices,
  countUnread,
  markNoticeRead: (ctx, { params }) => markNoticeRead(ctx, params.noticeId),
  markAllRead,
  showNoticePreferences,
  saveNoticePreferences,
  listDeliveries,
  retryDelivery: (ctx, { params }) => retryDelivery(ctx, params.deliveryId),
};
