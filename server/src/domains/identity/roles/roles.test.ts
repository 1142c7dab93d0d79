import { allowedItems } from '@abhyas/contract/access';
import { staffCapabilities } from '@abhyas/contract/identity/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
});

const roleOf = async (name: string) =>
  (await owner.api.identity.listRoles()).roles.find((role) => role.name === name) ?? { capabilities: [], people: -1 };

describe('the roles of an institute', () => {
  it('are listed with what each may do and how many people have it', async () => {
    const fresh = await world.institute();
    const first = await fresh.person('owner');
    await fresh.person('student');
    const { roles, can, mine } = await first.api.identity.listRoles();
    expect(roles.find(({ name }) => name === 'owner')).toMatchObject({ people: 1, fixed: true, builtIn: true });
    expect(roles.find(({ name }) => name === 'student')).toMatchObject({ people: 1, audience: 'student' });
    expect(roles.find(({ name }) => name === 'teacher')).toMatchObject({ people: 0, fixed: false });
    expect(can.change).toBe(true);
    expect(mine).not.toContain('attempts.sit');
  });

  it('are seen by teachers, who change nothing', async () => {
    const teacher = await place.person('teacher');
    expect((await teacher.api.identity.listRoles()).can.change).toBe(false);
    await expect(
      teacher.api.identity.saveRole({ params: { name: 'reviewer' }, body: { capabilities: [] } }),
    ).rejects.toMatchObject({ status: 403, error: 'ACCESS_DENIED' });
    expect(await teacher.api.identity.showMyRole()).toMatchObject({ name: 'teacher', role: 2 });
  });

  it('include own ones, each with a name of its own', async () => {
    const made = await owner.api.identity.createRole({
      body: { name: 'Lab Helper', capabilities: ['questions.read'] },
    });
    expect(made).toMatchObject({ name: 'lab helper', capabilities: ['questions.read'], people: 0, builtIn: false });
    await expect(
      owner.api.identity.createRole({ body: { name: 'LAB helper', capabilities: [] } }),
    ).rejects.toMatchObject({ error: 'ROLE_NAME_TAKEN', fields: [{ path: 'body.name' }] });
  });

  it('never hold the rights of students', async () => {
    const body = { name: 'sitter', capabilities: ['attempts.sit'] } as never;
    await expect(owner.api.identity.createRole({ body })).rejects.toMatchObject({
      status: 422,
      error: 'INVALID_INPUT',
    });
  });

  it('can be removed where they are the institute’s own and nobody has them', async () => {
    const { identity } = owner.api;
    await identity.createRole({ body: { name: 'passing', capabilities: ['questions.read'] } });
    await identity.inviteStaff({ body: { email: 'one@passing.test', role: 'passing' } });
    const remove = (name: string) => identity.removeRole({ params: { name } });
    await expect(remove('passing')).rejects.toMatchObject({ error: 'ROLE_IN_USE', details: { people: 1 } });
    const [invitation] = (await identity.listStaffInvitations()).rows;
    await identity.withdrawStaffInvitation({ params: { invitationId: invitation!.invitationId } });
    expect(await remove('passing')).toEqual({ removed: true });
    await expect(remove('passing')).rejects.toMatchObject({ status: 404 });
    await expect(remove('reviewer')).rejects.toMatchObject({ error: 'ROLE_FIXED' });
  });
});

