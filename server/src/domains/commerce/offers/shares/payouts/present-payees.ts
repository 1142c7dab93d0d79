import type { Context } from '../../../../../kernel/context.ts';
import { namesOf } from '../../../../identity/index.ts';
import { verifiedBanks } from '../../../../tenancy/index.ts';
import type { Payee } from '../payees.store.ts';

/** Payees as screens show them: with their names, and the account that their money goes to. */
export async function presentPayees<P extends Payee>(ctx: Context, payees: readonly P[]) {
  const names = await namesOf(
    ctx,
    payees.flatMap(({ accountId }) => accountId ?? []),
  );
  const banks = await verifiedBanks(
    ctx,
    payees.map(({ id }) => id),
  );
  return payees.map((payee) => {
    const bank = banks.get(payee.id);
    return {
      payee,
      payeeId: payee.id,
      kind: payee.kind,
      name: payee.accountId === null ? payee.name : (names.get(payee.accountId)?.name ?? ''),
      bank: bank ? { account: bank.accountMask, ifsc: bank.ifsc } : null,
    };
  });
}
