import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { anOrder } from '../../factories.ts';
import { hearDispute } from '../../orders/payments/disputes/hear-dispute.ts';
import { listPayments } from '../../orders/payments/payments.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let employee: Person;
beforeAll(async () => {
  world = await testWorld();
  const home = await world.institute({ kind: 'provider', subdomain: `provider-${Date.now()}` });
  employee = await home.person('owner', { email: `desk-${home.id}@abhyas.example` });
  place = await world.institute();
  owner = await place.person('owner');
});

async function tried(said: 'paid' | 'failed') {
  const { courseId } = await aCourse(place.ctx(owner), { details: { pricePaise: 100_000, validityDays: 365 } });
  const items = [{ kind: 'course' as const, id: courseId }];
  return anOrder(place.ctx(await place.person('student')), { items, gateway: 'paytm', method: 'upi', said });
}
const desk = async () =>
  (await employee.api.commerce.listInstituteSales()).rows.find(({ instituteId }) => instituteId === place.id)!;
const commission = (basisPoints: number, instituteId = place.id) =>
  employee.api.commerce.saveCommission({ params: { instituteId }, body: { basisPoints } });
async function dispute(orderId: string, state: 'open' | 'won') {
  const [payment] = await listPayments(place.ctx(), [orderId]);
  const word = { disputeId: 'disp_1', state, amountPaise: 100_000, reason: 'fraud', respondBy: null };
  await hearDispute(place.ctx(), payment!.id, word);
}

describe('the provider’s desk', () => {
  it('shows the commission of each sale from the change of the rate on', async () => {
    await tried('paid');
    expect(await desk()).toMatchObject({ commissionPoints: 0, commissionPaise: 0, soldPaise: 100_000 });
    expect(await commission(500)).toMatchObject({ commissionPoints: 500 });
    world.clock.advance({ minutes: 1 });
    await tried('paid');
    expect(await desk()).toMatchObject({ commissionPaise: 5000, commissionHeldPaise: 5000, payoutsDuePaise: 0 });
    const { totals } = await employee.api.commerce.listInstituteSales();
    expect(totals.commissionPaise).toBeGreaterThanOrEqual(5000);
  });

  it('says which gateway fails, which payments are disputed, and puts that institute first', async () => {
    for (let round = 0; round < 4; round += 1) await tried('failed');
    expect((await desk()).gateways).toEqual([{ gateway: 'paytm', tried: 6, failed: 4, fails: true }]);
    const orderId = await tried('paid');
    await dispute(orderId, 'open');
    expect(await desk()).toMatchObject({ disputes: 1, paidWithoutAccess: 0 });
    const { rows } = await employee.api.commerce.listInstituteSales();
    expect(rows[0]?.instituteId).toBe(place.id);
    await dispute(orderId, 'won');
    expect(await desk()).toMatchObject({ disputes: 0 });
  });

  it('is the provider’s alone, and its rate is of institutes that are there', async () => {
    await expect(owner.api.commerce.listInstituteSales()).rejects.toMatchObject({ status: 403 });
    await expect(commission(500, 999_999_999)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(commission(5001)).rejects.toMatchObject({ status: 422 });
    const own = owner.api.commerce.saveCommission({ params: { instituteId: place.id }, body: { basisPoints: 0 } });
    await expect(own).rejects.toMatchObject({ status: 403 });
  });
});
