import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let colleague: Person;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  colleague = await room.place.person('teacher');
});

const twoPeople = async (twoPersonKeys: boolean) => {
  const owner = await room.place.person('owner');
  await owner.api.tenancy.saveRules({ body: { passPercent: 50, twoPersonKeys } });
};
async function draftOf(questionIds: string[]): Promise<string> {
  const { assessments } = room.teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title: 'Two people' } });
  const { draft, revision } = await assessments.showPaper({ params: { paperId } });
  const sections = [{ ...draft.sections[0]!, questionIds }];
  await assessments.savePaper({ params: { paperId }, body: { revision, draft: { ...draft, sections } } });
  return paperId;
}
async function publish(by: Person, paperId: string) {
  const { revision } = await by.api.assessments.showPaper({ params: { paperId } });
  return by.api.assessments.publishPaper({ params: { paperId }, body: { revision } });
}

describe('where the institute asks two people for an answer key', () => {
  it('who wrote a key does not publish it; a colleague does, and then it is published', async () => {
    await twoPeople(true);
    const paperId = await draftOf([await room.question(), await room.question()]);
    await expect(publish(room.teacher, paperId)).rejects.toMatchObject({
      status: 409,
      error: 'KEYS_SAME_PERSON',
      details: { keys: 2 },
    });
    expect(await publish(colleague, paperId)).toMatchObject({ version: 1, status: 'published' });
    const { draft, revision } = await room.teacher.api.assessments.showPaper({ params: { paperId } });
    const renamed = { ...draft, title: 'Two people, renamed' };
    await room.teacher.api.assessments.savePaper({ params: { paperId }, body: { revision, draft: renamed } });
    expect(await publish(room.teacher, paperId)).toMatchObject({ version: 2 });
  });

  it('elsewhere one person does both', async () => {
    await twoPeople(false);
    const paperId = await draftOf([await room.question()]);
    expect(await publish(room.teacher, paperId)).toMatchObject({ version: 1 });
  });
});
