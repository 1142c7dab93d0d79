import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import pg from 'pg';
import { markAnswers, type Marking } from '../../server/src/domains/assessments/marking/mark-answers.ts';
import { pinnedKeys } from '../../server/src/domains/assessments/variants/pinned-keys.ts';
import { resultFigures } from '../../server/src/domains/assessments/results/result-figures.ts';
import { type PaperVersion, questionsOf } from '../../server/src/domains/assessments/versions/paper-version.ts';
import { getVersion } from '../../server/src/domains/assessments/versions/versions.store.ts';
import type { Context } from '../../server/src/kernel/context.ts';
import type { Cluster } from './cluster.ts';

/** Different sheets of answers; each is given by many. */
const SHEETS = 400;

/**
 * Marked first attempts of so many people at version 1 of a paper, straight into the tables and marked by the server's own rules; of one
 * question also what its statistics and the students' history say.
 */
export async function seedMarkedAttempts(
  { superuser }: Cluster,
  ctx: Context,
  { paperId, questionId, count }: { readonly paperId: string; readonly questionId: string; readonly count: number },
): Promise<void> {
  const version = await getVersion(ctx, paperId, 1);
  const keys = await pinnedKeys(ctx, version);
  const sheets = Array.from({ length: SHEETS }, (_, n) => markAnswers(version, keys, sheetOf(version, n)));
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    // People play no part: the foreign keys are not asked for them.
    await client.query('set session_replication_role = replica');
    await client.query(
      'create temp table sheets (n int, marks int, counts jsonb, subjects jsonb, answers jsonb, figures jsonb, outcome text, answer text)',
    );
    for (const [n, marking] of sheets.entries()) await insertSheet(client, version, questionId, n, marking);
    await client.query(
      `create temp table people as select n, gen_random_uuid() as attempt_id, gen_random_uuid() as account_id from generate_series(1, $1) n`,
      [count],
    );
    await fill(client, ctx.instituteId, paperId, questionId);
    await client.query('vacuum analyze attempts, results, item_answers, answer_history');
  } finally {
    await client.end();
  }
}

/** Most know most: of four options three in five students choose the right one, and one in ten leaves a question. */
function sheetOf(version: PaperVersion, n: number): StoredAnswer[] {
  return questionsOf(version).flatMap(({ id }, at): StoredAnswer[] => {
    const roll = (n * 31 + at * 17 + ((n * at) % 7) * 13) % 10;
    if (roll === 9) return [];
    const option = roll < 6 ? 1 + (at % 4) : 1 + ((at + roll) % 4);
    const answer = { response: { options: [option] }, review: false, seconds: 20 + ((n + at) % 90) };
    return [{ questionId: id, kind: 'answer', seat: 1, sequence: at + 1, answer }];
  });
}

async function insertSheet(client: pg.Client, version: PaperVersion, questionId: string, n: number, marking: Marking) {
  const { marks, counts, subjects, answers } = marking;
  const { outcome, response } = answers.find((answer) => answer.questionId === questionId)!;
  await client.query('insert into sheets values ($1, $2, $3, $4, $5, $6, $7, $8)', [
    n,
    marks,
    JSON.stringify(counts),
    JSON.stringify(subjects),
    JSON.stringify(answers),
    JSON.stringify(resultFigures(version, answers)),
    outcome,
    response && 'options' in response ? response.options.join() : null,
  ]);
}

async function fill(client: pg.Client, instituteId: number, paperId: string, questionId: string): Promise<void> {
  await client.query(
    `insert into attempts (institute_id, id, paper_id, paper_version, account_id, number, seat, started_at, deadline, grace, state,
       ended_by, ended_at)
     select $1, attempt_id, $2, 1, account_id, 1, 1, now() - interval '4 hours', now() - interval '1 hour', '20 s', 'marked', 'expired',
       now() - interval '1 hour'
     from people`,
    [instituteId, paperId],
  );
  await client.query(
    `insert into results (institute_id, attempt_id, result_version, paper_id, paper_version, account_id, ranked, marks, full_marks,
       right_count, wrong_count, partial_count, unanswered_count, subjects, answers, figures, rank_key, marked_at)
     select $1, p.attempt_id, 1, $2, 1, p.account_id, true, s.marks, (select full_marks from paper_versions where paper_id = $2),
       (s.counts ->> 'right')::int, (s.counts ->> 'wrong')::int, (s.counts ->> 'partial')::int, (s.counts ->> 'unanswered')::int,
       s.subjects, s.answers, s.figures, '', now() - interval '1 hour'
     from people p join sheets s on s.n = p.n % ${SHEETS}`,
    [instituteId, paperId],
  );
  await client.query(
    `insert into item_answers (institute_id, question_id, version, attempt_id, account_id, answer, outcome, seconds, first, rest)
     select $1, $2, 1, p.attempt_id, p.account_id, s.answer, s.outcome, 60, true, 0.5 from people p join sheets s on s.n = p.n % ${SHEETS}`,
    [instituteId, questionId],
  );
  await client.query(
    `insert into answer_history (institute_id, account_id, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at)
     select $1, p.account_id, $2, 1, (s.outcome = 'right')::int, s.outcome, 60, now() - interval '1 hour'
     from people p join sheets s on s.n = p.n % ${SHEETS}`,
    [instituteId, questionId],
  );
}
