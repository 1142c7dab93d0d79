import { api as contract } from '@abhyas/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyConsent, guardianSteps } from '../../../testing/guardians.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { openWithoutConsent } from '../access/consent-lock.ts';

let world: World;
let place: TestInstitute;
let steps: ReturnType<typeof guardianSteps>;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  steps = guardianSteps(world, place);
});

const birthDate = (years: number) => `${world.clock.now().getUTCFullYear() - years}-01-31`;
const needed = { status: 403, error: 'GUARDIAN_CONSENT_NEEDED' };

const within = { timeout: 10_000, interval: 20 } as const;
/** The refusal of a student's page; empty where it opens. */
const answerTo = (student: Person) => async () =>
  ((await student.send('GET', '/api/student/today')).json() as { error?: string }).error ?? '';

/** A student who has said the day of birth, signed in with what that makes of them. */
async function born(yearsAgo: number, institute = place): Promise<Person> {
  const student = await institute.person('student');
  await student.api.learners.updateProfile({ body: { birthDate: birthDate(yearsAgo) } });
  await student.signInAgain();
  return student;
}

describe('a minor without a guardian’s consent', () => {
  it('may sign in, sees what is missing, and asks a guardian, again and again', async () => {
    const student = await born(15);
    expect(await student.api.identity.showMe()).toMatchObject({ needsConsent: true });
    const first = await steps.invite(student);
    await steps.invite(student, first.email);
    expect((await student.api.identity.listGuardians()).rows).toMatchObject([{ state: 'invited' }]);
    expect(await student.api.identity.showMyData()).toBeDefined();
  });

  it('cannot make themselves older', async () => {
    const student = await born(15);
    await expect(student.api.learners.updateProfile({ body: { birthDate: birthDate(30) } })).rejects.toMatchObject(
      needed,
    );
  });

  it('is let in when a guardian consents, and is out again when that is taken back', async () => {
    const student = await born(15);
    await expect(student.api.discovery.showToday()).rejects.toMatchObject(needed);
    const guardian = await steps.guardianOf(student);
    // The token that said no is read afresh.
    await expect.poll(answerTo(student), within).toBe('ACCESS_TOKEN_EXPIRED');
    await student.signInAgain();
    expect(await student.api.discovery.showToday()).toBeDefined();
    expect(await student.api.identity.showMe()).not.toHaveProperty('needsConsent');
    const decide = (learning_records: boolean) =>
      guardian.api.identity.saveConsents({
        params: { childId: student.accountId },
        body: { consents: { ...everyConsent, learning_records } },
      });
    await decide(false);
    await expect.poll(answerTo(student), within).toBe('ACCESS_TOKEN_EXPIRED');
    await student.signInAgain();
    await expect(student.api.discovery.showToday()).rejects.toMatchObject(needed);
    await decide(true);
    await student.signInAgain();
    expect(await student.api.discovery.showToday()).toBeDefined();
  });

  it('uses everything where the institute does not ask for consent, at once', async () => {
    const elsewhere = await world.institute();
    const [owner, student] = [await elsewhere.person('owner'), await born(15, elsewhere)];
    await expect(student.api.discovery.showToday()).rejects.toMatchObject(needed);
    const rules = { passPercent: 50, twoPersonKeys: false };
    await owner.api.tenancy.saveRules({ body: { ...rules, guardianConsent: false } });
    await expect.poll(answerTo(student), within).toBe('');
    await owner.api.tenancy.saveRules({ body: rules });
    expect((await owner.api.tenancy.showEditableSettings()).rules.guardianConsent).toBe(false);
  });

  it('who mistyped the day of birth is put right by the institute', async () => {
    const [owner, student] = [await place.person('owner'), await born(15)];
    const { firstName, lastName, teaches } = await owner.api.identity.showPerson({
      params: { accountId: student.accountId },
    });
    const save = (day: string) =>
      owner.api.identity.savePerson({
        params: { accountId: student.accountId },
        body: { firstName, lastName, teaches: teaches as [], birthDate: day },
      });
    await expect(save('2999-01-01')).rejects.toMatchObject({
      error: 'BIRTH_DATE_IMPOSSIBLE',
      fields: [{ path: 'body.birthDate' }],
    });
    expect(await save(birthDate(19))).toMatchObject({ birthDate: birthDate(19) });
    await student.signInAgain();
    expect(await student.api.discovery.showToday()).toBeDefined();
  });

  it('is nobody of eighteen, and nobody who did not say when they were born', async () => {
    expect(await (await born(18)).api.discovery.showToday()).toBeDefined();
    expect(await (await place.person('student')).api.discovery.showToday()).toBeDefined();
  });
});

describe('without consent', () => {
  const endpoints = Object.entries(contract).flatMap(([domain, all]) =>
    Object.entries(all).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
  );
  const forStudents = endpoints.filter(({ endpoint: { access } }) => {
    if (typeof access === 'string') return access === 'signedIn';
    return 'area' in access ? access.area === 'student' : access.signedIn;
  });
  let student: Person;
  const call = async ({ method, path }: { method: string; path: string }) => {
    const url = path.replaceAll(/:(\w+)/g, '00000000-0000-7000-8000-000000000000');
    const answer = await student.send(method as 'POST', url, {
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return (answer.json() as { error?: string }).error;
  };

  beforeAll(async () => {
    student = await born(15);
  });

  it.each(forStudents.filter(({ name }) => !openWithoutConsent.has(name)))('$name is closed', async ({ endpoint }) => {
    expect(await call(endpoint)).toBe('GUARDIAN_CONSENT_NEEDED');
  });

  it('what is open exists, and is no page of the student’s area but asking a guardian', () => {
    const names = new Map(forStudents.map(({ name, endpoint }) => [name, endpoint]));
    expect([...openWithoutConsent].filter((name) => !names.has(name))).toEqual([]);
    const ofArea = [...openWithoutConsent].filter((name) => typeof names.get(name)?.access === 'object');
    expect(ofArea.toSorted()).toEqual([
      'identity.changePassword',
      'identity.inviteGuardian',
      'identity.listGuardians',
      'identity.withdrawGuardian',
    ]);
  });
});
