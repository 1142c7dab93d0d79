import type { TransactionContext } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';

/** SQLSTATE: somebody else's row names this one. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Takes these accounts away. False where one was used: somebody chose a password, or another row names it; the transaction is then lost. */
export async function removeUnused(tx: TransactionContext, accountIds: readonly string[]): Promise<boolean> {
  try {
    const { numDeletedRows } = await rows(tx)
      .deleteFrom('accounts')
      .where('id', '=', anyOf(accountIds))
      .where('passwordHash', 'is', null)
      .where('emailVerifiedAt', 'is', null)
      .where('mobileVerified', 'is distinct from', 'y')
      .executeTakeFirst();
    return Number(numDeletedRows) === accountIds.length;
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}
