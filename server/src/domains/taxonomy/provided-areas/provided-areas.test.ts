import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../../questions/factories.ts';
import { syllabusOf } from '../index.ts';

let world: World;
let provider: TestInstitute;
let place: TestInstitute;
let employee: Person;
let teacher: Person;
const nobody = '019a0000-0000-7000-8000-000000000000';
// The tree is shared by all tests of this database: every name is new, and is gone when these are done.
const mark = Date.now();
let made = 0;
const fresh = (name: string) => `${name} ${mark} ${++made}`;

beforeAll(async () => {
  world = await testWorld();
  provider = await world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `tree-${mark}` });
  place = await world.institute();
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
  teacher = await place.person('teacher');
});

afterAll(async () => {
  const added = `(select id from knowledge_areas where name like '%${mark}%')`;
  await world.query(
    `update institute_knowledge_areas set reference_parent_id = null, name = id::text where reference_parent_id in ${added}`,
  );
  await world.query(`delete from syllabus_areas where knowledge_area_id in ${added}`);
  await world.query(`delete from knowledge_areas where id in ${added}`);
});

const make = async (name: string, parentId: string | null = null) =>
  (await employee.api.taxonomy.createProvidedArea({ body: { name, subject: 'physics', parentId } })).id;
const on = (areaId: string) => ({ params: { areaId } });
const merge = (areaId: string, intoId: string) =>
  employee.api.taxonomy.mergeProvidedArea({ ...on(areaId), body: { intoId } });
const retire = (areaId: string, retired = true) =>
  employee.api.taxonomy.retireProvidedArea({ ...on(areaId), body: { retired } });
const shown = async (areaId: string) =>
  (await employee.api.taxonomy.showProvidedAreas({ query: { subject: 'physics' } })).rows.find(
    ({ id }) => id === areaId,
  );
const atTeacher = async (areaId: string) =>
  (await teacher.api.taxonomy.listKnowledgeAreas()).find(({ id }) => id === areaId);
const ownBelow = async (parentId: string, name: string) =>
  (await teacher.api.taxonomy.createKnowledgeArea({ body: { name, subject: 'physics', parentId } })).id;

describe('the tree that all institutes share', () => {
  it('gets areas, names and places from the provider’s employees, and every institute has them', async () => {
    const [chapter, topic] = [fresh('Waves on strings'), fresh('Beats')];
    const above = await make(chapter);
    const below = await make(topic, above);
    expect(await atTeacher(below)).toMatchObject({ own: false, path: `Physics › ${chapter} › ${topic}` });
    const other = fresh('Sound');
    await employee.api.taxonomy.renameProvidedArea({ ...on(above), body: { name: other } });
    await employee.api.taxonomy.moveProvidedArea({ ...on(below), body: { parentId: null } });
    expect([(await atTeacher(above))?.name, (await atTeacher(below))?.path]).toEqual([other, `Physics › ${topic}`]);
    await expect(make(topic.toUpperCase())).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_EXISTS' });
    await expect(merge(nobody, above)).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    const log = await world.query('select action from audit_log where subject_id = $1 order by at, id', [above]);
    expect(log).toEqual([{ action: 'knowledge_area.created' }, { action: 'knowledge_area.renamed' }]);
  });

  it('is changed by no institute', async () => {
    const owner = await place.person('owner', { email: `kavya-${place.id}@abhyas.example` });
    const body = { name: fresh('Ours'), subject: 'physics', parentId: null } as const;
    await expect(owner.api.taxonomy.createProvidedArea({ body })).rejects.toMatchObject({ status: 403 });
    await expect(owner.api.taxonomy.showProvidedAreas({ query: { subject: 'physics' } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('retires an area with all below it, also what an institute hung there, and brings it back', async () => {
    const above = await make(fresh('Old syllabus'));
    const own = await ownBelow(above, 'Extra');
    await retire(above);
    expect([await atTeacher(above), await atTeacher(own)]).toMatchObject([{ retired: true }, { retired: true }]);
    await expect(ownBelow(above, 'More')).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    await expect(
      teacher.api.taxonomy.retireKnowledgeArea({ ...on(own), body: { retired: false } }),
    ).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_RETIRED' });
    await retire(above, false);
    expect((await atTeacher(own))?.retired).toBeUndefined();
  });

  it('merges an area: questions and areas of every institute follow, names that clash are told apart', async () => {
    const name = fresh('Projectile sums');
    const [from, into] = [await make(name), await make(fresh('Projectiles'))];
    const [clash, free] = [await ownBelow(from, 'Slopes'), await ownBelow(from, 'Rivers')];
    await ownBelow(into, 'Slopes');
    const { questionId } = await aQuestion(place.ctx(teacher));
    await teacher.api.questions.changeQuestions({
      body: { scope: { questionIds: [questionId] }, change: { knowledgeAreaId: from } },
    });
    const exam = 2;
    for (const [areaId, perMille] of [
      [from, 20],
      [into, 30],
    ] as const)
      await employee.api.taxonomy.saveAreaWeights({ ...on(areaId), body: { weights: [{ examId: exam, perMille }] } });
    expect((await shown(from))?.weights).toEqual([{ examId: exam, perMille: 20 }]);

    expect((await merge(from, into)).institutes).toBeGreaterThanOrEqual(2);
    await world.runJobs();
    expect([await atTeacher(from), await shown(from)]).toEqual([undefined, undefined]);
    expect((await teacher.api.questions.showQuestion({ params: { questionId } })).knowledgeArea.id).toBe(into);
    expect([await atTeacher(clash), await atTeacher(free)]).toMatchObject([
      { parentId: into, name: `Slopes (${name})` },
      { parentId: into, name: 'Rivers' },
    ]);
    expect((await syllabusOf(place.ctx(), exam)).get(into)).toBe(50);
    expect((await syllabusOf(place.ctx(), exam)).has(from)).toBe(false);
    await employee.api.taxonomy.saveAreaWeights({ ...on(into), body: { weights: [{ examId: exam, perMille: 0 }] } });
    expect((await shown(into))?.weights).toEqual([]);
    await expect(
      employee.api.taxonomy.saveAreaWeights({ ...on(into), body: { weights: [{ examId: 999, perMille: 1 }] } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
