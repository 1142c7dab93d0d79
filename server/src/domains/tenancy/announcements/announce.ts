import type { AnnouncementRow } from '@abhyas/contract/identity/employees';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { asStaff } from '../lifecycle/as-staff.ts';
import { insertAnnouncement, listAnnouncementRows, withdraw } from './announcements.store.ts';

type Row = Awaited<ReturnType<typeof listAnnouncementRows>>[number];

function present(row: Row, now: Date): AnnouncementRow {
  const status = row.withdrawn_at
    ? 'withdrawn'
    : row.ends_at <= now
      ? 'over'
      : row.starts_at > now
        ? 'planned'
        : 'shown';
  return {
    id: row.id,
    tone: row.tone as AnnouncementRow['tone'],
    texts: row.texts as AnnouncementRow['texts'],
    audience: row.audience as AnnouncementRow['audience'],
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status,
  };
}

/** What was and is announced, the newest first. */
export async function announcementsOfProvider(ctx: Context): Promise<AnnouncementRow[]> {
  const rows = await listAnnouncementRows(ctx.db);
  return rows.map((row) => present(row, ctx.clock.now()));
}

/** Shows a line in the institutes' pages, in a window of time; written as role `staff`. */
export async function announceAs(
  ctx: Context,
  given: Omit<AnnouncementRow, 'id' | 'status'>,
): Promise<AnnouncementRow> {
  const [startsAt, endsAt] = [new Date(given.startsAt), new Date(given.endsAt)];
  if (endsAt <= startsAt || endsAt <= ctx.clock.now())
    failFields('INVALID_INPUT', [{ path: 'body.endsAt', messageKey: 'tenancy.employees.problems.window' }]);
  const id = newId();
  const now = ctx.clock.now();
  await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    await insertAnnouncement(tx.db, { id, ...given, startsAt, endsAt }, now);
    await record(tx, { action: 'announcement.made', subjectKind: 'announcement', subjectId: id });
  });
  return { ...given, id, status: startsAt > now ? 'planned' : 'shown' };
}

/** Takes an announcement back. */
export async function withdrawAnnouncementAs(ctx: Context, id: string): Promise<AnnouncementRow> {
  const now = ctx.clock.now();
  return inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    const row = (await withdraw(tx.db, id, now)) ?? fail('NOT_FOUND');
    await record(tx, { action: 'announcement.withdrawn', subjectKind: 'announcement', subjectId: id });
    return present(row, now);
  });
}
