import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { changeSettings } from './change-settings.ts';

type Save = typeof api.tenancy.savePayments;
/** Saves the gateway through which the institute is paid. */
export function savePayments(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  return changeSettings(ctx, 'payments', body);
}
