import type { Job } from '../../../kernel/jobs/worker.ts';
import { removeOldTries } from '../limits/tries.store.ts';
import { removeOldLinks } from '../recovery/password-links.store.ts';
import { removeOldSignUps } from './sign-ups.store.ts';

export const REMOVE_OUTDATED = 'identity.removeOutdated';

/** Sign-ups, links and counts that have run out lie here no longer than a day. */
export const removeOutdated: Job = async (ctx) => {
  await removeOldSignUps(ctx);
  await removeOldLinks(ctx);
  await removeOldTries(ctx);
};
