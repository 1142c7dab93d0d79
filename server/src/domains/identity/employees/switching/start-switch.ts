import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { switchMinutes } from '@abhyas/contract/identity/employees';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { asStaff, listAllInstitutes, settingsOf } from '../../../tenancy/index.ts';
import { endSwitches, insertSwitch } from '../../access/switches.store.ts';
import { presentSwitch } from '../../access/switch.ts';

type Start = typeof api.identity.startSwitch;
/** Begins to work in another institute: both logs say who, why and until when. One switch for each session at a time. */
export async function startSwitch(ctx: Context, { body }: Input<Start>): Promise<Answer<Start>> {
  const { accountId, sessionId } = actorOf(ctx);
  const { instituteId: targetId, reason } = body;
  const target = (await listAllInstitutes()).find(({ id }) => id === targetId);
  if (!target || target.kind === 'provider' || !(await settingsOf(targetId))) fail('NOT_FOUND');
  const id = newId();
  const expiresAt = new Date(ctx.clock.now().getTime() + switchMinutes * 60_000);
  const entry = { action: 'employee.switched', subjectKind: 'institute', subjectId: String(targetId), reason };
  const details = { switchId: id, until: expiresAt.toISOString() };
  await inTransaction(asStaff(ctx, targetId), (tx) =>
    record(tx, { ...entry, details: { ...details, byProvider: true } }),
  );
  await inTransaction(ctx, async (tx) => {
    await endSwitches(tx, { sessionId });
    await insertSwitch(tx, { id, accountId, sessionId, targetId, reason, expiresAt });
    await record(tx, { ...entry, details });
  });
  return presentSwitch({ id, target_id: targetId, reason, expires_at: expiresAt });
}
