import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let administrator: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, administrator] = [await place.person('owner'), await place.person('administrator')];
});

const block = (by: Person, ...people: Person[]) =>
  by.api.identity.blockPeople({
    body: { accountIds: people.map(({ accountId }) => accountId), reason: 'Shared answers' },
  });
const at = ({ accountId }: Person) => ({ params: { accountId } });

describe('the list of people', () => {
  it('finds, filters, orders and counts', async () => {
    const here = await world.institute();
    const chief = await here.person('owner');
    const [zoya, anil] = [
      await here.person('student', { firstName: 'Zoya', email: 'z@list.test' }),
      await here.person('student', { firstName: 'Anil', email: 'a@list.test' }),
    ];
    await block(chief, zoya);
    const list = chief.api.identity.listPeople;
    const all = await list();
    expect(all.rows.map(({ name }) => name.split(' ')[0])).toEqual(['Anil', 'Zoya']);
    expect(all.counts).toMatchObject({ all: 2, active: 1, blocked: 1 });
    expect((await list({ query: { status: 'blocked' } })).rows).toMatchObject([{ accountId: zoya.accountId }]);
    expect((await list({ query: { search: 'A@LIST' } })).rows).toMatchObject([{ accountId: anil.accountId }]);
    expect((await list({ query: { search: '%' } })).rows).toEqual([]);
    expect((await list({ query: { kind: 'staff' } })).rows).toMatchObject([{ role: 'owner' }]);
    expect((await list({ query: { sort: 'added' } })).rows[0]).toMatchObject({ accountId: anil.accountId });
    await anil.api.learners.updateProfile({ body: { exams: [2] } });
    expect((await list({ query: { exam: 2 } })).rows).toMatchObject([{ accountId: anil.accountId }]);
    expect((await list({ query: { exam: 1 } })).total).toBe(0);
    const csv = await chief.api.identity.exportPeople({ query: { status: 'active' } });
    expect(csv).toContain('a@list.test');
    expect(csv).not.toContain('z@list.test');
  });
});

describe('what an institute knows of a student', () => {
  const details = {
    mobileNumber: '098123 45699',
    rollNumber: 'R-7',
    parentName: 'Sunita Sharma',
    parentMobile: '+91 98500 77311',
  };
  const save = (accountId: string, changed: Partial<typeof details>) =>
    owner.api.identity.savePerson({
      params: { accountId },
      body: { firstName: 'Isha', lastName: '', teaches: [], details: changed },
    });

  it('is given with the account, changed one by one, and emptied', async () => {
    const made = await owner.api.identity.createPerson({
      body: { kind: 'student', email: 'isha@details.test', firstName: 'Isha', lastName: '', details },
    });
    expect(made).toMatchObject({
      mobileNumber: '+919812345699',
      rollNumber: 'R-7',
      parentName: 'Sunita Sharma',
      parentMobile: '+919850077311',
    });
    expect(await save(made.accountId, { rollNumber: 'R-8', parentName: '' })).toMatchObject({
      mobileNumber: '+919812345699',
      rollNumber: 'R-8',
      parentName: null,
    });
  });

  it('may hold the mobile alone, which then cannot be emptied, and is written to again', async () => {
    const body = { kind: 'student', email: '', firstName: 'Noor', lastName: 'Khan' } as const;
    await expect(owner.api.identity.createPerson({ body })).rejects.toMatchObject({
      status: 422,
      error: 'CONTACT_NEEDED',
      fields: [{ path: 'body.email' }],
    });
    const staff = { ...body, kind: 'staff', details: { mobileNumber: '9812345611' } } as const;
    await expect(owner.api.identity.createPerson({ body: staff })).rejects.toMatchObject({ error: 'CONTACT_NEEDED' });
    const details = { mobileNumber: '9812345611' };
    const { accountId } = await owner.api.identity.createPerson({ body: { ...body, details } });
    await expect(save(accountId, { mobileNumber: '' })).rejects.toMatchObject({
      error: 'CONTACT_NEEDED',
      fields: [{ path: 'body.details.mobileNumber' }],
    });
    await owner.api.identity.invitePersonAgain({ params: { accountId } });
    await world.runJobs();
    expect(world.app.runtime.outbox.list().filter(({ to }) => to === '+919812345611')).toHaveLength(2);
  });

  it('is refused beside its field: a number that is none, and a roll number of somebody else', async () => {
    const student = await place.person('student');
    await save(student.accountId, { rollNumber: 'R-9' });
    const other = await place.person('student');
    await expect(save(other.accountId, { rollNumber: 'R-9' })).rejects.toMatchObject({
      status: 409,
      error: 'ROLL_NUMBER_TAKEN',
    });
    await expect(save(other.accountId, { parentMobile: '12' })).rejects.toMatchObject({
      status: 422,
      error: 'CONTACT_MOBILE_INVALID',
    });
    await save(student.accountId, { rollNumber: 'R-9' });
  });
});

