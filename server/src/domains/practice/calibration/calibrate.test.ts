import { beforeAll, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld } from '../../../testing/index.ts';
import { someQuestions } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { chance, normal } from '../model/testing/simulated.ts';
import { sigmoid } from '../model/normal.ts';
import { difficultyOf } from './list-calibrated-questions.ts';

const world = await testWorld();
let room: ExamRoom;
let ids: string[];
const truth = [-1.6, 0, 1.2];
const PEOPLE = 600;

const list = (show: 'all' | 'differing' = 'all') =>
  room.teacher.api.practice.listCalibratedQuestions({ query: { show } });
const night = async () => {
  await world.sweep(room.place);
  await world.runJobs();
};

/** First answers of many people to three questions that their author called middling, and ten to a fourth one. */
async function someAnswers(chapterId: string) {
  const random = chance(7);
  const rows: { account: number; question: string; credit: number }[] = [];
  for (let account = 0; account < PEOPLE; account++) {
    const ability = normal(random);
    for (const [at, difficulty] of truth.entries())
      rows.push({ account, question: ids[at]!, credit: random() < sigmoid(ability - difficulty) ? 1 : 0 });
    if (account < 10) rows.push({ account, question: ids[3]!, credit: 1 });
  }
  const { instituteId } = room.place.ctx();
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await world.query(
    `insert into practice_taken (institute_id, account_id, question_id, source_id, chapter_id, credit, first, taken_at)
     select $1, md5('person ' || a.account)::uuid, a.question, $2::uuid, $2::uuid, a.credit, true, now()
     from unnest($3::int[], $4::uuid[], $5::float8[]) as a (account, question, credit)`,
    [instituteId, chapterId, column('account'), column('question'), column('credit')],
  );
  await world.query(
    `insert into practice_items (institute_id, question_id, chapter_id, mean, variance, answers, guess, shown)
     select $1, question_id, $2::uuid, 0, 1, count(*), 0, 0 from practice_taken where institute_id = $1 group by question_id`,
    [instituteId, chapterId],
  );
  await world.query(
    `insert into practice_chapters (institute_id, chapter_id, mean, variance, sets) values ($1, $2, 0, 1, 0)`,
    [instituteId, chapterId],
  );
}

beforeAll(async () => {
  room = await examRoom(world);
  ids = await someQuestions(room.place.ctx(room.teacher), 4, { difficulty: 1 });
  await someAnswers((await anArea(room.place.ctx(), 'Kinematics')).id);
});

it('tells from enough first answers how hard a question is, keeps what its author wrote, and adopting it is a change like others', async () => {
  expect((await list()).total).toBe(0);
  await night();
  const { rows, from } = await list();
  expect(from).toBe(200);
  const found = ids.map((id) => rows.find(({ questionId }) => questionId === id));
  expect(found.slice(0, 3).map((row) => row!.found)).toEqual([0, 1, 2]);
  for (const [at, difficulty] of truth.entries())
    expect(Math.abs(found[at]!.share - 100 * sigmoid(-difficulty))).toBeLessThan(8);
  expect(found[3]).toBeUndefined();
  expect(rows.every(({ authored, answers }) => authored === 1 && answers === PEOPLE)).toBe(true);
  expect((await list('differing')).total).toBe(2);
  await room.teacher.api.questions.changeQuestions({
    body: { scope: { questionIds: [ids[2]!] }, change: { difficulty: 2 } },
  });
  expect((await list('differing')).rows.map(({ questionId }) => questionId)).toEqual([ids[0]]);
});

it('is done once a night however often the job runs, and keeps the history of nights', async () => {
  const histories = async () => (await list()).rows.map(({ history }) => history.length);
  await night();
  const before = await histories();
  await night();
  expect(await histories()).toEqual(before);
  world.clock.advance({ days: 1 });
  await room.teacher.signInAgain();
  await night();
  expect(await histories()).toEqual(before.map((many) => many + 1));
});

it.each([
  [-0.9, 0],
  [-0.8, 1],
  [0.4, 1],
  [0.41, 2],
])('calls a question with difficulty %d by its word', (fitted, expected) => {
  expect(difficultyOf(fitted)).toBe(expected);
});
