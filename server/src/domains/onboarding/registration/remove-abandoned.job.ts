import type { Context } from '../../../kernel/context.ts';
import { removeUntouched } from './registrations.store.ts';

export const REMOVE_ABANDONED = 'registration.removeAbandoned';
const DAYS = 30;

/** Registrations that nobody went on with for thirty days go, with all that they say about a person. */
export async function removeAbandoned(ctx: Context): Promise<void> {
  const removed = await removeUntouched(ctx, new Date(ctx.clock.now().getTime() - DAYS * 86_400_000));
  if (removed > 0) ctx.log.info({ removed }, 'abandoned registrations removed');
}
