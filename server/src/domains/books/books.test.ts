import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../testing/index.ts';
import { personalData } from '../identity/index.ts';
import { readCode } from './codes/code-signs.ts';

const world = await testWorld();
let room: ExamRoom;
let teacher: Person;
let questionIds: string[];

beforeAll(async () => {
  room = await examRoom(world);
  teacher = room.teacher;
  questionIds = [await room.question(), await room.question(), await room.question()];
});

let titles = 0;
const begin = (title = `Book ${++titles}`) => teacher.api.books.createBook({ body: { title } });
const add = (bookId: string, kind: 'part' | 'chapter' | 'page' | 'exercise', parentId: string | null, number = '') =>
  teacher.api.books.addBookItem({ params: { bookId }, body: { kind, parentId, title: `A ${kind}`, number } });
const take = (itemId: string, ids = questionIds) =>
  teacher.api.books.addBookQuestions({ params: { itemId }, body: { questionIds: ids } });
const publish = (bookId: string) => teacher.api.books.publishBook({ params: { bookId }, body: {} });

/** A book with one chapter and one exercise of three questions. */
async function whole() {
  const { bookId } = await begin();
  const chapter = (await add(bookId, 'chapter', null, '1')).itemId;
  const exercise = (await add(bookId, 'exercise', chapter, '1.1')).itemId;
  const { lines } = await take(exercise);
  return { bookId, chapter, exercise, lines };
}

