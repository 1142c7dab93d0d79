import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { changeSettings } from './change-settings.ts';

type Save = typeof api.tenancy.saveFeatures;
/** Saves which areas and items the institute has open. */
export function saveFeatures(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  return changeSettings(ctx, 'features', body);
}
