import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person, sitDown, testWorld, type World } from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';

let world: World;
let room: ExamRoom;
let paper: string;
let students: Person[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  const questions = [await room.question(), await room.question()];
  paper = await room.paper(questions, { title: 'Weekly test' });
  const names = ['Chitra', 'Asha', '=Bela', 'Deepa'];
  students = [];
  for (const firstName of names) students.push(await room.place.person('student', { firstName }));
  await someAttempts(
    room.place.ctx(),
    paper,
    students.slice(0, 3).map(({ accountId }, at) => ({
      accountId,
      startedAt: new Date(world.clock.now().getTime() - (100 - at) * 60_000),
      minutes: 20,
      answers: questions.slice(0, [1, 2, 1][at]).map((questionId) => ({ questionId, response: { options: [2] } })),
    })),
  );
  await sitDown(students[3]!, paper);
});

const list = (query: { search?: string; sort?: 'rank' | 'name' | 'started'; page?: number; size?: number } = {}) =>
  room.teacher.api.assessments.listAttempts({ params: { paperId: paper }, query });
const firstNames = (rows: readonly { student: string }[]) => rows.map(({ student }) => student.split(' ')[0]);

describe('the attempts at a paper', () => {
  it('are ranked with equal marks sharing a rank; who is still sitting comes last', async () => {
    const { rows, total, summary } = await list();
    expect(total).toBe(4);
    expect(
      rows.map(({ student, marks, rank, percentile, state }) => [
        student.split(' ')[0],
        marks,
        rank,
        percentile,
        state,
      ]),
    ).toEqual([
      ['Asha', 800, 1, '100.0000000', 'marked'],
      ['Chitra', 400, 2, '66.6666667', 'marked'],
      ['=Bela', 400, 2, '66.6666667', 'marked'],
      ['Deepa', null, null, null, 'running'],
    ]);
    expect(summary).toEqual({ sat: 3, running: 1, average: 533, best: 800, passed: 1, full: 800 });
  });

  it('can be sorted by name and by start, searched, and read page by page', async () => {
    expect(firstNames((await list({ sort: 'name' })).rows)).toEqual(['=Bela', 'Asha', 'Chitra', 'Deepa']);
    expect(firstNames((await list({ sort: 'started' })).rows)).toEqual(['Deepa', '=Bela', 'Asha', 'Chitra']);
    expect(await list({ search: 'ash' })).toMatchObject({ total: 1, rows: [{ rank: 1 }], summary: { sat: 3 } });
    expect(firstNames((await list({ page: 2, size: 3 })).rows)).toEqual(['Deepa']);
  });

  it('can be taken away as CSV that no spreadsheet runs as a formula, and that is recorded', async () => {
    const reply = await room.teacher.send('GET', `/api/papers/${paper}/attempts.csv`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('Weekly test.csv');
    const rows = parse<Record<string, string>>(reply.body, { bom: true, columns: true });
    expect(rows.map((row) => [row['Rank'], row['Marks'], row['Percentile'], row['Passed']])).toEqual([
      ['1', '8', '100.0000000', 'yes'],
      ['2', '4', '66.6666667', 'no'],
      ['2', '4', '66.6666667', 'no'],
      ['', '', '', ''],
    ]);
    expect(rows[2]!['Student']).toMatch(/^[^=]/);
    const log = await world.query(
      `select action, actor_id, details from audit_log where institute_id = $1 and subject_id = $2 and action = 'attempts.exported'`,
      [room.place.id, paper],
    );
    expect(log).toEqual([{ action: 'attempts.exported', actor_id: room.teacher.accountId, details: { rows: 4 } }]);
  });

  it('are nothing for students', async () => {
    await expect(
      students[0]!.api.assessments.listAttempts({ params: { paperId: paper }, query: {} }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(students[0]!.api.assessments.exportAttempts({ params: { paperId: paper } })).rejects.toMatchObject({
      status: 403,
    });
  });
});
