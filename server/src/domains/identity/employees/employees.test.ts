import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import type { Refusal } from '../../../kernel/errors.ts';
import { requireStudentPlaces } from '../index.ts';
import { addPeople } from '../people/add-people.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let provider: TestInstitute;
let institute: TestInstitute;
let employee: Person;
let owner: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  provider = await world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `provider-${Date.now()}` });
  institute = await world.institute({ name: `Meridian ${Date.now()}` });
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example`, firstName: 'Kavya' });
  owner = await institute.person('owner', { firstName: 'Ravi' });
  student = await institute.person('student');
});

const isEmployee = async (person: Person) => (await person.api.identity.showMe()).employee;
const consoleOf = (person: Person) => person.send('GET', '/api/employees/institutes');
const log = (at: TestInstitute, action: string) =>
  world.query('select actor_id, reason, details from audit_log where institute_id = $1 and action = $2 order by at', [
    at.id,
    action,
  ]);
const stateOf = (instituteId: number) => ({ params: { instituteId } });
const reason = 'The bill of March is open.';

describe('who is no employee', () => {
  it('an equal e-mail in another institute gains nothing', async () => {
    const namesake = await institute.person('owner', { email: employee.email });
    expect(await isEmployee(namesake)).toBe(false);
    expect((await consoleOf(namesake)).statusCode).toBe(403);
  });

  it.each([
    'kavya@abhyas.example.evil.test',
    'kavya@notabhyas.example',
    'kavya@mail.abhyas.example',
    'kavya@abhyas.examp1e',
    'kavya@abhyas.example@evil.test',
  ])('the look-alike %s gains nothing, even in the provider’s institute', async (email) => {
    const [name = '', ...rest] = email.split('@');
    const person = await provider.person('owner', { email: `${name}-${provider.id}@${rest.join('@')}` });
    expect(await isEmployee(person)).toBe(false);
    expect((await consoleOf(person)).statusCode).toBe(403);
  });

  it('an address that an institute’s own mail verified gains nothing there, and nothing here until the provider’s mail verified it', async () => {
    await owner.api.tenancy.saveMessages({
      body: {
        mailSender: 'abhyas.example',
        mailReplyTo: '',
        smsSender: '',
        languages: ['en'],
        timeZone: 'Asia/Kolkata',
      },
    });
    const email = `verified-${provider.id}@abhyas.example`;
    const there = await institute.person('owner', { email, emailVerified: true });
    const here = await provider.person('owner', { email, emailVerified: false });
    expect([await isEmployee(there), await isEmployee(here)]).toEqual([false, false]);
    for (const person of [there, here]) expect((await consoleOf(person)).statusCode).toBe(403);
  });

  it('a student of the provider is none', async () => {
    expect(await isEmployee(await provider.person('student', { email: `s-${provider.id}@abhyas.example` }))).toBe(
      false,
    );
  });
});

describe('the provider’s console', () => {
  it('finds institutes by name, state and number, with health', async () => {
    await institute.person('guardian');
    const { rows, total } = await employee.api.identity.listInstitutes({ query: { search: String(institute.id) } });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: institute.id,
      state: 'active',
      figures: { students: 1, failingJobs: 0, papers: 0 },
    });
    expect(rows[0]?.figures.lastActiveAt).not.toBeNull();
    const closed = await employee.api.identity.listInstitutes({
      query: { search: String(institute.id), state: 'closed' },
    });
    expect(closed.rows).toEqual([]);
    const detail = await employee.api.identity.showInstitute(stateOf(institute.id));
    expect(detail.owners.map(({ email }) => email)).toContain(owner.email);
    await expect(employee.api.identity.showInstitute(stateOf(999_999_999_999))).rejects.toMatchObject({ status: 404 });
    await expect(employee.api.identity.showInstitute(stateOf(provider.id))).rejects.toMatchObject({ status: 404 });
  });

  it('opens an institute on trial, whose owner chooses a password by a mailed link', async () => {
    const subdomain = `lakeside${provider.id}`;
    const body = { kind: 'institute', name: 'Lakeside', subdomain, firstName: 'Ira', lastName: 'Pai' } as const;
    const email = `ira-${provider.id}@lakeside.test`;
    const opened = await employee.api.identity.openInstitute({ body: { ...body, email } });
    expect(opened).toMatchObject({ name: 'Lakeside', subdomain, state: 'trial', owners: [{ email }] });
    await world.runJobs();
    const mail = world.app.runtime.outbox.list().find(({ to }) => to === email);
    expect(mail?.text).toContain(`http://${subdomain}.abhyas.test/setPassword?`);
    const there = await world.app.server.inject({
      url: '/api/institute-settings',
      headers: { host: `${subdomain}.abhyas.test` },
    });
    expect(there.json().responseObject).toMatchObject({ name: 'Lakeside', instituteKey: opened.id });
    expect(await log(provider, 'institute.opened')).toHaveLength(1);
    await expect(employee.api.identity.openInstitute({ body: { ...body, email } })).rejects.toMatchObject({
      error: 'SUBDOMAIN_TAKEN',
      fields: [{ path: 'body.subdomain' }],
    });
    await expect(
      employee.api.identity.openInstitute({ body: { ...body, email, subdomain: 'www' } }),
    ).rejects.toMatchObject({ error: 'SUBDOMAIN_REFUSED', fields: [{ path: 'body.subdomain' }] });
  });

  it('suspends with a reason and resumes, in both logs', async () => {
    const change = (state: 'suspended' | 'active') =>
      employee.api.identity.changeInstituteState({ ...stateOf(institute.id), body: { state, reason } });
    expect((await change('suspended')).standing).toMatchObject({ state: 'suspended', reason });
    await expect
      .poll(async () => (await student.send('GET', '/api/me')).statusCode, { timeout: 10_000, interval: 20 })
      .toBe(403);
    expect((await owner.api.tenancy.showStanding()).reason).toBe(reason);
    expect((await change('active')).state).toBe('active');
    await expect
      .poll(async () => (await student.send('GET', '/api/me')).statusCode, { timeout: 10_000, interval: 20 })
      .toBe(200);
    for (const at of [provider, institute]) expect(await log(at, 'institute.suspended')).toHaveLength(1);
    await world.runJobs();
    const mail = world.app.runtime.outbox
      .list()
      .find(({ to, subject }) => to === owner.email && subject.includes('suspended'));
    expect(mail?.text).toContain(reason);
  });

  it('sets the limits of a plan', async () => {
    const saved = await employee.api.identity.savePlan({
      ...stateOf(institute.id),
      body: { students: 500, storageBytes: 5_000_000_000 },
    });
    expect(saved.standing.limits).toEqual({ students: 500, storageBytes: 5_000_000_000 });
    expect((await owner.api.tenancy.showStanding()).limits.students).toBe(500);
  });

  it('keeps an institute within its plan: students and files', async () => {
    const full = await world.institute();
    const teacher = await full.person('owner');
    await full.person('student');
    const room = (adding: number) =>
      inTransaction(full.ctx(), (tx) => requireStudentPlaces(tx, adding)).then(
        () => 'room',
        (no: Refusal) => no.error,
      );
    expect(await room(1000)).toBe('room');
    await employee.api.identity.savePlan({ ...stateOf(full.id), body: { students: 2, storageBytes: 1_000_000 } });
    await expect.poll(() => room(2), { timeout: 10_000, interval: 20 }).toBe('STUDENT_LIMIT');
    expect(await room(1)).toBe('room');
    const file = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    );
    const upload = () => teacher.api.media.uploadImage({ query: { fileName: 'a.svg' }, file });
    await upload();
    await world.query('update media_files set bytes = 1000000 where institute_id = $1', [full.id]);
    await expect(upload()).rejects.toMatchObject({ error: 'STORAGE_LIMIT' });
  });

  it('keeps an institute within its plan also when ten students are added at once', async () => {
    const full = await world.institute();
    const teacher = await full.person('owner');
    await employee.api.identity.savePlan({ ...stateOf(full.id), body: { students: 8, storageBytes: null } });
    await expect.poll(async () => (await teacher.api.tenancy.showStanding()).limits.students).toBe(8);
    const someone = { kind: 'student', lastName: '', role: 'student', teaches: [] } as const;
    const add = (place: number) =>
      inTransaction(full.ctx(teacher), (tx) =>
        addPeople(
          tx,
          [{ ...someone, firstName: `Asha ${place}`, email: `cap${place}-${full.id}@example.test` }],
          'http://x',
        ),
      );
    const added = await Promise.allSettled(Array.from({ length: 10 }, (_, place) => add(place)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const refused = added.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as Refusal).error);
    expect(refused).toEqual(['STUDENT_LIMIT', 'STUDENT_LIMIT']);
  });

  it('announces to an audience in a window, and takes it back', async () => {
    const now = world.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const announce = (audience: 'staff' | 'students', startsAt: string, endsAt: string) =>
      employee.api.identity.announce({
        body: { tone: 'warn', texts: { en: 'Maintenance at nine', hi: '' }, audience, startsAt, endsAt },
      });
    const shown = await announce('staff', at(-1), at(60));
    await announce('students', at(30), at(60));
    const seen = async (person: Person) => (await person.api.tenancy.listAnnouncements()).map(({ id }) => id);
    expect(await seen(owner)).toContain(shown.id);
    expect(await seen(student)).toEqual([]);
    await employee.api.identity.withdrawAnnouncement({ params: { announcementId: shown.id } });
    expect(await seen(owner)).not.toContain(shown.id);
    await expect(announce('staff', at(10), at(5))).rejects.toMatchObject({ fields: [{ path: 'body.endsAt' }] });
    const { rows } = await employee.api.identity.listAllAnnouncements();
    expect(rows.find(({ id }) => id === shown.id)?.status).toBe('withdrawn');
  });

  it('is looked at by every employee, and changed by those whose role may', async () => {
    const looker = await provider.person('teacher', { email: `looker-${provider.id}@abhyas.example` });
    expect((await looker.api.identity.listInstitutes()).can.change).toBe(false);
    await expect(
      looker.api.identity.changeInstituteState({ ...stateOf(institute.id), body: { state: 'suspended', reason } }),
    ).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
    await expect(
      looker.api.identity.startSwitch({ body: { instituteId: institute.id, reason } }),
    ).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});

