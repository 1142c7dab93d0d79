import type { api } from '@abhyas/contract';
import type { MemberImport } from '@abhyas/contract/cohorts/batches';
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
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    rows: rows.map((row) => ({
      row: row.row,
      line: row.line,
      state: row.state,
      given: { name: row.givenName, email: row.givenEmail, mobile: row.givenMobile },
      student: row.accountId === null ? null : { id: row.accountId, name: names.get(row.accountId)?.name ?? '' },
      problem: row.problem,
    })),
    total,
    page,
    size,
  };
}
