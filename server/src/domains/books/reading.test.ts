import { fromSource, toText } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { type ExamRoom, examRoom, number, type Person, sitDown, testWorld } from '../../testing/index.ts';
import { grant } from '../entitlements/index.ts';
import { personalData } from '../identity/index.ts';
import { aBook } from './factories.ts';

const world = await testWorld();
let room: ExamRoom;
let ids: string[];
let book: Awaited<ReturnType<typeof aBook>>;
let questions: string[];

beforeAll(async () => {
  room = await examRoom(world);
  ids = [await room.question(), await room.question(), await room.question('DECIMAL', number('2.5'))];
  book = await aBook(room.place.ctx(room.teacher), {
    title: 'Physics for JEE 1',
    chapters: [
      {
        title: 'Kinematics',
        free: true,
        pages: [{ title: '1.1 Speed', text: 'Speed is $v = s/t$.', printedPage: 12 }],
        exercises: [{ title: '', questionIds: ids }],
      },
      { title: 'Laws of motion', exercises: [{ title: '', questionIds: [await room.question()] }] },
    ],
  });
  const { lines } = await room.teacher.api.books.showBook({ params: { bookId: book.bookId } });
  questions = lines.filter(({ kind }) => kind === 'question').map(({ itemId }) => itemId);
});

const reader = async (whole = true) => {
  const who = await room.place.person('student');
  const holder = { accountId: who.accountId };
  if (whole)
    await inTransaction(room.place.ctx(), (tx) =>
      grant(tx, { holder, thingKind: 'book', thingId: book.bookId, source: 'staff' }),
    );
  return who;
};
const open = (who: Person) => who.api.books.openBook({ params: { bookId: book.bookId } });
const item = (who: Person, itemId: string) => who.api.books.openBookItem({ params: { bookId: book.bookId, itemId } });
type Given = Parameters<Person['api']['books']['answerBook']>[0]['body']['answers'][number];
const given = (at: number, response: Given['response'], more: Partial<Given> = {}): Given => ({
  id: newId(),
  itemId: questions[at]!,
  response,
  seconds: 20,
  answeredAt: world.clock.now().toISOString(),
  ...more,
});
const answer = (who: Person, ...answers: Given[]) =>
  who.api.books.answerBook({ params: { bookId: book.bookId }, body: { answers } });

