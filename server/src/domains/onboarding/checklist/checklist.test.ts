import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import type { Person } from '../../../testing/person.ts';
import { aRegistrant } from '../../../testing/registrant.ts';

let world: World;
let provider: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  provider = await world.institute({ kind: 'provider', name: 'Abhyas' });
});

async function newOwner(): Promise<Person> {
  const asha = aRegistrant(world, provider);
  await asha.start();
  await asha.prove();
  await asha.nameInstitute();
  await asha.found();
  return asha.owner();
}
const doneOf = (checklist: { steps: { name: string; done: boolean }[] } | null) =>
  checklist?.steps.filter(({ done }) => done).map(({ name }) => name);

describe('the first steps of a new institute', () => {
  it('go from nothing to a first published paper in the four calls that the screens make', async () => {
    const owner = await newOwner();
    expect(await owner.api.onboarding.showFirstSteps()).toEqual({ branded: false, content: null, paperId: null });
    expect(await owner.api.onboarding.showChecklist()).toMatchObject({ percent: 0, published: false, paperId: null });
    expect(await owner.api.onboarding.passBrand()).toMatchObject({ branded: true });
    const { paperId } = await owner.api.onboarding.chooseContent({ body: { choice: 'sample' } });
    const paper = await owner.api.assessments.showPaper({ params: { paperId: paperId! } });
    expect(paper).toMatchObject({ problems: [], can: { publish: true } });
    expect(paper.draft.sections.map(({ title, questionIds }) => [title, questionIds.length])).toEqual([
      ['Physics', 5],
      ['Chemistry', 5],
      ['Biology', 5],
    ]);
    expect(doneOf(await owner.api.onboarding.showChecklist())).toEqual(['questions', 'paper']);
    await owner.api.assessments.publishPaper({ params: { paperId: paperId! }, body: { revision: paper.revision } });
    const checklist = await owner.api.onboarding.showChecklist();
    expect(checklist).toMatchObject({ published: true, percent: 50, paperId });
  });

  it('take the sample once, however often it is asked for', async () => {
    const owner = await newOwner();
    const choose = () => owner.api.onboarding.chooseContent({ body: { choice: 'sample' } });
    const answers = await Promise.all([choose(), choose()]);
    expect(answers[0]).toEqual(answers[1]);
    const { total } = await owner.api.questions.listQuestions({ query: {} });
    expect(total).toBe(15);
  });

  it('may begin with an import, or with nothing', async () => {
    const owner = await newOwner();
    expect(await owner.api.onboarding.chooseContent({ body: { choice: 'import' } })).toMatchObject({
      content: 'import',
      paperId: null,
    });
    expect(await owner.api.onboarding.chooseContent({ body: { choice: 'empty' } })).toMatchObject({ content: 'empty' });
  });

  it('count a logo, a teacher and a student', async () => {
    const owner = await newOwner();
    const [{ id } = { id: 0 }] = await world.query('select institute_id as id from accounts where id = $1', [
      owner.accountId,
    ]);
    await world.query(
      `insert into accounts (institute_id, id, email, first_name, kind, role_name, status, created_at, updated_at)
       select $1, gen_random_uuid(), kind || '@example.test', 'Somebody', kind, role, 'active', now(), now()
       from (values ('institute_partner', 'teacher'), ('student', 'student')) as people (kind, role)`,
      [id],
    );
    expect(doneOf(await owner.api.onboarding.showChecklist())).toEqual(['teacher', 'student']);
  });

  it('stay until the first paper is published, and can then be put away', async () => {
    const owner = await newOwner();
    await expect(owner.api.onboarding.dismissChecklist()).rejects.toMatchObject({ error: 'CHECKLIST_OPEN' });
    const { paperId } = await owner.api.onboarding.chooseContent({ body: { choice: 'sample' } });
    await owner.api.assessments.publishPaper({ params: { paperId: paperId! }, body: { revision: 2 } });
    expect(await owner.api.onboarding.dismissChecklist()).toEqual({ dismissed: true });
    expect(await owner.api.onboarding.showChecklist()).toBeNull();
  });

  it('are no business of an institute that was not registered here', async () => {
    const owner = await (await world.institute()).person('owner');
    expect(await owner.api.onboarding.showChecklist()).toBeNull();
    expect(await owner.api.onboarding.showFirstSteps()).toBeNull();
    await expect(owner.api.onboarding.passBrand()).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
