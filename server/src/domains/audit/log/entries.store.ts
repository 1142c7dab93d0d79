import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';

/** Which entries; what is left out does not count. */
export interface EntryFilters {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly actorId?: string | undefined;
  /** An action, or the part before its dot. */
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  /** A word of the entry, or somebody of `people` who acted or was acted on. */
  readonly search?: string | undefined;
  readonly people?: readonly string[];
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

const entriesOf = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('auditLog as l')
    .leftJoin('auditSeals as s', (join) => join.onRef('s.entryId', '=', 'l.id'))
    .select([
      'l.id',
      'l.at',
      'l.action',
      'l.actorId',
      'l.subjectKind',
      'l.subjectId',
      'l.reason',
      'l.address',
      'l.userAgent',
      'l.details',
      'l.before',
      'l.after',
      'l.valuesDigest',
      's.sequence',
      's.sealedAt',
      's.link',
    ]);

/** The newest first, after the entry `after`. */
export function listEntries(ctx: Bound, filters: EntryFilters, after: string | undefined, most: number) {
  const { from, to, actorId, action, subjectKind, subjectId, search, people = [] } = filters;
  return entriesOf(ctx)
    .$if(from !== undefined, (query) => query.where('l.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('l.at', '<', to!))
    .$if(actorId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('l.actorId', '=', actorId!),
          // Who signs in, or up, acts before anybody is signed in.
          eb.and([eb('l.actorId', 'is', null), eb('l.subjectKind', '=', 'account'), eb('l.subjectId', '=', actorId!)]),
        ]),
      ),
    )
    .$if(action !== undefined, (query) => query.where(ofAction(action!)))
    .$if(subjectKind !== undefined, (query) => query.where('l.subjectKind', '=', subjectKind!))
    .$if(subjectId !== undefined, (query) => query.where('l.subjectId', '=', subjectId!))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          ...['l.action', 'l.subjectId', 'l.reason', 'l.address'].map((column) => like(sql.ref(column), search!)),
          ...['l.details', 'l.before', 'l.after'].map((column) => like(sql`${sql.ref(column)}::text`, search!)),
          ...(people.length > 0 ? [eb('l.actorId', 'in', people), eb('l.subjectId', 'in', people)] : []),
        ]),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(l.at, l.id) < (select at, id from audit_log where institute_id = ${ctx.instituteId} and id = ${after})`,
      ),
    )
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(most)
    .execute();
}

const like = (column: ReturnType<typeof sql>, text: string) => sql<boolean>`${column} ilike ${containing(text)}`;

/** A whole action, or every action of a domain's word. */
const ofAction = (action: string) =>
  action.includes('.') ? sql<boolean>`l.action = ${action}` : sql<boolean>`starts_with(l.action, ${`${action}.`})`;

export function getEntry(ctx: Bound, id: string) {
  return entriesOf(ctx)
    .leftJoin('auditValues as v', (join) => join.onRef('v.entryId', '=', 'l.id'))
    .leftJoin('personKeys as k', (join) => join.onRef('k.personId', '=', 'v.personId'))
    .select(['v.sealed', 'k.keySealed'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

/** Every action that the log holds: one step down the index for each, however long the log is. */
export async function listActions(ctx: Bound): Promise<string[]> {
  const { rows: found } = await sql<{ action: string }>`
    with recursive each as (
      (select action from audit_log where institute_id = ${ctx.instituteId} order by action limit 1)
      union all
      select (select l.action from audit_log l where l.institute_id = ${ctx.instituteId} and l.action > each.action
        order by l.action limit 1) from each where each.action is not null
    ) select action from each where action is not null`.execute(rows(ctx));
  return found.map(({ action }) => action);
}
