import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { examRoom, type ExamRoom, testWorld, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { someAttempts } from '../factories.ts';

let world: World;
let room: ExamRoom;
let papers: string[];
let questions: string[];
/** How many of four questions each student has right at the first paper and at the second; null: not there. */
const right: readonly (readonly [number | null, number | null])[] = [
  [0, 2],
  [1, 4],
  [2, 2],
  [4, 3],
  [3, null],
  [null, 1],
];
let students: string[];

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  students = [];
  for (const _ of right) students.push((await room.place.person('student')).accountId);
  questions = [];
  for (const area of ['Kinematics', 'Kinematics', 'Electrochemistry', 'Atomic Structure'])
    questions.push(await room.question('SINGLE', undefined, area));
  const rule = { right: 400, wrong: 0, unanswered: 0, ladder: [] };
  papers = [
    await room.paper(questions, { title: 'First', rule }),
    await room.paper(questions.toReversed(), { title: 'Second', rule }),
  ];
  for (const [at, paper] of papers.entries())
    await someAttempts(
      room.place.ctx(),
      paper,
      right.flatMap((counts, student) =>
        counts[at] === null
          ? []
          : [
              {
                accountId: students[student]!,
                startedAt: new Date(world.clock.now().getTime() - (90 - 20 * at) * 60_000),
                minutes: 15,
                answers: questions
                  .slice(0, counts[at])
                  .map((questionId) => ({ questionId, response: { options: [2] } })),
              },
            ],
      ),
    );
});

const compare = (ids: readonly string[], batchId?: string) =>
  room.teacher.api.assessments.comparePapers({ query: { papers: ids.join(','), ...(batchId && { batchId }) } });

describe('papers beside each other', () => {
  it('have the means and medians of everybody, and the means of those who sat them all', async () => {
    const { papers: compared, same } = await compare(papers);
    expect(same).toBe(4);
    expect(compared).toMatchObject([
      { title: 'First', full: 1600, sat: 5, mean: 5000, median: 5000, sameMean: 4375 },
      { title: 'Second', full: 1600, sat: 5, mean: 6000, median: 5000, sameMean: 6875 },
    ]);
  });

  it('tell the gain from the first to the last of those students, greatest first', async () => {
    const { gain, students: named } = await compare(papers);
    const gains = [5000, 7500, 0, -2500];
    const mean = gains.reduce((sum, one) => sum + one, 0) / 4;
    const spread = Math.sqrt(gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 4);
    expect(gain).toEqual({ mean, deviation: Math.round(spread), up: 2, down: 1, level: 1 });
    expect(named.map(({ accountId, shares, gain: one }) => [students.indexOf(accountId), shares, one])).toEqual([
      [1, [2500, 10_000], 7500],
      [0, [0, 5000], 5000],
      [2, [5000, 5000], 0],
      [3, [10_000, 7500], -2500],
    ]);
    expect(await compare(papers.toReversed())).toEqual(await compare(papers));
  });

  it('tell the share of marks won in each chapter that both have, the weakest at the last paper first', async () => {
    const { chapters } = await compare(papers);
    expect(chapters.map(({ name, shares }) => [name, shares])).toEqual([
      ['Atomic Structure', [2000, 2000]],
      ['Electrochemistry', [4000, 4000]],
      ['Kinematics', [7000, 9000]],
    ]);
  });

  it('can be looked at for one batch', async () => {
    const batchId = await aBatch(room.place.ctx(room.teacher), { name: 'Evening', members: students.slice(0, 2) });
    expect(await compare(papers, batchId)).toMatchObject({ same: 2, gain: { mean: 6250, up: 2 } });
  });

  it('are two to four published papers, each once', async () => {
    const invalid = { status: 422, error: 'INVALID_INPUT' };
    await expect(compare([papers[0]!])).rejects.toMatchObject(invalid);
    await expect(compare([papers[0]!, papers[0]!])).rejects.toMatchObject(invalid);
    await expect(compare(Array.from({ length: 5 }, () => newId()))).rejects.toMatchObject(invalid);
    const draft = await room.paper(questions, { unpublished: true });
    await expect(compare([papers[0]!, draft])).rejects.toMatchObject({ status: 404 });
    const unsat = await room.paper(questions, { title: 'Third' });
    expect(await compare([papers[0]!, unsat])).toMatchObject({ same: 0, gain: null, students: [] });
  });
});

describe('papers beside each other as a file', () => {
  const workbook = (by = room.teacher) => by.send('GET', `/api/paper-comparisons.xlsx?papers=${papers.join(',')}`);
  const csv = (by = room.teacher) => by.send('GET', `/api/paper-comparisons.csv?papers=${papers.join(',')}`);

  it('is a workbook with the averages, every student who sat them all, and the chapters', async () => {
    const { statusCode, rawPayload } = await workbook();
    expect(statusCode).toBe(200);
    const sheets = await readXlsx(rawPayload);
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Tests', 3],
      ['Gains', 5],
      ['Chapters', 4],
    ]);
    const [tests, gains, chapters] = sheets.map(({ data }) => data);
    expect(tests![1]!.filter((_, at) => at !== 1)).toEqual(['First', 5, 16, 50, 50, 43.75]);
    expect(gains![0]!.slice(2)).toEqual(['First %', 'Second %', 'Gain in percent points']);
    expect(gains![1]!.slice(2)).toEqual([25, 100, 75]);
    expect(chapters![1]).toEqual(['Atomic Structure', 'chemistry', 20, 20]);
  });

  it('is CSV of those students, with whose they are', async () => {
    const rows = parse<Record<string, string>>((await csv()).rawPayload, { bom: true, columns: true });
    expect(rows.map((row) => row['Gain in percent points'])).toEqual(['75', '50', '0', '-25']);
    expect(rows.every((row) => row['E-mail']!.includes('@'))).toBe(true);
  });

  it('names everybody, not the ends of the list alone', async () => {
    const many = Array.from({ length: 220 }, () => newId());
    for (const [at, paper] of papers.entries())
      await someAttempts(
        room.place.ctx(),
        paper,
        many.map((accountId) => ({
          accountId,
          startedAt: new Date(world.clock.now().getTime() - (60 - 20 * at) * 60_000),
          minutes: 15,
          answers: [{ questionId: questions[0]!, response: { options: [2] } }],
        })),
      );
    expect((await compare(papers)).students).toHaveLength(200);
    expect(parse((await csv()).rawPayload, { bom: true })).toHaveLength(1 + 224);
  });

  it('is recorded, and nothing for students', async () => {
    const student = await room.place.person('student');
    for (const file of [workbook, csv]) expect((await file(student)).statusCode).toBe(403);
    const log = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'analysis.exported' and subject_id = $2 order by at limit 1`,
      [room.place.id, papers[0]],
    );
    expect(log).toEqual([{ details: { compared: [papers[1]], batchId: null, format: 'xlsx' } }]);
  });
});
