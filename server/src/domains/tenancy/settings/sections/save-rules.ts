import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { changeSettings } from './change-settings.ts';

type Save = typeof api.tenancy.saveRules;
/** Saves the rules of passing, of keys, of question review and of guardians’ consent. */
export function saveRules(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  return changeSettings(ctx, 'rules', body);
}
