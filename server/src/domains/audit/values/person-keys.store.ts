import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Bound = Pick<Context, 'db' | 'instituteId'>;

export async function findKey(ctx: Bound, person: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('person_keys')
    .select('key_sealed')
    .where('institute_id', '=', ctx.instituteId)
    .where('person_id', '=', person)
    .executeTakeFirst();
  return row?.key_sealed;
}

/** Two transactions may want the first key of a person at once: the second finds the one of the first. */
export async function insertKey(tx: TransactionContext, person: string, keySealed: string): Promise<void> {
  await tx.db
    .insertInto('person_keys')
    .values({ institute_id: tx.instituteId, person_id: person, owner_id: person, key_sealed: keySealed })
    .onConflict((conflict) => conflict.columns(['institute_id', 'person_id']).doNothing())
    .execute();
}

/** From here on nobody can read what the log kept of the person. */
export async function removeKeysOf(tx: TransactionContext, owner: string): Promise<void> {
  await tx.db
    .deleteFrom('person_keys')
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', owner)
    .execute();
}

export async function giveKeys(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('person_keys')
    .set({ owner_id: to })
    .where('institute_id', '=', tx.instituteId)
    .where('owner_id', '=', from)
    .execute();
}

export async function saveValues(
  tx: TransactionContext,
  row: { readonly entryId: string; readonly personId: string; readonly sealed: string },
): Promise<void> {
  await tx.db
    .insertInto('audit_values')
    .values({ institute_id: tx.instituteId, entry_id: row.entryId, person_id: row.personId, sealed: row.sealed })
    .execute();
}

/** Everything that was changed about a person, with the key that opens it. */
export function listValuesOf(ctx: Bound, owner: string) {
  return ctx.db
    .selectFrom('person_keys as k')
    .innerJoin('audit_values as v', (join) =>
      join.onRef('v.institute_id', '=', 'k.institute_id').onRef('v.person_id', '=', 'k.person_id'),
    )
    .innerJoin('audit_log as l', (join) =>
      join.onRef('l.institute_id', '=', 'v.institute_id').onRef('l.id', '=', 'v.entry_id'),
    )
    .select(['l.at', 'l.action', 'l.values_digest', 'v.sealed', 'k.key_sealed'])
    .where('k.institute_id', '=', ctx.instituteId)
    .where('v.institute_id', '=', ctx.instituteId)
    .where('l.institute_id', '=', ctx.instituteId)
    .where('k.owner_id', '=', owner)
    .orderBy('l.at')
    .execute();
}
