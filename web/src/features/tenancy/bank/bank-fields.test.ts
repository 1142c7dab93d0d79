import { accountPattern, ifscPattern } from '@abhyas/contract/tenancy/bank';
import { describe, expect, it } from 'vitest';
import { type BankValues, bankProblems, digitsOf, emptyBank, ifscOf } from './bank-fields.ts';

const good: BankValues = {
  holder: 'Meridian Academy',
  account: '123456789012',
  again: '123456789012',
  ifsc: 'HDFC0001234',
  accountKind: 'current',
};

describe('bank details as they are typed', () => {
  it('are fine, or say beside each field what is wrong', () => {
    expect(bankProblems(good)).toEqual({});
    expect(Object.keys(bankProblems(emptyBank))).toEqual(['holder', 'account', 'ifsc']);
    expect(bankProblems({ ...good, again: '123456789013' })).toEqual({ again: 'tenancy.bank.problems.again' });
  });

  it.each(['12345678', '123456789', '123456789012345678', '1234567890123456789'])(
    'the account %s is judged as the server judges it',
    (account) => {
      expect('account' in bankProblems({ ...good, account, again: account })).toBe(!accountPattern.test(account));
    },
  );

  it.each(['HDFC0001234', 'HDFC1001234', 'HDF00001234', 'SBIN0XYZ123'])(
    'the IFSC %s is judged as the server judges it',
    (ifsc) => {
      expect('ifsc' in bankProblems({ ...good, ifsc })).toBe(!ifscPattern.test(ifsc));
    },
  );

  it('may be pasted with spaces and small letters', () => {
    expect(digitsOf('1234 5678-9012')).toBe('123456789012');
    expect(ifscOf(' hdfc 0001234 ')).toBe('HDFC0001234');
  });
});
