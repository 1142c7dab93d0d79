import { writtenCode } from '@abhyas/contract/books/shapes';
import { strFromU8, unzipSync } from 'fflate';
import { create } from 'qrcode';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/context.ts';
import { openFile } from '../../kernel/made-files/made-files.ts';
import { listFiles } from '../../kernel/made-files/made-files.store.ts';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../testing/index.ts';
import { grant } from '../entitlements/index.ts';
import { codeSheet } from './codes/make-code-sheet.ts';
import { readCode } from './codes/code-signs.ts';
import { darkRuns } from './codes/qr-rows.ts';
import { aBook } from './factories.ts';

const world = await testWorld();
let room: ExamRoom;
let teacher: Person;
let book: Awaited<ReturnType<typeof aBook>>;
let lines: Awaited<ReturnType<Person['api']['books']['showBook']>>['lines'];

beforeAll(async () => {
  room = await examRoom(world);
  teacher = room.teacher;
  book = await aBook(room.place.ctx(teacher), {
    title: 'Physics for JEE 1',
    chapters: [
      {
        title: 'Kinematics',
        free: true,
        pages: [{ title: '1.1 Speed', text: 'Speed is $v = s/t$.', printedPage: 12 }],
        exercises: [{ title: '', printedPage: 15, questionIds: [await room.question(), await room.question()] }],
      },
      { title: 'गति के नियम', exercises: [{ title: '', questionIds: [await room.question()] }] },
    ],
  });
  ({ lines } = await teacher.api.books.showBook({ params: { bookId: book.bookId } }));
});

const codeOf = (itemId: string) => lines.find((line) => line.itemId === itemId)!.code;
const questions = () => lines.filter(({ kind }) => kind === 'question');
const scan = (who: Pick<Person, 'api'>, code: string, way: 'typed' | 'camera' | 'address' | null = 'typed') =>
  who.api.books.scanBookCode({ body: { code, way } });
const sheets = (format: 'pdf' | 'svg') =>
  teacher.api.books.makeCodeSheet({ params: { bookId: book.bookId }, body: { format } });
const fileOf = async (sheetId: string) => {
  const files = await listFiles(room.place.ctx(teacher), codeSheet, { subjectId: book.bookId });
  const opened = await openFile(files.find(({ id }) => id === sheetId)!);
  return buffer(opened!.stream);
};

