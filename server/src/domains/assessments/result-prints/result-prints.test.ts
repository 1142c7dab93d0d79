import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { findBrowser } from '../../../kernel/printing/find-browser.ts';
import { examRoom, type ExamRoom, type Person, testWorld, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { aPaper, someAttempts } from '../factories.ts';
import type { PrintOfResults } from './print-of-results.ts';
import { composeResultPrint } from './write-result-print.ts';

// A browser starts for each file.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const browser = await findBrowser(process.env['CHROMIUM_PATH']);
let world: World;
let room: ExamRoom;
let paperId: string;
let batchId: string;
let listId: string;
let students: Person[];
let questions: string[];

beforeAll(async () => {
  world = await testWorld({ config: { chromiumPath: browser ?? '/nowhere/chromium' } });
  room = await examRoom(world);
  questions = [];
  for (const chapter of ['Kinematics', 'Kinematics', 'Electrochemistry'])
    questions.push(await room.question('SINGLE', undefined, chapter));
  paperId = await room.paper(questions, { title: 'Weekly test', unpublished: true });
  const { revision } = await api().showPaper({ params: { paperId } });
  await api().publishPaper({ params: { paperId }, body: { revision } });
  students = [];
  for (const firstName of ['आरव', '<b>Bela', 'Chitra', 'Deepa'])
    students.push(await room.place.person('student', { firstName, lastName: 'R' }));
  batchId = await aBatch(room.place.ctx(room.teacher), {
    name: 'Class 12 A',
    members: [students[1]!.accountId, students[3]!.accountId],
  });
  await sit(students.slice(0, 3).map(({ accountId }) => accountId));
  ({ listId } = await api().createRankList({
    body: {
      title: 'All India mock',
      combine: 'best_percentile',
      tieChainId: 'jee-main-2026',
      shared: false,
      sessions: [{ paperId, label: 'Morning' }],
    },
  }));
});

const api = () => room.teacher.api.assessments;
/** The first answers all right, the next one question less, and so on from the first again. */
const sit = (accountIds: readonly string[], asked = questions) =>
  someAttempts(
    room.place.ctx(),
    paperId,
    accountIds.map((accountId, at) => ({
      accountId,
      startedAt: new Date(world.clock.now().getTime() - 60 * 60_000),
      minutes: 20,
      answers: asked.map((questionId, number) => ({
        questionId,
        response: { options: [number < 3 - (at % 4) ? 2 : 3] },
        seconds: 40,
      })),
    })),
  );
const compose = (of: PrintOfResults) => composeResultPrint(room.place.ctx(), of, '');
const results = (choices: { batchId?: string; version?: number } = {}, language: 'en' | 'hi' = 'en') =>
  compose({ document: 'results', paperId, choices: { ...choices, language } });
const ranks = (issue: number, language: 'en' | 'hi' = 'en') =>
  compose({ document: 'ranks', listId, issue, choices: { language } });
/** The section of this heading, as text. */
function sectionOf(html: string, heading: string): string {
  const found = html.split('<section').find((one) => one.includes(`<h2>${heading}</h2>`)) ?? '';
  return found.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the page of the results of a paper', () => {
  it('has the figures, the bars, the chapters from the weakest, every question, attempts by rank, and who is absent', async () => {
    const html = await results();
    expect(html).toMatch(/<h1>Weekly test<\/h1><p class="kind">Results<\/p>/);
    expect(html).toContain('<span>Everybody who took it</span><span>Version 1</span>');
    // 12, 7 and 2 of 12: four for a right answer, one less for a wrong one.
    expect(sectionOf(html, 'The marks at a glance')).toMatch(
      /Taken by 3 .*Average 7 of 12 .*Median 7 .*Best 12 lowest 2/,
    );
    const heights = [...html.matchAll(/<rect class="bar"[^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect([heights.length, new Set(heights).size]).toEqual([3, 1]);
    expect(sectionOf(html, 'Weakest chapters')).toMatch(/Electrochemistry .*Kinematics/);
    expect(sectionOf(html, 'Questions')).toMatch(/ 1 Kinematics .* 2 Kinematics .* 3 Electrochemistry /);
    expect(sectionOf(html, 'Questions')).toContain('C (2)');
    expect(sectionOf(html, 'Attempts and scores')).toMatch(
      / 1 आरव R .* 12 \/ 12 Pass 100\.0000000 .* 2 &lt;b&gt;Bela R .* 66\.6666667 .* 3 Chitra R .* 33\.3333333 /,
    );
    expect(sectionOf(html, 'Absent students')).toMatch(/Deepa R .*Class 12 A Not started yet/);
    expect(html).not.toMatch(/<b>Bela|<script/);
  });

  it('is of one batch where one is chosen, with everybody beside its chapters', async () => {
    const html = await results({ batchId });
    expect(html).toContain('<span>Batch: Class 12 A</span>');
    expect(sectionOf(html, 'The marks at a glance')).toMatch(/Taken by 1 .*Average 7 of 12/);
    expect(sectionOf(html, 'Weakest chapters')).toContain('Average of everybody');
    expect(html).not.toMatch(/आरव|Chitra/);
    expect(sectionOf(html, 'Absent students')).toContain('Deepa');
  });

  it('speaks the language of who asked', async () => {
    const html = await results({}, 'hi');
    expect(html).toContain('<html lang="hi">');
    expect(sectionOf(html, 'सबसे कमज़ोर अध्याय')).toContain('Electrochemistry');
    expect(sectionOf(html, 'अनुपस्थित विद्यार्थी')).toContain('Deepa');
  });

  it('says that nobody has a result where that is so', async () => {
    const unsat = await aPaper(room.place.ctx(room.teacher), { sections: [{ questionIds: questions }] });
    const html = await compose({ document: 'results', paperId: unsat, choices: { language: 'en' } });
    expect(html).toContain('Nobody has a result yet.');
    expect(html).not.toContain('<svg');
  });
});

describe('the page of a rank list', () => {
  it('has its issue, its tests, by what ties are told apart, and everybody by rank', async () => {
    await api().issueRankList({ params: { listId } });
    const html = await ranks(1);
    expect(html).toMatch(/<h1>All India mock<\/h1><p class="kind">Rank list<\/p>/);
    expect(html).toMatch(/<span>Issue 1, [^<]+<\/span><span>Candidates: 3<\/span>/);
    expect(sectionOf(html, 'Tests')).toMatch(
      /Equal totals are told apart by: .+ → .+\. Source: .*Morning Weekly test 1 3 12/,
    );
    expect(sectionOf(html, 'Ranks')).toMatch(/ 1 आरव R .* Morning 12 100\.0000000 .* 3 Chitra R /);
    expect(html).not.toContain('class="warning"');
    expect(sectionOf(await ranks(1, 'hi'), 'टेस्ट')).toContain('बराबर योग में अंतर');
  });

  it('keeps all of 600 people, and warns of an issue that says something else than the results now', async () => {
    await sit(Array.from({ length: 597 }, () => newId()));
    const before = await ranks(1);
    expect(before).toContain('Results have changed since this list was issued');
    await api().issueRankList({ params: { listId } });
    const html = await ranks(2);
    expect(html).not.toContain('class="warning"');
    expect(html).toContain('Candidates: 600');
    const rows = /<h2>Ranks<\/h2>.*<tbody>(.*)<\/tbody>/.exec(html)![1]!.match(/<tr>/g);
    expect(rows).toHaveLength(600);
    expect((await results()).match(/ \/ 12<\/td>/g)!.length).toBeGreaterThanOrEqual(600);
  });

  it('names who sat a version that is not in it', async () => {
    const { draft, revision } = await api().showPaper({ params: { paperId } });
    const [section] = draft.sections;
    const sections = [{ ...section!, questionIds: questions.slice(0, 2) }];
    const saved = await api().savePaper({ params: { paperId }, body: { revision, draft: { ...draft, sections } } });
    await api().publishPaper({ params: { paperId }, body: { revision: saved.revision } });
    await sit([students[3]!.accountId], questions.slice(0, 2));
    expect(await ranks(2)).toContain('<li>Morning: 1 sat version 2</li>');
  });
});

describe('the page of papers beside each other', () => {
  let other: string;
  beforeAll(async () => {
    other = await room.paper(questions, { title: 'Monthly <test>' });
    // The first lost a question, the second won one.
    await someAttempts(
      room.place.ctx(),
      other,
      students.slice(0, 2).map(({ accountId }, at) => ({
        accountId,
        startedAt: new Date(world.clock.now().getTime() - 20 * 60_000),
        minutes: 10,
        answers: questions.map((questionId, number) => ({
          questionId,
          response: { options: [number < 2 + at ? 2 : 3] },
          seconds: 40,
        })),
      })),
    );
  });
  const comparison = (language: 'en' | 'hi' = 'en', of: { batchId?: string } = {}) =>
    compose({ document: 'comparison', choices: { papers: [paperId, other], ...of, language } });

  it('has the averages, who gained and who lost by how much, and the chapters they share', async () => {
    const html = await comparison();
    expect(html).toContain('<h1>Weekly test · Monthly &lt;test&gt;</h1><p class="kind">Comparison of tests</p>');
    expect(sectionOf(html, 'Averages')).toMatch(
      /Students who sat all of them: 2\. .*Monthly &lt;test&gt; .* 2 79% 79% 79%/,
    );
    const gains = sectionOf(html, 'Gains of the same students');
    expect(gains).toContain('Gained 1, unchanged 0, lost 1.');
    expect(gains).toMatch(/&lt;b&gt;Bela R \S+@\S+ 58% 100% \+42 .*आरव R \S+@\S+ 100% 58% −42/);
    expect(sectionOf(html, 'Chapters they share')).toMatch(/Electrochemistry Chemistry .*Kinematics Physics/);
  });

  it('is of one batch where one is chosen, in the language of who asked', async () => {
    const html = await comparison('hi', { batchId });
    expect(html).toContain('बैच: Class 12 A');
    expect(sectionOf(html, 'उन्हीं विद्यार्थियों की बढ़त')).toContain('Bela');
    expect(html).not.toContain('आरव');
  });

  it('is asked for papers that are published and for batches that are there', async () => {
    const ask = (papers: string[], by = room.teacher, of: { batchId?: string } = {}) =>
      by.api.assessments.printComparison({ body: { papers, ...of, language: 'en' } });
    const draft = await room.paper(questions, { unpublished: true });
    await expect(ask([paperId, draft])).rejects.toMatchObject({ status: 404 });
    await expect(ask([paperId])).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(ask([paperId, other], room.teacher, { batchId: newId() })).rejects.toMatchObject({ status: 404 });
    await expect(ask([paperId, other], students[0]!)).rejects.toMatchObject({ status: 403 });
  });

  it.skipIf(!browser)('is made as PDF in its turn', async () => {
    const body = { papers: [paperId, other], language: 'en' as const };
    const { assessments } = (await room.place.person('teacher')).api;
    const { printId } = await assessments.printComparison({ body });
    await world.runJobs();
    expect(await assessments.showResultPrint({ params: { printId } })).toMatchObject({ state: 'ready', failure: null });
    await world.query('delete from made_files where id = $1', [printId]);
  });
});

const askResults = (body: { version?: number; batchId?: string } = {}, by = room.teacher, of = paperId) =>
  by.api.assessments.printResults({ params: { paperId: of }, body: { ...body, language: 'en' } });
const askRanks = (by = room.teacher) =>
  by.api.assessments.printRankList({ params: { listId }, body: { language: 'en' } });

describe('who may have them', () => {
  it('is nobody of another institute, no student, and nobody for a batch that does not exist', async () => {
    const stranger = await (await world.institute()).person('teacher');
    for (const ask of [askResults, askRanks] as const) {
      const by = (person: Person) => (ask === askRanks ? askRanks(person) : askResults({}, person));
      await expect(by(stranger)).rejects.toMatchObject({ status: 404 });
      await expect(by(students[0]!)).rejects.toMatchObject({ status: 403 });
    }
    await expect(askResults({ batchId: newId() })).rejects.toMatchObject({ status: 404 });
    await expect(askResults({ version: 99 })).rejects.toMatchObject({ status: 404 });
    const draft = await room.paper(questions, { unpublished: true });
    await expect(askResults({}, room.teacher, draft)).rejects.toMatchObject({ status: 404 });
  });

  it('is refused where this server has no browser', async () => {
    const { config } = world.app.runtime;
    const known = config.chromiumPath;
    Object.assign(config, { chromiumPath: '/nowhere/chromium' });
    await expect(askResults()).rejects.toMatchObject({ status: 503, error: 'PRINTING_UNAVAILABLE' });
    await expect(askRanks()).rejects.toMatchObject({ error: 'PRINTING_UNAVAILABLE' });
    Object.assign(config, { chromiumPath: known });
  });
});

describe.skipIf(!browser)('a file of results', () => {
  const show = (printId: string, by = room.teacher) => by.api.assessments.showResultPrint({ params: { printId } });

  it('is made in its turn, for who asked for it alone, and recorded; 600 people take many pages', async () => {
    const { printId } = await askResults({ version: 1 });
    const { printId: ofRanks } = await askRanks();
    expect(await show(printId)).toMatchObject({ state: 'waiting', progress: 0, url: null });
    await world.runJobs();
    for (const id of [printId, ofRanks]) {
      const made = await show(id);
      expect(made).toMatchObject({ state: 'ready', progress: 100, failure: null });
      expect(made.pages).toBeGreaterThan(10);
      const file = await room.place.visitor.send('GET', made.url!);
      expect([file.statusCode, file.headers['content-type'], file.body.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
    const colleague = await room.place.person('teacher');
    await expect(show(printId, colleague)).rejects.toMatchObject({ status: 404 });
    // Neither are they among the papers that are printed.
    expect((await api().listPrints({ params: { paperId } })).rows).toEqual([]);
    await expect(api().removePrint({ params: { paperId, printId } })).rejects.toMatchObject({ status: 404 });
    const log = await world.query(
      `select action, details->>'format' as format from audit_log
       where institute_id = $1 and actor_id = $2 and action in ('analysis.exported', 'rank_list.exported') order by action`,
      [room.place.id, room.teacher.accountId],
    );
    expect(log).toEqual([
      { action: 'analysis.exported', format: 'pdf' },
      { action: 'rank_list.exported', format: 'pdf' },
    ]);
  });

  it('waits in the same queue as papers, within the same limit, and goes after seven days', async () => {
    const printIds: string[] = [];
    for (let i = 0; i < 24; i++) printIds.push((await askRanks()).printId);
    await expect(askResults()).rejects.toMatchObject({ error: 'PRINTS_WAITING', details: { waiting: 24 } });
    await world.query(`delete from made_files where institute_id = $1 and id <> $2`, [room.place.id, printIds[0]]);
    await world.query(`update made_files set about = about || '{"issue":99}' where id = $1`, [printIds[0]]);
    await world.runJobs();
    expect(await show(printIds[0]!)).toMatchObject({ state: 'failed', failure: 'broken', url: null });
    world.clock.advance({ days: 7 });
    await room.teacher.signInAgain();
    await world.sweep(room.place);
    await world.runJobs();
    await expect(show(printIds[0]!)).rejects.toMatchObject({ status: 404 });
  });
});
