import type { api } from '@abhyas/contract';
import type { Access } from '@abhyas/contract/access';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Acting, switchMinutes } from '@abhyas/contract/identity/employees';
import { type Actor, actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { asStaff, listAllInstitutes, settingsOf } from '../../tenancy/index.ts';
import { actingCapabilities } from './acting-capabilities.ts';
import { endSwitches, findSwitch, insertSwitch, type SwitchRow } from './switches.store.ts';

const isId = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

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

async function presentSwitch(row: Pick<SwitchRow, 'id' | 'target_id' | 'reason' | 'expires_at'>): Promise<Acting> {
  return {
    switchId: row.id,
    instituteId: row.target_id,
    name: (await settingsOf(row.target_id))?.name ?? String(row.target_id),
    reason: row.reason,
    until: row.expires_at.toISOString(),
  };
}

/** Where an employee works at this moment, for `showMe`. */
export const presentActing = ({ acting }: Actor): Promise<Acting> | undefined =>
  acting &&
  presentSwitch({
    id: acting.switchId,
    target_id: acting.instituteId,
    reason: acting.reason,
    expires_at: acting.until,
  });

/** The call as the router knows it. */
export interface ActingCall {
  readonly switchId: string;
  readonly access: Access | undefined;
  readonly endpoint: string | undefined;
  readonly method: string;
}

/**
 * The context of a call under a switch: a call of the partner area runs in the other institute, through database role `staff` and with
 * the named capabilities; every other call stays at home, and only learns that a switch is on. Whatever changes something is written
 * in the home log before it runs, in the other institute's log by the change itself. Refuses with ACTING_ENDED where the switch is over, not one's own
 * or not of this session; with ACTING_REFUSED where the call is not one that employees make.
 */
export async function actUnder(ctx: Context, call: ActingCall): Promise<Context> {
  const actor = actorOf(ctx);
  const row = actor.employee && isId(call.switchId) ? await findSwitch(ctx, call.switchId) : undefined;
  if (!row || row.account_id !== actor.accountId || row.session_id !== actor.sessionId) fail('ACTING_ENDED');
  const acting = { switchId: row.id, instituteId: row.target_id, reason: row.reason, until: row.expires_at };
  const { access } = call;
  if (typeof access !== 'object' || !('area' in access) || access.area !== 'partner')
    return { ...ctx, actor: { ...actor, acting } };
  if (access.can === undefined || !actingCapabilities.has(access.can)) fail('ACTING_REFUSED');
  if (!(await settingsOf(row.target_id))) fail('ACTING_ENDED');
  if (call.method !== 'GET')
    await inTransaction(ctx, (tx) =>
      record(tx, {
        action: 'employee.acted',
        subjectKind: 'institute',
        subjectId: String(row.target_id),
        details: { switchId: row.id, endpoint: call.endpoint ?? '' },
      }),
    );
  return {
    ...asStaff(ctx, row.target_id),
    actor: { ...actor, kind: 'institute_partner', capabilities: actingCapabilities, acting },
  };
}
