import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { PersonRow } from '@abhyas/contract/identity/people';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fullName } from '../accounts/names.ts';
import { learnerFieldsOfAll, learnersOfExam } from '../accounts/ports.ts';
import { countStandings, listPeopleRows, type PeopleFilter, type PersonRecord } from './people.store.ts';

type List = typeof api.identity.listPeople;
type Filters = Omit<Input<List>['query'], 'page' | 'size'>;

/** Students, or teachers and staff, one page of them. */
export async function listPeople(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, ...filters } = query;
  const filter = await filterOfPeople(ctx, filters);
  const counts = await countStandings(ctx, filter);
  const rows = await listPeopleRows(ctx, filter, { limit: size, offset: (page - 1) * size });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { capabilities } = actorOf(ctx);
  return {
    rows: await presentRows(ctx, rows),
    total: filter.status ? counts[filter.status] : all,
    page,
    size,
    counts: { all, ...counts },
    can: {
      write: capabilities.has('people.write'),
      block: capabilities.has('people.block'),
      merge: capabilities.has('people.write'),
    },
  };
}

/** The filters as the store understands them: an exam stands for those who prepare for it. */
export async function filterOfPeople(ctx: Context, { exam, ...rest }: Filters): Promise<PeopleFilter> {
  return { ...rest, ...(exam !== undefined && { among: await learnersOfExam()(ctx, exam) }) };
}

/** As the lists show them: without what only the page of one person shows. */
export async function presentRows(ctx: Context, rows: readonly PersonRecord[]): Promise<PersonRow[]> {
  const learners = rows.filter(({ kind }) => kind === 'student').map(({ id }) => id);
  const fields = await learnerFieldsOfAll(ctx, learners);
  return rows.map((row) => ({
    accountId: row.id,
    name: fullName(row),
    email: row.email,
    role: row.role_name,
    status: row.standing,
    teaches: row.teaches,
    mobileNumber: row.mobile_number,
    rollNumber: row.roll_number,
    parentName: row.parent_name,
    parentMobile: row.parent_mobile,
    targetYear: fields.get(row.id)?.targetYearDetail ?? null,
    standardId: fields.get(row.id)?.studentStandardId ?? null,
    addedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen?.toISOString() ?? null,
  }));
}
