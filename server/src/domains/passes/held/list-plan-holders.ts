import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { contactsOf, findStudentIds } from '../../identity/index.ts';
import { getPlan } from '../plans/plans.store.ts';
import { listHolderPage } from '../grants/passes.store.ts';
import { stateOfPass } from './present-passes.ts';

type List = typeof api.passes.listPlanHolders;
/** Who holds a plan or held it; of an account that is gone there is no name. */
export async function listPlanHolders(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  const { id } = await getPlan(ctx, params.planId);
  const among = query.search === '' ? undefined : await findStudentIds(ctx, query.search);
  const { rows, total } = await listHolderPage(ctx, id, among, query);
  const contacts = await contactsOf(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  return {
    rows: rows.map((pass) => ({
      passId: pass.id,
      accountId: pass.accountId,
      name: contacts.get(pass.accountId)?.name ?? '',
      email: contacts.get(pass.accountId)?.email ?? '',
      mode: pass.mode,
      state: stateOfPass(pass, ctx.clock.now()),
      startsAt: pass.startsAt.toISOString(),
      endsAt: pass.endsAt.toISOString(),
      paidPaise: pass.paidPaise,
    })),
    total,
    page: query.page,
    size: query.size,
  };
}
