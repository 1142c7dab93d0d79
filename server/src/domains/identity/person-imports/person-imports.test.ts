import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { asStaff, savePlan } from '../../tenancy/index.ts';

const within = { timeout: 10_000, interval: 20 } as const;
let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
});

const upload = (lines: readonly string[], kind: 'student' | 'staff' = 'student', by = owner) =>
  by.api.identity.uploadPersonImport({
    query: { kind, fileName: 'people.csv' },
    file: Buffer.from(['First name,Last name,E-mail,Role,Subjects', ...lines].join('\n')),
  });
const rowsOf = async (importId: string) =>
  (await owner.api.identity.listPersonImportRows({ params: { importId }, query: { size: 200 } })).rows;
const commit = (importId: string) => owner.api.identity.commitPersonImport({ params: { importId } });
const undo = (importId: string) => owner.api.identity.undoPersonImport({ params: { importId } });
const found = async (search: string) => (await owner.api.identity.listPeople({ query: { search } })).total;

describe('the plan of the institute', () => {
  it('holds so many students: the dry run says which rows find no place, and the rest is committed', async () => {
    const small = await world.institute();
    const chief = await small.person('owner');
    await savePlan(asStaff(small.ctx(), small.id), { students: 2, storageBytes: null });
    const lines = [
      'Asha,Rao,asha@small.test,,',
      'Bad,Row,nothing,,',
      'Ravi,Rao,ravi@small.test,,',
      'Mina,Rao,mina@small.test,,',
    ];
    const upload2 = (kind: 'student' | 'staff' = 'student') => upload(lines, kind, chief);
    await expect.poll(async () => (await upload2()).counts, within).toMatchObject({ ready: 2, refused: 2 });
    const { id: importId } = await upload2();
    const { rows } = await chief.api.identity.listPersonImportRows({ params: { importId }, query: {} });
    expect(rows.map(({ problems }) => problems[0]?.code)).toEqual([
      undefined,
      'EMAIL_WRONG',
      undefined,
      'STUDENT_LIMIT',
    ]);
    expect((await upload2('staff')).counts.ready).toBe(3);
    await small.person('student');
    await expect(chief.api.identity.commitPersonImport({ params: { importId } })).rejects.toMatchObject({
      status: 409,
      error: 'STUDENT_LIMIT',
    });
  });
});

describe('columns', () => {
  it('of a school’s own sheet are said once, below its title; the parent’s mobile is not taken for the student’s', async () => {
    const text =
      'Shree Classes 2026\nS.No,Given name,Mail ID,Father mobile no,House\n1,Asha,asha@own.test,9876543210,Red\n';
    const read = await owner.api.identity.uploadPersonImport({
      query: { kind: 'student', fileName: 'admissions.csv' },
      file: Buffer.from(text),
    });
    expect([read.status, read.columns.map(({ is }) => is)]).toEqual([
      'matching',
      ['ignored', 'firstName', 'email', 'parentMobile', 'undecided'],
    ]);
    const checked = await owner.api.identity.matchPersonImportColumns({
      params: { importId: read.id },
      body: { choices: ['ignored', 'firstName', 'email', 'parentMobile', 'ignored'], confirm: true },
    });
    expect(checked).toMatchObject({ status: 'checked', counts: { rows: 1, ready: 1 } });
    const [row] = await rowsOf(read.id);
    expect(row!.means).toMatchObject({ firstName: 'Asha', mobile: '', parentMobile: '+919876543210' });
  });

  it.each(['नाम,उपनाम,ईमेल', 'पहला नाम,सरनेम,ई-मेल', 'FIRST NAME,surname,E-mail ID'])(
    'may be called %s',
    async (header) => {
      const file = Buffer.from(`${header}\nआशा,राव,asha@hindi.test`);
      const { id, counts } = await owner.api.identity.uploadPersonImport({
        query: { kind: 'student', fileName: 'people.csv' },
        file,
      });
      expect(counts).toMatchObject({ rows: 1, ready: 1 });
      expect((await rowsOf(id))[0]?.means).toMatchObject({ firstName: 'आशा', lastName: 'राव' });
    },
  );
});

