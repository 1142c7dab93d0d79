import type { ChallengeState } from '@abhyas/contract/assessments/keys';
import type { Response } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';

export interface Challenge {
  readonly id: string;
  readonly paperVersion: number;
  readonly questionId: string;
  readonly attemptId: string;
  readonly accountId: string | null;
  readonly claim: Response | null;
  readonly text: string;
  readonly pictureId: string | null;
  readonly state: ChallengeState;
  readonly answer: string;
  readonly madeAt: Date;
}

/** Until when the keys of a paper may be challenged; null: they may not. */
export async function findWindow(ctx: Context, paperId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('challenge_windows')
    .select('until')
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function saveWindow(tx: TransactionContext, paperId: string, until: Date | null): Promise<void> {
  if (until === null) {
    await tx.db
      .deleteFrom('challenge_windows')
      .where('institute_id', '=', tx.instituteId)
      .where('paper_id', '=', paperId)
      .execute();
    return;
  }
  await tx.db
    .insertInto('challenge_windows')
    .values({ institute_id: tx.instituteId, paper_id: paperId, until })
    .onConflict((conflict) => conflict.columns(['institute_id', 'paper_id']).doUpdateSet({ until }))
    .execute();
}

/** False where this student has challenged this key already. */
export async function insertChallenge(
  tx: TransactionContext,
  paperId: string,
  challenge: Omit<Challenge, 'id' | 'state' | 'answer'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('key_challenges')
    .values({
      institute_id: tx.instituteId,
      id: newId(),
      paper_id: paperId,
      paper_version: challenge.paperVersion,
      question_id: challenge.questionId,
      attempt_id: challenge.attemptId,
      account_id: challenge.accountId,
      claim: challenge.claim === null ? null : json(challenge.claim),
      body: challenge.text,
      picture_id: challenge.pictureId,
      made_at: challenge.madeAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Challenges at a paper, narrowed down where something is named; the oldest first. */
export async function listChallenges(
  ctx: Context,
  paperId: string,
  only: { readonly version?: number; readonly questionId?: string; readonly accountId?: string },
): Promise<Challenge[]> {
  let query = ctx.db
    .selectFrom('key_challenges')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId);
  if (only.version !== undefined) query = query.where('paper_version', '=', only.version);
  if (only.questionId !== undefined) query = query.where('question_id', '=', only.questionId);
  if (only.accountId !== undefined) query = query.where('account_id', '=', only.accountId);
  const rows = await query.orderBy('made_at').orderBy('id').limit(1000).execute();
  return rows.map((row) => ({
    id: row.id,
    paperVersion: row.paper_version,
    questionId: row.question_id,
    attemptId: row.attempt_id,
    accountId: row.account_id,
    claim: row.claim as Response | null,
    text: row.body,
    pictureId: row.picture_id,
    state: row.state as ChallengeState,
    answer: row.answer,
    madeAt: row.made_at,
  }));
}

/** Challenges by question of one version: open ones, and all. */
export async function countChallenges(
  ctx: Context,
  paperId: string,
  version: number,
): Promise<Map<string, { open: number; all: number }>> {
  const { rows } = await sql<{ questionId: string; open: number; all: number }>`
    select question_id as "questionId", (count(*) filter (where state = 'open'))::int as open, count(*)::int as "all"
    from key_challenges where institute_id = ${ctx.instituteId} and paper_id = ${paperId} and paper_version = ${version}
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ questionId, ...counts }) => [questionId, counts]));
}

/** Answers the open challenges of some keys with the verdicts of a round; whose they were. */
export async function answerChallenges(tx: TransactionContext, paperId: string, round: number): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    update key_challenges c set state = case when v.kind = 'keep' then 'dismissed' else 'upheld' end, answer = v.reason, answered_at = ${tx.clock.now()}
    from (select distinct on (paper_version, question_id) paper_version, question_id, kind, reason from paper_key_verdicts
      where institute_id = ${tx.instituteId} and paper_id = ${paperId} and round = ${round}
      order by paper_version, question_id, number desc) v
    where c.institute_id = ${tx.instituteId} and c.paper_id = ${paperId} and c.state = 'open'
      and c.paper_version = v.paper_version and c.question_id = v.question_id
    returning c.account_id as "accountId"`.execute(tx.db);
  return [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
}
