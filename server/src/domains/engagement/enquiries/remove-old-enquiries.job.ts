import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { removeEnquiriesBefore } from './enquiries.store.ts';

export const REMOVE_ENQUIRIES = 'engagement.removeOldEnquiries';
const KEPT_DAYS = 365;

/**
 * Names, numbers and words of people who asked are kept for a year after they were answered, or asked where nobody answered: most of them
 * have no account with which they would ever go.
 */
export const removeOldEnquiries: Job = (ctx) => {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  return inTransaction(ctx, (tx) => removeEnquiriesBefore(tx, before));
};
