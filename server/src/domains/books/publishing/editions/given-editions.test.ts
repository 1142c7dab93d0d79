import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, type TestInstitute, testWorld } from '../../../../testing/index.ts';
import { aBook } from '../../factories.ts';

const world = await testWorld();
let press: ExamRoom;
let academy: TestInstitute;
let owner: Person;

beforeAll(async () => {
  press = await examRoom(world, { name: 'Northstar Press', kind: 'publisher' });
  academy = await world.institute({ name: 'Meridian Academy' });
  owner = await academy.person('owner');
});

let count = 0;
/** A book of the publisher that the academy has taken up on these terms and shows to its students. */
async function anEdition(asked: { basisPoints?: number; leastPricePaise?: number; opensTo?: 'everyone' | 'granted' }) {
  const { opensTo = 'granted', ...said } = asked;
  count += 1;
  const title = `Problems of Physics ${count}`;
  const questionIds = [await press.question()];
  const chapters = [{ title: 'Kinematics', exercises: [{ title: '', questionIds }] }];
  const { bookId } = await aBook(press.place.ctx(press.teacher), { title, chapters });
  const terms = { basisPoints: 0, leastPricePaise: 0, terms: '', ...said };
  const params = { bookId };
  await press.teacher.api.books.saveBookOffer({ params, body: { ...terms, offered: true } });
  await owner.api.books.adoptBook({ params: { ...params, publisherId: press.place.id }, body: terms });
  await world.runJobs();
  const pricePaise = opensTo === 'everyone' ? 0 : 49_900;
  await owner.api.books.saveBookEdition({ params, body: { title, opensTo, pricePaise, shown: true } });
  return bookId;
}

async function aBatch() {
  const name = `Batch ${(count += 1)}`;
  return (await owner.api.cohorts.createBatch({ body: { name } })).id;
}
const add = (batchId: string, ...students: Person[]) =>
  owner.api.cohorts.addMembers({
    params: { batchId },
    body: { accountIds: students.map(({ accountId }) => accountId) },
  });
const assign = (batchId: string, bookId: string) =>
  owner.api.cohorts.assignThing({ params: { batchId }, body: { thing: { kind: 'book', id: bookId } } });
const offered = async (batchId: string) =>
  (await owner.api.cohorts.searchAssignable({ params: { batchId } })).map(({ id }) => id);
async function end(bookId: string) {
  const params = { bookId, instituteId: academy.id };
  await press.teacher.api.books.endBookLicence({ params });
  await world.runJobs();
}
const open = (by: Person, bookId: string) => by.api.books.openBook({ params: { bookId } });
const missing = { error: 'NOT_FOUND' };

describe('an edition', () => {
  it.each([
    ['asks for a least price', { leastPricePaise: 30_000 }],
    ['asks for a share', { basisPoints: 3000 }],
  ])('whose publisher %s is given to no batch for nothing', async (_what, terms) => {
    const batchId = await aBatch();
    const student = await academy.person('student');
    await add(batchId, student);
    const bookId = await anEdition(terms);
    await expect(assign(batchId, bookId)).rejects.toMatchObject({ status: 409, error: 'BOOK_NOT_GIVEN' });
    expect(await offered(batchId)).not.toContain(bookId);
    const { books } = await student.api.books.listMyBooks();
    expect(books.find((book) => book.bookId === bookId)?.access).not.toBe('full');
  });

  it('whose licence ended is given to nobody new, and members who have it keep it', async () => {
    const [batchId, later] = [await aBatch(), await aBatch()];
    const [asha, ravi] = [await academy.person('student'), await academy.person('student')];
    await add(batchId, asha);
    const bookId = await anEdition({});
    expect(await offered(batchId)).toContain(bookId);
    await assign(batchId, bookId);
    await end(bookId);
    await add(batchId, ravi);
    expect(await open(asha, bookId)).toMatchObject({ access: 'full' });
    await expect(open(ravi, bookId)).rejects.toMatchObject(missing);
    await expect(assign(later, bookId)).rejects.toMatchObject({ status: 409, error: 'BOOK_EDITION_ENDED' });
    expect(await offered(later)).not.toContain(bookId);
    // A batch that comes back opens it to those who had it, and to nobody else.
    await owner.api.cohorts.archiveBatch({ params: { batchId } });
    await owner.api.cohorts.restoreBatch({ params: { batchId } });
    expect(await open(asha, bookId)).toMatchObject({ access: 'full' });
    await expect(open(ravi, bookId)).rejects.toMatchObject(missing);
  });

  it('that was open to everyone stays with the students of the day on which its licence ended', async () => {
    const asha = await academy.person('student');
    const bookId = await anEdition({ opensTo: 'everyone' });
    await end(bookId);
    const ravi = await academy.person('student');
    expect(await open(asha, bookId)).toMatchObject({ access: 'full' });
    await expect(open(ravi, bookId)).rejects.toMatchObject(missing);
  });
});
