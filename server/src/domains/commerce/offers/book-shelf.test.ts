import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { aBook } from '../../books/factories.ts';
import { anOrder } from '../factories.ts';
import { balances } from '../ledger/balances.store.ts';

const world = await testWorld();
let room: ExamRoom;
let owner: Person;
let bookId: string;

beforeAll(async () => {
  room = await examRoom(world);
  owner = await room.place.person('owner');
  const chapters = [{ title: 'Waves', exercises: [{ title: 'One idea', questionIds: [await room.question()] }] }];
  ({ bookId } = await aBook(room.place.ctx(room.teacher), { title: 'Physics 1', pricePaise: 49_900, chapters }));
});

const things = () => [{ kind: 'book' as const, id: bookId }];
const bought = (buyer: Person) =>
  anOrder(room.place.ctx(buyer), { items: things(), gateway: 'razorpay', method: 'upi', said: 'paid' });
const open = (who: Person) => who.api.books.openBook({ params: { bookId } });

describe('an edition of a publisher’s book', () => {
  it('owes the publisher its share of every sale, as the ledger and the statement say', async () => {
    const press = await examRoom(world, { name: 'Northstar Press', kind: 'publisher' });
    const chapters = [{ title: 'Optics', exercises: [{ title: '', questionIds: [await press.question()] }] }];
    const made = await aBook(press.place.ctx(press.teacher), { title: 'Optics', chapters });
    const params = { bookId: made.bookId };
    const terms = { basisPoints: 3000, leastPricePaise: 0, terms: '' };
    await press.teacher.api.books.saveBookOffer({ params, body: { ...terms, offered: true } });
    await owner.api.books.adoptBook({ params: { ...params, publisherId: press.place.id }, body: terms });
    await world.runJobs();
    const body = { title: 'Meridian Optics', pricePaise: 40_000, shown: true };
    await owner.api.books.saveBookEdition({ params, body });
    const rule = { kind: 'book' as const, thingId: made.bookId };
    const licence = { publisher: 'Northstar Press', basisPoints: 3000 };
    expect(await owner.api.commerce.showShareRule({ params: rule })).toMatchObject({ parts: [], licence });
    const part = { kind: 'publisher', accountId: null, name: 'Somebody', basisPoints: 7001 } as const;
    const tooMuch = owner.api.commerce.saveShareRule({ params: rule, body: { parts: [part] } });
    await expect(tooMuch).rejects.toMatchObject({ error: 'SHARES_TOO_MUCH' });
    const twice = { ...part, name: 'Northstar Press', basisPoints: 1 };
    const again = owner.api.commerce.saveShareRule({ params: rule, body: { parts: [twice] } });
    await expect(again).rejects.toMatchObject({ error: 'PAYEE_TWICE' });
    const before = (await balances(room.place.ctx())).get('publisherSharePayable') ?? 0;
    const buyer = await room.place.person('student');
    const items = [{ kind: 'book' as const, id: made.bookId }];
    await anOrder(room.place.ctx(buyer), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
    expect(((await balances(room.place.ctx())).get('publisherSharePayable') ?? 0) - before).toBe(-12_000);
    const { rows: payees } = await owner.api.commerce.listPayees();
    const payee = payees.find(({ name }) => name === 'Northstar Press')!;
    expect(payee).toMatchObject({ kind: 'publisher', heldPaise: 12_000 });
    expect(await buyer.api.books.openBook({ params })).toMatchObject({ title: 'Meridian Optics', access: 'full' });
  });
});

describe('a book that is sold', () => {
  it('shows its contents and its price, and opens whole with the payment', async () => {
    const asha = await room.place.person('student');
    expect(await open(asha)).toMatchObject({ access: 'preview', pricePaise: 49_900, lines: [{ locked: true }, {}] });
    await bought(asha);
    const { books } = await asha.api.books.listMyBooks();
    expect(books[0]).toMatchObject({ bookId, access: 'full', pricePaise: null });
    expect((await open(asha)).lines.every(({ locked }) => !locked)).toBe(true);
    const again = asha.api.commerce.quoteOrder({ body: { items: things() } });
    await expect(again).rejects.toMatchObject({ error: 'COURSE_REGISTERED' });
  });

  it('closes when its money goes back', async () => {
    const asha = await room.place.person('student');
    const orderId = await bought(asha);
    const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId }, body });
    expect(await open(asha)).toMatchObject({ access: 'preview', pricePaise: 49_900 });
  });

  it('takes a rule for how its price is shared', async () => {
    const params = { kind: 'book' as const, thingId: bookId };
    const part = { kind: 'publisher', accountId: null, name: 'Northstar Press', basisPoints: 2000 } as const;
    expect(await owner.api.commerce.saveShareRule({ params, body: { parts: [part] } })).toMatchObject({
      parts: [part],
    });
  });

  it('is no offer where it has no price, is put away or was never there', async () => {
    const asha = await room.place.person('student');
    const quote = (id: string) => asha.api.commerce.quoteOrder({ body: { items: [{ kind: 'book', id }] } });
    await expect(quote(newId())).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    const { details } = await room.teacher.api.books.showBook({ params: { bookId } });
    const save = (pricePaise: number) =>
      room.teacher.api.books.saveBook({ params: { bookId }, body: { ...details, pricePaise } });
    await save(0);
    await expect(quote(bookId)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    await expect(open(asha)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await save(49_900)).toMatchObject({ changed: false, details: { pricePaise: 49_900 } });
    await owner.api.books.archiveBook({ params: { bookId }, body: { archived: true } });
    await expect(quote(bookId)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    await owner.api.books.archiveBook({ params: { bookId }, body: { archived: false } });
  });
});