describe('the books of a student', () => {
  it('are those that were given, and those with a free chapter', async () => {
    const [whole, guest] = [await reader(), await reader(false)];
    expect((await whole.api.books.listMyBooks()).books).toMatchObject([{ bookId: book.bookId, access: 'full' }]);
    expect((await guest.api.books.listMyBooks()).books).toMatchObject([{ bookId: book.bookId, access: 'preview' }]);
    const locks = async (who: Person) =>
      (await open(who)).lines.filter(({ kind }) => kind === 'chapter').map(({ locked }) => locked);
    expect(await locks(whole)).toEqual([false, false]);
    expect(await locks(guest)).toEqual([false, true]);
    const locked = { error: 'BOOK_CHAPTER_LOCKED' };
    await expect(item(guest, book.exerciseIds[1]!)).rejects.toMatchObject(locked);
    const params = { bookId: book.bookId, itemId: questions[3]! };
    await expect(guest.api.books.findSimilarInBook({ params })).rejects.toMatchObject(locked);
    expect((await answer(guest, given(3, { options: [2] }))).refused).toMatchObject([{ because: 'gone' }]);
  });

  it('are nobody’s of another institute, and no draft', async () => {
    const elsewhere = await (await world.institute()).person('student');
    await expect(open(elsewhere)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const draft = await room.teacher.api.books.createBook({ body: { title: 'Not yet' } });
    const who = await reader();
    const params = { bookId: draft.bookId };
    await expect(who.api.books.openBook({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('remember where each was read last, on every device', async () => {
    const who = await reader();
    expect((await open(who)).placeId).toBeNull();
    const params = { bookId: book.bookId };
    await who.api.books.keepBookPlace({ params, body: { itemId: book.exerciseIds[0]! } });
    await who.api.books.keepBookPlace({ params, body: { itemId: book.exerciseIds[1]! } });
    expect((await open(who)).placeId).toBe(book.exerciseIds[1]);
    const play = who.api.books.playBookVideo({
      params: { bookId: book.bookId, itemId: book.exerciseIds[0]! },
      body: {},
    });
    await expect(play).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('show a page with its text, and questions without key or solution', async () => {
    const who = await reader();
    const page = (await open(who)).lines.find(({ kind }) => kind === 'page')!;
    expect(await item(who, page.itemId)).toMatchObject({ body: fromSource('Speed is $v = s/t$.'), printedPage: 12 });
    const exercise = await item(who, book.exerciseIds[0]!);
    expect(exercise.questions.map((one) => one.number)).toEqual(['1', '2', '3']);
    expect(exercise.answers).toEqual([]);
    expect(JSON.stringify(exercise)).not.toMatch(/accepted|explanation|v = u \+ at/);
  });
});

describe('answering in a book', () => {
  it('judges at once, with key and solution, and counts for chapter and book', async () => {
    const who = await reader();
    const { answers, refused } = await answer(who, given(0, { options: [2] }), given(2, { number: '2.4' }));
    expect(refused).toEqual([]);
    expect(answers.map(({ outcome, key }) => [outcome, key.kind])).toEqual([
      ['right', 'choice'],
      ['wrong', 'number'],
    ]);
    expect(answers[0]!.solution.en.content.length).toBeGreaterThan(0);
    const shown = await open(who);
    expect(shown.progress).toEqual({ questions: 4, answered: 2, right: 1 });
    const exercise = await item(who, book.exerciseIds[0]!);
    expect(exercise.progress).toEqual({ questions: 3, answered: 2, right: 1 });
    expect(exercise.answers.map(({ itemId }) => itemId)).toEqual([questions[0], questions[2]]);
  });

  it('counts an answer once, however often and in whatever order it is sent', async () => {
    const who = await reader();
    const now = world.clock.now().getTime();
    const at = (minutes: number) => ({ answeredAt: new Date(now - minutes * 60_000).toISOString() });
    const [early, late] = [given(0, { options: [1] }, at(30)), given(0, { options: [2] }, at(10))];
    expect((await answer(who, late)).answers).toMatchObject([{ outcome: 'right' }]);
    const again = await Promise.all([answer(who, early, late), answer(who, late, early)]);
    for (const { kept, answers } of again) {
      expect(kept).toHaveLength(2);
      expect(answers).toMatchObject([{ outcome: 'right' }]);
    }
    const [log] = await world.query('select count(*)::int as n from book_answers where account_id = $1', [
      who.accountId,
    ]);
    expect(log).toEqual({ n: 2 });
    const [history] = await world.query('select times_seen, times_right from answer_history where account_id = $1', [
      who.accountId,
    ]);
    expect(history).toEqual({ times_seen: 2, times_right: 1 });
  });

  it('leaves out what cannot be: another book’s question, a time to come, one long ago', async () => {
    const who = await reader();
    const day = 86_400_000;
    const at = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();
    const { kept, refused } = await answer(
      who,
      given(0, { options: [2] }, { itemId: newId() }),
      given(0, { options: [2] }, { answeredAt: at(1) }),
      given(0, { options: [2] }, { answeredAt: at(-90) }),
    );
    expect(kept).toEqual([]);
    expect(refused.map(({ because }) => because)).toEqual(['gone', 'future', 'old']);
  });

  it('shows the solution to who gives up, which is no answer of the history', async () => {
    const who = await reader();
    expect((await answer(who, given(1, null))).answers).toMatchObject([{ outcome: 'unanswered', response: null }]);
    expect(await world.query('select 1 from answer_history where account_id = $1', [who.accountId])).toEqual([]);
  });

  it('finds a similar question that was not answered right yet', async () => {
    const who = await reader();
    const similar = (at: number) =>
      who.api.books.findSimilarInBook({ params: { bookId: book.bookId, itemId: questions[at]! } });
    expect(await similar(0)).toEqual({ itemId: questions[1], exerciseId: book.exerciseIds[0] });
    await answer(who, given(1, { options: [2] }));
    expect((await similar(0)).itemId).toBe(questions[2]);
    await answer(who, given(0, { options: [2] }), given(2, { number: '2.5' }), given(3, { options: [2] }));
    expect(await similar(0)).toEqual({ itemId: null, exerciseId: null });
  });

  it('keeps back what a test asks whose result is not out, also of what was answered before', async () => {
    const who = await reader();
    await answer(who, given(0, { options: [2] }));
    await sitDown(who, await room.paper([ids[0]!]));
    expect((await answer(who, given(0, { options: [2] }))).refused).toMatchObject([{ because: 'held' }]);
    const exercise = await item(who, book.exerciseIds[0]!);
    expect(exercise.questions.map(({ held }) => held)).toEqual([true, false, false]);
    expect(exercise.answers).toEqual([]);
    const part = personalData().find(({ domain }) => domain === 'books')!;
    expect(await part.export(room.place.ctx(), who.accountId)).toMatchObject({ answers: [{ outcome: null }] });
  });
});

describe('a question of a book', () => {
  const params = () => ({ bookId: book.bookId, itemId: questions[0]! });

  it('is kept among the bookmarks with its place, and let go', async () => {
    const who = await reader();
    expect(await who.api.books.showBookStand({ params: params() })).toEqual({ kept: false, report: null });
    await who.api.books.keepBookQuestion({ params: params(), body: { kept: true } });
    await who.api.books.keepBookQuestion({ params: params(), body: { kept: true } });
    const { rows } = await who.api.questions.listBookmarks({ query: {} });
    const path = `/student/books/${book.bookId}/${book.exerciseIds[0]}/${questions[0]}`;
    expect(rows).toMatchObject([{ questionId: ids[0], attemptId: null, path }]);
    await who.api.books.keepBookQuestion({ params: params(), body: { kept: false } });
    expect(await who.api.books.showBookStand({ params: params() })).toMatchObject({ kept: false });
    const theory = { bookId: book.bookId, itemId: book.exerciseIds[0]! };
    await expect(who.api.books.showBookStand({ params: theory })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is reported once; the verdict leads back to its place in the book', async () => {
    const who = await reader();
    const body = { reason: 'words', comment: 'A unit is missing.' } as const;
    const sent = await who.api.books.reportBookQuestion({ params: params(), body });
    expect(sent).toMatchObject({ reason: 'words', state: 'open' });
    const again = who.api.books.reportBookQuestion({ params: params(), body });
    await expect(again).rejects.toMatchObject({ error: 'REPORT_ALREADY' });
    const { rows } = await room.teacher.api.questions.listReports({ query: {} });
    const report = rows.find(({ comment }) => comment === body.comment)!;
    const verdict = { state: 'upheld', verdict: 'Corrected.' } as const;
    await room.teacher.api.questions.judgeReport({ params: { reportId: report.id }, body: verdict });
    await world.runJobs();
    const stand = await who.api.books.showBookStand({ params: params() });
    expect(stand.report).toMatchObject({ state: 'upheld', verdict: 'Corrected.' });
    const { rows: inbox } = await who.api.notices.listNotices({ query: {} });
    const path = `/student/books/${book.bookId}/${book.exerciseIds[0]}/${questions[0]}`;
    expect(inbox.map(({ link }) => link)).toContain(path);
  });

  it('of a closed chapter is neither kept nor reported', async () => {
    const guest = await reader(false);
    const closed = { bookId: book.bookId, itemId: questions[3]! };
    const locked = { error: 'BOOK_CHAPTER_LOCKED' };
    const keep = guest.api.books.keepBookQuestion({ params: closed, body: { kept: true } });
    await expect(keep).rejects.toMatchObject(locked);
    const report = guest.api.books.reportBookQuestion({ params: closed, body: { reason: 'other' } });
    await expect(report).rejects.toMatchObject(locked);
  });
});

describe('what is looked for in a book', () => {
  const find = async (who: Person, q: string) =>
    (await who.api.books.findInBook({ params: { bookId: book.bookId }, query: { q } })).hits;

  it('is found in theory and questions of the open chapters, and by a code', async () => {
    const [whole, guest] = [await reader(), await reader(false)];
    expect(await find(whole, 'SPEED is')).toMatchObject([{ kind: 'page', title: '1.1 Speed', printedPage: 12 }]);
    const shown = await item(whole, book.exerciseIds[0]!);
    const stemOf = ({ content }: (typeof shown.questions)[number]) => toText(content.en.stem);
    const [first] = shown.questions;
    expect(await find(guest, stemOf(first!))).toContainEqual(
      expect.objectContaining({ itemId: first!.itemId, exercise: { itemId: book.exerciseIds[0], number: '1.1' } }),
    );
    const [closed] = (await item(whole, book.exerciseIds[1]!)).questions;
    const among = (hits: Awaited<ReturnType<typeof find>>) => hits.some(({ itemId }) => itemId === closed!.itemId);
    expect(among(await find(whole, stemOf(closed!)))).toBe(true);
    expect(among(await find(guest, stemOf(closed!)))).toBe(false);
    const { code, itemId } = shown.questions[1]!;
    expect(await find(whole, code)).toMatchObject([{ itemId }]);
    expect(await find(whole, 'nothing like this')).toEqual([]);
  });
});

describe('a new version', () => {
  it('keeps what was answered; a question that was taken out counts no more', async () => {
    const who = await reader();
    await answer(who, given(0, { options: [2] }), given(3, { options: [1] }));
    await room.teacher.api.books.removeBookItem({ params: { itemId: questions[3]! } });
    await room.teacher.api.books.addBookQuestions({
      params: { itemId: book.exerciseIds[1]! },
      body: { questionIds: [await room.question()] },
    });
    await room.teacher.api.books.publishBook({ params: { bookId: book.bookId }, body: {} });
    expect((await open(who)).progress).toEqual({ questions: 4, answered: 1, right: 1 });
  });
});
