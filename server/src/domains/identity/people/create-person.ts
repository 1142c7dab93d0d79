import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { requireGrantable } from '../roles/role-policies.ts';
import { addPeople } from './add-people.ts';
import { presentPerson } from './show-person.ts';
import { contactNeeded, readDetails } from './student-details.ts';

/** An account for somebody, who gets a link to choose a password. */
export async function createPerson(
  ctx: Context,
  { body }: Input<typeof api.identity.createPerson>,
  { request }: Call,
): Promise<PersonDetail> {
  const calledAt = addressOf(request);
  if (body.kind === 'staff') await requireGrantable(ctx, actorOf(ctx), body.role);
  const role = body.kind === 'student' ? 'student' : body.role;
  const accountId = await inTransaction(ctx, async (tx) => {
    if (await findByEmail(tx, body.email))
      failFields('EMAIL_TAKEN', [{ path: 'body.email', messageKey: 'errors.EMAIL_TAKEN' }]);
    const { details, ...given } = body;
    const person = { ...given, ...(await readDetails(tx, details)), role, email: body.email.toLowerCase() };
    if (person.email === '' && (body.kind === 'staff' || !person.mobile)) contactNeeded('body.email');
    const [id = ''] = await addPeople(tx, [person], calledAt);
    await record(tx, { action: 'account.created', subjectKind: 'account', subjectId: id, details: { role } });
    return id;
  });
  return presentPerson(ctx, accountId);
}
