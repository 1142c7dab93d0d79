import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { type ExamRoom, examRoom, type Person, type TestInstitute, testWorld } from '../../../../testing/index.ts';
import { aBook } from '../../../books/factories.ts';
import { anOrder } from '../../factories.ts';
import { balances } from '../../ledger/balances.store.ts';
import { insertCommission } from './rules.store.ts';

const world = await testWorld();
const terms = { basisPoints: 6000, leastPricePaise: 0, terms: '' };
let press: ExamRoom;
let place: TestInstitute;
let owner: Person;
let author: Person;
beforeAll(async () => {
  press = await examRoom(world, { name: 'Northstar Press', kind: 'publisher' });
  place = await world.institute();
  owner = await place.person('owner');
  author = await place.person('teacher');
});

const adopt = (bookId: string) =>
  owner.api.books.adoptBook({ params: { bookId, publisherId: press.place.id }, body: terms });
const charge = (basisPoints: number) =>
  inTransaction(place.ctx(owner), (tx) => insertCommission(tx, basisPoints)).then(() =>
    world.clock.advance({ seconds: 1 }),
  );
async function offered(title: string) {
  const chapters = [{ title: 'Optics', exercises: [{ title: '', questionIds: [await press.question()] }] }];
  const { bookId } = await aBook(press.place.ctx(press.teacher), { title, chapters });
  await press.teacher.api.books.saveBookOffer({ params: { bookId }, body: { ...terms, offered: true } });
  return bookId;
}
/** What the ledger says that each waits for, and what was given of all sales. */
async function owed() {
  const sums = await balances(place.ctx());
  return ['publisherSharePayable', 'providerCommissionPayable', 'authorSharePayable', 'sharesGiven'].map(
    (account) => sums.get(account) ?? 0,
  );
}

it('a sale never owes more than it brought: the licence comes first, then the commission, then the own parts', async () => {
  const bookId = await offered('Optics');
  await charge(0);
  await adopt(bookId);
  await world.runJobs();
  const params = { kind: 'book' as const, thingId: bookId };
  const part = { kind: 'author', accountId: author.accountId, name: '', basisPoints: 4000 } as const;
  await owner.api.commerce.saveShareRule({ params, body: { parts: [part] } });
  await owner.api.books.saveBookEdition({
    params: { bookId },
    body: { title: 'Our Optics', pricePaise: 40_000, shown: true },
  });
  const sell = async () => {
    const buyer = await place.person('student');
    const items = [{ kind: 'book' as const, id: bookId }];
    return anOrder(place.ctx(buyer), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
  };
  // The commission rises after the rule was made.
  await charge(3000);
  const orderId = await sell();
  expect(await owed()).toEqual([-24_000, -12_000, -4000, 40_000]);
  const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
  await owner.api.commerce.refundOrder({ params: { orderId }, body });
  expect(await owed()).toEqual([0, 0, 0, 0]);
  await charge(5000);
  await sell();
  expect(await owed()).toEqual([-24_000, -16_000, 0, 40_000]);
});

it('a book is not taken up where licence and commission are more than the price', async () => {
  const bookId = await offered('Mechanics');
  await charge(4001);
  await expect(adopt(bookId)).rejects.toMatchObject({ error: 'SHARES_TOO_MUCH' });
  await charge(4000);
  expect(await adopt(bookId)).toEqual({ bookId });
});
