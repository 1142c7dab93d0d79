import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

/** A round of verdicts and the rescore that it brings. */
export interface Round {
  readonly round: number;
  readonly state: 'open' | 'running' | 'done';
  readonly appliedBy: string | null;
  readonly appliedAt: Date | null;
  /** Results up to this attempt are done. */
  readonly doneAttempt: string | null;
  /** Students up to this account are told. */
  readonly toldAccount: string | null;
  readonly seen: number;
  readonly changed: number;
  readonly gained: number;
  readonly lost: number;
  readonly told: number;
}

const rounds = (ctx: Context, paperId: string) =>
  ctx.db
    .selectFrom('paper_rescores')
    .select([
      'round',
      sql<Round['state']>`state`.as('state'),
      'applied_by as appliedBy',
      'applied_at as appliedAt',
      'done_attempt as doneAttempt',
      'told_account as toldAccount',
      'seen',
      'changed',
      'gained',
      'lost',
      'told',
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId);

/** Rounds of a paper, the newest first. */
export const listRounds = (ctx: Context, paperId: string): Promise<Round[]> =>
  rounds(ctx, paperId).orderBy('round', 'desc').execute();

/** A round, locked until the transaction ends. */
export async function lockRound(tx: TransactionContext, paperId: string, round: number): Promise<Round> {
  return (await rounds(tx, paperId).where('round', '=', round).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The round that collects verdicts now; a new one where there is none. The caller holds the paper's keys. */
export async function openRound(tx: TransactionContext, paperId: string): Promise<number> {
  const [last] = await listRounds(tx, paperId);
  if (last?.state === 'open') return last.round;
  const round = (last?.round ?? 0) + 1;
  await tx.db
    .insertInto('paper_rescores')
    .values({ institute_id: tx.instituteId, paper_id: paperId, round, state: 'open', opened_at: tx.clock.now() })
    .execute();
  return round;
}

/** Writes how far a round has come. */
export async function saveRound(
  tx: TransactionContext,
  paperId: string,
  { round, state, appliedBy, appliedAt, doneAttempt, toldAccount, ...counts }: Round,
): Promise<void> {
  await tx.db
    .updateTable('paper_rescores')
    .set({
      ...counts,
      state,
      applied_by: appliedBy,
      applied_at: appliedAt,
      done_attempt: doneAttempt,
      told_account: toldAccount,
      ...(state === 'done' && { finished_at: tx.clock.now() }),
    })
    .where('institute_id', '=', tx.instituteId)
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .execute();
}
