import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { announcementsOfProvider } from '../../tenancy/index.ts';

/** What the provider announces to institutes, was and is, the newest first. */
export async function listAllAnnouncements(ctx: Context): Promise<Answer<typeof api.identity.listAllAnnouncements>> {
  return {
    rows: await announcementsOfProvider(ctx),
    can: { change: ctx.actor?.capabilities.has('settings.write') ?? false },
  };
}