describe('work in another institute', () => {
  const under = (switchId: string, person = employee) => ({
    get: (url: string) => person.send('GET', url, { headers: { 'x-act-in': switchId } }),
    put: (url: string, body: object) =>
      person.send('PUT', url, {
        payload: JSON.stringify(body),
        headers: { 'x-act-in': switchId, 'content-type': 'application/json' },
      }),
    post: (url: string, body: object) =>
      person.send('POST', url, {
        payload: JSON.stringify(body),
        headers: { 'x-act-in': switchId, 'content-type': 'application/json' },
      }),
  });
  const begin = () => employee.api.identity.startSwitch({ body: { instituteId: institute.id, reason } });

  it('is a switch with a reason, written in both logs; it reads and puts settings right there, and nothing at home', async () => {
    const acting = await begin();
    expect(acting).toMatchObject({ instituteId: institute.id, reason });
    const there = under(acting.switchId);
    const settings = (await there.get('/api/settings')).json().responseObject;
    expect(settings.brand.name).toContain('Meridian');
    const saved = await there.put('/api/settings/rules', { passPercent: 55, twoPersonKeys: false });
    expect(saved.statusCode).toBe(200);
    expect((await owner.api.tenancy.showEditableSettings()).rules.passPercent).toBe(55);
    expect((await employee.api.tenancy.showEditableSettings()).rules.passPercent).toBe(50);
    const [latest] = (await owner.api.tenancy.listSettingsChanges()).rows;
    expect(latest).toMatchObject({ field: 'passPercent', after: ['55'], byProvider: true, actor: null });
    for (const at of [provider, institute])
      expect((await log(at, 'employee.switched')).at(-1)).toMatchObject({
        actor_id: employee.accountId,
        reason,
        details: { switchId: acting.switchId },
      });
    expect((await log(provider, 'employee.acted')).at(-1)).toMatchObject({
      details: { endpoint: 'tenancy.saveRules' },
    });
    expect((await log(institute, 'settings.changed')).at(-1)).toMatchObject({ actor_id: employee.accountId });
    const me = (await there.get('/api/me')).json().responseObject;
    expect(me.acting).toMatchObject({ name: settings.brand.name, reason });
    expect(me.capabilities).not.toContain('roles.write');
    expect((await employee.api.identity.showMe()).acting).toBeUndefined();
  });

  it('is for named calls only: bank details, papers and roles are refused', async () => {
    const there = under((await begin()).switchId);
    const refused = await there.post('/api/bank-details', {
      holder: 'Somebody Else',
      account: '123456789012',
      ifsc: 'HDFC0001234',
      accountKind: 'savings',
    });
    expect(refused.json().error).toBe('ACTING_REFUSED');
    expect((await there.post('/api/papers', { title: 'Mine' })).json().error).toBe('ACTING_REFUSED');
    expect((await there.post('/api/standing/export', {})).json().error).toBe('ACTING_REFUSED');
  });

  it('is also refused by the database itself: role staff may not write there what support does not put right', async () => {
    const { staff } = world.app.runtime;
    const bound = staff.forInstitute(institute.id);
    await expect(
      bound.updateTable('roles').set({ capabilities: [] }).where('institute_id', '=', institute.id).execute(),
    ).rejects.toThrow('permission denied');
    await expect(
      bound.selectFrom('refresh_tokens').selectAll().where('institute_id', '=', institute.id).execute(),
    ).rejects.toThrow('permission denied');
    const others = await bound.selectFrom('accounts').select('id').where('institute_id', '=', provider.id).execute();
    expect(others).toEqual([]);
  });

  it('belongs to one person and one session, ends by hand and after half an hour', async () => {
    const { switchId } = await begin();
    const colleague = await provider.person('owner', { email: `colleague-${provider.id}@abhyas.example` });
    expect((await under(switchId, colleague).get('/api/settings')).json().error).toBe('ACTING_ENDED');
    expect((await under(switchId, owner).get('/api/settings')).json().error).toBe('ACTING_ENDED');
    expect((await under('not-an-id').get('/api/settings')).json().error).toBe('ACTING_ENDED');
    await expect(colleague.api.identity.endSwitch({ params: { switchId } })).rejects.toMatchObject({ status: 404 });

    await employee.api.identity.endSwitch({ params: { switchId } });
    expect((await under(switchId).get('/api/settings')).json().error).toBe('ACTING_ENDED');
    expect(await log(institute, 'employee.left')).toHaveLength(1);

    const late = await begin();
    world.clock.advance({ minutes: 31 });
    await employee.signInAgain();
    expect((await under(late.switchId).get('/api/settings')).json().error).toBe('ACTING_ENDED');
  });

  it('cannot be in the provider itself, nor in an institute that is not there', async () => {
    for (const instituteId of [provider.id, 999_999_999_999])
      await expect(employee.api.identity.startSwitch({ body: { instituteId, reason } })).rejects.toMatchObject({
        status: 404,
      });
  });
});
