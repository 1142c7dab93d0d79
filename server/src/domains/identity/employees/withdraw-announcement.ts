import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { withdrawAnnouncementAs } from '../../tenancy/index.ts';

type Withdraw = typeof api.identity.withdrawAnnouncement;
/** Takes an announcement back before its time is over. */
export function withdrawAnnouncement(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  return withdrawAnnouncementAs(ctx, params.announcementId);
}