describe('students with contact and parent', () => {
  const sheet = (header: string, ...lines: readonly string[]) =>
    owner.api.identity.uploadPersonImport({
      query: { kind: 'student', fileName: 'people.csv' },
      file: Buffer.from([header, ...lines].join('\n')),
    });

  it('are read under English and Hindi headings, kept, listed and found by every one of them', async () => {
    const { id, counts } = await sheet(
      'नाम,ईमेल,मोबाइल नंबर,रोल नंबर,Father’s name,Father’s mobile',
      'Asha,asha@parents.test,98123 45670,MA-2027-1,Rajesh Rao,+91 98500 77310',
    );
    expect(counts).toMatchObject({ ready: 1, refused: 0 });
    await commit(id);
    const asha = {
      mobileNumber: '+919812345670',
      rollNumber: 'MA-2027-1',
      parentName: 'Rajesh Rao',
      parentMobile: '+919850077310',
    };
    for (const search of ['MA-2027-1', '9812345670', 'rajesh', '98500773'])
      expect((await owner.api.identity.listPeople({ query: { search } })).rows).toMatchObject([asha]);
    const csv = await owner.api.identity.exportPeople({ query: { search: 'MA-2027-1' } });
    expect(csv).toContain('Rajesh Rao');
  });

  it('are refused row by row where a number cannot be read or a roll number is taken', async () => {
    const { id } = await sheet(
      'First name,E-mail,Mobile,Roll no,Parent mobile',
      'A,a@wrong.test,12,,',
      'B,b@wrong.test,,MA-2027-1,',
      'C,c@wrong.test,,X-1,',
      'D,d@wrong.test,,X-1,',
      'E,e@wrong.test,,,call me',
    );
    expect((await rowsOf(id)).map(({ problems }) => problems)).toEqual([
      [{ column: 'mobile', code: 'MOBILE_WRONG' }],
      [{ column: 'rollNumber', code: 'ROLL_NUMBER_KNOWN' }],
      [],
      [{ column: 'rollNumber', code: 'ROLL_NUMBER_TWICE' }],
      [{ column: 'parentMobile', code: 'MOBILE_WRONG' }],
    ]);
  });
});

describe('students whose mobile alone is known', () => {
  const sheet = (...lines: readonly string[]) =>
    owner.api.identity.uploadPersonImport({
      query: { kind: 'student', fileName: 'people.csv' },
      file: Buffer.from(['First name,Last name,Mobile,E-mail', ...lines].join('\n')),
    });

  it('get a text message, log in with number and code, and keep the import from being undone', async () => {
    const { id, counts } = await sheet('Gita,Rao,98765 00001,', 'Hari,Rao,98765 00001,');
    expect(counts).toMatchObject({ ready: 2 });
    await commit(id);
    await world.runJobs();
    const messages = world.app.runtime.outbox.list().filter(({ to }) => to === '+919876500001');
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/your account is ready.*\/login$/)),
    );
    const { rows } = await owner.api.identity.listPeople({ query: { search: '9876500001' } });
    expect(rows).toMatchObject([
      { name: 'Gita Rao', email: '', status: 'invited' },
      { name: 'Hari Rao', email: '', status: 'invited' },
    ]);
    const { otpId } = await place.visitor.api.identity.sendLoginCode({
      body: { countryCode: '91', mobileNumber: '9876500001' },
    });
    await world.runJobs();
    const sent = world.app.runtime.outbox.list().filter(({ to }) => to === '+919876500001');
    const code = sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
    await place.visitor.api.identity.loginByCode({
      params: { otpId },
      body: { code, accountId: rows[0]!.accountId, tncAgreed: true },
    });
    expect((await owner.api.identity.listPeople({ query: { search: 'Gita' } })).rows).toMatchObject([
      { status: 'active' },
    ]);
    await expect(undo(id)).rejects.toMatchObject({ error: 'PERSON_IMPORT_USED' });
  });

  it('are told apart by name where a family shares a phone, and refused where nothing reaches them', async () => {
    await commit((await sheet('Indu,Rao,9876500002,')).id);
    const { id } = await sheet(
      'indu,RAO,9876500002,',
      'Jaya,Rao,9876500002,',
      'Jaya,Rao,+91 98765 00002,',
      'Kiran,Rao,,',
      'Lila,Rao,12,',
    );
    expect((await rowsOf(id)).map(({ problems }) => problems)).toEqual([
      [{ column: 'mobile', code: 'STUDENT_KNOWN' }],
      [],
      [{ column: 'mobile', code: 'STUDENT_TWICE' }],
      [{ column: 'mobile', code: 'CONTACT_MISSING' }],
      [{ column: 'mobile', code: 'MOBILE_WRONG' }],
    ]);
  });
});

