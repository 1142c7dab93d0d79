import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findStudentIds, namesOf } from '../../identity/index.ts';
import { presentRequest } from './present-request.ts';
import { listRequests } from './requests.store.ts';

type List = typeof api.learners.listAccommodationRequests;
/** Requests of students for the staff, the open ones first. */
export async function listAccommodationRequests(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, ...filter } = query;
  const accountIds = search ? await findStudentIds(ctx, search) : undefined;
  const { rows, total } = await listRequests(ctx, { ...filter, accountIds });
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => [row.accountId, ...(row.decidedBy ? [row.decidedBy] : [])]),
  );
  return {
    rows: rows.map((row) => presentRequest(row, names)),
    total,
    page: query.page,
    size: query.size,
    can: { decide: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}
