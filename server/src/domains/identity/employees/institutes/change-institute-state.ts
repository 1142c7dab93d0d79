import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { asStaff, changeState } from '../../../tenancy/index.ts';
import { listOwners } from '../figures.store.ts';
import { notifyOwners } from './notify-owners.ts';
import { detailOf, nameOfInstitute, noteAtHome, theInstitute } from './institutes.ts';

type ChangeState = typeof api.identity.changeInstituteState;
/** Suspends, resumes or closes an institute, in both logs; its owners are written to. */
export async function changeInstituteState(
  ctx: Context,
  { params, body }: Input<ChangeState>,
): Promise<Answer<ChangeState>> {
  const institute = await theInstitute(params.instituteId);
  await changeState(asStaff(ctx, institute.id), body.state, body.reason);
  await noteAtHome(ctx, `institute.${body.state}`, institute.id, { reason: body.reason });
  const owners = await listOwners(asStaff(ctx, institute.id));
  const told = { name: await nameOfInstitute(institute), state: body.state, reason: body.reason };
  await inTransaction(ctx, (tx) =>
    notifyOwners(
      tx,
      owners.map(({ email }) => email),
      told,
    ),
  );
  return detailOf(ctx, institute);
}
