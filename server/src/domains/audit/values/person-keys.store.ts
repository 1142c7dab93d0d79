import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';

export async function findKey(ctx: Bound, person: string): Promise<string | undefined> {
  const row = await rows(ctx)
    .selectFrom('personKeys')
    .select('keySealed')
    .where('personId', '=', person)
    .executeTakeFirst();
  return row?.keySealed;
}

/** Two transactions may want the first key of a person at once: the second finds the one of the first. */
export async function insertKey(tx: TransactionContext, person: string, keySealed: string): Promise<void> {
  await rows(tx)
    .insertInto('personKeys')
    .values({ personId: person, ownerId: person, keySealed })
    .onConflict((conflict) => conflict.columns(['personId']).doNothing())
    .execute();
}

/** From here on nobody can read what the log kept of the person. */
export async function removeKeysOf(tx: TransactionContext, owner: string): Promise<void> {
  await removeRows(tx, 'personKeys', { ownerId: owner });
}

export async function giveKeys(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'personKeys', { ownerId: from }, { ownerId: to });
}

export async function saveValues(
  tx: TransactionContext,
  { entryId, personId, sealed }: { readonly entryId: string; readonly personId: string; readonly sealed: string },
): Promise<void> {
  await insertRows(tx, 'auditValues', { entryId, personId, sealed });
}

/** Everything that was changed about a person, with the key that opens it. */
export function listValuesOf(ctx: Bound, owner: string) {
  return rows(ctx)
    .selectFrom('personKeys as k')
    .innerJoin('auditValues as v', 'v.personId', 'k.personId')
    .innerJoin('auditLog as l', 'l.id', 'v.entryId')
    .select(['l.at', 'l.action', 'l.valuesDigest', 'v.sealed', 'k.keySealed'])
    .where('k.ownerId', '=', owner)
    .orderBy('l.at')
    .execute();
}
