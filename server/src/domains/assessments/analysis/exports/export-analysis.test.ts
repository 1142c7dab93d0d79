import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person, testWorld, type World } from '../../../../testing/index.ts';
import { someAttempts } from '../../factories.ts';

let world: World;
let room: ExamRoom;
let paper: string;
let students: Person[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  const questions = [
    await room.question(),
    await room.question('FILL-BLANK-TEXT', { kind: 'text', accepted: ['ice'], caseSensitive: false }),
  ];
  paper = await room.paper(questions, { title: 'Weekly test' });
  students = [];
  for (const firstName of ['Asha', '=cmd()']) students.push(await room.place.person('student', { firstName }));
  await someAttempts(
    room.place.ctx(),
    paper,
    students.map(({ accountId }, at) => ({
      accountId,
      startedAt: new Date(world.clock.now().getTime() - 60 * 60_000),
      minutes: 20,
      answers: [
        { questionId: questions[0]!, response: { options: [at === 0 ? 2 : 3] }, seconds: 30 + at },
        { questionId: questions[1]!, response: { text: '+1+1' } },
      ],
    })),
  );
});

/** A file as the API sends it, byte by byte. */
async function bytes(path: string): Promise<{ type: unknown; name: string; content: Buffer }> {
  const { statusCode, headers, rawPayload } = await room.teacher.send('GET', path);
  expect(statusCode).toBe(200);
  return {
    type: headers['content-type'],
    name: decodeURIComponent(String(headers['content-disposition'])),
    content: rawPayload,
  };
}
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the analysis as a file', () => {
  it('is a workbook with scores, questions and chapters in which numbers are numbers', async () => {
    const { type, name, content } = await bytes(`/api/papers/${paper}/analysis.xlsx`);
    expect(type).toBe(spreadsheet);
    expect(name).toContain('Weekly test analysis.xlsx');
    const sheets = await readXlsx(content);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Scores', 'Questions', 'Chapters']);
    const [scores, questions, chapters] = sheets.map(({ data }) => data);
    expect(scores![1]!.slice(0, 2)).toEqual([1, expect.stringMatching(/^Asha/)]);
    expect(scores![1]![4]).toBe(3);
    expect(questions).toHaveLength(3);
    expect(questions![1]!.slice(5, 12)).toEqual([4, 1.5, 1, 0, 1, 0, 50]);
    expect(chapters![1]!.slice(0, 2)).toEqual(['Kinematics', 'physics']);
  });

  it('is CSV with the figures of every question', async () => {
    const { type, content } = await bytes(`/api/papers/${paper}/analysis.csv`);
    expect(type).toBe('text/csv; charset=utf-8');
    const rows = parse<Record<string, string>>(content, { bom: true, columns: true });
    expect(rows.map((row) => [row['Question'], row['Right'], row['Facility %'], row['Average seconds']])).toEqual([
      ['1', '1', '50', '31'],
      ['2', '0', '0', '60'],
    ]);
  });

  it('holds nothing that a spreadsheet runs: names and typed answers that look like formulas are guarded', async () => {
    const book = await readXlsx((await bytes(`/api/papers/${paper}/analysis.xlsx`)).content);
    const [scores, questions] = book.map(({ data }) => data);
    expect(scores![2]![1]).toMatch(/^'=cmd\(\)/);
    expect(questions![2]![14]).toBe("'+1+1");
    const list = await readXlsx((await bytes(`/api/papers/${paper}/attempts.xlsx`)).content);
    expect(list).toHaveLength(1);
    expect(list[0]!.data[2]![1]).toMatch(/^'=cmd\(\)/);
    const csv = (await bytes(`/api/papers/${paper}/analysis.csv`)).content.toString();
    expect(csv).toContain("'+1+1");
  });

  it('is written down in the log when somebody takes it', async () => {
    await bytes(`/api/papers/${paper}/analysis.xlsx`);
    const log = await world.query(
      `select action, actor_id, details from audit_log where institute_id = $1 and subject_id = $2 and action = 'analysis.exported'
       order by at desc limit 1`,
      [room.place.id, paper],
    );
    expect(log).toEqual([
      {
        action: 'analysis.exported',
        actor_id: room.teacher.accountId,
        details: { version: 1, batchId: null, attempts: 2, format: 'xlsx' },
      },
    ]);
  });

  it('is nothing for students', async () => {
    for (const file of ['analysis.xlsx', 'analysis.csv', 'attempts.xlsx'])
      expect((await students[0]!.send('GET', `/api/papers/${paper}/${file}`)).statusCode).toBe(403);
  });
});