describe('students who come into a batch', () => {
  const sheet = (by: Person, ...lines: readonly string[]) =>
    by.api.identity.uploadPersonImport({
      query: { kind: 'student', fileName: 'admissions.csv' },
      file: Buffer.from(['First name,E-mail,Batch', ...lines].join('\n')),
    });
  const batch = (name: string) => owner.api.cohorts.createBatch({ body: { name, kind: 'batch', description: '' } });
  const membersOf = async (batchId: string) =>
    (await owner.api.cohorts.listMembers({ params: { batchId }, query: {} })).rows.map(({ email }) => email).toSorted();

  it('are members of it once the import is committed, and leave it where it is undone', async () => {
    const [morning, evening] = [await batch('Morning 12'), await batch('Evening 12')];
    const { id } = await sheet(
      owner,
      'Asha,asha@batch.test,Morning 12',
      'Bina,bina@batch.test,evening 12',
      'Charu,charu@batch.test,',
      'Dev,dev@batch.test,MORNING 12',
    );
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready']);
    await commit(id);
    expect(await membersOf(morning.id)).toEqual(['asha@batch.test', 'dev@batch.test']);
    expect(await membersOf(evening.id)).toEqual(['bina@batch.test']);
    expect(await undo(id)).toMatchObject({ status: 'undone' });
    expect([await membersOf(morning.id), await found('@batch.test')]).toEqual([[], 0]);
  });

  it('are refused where there is no such batch, or where the importer may fill none', async () => {
    const { id } = await sheet(owner, 'Eva,eva@batch.test,Nowhere');
    expect((await rowsOf(id))[0]?.problems).toEqual([{ column: 'batch', code: 'BATCH_UNKNOWN' }]);
    await batch('Noon 12');
    await owner.api.identity.saveRole({
      params: { name: 'reviewer' },
      body: { capabilities: ['people.read', 'people.write'] },
    });
    const registrar = await place.person('reviewer');
    const other = await sheet(registrar, 'Eva,eva@batch.test,Noon 12');
    expect((await rowsOf(other.id))[0]?.problems).toEqual([{ column: 'batch', code: 'BATCH_NOT_YOURS' }]);
  });

  it('are not made where their batch was archived since the dry run', async () => {
    const { id: batchId } = await batch('Short course');
    const { id } = await sheet(owner, 'Faiz,faiz@batch.test,Short course');
    await owner.api.cohorts.archiveBatch({ params: { batchId } });
    await expect(commit(id)).rejects.toMatchObject({ error: 'PERSON_IMPORT_STALE' });
    expect(await found('faiz@batch.test')).toBe(0);
  });
});

