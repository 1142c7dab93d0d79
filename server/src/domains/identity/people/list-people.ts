import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { PersonRow } from '@abhyas/contract/identity/people';
import { actorOf, type Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { learnerFieldsOfAll, learnersOfExam } from '../accounts/ports.ts';
import { fullName } from '../accounts/names.ts';
import { countStandings, listPeopleRows, type PeopleFilter, type PersonRecord } from './people.store.ts';

type List = typeof api.identity.listPeople;
type Filters = Omit<Input<List>['query'], 'page' | 'size'>;
/** A spreadsheet of people is cut here. */
const EXPORTED = 50_000;

/** Students, or teachers and staff, one page of them. */
export async function listPeople(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, ...filters } = query;
  const filter = await filterOf(ctx, filters);
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

/** The same list, whole, as a spreadsheet. */
export async function exportPeople(
  ctx: Context,
  { query }: Input<typeof api.identity.exportPeople>,
): Promise<FileAnswer> {
  const rows = await presentRows(
    ctx,
    await listPeopleRows(ctx, await filterOf(ctx, query), { limit: EXPORTED, offset: 0 }),
  );
  const head = [
    'Name',
    'E-mail',
    'Mobile',
    'Roll number',
    'Parent',
    'Parent mobile',
    'Role',
    'Status',
    'Subjects',
    'Class',
    'Target year',
    'Added',
    'Last seen',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.email,
    row.mobileNumber,
    row.rollNumber,
    row.parentName,
    row.parentMobile,
    row.role,
    row.status,
    row.teaches.join(', '),
    row.standardId,
    row.targetYear,
    row.addedAt.slice(0, 10),
    row.lastSeenAt?.slice(0, 10) ?? '',
  ]);
  return { fileName: `${query.kind === 'student' ? 'students' : 'staff'}.csv`, content: writeCsv([head, ...lines]) };
}

async function filterOf(ctx: Context, { exam, ...rest }: Filters): Promise<PeopleFilter> {
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
