import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { graceDays } from '@abhyas/contract/identity/my-data';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { checkOwnPassword } from '../profile/check-own-password.ts';
import { findContact } from '../accounts/contact.store.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { ERASE_ACCOUNT } from '../deletion/delete-account.ts';
import { countOtherOwners, findPending, insertDeletion } from '../deletion/deletions.store.ts';

type Endpoint = typeof api.identity.askDeletion;

/** Deletes the account when the days of grace are over. Everybody is signed out of it now; signing in again cancels it. */
export async function askDeletion(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const account = (await findContact(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  if (body.typed.toLowerCase() !== account.email)
    failFields('DELETION_NOT_TYPED', [{ path: 'body.typed', messageKey: 'errors.DELETION_NOT_TYPED' }]);
  await checkOwnPassword(ctx, account, body.password);
  if (account.role_name === 'owner' && (await countOtherOwners(ctx, accountId)) === 0) fail('DELETION_LAST_OWNER');
  const dueAt = new Date(ctx.clock.now().getTime() + graceDays * 86_400_000);
  return inTransaction(ctx, async (tx) => {
    const pending = await findPending(tx, accountId);
    if (pending) return { askedAt: pending.asked_at.toISOString(), dueAt: pending.due_at.toISOString() };
    const id = newId();
    await insertDeletion(tx, { id, accountId, dueAt });
    await enqueue(tx, ERASE_ACCOUNT, { deletionId: id }, { runAt: dueAt, key: `erase:${id}` });
    await record(tx, { action: 'account.deletionAsked', subjectKind: 'account', subjectId: accountId });
    await endOtherSessions(tx, { accountId, reason: 'deletion asked' });
    await notifyOfDeletion(tx, { id: accountId, email: account.email }, dueAt);
    return { askedAt: tx.clock.now().toISOString(), dueAt: dueAt.toISOString() };
  });
}

async function notifyOfDeletion(
  tx: TransactionContext,
  account: { readonly id: string; readonly email: string },
  dueAt: Date,
): Promise<void> {
  const name = (await settingsOf(tx.instituteId))?.name ?? '';
  const day = dueAt.toISOString().slice(0, 10);
  await queueMessage(tx, {
    about: 'deletionAsked',
    kind: 'mail',
    to: account.email,
    accountId: account.id,
    subject: `${name}: your account will be deleted on ${day}`,
    text: `Your account at ${name} will be deleted on ${day}. If you change your mind, log in before that day: this cancels it.

${name} पर आपका खाता ${day} को हटा दिया जाएगा। मन बदले तो उससे पहले लॉग इन करें: हटाना रद्द हो जाएगा।`,
  });
}
