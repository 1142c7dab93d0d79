import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import {
  listening,
  openLine,
  type Person,
  type RoomLine,
  testWorld,
  type TestInstitute,
  type World,
} from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { aDraft, aQuestion } from '../../questions/factories.ts';

let world: World;
let place: TestInstitute;
let port: number;
let farida: Person;
let asha: Person;
let ravi: Person;
let one: { params: { classId: string } };

beforeAll(async () => {
  world = await testWorld();
  port = await listening(world);
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  farida = await place.person('teacher');
  asha = await place.person('student');
  ravi = await place.person('student');
  const members = [asha.accountId, ravi.accountId];
  const batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members });
  await (await place.person('owner')).api.live.saveLicences({ body: { auto: 1 } });
  const when = { day: dayIn('Asia/Kolkata', world.clock.now()), time: '19:00', minutes: 60 };
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Motion', kind: 'room', batchIds: [batchId], teacherId: farida.accountId, ...when },
  });
  one = { params: { classId: classIds[0]! } };
});
const enter = async (who: Person): Promise<RoomLine> =>
  openLine(port, who, (await who.api.live.joinClass(one)).roomToken);
const refused = (error: string) => expect.objectContaining({ error });

it('a question of the bank is asked with its formulas; nothing that gives the answer away is told before the end', async () => {
  const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
  const ctx = place.ctx(farida);
  const { questionId, draft } = await aQuestion(ctx);
  await expect(desk.say('askQuestion', { questionId })).rejects.toEqual(refused('LIVE_STATE'));
  await farida.api.live.startClass(one);
  await expect(phone.say('askQuestion', { questionId })).rejects.toEqual(refused('FORBIDDEN'));
  const { pollId } = await desk.say('askQuestion', { questionId });
  const { poll } = await phone.told('poll');
  const { stem, options } = draft.content.en;
  expect(poll).toMatchObject({ id: pollId, right: null, counts: null, asked: { en: { stem, options } } });
  await desk.told('poll', (news) => news.poll.right === 1);
  await phone.say('castVote', { pollId, choice: 1 });
  await other.say('castVote', { pollId, choice: 0 });
  const before = [phone.news, await phone.say('showRoom'), await asha.api.live.showRoomRecord(one)];
  expect(JSON.stringify(before)).not.toContain('Divide the distance');
  expect(JSON.stringify(before)).not.toMatch(/"right":\d/);
  await desk.say('closePoll', { pollId });
  const closed = await phone.told('poll', (news) => news.poll.closedAt !== null);
  expect(closed.poll).toMatchObject({ right: 1, counts: [1, 1, 0, 0] });
  const answered = await world.query('select account_id, times_right from answer_history where question_id = $1', [
    questionId,
  ]);
  expect(answered.map((row) => [row['account_id'], row['times_right']])).toEqual(
    expect.arrayContaining([
      [asha.accountId, 1],
      [ravi.accountId, 0],
    ]),
  );
});

it('a question with several right options, without options, or of nobody here is refused', async () => {
  const desk = await enter(farida);
  await farida.api.live.startClass(one);
  const ctx = place.ctx(farida);
  const several = await aQuestion(ctx, { type: 'MULTIPLE', key: { kind: 'choice', accepted: [[1, 2]] } });
  const { content } = await aDraft(ctx);
  const number = await aQuestion(ctx, {
    type: 'INTEGER',
    content: { en: { ...content.en, stem: fromSource('How many wheels has a car?'), options: [] } },
    key: { kind: 'number', accepted: [{ from: '4', to: '4' }] },
  });
  for (const { questionId } of [several, number])
    await expect(desk.say('askQuestion', { questionId })).rejects.toEqual(refused('LIVE_POLL_KIND'));
  const there = await world.institute();
  const elsewhere = await aQuestion(there.ctx(await there.person('teacher')));
  await expect(desk.say('askQuestion', { questionId: elsewhere.questionId })).rejects.toEqual(refused('NOT_FOUND'));
});
