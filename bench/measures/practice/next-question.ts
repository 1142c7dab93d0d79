import pg from 'pg';
import type { Person } from '../../../server/src/testing/person.ts';
import { figureOf, percentile } from '../../figures.ts';
import { seedAnswers } from './seed-answers.ts';
import { seedQuestions } from '../../rig/seed-questions.ts';
import { clientOf, signIn } from '../../rig/sign-in.ts';
import { inRounds, type Measure, timed } from '../measure.ts';

const QUESTIONS = 100_000;
const ANSWERS = 10_000;
/** Of one set. */
const ASKED = 40;
const EXAM = 2;

/**
 * S15: the next question of a set over all chapters, over HTTP, for a student with 10,000 answers in a bank of 100,000 questions, against one
 * indexed read of the questions of a chapter with what the student did with each.
 */
export const nextQuestion: Measure = async (stage) => {
  const registry = await stage.registry();
  const cluster = await stage.cluster();
  const school = stage.schools[16]!;
  const account = (await registry.people(school, 'student', 1))[0]!;
  await seedQuestions(cluster, school.id, QUESTIONS);
  await seedAnswers(cluster, { instituteId: school.id, accountId: account.accountId, count: ANSWERS });
  const { port } = await stage.server();
  const client = new pg.Client({ connectionString: cluster.superuser });
  await client.connect();
  const chapters = await client.query<{ id: string }>('select id from knowledge_areas order by id');
  let note = '';
  const rounds = await inRounds(async (number) => {
    const student = clientOf(port, await signIn(port, account));
    const ours = await askedTimes(student);
    const limit: number[] = [];
    for (let turn = 0; turn < ASKED; turn++) {
      const chapter = chapters.rows[(turn + number * 7) % chapters.rows.length]!.id;
      limit.push(await timed(() => client.query(CANDIDATES, [school.id, account.accountId, chapter])));
    }
    note = `medians of the last round ${percentile(ours, 0.5).toFixed(1)} ms and ${percentile(limit, 0.5).toFixed(1)} ms; p95 is to stay at 30 ms`;
    return { ours: percentile(ours, 0.95), limit: percentile(limit, 0.95) };
  });
  await client.end();
  const what = 'next question of a set, p95 over HTTP: 100,000 questions, 10,000 answers of the student';
  return [figureOf({ id: 'S15', what, unit: 'ms', reach: ['<=', 3], notes: [note] }, rounds)];
};

const CANDIDATES = `select q.id, q.type, q.difficulty, h.last_seen_at from questions q
  left join answer_history h on h.institute_id = q.institute_id and h.account_id = $2 and h.question_id = q.id
  where q.institute_id = $1 and q.knowledge_area_id = $3`;

/** How long each next question of a whole set takes; answers are given between, and the set is ended. */
async function askedTimes({ api }: Person): Promise<number[]> {
  const { sessionId } = await api.practice.startSession({ body: { kind: 'smart', examId: EXAM, questions: ASKED } });
  const params = { sessionId };
  const times: number[] = [];
  for (let position = 1; position < ASKED; position++) {
    const response = { options: [1 + (position % 4)] };
    await api.practice.answerSession({ params, body: { position, response, seconds: 20 } });
    times.push(await timed(() => api.practice.askNext({ params })));
  }
  await api.practice.endSession({ params });
  return times;
}
