import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { roleChanged } from '../access/role-events.ts';
import { followingConsent } from '../guardians/consents/consent-states.ts';
import { dayOf, isBirthDate } from '../accounts/age.ts';
import { holdsAll, requireGrantable } from '../roles/role-policies.ts';
import { bringUpToDate } from '../tokens/revocations.ts';
import { requireOwnerBut } from './closing/close-accounts.ts';
import { type LockedPerson, lockPeople, savePersonRow } from './people.store.ts';
import { presentPerson } from './show-person.ts';
import { contactNeeded, readDetails } from './student-details.ts';

type Api = typeof api.identity;

/** Name, role and subjects of a person, and a student's day of birth. Another role, and whether a guardian is needed, counts at once, on every process. */
export async function savePerson(ctx: Context, { params, body }: Input<Api['savePerson']>): Promise<PersonDetail> {
  const actor = actorOf(ctx);
  const { accountId } = params;
  await inTransaction(ctx, async (tx) => {
    const [person] = await lockPeople(tx, [accountId]);
    if (!person || person.disabled_as === 'left' || person.disabled_as === 'merged') return fail('NOT_FOUND');
    if (person.kind !== 'student' && !holdsAll(actor, person.capabilities)) fail('CAPABILITY_NOT_YOURS');
    const role = person.kind === 'student' ? person.role_name : (body.role ?? person.role_name);
    const isOther = role !== person.role_name;
    if (isOther) {
      if (accountId === actor.accountId) fail('OWN_ACCOUNT');
      await requireGrantable(tx, actor, role);
      await requireOwnerBut(tx, [person]);
    }
    const changed = {
      first_name: body.firstName,
      last_name: body.lastName,
      role_name: role,
      teaches: body.teaches,
      ...(person.kind === 'student' && birthDateOf(body.birthDate, tx.clock.now())),
      ...(person.kind === 'student' && (await changedDetails(tx, body.details, person))),
    };
    await followingConsent(tx, accountId, () => savePersonRow(tx, accountId, changed));
    if (isOther) {
      await bringUpToDate(tx, accountId);
      await emit(tx, roleChanged, { accountId, role });
    }
    await record(tx, {
      action: 'account.changed',
      subjectKind: 'account',
      subjectId: accountId,
      person: accountId,
      ...whatChanged(person, changed),
    });
  });
  return presentPerson(ctx, accountId);
}

/** A mobile of another number is nobody's until its owner confirms it. */
async function changedDetails(tx: TransactionContext, given: Parameters<typeof readDetails>[1], person: LockedPerson) {
  const { mobile, rollNumber, parentName, parentMobile } = await readDetails(tx, given, person.id);
  if (mobile === null && person.email === '') contactNeeded('body.details.mobileNumber');
  const isOther = mobile !== undefined && (mobile?.number ?? null) !== person.mobile_number;
  return {
    ...(isOther && {
      mobile_number: mobile?.number ?? null,
      country_code: mobile?.countryCode ?? null,
      mobile_verified: mobile ? ('n' as const) : null,
    }),
    ...(rollNumber !== undefined && { roll_number: rollNumber }),
    ...(parentName !== undefined && { parent_name: parentName }),
    ...(parentMobile !== undefined && { parent_mobile: parentMobile }),
  };
}

/** The day as it is saved; nothing where none was sent. BIRTH_DATE_IMPOSSIBLE beside its field. */
function birthDateOf(given: string | null | undefined, now: Date): { readonly birth_date?: string | null } {
  if (given === undefined) return {};
  if (given !== null && !isBirthDate(given, dayOf(now)))
    failFields('BIRTH_DATE_IMPOSSIBLE', [{ path: 'body.birthDate', messageKey: 'errors.BIRTH_DATE_IMPOSSIBLE' }]);
  return { birth_date: given };
}
