import type { PersonKind, PersonStatus } from '@abhyas/contract/identity/people';
import { sql, type SqlBool } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export interface PeopleFilter {
  readonly kind: PersonKind;
  readonly search?: string | undefined;
  readonly status?: PersonStatus | undefined;
  readonly role?: string | undefined;
  /** Only these accounts. */
  readonly among?: readonly string[] | undefined;
  readonly sort: 'name' | 'added' | 'seen';
}

/** How an account stands, in the words of the lists. */
const standing = sql<PersonStatus>`case
  when a.status = 'disabled' then case when a.disabled_as in ('left', 'merged') then 'left' else 'blocked' end
  when a.status = 'unverified' then 'unverified'
  when a.password_hash is null and a.email_verified_at is null and a.mobile_verified is distinct from 'y' then 'invited'
  else 'active' end`;

const lastSeen = sql<Date | null>`(select max(s.last_used_at) from sessions s
  where s.institute_id = a.institute_id and s.account_id = a.id)`;

/** Students without the guardians, or everybody of staff; deleted accounts are nobody any more. */
const people = (ctx: Db, kind?: PersonKind) =>
  ctx.db
    .selectFrom('accounts as a')
    .where('a.institute_id', '=', ctx.instituteId)
    .where('a.role_name', '<>', 'guardian')
    .where('a.email', 'not like', '%@deleted.invalid')
    .$if(kind === 'student', (query) => query.where('a.kind', '=', 'student'))
    .$if(kind === 'staff', (query) => query.where('a.kind', '<>', 'student'));

function matching(ctx: Db, { kind, search, role, among }: PeopleFilter) {
  const pattern = containing((search ?? '').toLowerCase());
  return people(ctx, kind)
    .$if(Boolean(search), (query) =>
      query.where(
        sql<SqlBool>`lower(concat_ws(' ', a.first_name, a.last_name, a.email, a.mobile_number, a.roll_number, a.parent_name, a.parent_mobile)) like ${pattern}`,
      ),
    )
    .$if(role !== undefined, (query) => query.where('a.role_name', '=', role ?? ''))
    .$if(among !== undefined, (query) =>
      query.where('a.id', '=', sql<string>`any(${(among ?? []) as string[]}::uuid[])`),
    );
}

const withColumns = (query: ReturnType<typeof people>) =>
  query.select([
    'a.id',
    'a.kind',
    'a.email',
    'a.first_name',
    'a.last_name',
    'a.mobile_number',
    'a.roll_number',
    'a.parent_name',
    'a.parent_mobile',
    'a.birth_date',
    'a.role_name',
    'a.teaches',
    'a.created_at',
    'a.disabled_reason',
    'a.disabled_at',
    'a.disabled_by',
    standing.as('standing'),
    lastSeen.as('last_seen'),
  ]);
export type PersonRecord = Awaited<ReturnType<typeof listPeopleRows>>[number];

const orders = {
  name: sql`lower(a.first_name), lower(a.last_name), a.id`,
  added: sql`a.created_at desc, a.id desc`,
  seen: sql`last_seen desc nulls last, a.id`,
} as const;

/** One page of the people that fit. */
export function listPeopleRows(ctx: Db, filter: PeopleFilter, { limit, offset }: { limit: number; offset: number }) {
  return withColumns(matching(ctx, filter))
    .$if(filter.status !== undefined, (query) => query.where(standing, '=', filter.status ?? 'active'))
    .orderBy(orders[filter.sort])
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many fit in each standing, whatever standing is asked for. */
export async function countStandings(ctx: Db, filter: PeopleFilter): Promise<Record<PersonStatus, number>> {
  const rows = await matching(ctx, filter)
    .select([standing.as('standing'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(standing)
    .execute();
  const counts = { active: 0, invited: 0, unverified: 0, blocked: 0, left: 0 };
  for (const { standing: at, count } of rows) counts[at] = Number(count);
  return counts;
}

export function findPerson(ctx: Db, id: string) {
  return withColumns(people(ctx)).where('a.id', '=', id).executeTakeFirst();
}

/** These people with what their role may do, for this transaction alone; in one order, so that two who come at once take turns. */
export function lockPeople(tx: TransactionContext, ids: readonly string[]) {
  return tx.db
    .selectFrom('accounts as a')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.institute_id', '=', 'a.institute_id').onRef('r.name', '=', 'a.role_name'),
    )
    .select(['a.id', 'a.kind', 'a.status', 'a.role_name', 'a.disabled_as', 'r.capabilities'])
    .select(['a.email', 'a.first_name', 'a.last_name', 'a.teaches', 'a.birth_date', 'a.mobile_number'])
    .select(['a.roll_number', 'a.parent_name', 'a.parent_mobile'])
    .where('a.institute_id', '=', tx.instituteId)
    .where('a.id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .where('a.email', 'not like', '%@deleted.invalid')
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
}
export type LockedPerson = Awaited<ReturnType<typeof lockPeople>>[number];

/** Owners who can sign in, but for these. */
export async function countOwnersBut(tx: TransactionContext, ids: readonly string[]): Promise<number> {
  const row = await people(tx, 'staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('a.role_name', '=', 'owner')
    .where(standing, '=', 'active')
    .where('a.id', '<>', sql<string>`all(${ids as string[]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

interface Changed {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly role_name?: string;
  readonly teaches?: string[];
  readonly birth_date?: string | null;
  readonly mobile_number?: string | null;
  readonly country_code?: string | null;
  readonly mobile_verified?: 'n' | null;
  readonly roll_number?: string | null;
  readonly parent_name?: string | null;
  readonly parent_mobile?: string | null;
  readonly status?: 'active' | 'disabled';
  readonly disabled_as?: 'misuse' | 'left' | 'merged' | null;
  readonly disabled_reason?: string | null;
  readonly disabled_at?: Date | null;
  readonly disabled_by?: string | null;
}

export async function savePersonRow(tx: TransactionContext, id: string, changed: Changed): Promise<void> {
  await tx.db
    .updateTable('accounts')
    .set({ ...changed, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Which of these addresses have an account here. */
export async function knownEmails(ctx: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('accounts')
    .select('email')
    .where('institute_id', '=', ctx.instituteId)
    .where('email', '=', sql<string>`any(${emails.filter(Boolean)})`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Who has one of these numbers, by number: two of a family may share it. */
export async function namesByMobile(ctx: Db, mobiles: readonly string[]): Promise<{ mobile: string; name: string }[]> {
  const found = await ctx.db
    .selectFrom('accounts')
    .select(['mobile_number', 'first_name', 'last_name'])
    .where('institute_id', '=', ctx.instituteId)
    .where('kind', '=', 'student')
    .where('mobile_number', '=', sql<string>`any(${mobiles as string[]})`)
    .execute();
  return found.map((row) => ({ mobile: row.mobile_number ?? '', name: `${row.first_name} ${row.last_name}`.trim() }));
}

/** Whose roll number this is. */
export async function findByRollNumber(ctx: Db, rollNumber: string): Promise<string | undefined> {
  const found = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('roll_number', '=', rollNumber)
    .executeTakeFirst();
  return found?.id;
}

/** Which of these roll numbers are given. */
export async function knownRollNumbers(ctx: Db, rollNumbers: readonly string[]): Promise<Set<string>> {
  const found = await ctx.db
    .selectFrom('accounts')
    .select('roll_number')
    .where('institute_id', '=', ctx.instituteId)
    .where('roll_number', '=', sql<string>`any(${rollNumbers as string[]})`)
    .execute();
  return new Set(found.map((row) => row.roll_number ?? ''));
}
