import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { type OtherProcess, startOtherProcess } from '../../../testing/other-process.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { revoke } from '../tokens/revocations.ts';

/** One database, two server processes: what ends here has ended there within a second. */
let world: World;
let institute: TestInstitute;
let there: OtherProcess;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
  there = await startOtherProcess(world);
});
afterAll(() => there?.stop());

const statusThere = (person: Person) => async () =>
  (await there.call('GET', '/api/me', { host: institute.host, token: person.token })).status;
const within = { timeout: 10_000, interval: 20 } as const;

describe('with two server processes', () => {
  it('a session that is signed out on one is out on the other', async () => {
    const [person, other] = [await institute.person(), await institute.person()];
    expect(await statusThere(person)()).toBe(200);
    await person.api.identity.logout();
    await expect.poll(statusThere(person), within).toBe(401);
    expect(await statusThere(other)()).toBe(200);
  });

  it('and the other way round', async () => {
    const person = await institute.person();
    expect((await person.send('GET', '/api/me')).statusCode).toBe(200);
    const answer = await there.call('POST', '/api/logout', { host: institute.host, token: person.token });
    expect(answer.status).toBe(200);
    await expect.poll(async () => (await person.send('GET', '/api/me')).statusCode, within).toBe(401);
  });

  it('a device that is signed out from the list on one is out on the other', async () => {
    const person = await institute.person();
    expect(await statusThere(person)()).toBe(200);
    await person.api.identity.signOutDevices({ body: { alsoThis: true } });
    await expect.poll(statusThere(person), within).toBe(401);
  });

  it('a blocked account does nothing more on either, and its session cannot be renewed', async () => {
    const person = await institute.person();
    expect(await statusThere(person)()).toBe(200);
    await inTransaction(institute.ctx(), async (tx) => {
      const { epoch } = await tx.db
        .updateTable('accounts')
        .set((eb) => ({ status: 'disabled', epoch: eb('epoch', '+', 1) }))
        .where('institute_id', '=', institute.id)
        .where('id', '=', person.accountId)
        .returning('epoch')
        .executeTakeFirstOrThrow();
      await revoke(tx, { kind: 'account', instituteId: institute.id, subject: person.accountId, epoch });
    });
    await expect.poll(statusThere(person), within).toBe(401);
    await expect.poll(async () => (await person.send('GET', '/api/me')).statusCode, within).toBe(401);
    await expect(person.signInAgain()).rejects.toThrow('disabled due to suspected misuse');
  });

  it('a role whose rights an owner changes counts on both within a second, and all who have it are told', async () => {
    const [owner, reviewer, other] = [
      await institute.person('owner'),
      await institute.person('reviewer'),
      await institute.person('reviewer'),
    ];
    expect([await statusThere(reviewer)(), await statusThere(other)()]).toEqual([200, 200]);
    await owner.api.identity.saveRole({ params: { name: 'reviewer' }, body: { capabilities: ['questions.read'] } });
    for (const person of [reviewer, other]) await expect.poll(statusThere(person), within).toBe(401);
    expect(await statusThere(owner)()).toBe(200);
    await world.runJobs();
    for (const person of [reviewer, other]) {
      await person.signInAgain();
      expect((await person.api.identity.showMe()).capabilities).toEqual(['questions.read']);
      expect((await person.api.notices.listNotices({ query: {} })).rows).toMatchObject([
        { kind: 'role.rightsChanged' },
      ]);
    }
  });

  it('a role that changes counts on both: old tokens are void, new ones carry what is allowed now', async () => {
    const teacher = await institute.person('teacher');
    const [bystander] = [await institute.person('student')];
    expect(await statusThere(teacher)()).toBe(200);
    await inTransaction(institute.ctx(), async (tx) => {
      const { epoch } = await tx.db
        .updateTable('roles')
        .set((eb) => ({ capabilities: ['questions.read'], epoch: eb('epoch', '+', 1) }))
        .where('institute_id', '=', institute.id)
        .where('name', '=', 'teacher')
        .returning('epoch')
        .executeTakeFirstOrThrow();
      await revoke(tx, { kind: 'role', instituteId: institute.id, subject: 'teacher', epoch });
    });
    await expect.poll(statusThere(teacher), within).toBe(401);
    expect(await statusThere(bystander)()).toBe(200);
    await teacher.signInAgain();
    const me = await teacher.send('GET', '/api/me');
    expect(me.json().responseObject.capabilities).toEqual(['questions.read']);
  });
});
