import type { GroupStem } from '@abhyas/contract/questions/groups';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { PartsGroup } from '../formats/exchange.ts';
import { keptColumns } from '../reading/columns.ts';

/** A row that is written, with the group that its file gives it. */
export interface GroupedRow {
  readonly questionId: string;
  /** Null for a spreadsheet, whose cells say title and passage. */
  readonly group: PartsGroup | null;
  readonly title: string;
  readonly passage: string;
}

const [title, passage] = [keptColumns.group, keptColumns.passage].map((at) => sql`(r.cells ->> ${sql.lit(at)}::int)`);

/** Ready rows that share a passage with others, in the order of the file. */
export async function listGroupedRows(tx: TransactionContext, importId: string): Promise<GroupedRow[]> {
  const found = await sql<GroupedRow>`
    select r.question_id, r.parts -> 'group' as "group", coalesce(${title}, '') as title, coalesce(${passage}, '') as passage
    from question_import_rows r
    where r.institute_id = ${tx.instituteId} and r.import_id = ${importId} and r.state = 'ready'
      and (r.parts -> 'group' is not null or ${passage} <> '')
    order by r.row`.execute(rows(tx));
  return found.rows;
}

interface MadeGroup {
  readonly id: string;
  readonly title: string;
  readonly stem: GroupStem;
  /** In their order. */
  readonly questionIds: readonly string[];
}

/** Keeps groups of an import with their questions, each in version 1. */
export async function insertMadeGroups(
  tx: TransactionContext,
  importId: string,
  groups: readonly MadeGroup[],
): Promise<void> {
  const now = tx.clock.now();
  const made = { version: 1, createdAt: now };
  await insertRows(
    tx,
    'questionGroups',
    groups.map(({ id, title: name }) => ({ id, title: name, importId, updatedAt: now, ...made })),
  );
  await insertRows(
    tx,
    'questionGroupVersions',
    groups.map(({ id, stem }) => ({ groupId: id, stem: json(stem), ...made })),
  );
  const places = groups.flatMap(({ id, questionIds }) =>
    questionIds.map((questionId, i) => ({ id, questionId, at: i + 1 })),
  );
  await sql`
    update questions q set group_id = w.group_id, group_position = w.place
    from unnest(${places.map(({ questionId }) => questionId)}::uuid[], ${places.map(({ id }) => id)}::uuid[], ${places.map(({ at }) => at)}::int[])
      as w (id, group_id, place)
    where q.institute_id = ${tx.instituteId} and q.id = w.id`.execute(rows(tx));
}

/** Groups of an import that nobody changed since, and whose questions are gone. */
export async function removeMadeGroups(tx: TransactionContext, importId: string): Promise<void> {
  const left = await rows(tx)
    .selectFrom('questionGroups as g')
    .select('g.id')
    .where('g.importId', '=', importId)
    .whereRef('g.updatedAt', '=', 'g.createdAt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions as q')
            .select('q.id')
            .whereRef('q.groupId', '=', 'g.id')
            .where('q.removedAt', 'is', null),
        ),
      ),
    )
    .execute();
  const ids = left.map(({ id }) => id);
  await changeRows(tx, 'questions', { groupId: anyOf(ids) }, { groupId: null, groupPosition: null });
  await removeRows(tx, 'questionGroupVersions', { groupId: anyOf(ids) });
  await removeRows(tx, 'questionGroups', { id: anyOf(ids) });
}
