import type { KeyPopulation, KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** One decision about one key of a published version; it is never changed, only followed by another. */
export interface DecidedVerdict {
  readonly paperVersion: number;
  readonly questionId: string;
  /** Counts the decisions about this key, from 1. */
  readonly number: number;
  readonly round: number;
  /** Marks follow it. */
  readonly applied: boolean;
  readonly kind: KeyVerdictKind;
  readonly keys: readonly AnswerKey[];
  readonly population: KeyPopulation;
  readonly reason: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date;
}

/** Every decision about keys of a paper, of one version or one question where they are named; the newest first. */
export async function listDecided(
  ctx: Context,
  paperId: string,
  only: { readonly version?: number; readonly questionId?: string } = {},
): Promise<DecidedVerdict[]> {
  let query = ctx.db
    .selectFrom('paper_key_verdicts as v')
    .innerJoin('paper_rescores as r', (join) =>
      join
        .onRef('r.institute_id', '=', 'v.institute_id')
        .onRef('r.paper_id', '=', 'v.paper_id')
        .onRef('r.round', '=', 'v.round'),
    )
    .selectAll('v')
    .select('r.state')
    .where('v.institute_id', '=', ctx.instituteId)
    .where('v.paper_id', '=', paperId);
  if (only.version !== undefined) query = query.where('v.paper_version', '=', only.version);
  if (only.questionId !== undefined) query = query.where('v.question_id', '=', only.questionId);
  const rows = await query.orderBy('v.round', 'desc').orderBy('v.number', 'desc').execute();
  return rows.map((row) => ({
    paperVersion: row.paper_version,
    questionId: row.question_id,
    number: row.number,
    round: row.round,
    applied: row.state !== 'open',
    kind: row.kind as KeyVerdictKind,
    keys: row.keys as AnswerKey[],
    population: row.population as KeyPopulation,
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  }));
}

/** Writes a decision behind those that there are. The caller holds the paper's keys. */
export async function insertVerdict(
  tx: TransactionContext,
  paperId: string,
  verdict: Omit<DecidedVerdict, 'number' | 'applied'>,
): Promise<void> {
  const { paperVersion, questionId } = verdict;
  const { before } = await tx.db
    .selectFrom('paper_key_verdicts')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('institute_id', '=', tx.instituteId)
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', paperVersion)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto('paper_key_verdicts')
    .values({
      institute_id: tx.instituteId,
      paper_id: paperId,
      paper_version: paperVersion,
      question_id: questionId,
      number: before + 1,
      round: verdict.round,
      kind: verdict.kind,
      keys: json(verdict.keys),
      population: verdict.population,
      reason: verdict.reason,
      decided_by: verdict.decidedBy,
      decided_at: verdict.decidedAt,
    })
    .execute();
}

const lockName = ({ instituteId }: TransactionContext, paperId: string) => `assessments.keys:${instituteId}:${paperId}`;

/**
 * Until the transaction ends no round of this paper comes into force: what is marked by the verdicts read after this call is seen by
 * the rescore of the next one. Many may hold them at once.
 */
export async function holdKeys(tx: TransactionContext, paperId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(tx, paperId)}, 0))`.execute(tx.db);
}

/** Waits until nobody marks by the paper's keys, and keeps everybody off until the transaction ends. */
export async function lockKeys(tx: TransactionContext, paperId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(tx, paperId)}, 0))`.execute(tx.db);
}
