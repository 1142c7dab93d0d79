import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { aPaper } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

describe('where a question is used', () => {
  it('names each paper that holds it, the newest first, with the version it holds', async () => {
    const { questionId, draft } = await aQuestion(place.ctx(teacher));
    const older = await aPaper(place.ctx(teacher), {
      title: 'Full Mock Test 4',
      sections: [{ questionIds: [questionId] }],
    });
    await teacher.api.questions.reviseQuestion({
      params: { questionId },
      body: { ...draft, key: { kind: 'choice', accepted: [[1]] }, version: 1, keyVersion: 1 },
    });
    world.clock.advance({ minutes: 1 });
    const newer = await aPaper(place.ctx(teacher), {
      title: 'Revision set',
      sections: [{ questionIds: [questionId] }],
    });
    await aPaper(place.ctx(teacher), { unpublished: true, sections: [{ questionIds: [questionId] }] });
    const { rows } = await teacher.api.questions.listQuestionUses({ params: { questionId } });
    expect(rows).toMatchObject([
      { kind: 'paper', id: newer, title: 'Revision set', version: 1, questionVersion: 1, keyVersion: 2, current: true },
      { id: older, title: 'Full Mock Test 4', questionVersion: 1, keyVersion: 1, current: true },
    ]);
  });
});
