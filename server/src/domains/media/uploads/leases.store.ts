import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

/** One holder of one upload. */
export interface Lease {
  readonly uploadId: string;
  readonly leaseId: string;
}

// By the clock of the database alone: those of two machines need not agree. Each of these statements is a transaction of its own, so
// its beginning is now; Citus takes no clock_timestamp() in an UPDATE.
const now = sql<Date>`now()`;
const later = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Takes hold of an upload for so long, where nobody has it or whoever had it is silent. `gone`: there is no such upload any more. */
export async function takeLease(
  { db, instituteId }: Scope,
  { uploadId, leaseId }: Lease,
  seconds: number,
): Promise<'taken' | 'held' | 'gone'> {
  const taken = await db
    .updateTable('media_uploads')
    .set({ lease_id: leaseId, lease_until: later(seconds) })
    .where('institute_id', '=', instituteId)
    .where('id', '=', uploadId)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  if (taken) return 'taken';
  const held = await db
    .selectFrom('media_uploads')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('id', '=', uploadId)
    .executeTakeFirst();
  return held ? 'held' : 'gone';
}

/** Says that the holder is still there; false where the upload is not its any more. */
export async function renewLease(
  { db, instituteId }: Scope,
  { uploadId, leaseId }: Lease,
  seconds: number,
): Promise<boolean> {
  const renewed = await db
    .updateTable('media_uploads')
    .set({ lease_until: later(seconds) })
    .where('institute_id', '=', instituteId)
    .where('id', '=', uploadId)
    .where('lease_id', '=', leaseId)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Lets go of an upload, where it is still this holder's. */
export async function endLease({ db, instituteId }: Scope, { uploadId, leaseId }: Lease): Promise<void> {
  await db
    .updateTable('media_uploads')
    .set({ lease_id: null, lease_until: null })
    .where('institute_id', '=', instituteId)
    .where('id', '=', uploadId)
    .where('lease_id', '=', leaseId)
    .execute();
}
