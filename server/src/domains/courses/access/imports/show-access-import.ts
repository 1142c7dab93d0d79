import type { api } from '@abhyas/contract';
import type { AccessImport, AccessRow } from '@abhyas/contract/courses/access';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { namesOf } from '../../../identity/index.ts';
import { courseBriefs } from '../course-briefs.store.ts';
import { countRows, getImport, listRows } from './access-imports.store.ts';

/** How a spreadsheet of learners stands. */
export async function showAccessImport(ctx: Context, importId: string): Promise<AccessImport> {
  return { ...(await getImport(ctx, importId)), counts: await countRows(ctx, importId) };
}

type Rows = typeof api.courses.listAccessRows;
/** Row by row, as the file has them. */
export async function listAccessRows(ctx: Context, { params, query }: Input<Rows>): Promise<Answer<Rows>> {
  await getImport(ctx, params.importId);
  const { page, size, state } = query;
  const { rows, total } = await listRows(ctx, params.importId, { state, page, size });
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]);
  const courses = await courseBriefs(ctx, [...new Set(rows.flatMap(({ course_id }) => course_id ?? []))]);
  return {
    rows: rows.map((row) => ({
      row: row.row,
      line: row.line,
      state: row.state as AccessRow['state'],
      given: row.given,
      student: row.account_id === null ? null : { id: row.account_id, name: names.get(row.account_id)?.name ?? '' },
      course: row.course_id === null ? null : { id: row.course_id, title: courses.get(row.course_id)?.title ?? '' },
      endsAt: row.ends_at?.toISOString() ?? null,
      problem: row.problem as AccessRow['problem'],
    })),
    total,
    page,
    size,
  };
}
