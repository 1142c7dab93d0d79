import { beforeAll, describe, expect, it } from 'vitest';
import {
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
});

const list = async (person: Person = owner) => (await person.api.commerce.listGateways()).rows;
const keys = { keyId: 'rzp_live_1', website: 'DEFAULT', open: true };

describe('the payment companies of an institute', () => {
  it('are listed without keys before any were entered, with the address that they tell payments to', async () => {
    expect(await list()).toEqual(
      (['razorpay', 'paytm'] as const).map((gateway) => ({
        gateway,
        keyId: '',
        secretSet: false,
        webhookSecretSet: false,
        website: '',
        open: false,
        simulated: false,
        webhookUrl: expect.stringMatching(new RegExp(`^http://.+/api/payments/${gateway}/webhook$`)),
        lastHeardAt: null,
      })),
    );
  });

  it('keep their secrets: sealed in the database, in no answer and not in the log', async () => {
    const body = { ...keys, secret: 'very secret words', webhookSecret: 'more secret words' };
    const saved = await owner.api.commerce.saveGateway({ params: { gateway: 'razorpay' }, body });
    expect(saved).toMatchObject({ keyId: 'rzp_live_1', secretSet: true, webhookSecretSet: true, open: true });
    const [row] = await world.query('select * from gateway_accounts where institute_id = $1', [place.id]);
    const log = await owner.api.insights.listAuditEntries({ query: { action: 'gateway.changed' } });
    expect(log.rows).toHaveLength(1);
    const told = JSON.stringify([saved, row, await list(), log]);
    expect(told).not.toContain('secret words');
  });

  it('keep a secret that is not sent again, and lose it where an empty one is sent', async () => {
    await owner.api.commerce.saveGateway({ params: { gateway: 'razorpay' }, body: { ...keys, webhookSecret: '' } });
    expect((await list())[0]).toMatchObject({ secretSet: true, webhookSecretSet: false });
  });

  it.each([
    [{ ...keys }, 'a key without its secret'],
    [{ ...keys, secret: 'too short' }, 'a merchant key of Paytm that has not sixteen letters'],
  ])('refuse beside the field (case %#)', async (body, _why) => {
    const refused = owner.api.commerce.saveGateway({ params: { gateway: 'paytm' }, body });
    await expect(refused).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.secret' }] });
  });

  it('are changed by those alone who look after sales', async () => {
    const teacher = await place.person('teacher');
    const save = teacher.api.commerce.saveGateway({
      params: { gateway: 'razorpay' },
      body: { ...keys, secret: 'mine' },
    });
    await expect(save).rejects.toMatchObject({ status: 403 });
    await expect(list(teacher)).rejects.toMatchObject({ status: 403 });
  });

  it('are asked whether they know the keys, where there are any', async () => {
    const other = await world.institute();
    const theirs = await other.person('owner');
    const test = () => theirs.api.commerce.testGateway({ params: { gateway: 'paytm' } });
    await expect(test()).rejects.toMatchObject({ error: 'GATEWAY_OFF' });
    const shop = await paymentSimulator(world.app);
    closeAfterFile(shop.close);
    expect(await test()).toEqual({ works: true });
    shop.simulator.silent = true;
    await expect(test()).rejects.toMatchObject({ error: 'GATEWAY_SILENT' });
  });
});
