import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let employee: Person;
// All institutes of this database share the exams: what these tests add is gone when they are done.
const code = `exam-${Date.now()}`;

beforeAll(async () => {
  world = await testWorld();
  const provider = await world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `exams-${Date.now()}` });
  place = await world.institute();
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
});
afterAll(async () => {
  const added = '(select id from exams where code = $1)';
  for (const table of ['exam_subjects', 'exam_standards'])
    await world.query(`delete from ${table} where exam_id in ${added}`, [code]);
  await world.query('delete from exams where code = $1', [code]);
});

const subjects: SubjectName[] = ['physics', 'biology'];
const body = { name: 'CUET UG', subjects, standards: [12], targetYears: [2028, 2027] };
const exams = () => place.visitor.api.taxonomy.listExams();

describe('the exams that all institutes share', () => {
  it('are added and changed by the provider’s employees, and every institute has them', async () => {
    const { examId } = await employee.api.taxonomy.createExam({ body: { ...body, code, category: 'JEE' } });
    expect((await exams()).find(({ id }) => id === examId)).toMatchObject({
      code,
      name: 'CUET UG',
      category: 'JEE',
      subjects: [{ code: 'physics' }, { code: 'biology' }],
      standards: [{ id: 12 }],
      targetYears: [2027, 2028],
    });
    await employee.api.taxonomy.saveExam({
      params: { examId },
      body: { ...body, name: 'CUET (UG)', subjects: ['maths'], standards: [12, 13] },
    });
    const desk = await employee.api.taxonomy.showProvidedExams();
    expect(desk.rows.find(({ id }) => id === examId)).toMatchObject({
      name: 'CUET (UG)',
      subjects: ['maths'],
      standards: [12, 13],
    });
    expect(desk.can.edit).toBe(true);
    const log = await world.query('select action from audit_log where subject_id = $1 order by at, id', [code]);
    expect(log).toEqual([{ action: 'exam.created' }, { action: 'exam.saved' }]);
  });

  it('have a name and a code once, and are made of what is there', async () => {
    const create = (more: object) =>
      employee.api.taxonomy.createExam({ body: { ...body, code: `${code}-2`, category: 'JEE', ...more } });
    await expect(create({ name: 'neet ug' })).rejects.toMatchObject({ status: 409, error: 'EXAM_EXISTS' });
    await expect(create({ name: 'Another', code: 'neet' })).rejects.toMatchObject({ error: 'EXAM_EXISTS' });
    await expect(create({ name: 'Another', standards: [99] })).rejects.toMatchObject({ status: 404 });
    await expect(create({ name: 'Another', code: 'No Code' })).rejects.toMatchObject({ status: 422 });
    await expect(employee.api.taxonomy.saveExam({ params: { examId: 999 }, body })).rejects.toMatchObject({
      status: 404,
    });
    const owner = await place.person('owner');
    await expect(owner.api.taxonomy.saveExam({ params: { examId: 1 }, body })).rejects.toMatchObject({ status: 403 });
  });
});
