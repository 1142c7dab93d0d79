import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaytmChecksum, paytmChecksum, signedText } from './paytm/paytm-checksum.ts';
import { razorpaySignature } from './razorpay/razorpay.ts';

// Both are written for CommonJS and have no types of their own for these functions.
const require = createRequire(import.meta.url);
const razorpay = require('razorpay/dist/utils/razorpay-utils.js') as {
  validatePaymentVerification: (
    ids: { readonly order_id: string; readonly payment_id: string },
    signature: string,
    secret: string,
  ) => boolean;
  validateWebhookSignature: (body: string, signature: string, secret: string) => boolean;
};
const paytm = require('paytmchecksum') as {
  generateSignature: (params: object | string, key: string) => Promise<string>;
  verifySignature: (params: object | string, key: string, checksum: string) => boolean;
};

const word = fc.string({ minLength: 1, maxLength: 40 });
const key16 = fc.string({ minLength: 16, maxLength: 16, unit: 'grapheme-ascii' });
const fields = fc.dictionary(fc.stringMatching(/^[A-Z]{2,12}$/), fc.string({ maxLength: 40, unit: 'grapheme' }), {
  minKeys: 1,
  maxKeys: 12,
  noNullPrototype: true,
});
const many = { numRuns: 2500, seed: 20_261_123 };

describe('the companies’ own libraries', () => {
  it('accept our signatures of returns and webhooks of Razorpay, and refuse another one', () => {
    fc.assert(
      fc.property(word, word, word, fc.json(), (order_id, payment_id, secret, body) => {
        const returned = razorpaySignature(secret, `${order_id}|${payment_id}`);
        expect(razorpay.validatePaymentVerification({ order_id, payment_id }, returned, secret)).toBe(true);
        expect(razorpay.validateWebhookSignature(body, razorpaySignature(secret, body), secret)).toBe(true);
        expect(razorpay.validateWebhookSignature(body, razorpaySignature(`${secret}x`, body), secret)).toBe(false);
      }),
      many,
    );
  });

  it('accept our checksums of forms and bodies of Paytm', () => {
    fc.assert(
      fc.property(fields, fc.json(), key16, (form, body, key) => {
        expect(paytm.verifySignature({ ...form }, key, paytmChecksum(signedText(form), key))).toBe(true);
        expect(paytm.verifySignature(body, key, paytmChecksum(body, key))).toBe(true);
      }),
      many,
    );
  });

  it('write checksums that we accept, and that fit no other form', async () => {
    await fc.assert(
      fc.asyncProperty(fields, fc.json(), key16, async (form, body, key) => {
        const ofForm = await paytm.generateSignature({ ...form }, key);
        expect(isPaytmChecksum(signedText(form), key, ofForm)).toBe(true);
        expect(isPaytmChecksum(signedText({ ...form, ZZ: 'added' }), key, ofForm)).toBe(false);
        expect(isPaytmChecksum(body, key, await paytm.generateSignature(body, key))).toBe(true);
      }),
      many,
    );
  });
});