describe('changing what a role may do', () => {
  it('counts at once: the old token asks to be renewed, the new one lacks the right', async () => {
    const there = await world.institute();
    const [chief, teacher] = [await there.person('owner'), await there.person('teacher')];
    await teacher.api.assessments.createPaper({ body: { title: 'Before' } });
    await chief.api.identity.saveRole({ params: { name: 'teacher' }, body: { capabilities: ['questions.read'] } });
    const late = async () => ((await teacher.send('GET', '/api/my-role')).json() as { error?: string }).error;
    await expect.poll(late, { timeout: 10_000, interval: 20 }).toBe('ACCESS_TOKEN_EXPIRED');
    await teacher.signInAgain();
    expect((await teacher.api.identity.showMyRole()).capabilities).toEqual(['questions.read']);
    await expect(teacher.api.assessments.createPaper({ body: { title: 'After' } })).rejects.toMatchObject({
      status: 403,
      error: 'ACCESS_DENIED',
    });
    const [entry] = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'role.changed'`,
      [there.id],
    );
    expect(JSON.stringify(entry)).toContain('papers.publish');
  });

  it('leaves the owner, students and guardians as they are', async () => {
    for (const name of ['owner', 'student', 'guardian'])
      await expect(
        owner.api.identity.saveRole({ params: { name }, body: { capabilities: ['questions.read'] } }),
      ).rejects.toMatchObject({ error: 'ROLE_FIXED' });
  });

  it('gives nothing that the giver does not have', async () => {
    const administrator = await place.person('administrator');
    const body = { capabilities: ['bankDetails.approve' as const] };
    await expect(administrator.api.identity.saveRole({ params: { name: 'reviewer' }, body })).rejects.toMatchObject({
      status: 403,
      error: 'CAPABILITY_NOT_YOURS',
    });
    await expect(administrator.api.identity.createRole({ body: { ...body, name: 'approver' } })).rejects.toMatchObject({
      error: 'CAPABILITY_NOT_YOURS',
    });
  });

  it('is done for several roles by one save of the access rights, or for none', async () => {
    const { identity } = owner.api;
    const before = await roleOf('counsellor');
    const rights = [
      { role: 'counsellor', capabilities: ['people.read' as const] },
      { role: 'owner', capabilities: [] },
    ];
    await expect(identity.saveAccessRights({ body: { rights } })).rejects.toMatchObject({ error: 'ROLE_FIXED' });
    expect(await roleOf('counsellor')).toEqual(before);
    expect(await identity.saveAccessRights({ body: { rights: rights.slice(0, 1) } })).toEqual({
      changed: ['counsellor'],
    });
    const shown = await identity.showAccessRights();
    expect(shown).toMatchObject({ instituteId: place.id, partnerType: 2 });
    expect(shown.rights.find(({ role }) => role === 'counsellor')?.capabilities).toEqual(['people.read']);
    expect(shown.rights.map(({ role }) => role)).not.toContain('student');
  });
});

describe('what a person can do, and why', () => {
  const ofStudents = ['attempts.sit', 'courses.study'];
  const explain = (person: Person) => owner.api.identity.explainPerson({ params: { accountId: person.accountId } });

  it('comes from the role: what it gives is allowed, what it lacks is blocked by it', async () => {
    const reviewer = await place.person('reviewer');
    const { role, rights } = await explain(reviewer);
    expect(role).toBe('reviewer');
    expect(rights.find(({ capability }) => capability === 'questions.read')).toMatchObject({
      allowed: true,
      blockedBy: [],
    });
    expect(rights.find(({ capability }) => capability === 'settings.write')).toMatchObject({
      allowed: false,
      blockedBy: ['role'],
    });
    expect(rights.find(({ capability }) => capability === 'roles.write')?.opens).toContain(
      'Makes a role of the institute’s own',
    );
    expect(rights).toHaveLength(staffCapabilities.length);
  });

  it('is blocked for who is blocked, and where the institute has no such area', async () => {
    const student = await place.person('student');
    await owner.api.identity.blockPeople({ body: { accountIds: [student.accountId], reason: 'Shared answers' } });
    expect((await explain(student)).rights).toMatchObject(
      ofStudents.map((capability) => ({ capability, blockedBy: ['status'] })),
    );
    const closed = await world.institute({
      flags: { partner: true, student: false, test_generation: false, manage: false },
    });
    const [chief, learner] = [await closed.person('owner'), await closed.person('student')];
    const told = await chief.api.identity.explainPerson({ params: { accountId: learner.accountId } });
    expect(told).toMatchObject({ areaOpen: false, rights: [{ blockedBy: ['area'] }, { blockedBy: ['area'] }] });
    expect(told.areas).toContainEqual({ area: 'student', on: false, theirs: true });
    expect(told.areas).toContainEqual({ area: 'partner', on: true, theirs: false });
  });

  it('names the institute’s features, on or off, and a guardian’s consent that is missing', async () => {
    const small = await world.institute({ allowedItems: ['explore', 'signUp'] });
    const [chief, learner] = [await small.person('owner'), await small.person('student')];
    await learner.api.learners.updateProfile({
      body: { birthDate: `${world.clock.now().getUTCFullYear() - 14}-01-31` },
    });
    const told = await chief.api.identity.explainPerson({ params: { accountId: learner.accountId } });
    expect(told.items).toHaveLength(allowedItems.length);
    expect(told.items.filter(({ on }) => on).map(({ item }) => item)).toEqual(['explore', 'signUp']);
    expect(told.rights).toMatchObject(
      ofStudents.map((capability) => ({ capability, allowed: false, blockedBy: ['consent'] })),
    );
  });
});
