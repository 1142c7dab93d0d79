import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { asStaff, listAllInstitutes } from '../../tenancy/index.ts';

/** The institute whose log an employee of the provider reads, through database role `staff`. NOT_FOUND for the provider itself. */
export async function placeOfLog(ctx: Context, instituteId: number): Promise<Context> {
  const institute = (await listAllInstitutes()).find(({ id }) => id === instituteId);
  return institute && institute.kind !== 'provider' ? asStaff(ctx, institute.id) : fail('NOT_FOUND');
}
