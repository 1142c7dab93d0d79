import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBatch } from '../../cohorts/factories.ts';
import { examRoom, type ExamRoom, type Person, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { closingFor } from './absent-row.ts';

let world: World;
let room: ExamRoom;
let questionId: string;
let students: Person[];
let batchId: string;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  questionId = await room.question();
  students = [];
  for (const firstName of ['Deepa', 'Asha', 'Chitra', 'Bela'])
    students.push(await room.place.person('student', { firstName }));
  batchId = await aBatch(room.place.ctx(room.teacher), {
    name: 'Class 12 A',
    members: [students[0]!.accountId, students[1]!.accountId],
  });
});

const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
async function paper(closesAt: Date | null, to: { batchIds?: string[]; studentIds?: string[] } = {}) {
  const paperId = await room.paper([questionId], { title: 'Weekly test', settings: { closesAt }, unpublished: true });
  const { revision } = await room.teacher.api.assessments.showPaper({ params: { paperId } });
  await room.teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision, ...to } });
  return paperId;
}
const list = (paperId: string, query: { search?: string; batchId?: string; page?: number; size?: number } = {}) =>
  room.teacher.api.assessments.listAbsent({ params: { paperId }, query });
const named = (rows: readonly { student: string; state: string }[]) =>
  rows.map(({ student, state }) => [student.split(' ')[0], state]);

describe('who has not sat a paper', () => {
  it('has not started yet while it is open, and is absent from the moment it closes', async () => {
    const paperId = await paper(inHours(1));
    await sitDown(students[1]!, paperId);
    expect(await list(paperId)).toMatchObject({ summary: { assigned: 4, started: 1, absent: 0, waiting: 3 } });
    expect(named((await list(paperId)).rows)).toEqual([
      ['Bela', 'waiting'],
      ['Chitra', 'waiting'],
      ['Deepa', 'waiting'],
    ]);
    world.clock.advance({ minutes: 60 });
    await room.teacher.signInAgain();
    const closed = await list(paperId);
    expect(closed).toMatchObject({ summary: { assigned: 4, started: 1, absent: 3, waiting: 0 } });
    expect(named(closed.rows)).toEqual([
      ['Bela', 'absent'],
      ['Chitra', 'absent'],
      ['Deepa', 'absent'],
    ]);
  });

  it('is only who was assigned: members of the batches and single students', async () => {
    const paperId = await paper(inHours(1), { batchIds: [batchId], studentIds: [students[2]!.accountId] });
    const { rows, batches } = await list(paperId);
    expect(rows.map(({ student, batches: of }) => [student.split(' ')[0], of])).toEqual([
      ['Asha', ['Class 12 A']],
      ['Chitra', []],
      ['Deepa', ['Class 12 A']],
    ]);
    expect(batches).toEqual([{ id: batchId, name: 'Class 12 A' }]);
  });

  it('is absent when the window of his batch is over, while others still may start', async () => {
    const paperId = await paper(inHours(5), { studentIds: [students[2]!.accountId] });
    const endsAt = inHours(1);
    await room.teacher.api.cohorts.assignThing({
      params: { batchId },
      body: { thing: { kind: 'paper', id: paperId }, startsAt: null, endsAt: endsAt.toISOString() },
    });
    world.clock.advance({ minutes: 60 });
    await room.teacher.signInAgain();
    const { rows } = await list(paperId);
    expect(named(rows)).toEqual([
      ['Asha', 'absent'],
      ['Chitra', 'waiting'],
      ['Deepa', 'absent'],
    ]);
    expect(rows[0]!.closesAt).toBe(endsAt.toISOString());
  });

  it('is found by name and by batch, page by page', async () => {
    const paperId = await paper(null);
    expect(named((await list(paperId, { search: 'CHIT' })).rows)).toEqual([['Chitra', 'waiting']]);
    expect(named((await list(paperId, { batchId })).rows)).toEqual([
      ['Asha', 'waiting'],
      ['Deepa', 'waiting'],
    ]);
    const second = await list(paperId, { page: 2, size: 3 });
    expect([second.total, named(second.rows)]).toEqual([4, [['Deepa', 'waiting']]]);
  });

  it('can be taken away as CSV by the same filter, and that is recorded', async () => {
    const paperId = await paper(null);
    const reply = await room.teacher.send('GET', `/api/papers/${paperId}/absent.csv?batchId=${batchId}`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = parse<Record<string, string>>(reply.body, { bom: true, columns: true });
    expect(rows.map((row) => [row['Student']?.split(' ')[0], row['Batches'], row['State']])).toEqual([
      ['Asha', 'Class 12 A', 'not started yet'],
      ['Deepa', 'Class 12 A', 'not started yet'],
    ]);
    const log = await world.query(
      `select details from audit_log where institute_id = $1 and subject_id = $2 and action = 'absent.exported'`,
      [room.place.id, paperId],
    );
    expect(log).toEqual([{ details: { rows: 2 } }]);
  });

  it('is nobody before a paper was published, and nothing for students', async () => {
    const paperId = await room.paper([questionId], { unpublished: true });
    expect(await list(paperId)).toMatchObject({ rows: [], summary: { assigned: 0, started: 0 } });
    const student = await room.place.person('student');
    await expect(student.api.assessments.listAbsent({ params: { paperId }, query: {} })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the closing of a paper for one student', () => {
  const [early, late] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T12:00:00Z')];
  const ending = (...ends: (Date | null)[]) => ends.map((endsAt) => ({ endsAt }));
  it.each([
    ['never, where neither has an end', closingFor(null, ending(null)), null],
    ['with the paper', closingFor(early, ending(null)), early],
    ['with the last of his grants', closingFor(null, ending(early, late)), late],
    ['with the paper where a grant goes on longer', closingFor(early, ending(late)), early],
    ['with the paper where one grant has no end', closingFor(late, ending(early, null)), late],
  ])('comes %s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});
