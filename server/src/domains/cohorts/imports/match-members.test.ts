import { describe, expect, it } from 'vitest';
import type { Contact } from '../../identity/index.ts';
import { matchMembers } from './match-members.ts';

const person = (id: string, email: string): Contact => ({
  id,
  name: id,
  email,
  emailVerified: true,
  mobile: null,
  mobileVerified: false,
  active: true,
  kind: 'student',
});
const [asha, ravi, mina] = [
  person('asha', 'asha@a.test'),
  person('ravi', 'ravi@a.test'),
  person('mina', 'mina@a.test'),
];
const known = {
  byEmail: new Map([asha, ravi, mina].map((one) => [one.email, one])),
  byMobile: new Map([
    ['9876543210', [asha]],
    ['9000000000', [ravi, mina]],
  ]),
  members: new Set(['mina']),
};
const match = (...given: readonly (readonly [email: string, mobile: string])[]) =>
  matchMembers(
    given.map(([email, mobile], row) => ({ row: row + 1, line: row + 2, given: { name: '', email, mobile } })),
    known,
  ).map(({ state, accountId, problems }) => problems?.[0]?.code ?? `${state} ${accountId}`);

describe('a row of a spreadsheet of members', () => {
  it.each([
    [['ASHA@a.test', ''], 'ready asha'],
    [['', '+91 98765 43210'], 'ready asha'],
    [['gone@a.test', '098765-43210'], 'ready asha'],
    [['mina@a.test', ''], 'already mina'],
    [['gone@a.test', ''], 'STUDENT_UNKNOWN'],
    [['', '9111111111'], 'STUDENT_UNKNOWN'],
    [['', '9000000000'], 'SEVERAL_STUDENTS'],
    [['ravi@a.test', '9000000000'], 'ready ravi'],
    [['', ''], 'CONTACT_MISSING'],
    [['ravi at a.test', '123'], 'CONTACT_UNREADABLE'],
  ] as const)('%j means %s', (given, meaning) => expect(match(given)).toEqual([meaning]));

  it('is refused where an earlier one means the same student', () => {
    expect(match(['asha@a.test', ''], ['', '9876543210'])).toEqual(['ready asha', 'ROW_TWICE']);
  });
});
