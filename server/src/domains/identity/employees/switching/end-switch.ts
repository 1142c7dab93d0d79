import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { asStaff } from '../../../tenancy/index.ts';
import { endSwitches, findSwitch } from '../../access/switches.store.ts';

type End = typeof api.identity.endSwitch;
/** Ends one's own work in another institute. */
export async function endSwitch(ctx: Context, { params }: Input<End>): Promise<Answer<End>> {
  const row = await findSwitch(ctx, params.switchId);
  if (!row || row.account_id !== actorOf(ctx).accountId) fail('NOT_FOUND');
  const entry = { action: 'employee.left', subjectKind: 'institute', subjectId: String(row.target_id) };
  await inTransaction(asStaff(ctx, row.target_id), (tx) =>
    record(tx, { ...entry, details: { switchId: row.id, byProvider: true } }),
  );
  await inTransaction(ctx, async (tx) => {
    await endSwitches(tx, { id: row.id });
    await record(tx, { ...entry, details: { switchId: row.id } });
  });
  return { ended: true };
}
