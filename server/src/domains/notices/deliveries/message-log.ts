import type { Job } from '../../../kernel/jobs/worker.ts';
import type { DeliveryLog } from '../../../kernel/messages/delivery-log.ts';
import { insertMessages, removeMessages, saveMessage } from './log.store.ts';

/** Codes, links and invitations stand in the log beside the notices: the kernel writes them down here. */
export const messageLog: DeliveryLog = { add: insertMessages, save: saveMessage };

export const REMOVE_MESSAGES = 'notices.removeMessages';
const KEPT_DAYS = 90;

/** What was sent to whom is of no use to anybody after three months. */
export const removeOldMessages: Job = (ctx) =>
  removeMessages(ctx, new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000));
