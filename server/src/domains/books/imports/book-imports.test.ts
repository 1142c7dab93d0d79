import { beforeAll, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { someQuestions } from '../../questions/factories.ts';

let world: World;
let place: TestInstitute;
let author: Person;
let numbers: number[];
let titles = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  author = await place.person('teacher');
  const ids = await someQuestions(place.ctx(author), 4);
  numbers = await Promise.all(
    ids.map(async (questionId) => (await author.api.questions.showQuestion({ params: { questionId } })).number),
  );
});

const aBook = async () => (await author.api.books.createBook({ body: { title: `Imported ${++titles}` } })).bookId;
const upload = (bookId: string, text: string, who = author) =>
  who.api.books.uploadBookImport({
    params: { bookId },
    query: { fileName: 'contents.csv' },
    file: new TextEncoder().encode(text),
  });
const linesOf = async (bookId: string) => {
  const { lines } = await author.api.books.showBook({ params: { bookId } });
  return lines.map(({ kind, title, number, printedPage, question }) =>
    [kind, title, number, printedPage ?? '', question?.number ?? ''].filter((one) => one !== '').join(' '),
  );
};
const sheet = () =>
  [
    'Part,Chapter no,Chapter,Exercise no,Exercise,Number,Page,Question',
    `Mechanics,1,Motion,1.1,One idea,1,12,Q-${numbers[0]}`,
    `,,,,,,,${numbers[1]}`,
    `,,,1.2,Two ideas,A-1,14,${numbers[2]}`,
    `Heat,2,Gases,2.1,One idea,1,30,999999`,
  ].join('\n');

it('writes chapters, exercises and questions in their printed order, once, and names the rows that cannot come', async () => {
  const bookId = await aBook();
  const dry = await upload(bookId, sheet());
  expect(dry).toMatchObject({ status: 'checked', counts: { rows: 4, ready: 3, refused: 1 } });
  expect(await linesOf(bookId)).toEqual([]);
  const params = { importId: dry.id };
  const { rows } = await author.api.books.listBookImportRows({ params, query: { state: 'refused' } });
  expect(rows.map(({ line, problems }) => [line, problems[0]?.code])).toEqual([[5, 'QUESTION_UNKNOWN']]);
  expect(await author.api.books.showBookImport({ params })).toEqual(dry);
  await author.api.books.commitBookImport({ params });
  const written = [
    'part Mechanics',
    'chapter Motion 1',
    'exercise One idea 1.1',
    `question 1 12 ${numbers[0]}`,
    `question 2 ${numbers[1]}`,
    'exercise Two ideas 1.2',
    `question A-1 14 ${numbers[2]}`,
  ];
  expect(await linesOf(bookId)).toEqual(written);
  const again = await upload(bookId, sheet());
  expect(again.counts).toMatchObject({ ready: 0, already: 3, refused: 1 });
  expect(await author.api.books.cancelBookImport({ params: { importId: again.id } })).toMatchObject({
    status: 'cancelled',
  });
  expect(await linesOf(bookId)).toEqual(written);
});

it('asks for the columns it does not know, and is nothing for students or an archived book', async () => {
  const bookId = await aBook();
  const read = await upload(bookId, `Kapitel,Set,Frage\nMotion,A,${numbers[3]}\n`);
  expect(read.status).toBe('matching');
  const choices = ['chapter', 'exercise', 'question'];
  const matched = await author.api.books.matchBookImportColumns({
    params: { importId: read.id },
    body: { choices, confirm: true },
  });
  expect(matched).toMatchObject({ status: 'checked', counts: { ready: 1 } });
  const student = await place.person('student');
  await expect(upload(bookId, sheet(), student)).rejects.toMatchObject({ status: 403 });
  await author.api.books.archiveBook({ params: { bookId }, body: { archived: true } }).catch(() => undefined);
  const owner = await place.person('owner');
  await owner.api.books.archiveBook({ params: { bookId }, body: { archived: true } });
  await expect(upload(bookId, sheet())).rejects.toMatchObject({ error: 'BOOK_ARCHIVED' });
});
