import { sql } from 'kysely';
import type { TenantDatabase } from '../database/tenant-database.ts';
import type { Storage } from '../storage/storage.ts';
import { type DiskRoom, diskRoom } from './disk-room.ts';

export interface Health {
  readonly database: 'up' | 'away';
  readonly storage: 'up' | 'away';
  readonly disk: DiskRoom | 'away';
}

interface Checked {
  readonly database: TenantDatabase;
  readonly storage: Storage;
  /** Folder whose disk is looked at. */
  readonly folder: string;
}

const PATIENCE_MS = 3000;
/** A key that no file has: asking for it shows that the storage answers. */
const PROBE = 'health/probe';

/** Asks all that the server stands on, each for at most three seconds. Never throws. */
export async function checkHealth({ database, storage, folder }: Checked): Promise<Health> {
  const [databaseUp, storageUp, disk] = await Promise.all([
    inTime(sql`select 1`.execute(database.unbound)).then(yes, no),
    inTime(storage.size(PROBE)).then(yes, no),
    inTime(diskRoom(folder)).catch(() => 'away' as const),
  ]);
  return { database: databaseUp ? 'up' : 'away', storage: storageUp ? 'up' : 'away', disk };
}

/** What an operator reads in the log, one line for each trouble. */
export function troublesOf({ database, storage, disk }: Health): string[] {
  return [
    ...(database === 'away' ? ['the database does not answer'] : []),
    ...(storage === 'away' ? ['the storage of files does not answer'] : []),
    ...(disk === 'fine' ? [] : [`the disk of DATA_DIR is ${disk}`]),
  ];
}

/** A queue that works begins a job within seconds. */
const LATE_MINUTES = 5;

/** Jobs of all institutes that nobody has touched for minutes after their time: more than none, and the queue stands still. Needs role `staff`. */
export async function countLateJobs(staff: Pick<TenantDatabase, 'unbound'>): Promise<number> {
  const { rows } = await sql<{ late: number }>`select graphile_worker.late_jobs(${LATE_MINUTES}) as late`.execute(
    staff.unbound,
  );
  return rows[0]?.late ?? 0;
}

const yes = () => true;
const no = () => false;

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
