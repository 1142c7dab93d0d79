import type { ConsentPurpose } from '@abhyas/contract/identity/guardians';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number];

const consents = ({ db, instituteId }: Db) =>
  db
    .selectFrom('consents')
    .select(['id', 'receipt_id', 'student_id', 'given_by', 'purpose', 'granted', 'policy_version', 'proven_by', 'at'])
    .where('institute_id', '=', instituteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

/** Everything that was agreed to or taken back for a student, the newest first. */
export const listConsents = (ctx: Db, studentId: string) => consents(ctx).where('student_id', '=', studentId).execute();

/** Everything that a person agreed to or took back, or that was about them. */
export const listConsentsAround = (ctx: Db, accountId: string) =>
  consents(ctx)
    .where((eb) => eb.or([eb('student_id', '=', accountId), eb('given_by', '=', accountId)]))
    .execute();

/** These accounts with their day of birth and the newest decision about a purpose; null where nobody was asked. */
export function listStandings({ db, instituteId }: Db, accountIds: readonly string[], purpose: ConsentPurpose) {
  return db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.birth_date'])
    .select((eb) =>
      eb
        .selectFrom('consents as c')
        .select('c.granted')
        .whereRef('c.institute_id', '=', 'a.institute_id')
        .whereRef('c.student_id', '=', 'a.id')
        .where('c.purpose', '=', purpose)
        .orderBy('c.at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(1)
        .as('granted'),
    )
    .where('a.institute_id', '=', instituteId)
    .where('a.id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .execute();
}

export interface NewConsents {
  readonly studentId: string;
  readonly givenBy: string;
  readonly decisions: Readonly<Partial<Record<ConsentPurpose, boolean>>>;
  readonly policyVersion: number;
  readonly provenBy: 'code' | 'session';
}

/** Adds what was decided at one time, under one receipt; returns its id. */
export async function insertConsents(tx: TransactionContext, given: NewConsents): Promise<string> {
  const receiptId = newId();
  const at = tx.clock.now();
  await tx.db
    .insertInto('consents')
    .values(
      Object.entries(given.decisions).map(([purpose, granted]) => ({
        institute_id: tx.instituteId,
        id: newId(),
        receipt_id: receiptId,
        student_id: given.studentId,
        given_by: given.givenBy,
        purpose,
        granted,
        policy_version: given.policyVersion,
        proven_by: given.provenBy,
        at,
      })),
    )
    .execute();
  return receiptId;
}

export async function copyConsent(tx: TransactionContext, row: ConsentRow, studentId: string): Promise<void> {
  await tx.db
    .insertInto('consents')
    .values({ ...row, institute_id: tx.instituteId, id: newId(), student_id: studentId })
    .execute();
}
