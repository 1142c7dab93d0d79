import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { asStaff, savePlan as saveLimits } from '../../../tenancy/index.ts';
import { detailOf, noteAtHome, theInstitute } from './institutes.ts';

type SavePlan = typeof api.identity.savePlan;
/** Changes the limits of an institute's plan, in both logs. */
export async function savePlan(ctx: Context, { params, body }: Input<SavePlan>): Promise<Answer<SavePlan>> {
  const institute = await theInstitute(params.instituteId);
  await saveLimits(asStaff(ctx, institute.id), body);
  await noteAtHome(ctx, 'institute.planChanged', institute.id, body);
  return detailOf(ctx, institute);
}
