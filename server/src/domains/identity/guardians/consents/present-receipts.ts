import { type ConsentPurpose, consentPurposes, type ConsentReceipt } from '@abhyas/contract/identity/guardians';
import type { Context } from '../../../../kernel/context.ts';
import { settingsOf } from '../../../tenancy/index.ts';
import { namesOf } from '../../accounts/names.ts';
import type { ConsentRow } from '../consents.store.ts';
import { listLinksOf } from '../links.store.ts';

/** Decisions by the receipt that they were made under, the newest first, with the names of today. */
export async function presentReceipts(ctx: Context, rows: readonly ConsentRow[]): Promise<ConsentReceipt[]> {
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const names = await namesOf(ctx, [...new Set(rows.flatMap((row) => [row.student_id, row.given_by]))]);
  const links = (
    await Promise.all([...new Set(rows.map((row) => row.student_id))].map((student) => listLinksOf(ctx, student)))
  ).flat();
  return [...Map.groupBy(rows, (row) => row.receipt_id)].map(([receiptId, group]) => {
    const [first] = group as [ConsentRow, ...ConsentRow[]];
    const link = links.find((one) => one.student_id === first.student_id && one.guardian_id === first.given_by);
    return {
      receiptId,
      at: first.at.toISOString(),
      institute,
      student: names.get(first.student_id)?.name ?? '',
      givenBy: names.get(first.given_by)?.name ?? '',
      relation: (link?.relation as ConsentReceipt['relation']) ?? null,
      policyVersion: first.policy_version,
      provenBy: first.proven_by as ConsentReceipt['provenBy'],
      decisions: group
        .map((row) => ({ purpose: row.purpose as ConsentPurpose, granted: row.granted }))
        .toSorted((a, b) => consentPurposes.indexOf(a.purpose) - consentPurposes.indexOf(b.purpose)),
    };
  });
}
