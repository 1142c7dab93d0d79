import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findRole } from '../accounts/accounts.store.ts';
import { namesOf } from '../accounts/names.ts';
import { findOpenTransfer } from '../deletion/transfers.store.ts';
import { holdsAll } from '../roles/role-policies.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { presentRows } from './list-people.ts';
import { findPerson, type PersonRecord } from './people.store.ts';

/** One person, with what the caller may do about them. */
export async function showPerson(
  ctx: Context,
  { params }: Input<typeof api.identity.showPerson>,
): Promise<PersonDetail> {
  return presentPerson(ctx, params.accountId);
}

/** NOT_FOUND where there is no such person here. */
export async function presentPerson(ctx: Context, accountId: string): Promise<PersonDetail> {
  const row = (await findPerson(ctx, accountId)) ?? fail('NOT_FOUND');
  const [shown] = await presentRows(ctx, [row]);
  const transfer = await findOpenTransfer(ctx, accountId);
  const names = await namesOf(
    ctx,
    [row.disabled_by, transfer?.to_id].filter((id) => id != null),
  );
  return {
    ...shown!,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.kind === 'student' ? row.birth_date : null,
    kind: row.kind === 'student' ? 'student' : 'staff',
    blocked:
      row.disabled_at && row.standing === 'blocked'
        ? {
            reason: row.disabled_reason ?? '',
            at: row.disabled_at.toISOString(),
            by: names.get(row.disabled_by ?? '')?.name ?? '',
          }
        : null,
    moving: transfer
      ? { to: names.get(transfer.to_id)?.name ?? '', kind: transfer.kind as 'merge' | 'handover' }
      : null,
    can: await permissions(ctx, row),
  };
}

async function permissions(ctx: Context, row: PersonRecord): Promise<PersonDetail['can']> {
  const actor = actorOf(ctx);
  const isStudent = row.kind === 'student';
  const rights = isStudent ? [] : ((await findRole(ctx, row.role_name))?.capabilities ?? []);
  const decides = holdsAll(actor, rights) && row.id !== actor.accountId;
  const writes = actor.capabilities.has('people.write');
  const blocks = actor.capabilities.has('people.block');
  const isOut = row.standing === 'blocked' || row.standing === 'left';
  return {
    change: writes && holdsAll(actor, rights) && row.standing !== 'left',
    block: blocks && decides && !isOut,
    unblock: blocks && decides && row.standing === 'blocked',
    deactivate: writes && decides && !isStudent && row.standing !== 'left',
    merge: writes && isStudent && row.standing !== 'left',
    view: actor.capabilities.has('people.impersonate') && isStudent && row.standing === 'active',
    invite: writes && decides && row.standing === 'invited',
    resetSecondFactor: writes && decides && !isStudent && !isOut && (await hasSecondFactor(ctx, row.id)),
  };
}

/** Whether a second step is on. An employee of the provider at work in the institute reads nothing about it. */
const hasSecondFactor = async (ctx: Context, accountId: string): Promise<boolean> =>
  !actorOf(ctx).acting && Boolean((await findSecondFactor(ctx, accountId))?.confirmed_at);
