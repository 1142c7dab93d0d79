import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';
import { removeDoubts } from '../doubt-writing/asked.store.ts';

/**
 * Doubts, answers, reports, certificates and reminders of a person. Erasing takes doubts away that nobody answered; what others answered
 * stays without a name, and so do answers, because others learn from them. Certificates go: their code is then unknown.
 */
export const talkPersonal: PersonalPart = {
  tables: ['doubts', 'doubt_replies', 'doubt_followers', 'doubt_reports', 'certificates', 'course_nudges'],
  export: async (ctx, accountId) => ({
    doubts: await listDoubts(ctx, accountId),
    answers: await listAnswers(ctx, accountId),
    certificates: await listCertificates(ctx, accountId),
  }),
  erase: async (tx, accountId) => {
    await removeUnanswered(tx, accountId);
    for (const table of ['doubts', 'doubt_replies'] as const)
      await tx.db
        .updateTable(table)
        .set({ account_id: null })
        .where('institute_id', '=', tx.instituteId)
        .where('account_id', '=', accountId)
        .execute();
    for (const table of ['doubt_followers', 'doubt_reports', 'certificates', 'course_nudges'] as const)
      await removeOf(tx, table, accountId);
  },
  reassign: async (tx, from, to) => {
    for (const [table, same] of onePerPerson) await moveUnless(tx, table, same, from, to);
    for (const [table, column] of acts)
      await tx.db
        .updateTable(table)
        .set({ [column]: to })
        .where('institute_id', '=', tx.instituteId)
        .where(column as never, '=', from as never)
        .execute();
  },
};

const acts = [
  ['doubts', 'account_id'],
  ['doubts', 'hidden_by'],
  ['doubt_replies', 'account_id'],
  ['doubt_replies', 'hidden_by'],
  ['doubt_reports', 'decided_by'],
  ['certificates', 'revoked_by'],
  ['course_nudges', 'nudged_by'],
] as const;

/** Where a person has one row: what must be equal for it to be the same. */
const onePerPerson = [
  ['doubt_followers', sql`theirs.doubt_id = mine.doubt_id`],
  ['doubt_reports', sql`theirs.doubt_id = mine.doubt_id and theirs.reply_id is not distinct from mine.reply_id`],
  ['certificates', sql`theirs.course_id = mine.course_id`],
  ['course_nudges', sql`true`],
] as const;
type OnePerPerson = (typeof onePerPerson)[number][0];

async function moveUnless(
  tx: TransactionContext,
  table: OnePerPerson,
  same: (typeof onePerPerson)[number][1],
  from: string,
  to: string,
): Promise<void> {
  await sql`update ${sql.table(table)} as mine set account_id = ${to}::uuid
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid
      and not exists (select from ${sql.table(table)} as theirs
        where theirs.institute_id = mine.institute_id and theirs.account_id = ${to}::uuid and ${same})`.execute(tx.db);
  await removeOf(tx, table, from);
}

async function removeOf(tx: TransactionContext, table: OnePerPerson, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom(table)
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Doubts of this person that no other answered go, with everything that hangs on them. */
async function removeUnanswered(tx: TransactionContext, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select d.id from doubts d where d.institute_id = ${tx.instituteId} and d.account_id = ${accountId}::uuid
      and not exists (select from doubt_replies r where r.institute_id = d.institute_id and r.doubt_id = d.id
        and r.account_id is distinct from ${accountId}::uuid)`.execute(tx.db);
  await removeDoubts(
    tx,
    rows.map(({ id }) => id),
  );
}

const listDoubts = ({ db, instituteId }: Context, accountId: string) =>
  db
    .selectFrom('doubts')
    .select(['title', 'lesson_title as lesson', 'body', 'state', 'asked_at as asked', 'edited_at as changed'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('asked_at')
    .execute();

const listAnswers = ({ db, instituteId }: Context, accountId: string) =>
  db
    .selectFrom('doubt_replies')
    .select(['body', 'written_at as written'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('written_at')
    .execute();

const listCertificates = ({ db, instituteId }: Context, accountId: string) =>
  db
    .selectFrom('certificates')
    .select(['name', 'title as course', 'completed_at as completed', 'issued_at as issued', 'revoked_at as revoked'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .execute();