describe('blocking somebody', () => {
  it('ends every session at once, says why at the next sign-in, and can be lifted', async () => {
    const student = await place.person('student');
    expect(await block(owner, student)).toEqual({ changed: 1 });
    const answer = await student.send('GET', '/api/me');
    expect(answer.json()).toMatchObject({ error_name: 'ACCESS_TOKEN_INVALID' });
    await expect(student.signInAgain()).rejects.toThrow('disabled due to suspected misuse');
    const shown = await owner.api.identity.showPerson(at(student));
    expect(shown).toMatchObject({ status: 'blocked', blocked: { reason: 'Shared answers' }, can: { unblock: true } });
    expect(await block(owner, student)).toEqual({ changed: 0 });
    await owner.api.identity.unblockPeople({ body: { accountIds: [student.accountId] } });
    await student.signInAgain();
    expect((await student.send('GET', '/api/me')).statusCode).toBe(200);
  });

  it('is not for oneself, nor for somebody who may do more, and needs somebody of this institute', async () => {
    await expect(block(owner, owner)).rejects.toMatchObject({ error: 'OWN_ACCOUNT' });
    await expect(block(administrator, owner)).rejects.toMatchObject({ status: 403, error: 'CAPABILITY_NOT_YOURS' });
    const stranger = await (await world.institute()).person('student');
    await expect(block(owner, stranger)).rejects.toMatchObject({ status: 404 });
  });

  it('leaves the institute an owner', async () => {
    const second = await place.person('owner');
    await block(owner, second);
    await second.signInAgain().catch(() => undefined);
    await world.query(
      `update roles set capabilities = (select capabilities from roles where institute_id = $1 and name = 'owner')
      where institute_id = $1 and name = 'administrator'`,
      [place.id],
    );
    const deputy = await place.person('administrator');
    await expect(block(deputy, owner)).rejects.toMatchObject({ status: 409, error: 'LAST_OWNER' });
  });
});

