import { fromSource, toText } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { type ExamRoom, examRoom, type Person, type TestInstitute, testWorld } from '../../../../testing/index.ts';
import { grant } from '../../../entitlements/index.ts';
import { mediaOf } from '../../../media/index.ts';
import { aBook } from '../../factories.ts';

const world = await testWorld();
const terms = { basisPoints: 3000, leastPricePaise: 30_000, terms: 'The name of the publisher stands in the preface.' };
let press: ExamRoom;
let editor: Person;
let academy: TestInstitute;
let owner: Person;
let book: Awaited<ReturnType<typeof aBook>>;
let pictureId: string;

beforeAll(async () => {
  press = await examRoom(world, { name: 'Northstar Press', kind: 'publisher' });
  editor = press.teacher;
  academy = await world.institute({ name: 'Meridian Academy' });
  owner = await academy.person('owner');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><path d="M0 0h9v9z"/></svg>');
  ({ mediaId: pictureId } = await editor.api.media.uploadImage({ query: { fileName: 'figure.svg' }, file: svg }));
  book = await aBook(press.place.ctx(editor), {
    title: 'Problems of Physics',
    authors: 'R. Rao',
    chapters: [
      {
        title: 'Kinematics',
        free: true,
        pages: [{ title: 'Speed', text: 'Speed is $v = s/t$.' }],
        exercises: [{ title: 'One idea', questionIds: [await press.question(), await press.question()] }],
      },
      { title: 'Forces', exercises: [{ title: '', questionIds: [await press.question()] }] },
    ],
  });
});

const params = () => ({ bookId: book.bookId });
const offer = (offered = true, said = terms) =>
  editor.api.books.saveBookOffer({ params: params(), body: { ...said, offered } });
const adopt = (by = owner, said = terms) =>
  by.api.books.adoptBook({ params: { ...params(), publisherId: press.place.id }, body: said });
const save = (said: Partial<Parameters<Person['api']['books']['saveBookEdition']>[0]['body']> = {}) =>
  owner.api.books.saveBookEdition({
    params: params(),
    body: { title: 'Meridian Physics', pricePaise: 49_900, preface: 'To our students.', shown: true, ...said },
  });
const lines = async (by: Person) => (await by.api.books.showBook({ params: params() })).lines;
const reader = async () => {
  const who = await academy.person('student');
  const holder = { accountId: who.accountId };
  await inTransaction(academy.ctx(), (tx) =>
    grant(tx, { holder, thingKind: 'book', thingId: book.bookId, source: 'staff' }),
  );
  return who;
};

