import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAt, servers } from './testing/started-server.ts';
import type { TestClient } from './testing/person.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-demonstration-'));
const { run, stopAll } = servers(dataDir);
let output = '';

beforeAll(async () => {
  const server = run();
  await server.says('Password of every demonstration account');
  output = server.output();
  // The whole demonstration is written, while another worker uses the other core.
}, 180_000);
afterAll(async () => {
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const password = 'abhyas-demo';
/** Somebody of the demonstration by e-mail; the institute is that of the e-mail, and the provider has the root itself. */
function client(email: string, subdomain = email.split('@')[1]?.split('.')[0]): Promise<TestClient> {
  const port = Number(/ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
  const host = subdomain === 'abhyas' ? `localhost:${port}` : `${subdomain}.localhost:${port}`;
  return clientAt({ port, host }, { email, password });
}
const student = () => client('ananya@meridian.example');
const teacher = () => client('farida@meridian.example');
const filmOf = async (who: TestClient) =>
  (await who.courses.listCatalogue({ query: { q: 'projectile' } })).rows.find(({ title }) =>
    title.startsWith('Projectile motion'),
  )!;

describe('the demonstration', () => {
  it('names the sign-ins of both institutes and of the provider, and each of them opens', async () => {
    const emails = [...new Set(output.match(/[\w.]+@\w+\.example/g))];
    expect(emails).toEqual([
      'farida@meridian.example',
      'ananya@meridian.example',
      'rekha@meridian.example',
      'owner@meridian.example',
      'owner@northstar.example',
      'ananya@northstar.example',
      'kavya@abhyas.example',
    ]);
    for (const email of emails) expect(await client(email)).toBeDefined();
    const desk = await client('kavya@abhyas.example');
    const { rows } = await desk.identity.listInstitutes({ query: {} });
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Meridian Academy', 'Northstar Press']));
  });

  it('has a course with a cover, a trailer, a film with captions, a worksheet and a quiz', async () => {
    const ananya = await student();
    const card = await filmOf(ananya);
    expect(card).toMatchObject({ coverUrl: expect.stringContaining('/'), tests: 1, lessons: 4 });
    const { courseId } = card;
    expect((await ananya.courses.showTrailer({ params: { courseId } })).hlsUrl).toContain('master.m3u8');
    const { sections } = await ananya.courses.showCourseToLearn({ params: { courseId } });
    const lessons = sections.flatMap((section) => section.lessons);
    expect(lessons.map(({ kind }) => kind)).toEqual(['video', 'article', 'pdf', 'quiz']);
    const film = { params: { courseId, lessonId: lessons[0]!.lessonId } };
    await ananya.courses.openLesson({ ...film, body: {} });
    const { captions } = await ananya.courses.playLesson({ ...film, body: { stream: null } });
    expect(captions.map(({ language }) => language)).toEqual(['en', 'hi']);
  });

  it('has a whole mock after the pattern of JEE Main, and a NEET paper in two languages', async () => {
    const ananya = await student();
    const papers = await ananya.assessments.listMyPapers();
    const open = (title: string) => papers.find((paper) => paper.title === title)!;
    const mock = await ananya.assessments.showInstructions({ params: { paperId: open('JEE Main mock 1').paperId } });
    expect([mock.questions, mock.minutes]).toEqual([75, 180]);
    expect(mock.sections.map(({ questions }) => questions)).toEqual([20, 5, 20, 5, 20, 5]);
    const neet = await ananya.assessments.showInstructions({
      params: { paperId: open('NEET bilingual mini test').paperId },
    });
    expect([neet.questions, neet.console.languages]).toEqual([36, ['en', 'hi']]);
  });

  it('shows two batches that learn for weeks, with tests, ranks and a leaderboard', async () => {
    const [farida, ananya] = [await teacher(), await student()];
    const { rows: batches } = await farida.cohorts.listBatches({ query: { kind: 'batch' } });
    expect(batches.map(({ members }) => members)).toEqual([20, 20]);
    const { rows: lists } = await farida.assessments.listRankLists({ query: {} });
    expect(lists.map(({ papers, candidates }) => [papers, candidates])).toEqual([
      [4, 20],
      [4, 20],
    ]);
    const done = (await ananya.assessments.listMyPapers()).filter(({ attempts }) => attempts.length > 0);
    expect(done.length).toBeGreaterThanOrEqual(5);
    const closed = done.find(({ title }) => title === 'Full syllabus test 1')!;
    const board = await ananya.assessments.showLeaderboard({ params: { paperId: closed.paperId } });
    expect(board.rows.length).toBeGreaterThanOrEqual(10);
    const { courseId } = await filmOf(ananya);
    const figures = await farida.courses.showCourseFigures({ params: { courseId } });
    expect(figures.learners).toMatchObject({ all: 20, completed: expect.any(Number) });
  });

  it('puts a physics book on the shelf of a batch, half answered, with theory and printed numbers', async () => {
    const ananya = await student();
    const { books } = await ananya.books.listMyBooks();
    expect(books).toMatchObject([
      { title: 'Physics for JEE 1', access: 'full', placeId: expect.any(String) },
      { title: 'Meridian Problems in Physics', access: 'preview', pricePaise: 49_900, coverUrl: expect.any(String) },
    ]);
    const { bookId, progress, placeId } = books[0]!;
    expect(progress.questions).toBeGreaterThan(30);
    expect(progress.answered).toBeGreaterThan(8);
    expect(progress.right).toBeLessThan(progress.answered);
    const { lines } = await ananya.books.openBook({ params: { bookId } });
    expect(lines.filter(({ kind }) => kind === 'part').map(({ title }) => title)).toEqual([
      'Mechanics',
      'Heat and waves',
    ]);
    expect(lines.find(({ itemId }) => itemId === placeId)).toMatchObject({ kind: 'exercise', number: '3.1' });
    const held = (await ananya.books.openBookItem({ params: { bookId, itemId: placeId! } })).questions;
    expect(held.filter((question) => question.held)).toEqual([]);
  });

  it('shows weeks of practice: chapters that are mastered and shaky, and a set that waits', async () => {
    const { chapters, running } = await (await student()).practice.showPracticeMap({ query: {} });
    const states = chapters.map(({ state }) => state);
    expect(states).toEqual(expect.arrayContaining(['mastered', 'shaky', 'not_begun']));
    expect(running).toMatchObject({ kind: 'smart', answered: 8, questions: 20 });
  });

  it('has doubts that were answered, others that wait, and reports about questions', async () => {
    const farida = await teacher();
    const all = await farida.courses.listDoubtQueue({ query: { state: 'all' } });
    const states = new Set(all.rows.map(({ state }) => state));
    expect(states).toEqual(new Set(['waiting', 'answered', 'solved']));
    expect((await farida.questions.listReports({ query: {} })).rows).toHaveLength(2);
    expect((await farida.insights.showStaffLearning()).stopped?.count).toBeGreaterThan(0);
  });

  it('held classes in its own room, and keeps what was said and asked there', async () => {
    const ananya = await student();
    const { classes } = await ananya.live.listMyClasses();
    const over = classes.filter(({ kind, state }) => kind === 'room' && state === 'ended');
    expect(over.length).toBeGreaterThan(0);
    const record = await ananya.live.showRoomRecord({ params: { classId: over[0]!.id } });
    expect(record.messages.map(({ author }) => author.role)).toEqual(expect.arrayContaining(['instructor', 'student']));
    expect(record.polls).toMatchObject([{ right: 2, mine: expect.any(Number) }]);
  });

  it('has topics of its own in the shared tree, with questions in them and one retired', async () => {
    const { rows } = await (await teacher()).taxonomy.showAreaDesk({ query: { subject: 'physics' } });
    const own = rows.filter((row) => row.own);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['Projectiles', 'Lifts and pulleys']));
    expect(own.filter(({ questions }) => questions === 0)).toEqual([]);
    expect(own.filter(({ retiredAt }) => retiredAt !== null)).toHaveLength(1);
  });

  it('shows the publisher with courses, a paper that is open and results', async () => {
    const reader = await client('ananya@northstar.example');
    expect((await reader.courses.listCatalogue({ query: {} })).rows).toHaveLength(2);
    const papers = await reader.assessments.listMyPapers();
    expect(papers.map(({ title }) => title)).toEqual([
      'Sample paper of the problem book',
      'Chapter test of the problem book',
    ]);
  });

  it('sells: paid and declined orders of both gateways, two given back, one asked back, and nothing that was paid stays closed', async () => {
    const owner = await client('owner@meridian.example');
    const { rows, counts, paidWithoutAccess } = await owner.commerce.listOrders({ query: {} });
    expect(paidWithoutAccess).toBe(0);
    expect(counts).toMatchObject({ failed: 4, refunds: 2, waiting: 2, needsYou: 3 });
    expect(counts.paid).toBeGreaterThan(15);
    const { rows: coupons } = await owner.commerce.listCoupons({ query: {} });
    expect(coupons.find(({ code }) => code === 'MERIDIAN15')?.used).toBeGreaterThan(2);
    // A school has ordered seats that it has not begun to pay.
    expect(new Set(rows.map(({ gateway }) => gateway))).toEqual(new Set(['razorpay', 'paytm', 'offline', null]));
  });

  it('shows a student who invited friends: one paid, one who has just ordered, one who has not', async () => {
    const { rows, earnedPaise } = await (await student()).engagement.showMyReferrals();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid', 'waiting', 'pending']));
    expect(earnedPaise).toBeGreaterThan(0);
  });

  it('has activation codes: cards of a book fair, some of them redeemed, and codes of a school', async () => {
    const owner = await client('owner@meridian.example');
    const { rows: batches } = await owner.codes.listCodeBatches({ query: {} });
    expect(batches).toMatchObject([
      { name: 'Sunrise Public School, class 12', state: 'open', redeemed: 0 },
      { name: 'Nashik book fair, printed cards', state: 'open', count: 500, redeemed: 8, blocked: 3 },
    ]);
    const { rows: redeemed } = await owner.codes.listCodes({ query: { state: 'redeemed' } });
    expect(new Set(redeemed.map(({ name }) => name)).size).toBe(8);
  });
});