describe('the codes of a book', () => {
  it('are made as an archive of pictures in folders by chapter and exercise', async () => {
    const { sheetId } = await sheets('svg');
    await world.runJobs();
    const pictures = unzipSync(await fileOf(sheetId));
    expect(Object.keys(pictures)).toHaveLength(lines.length);
    const [first] = questions();
    const path = `01-kinematics/1.1/1-${first!.code}.svg`;
    const picture = strFromU8(pictures[path]!);
    expect(picture).toContain(`>${writtenCode(first!.code)}<`);
    // The picture shows the address of this code: the same runs of squares.
    const { host } = room.place;
    const { runs } = darkRuns(`http://${host}/inbook?code=${first!.code}`);
    expect(picture.match(/M\d+ \d+h\d+v1h-\d+z/g)).toHaveLength(runs.length);
    expect(Object.keys(pictures).some((name) => name.startsWith('02-गति-के-नियम/'))).toBe(true);
  });

  it('are made as sheets, each chapter on a page of its own, and listed with an address until they end', async () => {
    const { sheetId } = await sheets('pdf');
    await world.runJobs();
    const { rows } = await teacher.api.books.listCodeSheets({ params: { bookId: book.bookId } });
    expect(rows.find(({ id }) => id === sheetId)).toMatchObject({
      state: 'ready',
      format: 'pdf',
      version: 1,
      pages: 2,
      url: expect.stringContaining('/'),
    });
    expect((await fileOf(sheetId)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are not made of a book that was never published', async () => {
    const { bookId } = await teacher.api.books.createBook({ body: { title: 'A draft' } });
    const params = { bookId };
    const asked = teacher.api.books.makeCodeSheet({ params, body: { format: 'pdf' } });
    await expect(asked).rejects.toMatchObject({ error: 'BOOK_UNPUBLISHED' });
    expect((await teacher.api.books.listCodeSheets({ params })).rows).toEqual([]);
  });

  it('hold every dark square of the square code', () => {
    const text = 'https://meridian.example/inbook?code=PH72K4';
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const { size, runs } = darkRuns(text);
    const drawn = new Set(
      runs.flatMap(({ row, column, length }) => Array.from({ length }, (_, at) => `${row} ${column + at}`)),
    );
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        expect(drawn.has(`${row} ${column}`)).toBe(Boolean(modules.get(row, column)));
  });
});

describe('a code that is read', () => {
  it('tells a visitor what it is, and opens exactly that question for whoever has the book', async () => {
    const [, second] = questions();
    const visitor = await scan(room.place.visitor, writtenCode(second!.code).toLowerCase());
    expect(visitor.found).toMatchObject({
      code: second!.code,
      kind: 'question',
      number: '2',
      bookTitle: 'Physics for JEE 1',
      chapter: { number: '1', title: 'Kinematics' },
      exercise: { number: '1.1' },
      printedPage: 15,
      target: { itemId: book.exerciseIds[0], questionId: second!.itemId },
      access: 'visitor',
    });
    const student = await room.place.person('student');
    expect((await scan(student, second!.code)).found?.access).toBe('open');
    const locked = questions()[2]!.code;
    expect((await scan(student, locked)).found?.access).toBe('closed');
    const holder = { accountId: student.accountId };
    await inTransaction(room.place.ctx(), (tx) =>
      grant(tx, { holder, thingKind: 'book', thingId: book.bookId, source: 'staff' }),
    );
    expect((await scan(student, locked)).found?.access).toBe('open');
  });

  it('of a chapter opens what is read first in it', async () => {
    const { found } = await scan(room.place.visitor, codeOf(book.chapterIds[0]!));
    const page = lines.find(({ kind }) => kind === 'page')!;
    expect(found).toMatchObject({ kind: 'chapter', target: { itemId: page.itemId, questionId: null } });
  });

  it('with one wrong sign names the code that was meant; nonsense and codes of other institutes name nothing', async () => {
    const { code } = questions()[0]!;
    const sign = code[2] === 'A' ? 'B' : 'A';
    const wrong = code.slice(0, 2) + sign + code.slice(3);
    expect(readCode(wrong)).toBeUndefined();
    const reply = await scan(room.place.visitor, wrong);
    expect(reply.found).toBeNull();
    expect(reply.close.map((one) => one.code)).toContain(code);
    expect(await scan(room.place.visitor, 'no')).toEqual({ found: null, close: [] });
    const elsewhere = await (await world.institute()).person('teacher');
    expect(await scan(elsewhere, code)).toEqual({ found: null, close: [] });
  });

  it('of a line that was taken out says so, since it stays on paper', async () => {
    const made = await aBook(room.place.ctx(teacher), {
      title: 'Chemistry 1',
      chapters: [
        { title: 'Atoms', pages: [{ title: 'Old', text: 'x' }], exercises: [] },
        { title: 'Bonds', pages: [{ title: 'New', text: 'x' }], exercises: [] },
      ],
    });
    const { bookId } = made;
    const shown = await teacher.api.books.showBook({ params: { bookId } });
    const { itemId, code } = shown.lines.find(({ title }) => title === 'Atoms')!;
    await teacher.api.books.removeBookItem({ params: { itemId } });
    await teacher.api.books.publishBook({ params: { bookId }, body: {} });
    expect((await scan(room.place.visitor, code)).found).toMatchObject({ title: 'Atoms', target: null });
  });

  it('is counted once for each reading, by way, day and line, and not again after signing in', async () => {
    const elsewhere = await examRoom(world);
    const other = await aBook(elsewhere.place.ctx(elsewhere.teacher), {
      title: 'Maths 1',
      chapters: [{ title: 'Sets', exercises: [{ title: '', questionIds: [await elsewhere.question()] }] }],
    });
    const { api } = elsewhere.teacher;
    const params = { bookId: other.bookId };
    const shown = await api.books.showBook({ params });
    const question = shown.lines.find(({ kind }) => kind === 'question')!;
    const visitor = elsewhere.place.visitor;
    await scan(visitor, question.code, 'address');
    const student = await elsewhere.place.person('student');
    await scan(student, question.code, null);
    await scan(student, question.code, 'camera');
    await scan(student, shown.lines[0]!.code, 'typed');
    const scans = await api.books.showBookScans({ params, query: { days: '7' } });
    expect(scans).toMatchObject({ total: 3, signedIn: 2, ways: { camera: 1, typed: 1, address: 1 } });
    expect(scans.days.map(({ scans: many }) => many)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    expect(scans.lines[0]).toMatchObject({ code: question.code, exercise: '1.1', scans: 2 });
  });
});
