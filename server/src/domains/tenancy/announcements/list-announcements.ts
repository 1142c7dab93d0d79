import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listShown } from './announcements.store.ts';

type Line = Answer<typeof api.tenancy.listAnnouncements>[number];

/** What the provider has to say to this person now. */
export async function listAnnouncements(ctx: Context): Promise<Line[]> {
  const audience = actorOf(ctx).kind === 'student' ? 'students' : 'staff';
  const rows = await listShown(ctx.db, ctx.clock.now(), audience);
  return rows.map((row) => ({
    id: row.id,
    tone: row.tone as Line['tone'],
    texts: row.texts as Line['texts'],
    until: row.ends_at.toISOString(),
  }));
}
