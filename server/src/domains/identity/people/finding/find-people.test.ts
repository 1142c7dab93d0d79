import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  const arjun = { firstName: 'Arjun', lastName: 'Tiwari', email: 'arjun@found.example' };
  const { accountId } = await place.person('student', arjun);
  await change(accountId, { mobile_number: '+919812345678', roll_number: 'MA-27-0118' });
  await place.person('student', { firstName: 'मीरा', lastName: 'Joshi' });
  await place.person('student', { firstName: 'Ananya', lastName: 'Sharma' });
  await place.person('guardian', { firstName: 'Arjuna', lastName: 'Rao' });
});

const change = (id: string, columns: { email?: string; mobile_number?: string; roll_number?: string }) =>
  place
    .ctx()
    .db.updateTable('accounts')
    .set(columns)
    .where('institute_id', '=', place.id)
    .where('id', '=', id)
    .execute();

const names = async (search: string, by = teacher) =>
  (await by.api.identity.findPeople({ query: { search } })).rows.map(({ name }) => name);

describe('people are found', () => {
  it.each([
    ['by the beginning of a name', 'arj', ['Arjun Tiwari']],
    ['by two letters where a name begins', 'sh', ['Ananya Sharma', 'Farida Shaikh']],
    ['by a part of the e-mail', 'found.ex', ['Arjun Tiwari']],
    ['with a letter missing', 'anaya', ['Ananya Sharma']],
    ['with a letter wrong in the family name', 'tiwori', ['Arjun Tiwari']],
    ['by what stands inside a name', 'rjun', ['Arjun Tiwari']],
    ['by name and surname in any order', 'tiwari arj', ['Arjun Tiwari']],
    ['by the whole e-mail', 'arjun@found.example', ['Arjun Tiwari']],
    ['by the end of the mobile number', '45678', ['Arjun Tiwari']],
    ['by a part of the roll number', 'ma-27-0118', ['Arjun Tiwari']],
    ['by a Hindi name', 'मीरा', ['मीरा Joshi']],
    ['with two letters swapped', 'ajrun', ['Arjun Tiwari']],
    ['with a letter too much, beside a word that fits', 'arjunn tiwari', ['Arjun Tiwari']],
    ['as nobody where one word fits nobody', 'arjun sharma', []],
    ['as nobody where nobody fits', 'zzyzx', []],
    ['as nobody by the signs of a pattern', '%_', []],
  ])('%s', async (_how, search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('those first whose name begins so', async () => {
    await place.person('student', { firstName: 'Zarjun', lastName: 'Baig' });
    expect(await names('arjun')).toEqual(['Arjun Tiwari', 'Zarjun Baig']);
    expect((await teacher.api.identity.findPeople({ query: { search: 'arjun', size: 1 } })).rows).toHaveLength(1);
  });

  it('no more by their names once they are erased', async () => {
    const { accountId } = await place.person('student', { firstName: 'Qadir', lastName: 'Wani' });
    expect(await names('qadir')).toEqual(['Qadir Wani']);
    await change(accountId, { email: `${accountId}@deleted.invalid` });
    expect(await names('qadir')).toEqual([]);
  });

  it('in one institute alone, and not by students', async () => {
    const stranger = await (await world.institute()).person('teacher');
    expect(await names('arjun', stranger)).toEqual([]);
    const student = await place.person('student');
    await expect(names('arjun', student)).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});
