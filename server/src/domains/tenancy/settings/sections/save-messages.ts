import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { changeSettings } from './change-settings.ts';

type Save = typeof api.tenancy.saveMessages;
/** Saves whom messages come from, their languages, and the zone of times. */
export function saveMessages(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  return changeSettings(ctx, 'messages', body);
}
