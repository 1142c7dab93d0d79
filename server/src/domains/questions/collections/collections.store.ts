import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import { fail, failFields } from '../../../kernel/errors.ts';

export interface Collection {
  readonly collectionId: string;
  readonly name: string;
  readonly questions: number;
}

/** All of them by name, with how many of their questions are in the bank. */
export async function listCollectionRows(ctx: Bound): Promise<Collection[]> {
  const found = await sql<Collection>`
    select c.id as collection_id, c.name, (
      select count(*)::int from question_collection_members m
      join questions q on q.institute_id = m.institute_id and q.id = m.question_id
      where m.institute_id = ${ctx.instituteId} and m.collection_id = c.id and q.removed_at is null) as questions
    from question_collections c where c.institute_id = ${ctx.instituteId} order by lower(c.name), c.id`.execute(
    rows(ctx),
  );
  return found.rows;
}

/** NOT_FOUND where the institute has no such set; locked until the transaction ends. */
export async function lockCollection(tx: TransactionContext, id: string): Promise<{ id: string; name: string }> {
  const query = rows(tx).selectFrom('questionCollections').select(['id', 'name']).where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** COLLECTION_NAME_TAKEN where another set has this name, whatever its letters. */
export async function requireFreeName(ctx: Bound, name: string, own?: string): Promise<void> {
  const query = rows(ctx)
    .selectFrom('questionCollections')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase());
  const taken = (await query.executeTakeFirst())?.id;
  if (taken !== undefined && taken !== own)
    failFields('COLLECTION_NAME_TAKEN', [{ path: 'name', messageKey: 'errors.COLLECTION_NAME_TAKEN' }]);
}

export const insertCollection = (tx: TransactionContext, id: string, name: string): Promise<void> =>
  insertRows(tx, 'questionCollections', { id, name, updatedAt: tx.clock.now() });

export async function renameCollection(tx: TransactionContext, id: string, name: string): Promise<void> {
  await rows(tx)
    .updateTable('questionCollections')
    .set({ name, updatedAt: tx.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Those of these questions that are in the bank come in; what is there stays. */
export async function addMembers(tx: TransactionContext, collectionId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into question_collection_members (institute_id, collection_id, question_id)
    select q.institute_id, ${collectionId}::uuid, q.id from questions q
    where q.institute_id = ${tx.instituteId} and q.id = any(${[...ids]}::uuid[]) and q.removed_at is null
    on conflict do nothing`.execute(rows(tx));
}

export const takeMembers = (tx: TransactionContext, collectionId: string, ids: readonly string[]): Promise<unknown> =>
  removeRows(tx, 'questionCollectionMembers', { collectionId, questionId: anyOf(ids) });

export async function countMembers(ctx: Bound, collectionId: string): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('questionCollectionMembers')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirstOrThrow();
  return many;
}

export async function removeCollectionRows(tx: TransactionContext, id: string): Promise<void> {
  await removeRows(tx, 'questionCollectionMembers', { collectionId: id });
  await removeRows(tx, 'questionCollections', { id });
}
