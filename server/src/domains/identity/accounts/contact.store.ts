import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

/** How a person is reached and signs in. */
export function findContact({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select([
      'id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'mobile_number',
      'country_code',
      'mobile_verified',
      'password_hash',
      'birth_date',
      'photo_media_id',
      'roll_number',
      'parent_name',
      'parent_mobile',
      'tnc_agreed_at',
      'kind',
      'role_name',
      'created_at',
    ])
    .where('institute_id', '=', instituteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
}

interface Changed {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly birth_date?: string;
  readonly email?: string;
  readonly email_verified_at?: Date;
  readonly mobile_number?: string;
  readonly country_code?: string;
  readonly mobile_verified?: 'y';
  readonly status?: 'active' | 'disabled';
}

/**
 * Lets an account be used whose owner proved a contact. False where it was closed: neither a code nor a link that left before undoes
 * what the institute decided.
 */
export async function activateAccount(
  tx: TransactionContext,
  accountId: string,
  proof: Pick<Changed, 'email_verified_at' | 'mobile_verified'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('accounts')
    .set({ ...proof, status: 'active', updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveAccount(tx: TransactionContext, accountId: string, changed: Changed): Promise<void> {
  await tx.db
    .updateTable('accounts')
    .set({ ...changed, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .execute();
}
