import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { anOrder } from '../../factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let student: Person;
let orderId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, student] = [await place.person('owner'), await place.person('student')];
  const { courseId } = await aCourse(place.ctx(owner), { details: { pricePaise: 118_000, validityDays: 365 } });
  const items = [{ kind: 'course', id: courseId }] as const;
  orderId = await anOrder(place.ctx(student), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
});

const fileName = (reply: Awaited<ReturnType<Person['send']>>) => String(reply.headers['content-disposition']);

describe('an invoice as a file', () => {
  it('is a PDF on A4 under its number, for its buyer and for staff', async () => {
    const { invoiceNumber } = await student.api.commerce.showMyOrder({ params: { orderId } });
    const text = await student.api.commerce.downloadInvoice({ params: { orderId } });
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    const reply = await student.send('GET', `/api/orders/${orderId}/invoice.pdf`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(fileName(reply)).toContain(`${invoiceNumber?.replaceAll('/', '-')}.pdf`);
    const staffs = await owner.api.commerce.downloadSalesDocument({
      params: { orderId },
      query: { number: invoiceNumber ?? '' },
    });
    expect(staffs.startsWith('%PDF-1.')).toBe(true);
  });

  it('is offered beside the credit note of a refund', async () => {
    const body = { lines: [0], reason: 'By mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId }, body });
    const { creditNotes } = await student.api.commerce.showMyOrder({ params: { orderId } });
    expect(creditNotes).toEqual([expect.stringMatching(/C\/\d\d-\d\d\/\d{5}$/)]);
    const address = `/api/orders/${orderId}/invoice.pdf?number=${encodeURIComponent(creditNotes[0] ?? '')}`;
    expect(fileName(await student.send('GET', address))).toContain(creditNotes[0]?.replaceAll('/', '-'));
    const unknown = student.api.commerce.downloadInvoice({ params: { orderId }, query: { number: 'MA/00-00/1' } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('is given to nobody else', async () => {
    const params = { orderId };
    const other = await place.person('student');
    await expect(other.api.commerce.downloadInvoice({ params })).rejects.toMatchObject({ status: 404 });
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.downloadSalesDocument({ params })).rejects.toMatchObject({ status: 403 });
    const stranger = await (await world.institute()).person('owner');
    await expect(stranger.api.commerce.downloadSalesDocument({ params })).rejects.toMatchObject({ status: 404 });
  });
});