describe('a book of a publisher', () => {
  it('is offered on terms, and no institute can take what is not offered', async () => {
    expect(await editor.api.books.showBookOffer({ params: params() })).toMatchObject({ offer: null, licences: [] });
    await expect(adopt()).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await offer()).toMatchObject({ offer: { ...terms, offered: true }, can: { change: true } });
    const { books } = await owner.api.books.listOfferedBooks();
    const said = {
      publisher: 'Northstar Press',
      title: 'Problems of Physics',
      chapters: 2,
      questions: 3,
      taken: false,
    };
    expect(books).toMatchObject([{ ...params(), ...terms, ...said }]);
    expect(await editor.api.books.listOfferedBooks()).toEqual({ books: [] });
    const teacher = await academy.person('student');
    await expect(teacher.api.books.listOfferedBooks()).rejects.toMatchObject({ status: 403 });
  });

  it('is taken up once, on the terms that were read', async () => {
    await expect(adopt(owner, { ...terms, basisPoints: 100 })).rejects.toMatchObject({ error: 'BOOK_TERMS_CHANGED' });
    await expect(adopt(editor)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await adopt()).toEqual(params());
    await expect(adopt()).rejects.toMatchObject({ error: 'BOOK_TAKEN' });
    await world.runJobs();
    const edition = await owner.api.books.showBook({ params: params() });
    expect(edition).toMatchObject({ version: 1, status: 'draft', problems: [], can: { edit: false } });
    expect(edition.edition).toMatchObject({ publisher: 'Northstar Press', ...terms, endedAt: null });
    const [theirs, ours] = [await lines(editor), await lines(owner)];
    expect(ours.map(({ kind, number, code }) => [kind, number, code])).toEqual(
      theirs.map(({ kind, number, code }) => [kind, number, code]),
    );
    expect(ours.every(({ question }) => question === null || question.ready)).toBe(true);
    const { licences } = await editor.api.books.showBookOffer({ params: params() });
    expect(licences).toMatchObject([{ instituteId: academy.id, name: 'Meridian Academy', basisPoints: 3000 }]);
  });

  it('is no part of the bank of the institute that took it', async () => {
    const { total } = await owner.api.questions.listQuestions({ query: {} });
    expect(total).toBe(0);
    const [, question] = (await lines(owner)).flatMap((line) => line.question ?? []);
    const ofOne = { params: { questionId: question!.questionId } };
    expect(await owner.api.questions.showQuestion(ofOne)).toMatchObject({ removed: true });
    const activate = owner.api.questions.setQuestionStatus({ ...ofOne, body: { status: 'active' } });
    await expect(activate).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('an edition', () => {
  it('has its own title, preface and price, not below what was agreed, and its contents cannot be changed', async () => {
    const low = { error: 'BOOK_PRICE_LOW' };
    await expect(save({ pricePaise: 29_900 })).rejects.toMatchObject({ ...low, fields: [{ path: 'pricePaise' }] });
    await expect(save({ opensTo: 'everyone' })).rejects.toMatchObject({ ...low, fields: [{ path: 'opensTo' }] });
    const saved = await save();
    expect(saved).toMatchObject({ status: 'published', details: { title: 'Meridian Physics', authors: 'R. Rao' } });
    expect((await editor.api.books.showBook({ params: params() })).details.title).toBe('Problems of Physics');
    const licensed = { error: 'BOOK_LICENSED' };
    const [line] = saved.lines;
    const change = owner.api.books.saveBookItem({ params: { itemId: line!.itemId }, body: { title: 'Ours' } });
    await expect(change).rejects.toMatchObject(licensed);
    await expect(owner.api.books.publishBook({ params: params(), body: {} })).rejects.toMatchObject(licensed);
    const further = owner.api.books.saveBookOffer({ params: params(), body: { ...terms, offered: true } });
    await expect(further).rejects.toMatchObject(licensed);
    await expect(owner.api.books.showBookOffer({ params: params() })).rejects.toMatchObject(licensed);
    const own = await owner.api.books.createBook({ body: { title: 'Our own' } });
    const body = { title: 'Our own', shown: true };
    const none = owner.api.books.saveBookEdition({ params: { bookId: own.bookId }, body });
    await expect(none).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is read, answered and found by its printed codes in the institute that sells it', async () => {
    const asha = await reader();
    const [{ books }, opened] = [
      await asha.api.books.listMyBooks(),
      await asha.api.books.openBook({ params: params() }),
    ];
    expect(books).toMatchObject([{ title: 'Meridian Physics', access: 'full' }]);
    expect(opened.preface).toBe('To our students.');
    const exercise = opened.lines.find(({ kind }) => kind === 'exercise')!;
    const page = opened.lines.find(({ kind }) => kind === 'page')!;
    const theory = await asha.api.books.openBookItem({ params: { ...params(), itemId: page.itemId } });
    expect(toText(theory.body!)).toContain('Speed is');
    const { questions } = await asha.api.books.openBookItem({ params: { ...params(), itemId: exercise.itemId } });
    expect(questions).toHaveLength(2);
    const answers = questions.map(({ itemId }, at) => ({
      id: newId(),
      itemId,
      response: { options: [at === 0 ? 2 : 1] },
      answeredAt: world.clock.now().toISOString(),
    }));
    const judged = await asha.api.books.answerBook({ params: params(), body: { answers } });
    expect(judged.answers.map(({ outcome }) => outcome)).toEqual(['right', 'wrong']);
    const printed = (await lines(editor)).find(({ kind }) => kind === 'question')!;
    const scanned = await asha.api.books.scanBookCode({ body: { code: printed.code, way: 'typed' } });
    expect(scanned.found).toMatchObject({ bookTitle: 'Meridian Physics', access: 'open' });
    const itemId = questions[0]!.itemId;
    await asha.api.books.keepBookQuestion({ params: { ...params(), itemId }, body: { kept: true } });
    expect(await asha.api.questions.listBookmarks({ query: {} })).toMatchObject({ total: 1 });
    // What was answered says how far the student is in the chapter, as from any other book.
    await world.runJobs();
    const skills = await world.query('select answers from practice_skills where account_id = $1', [asha.accountId]);
    expect(skills).toMatchObject([{ answers: 2 }]);
  });

  it('follows a correction of its publisher, with new pictures, and keeps what was answered and its own words', async () => {
    const asha = await reader();
    const [chapterId] = book.chapterIds;
    const added = { kind: 'page', parentId: chapterId!, title: 'Errata' } as const;
    const { itemId } = await editor.api.books.addBookItem({ params: params(), body: added });
    const figure = { type: 'image' as const, attrs: { mediaId: pictureId, alt: 'A figure' } };
    const body = { type: 'doc' as const, content: [...fromSource('Corrected.').content, figure] };
    await editor.api.books.saveBookItem({ params: { itemId }, body: { title: 'Errata', body } });
    await editor.api.books.removeBookItem({ params: { itemId: book.exerciseIds[1]! } });
    const { lines: left } = await editor.api.books.showBook({ params: params() });
    const forces = left.find(({ title }) => title === 'Forces')!;
    await editor.api.books.removeBookItem({ params: { itemId: forces.itemId } });
    await editor.api.books.publishBook({ params: params(), body: { note: 'Errata' } });
    await world.runJobs();
    const ours = await owner.api.books.showBook({ params: params() });
    expect(ours).toMatchObject({ version: 2, details: { title: 'Meridian Physics', pricePaise: 49_900 } });
    expect(ours.lines.some(({ title }) => title === 'Forces')).toBe(false);
    const page = await asha.api.books.openBookItem({ params: { ...params(), itemId } });
    expect(Object.keys(page.images)).toEqual([pictureId]);
    const picture = await fetch(page.images[pictureId]!, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    expect(picture?.status ?? 200).toBe(200);
    expect((await mediaOf(academy.ctx(), [pictureId])).get(pictureId)).toMatchObject({ state: 'ready' });
    // The plan of the publisher holds its file; that of the institute which sells the book has all its space left.
    const used = async (by: Person) => (await by.api.media.listLibrary({ query: {} })).storage.usedBytes;
    expect([await used(owner), (await used(editor)) > 0]).toEqual([0, true]);
    await world.runJobs();
    expect((await owner.api.books.showBook({ params: params() })).versions).toHaveLength(2);
  });

  it('gets another code for a line where a book of the institute has that code already', async () => {
    const own = await owner.api.books.createBook({ body: { title: 'Another of ours' } });
    const chapter = { kind: 'chapter', parentId: null, title: 'One' } as const;
    const made = await owner.api.books.addBookItem({ params: { bookId: own.bookId }, body: chapter });
    const taken = made.lines[0]!.code;
    const second = await aBook(press.place.ctx(editor), {
      title: 'Problems of Optics',
      chapters: [{ title: 'Light', exercises: [{ title: '', questionIds: [await press.question()] }] }],
    });
    const [light] = second.chapterIds;
    await world.query('update book_items set code = $1 where institute_id = $2 and id = $3', [
      taken,
      press.place.id,
      light,
    ]);
    const free = { basisPoints: 0, leastPricePaise: 0, terms: '' };
    const ofSecond = { bookId: second.bookId };
    await editor.api.books.saveBookOffer({ params: ofSecond, body: { ...free, offered: true } });
    await owner.api.books.adoptBook({ params: { ...ofSecond, publisherId: press.place.id }, body: free });
    await world.runJobs();
    const { lines: copied } = await owner.api.books.showBook({ params: ofSecond });
    const line = copied.find(({ itemId }) => itemId === light)!;
    expect(line.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(line.code).not.toBe(taken);
  });

  it('is put away when its licence ends, follows no more, and stays with those who have it', async () => {
    const asha = await reader();
    const end = () => editor.api.books.endBookLicence({ params: { ...params(), instituteId: academy.id } });
    const { licences } = await end();
    expect(licences[0]!.endedAt).not.toBeNull();
    await expect(end()).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await world.runJobs();
    expect(await owner.api.books.showBook({ params: params() })).toMatchObject({ status: 'archived' });
    await expect(save()).rejects.toMatchObject({ error: 'BOOK_EDITION_ENDED' });
    const back = owner.api.books.archiveBook({ params: params(), body: { archived: false } });
    await expect(back).rejects.toMatchObject({ error: 'BOOK_EDITION_ENDED' });
    const { details } = await editor.api.books.showBook({ params: params() });
    await editor.api.books.saveBook({ params: params(), body: { ...details, about: 'A third edition.' } });
    await editor.api.books.publishBook({ params: params(), body: {} });
    await world.runJobs();
    expect(await asha.api.books.openBook({ params: params() })).toMatchObject({ version: 2, access: 'full' });
  });
});
