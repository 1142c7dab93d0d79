import { describe, expect, it } from 'vitest';
import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { drawInvoice } from './draw-invoice.ts';
import { rupeesInHindi } from './rupees-in-hindi.ts';
import { rupeesInWords } from './rupees-in-words.ts';

describe('a sum in words', () => {
  it.each([
    [305_800, 'Rupees three thousand and fifty-eight only'],
    [12_750_000, 'Rupees one lakh twenty-seven thousand five hundred only'],
    [0, 'Rupees zero only'],
    [199, 'Rupees one and ninety-nine paise only'],
    [2_000, 'Rupees twenty only'],
    [
      1_234_567_890_15,
      'Rupees one hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety and fifteen paise only',
    ],
  ])('%i paise: %s', (paise, words) => {
    expect(rupeesInWords(paise)).toBe(words);
  });
});

describe('a sum in Hindi words', () => {
  it.each([
    [305_800, 'तीन हज़ार अट्ठावन रुपये मात्र'],
    [12_750_000, 'एक लाख सत्ताईस हज़ार पाँच सौ रुपये मात्र'],
    [199, 'एक रुपये और निन्यानवे पैसे मात्र'],
    [0, 'शून्य रुपये मात्र'],
  ])('%i paise: %s', (paise, words) => {
    expect(rupeesInHindi(paise)).toBe(words);
  });
});

describe('an invoice', () => {
  it.each(['en', 'hi'] as const)('is drawn in %s, also with a logo that cannot be read', async (language) => {
    const price = { listPaise: 118_000, pricePaise: 118_000, discountPaise: 0, totalPaise: 118_000 };
    const sums = { ...price, taxablePaise: 100_000, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 };
    const id = '01900000-0000-7000-8000-000000000001';
    const line = {
      ...sums,
      thing: { kind: 'course' as const, id },
      title: 'तरंगें और प्रकाशिकी',
      taxRate: 1800,
      sac: '999293',
    };
    const document: SalesDocument = {
      kind: 'invoice',
      number: 'MA/26-27/00001',
      issuedAt: '2026-11-24T06:00:00Z',
      orderNumber: 'MA-10001',
      invoiceNumber: null,
      seller: {
        legalName: 'Meridian',
        address: 'Pune',
        email: 'a@b.example',
        stateCode: '27',
        gstin: '27AAPFU0939F1ZV',
      },
      buyer: { name: 'अनन्या शर्मा', address: '', city: '', pin: '', stateCode: '27', gstin: '', email: 'c@d.example' },
      placeOfSupply: '27',
      lines: [{ ...line, opensUntil: null }],
      sums,
      couponCode: null,
      paidBy: [{ way: 'upi', reference: '632484917705', amountPaise: 118_000 }],
    };
    for (const logo of ['data:image/png;base64,AAAA', undefined]) {
      const file = await drawInvoice({ document, colour: '#1f3a5f', timeZone: 'Asia/Kolkata', language, logo });
      expect(file.toString('latin1')).toContain(`/Lang (${language})`);
    }
  });
});
