import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { anArea } from './factories.ts';
import { areaNames } from './index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [teacher, student] = [await place.person('teacher'), await place.person('student')];
});

const create = (name: string, parentId: string | null = null, subject: 'physics' | 'biology' = 'physics') =>
  teacher.api.taxonomy.createKnowledgeArea({ body: { name, subject, parentId } });

describe('exams', () => {
  it('are told to everybody, with the subjects in the order of the exam and the numbers of the specification', async () => {
    const exams = await place.visitor.api.taxonomy.listExams();
    expect(exams.map(({ id, code, category }) => ({ id, code, category }))).toEqual([
      { id: 1, code: 'neet', category: 'NEET' },
      { id: 2, code: 'jee', category: 'JEE' },
    ]);
    expect(exams[1]!.subjects).toEqual([
      { id: 1, code: 'maths', name: 'Maths', tag: 6 },
      { id: 2, code: 'physics', name: 'Physics', tag: 5 },
      { id: 3, code: 'chemistry', name: 'Chemistry', tag: 4 },
    ]);
    expect(exams[0]!.standards.map(({ name }) => name)).toEqual(['Class 11', 'Class 12', 'Repeater']);
    expect(exams[0]!.targetYears.length).toBeGreaterThan(0);
  });
});

describe('knowledge areas', () => {
  it('are the provider’s forty chapters, whole or of one subject', async () => {
    const fresh = await (await world.institute()).person('student');
    const all = await fresh.api.taxonomy.listKnowledgeAreas();
    expect(all).toHaveLength(40);
    const physics = await student.api.taxonomy.listKnowledgeAreas({ query: { subject: 'physics' } });
    expect(new Set(physics.map(({ subject }) => subject))).toEqual(new Set(['physics']));
    expect(physics.find(({ name }) => name === 'Kinematics')).toMatchObject({
      path: 'Physics › Kinematics',
      parentId: null,
      own: false,
    });
  });

  it('of an institute’s own hang under the provider’s and are seen by no other institute', async () => {
    const { id: kinematics } = await anArea(place.ctx(), 'Kinematics');
    const topic = await create('Projectiles', kinematics);
    expect(topic).toMatchObject({
      name: 'Projectiles',
      path: 'Physics › Kinematics › Projectiles',
      parentId: kinematics,
      subject: 'physics',
      own: true,
    });
    const below = await create('On a slope', topic.id);
    expect(below.path).toBe('Physics › Kinematics › Projectiles › On a slope');

    const seen = await student.api.taxonomy.listKnowledgeAreas();
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining([topic.id, below.id]));
    const elsewhere = await (await world.institute()).person('teacher');
    expect((await elsewhere.api.taxonomy.listKnowledgeAreas()).map(({ id }) => id)).not.toContain(topic.id);
    await expect(
      elsewhere.api.taxonomy.createKnowledgeArea({ body: { name: 'Mine', subject: 'physics', parentId: topic.id } }),
    ).rejects.toMatchObject({
      status: 422,
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
  });

  it('have a name once under one parent, whatever its letters’ case', async () => {
    await create('Olympiad physics');
    await expect(create('OLYMPIAD Physics')).rejects.toMatchObject({ status: 409, error: 'KNOWLEDGE_AREA_EXISTS' });
    await expect(create('kinematics')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
    await expect(create('Olympiad physics', null, 'biology')).resolves.toMatchObject({
      path: 'Biology › Olympiad physics',
    });
  });

  it('are made once when two teachers make the same at once', async () => {
    const made = await Promise.allSettled([create('Twin'), create('Twin'), create('twin')]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
  });

  it('need a parent of the same subject', async () => {
    const { id } = await anArea(place.ctx(), 'Genetics');
    await expect(create('Stray', id)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    await expect(create('Stray', '019a0000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
  });

  it('are made by teachers only', async () => {
    await expect(
      student.api.taxonomy.createKnowledgeArea({ body: { name: 'Nope', subject: 'physics', parentId: null } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('leave a line in the audit log', async () => {
    const area = await create('Audited');
    expect(await world.query('select action, actor_id from audit_log where subject_id = $1', [area.id])).toEqual([
      { action: 'knowledge_area.created', actor_id: teacher.accountId },
    ]);
  });

  it('are named for other domains by id', async () => {
    const area = await anArea(place.ctx(), 'Genetics');
    const names = await areaNames(place.ctx(), [area.id, '019a0000-0000-7000-8000-000000000000']);
    expect([...names]).toEqual([[area.id, { name: 'Genetics', path: 'Biology › Genetics', subject: 'biology' }]]);
  });
});
