/** Seconds after which a client may ask again. */
const patience = { DATABASE_AWAY: 5, STORAGE_AWAY: 5, DISK_FULL: 60, UNAVAILABLE: 2 } as const;
type OutageName = keyof typeof patience;

/**
 * What the server stands on is away, full or busy: nobody's fault and over soon. It is no Refusal, which would be told to a person as a "no"
 * for good, and would end work that a second try finishes; a call answers it with 503. `cause` is what was heard, for the log.
 */
export class Outage extends Error {
  readonly error: OutageName;
  readonly seconds: number;
  constructor(error: OutageName, cause: unknown) {
    super(`${error}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'Outage';
    this.error = error;
    this.seconds = patience[error];
  }
}

const fullDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** The server goes down, is not up yet, takes no more connections, cannot read its disk, or is a standby by now. */
const databaseAway: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '53300', '58030', '25006']);
/** A statement that took too long, or waited too long for a lock. */
const databaseBusy: ReadonlySet<unknown> = new Set(['57014', '55P03']);

/** The outage that an error of any origin is; a full disk is known by its code alone. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof Outage) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return fullDisk.has(code) ? new Outage('DISK_FULL', error) : undefined;
}

/** What an error means that a connection of the database threw; `isLost`: the connection is no more. */
export function databaseOutage(error: unknown, isLost: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isLost || databaseAway.has(code) || /^08\w{3}$/.test(code)) return new Outage('DATABASE_AWAY', error);
  return databaseBusy.has(code) ? new Outage('UNAVAILABLE', error) : (outageOf(error) ?? error);
}
