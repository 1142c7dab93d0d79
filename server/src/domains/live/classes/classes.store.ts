import type { ClassKind, ClassState, Pace } from '@abhyas/contract/live/words';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

/** `open` is not stored: it follows from the clock. */
export type StoredState = Exclude<ClassState, 'open'>;
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveClasses: { kind: ClassKind; state: StoredState; pace: Pace };
    liveAudiences: { kind: AudienceKind };
  }
}
export type AudienceKind = 'batch' | 'course';
export interface Audience {
  readonly kind: AudienceKind;
  readonly id: string;
}
export interface StoredClass {
  readonly id: string;
  readonly seriesId: string | null;
  readonly title: string;
  readonly kind: ClassKind;
  /** The classroom, or the whole link. */
  readonly place: string;
  readonly teacherId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly remindMinutes: number;
  readonly state: StoredState;
  readonly reason: string;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** Percent of the time from which a student counts as present. */
  readonly presentFrom: number;
  /** Seconds between two messages of a student. */
  readonly pace: Pace;
  /** The PDF that everybody looks at, and its page, from 0. */
  readonly slidesMediaId: string | null;
  readonly slidesPage: number;
  /** Since when it is recorded; null while it is not. */
  readonly recordedSince: Date | null;
  /** It is recorded from its start. */
  readonly recordsItself: boolean;
}
const columns = [
  'id',
  'seriesId',
  'title',
  'kind',
  'place',
  'teacherId',
  'startsAt',
  'endsAt',
  'remindMinutes',
  'state',
  'reason',
  'startedAt',
  'endedAt',
  'presentFrom',
  'pace',
  'slidesMediaId',
  'slidesPage',
  'recordedSince',
  'recordsItself',
] as const;
const classes = (ctx: Bound) => rows(ctx).selectFrom('liveClasses').select(columns);

export const findClass = (ctx: Bound, id: string): Promise<StoredClass | undefined> =>
  classes(ctx).where('id', '=', id).executeTakeFirst();
export async function getClass(ctx: Bound, id: string): Promise<StoredClass> {
  return (await findClass(ctx, id)) ?? fail('NOT_FOUND');
}

/** The class, locked until the transaction ends. */
export async function lockClass(tx: TransactionContext, id: string): Promise<StoredClass> {
  return (await classes(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** Classes that overlap a stretch of time, earliest first. */
export const listClassRows = (ctx: Bound, from: Date, to: Date): Promise<StoredClass[]> =>
  classes(ctx).where('endsAt', '>', from).where('startsAt', '<', to).orderBy('startsAt').orderBy('id').execute();

/** Classes that began by their plan and did not end yet. */
export const listUnended = (ctx: Bound, now: Date): Promise<StoredClass[]> =>
  classes(ctx).where('state', 'in', ['scheduled', 'live']).where('startsAt', '<', now).orderBy('startsAt').execute();

/** Classes of a series that were not held yet, from one on, locked. */
export const lockFollowing = (tx: TransactionContext, seriesId: string, from: Date): Promise<StoredClass[]> =>
  classes(tx)
    .where('seriesId', '=', seriesId)
    .where('state', '=', 'scheduled')
    .where('startsAt', '>=', from)
    .orderBy('startsAt')
    .forUpdate()
    .execute();

export async function insertClasses(tx: TransactionContext, given: readonly StoredClass[], createdBy: string) {
  const now = tx.clock.now();
  await insertRows(
    tx,
    'liveClasses',
    given.map((one) => ({
      id: one.id,
      seriesId: one.seriesId,
      title: one.title,
      kind: one.kind,
      place: one.place,
      teacherId: one.teacherId,
      startsAt: one.startsAt,
      endsAt: one.endsAt,
      remindMinutes: one.remindMinutes,
      state: one.state,
      reason: one.reason,
      createdBy,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

export async function changeClassRow(
  tx: TransactionContext,
  id: string,
  change: Partial<Omit<StoredClass, 'id' | 'seriesId' | 'kind'>>,
): Promise<void> {
  await changeRows(tx, 'liveClasses', { id }, { ...change, updatedAt: tx.clock.now() });
}

export async function insertAudiences(
  tx: TransactionContext,
  classIds: readonly string[],
  audience: readonly Audience[],
): Promise<void> {
  await insertRows(
    tx,
    'liveAudiences',
    classIds.flatMap((classId) => audience.map(({ kind, id }) => ({ classId, kind, thingId: id }))),
  );
}

/** Whom each of these classes is for. */
export async function audiencesOf(ctx: Bound, classIds: readonly string[]): Promise<Map<string, Audience[]>> {
  const found = await rows(ctx)
    .selectFrom('liveAudiences')
    .select(['classId', 'kind', 'thingId as id'])
    .where('classId', '=', anyOf(classIds))
    .orderBy('kind')
    .orderBy('thingId')
    .execute();
  const grouped = Map.groupBy(found, ({ classId }) => classId);
  return new Map([...grouped].map(([classId, all]) => [classId, all.map(({ kind, id }) => ({ kind, id }))]));
}

export async function titlesOfClasses(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(ctx)
    .selectFrom('liveClasses')
    .select(['id', 'title'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** What repeats: its rule as RFC 5545 writes it, and the days that were left out. */
export async function insertSeries(
  tx: TransactionContext,
  { id, rule, leftOut }: { readonly id: string; readonly rule: string; readonly leftOut: readonly string[] },
): Promise<void> {
  await insertRows(tx, 'liveSeries', { id, rule, leftOut: [...leftOut], createdAt: tx.clock.now() });
}
