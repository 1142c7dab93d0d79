import type { AttendanceMode } from '@abhyas/contract/live/words';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';

export type EventSource = 'client' | 'beacon' | 'socket' | 'sweep' | 'kick' | 'import';
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveEvents: { mode: AttendanceMode; source: EventSource };
  }
}
export interface AttendanceEvent {
  readonly id: string;
  readonly classId: string;
  readonly accountId: string;
  /** One stay: a tab of a device. */
  readonly visitId: string;
  readonly mode: AttendanceMode;
  readonly source: EventSource;
  readonly at: Date;
}
const columns = ['id', 'classId', 'accountId', 'visitId', 'mode', 'source', 'at'] as const;
const events = (ctx: Bound) => rows(ctx).selectFrom('liveEvents').select(columns).orderBy('at').orderBy('id');

export const listEvents = (ctx: Bound, classIds: readonly string[]): Promise<AttendanceEvent[]> =>
  events(ctx).where('classId', '=', anyOf(classIds)).execute();

/** The coming and going of one person: a class may have thousands of others. */
export const listEventsOf = (ctx: Bound, classId: string, accountId: string): Promise<AttendanceEvent[]> =>
  events(ctx).where('classId', '=', classId).where('accountId', '=', accountId).execute();

export const listEventsOfVisit = (ctx: Bound, visitId: string): Promise<AttendanceEvent[]> =>
  events(ctx).where('visitId', '=', visitId).execute();

/** Rows are only added. */
export const insertEvents = (ctx: Bound, given: readonly AttendanceEvent[]): Promise<void> =>
  insertRows(
    ctx,
    'liveEvents',
    given.map(({ id, classId, accountId, visitId, mode, source, at }) => ({
      id,
      classId,
      accountId,
      visitId,
      mode,
      source,
      at,
    })),
  );

/** The last line of each visit of a class; one whose last line is a join is still there. */
export function openVisits(all: readonly AttendanceEvent[]): AttendanceEvent[] {
  const last = [...Map.groupBy(all, ({ visitId }) => visitId).values()].flatMap((lines) => lines.at(-1) ?? []);
  return last.filter(({ mode }) => mode === 'join');
}
