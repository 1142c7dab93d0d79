import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** Links of a tie chain behind the total, as NEET has them: three subjects' marks, then wrong answers in all and by subject. */
const LINKS = 7;

/**
 * Ranked results of so many people at one paper that has no other rows, straight into the table: marks from −75 to 720 around a middle,
 * so that many are equal, and rank keys of which most are equal too. Gives the paper's id.
 */
export async function seedResults({ superuser }: Cluster, instituteId: number, count: number): Promise<string> {
  const paperId = randomUUID();
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    // Attempts and paper play no part: the foreign keys are not asked for them.
    await client.query('set session_replication_role = replica');
    await client.query('select setseed(0.42)');
    const link = `substring(int8send(1099511627776 + 100 * floor(random() * 12)::bigint) from 3)`;
    await client.query(
      `insert into results (institute_id, attempt_id, result_version, paper_id, paper_version, account_id, ranked, marks, full_marks,
          right_count, wrong_count, partial_count, unanswered_count, subjects, answers, marked_at, rank_key)
        select $1, gen_random_uuid(), 1, $2, 1, gen_random_uuid(), true,
          100 * round(-75 + 795 * (random() + random() + random()) / 3)::int, 72000, 0, 0, 0, 0, '[]', '[]', now(), ${Array.from({ length: LINKS }, () => link).join(' || ')}
        from generate_series(1, $3)`,
      [instituteId, paperId, count],
    );
    await client.query('vacuum analyze results');
  } finally {
    await client.end();
  }
  return paperId;
}
