import { guessColumns } from '@abhyas/contract/sheet-checks/match-columns';
import { describe, expect, it } from 'vitest';
import { contactIn, contactNames, hasContact } from './contact-columns.ts';

const found = (...header: readonly string[]) =>
  Object.fromEntries(
    guessColumns(header, contactNames).flatMap(({ column, because, at }) =>
      because === 'heading' ? [[column, at]] : [],
    ),
  );

describe('the columns of a contact', () => {
  it('are known by the names that people give them, in both languages and any order', () => {
    expect(found('Mobile No.', 'Student Name', 'E-mail')).toEqual({ mobile: 0, name: 1, email: 2 });
    expect(found('नाम', 'ईमेल')).toEqual({ name: 0, email: 1 });
  });

  it('are enough with an e-mail or a mobile', () => {
    const isEnough = (...header: readonly string[]) => hasContact(new Set(Object.keys(found(...header))));
    expect([isEnough('Name', 'Roll'), isEnough('ईमेल'), isEnough('Phone')]).toEqual([false, true, true]);
  });

  it.each([
    ['छात्र का नाम', 'ई-मेल', 'मोबाइल नंबर'],
    ['पूरा नाम', 'ईमेल पता', 'फ़ोन'],
    ['विद्यार्थी', 'मेल', 'फोन नंबर'],
    ['Student Name', 'E-MAIL id', 'Mobile No.'],
  ])('may be called %s, %s and %s', (...header) => expect(found(...header)).toEqual({ name: 0, email: 1, mobile: 2 }));

  it('are read as accounts hold them', () => {
    expect(contactIn({ name: '', email: 'A@B.test', mobile: '+91 98765 43210' })).toEqual({
      email: 'a@b.test',
      mobile: '9876543210',
    });
  });
});
