import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createBroadcast } from './broadcasts/create-broadcast.ts';
import { listBroadcasts } from './broadcasts/list-broadcasts.ts';
import { previewBroadcast } from './broadcasts/preview-broadcast.ts';
import { removeBroadcast } from './broadcasts/remove-broadcast.ts';
import { saveBroadcast } from './broadcasts/save-broadcast.ts';
import { sendBroadcast } from './broadcasts/send-broadcast.ts';
import { showBroadcast } from './broadcasts/show-broadcast.ts';
import { testBroadcast } from './broadcasts/test-broadcast.ts';
import { withdrawBroadcast } from './broadcasts/withdraw-broadcast.ts';

export const handlers: Handlers<typeof api.engagement> = {
  listBroadcasts,
  showBroadcast,
  createBroadcast,
  saveBroadcast,
  removeBroadcast,
  previewBroadcast,
  testBroadcast,
  sendBroadcast,
  withdrawBroadcast,
};
