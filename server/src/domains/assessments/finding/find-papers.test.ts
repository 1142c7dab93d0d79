import { beforeAll, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld } from '../../../testing/index.ts';

const world = await testWorld();
let room: ExamRoom;
const ids: Record<string, string> = {};
beforeAll(async () => {
  room = await examRoom(world);
  for (const title of ['Rotation and torque', 'Optics: full test', 'Full test of rotation'])
    ids[title] = (await room.teacher.api.assessments.createPaper({ body: { title } })).paperId;
});

const titles = async (search: string) =>
  (await room.teacher.api.assessments.findPapers({ query: { search } })).rows.map(({ title }) => title);

it('finds papers by words of their titles, those first that begin so, with slips', async () => {
  expect(await titles('rotation')).toEqual(['Rotation and torque', 'Full test of rotation']);
  expect(await titles('test opt')).toEqual(['Optics: full test']);
  expect(await titles('rotasion')).toEqual(expect.arrayContaining(['Rotation and torque', 'Full test of rotation']));
  expect(await titles('%_')).toEqual([]);
});

it('says what a paper has, and finds an archived one no more', async () => {
  const { rows } = await room.teacher.api.assessments.findPapers({ query: { search: 'optics' } });
  expect(rows).toEqual([{ id: ids['Optics: full test'], title: 'Optics: full test', questions: 0, minutes: 30 }]);
  await room.teacher.api.assessments.archivePaper({ params: { paperId: ids['Optics: full test']! } });
  expect(await titles('optics')).toEqual([]);
});

it('is for those who make papers', async () => {
  const student = await room.place.person('student');
  await expect(student.api.assessments.findPapers({ query: { search: 'optics' } })).rejects.toMatchObject({
    error: 'ACCESS_DENIED',
  });
});
