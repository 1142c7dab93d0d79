import { type Context, inTransaction } from '../../kernel/context.ts';
import { type NewNotification, notify } from './inbox/notify.ts';

/** Tells people something, for tests and the demonstration. */
export async function someNotice(ctx: Context, given: NewNotification): Promise<void> {
  await inTransaction(ctx, (tx) => notify(tx, given));
}
