import type { Outcome } from '@abhyas/contract/assessments/shapes';
import type { Why } from '@abhyas/contract/practice/sessions';
import type { Band, SessionKind } from '@abhyas/contract/practice/shapes';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Variant } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';

/** How chapters stood when a set first asked something of them. */
export type StandingsBefore = Readonly<Record<string, Band | null>>;

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    practiceSessions: { kind: SessionKind; state: 'running' | 'finished'; standings: StandingsBefore };
    practiceQuestions: { variant: Variant | null; why: Why; response: Response | null; outcome: Outcome | null };
  }
}

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly kind: SessionKind;
  readonly examId: number;
  readonly chapterId: string | null;
  /** Of a checkpoint of a course. */
  readonly courseId: string | null;
  readonly questions: number;
  readonly state: 'running' | 'finished';
  readonly standings: StandingsBefore;
  readonly passed: boolean | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** A set that begins, of which nothing was asked yet. */
export const newSession = (
  given: Pick<Session, 'accountId' | 'kind' | 'examId' | 'chapterId' | 'questions' | 'startedAt'> & {
    readonly courseId?: string | null;
  },
): Session => ({ courseId: null, ...given, id: newId(), state: 'running', standings: {}, passed: null, endedAt: null });

const columns = [
  'id',
  'accountId',
  'kind',
  'examId',
  'chapterId',
  'courseId',
  'questions',
  'state',
  'standings',
  'passed',
  'startedAt',
  'endedAt',
] as const;
const sessions = (ctx: Bound) => rows(ctx).selectFrom('practiceSessions').select(columns);

/** A set of this account. NOT_FOUND for anybody else's. */
export async function getSession(ctx: Bound, accountId: string, id: string): Promise<Session> {
  const found = sessions(ctx).where('id', '=', id).where('accountId', '=', accountId);
  return (await found.executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The same; nobody else asks or answers in it before the transaction ends. */
export async function lockSession(tx: TransactionContext, accountId: string, id: string): Promise<Session> {
  const found = sessions(tx).where('id', '=', id).where('accountId', '=', accountId).forUpdate();
  return (await found.executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** Sets that wait, the newest first. */
export const listRunning = (ctx: Bound, accountId: string, examId: number): Promise<Session[]> =>
  sessions(ctx)
    .where('accountId', '=', accountId)
    .where('state', '=', 'running')
    .where('examId', '=', examId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export function insertSession(tx: TransactionContext, session: Session): Promise<void> {
  const { id, accountId, kind, examId, chapterId, courseId, questions, state, standings, passed, ...times } = session;
  const { startedAt, endedAt } = times;
  const made = { id, accountId, kind, examId, chapterId, courseId, questions, state, passed, startedAt, endedAt };
  return insertRows(tx, 'practiceSessions', { ...made, standings: json(standings) });
}

export async function saveSession(tx: TransactionContext, session: Session): Promise<void> {
  const { id, questions, state, standings, passed, endedAt } = session;
  const changed = { questions, state, standings: json(standings), passed, endedAt };
  await changeRows(tx, 'practiceSessions', { id }, changed);
}

/** How the last finished checkpoint of each of these courses ended. */
export async function listCoursePasses(
  ctx: Bound,
  accountId: string,
  courseIds: readonly string[],
): Promise<Map<string, { readonly passed: boolean; readonly endedAt: Date }>> {
  const found = await rows(ctx)
    .selectFrom('practiceSessions')
    .distinctOn('courseId')
    .select(['courseId', 'passed', 'endedAt'])
    .where('accountId', '=', accountId)
    .where('courseId', '=', anyOf(courseIds))
    .where('state', '=', 'finished')
    .orderBy('courseId')
    .orderBy('endedAt', 'desc')
    .execute();
  return new Map(
    found.flatMap(({ courseId, passed, endedAt }) =>
      courseId && endedAt ? [[courseId, { passed: passed ?? false, endedAt }]] : [],
    ),
  );
}

export interface AskedQuestion {
  readonly position: number;
  readonly questionId: string;
  readonly version: number;
  readonly keyVersion: number;
  readonly chapterId: string;
  readonly areaId: string;
  readonly variant: Variant | null;
  readonly why: Why;
  readonly askedAt: Date;
  readonly response: Response | null;
  readonly outcome: Outcome | null;
  readonly seconds: number | null;
  readonly answeredAt: Date | null;
}

/** The questions of a set in their order. */
export const listAsked = (ctx: Bound, sessionId: string): Promise<AskedQuestion[]> =>
  rows(ctx)
    .selectFrom('practiceQuestions')
    .select(['position', 'questionId', 'version', 'keyVersion', 'chapterId', 'areaId', 'variant', 'why', 'askedAt'])
    .select(['response', 'outcome', 'seconds', 'answeredAt'])
    .where('sessionId', '=', sessionId)
    .orderBy('position')
    .execute();

export function insertAsked(tx: TransactionContext, sessionId: string, asked: AskedQuestion): Promise<void> {
  const { position, questionId, version, keyVersion, chapterId, areaId, variant, why, askedAt } = asked;
  const made = { sessionId, position, questionId, version, keyVersion, chapterId, areaId, askedAt };
  return insertRows(tx, 'practiceQuestions', {
    ...made,
    variant: variant === null ? null : json(variant),
    why: json(why),
  });
}

export async function saveAnswer(tx: TransactionContext, sessionId: string, asked: AskedQuestion): Promise<void> {
  const { position, response, outcome, seconds, answeredAt } = asked;
  await changeRows(
    tx,
    'practiceQuestions',
    { sessionId, position },
    { response: response === null ? null : json(response), outcome, seconds, answeredAt },
  );
}

/** Questions answered on each day of a zone since an instant. */
export async function countByDay(
  ctx: Bound,
  accountId: string,
  { since, timeZone }: { readonly since: Date; readonly timeZone: string },
): Promise<{ day: string; questions: number; right: number }[]> {
  const { rows: found } = await sql<{ day: string; questions: number; right: number }>`
    select (q.answered_at at time zone ${timeZone})::date::text as day, count(*)::int as questions,
      (count(*) filter (where q.outcome = 'right'))::int as "right"
    from practice_questions q
    join practice_sessions s on s.institute_id = q.institute_id and s.id = q.session_id
    where q.institute_id = ${ctx.instituteId} and s.account_id = ${accountId}::uuid and q.answered_at >= ${since}
    group by 1`.execute(rows(ctx));
  return found;
}
