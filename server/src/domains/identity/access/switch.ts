import type { Access } from '@abhyas/contract/access';
import type { Acting } from '@abhyas/contract/identity/employees';
import { type Actor, actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { asStaff, settingsOf } from '../../tenancy/index.ts';
import { actingCapabilities } from './acting-capabilities.ts';
import { findSwitch, type SwitchRow } from './switches.store.ts';

const isId = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/** Where an employee works under a switch, and until when. */
export async function presentSwitch(
  row: Pick<SwitchRow, 'id' | 'target_id' | 'reason' | 'expires_at'>,
): Promise<Acting> {
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