describe('a book', () => {
  it('is made, renamed and found by its words; its title is its own whatever the case', async () => {
    const { bookId } = await begin('Physics for JEE');
    await expect(begin('PHYSICS for jee')).rejects.toMatchObject({
      error: 'BOOK_TITLE_TAKEN',
      fields: [{ path: 'title' }],
    });
    const body = { title: 'Physics for JEE 1', authors: 'R. Rao', language: 'hi', opensTo: 'everyone' } as const;
    const saved = await teacher.api.books.saveBook({ params: { bookId }, body });
    expect(saved).toMatchObject({ status: 'draft', version: 0, details: body, can: { edit: true, publish: true } });
    const found = await teacher.api.books.listBooks({ query: { search: 'rao' } });
    expect(found.rows).toMatchObject([{ bookId, title: 'Physics for JEE 1', chapters: 0, questions: 0 }]);
  });

  it('has a price, a preface and a cover that is a picture of the library', async () => {
    const { bookId, details } = await begin();
    const save = (coverId: string | null) =>
      teacher.api.books.saveBook({ params: { bookId }, body: { ...details, coverId, preface: 'To the reader.' } });
    await expect(save(newId())).rejects.toMatchObject({ error: 'BOOK_COVER', fields: [{ path: 'coverId' }] });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>');
    const { mediaId } = await teacher.api.media.uploadImage({ query: { fileName: 'cover.svg' }, file: svg });
    expect(await save(mediaId)).toMatchObject({ details: { coverId: mediaId, preface: 'To the reader.' } });
  });

  it('is no business of students, nor of another institute', async () => {
    const { bookId } = await begin();
    const student = await room.place.person('student');
    await expect(student.api.books.showBook({ params: { bookId } })).rejects.toMatchObject({ status: 403 });
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(elsewhere.api.books.showBook({ params: { bookId } })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const there = elsewhere.api.books.addBookItem({ params: { bookId }, body: { kind: 'chapter' } });
    await expect(there).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is put away and brought back; meanwhile nothing of it changes', async () => {
    const { bookId, exercise } = await whole();
    const archive = (archived: boolean) => teacher.api.books.archiveBook({ params: { bookId }, body: { archived } });
    expect(await archive(true)).toMatchObject({ status: 'archived', can: { edit: false, publish: false } });
    const refused = { error: 'BOOK_ARCHIVED' };
    await expect(add(bookId, 'chapter', null)).rejects.toMatchObject(refused);
    await expect(publish(bookId)).rejects.toMatchObject(refused);
    const save = teacher.api.books.saveBookItem({ params: { itemId: exercise }, body: { title: 'x' } });
    await expect(save).rejects.toMatchObject(refused);
    const rename = teacher.api.books.saveBook({ params: { bookId }, body: { title: 'Another' } });
    await expect(rename).rejects.toMatchObject(refused);
    expect(await archive(false)).toMatchObject({ status: 'draft' });
  });
});

describe('the lines of a book', () => {
  it('lie where their kinds may, each with a code of its own that checks itself', async () => {
    const { bookId } = await begin();
    const part = (await add(bookId, 'part', null)).itemId;
    const chapter = await add(bookId, 'chapter', part, '7');
    const exercise = await add(bookId, 'exercise', chapter.itemId, '7.2');
    const { lines } = await take(exercise.itemId);
    expect(lines.map(({ kind, number }) => [kind, number])).toEqual([
      ['part', ''],
      ['chapter', '7'],
      ['exercise', '7.2'],
      ['question', '1'],
      ['question', '2'],
      ['question', '3'],
    ]);
    const codes = lines.map(({ code }) => code);
    expect(new Set(codes).size).toBe(6);
    expect(codes.map((code) => readCode(code))).toEqual(codes);
    await expect(add(bookId, 'exercise', part)).rejects.toMatchObject({ error: 'BOOK_PLACE' });
    await expect(add(bookId, 'chapter', chapter.itemId)).rejects.toMatchObject({ error: 'BOOK_PLACE' });
    await expect(take(chapter.itemId)).rejects.toMatchObject({ error: 'BOOK_PLACE' });
  });

  it('take a question once, and none of another institute', async () => {
    const { exercise } = await whole();
    const [first] = questionIds;
    const { lines } = await take(exercise, [await room.question(), first!]);
    expect(lines.filter(({ kind }) => kind === 'question').map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
    const other = await examRoom(world);
    await expect(take(exercise, [await other.question()])).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('are written one by one: printed number and page, theory, and a file of the right kind only', async () => {
    const { bookId, chapter, lines } = await whole();
    const page = await add(bookId, 'page', chapter);
    const params = { itemId: page.itemId };
    const text = fromSource('Torque is $\\tau = rF$.');
    await teacher.api.books.saveBookItem({ params, body: { title: '7.3 Torque', printedPage: 212, body: text } });
    const shown = await teacher.api.books.showBookItem({ params });
    expect(shown).toMatchObject({ title: '7.3 Torque', printedPage: 212, body: text, empty: false, mediaId: null });
    const question = lines.find(({ kind }) => kind === 'question')!;
    const body = { number: '14', printedPage: 215, free: true, body: text };
    const saved = await teacher.api.books.saveBookItem({ params: { itemId: question.itemId }, body });
    const line = saved.lines.find(({ itemId }) => itemId === question.itemId);
    expect(line).toMatchObject({ number: '14', printedPage: 215, free: false, code: question.code });
    const { itemId } = await teacher.api.books.addBookItem({
      params: { bookId },
      body: { kind: 'pdf', parentId: chapter },
    });
    const missing = '019a0000-0000-7000-8000-000000000000';
    const wrong = teacher.api.books.saveBookItem({ params: { itemId }, body: { mediaId: missing } });
    await expect(wrong).rejects.toMatchObject({ error: 'BOOK_MEDIA', fields: [{ path: 'mediaId' }] });
  });

  it('are put in order all at once, and never where they may not lie', async () => {
    const { bookId, lines } = await whole();
    const second = await add(bookId, 'chapter', null, '2');
    const order = (items: { itemId: string; parentId: string | null }[]) =>
      teacher.api.books.orderBook({ params: { bookId }, body: { items } });
    const now = second.lines.map(({ itemId, parentId }) => ({ itemId, parentId }));
    const exercise = lines.find(({ kind }) => kind === 'exercise')!;
    const moved = now.map((one) => (one.itemId === exercise.itemId ? { ...one, parentId: second.itemId } : one));
    const reply = await order(moved.toReversed());
    expect(reply.lines.map(({ kind, number }) => kind + number)).toEqual([
      'chapter2',
      'exercise1.1',
      'question3',
      'question2',
      'question1',
      'chapter1',
    ]);
    await expect(order(now.slice(1))).rejects.toMatchObject({ error: 'CONFLICT' });
    const astray = now.map((one) => (one.itemId === exercise.itemId ? { ...one, parentId: null } : one));
    await expect(order(astray)).rejects.toMatchObject({ error: 'BOOK_PLACE' });
  });

  it('are taken out with everything in them', async () => {
    const { bookId, chapter } = await whole();
    await add(bookId, 'chapter', null, '2');
    const { lines } = await teacher.api.books.removeBookItem({ params: { itemId: chapter } });
    expect(lines.map(({ number }) => number)).toEqual(['2']);
    const again = teacher.api.books.removeBookItem({ params: { itemId: chapter } });
    await expect(again).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('are at most six thousand', async () => {
    const { bookId, chapter, exercise } = await whole();
    await world.query(
      `insert into book_items (institute_id, id, book_id, parent_id, kind, position, title, number, free, code)
       select $1, gen_random_uuid(), $2, $3, 'page', n, 't', '', false, lpad(n::text, 6, '0') from generate_series(6, 6000) n`,
      [room.place.id, bookId, chapter],
    );
    await expect(add(bookId, 'chapter', null)).rejects.toMatchObject({ error: 'BOOK_FULL' });
    await expect(take(exercise, [await room.question()])).rejects.toMatchObject({ error: 'BOOK_FULL' });
  });
});

describe('publishing a book', () => {
  it('names everything that hinders it, with its line', async () => {
    const { bookId } = await begin();
    const codes = async () =>
      (await teacher.api.books.showBook({ params: { bookId } })).problems.map(({ code }) => code);
    expect(await codes()).toEqual(['NO_CHAPTERS']);
    await add(bookId, 'part', null);
    const chapter = (await add(bookId, 'chapter', null, '1')).itemId;
    await add(bookId, 'chapter', null, '1');
    const exercise = (await add(bookId, 'exercise', chapter, '1.1')).itemId;
    await add(bookId, 'exercise', chapter, '1.1');
    await add(bookId, 'page', chapter);
    const { lines } = await take(exercise, questionIds.slice(0, 2));
    const twice = lines.filter(({ kind }) => kind === 'question')[1]!;
    await teacher.api.books.saveBookItem({ params: { itemId: twice.itemId }, body: { number: '1' } });
    const told = ['EMPTY_PART', 'NUMBER_TWICE', 'EMPTY_EXERCISE', 'NUMBER_TWICE', 'EMPTY_THEORY', 'EMPTY_CHAPTER'];
    expect((await codes()).toSorted()).toEqual([...told, 'NUMBER_TWICE'].toSorted());
    await expect(publish(bookId)).rejects.toMatchObject({ error: 'BOOK_NOT_READY' });
  });

  it('makes versions that keep their lines, and none where nothing is new', async () => {
    const { bookId, chapter } = await whole();
    const first = await publish(bookId);
    expect(first).toMatchObject({ status: 'published', version: 1, changed: false });
    expect(first.versions).toMatchObject([{ version: 1, chapters: 1, exercises: 1, questions: 3 }]);
    await expect(publish(bookId)).rejects.toMatchObject({ error: 'BOOK_UNCHANGED', details: { version: 1 } });
    const body = { title: 'Work and energy', number: '1', free: true };
    expect(await teacher.api.books.saveBookItem({ params: { itemId: chapter }, body })).toMatchObject({
      changed: true,
    });
    await publish(bookId);
    const kept = await world.query(
      `select version, title, free from book_version_items where item_id = $1 order by version`,
      [chapter],
    );
    expect(kept).toEqual([
      { version: 1, title: 'A chapter', free: false },
      { version: 2, title: 'Work and energy', free: true },
    ]);
  });

  it('keeps who began and published it with the account', async () => {
    const { bookId } = await whole();
    await publish(bookId);
    const part = personalData().find(({ domain }) => domain === 'books')!;
    expect(JSON.stringify(await part.export(room.place.ctx(), teacher.accountId))).toContain('Book');
  });
});
