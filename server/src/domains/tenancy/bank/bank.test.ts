import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { maskAccount, maskHolder } from './bank-details.ts';

let world: World;
let institute: TestInstitute;
let maker: Person;
let checker: Person;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
  maker = await institute.person('owner', { firstName: 'Maker' });
  checker = await institute.person('owner', { firstName: 'Checker' });
});

const body = {
  holder: 'Meridian Academy Trust',
  account: '123456789012',
  ifsc: 'HDFC0001234',
  accountKind: 'current',
} as const;
const propose = (given: { account?: string } = {}) =>
  maker.api.tenancy.proposeBankDetails({ body: { ...body, ...given } });

describe('bank details', () => {
  it('count once another person approved them, masked, sealed at rest', async () => {
    const { id, account, holder } = await propose();
    expect([account, holder]).toEqual(['•••• 9012', 'M••••• A••••• T••••']);
    expect((await maker.api.tenancy.showBankDetails()).active).toBeNull();
    await expect(maker.api.tenancy.approveBankDetails({ params: { changeId: id } })).rejects.toMatchObject({
      error: 'BANK_SAME_PERSON',
    });
    await expect(
      maker.api.tenancy.rejectBankDetails({ params: { changeId: id }, body: { note: 'on second thought' } }),
    ).rejects.toMatchObject({ error: 'BANK_SAME_PERSON' });
    await checker.api.tenancy.approveBankDetails({ params: { changeId: id } });
    const shown = await checker.api.tenancy.showBankDetails();
    expect(shown.active).toMatchObject({ status: 'active', account: '•••• 9012', ifsc: 'HDFC0001234' });
    expect(shown.active?.maker).toContain('Maker');
    expect(shown.active?.checker).toContain('Checker');
    const stored = JSON.stringify(
      await world.query('select * from bank_changes where institute_id = $1', [institute.id]),
    );
    expect(stored).not.toContain('123456789012');
    expect(stored).not.toContain('Trust');
  });

  it('wait one at a time; they can be taken back or sent back with a reason, and the ones before stay', async () => {
    const first = await propose({ account: '999988887777' });
    await expect(propose()).rejects.toMatchObject({ error: 'BANK_CHANGE_WAITS' });
    await expect(checker.api.tenancy.withdrawBankDetails({ params: { changeId: first.id } })).rejects.toMatchObject({
      error: 'FORBIDDEN',
    });
    await maker.api.tenancy.withdrawBankDetails({ params: { changeId: first.id } });
    const second = await propose({ account: '999988887777' });
    await checker.api.tenancy.rejectBankDetails({ params: { changeId: second.id }, body: { note: 'wrong branch' } });
    const { active, proposed, past } = await maker.api.tenancy.showBankDetails();
    expect([active?.account, proposed]).toEqual(['•••• 9012', null]);
    expect(past.map(({ status }) => status)).toEqual(['rejected', 'withdrawn']);
    expect(past[0]?.note).toBe('wrong branch');
  });

  it('replace the ones before when they are approved', async () => {
    const { id } = await propose({ account: '555566667777' });
    await checker.api.tenancy.approveBankDetails({ params: { changeId: id } });
    expect((await maker.api.tenancy.showBankDetails()).active?.account).toBe('•••• 7777');
  });

  it.each([
    [{ account: '12345678' }, 'body.account'],
    [{ account: '12345678901234567890' }, 'body.account'],
    [{ ifsc: 'HDFC1001234' }, 'body.ifsc'],
    [{ ifsc: 'hdfc0001234' }, 'body.ifsc'],
  ])('are refused beside their field: %j', async (given, path) => {
    await expect(maker.api.tenancy.proposeBankDetails({ body: { ...body, ...given } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path }],
    });
  });

  it('are no business of a teacher', async () => {
    const teacher = await institute.person('teacher');
    await expect(teacher.api.tenancy.proposeBankDetails({ body })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a mask', () => {
  it('keeps the last four digits and the first letters', () => {
    expect(maskAccount('000111222333')).toBe('•••• 2333');
    expect(maskHolder('A  Verylongname')).toBe('A V•••••');
  });
});
