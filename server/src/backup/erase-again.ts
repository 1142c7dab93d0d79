import type { App } from '../app.ts';
import { eraseAccountAgain } from '../domains/identity/index.ts';
import { eraseInstituteAgain, listAllInstitutes } from '../domains/tenancy/index.ts';
import type { Erasure } from '../kernel/backup/erasures.ts';

/** Erases again who was erased after the backup was made. Answers how many there were; who is not in it any more needs nothing. */
export async function eraseAgain(app: App, erasures: readonly Erasure[]): Promise<number> {
  const known = new Set((await listAllInstitutes()).map(({ id }) => id));
  let count = 0;
  for (const { instituteId, accountId, at } of erasures) {
    if (!known.has(instituteId)) continue;
    const ctx = app.contextFor(instituteId);
    const erased =
      accountId === null ? await eraseInstituteAgain(ctx, new Date(at)) : await eraseAccountAgain(ctx, accountId);
    if (erased) count++;
  }
  return count;
}
