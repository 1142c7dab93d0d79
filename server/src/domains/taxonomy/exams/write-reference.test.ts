import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { workerDatabase } from '../../../testing/database.ts';
import { closeAfterFile, testWorld } from '../../../testing/index.ts';
import type { ReferenceTaxonomy } from './save-reference.ts';
import { writeReference } from './write-reference.ts';

const world = await testWorld();
const mark = Date.now();
// All tests of this database share the tree: what is written here is gone when they are done.
const [waves, sound, light] = ['Waves', 'Sound', 'Light'].map((name) => `${name} ${mark}`) as [string, string, string];
const chapter = (name: string, needs: string[] = []) =>
  ({ subject: 'physics', name, weights: { [`exam-${mark}`]: 50 }, needs }) as const;
const first: ReferenceTaxonomy = {
  standards: [],
  subjects: [{ id: 2, code: 'physics', name: 'Physics', tag: 5 }],
  exams: [
    {
      id: 1,
      code: `exam-${mark}`,
      name: `Exam ${mark}`,
      category: 'JEE',
      targetYears: [2027],
      subjects: ['physics'],
      standards: [12],
    },
  ],
  chapters: [chapter(waves), chapter(sound)],
};
const second: ReferenceTaxonomy = { ...first, chapters: [chapter(waves), chapter(sound), chapter(light, [waves])] };

let write: (version: number, taxonomy: ReferenceTaxonomy) => Promise<void>;
beforeAll(async () => {
  const staff = tenantDatabase({ connectionString: (await workerDatabase()).staff, max: 1 });
  closeAfterFile(staff.close);
  write = (version, taxonomy) => writeReference(staff.unbound, new Date(), { name: `test-${mark}`, version, taxonomy });
});
afterAll(async () => {
  const areas = `(select id from knowledge_areas where name like '%${mark}%')`;
  const exams = `(select id from exams where code = 'exam-${mark}')`;
  for (const table of ['syllabus_links', 'syllabus_areas'])
    await world.query(`delete from ${table} where exam_id in ${exams} or knowledge_area_id in ${areas}`);
  for (const table of ['exam_subjects', 'exam_standards'])
    await world.query(`delete from ${table} where exam_id in ${exams}`);
  await world.query(`delete from knowledge_areas where id in ${areas}`);
  await world.query(`delete from exams where id in ${exams}`);
  await world.query('delete from reference_versions where name = $1', [`test-${mark}`]);
});

it('adds what a newer version has, and leaves alone what employees changed', async () => {
  await write(1, first);
  const provider = await world.institute({ kind: 'provider', subdomain: `reference-${mark}` });
  const { api } = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
  const tree = async () =>
    (await api.taxonomy.showProvidedAreas({ query: { subject: 'physics' } })).rows.filter(({ name }) =>
      name.includes(String(mark)),
    );
  const exam = (await api.taxonomy.showProvidedExams()).rows.find(({ code }) => code === `exam-${mark}`)!;
  // Number 1 is taken by NEET, which stays what it is.
  expect(exam.id).toBeGreaterThan(1);
  const changed = { name: `Entrance ${mark}`, subjects: exam.subjects, standards: [13], targetYears: [2030] };
  await api.taxonomy.saveExam({ params: { examId: exam.id }, body: changed });
  const areaId = (await tree()).find(({ name }) => name === sound)!.id;
  await api.taxonomy.renameProvidedArea({ params: { areaId }, body: { name: `Acoustics ${mark}` } });
  await api.taxonomy.saveAreaWeights({ params: { areaId }, body: { weights: [{ examId: exam.id, perMille: 90 }] } });

  await write(2, second);
  expect((await tree()).map(({ name, weights }) => [name, weights[0]?.perMille]).toSorted()).toEqual(
    [
      [`Acoustics ${mark}`, 90],
      [light, 50],
      [waves, 50],
    ].toSorted(),
  );
  const kept = (await api.taxonomy.showProvidedExams()).rows.find(({ id }) => id === exam.id);
  expect(kept).toMatchObject(changed);
});
