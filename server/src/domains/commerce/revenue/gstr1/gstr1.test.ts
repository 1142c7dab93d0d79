import { beforeAll, describe, expect, it } from 'vitest';
import type { Gstr1Section } from '@abhyas/contract/commerce/revenue';
import { newId } from '../../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { anOrder } from '../../factories.ts';
import { gstDay } from './gstr1-sections.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let courseId: string;
let month: string;
const PRICE = 118_000;
const SCHOOL = '29AAGCB7383J1Z4';
const seller = { legalName: 'Meridian', address: '', email: '', stateCode: '27', gstin: '27AAPFU0939F1ZV' } as const;
const rules = { sac: '999293', taxRate: 1800, prefix: 'MA', refundDays: 7, refundPercent: 20 };

const bought = async (billing: { gstin?: string; stateCode?: '27' | '08' | '29' }) => {
  const items = [{ kind: 'course', id: courseId }] as const;
  const ctx = place.ctx(await place.person('student'));
  return anOrder(ctx, { items, gateway: 'razorpay', method: 'upi', said: 'paid', billing });
};
const refund = (orderId: string) =>
  owner.api.commerce.refundOrder({ params: { orderId }, body: { lines: [0], reason: 'By mistake', key: newId() } });
/** The rows of a section, as the file holds them. */
async function rowsOf(section: Gstr1Section, of = month): Promise<string[][]> {
  const text = await owner.api.commerce.exportGstr1({ params: { section }, query: { month: of } });
  return text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  await owner.api.commerce.saveSeller({ body: { ...seller, ...rules } });
  ({ courseId } = await aCourse(place.ctx(owner), { details: { pricePaise: PRICE, validityDays: 365 } }));
  month = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' }).format(
    world.clock.now(),
  );
  await bought({ stateCode: '27' });
  await bought({ stateCode: '27' });
  await refund(await bought({ stateCode: '08' }));
  await bought({ stateCode: '08' });
  await bought({ gstin: SCHOOL, stateCode: '29' });
  await refund(await bought({ gstin: SCHOOL, stateCode: '29' }));
});

describe('GSTR-1 of a month', () => {
  it('lists invoices to registered buyers with the columns of the government’s tool', async () => {
    const [head = [], ...rows] = await rowsOf('b2b');
    expect(head.slice(0, 6).join()).toBe(
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual([
      SCHOOL,
      expect.any(String),
      expect.stringMatching(/^MA\/\d\d-\d\d\/\d{5}$/),
      gstDay(world.clock.now().toISOString(), 'Asia/Kolkata'),
      '1180.00',
      '29-Karnataka',
      'N',
      '',
      'Regular B2B',
      '',
      '18',
      '1000.00',
      '',
    ]);
  });

  it('sums the others by place and rate, less what was given back, and names credit notes of registered buyers', async () => {
    const [, ...others] = await rowsOf('b2cs');
    expect(others.map((row) => [row[1], row[3], row[4]])).toEqual([
      ['08-Rajasthan', '18', '1000.00'],
      ['27-Maharashtra', '18', '2000.00'],
    ]);
    const [, ...notes] = await rowsOf('cdnr');
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ 0: SCHOOL, 4: 'C', 8: '1180.00', 11: '1000.00' });
  });

  it('adds up by services code to what the documents say, to the paisa', async () => {
    const [, ...rows] = await rowsOf('hsn');
    expect(rows).toEqual([['999293', '', 'NA', '0', '4720.00', '18', '4000.00', '360.00', '180.00', '180.00', '']]);
    const { totals } = await owner.api.commerce.showRevenue({ query: { duration: '30day' } });
    expect(Number(rows[0]?.[4]) * 100).toBe(totals.keptPaise);
  });

  it('names large sales to another state and their credit notes, and sums what was sold without tax', async () => {
    const other = await world.institute();
    const theirs = await other.person('owner');
    await theirs.api.commerce.saveSeller({ body: { ...seller, ...rules } });
    const made = await aCourse(other.ctx(theirs), { details: { pricePaise: 11_800_000, validityDays: 365 } });
    const sold = async (stateCode: '27' | '08') =>
      anOrder(other.ctx(await other.person('student')), {
        items: [{ kind: 'course', id: made.courseId }],
        gateway: 'razorpay',
        method: 'upi',
        said: 'paid',
        billing: { stateCode },
      });
    const read = async (section: Gstr1Section) => {
      const text = await theirs.api.commerce.exportGstr1({ params: { section }, query: { month } });
      const [, ...lines] = text.trim().split('\r\n');
      return lines.map((line) => line.split(','));
    };
    await sold('27');
    await sold('08');
    const back = { lines: [0], reason: 'By mistake', key: newId() };
    await theirs.api.commerce.refundOrder({ params: { orderId: await sold('08') }, body: back });
    expect((await read('b2cl')).map((row) => [row[2], row[3], row[6]])).toEqual([
      ['118000.00', '08-Rajasthan', '100000.00'],
      ['118000.00', '08-Rajasthan', '100000.00'],
    ]);
    expect((await read('cdnur')).map((row) => [row[0], row[4], row[8]])).toEqual([
      ['B2CL', '08-Rajasthan', '100000.00'],
    ]);
    expect((await read('b2cs')).map((row) => [row[1], row[4]])).toEqual([['27-Maharashtra', '100000.00']]);
    await theirs.api.commerce.saveSeller({ body: { ...seller, ...rules, taxRate: 0 } });
    await sold('27');
    expect((await read('exemp')).map((row) => row[2])).toEqual(['0.00', '0.00', '0.00', '118000.00']);
  });

  it('is empty for a month without documents, and for those alone who may read sales', async () => {
    expect(await rowsOf('b2b', '2020-01')).toHaveLength(1);
    const wrong = owner.api.commerce.exportGstr1({ params: { section: 'b2b' }, query: { month: '2026-13' } });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
    const teacher = await place.person('teacher');
    const forbidden = teacher.api.commerce.exportGstr1({ params: { section: 'b2b' }, query: { month } });
    await expect(forbidden).rejects.toMatchObject({ status: 403 });
  });

  it('writes days as the tool reads them', () => {
    expect(gstDay('2026-09-05T20:00:00Z', 'Asia/Kolkata')).toBe('06-Sep-2026');
  });
});