describe('a list of people from a spreadsheet', () => {
  it('is judged row by row, and nothing is written before it is committed', async () => {
    const { id, counts, can } = await upload(
      [
        'Asha,Rao,asha@rows.test,,Physics; Maths',
        ',Rao,nameless@rows.test,,',
        'No,Mail,,,',
        'Odd,Mail,not an address,,',
        `Known,One,${owner.email},,`,
        'Twice,One,ASHA@rows.test,,',
        'Odd,Role,role@rows.test,wizard,',
        'Odd,Subject,subject@rows.test,reviewer,alchemy',
      ],
      'staff',
    );
    expect(counts).toEqual({ rows: 8, ready: 1, already: 0, refused: 7, written: 0 });
    expect(can).toEqual({ commit: true, cancel: true, undo: false });
    const rows = await rowsOf(id);
    expect(rows[0]).toMatchObject({ state: 'ready', means: { role: 'teacher', teaches: ['physics', 'maths'] } });
    expect(rows.slice(1).map(({ problems }) => problems[0]?.code)).toEqual([
      'NAME_MISSING',
      'EMAIL_MISSING',
      'EMAIL_WRONG',
      'EMAIL_KNOWN',
      'EMAIL_TWICE',
      'ROLE_UNKNOWN',
      'SUBJECT_UNKNOWN',
    ]);
    expect((await owner.api.identity.listPeople({ query: { kind: 'staff', search: '@rows.test' } })).total).toBe(0);
  });

  it('gives nobody a role that the uploader may not give', async () => {
    const administrator = await place.person('administrator');
    const { id: importId } = await upload(['Chief,Two,chief@rows.test,owner,'], 'staff', administrator);
    expect((await rowsOf(importId))[0]?.problems).toEqual([{ column: 'role', code: 'ROLE_TOO_STRONG' }]);
  });

  it('makes the accounts, sends each person a link, and can be taken back while nobody came', async () => {
    const { id: importId } = await upload(['Mina,Das,mina@write.test,,', 'Ravi,Das,ravi@write.test,,']);
    expect(await commit(importId)).toMatchObject({ status: 'committed', counts: { written: 2, ready: 0 } });
    await world.runJobs();
    expect(world.app.runtime.outbox.list().map(({ to }) => to)).toEqual(
      expect.arrayContaining(['mina@write.test', 'ravi@write.test']),
    );
    expect(await found('@write.test')).toBe(2);
    await expect(commit(importId)).rejects.toMatchObject({ error: 'SHEET_CHECK_STATE' });
    expect(await undo(importId)).toMatchObject({ status: 'undone' });
    expect(await found('@write.test')).toBe(0);
    expect((await upload(['Mina,Das,mina@write.test,,'])).counts.ready).toBe(1);
  });

  it('stays whole once one of its people has come', async () => {
    const { id: importId } = await upload(['Isha,Sen,isha@came.test,,', 'Om,Sen,om@came.test,,']);
    await commit(importId);
    await world.runJobs();
    const mail = world.app.runtime.outbox.list().find(({ to }) => to === 'isha@came.test');
    const token = /\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, firstName: 'Isha', lastName: 'Sen', password: 'quiet river lantern 42', tncAgreed: true };
    expect((await place.visitor.send('POST', '/api/staff-invitations/accept', { payload })).statusCode).toBe(200);
    await expect(undo(importId)).rejects.toMatchObject({ status: 409, error: 'PERSON_IMPORT_USED' });
    expect(await found('@came.test')).toBe(2);
  });

  it('is refused whole where somebody has got an account since the dry run', async () => {
    const { id: importId } = await upload(['Late,One,late@stale.test,,', 'Late,Two,two@stale.test,,']);
    await place.person('student', { email: 'late@stale.test' });
    await expect(commit(importId)).rejects.toMatchObject({ error: 'PERSON_IMPORT_STALE' });
    expect(await found('two@stale.test')).toBe(0);
  });

  it('can be dropped', async () => {
    const { id: importId } = await upload(['A,B,a@drop.test,,']);
    const dropped = await owner.api.identity.cancelPersonImport({ params: { importId } });
    expect(dropped).toMatchObject({ status: 'cancelled', can: { commit: false } });
    await expect(commit(importId)).rejects.toMatchObject({ error: 'SHEET_CHECK_STATE' });
    expect(await owner.api.identity.showPersonImport({ params: { importId } })).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['that is empty', ''],
    ['that is a picture', '\x89PNG\r\n\x1a\n0000000'],
  ])('says what is wrong with a file %s', async (_what, text) => {
    await expect(
      owner.api.identity.uploadPersonImport({
        query: { kind: 'student', fileName: 'x.csv' },
        file: Buffer.from(text || '\n', 'latin1'),
      }),
    ).rejects.toMatchObject({ status: 422, error: 'SHEET_UNREADABLE' });
  });

  it('is written in a few statements, each person with a link of their own', async () => {
    const big = await world.institute();
    const chief = await big.person('owner');
    const lines = Array.from({ length: 600 }, (_, n) => `S${n},Rao,s${n}@big.test,,`);
    const { id: importId } = await upload(lines, 'student', chief);
    const { counts } = await chief.api.identity.commitPersonImport({ params: { importId } });
    expect(counts).toMatchObject({ written: 600, ready: 0 });
    const [made] = await world.query(
      `select count(distinct token_hash)::int as links, (select count(*)::int from message_deliveries where institute_id = $1) as messages
      from staff_invitations where institute_id = $1`,
      [big.id],
    );
    expect(made).toEqual({ links: 600, messages: 600 });
  });
});
