import { rows, unbound } from '../../../kernel/database/rows.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export interface OwnerLink {
  readonly email: string | null;
}

const links = (staff: Database) => rows(unbound({ db: staff }));

/** Makes this the only key there is. Needs role `staff`. */
export async function replaceOwnerLink(
  staff: Database,
  link: { readonly keyHash: Buffer; readonly email: string | null; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await staff.transaction().execute(async (tx) => {
    await links(tx).deleteFrom('ownerLinks').execute();
    const { keyHash, email, createdAt, expiresAt } = link;
    await links(tx).insertInto('ownerLinks').values({ keyHash, email, createdAt, expiresAt }).execute();
  });
}

/** The link of this key, unless it has ended. Needs role `staff`. */
export function findOwnerLink(staff: Database, keyHash: Buffer, now: Date): Promise<OwnerLink | undefined> {
  return links(staff)
    .selectFrom('ownerLinks')
    .select('email')
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Takes the key out of the world; false where somebody did it before. Needs role `staff`. */
export async function spendOwnerLink(staff: Database, keyHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await links(staff)
    .deleteFrom('ownerLinks')
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
