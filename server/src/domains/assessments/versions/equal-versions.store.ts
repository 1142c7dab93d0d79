import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

/**
 * Every published version of a paper with the version whose rank list it stands in: its own, or the lowest one that it was declared
 * equal to, step by step.
 */
export async function equalVersionsOf(ctx: Db, paperId: string): Promise<Map<number, number>> {
  const rows = await ctx.db
    .selectFrom('paper_versions as v')
    .leftJoin('paper_equal_versions as e', (join) =>
      join
        .onRef('e.institute_id', '=', 'v.institute_id')
        .onRef('e.paper_id', '=', 'v.paper_id')
        .onRef('e.version', '=', 'v.version'),
    )
    .select(['v.version', 'e.version as declared'])
    .where('v.institute_id', '=', ctx.instituteId)
    .where('v.paper_id', '=', paperId)
    .orderBy('v.version')
    .execute();
  const lists = new Map<number, number>();
  for (const { version, declared } of rows)
    lists.set(version, declared === null ? version : (lists.get(version - 1) ?? version));
  return lists;
}

/** Answers whether it is new. */
export async function insertEqualVersion(tx: TransactionContext, paperId: string, version: number): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('paper_equal_versions')
    .values({
      institute_id: tx.instituteId,
      paper_id: paperId,
      version,
      declared_by: tx.actor?.accountId ?? null,
      declared_at: tx.clock.now(),
    })
    .onConflict((on) => on.columns(['institute_id', 'paper_id', 'version']).doNothing())
    .returning('version')
    .execute();
  return inserted.length > 0;
}

/** Answers whether it was there. */
export async function removeEqualVersion(tx: TransactionContext, paperId: string, version: number): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('paper_equal_versions')
    .where('institute_id', '=', tx.instituteId)
    .where('paper_id', '=', paperId)
    .where('version', '=', version)
    .returning('version')
    .execute();
  return gone.length > 0;
}
