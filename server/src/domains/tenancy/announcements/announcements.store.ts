import { json } from '../../../kernel/database/sql.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export interface NewAnnouncement {
  readonly id: string;
  readonly tone: 'info' | 'warn';
  readonly texts: { readonly en: string; readonly hi: string };
  readonly audience: 'everybody' | 'staff' | 'students';
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is shown at this time to staff or to students. */
export function listShown(db: Database, now: Date, audience: 'staff' | 'students') {
  return db
    .selectFrom('announcements')
    .select(['id', 'tone', 'texts', 'ends_at'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .where('audience', 'in', ['everybody', audience])
    .orderBy('starts_at', 'desc')
    .limit(3)
    .execute();
}

export function listAnnouncementRows(db: Database) {
  return db.selectFrom('announcements').selectAll().orderBy('created_at', 'desc').limit(50).execute();
}

/** Needs role `staff`. */
export async function insertAnnouncement(db: Database, row: NewAnnouncement, now: Date): Promise<void> {
  await db
    .insertInto('announcements')
    .values({
      id: row.id,
      tone: row.tone,
      texts: json(row.texts),
      audience: row.audience,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      created_at: now,
    })
    .execute();
}

/** Needs role `staff`. Undefined where there is none. */
export function withdraw(db: Database, id: string, now: Date) {
  return db
    .updateTable('announcements')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
