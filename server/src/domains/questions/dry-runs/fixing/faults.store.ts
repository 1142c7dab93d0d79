import type { ImportFault, ImportProposal } from '@abhyas/contract/questions/imports';
import { sql } from 'kysely';
import type { Context } from '../../../../kernel/context.ts';
import { allColumnNames } from '../../reading/columns.ts';

/** A longer text is no slip that others share: it is fixed in its own row. */
const MOST_CHARACTERS = 400;
const MOST_ALIKE = 10;

/** What is wrong with the refused rows by code and column, and what several of them say alike there; the most frequent first. */
export async function listFaults(ctx: Context, importId: string): Promise<ImportFault[]> {
  const names = Object.values(allColumnNames);
  const { rows } = await sql<ImportFault>`
    with found as (
      select r.row, p ->> 'column' as name, p ->> 'code' as code, p ->> 'fix' as fix,
        r.cells ->> (array_position(${names}::text[], p ->> 'column') - 1) as cell
      from question_import_rows r, json_array_elements(r.problems) p
      where r.institute_id = ${ctx.instituteId} and r.import_id = ${importId} and r.state = 'refused'
    ), kinds as (
      select name, code, count(distinct row) as rows from found group by name, code
    ), alike as (
      select name, code, cell, min(fix) as fix, count(distinct row) as rows,
        row_number() over (partition by name, code order by count(distinct row) desc, cell) as place
      from found where length(cell) <= ${MOST_CHARACTERS} group by name, code, cell having count(distinct row) > 1
    )
    select k.name as "column", k.code, k.rows, coalesce(json_agg(json_build_object('cell', a.cell, 'rows', a.rows, 'fix', a.fix) order by a.place)
      filter (where a.place <= ${MOST_ALIKE}), '[]') as alike
    from kinds k left join alike a on a.name = k.name and a.code = k.code
    group by k.name, k.code, k.rows
    order by k.rows desc, k.name, k.code`.execute(ctx.db);
  return rows;
}

const MOST_PROPOSALS = 20;
/** Of these faults the whole cell is what rows have in common. */
const byCell = ['DIFFICULTY_UNKNOWN', 'KNOWLEDGE_AREA_UNKNOWN', 'EXAM_DATE_FORMAT', 'EXAM_MONTH_UNKNOWN'];

/** The text of the column that a problem `p` of a row `r` is about. */
const cellOf = sql`r.cells ->> (array_position(${Object.values(allColumnNames)}::text[], p ->> 'column') - 1)`;
/** What rows with the same problem have in common there. */
const foundIn = sql`case when p ->> 'code' = 'MATH_UNKNOWN_COMMAND' then p -> 'values' ->> 'found'
  when p ->> 'code' = any(${byCell}::text[]) then ${cellOf} else '' end`;

/** What can be fixed in one go: suggestions that are the same for some rows, those of most rows first. */
export async function listProposals(ctx: Context, importId: string): Promise<ImportProposal[]> {
  const { rows } = await sql<ImportProposal>`
    select code, found, count(distinct row) as rows, (array_agg(cell order by length(cell), row))[1] as cell,
      (array_agg(fix order by length(cell), row))[1] as fix
    from (
      select r.row, p ->> 'code' as code, p ->> 'fix' as fix, ${cellOf} as cell, ${foundIn} as found
      from question_import_rows r, json_array_elements(r.problems) p
      where r.institute_id = ${ctx.instituteId} and r.import_id = ${importId} and r.state = 'refused' and p ->> 'fix' is not null
    ) proposed
    group by code, found order by count(distinct row) desc, code, found limit ${MOST_PROPOSALS}`.execute(ctx.db);
  return rows;
}

/** Numbers of the refused rows that a proposal is for. */
export async function listProposed(
  ctx: Context,
  importId: string,
  { code, found }: Pick<ImportProposal, 'code' | 'found'>,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select r.row from question_import_rows r
    where r.institute_id = ${ctx.instituteId} and r.import_id = ${importId} and r.state = 'refused' and exists (
      select from json_array_elements(r.problems) p
      where p ->> 'code' = ${code} and p ->> 'fix' is not null and ${foundIn} = ${found})
    order by r.row`.execute(ctx.db);
  return rows.map(({ row }) => row);
}
