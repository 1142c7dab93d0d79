import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

const columns = [
  'id',
  'email',
  'email_verified_at',
  'first_name',
  'last_name',
  'mobile_number',
  'country_code',
  'mobile_verified',
  'kind',
  'role_name',
  'status',
  'epoch',
  'photo_media_id',
  'teaches',
  'birth_date',
  'tnc_agreed_at',
] as const;
type Db = Pick<Context, 'db' | 'instituteId'>;
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const accounts = ({ db, instituteId }: Db) => db.selectFrom('accounts').where('institute_id', '=', instituteId);

export function findAccount(ctx: Db, id: string) {
  return accounts(ctx).select(columns).where('id', '=', id).executeTakeFirst();
}

/** When an account was opened; undefined where there is none. */
export async function findOpenedAt(ctx: Db, id: string): Promise<Date | undefined> {
  return (await accounts(ctx).select('created_at').where('id', '=', id).executeTakeFirst())?.created_at;
}

export function findByEmail(ctx: Db, email: string) {
  return (
    accounts(ctx)
      .select([...columns, 'password_hash'])
      .where('email', '=', email.toLowerCase())
      // Students without an address are nobody's namesakes.
      .where('email', '<>', '')
      .executeTakeFirst()
  );
}

/** Accounts of the student's side that may sign in and have this number (E.164); proven ones first. */
export function listByMobile(ctx: Db, mobileNumber: string) {
  return accounts(ctx)
    .select(columns)
    .where('mobile_number', '=', mobileNumber)
    .where('kind', '=', 'student')
    .where('status', '=', 'active')
    .orderBy(sql`mobile_verified = 'y'`, (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .limit(10)
    .execute();
}

export async function saveTermsAgreed(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('accounts')
    .set({ tnc_agreed_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export function listNames(ctx: Db, ids: readonly string[]) {
  return accounts(ctx)
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
}

/** Accounts whose name or e-mail address holds the text; at most so many. */
export async function listIdsNamed(ctx: Db, search: string, most: number): Promise<string[]> {
  const rows = await accounts(ctx)
    .select('id')
    .where((eb) =>
      eb.or([
        eb('email', 'ilike', containing(search)),
        eb(sql`first_name || ' ' || last_name`, 'ilike', containing(search)),
      ]),
    )
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export function listByRole(ctx: Db, roleName: string) {
  return accounts(ctx)
    .select(['id', 'first_name', 'last_name', 'teaches', 'photo_media_id'])
    .where('role_name', '=', roleName)
    .where('status', '=', 'active')
    .orderBy('first_name')
    .execute();
}

/** Students as lists of people show them: guardians log in where students do and are none, deleted accounts are nobody any more. */
export async function countStudentAccounts(ctx: Db): Promise<number> {
  const row = await accounts(ctx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'student')
    .where('role_name', '<>', 'guardian')
    .where('email', 'not like', '%@deleted.invalid')
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findRole({ db, instituteId }: Db, name: string) {
  return db
    .selectFrom('roles')
    .select(['capabilities', 'epoch'])
    .where('institute_id', '=', instituteId)
    .where('name', '=', name)
    .executeTakeFirst();
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  /** Null: signs in with another service only. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: 'provider_partner' | 'institute_partner' | 'student';
  readonly roleName: string;
  readonly status?: 'unverified' | 'active' | 'disabled';
  readonly emailVerified?: boolean;
  readonly teaches?: readonly string[];
  /** What an institute knows of a student. */
  readonly mobile?: { readonly number: string; readonly countryCode: string } | null;
  readonly rollNumber?: string | null;
  readonly parentName?: string | null;
  readonly parentMobile?: string | null;
  /** False: the terms are agreed to when the person comes. */
  readonly tncAgreed?: false;
}

export async function insertAccounts(ctx: Context, rows: readonly NewAccount[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('accounts')
    .values(
      rows.map((row) => ({
        institute_id: ctx.instituteId,
        id: row.id,
        email: row.email.toLowerCase(),
        email_verified_at: row.emailVerified === false ? null : now,
        password_hash: row.passwordHash,
        first_name: row.firstName,
        last_name: row.lastName,
        kind: row.kind,
        role_name: row.roleName,
        status: row.status ?? 'active',
        teaches: [...(row.teaches ?? [])],
        mobile_number: row.mobile?.number ?? null,
        country_code: row.mobile?.countryCode ?? null,
        mobile_verified: row.mobile ? 'n' : null,
        roll_number: row.rollNumber ?? null,
        parent_name: row.parentName ?? null,
        parent_mobile: row.parentMobile ?? null,
        tnc_agreed_at: row.tncAgreed === false ? null : now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

export async function insertRoles(ctx: Context, roles: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await ctx.db
    .insertInto('roles')
    .values(
      Object.entries(roles).map(([name, set]) => ({
        institute_id: ctx.instituteId,
        name,
        capabilities: [...set],
        built_in: true,
      })),
    )
    .onConflict((conflict) => conflict.columns(['institute_id', 'name']).doNothing())
    .execute();
}

/** Answers the photo that it had before. */
export async function savePhotoRow(
  tx: TransactionContext,
  accountId: string,
  mediaId: string | null,
): Promise<string | null> {
  const before = await accounts(tx).select('photo_media_id').where('id', '=', accountId).forUpdate().executeTakeFirst();
  await tx.db
    .updateTable('accounts')
    .set({ photo_media_id: mediaId, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .execute();
  return before?.photo_media_id ?? null;
}

/** Tokens that were made before are void from here on. Returns the new epoch. */
export async function raiseEpoch(tx: TransactionContext, id: string): Promise<number> {
  const { epoch } = await tx.db
    .updateTable('accounts')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return epoch;
}
