import { beforeAll, describe, expect, it } from 'vitest';
import { aBatch } from '../../cohorts/factories.ts';
import { examRoom, type ExamRoom, type Person, sitDown, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
let questionId: string;
let asha: Person;
let bela: Person;
let chitra: Person;
let batchId: string;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questionId = await room.question();
  asha = await room.place.person('student', { firstName: 'Asha' });
  bela = await room.place.person('student', { firstName: 'Bela' });
  chitra = await room.place.person('student', { firstName: 'Chitra' });
  batchId = await aBatch(room.place.ctx(room.teacher), { name: 'Class 12 A', members: [asha.accountId] });
});

async function draft(title = 'Weekly test') {
  const { assessments } = room.teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title } });
  const { draft: begun, revision } = await assessments.showPaper({ params: { paperId } });
  const sections = [{ ...begun.sections[0]!, questionIds: [questionId] }];
  const saved = await assessments.savePaper({ params: { paperId }, body: { revision, draft: { ...begun, sections } } });
  return { paperId, revision: saved.revision };
}
async function published(to: { batchIds?: string[]; studentIds?: string[] } = {}) {
  const { paperId, revision } = await draft();
  await room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision, ...to } });
  return paperId;
}
const sees = async (student: Person, paperId: string) =>
  (await student.api.assessments.listMyPapers()).some((paper) => paper.paperId === paperId);
const whoSees = (paperId: string) => Promise.all([asha, bela, chitra].map((one) => sees(one, paperId)));
const change = (paperId: string, to: { everyone?: boolean; batchIds?: string[]; studentIds?: string[] }) =>
  room.teacher.api.assessments.changeAudience({
    params: { paperId },
    body: { everyone: false, batchIds: [], studentIds: [], ...to },
  });
const notices = async (student: Person) => {
  await world.runJobs();
  return (await student.api.notices.listNotices({ query: {} })).rows.length;
};

describe('publishing', () => {
  it('opens a paper to one batch and one single student, and to nobody else', async () => {
    const paperId = await published({ batchIds: [batchId], studentIds: [bela.accountId] });
    expect(await whoSees(paperId)).toEqual([true, true, false]);
    expect(await room.teacher.api.assessments.showAudience({ params: { paperId } })).toMatchObject({
      everyone: false,
      batches: [{ id: batchId, name: 'Class 12 A', startsAt: null, endsAt: null }],
      students: [{ id: bela.accountId, name: expect.stringContaining('Bela') }],
    });
  });

  it('opens it to everyone where nobody is named', async () => {
    expect(await whoSees(await published())).toEqual([true, true, true]);
  });

  it('tells the single student, and not the others', async () => {
    const before = [await notices(bela), await notices(chitra)] as const;
    await published({ studentIds: [bela.accountId] });
    expect([await notices(bela), await notices(chitra)]).toEqual([before[0] + 1, before[1]]);
  });

  it('is refused for somebody who is no student here, and then nothing is published', async () => {
    const { paperId, revision } = await draft();
    const stranger = await (await world.institute()).person('student');
    for (const studentIds of [[stranger.accountId], [room.teacher.accountId]])
      await expect(
        room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision, studentIds } }),
      ).rejects.toMatchObject({ status: 422, error: 'MEMBER_UNKNOWN' });
    expect(await room.teacher.api.assessments.showPaper({ params: { paperId } })).toMatchObject({ status: 'draft' });
  });
});

describe('the assignment of a published paper', () => {
  it('can be changed: who is taken out does not see it any more, other papers stay', async () => {
    const other = await published();
    const paperId = await published();
    await change(paperId, { studentIds: [chitra.accountId] });
    expect(await whoSees(paperId)).toEqual([false, false, true]);
    await change(paperId, { batchIds: [batchId] });
    expect(await whoSees(paperId)).toEqual([true, false, false]);
    await change(paperId, { everyone: true, batchIds: [batchId] });
    expect(await whoSees(paperId)).toEqual([true, true, true]);
    await change(paperId, {});
    expect(await whoSees(paperId)).toEqual([false, false, false]);
    expect(await whoSees(other)).toEqual([true, true, true]);
  });

  it('who sits it already goes on when it is taken from him', async () => {
    const paperId = await published({ studentIds: [bela.accountId] });
    const console = await sitDown(bela, paperId);
    await change(paperId, { studentIds: [chitra.accountId] });
    expect(await console.save(questionId, { options: [2] })).toBe('saved');
  });

  it('keeps the window that a batch gave itself', async () => {
    const paperId = await published({ batchIds: [batchId] });
    const now = world.clock.now().getTime();
    await change(paperId, { batchIds: [] });
    await room.teacher.api.cohorts.assignThing({
      params: { batchId },
      body: { thing: { kind: 'paper', id: paperId }, startsAt: null, endsAt: new Date(now + 3_600_000).toISOString() },
    });
    const { batches } = await change(paperId, { batchIds: [batchId], studentIds: [bela.accountId] });
    expect(batches).toMatchObject([{ id: batchId, endsAt: new Date(now + 3_600_000).toISOString() }]);
  });

  it('is written down, and refused for a draft and for who may not publish', async () => {
    const paperId = await published();
    await change(paperId, { batchIds: [batchId] });
    const log = await world.query(
      `select details from audit_log where institute_id = $1 and subject_id = $2 and action = 'paper.audienceChanged'`,
      [room.place.id, paperId],
    );
    expect(log).toHaveLength(1);
    await expect(change((await draft()).paperId, { everyone: true })).rejects.toMatchObject({
      status: 409,
      error: 'PAPER_PUBLISHED',
    });
    const author = await room.place.person('content author');
    await expect(
      author.api.assessments.changeAudience({
        params: { paperId },
        body: { everyone: true, batchIds: [], studentIds: [] },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('finds students by name or e-mail, and no teacher', async () => {
    const { paperId } = await draft();
    const find = (search: string) =>
      room.teacher.api.assessments.findAudience({ params: { paperId }, query: { search } });
    expect(await find('chitr')).toMatchObject([{ id: chitra.accountId }]);
    expect((await find('@')).map(({ id }) => id)).not.toContain(room.teacher.accountId);
  });
});