describe('a person’s account', () => {
  it('is made by staff: the person gets a link, and is shown as invited until it is used', async () => {
    const body = { kind: 'student', email: 'New.One@people.test', firstName: 'New', lastName: 'One' } as const;
    const made = await owner.api.identity.createPerson({ body });
    expect(made).toMatchObject({ status: 'invited', role: 'student', email: 'new.one@people.test' });
    await world.runJobs();
    expect(world.app.runtime.outbox.list().map(({ to }) => to)).toContain('new.one@people.test');
    await expect(owner.api.identity.createPerson({ body })).rejects.toMatchObject({
      error: 'EMAIL_TAKEN',
      fields: [{ path: 'body.email' }],
    });
    const again = await owner.api.identity.invitePersonAgain({ params: { accountId: made.accountId } });
    expect(again.can.invite).toBe(true);
    await world.runJobs();
    const sent = world.app.runtime.outbox.list().filter(({ to }) => to === 'new.one@people.test');
    expect(new Set(sent.map(({ text }) => text)).size).toBe(2);
    const known = await place.person('student');
    await expect(owner.api.identity.invitePersonAgain(at(known))).rejects.toMatchObject({
      error: 'INVITATION_HAS_ACCOUNT',
    });
    const unknown = { ...body, kind: 'staff', email: 'x@people.test', role: 'wizard' } as const;
    await expect(owner.api.identity.createPerson({ body: unknown })).rejects.toMatchObject({ error: 'ROLE_UNKNOWN' });
  });

  it('gets another role at once; the last owner stays one', async () => {
    const teacher = await place.person('teacher');
    const body = { firstName: 'Tara', lastName: 'Sen', role: 'reviewer', teaches: ['physics' as const] };
    const saved = await owner.api.identity.savePerson({ ...at(teacher), body });
    expect(saved).toMatchObject({ name: 'Tara Sen', role: 'reviewer', teaches: ['physics'] });
    expect((await teacher.send('GET', '/api/me')).statusCode).toBe(401);
    await teacher.signInAgain();
    expect((await teacher.api.identity.showMyRole()).name).toBe('reviewer');
    await expect(owner.api.identity.savePerson({ ...at(owner), body })).rejects.toMatchObject({ error: 'OWN_ACCOUNT' });
    const plain = await (await world.institute()).person('administrator');
    await expect(
      plain.api.identity.savePerson({ ...at(plain), body: { ...body, role: 'owner' } }),
    ).rejects.toMatchObject({ error: 'OWN_ACCOUNT' });
  });

  it('of a teacher ends with the work in a colleague’s hands', async () => {
    const [leaving, staying] = [await place.person('teacher'), await place.person('teacher')];
    const { paperId } = await leaving.api.assessments.createPaper({ body: { title: 'Handed over' } });
    const end = (handOverTo: string) => owner.api.identity.deactivatePerson({ ...at(leaving), body: { handOverTo } });
    const student = await place.person('student');
    await expect(end(student.accountId)).rejects.toMatchObject({ error: 'HANDOVER_TO' });
    await expect(end(leaving.accountId)).rejects.toMatchObject({ error: 'HANDOVER_TO' });
    expect(await end(staying.accountId)).toMatchObject({ status: 'left', moving: { kind: 'handover' } });
    await expect.poll(async () => (await leaving.send('GET', '/api/me')).statusCode).toBe(401);
    await world.runJobs();
    const [paper] = await world.query('select created_by from papers where id = $1', [paperId]);
    expect(paper).toEqual({ created_by: staying.accountId });
    expect((await owner.api.identity.showPerson(at(leaving))).moving).toBeNull();
  });
});

describe('merging two accounts of one student', () => {
  it('shows both first, then moves everything to the one that is kept', async () => {
    const [keep, remove] = [await place.person('student'), await place.person('student')];
    await remove.api.learners.updateProfile({ body: { exams: [2] } });
    const both = { keep: keep.accountId, remove: remove.accountId };
    expect(await owner.api.identity.previewMerge({ query: both })).toMatchObject({
      keep: { email: keep.email },
      remove: { email: remove.email },
    });
    await owner.api.identity.mergePeople({ body: both });
    await world.runJobs();
    expect((await owner.api.identity.showPerson(at(remove))).status).toBe('left');
    await expect(remove.signInAgain()).rejects.toThrow();
    const [profile] = await world.query('select exam_ids from learner_profiles where account_id = $1', [
      keep.accountId,
    ]);
    expect(profile).toEqual({ exam_ids: [2] });
    await expect(owner.api.identity.mergePeople({ body: both })).rejects.toMatchObject({ error: 'MERGE_STUDENTS' });
  });

  it('needs two different students', async () => {
    const [student, teacher] = [await place.person('student'), await place.person('teacher')];
    for (const remove of [student.accountId, teacher.accountId])
      await expect(owner.api.identity.mergePeople({ body: { keep: student.accountId, remove } })).rejects.toMatchObject(
        { error: 'MERGE_STUDENTS' },
      );
  });
});
