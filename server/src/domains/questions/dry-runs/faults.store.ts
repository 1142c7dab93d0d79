import type { ImportFault } from '@abhyas/contract/questions/imports';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { allColumnNames } from '../reading/columns.ts';

/** A longer text is nobody's slip of the pen: it is fixed where it stands. */
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
