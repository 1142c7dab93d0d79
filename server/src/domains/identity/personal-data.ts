import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import { savePhoto } from './accounts/ports.ts';
import { forgetPerson, movePerson } from './deletion/person.store.ts';
import { listConsentsAround } from './guardians/consents.store.ts';
import { moveConsents } from './guardians/consents/move-consents.ts';
import { listLinksOf, listLinksTo } from './guardians/links.store.ts';
import { presentReceipts } from './guardians/consents/present-receipts.ts';
import { findContact } from './accounts/contact.store.ts';
import { removeLinksOf } from './recovery/password-links.store.ts';

/**
 * Who a person is, and who answers for them. An erased account stays as a row without a name, because others point at
 * it; what a guardian agreed to is kept, as the law asks for proof of consent.
 */
export const identityPersonalData: PersonalData = {
  domain: 'identity',
  tables: [
    'accounts',
    'one_time_codes',
    'password_links',
    'guardian_links',
    'consents',
    'account_deletions',
    'account_transfers',
  ],
  export: async (ctx: Context, accountId: string) => {
    const account = await findContact(ctx, accountId);
    const guardians = [...(await listLinksOf(ctx, accountId)), ...(await listLinksTo(ctx, accountId))];
    return {
      account: account && {
        email: account.email,
        emailVerifiedAt: account.email_verified_at,
        firstName: account.first_name,
        lastName: account.last_name,
        mobileNumber: account.mobile_number,
        mobileVerified: account.mobile_verified,
        birthDate: account.birth_date,
        rollNumber: account.roll_number,
        parentName: account.parent_name,
        parentMobile: account.parent_mobile,
        role: account.role_name,
        termsAgreedAt: account.tnc_agreed_at,
        createdAt: account.created_at,
      },
      guardians: guardians.map(({ name, relation, sent_to, state, accepted_at }) => ({
        name,
        relation,
        sentTo: sent_to,
        state,
        acceptedAt: accepted_at,
      })),
      consents: await presentReceipts(ctx, await listConsentsAround(ctx, accountId)),
    };
  },
  erase: async (tx: TransactionContext, accountId: string) => {
    await removeLinksOf(tx, accountId);
    await savePhoto(tx, accountId, null);
    await forgetPerson(tx, accountId);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await removeLinksOf(tx, from);
    await moveConsents(tx, from, to);
    await movePerson(tx, from, to);
  },
};
