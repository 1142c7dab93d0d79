import type { Context } from '../../../kernel/context.ts';
import { unseal } from '../../../kernel/seal.ts';
import { BANK_PURPOSE } from './bank-details.ts';
import { listBanksOf, listChangesById } from './bank.store.ts';

interface VerifiedBank {
  readonly changeId: string;
  readonly accountMask: string;
  readonly ifsc: string;
}
/** The verified accounts of those whom the institute pays, masked, by their ids; who has none is not in it. */
export async function verifiedBanks(ctx: Context, ownerIds: readonly string[]): Promise<Map<string, VerifiedBank>> {
  const found = await listBanksOf(ctx, ownerIds);
  return new Map(
    found.flatMap(({ owner_id: ownerId, id: changeId, account_mask: accountMask, ifsc }) =>
      ownerId === null ? [] : [[ownerId, { changeId, accountMask, ifsc }] as const],
    ),
  );
}

interface OpenBank {
  readonly holder: string;
  readonly account: string;
  readonly ifsc: string;
  readonly accountKind: string;
}
/** Whole account numbers for the file of a bank, by the change that was approved; `own`: the institute's account, where it has one. */
export async function openBanks(
  ctx: Context,
  changeIds: readonly string[],
): Promise<{ readonly own: string | undefined; readonly byChange: ReadonlyMap<string, OpenBank> }> {
  const [own] = await listBanksOf(ctx, null);
  const opened = (await listChangesById(ctx, changeIds)).map((row) => {
    const bank = {
      holder: unseal(row.holder_sealed, BANK_PURPOSE),
      account: unseal(row.account_sealed, BANK_PURPOSE),
      ifsc: row.ifsc,
      accountKind: row.account_kind,
    };
    return [row.id, bank] as const;
  });
  return { own: own && unseal(own.account_sealed, BANK_PURPOSE), byChange: new Map(opened) };
}
