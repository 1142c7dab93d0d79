import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
/** Students of the institute, narrowed by words and by what other domains know of them. */
export interface StudentFilter {
  readonly search: string;
  /** Only these. */
  readonly among?: readonly string[] | undefined;
  /** None of these. */
  readonly except?: readonly string[] | undefined;
}

/** Whoever left or is blocked is no student any more; a guardian is none. */
function matching({ db, instituteId }: Db, { search, among, except }: StudentFilter) {
  const pattern = containing(search.toLowerCase());
  return db
    .selectFrom('accounts as a')
    .where('a.institute_id', '=', instituteId)
    .where('a.kind', '=', 'student')
    .where('a.role_name', '=', 'student')
    .where('a.status', '<>', 'disabled')
    .$if(search !== '', (query) =>
      query.where(sql<SqlBool>`lower(a.first_name || ' ' || a.last_name || ' ' || a.email) like ${pattern}`),
    )
    .$if(among !== undefined, (query) => query.where(sql<SqlBool>`a.id = any(${(among ?? []) as string[]}::uuid[])`))
    .$if(except !== undefined, (query) =>
      query.where(sql<SqlBool>`not a.id = any(${(except ?? []) as string[]}::uuid[])`),
    );
}

/** Ids of one page of them by name. */
export async function listStudentPage(
  ctx: Db,
  filter: StudentFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const rows = await matching(ctx, filter)
    .select('a.id')
    .orderBy(sql`lower(a.first_name), lower(a.last_name), a.id`)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countStudentsMatching(ctx: Db, filter: StudentFilter): Promise<number> {
  const { count } = await matching(ctx, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
