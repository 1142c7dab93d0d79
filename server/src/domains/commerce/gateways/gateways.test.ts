import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPaytmChecksum, paytmChecksum, signedText } from './paytm/paytm-checksum.ts';
import { inPaise, inRupees, paytm } from './paytm/paytm.ts';
import { type GatewayAccount, GatewaySilent } from './payment-gateway.ts';
import { razorpay, razorpaySignature } from './razorpay/razorpay.ts';
import { startSimulator } from './simulator/add-simulator.ts';
import { simulatedAccount, simulatedKeys } from './simulator/simulated-account.ts';

const at = { host: 'https://gateway.example', pages: 'https://gateway.example' };
const razorpayAccount = { gateway: 'razorpay', ...simulatedKeys.razorpay, ...at } as const;
const paytmAccount = { gateway: 'paytm', ...simulatedKeys.paytm, ...at } as const;

describe('a signature of Razorpay', () => {
  it('is the one that its documents show', () => {
    expect(razorpaySignature('test_key_secret', 'order_ABC|pay_XYZ')).toBe(
      '1c7bec40722e46b00641872d69ec411ad3c5d536d60b6201bacaa4f53ef364e5',
    );
  });

  it('of a return is over our own order, not over the one that the browser brought', () => {
    const signature = razorpaySignature(razorpayAccount.secret, 'order_theirs|pay_1');
    const fields = { razorpay_order_id: 'order_theirs', razorpay_payment_id: 'pay_1', razorpay_signature: signature };
    expect(razorpay.readReturn(razorpayAccount, fields, 'order_theirs').genuine).toBe(true);
    expect(razorpay.readReturn(razorpayAccount, fields, 'order_ours').genuine).toBe(false);
  });

  it('of a webhook is over its very bytes', () => {
    const entity = {
      id: 'pay_1',
      order_id: 'order_1',
      amount: 500,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
    };
    const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }, null, 1));
    const signature = createHmac('sha256', razorpayAccount.webhookSecret).update(body).digest('hex');
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' };
    const read = razorpay.readWebhook(razorpayAccount, body, headers);
    expect(read).toMatchObject({
      genuine: true,
      said: 'paid',
      amountPaise: 500,
      gatewayOrderId: 'order_1',
      eventId: 'evt_1',
    });
    const written = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(razorpay.readWebhook(razorpayAccount, written, headers).genuine).toBe(false);
    expect(razorpay.readWebhook({ ...razorpayAccount, webhookSecret: '' }, body, headers).genuine).toBe(false);
  });

  it.each([Buffer.from(''), Buffer.from('[]'), Buffer.from('{"payload":7}'), Buffer.from([0xff, 0x00])])(
    'over nonsense is read as nothing, without an error (%#)',
    (body) => {
      expect(razorpay.readWebhook(razorpayAccount, body, {})).toMatchObject({ genuine: false, said: 'other' });
    },
  );
});

describe('a checksum of Paytm', () => {
  const fields = { MID: 'M1', ORDERID: 'O1', TXNAMOUNT: '1.00' };
  const checksum =
    'eoj/bZ6aTCsUBnCTLkqg3LSiYRsH/X74VAxcgt4rK12lGgwUznc0KiYyy5rhwadMO+oClpScq0Ej3vFBiIso09MuOdicxiGZ2O5GuOTBM+c=';

  it('is the one that its own library writes', () => {
    expect(paytmChecksum(signedText(fields), 'ABCDEFGHIJKLMNOP', 'abcd')).toBe(checksum);
    expect(isPaytmChecksum(signedText(fields), 'ABCDEFGHIJKLMNOP', checksum)).toBe(true);
  });

  it.each([
    ['another amount', { ...fields, TXNAMOUNT: '100.00' }, checksum],
    ['a field more', { ...fields, EXTRA: '1' }, checksum],
    ['no checksum', fields, undefined],
    ['what is no base64', fields, '%%%'],
    ['an empty one', fields, ''],
  ])('does not fit %s', (_what, given, hash) => {
    expect(isPaytmChecksum(signedText(given), 'ABCDEFGHIJKLMNOP', hash)).toBe(false);
  });

  it('of a form of another merchant is not believed', () => {
    const form = { MID: 'SOMEBODY', ORDERID: 'O1', STATUS: 'TXN_SUCCESS' };
    const CHECKSUMHASH = paytmChecksum(signedText(form), paytmAccount.merchantKey);
    expect(paytm.readReturn(paytmAccount, { ...form, CHECKSUMHASH }, 'O1').genuine).toBe(false);
  });
});

describe('rupees of Paytm', () => {
  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [195_950, '1959.50'],
  ])('%i paise are %s', (paise, rupees) => {
    expect(inRupees(paise)).toBe(rupees);
    expect(inPaise(rupees)).toBe(paise);
  });
  it.each(['', '1,000.00', '-1.00', '1.005', 'NaN', null])('%j are no sum', (given) => {
    expect(inPaise(given)).toBeUndefined();
  });
});

describe('the keys of an institute', () => {
  let running: Awaited<ReturnType<typeof startSimulator>>;
  beforeAll(async () => void (running = await startSimulator(async () => undefined)));
  afterAll(() => running.close());
  const wrong = { razorpay: { secret: 'of somebody else' }, paytm: { merchantKey: 'of somebody else' } } as const;

  it.each([razorpay, paytm])(
    'are known to $name or not, and a gateway that is silent says neither',
    async (gateway) => {
      const account = simulatedAccount(gateway.name)!;
      expect(await gateway.knows(account)).toBe(true);
      expect(await gateway.knows({ ...account, ...wrong[gateway.name] } as GatewayAccount)).toBe(false);
      running.simulator.silent = true;
      await expect(gateway.knows(account)).rejects.toThrow(GatewaySilent);
      running.simulator.silent = false;
    },
  );
});
