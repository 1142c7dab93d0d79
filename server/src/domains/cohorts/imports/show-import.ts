import type { api } from '@abhyas/contract';
import type { MemberImport, MemberRow } from '@abhyas/contract/cohorts/batches';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { countRows, getImport, listRows } from './member-imports.store.ts';

/** How an import of members stands. */
export async function showMemberImport(ctx: Context, importId: string): Promise<MemberImport> {
  return { ...(await getImport(ctx, importId)), counts: await countRows(ctx, importId) };
}

type Rows = typeof api.cohorts.listMemberRows;
/** Row by row, as the file has them. */
export async function listMemberRows(ctx: Context, { params, query }: Input<Rows>): Promise<Answer<Rows>> {
  await getImport(ctx, params.importId);
  const { page, size } = query;
  const { rows, total } = await listRows(ctx, params.importId, { state: query.state, page, size });
  const names = await namesOf(
    ctx,
    rows.flatMap(({ account_id }) => account_id ?? []),
  );
  return {
    rows: rows.map((row) => ({
      row: row.row,
      line: row.line,
      state: row.state as MemberRow['state'],
      given: { name: row.given_name, email: row.given_email, mobile: row.given_mobile },
      student: row.account_id === null ? null : { id: row.account_id, name: names.get(row.account_id)?.name ?? '' },
      problem: row.problem as MemberRow['problem'],
    })),
    total,
    page,
    size,
  };
}
