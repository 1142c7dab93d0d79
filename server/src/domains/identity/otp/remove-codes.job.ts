import type { Job } from '../../../kernel/jobs/worker.ts';
import { removeCodes } from './codes.store.ts';

export const REMOVE_CODES = 'identity.removeCodes';

/** Codes are gone a day after they were sent. */
export const removeOldCodes: Job = (ctx) => removeCodes(ctx, new Date(ctx.clock.now().getTime() - 86_400_000));
