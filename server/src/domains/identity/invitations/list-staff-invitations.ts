import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listInvitationRows } from './invitations.store.ts';
import { presentInvitations } from './present-invitations.ts';

type Api = typeof api.identity;
type List = Api['listStaffInvitations'];

/** Who was invited, the newest first. */
export async function listStaffInvitations(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const rows = await listInvitationRows(ctx, query);
  return {
    rows: await presentInvitations(ctx, rows),
    total: Number(rows[0]?.total ?? 0),
    page: query.page,
    size: query.size,
    can: { write: actorOf(ctx).capabilities.has('people.write') },
  };
}
