import pg from 'pg';
import type { Cluster } from '../../rig/cluster.ts';

interface Answers {
  readonly instituteId: number;
  readonly accountId: string;
  readonly count: number;
}

/** Lets somebody have answered so many questions of a bank over a year, straight into the tables, with what practice believes after them. */
export async function seedAnswers({ superuser }: Cluster, { instituteId, accountId, count }: Answers): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  const given = [instituteId, accountId, count];
  try {
    await client.query(
      `insert into question_keys (institute_id, question_id, key_version, version, key, created_at)
       select institute_id, id, 1, 1, '{"kind":"choice","accepted":[[2]]}', now() from questions where institute_id = $1
       on conflict do nothing`,
      [instituteId],
    );
    await client.query(
      `with picked as (select id, knowledge_area_id as chapter, number from questions where institute_id = $1 order by uuid_hash(id) limit $3),
       met as (
         insert into answer_history (institute_id, account_id, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at)
         select $1, $2, id, 1, number % 2, (array['wrong', 'right'])[1 + number % 2], 40, now() - number % 365 * interval '1 day' from picked)
       insert into practice_taken (institute_id, account_id, question_id, source_id, chapter_id, credit, first, taken_at)
       select $1, $2, id, $2, chapter, number % 2, true, now() - number % 365 * interval '1 day' from picked`,
      given,
    );
    await client.query(
      `insert into practice_students (institute_id, account_id, mean, variance, answers) values ($1, $2, 0.2, 0.01, $3)`,
      given,
    );
    await client.query(
      `insert into practice_skills (institute_id, account_id, chapter_id, mean, variance, answers, mastered, last_at)
       select $1, $2, chapter_id, 0, 0.1, count(*), false, max(taken_at) from practice_taken
       where institute_id = $1 and account_id = $2 group by chapter_id`,
      given.slice(0, 2),
    );
    await client.query(
      `insert into practice_items (institute_id, question_id, chapter_id, mean, variance, answers, guess, shown)
       select institute_id, id, knowledge_area_id, number % 5 - 2, 0.2, 30, 0.25, 30 from questions where institute_id = $1`,
      [instituteId],
    );
    await client.query('vacuum analyze answer_history, practice_taken, practice_items, practice_skills, question_keys');
  } finally {
    await client.end();
  }
}
