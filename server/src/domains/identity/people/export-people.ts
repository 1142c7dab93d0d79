import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { filterOfPeople, presentRows } from './list-people.ts';
import { listPeopleRows } from './people.store.ts';

/** A spreadsheet of people is cut here. */
const EXPORTED = 50_000;

/** The list of people, whole, as a spreadsheet. */
export async function exportPeople(
  ctx: Context,
  { query }: Input<typeof api.identity.exportPeople>,
): Promise<FileAnswer> {
  const rows = await presentRows(
    ctx,
    await listPeopleRows(ctx, await filterOfPeople(ctx, query), { limit: EXPORTED, offset: 0 }),
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
