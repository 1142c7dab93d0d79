import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export type RoleRow = Awaited<ReturnType<typeof listRoleRows>>[number];

/** The roles of the institute with how many people have each and may sign in; the standard ones first. */
export function listRoleRows({ db, instituteId }: Db) {
  return db
    .selectFrom('roles as r')
    .select(['r.name', 'r.capabilities', 'r.built_in', 'r.epoch'])
    .select((eb) =>
      eb
        .selectFrom('accounts as a')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('a.institute_id', '=', 'r.institute_id')
        .whereRef('a.role_name', '=', 'r.name')
        .where('a.status', '<>', 'disabled')
        .as('people'),
    )
    .where('r.institute_id', '=', instituteId)
    .orderBy('r.built_in', 'desc')
    .orderBy('r.name')
    .execute();
}

/** The role for this transaction alone. */
export function lockRole(tx: TransactionContext, name: string) {
  return tx.db
    .selectFrom('roles')
    .select(['name', 'capabilities', 'built_in', 'epoch'])
    .where('institute_id', '=', tx.instituteId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

/** False where there is a role with this name already. */
export async function insertOwnRole(
  tx: TransactionContext,
  name: string,
  capabilities: readonly string[],
): Promise<boolean> {
  const row = await tx.db
    .insertInto('roles')
    .values({ institute_id: tx.instituteId, name, capabilities: [...capabilities], built_in: false })
    .onConflict((conflict) => conflict.columns(['institute_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the rights; tokens that were made before are void from here on. Returns the new epoch. */
export async function saveRights(
  tx: TransactionContext,
  name: string,
  capabilities: readonly string[],
): Promise<number> {
  const { epoch } = await tx.db
    .updateTable('roles')
    .set((eb) => ({ capabilities: [...capabilities], epoch: eb('epoch', '+', 1) }))
    .where('institute_id', '=', tx.instituteId)
    .where('name', '=', name)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return epoch;
}

/** Accounts of any kind, and open invitations, that name the role. */
export async function countUses(tx: TransactionContext, name: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select
      (select count(*) from accounts where institute_id = ${tx.instituteId} and role_name = ${name})
    + (select count(*) from staff_invitations where institute_id = ${tx.instituteId} and role_name = ${name}
        and accepted_at is null and withdrawn_at is null) as uses`.execute(tx.db);
  return Number(rows[0]?.uses ?? 0);
}

export async function deleteRole(tx: TransactionContext, name: string): Promise<void> {
  await tx.db.deleteFrom('roles').where('institute_id', '=', tx.instituteId).where('name', '=', name).execute();
}
