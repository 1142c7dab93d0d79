import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { followingConsent } from '../guardians/consents/consent-states.ts';
import { dayOf, isBirthDate } from '../accounts/age.ts';
import { findContact, saveAccount } from '../accounts/contact.store.ts';

export interface OwnDetails {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate?: string | undefined;
}

/** What a person says about themselves; what is not given stays. BIRTH_DATE_IMPOSSIBLE beside its field. */
export async function saveOwnDetails(tx: TransactionContext, given: OwnDetails): Promise<void> {
  const { firstname, lastname, birthDate } = given;
  if (birthDate !== undefined && !isBirthDate(birthDate, dayOf(tx.clock.now())))
    failFields('BIRTH_DATE_IMPOSSIBLE', [{ path: 'body.birthDate', messageKey: 'errors.BIRTH_DATE_IMPOSSIBLE' }]);
  const changed = {
    ...(firstname !== undefined && { first_name: firstname }),
    ...(lastname !== undefined && { last_name: lastname }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
  };
  if (Object.keys(changed).length === 0) return;
  const { accountId } = actorOf(tx);
  const before = (await findContact(tx, accountId)) ?? {};
  await followingConsent(tx, accountId, () => saveAccount(tx, accountId, changed));
  await record(tx, {
    action: 'account.detailsSaved',
    subjectKind: 'account',
    subjectId: accountId,
    details: { fields: Object.keys(changed) },
    person: accountId,
    ...whatChanged(before, changed),
  });
}
