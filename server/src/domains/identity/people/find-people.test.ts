import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  await place.person('student', { firstName: 'Arjun', lastName: 'Tiwari', email: 'arjun@found.example' });
  await place.person('student', { firstName: 'Ananya', lastName: 'Sharma' });
  await place.person('guardian', { firstName: 'Arjuna', lastName: 'Rao' });
});

const names = async (search: string, by = teacher) =>
  (await by.api.identity.findPeople({ query: { search } })).rows.map(({ name }) => name);

describe('people are found', () => {
  it.each([
    ['by the beginning of a name', 'arj', ['Arjun Tiwari']],
    ['by two letters where a name begins', 'sh', ['Ananya Sharma', 'Farida Shaikh']],
    ['by a part of the e-mail', 'found.ex', ['Arjun Tiwari']],
    ['with a letter missing', 'anaya', ['Ananya Sharma']],
    ['with a letter wrong in the family name', 'tiwori', ['Arjun Tiwari']],
    ['as nobody where nobody fits', 'zzyzx', []],
    ['as nobody by the signs of a pattern', '%_', []],
  ])('%s', async (_how, search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('in one institute alone, and not by students', async () => {
    const stranger = await (await world.institute()).person('teacher');
    expect(await names('arjun', stranger)).toEqual([]);
    const student = await place.person('student');
    await expect(names('arjun', student)).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});
