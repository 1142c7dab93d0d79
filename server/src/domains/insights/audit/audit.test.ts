import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let provider: TestInstitute;
let place: TestInstitute;
let owner: Person;
let student: Person;
let employee: Person;

const reason = 'Shared the answers in a chat group';
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
type Query = NonNullable<Parameters<Person['api']['insights']['listAuditEntries']>[0]>['query'];
const list = async (query: Query = {}) => (await owner.api.insights.listAuditEntries({ query })).rows;
const there = () => ({ params: { instituteId: place.id } });

beforeAll(async () => {
  world = await testWorld();
  provider = await world.institute({ kind: 'provider' });
  place = await world.institute();
  [owner, student] = [
    await place.person('owner', { firstName: 'Farida' }),
    await place.person('student', { firstName: '=Bela' }),
  ];
  employee = await provider.person('owner', { email: 'kavya@abhyas.example', firstName: 'Kavya' });
  world.clock.advance({ minutes: 2 });
  await owner.send('POST', '/api/people/block', {
    payload: JSON.stringify({ accountIds: [student.accountId], reason }),
    headers: { 'content-type': 'application/json', 'user-agent': agent },
  });
  world.clock.advance({ minutes: 2 });
  await owner.api.identity.savePerson({
    params: { accountId: student.accountId },
    body: { firstName: 'Bela', lastName: 'Rao', teaches: [] },
  });
});

describe('the log of an institute', () => {
  it('says who did what to whom, why, from where and on what', async () => {
    const [entry] = await list({ action: 'account.blocked' });
    expect(entry).toMatchObject({
      actor: { id: owner.accountId, name: expect.stringContaining('Farida'), email: owner.email, byProvider: false },
      subject: { kind: 'account', id: student.accountId, name: 'Bela Rao' },
      reason,
      address: '127.0.0.1',
      device: 'Chrome · Windows',
      hasValues: true,
    });
  });

  it('shows one entry with what stood before and after', async () => {
    const [blocked] = await list({ action: 'account.blocked' });
    const one = await owner.api.insights.showAuditEntry({ params: { entryId: blocked!.id } });
    expect(one).toMatchObject({
      changes: [{ field: 'status', before: 'allowed', after: 'blocked' }],
      erased: false,
      userAgent: agent,
    });
    const [changed] = await list({ action: 'account.changed' });
    const { changes } = await owner.api.insights.showAuditEntry({ params: { entryId: changed!.id } });
    expect(changes).toContainEqual({ field: 'first_name', before: '=Bela', after: 'Bela' });
    expect(changes.map(({ field }) => field)).toEqual(['first_name', 'last_name']);
  });

  it('is filtered by action, by its first word, by who, by what, by time and by any word', async () => {
    const of = async (query: Query) => [...new Set((await list(query)).map(({ action }) => action))];
    expect(await of({ action: 'account' })).toEqual(['account.changed', 'account.blocked']);
    expect((await of({ actorId: student.accountId })).at(-1)).toBe('session.opened');
    expect(await of({ actorId: owner.accountId })).toContain('account.blocked');
    expect(await of({ subjectKind: 'account', subjectId: student.accountId })).toEqual([
      'account.changed',
      'account.blocked',
      'session.closed',
      'session.opened',
    ]);
    expect(await of({ search: 'chat group' })).toEqual(['account.blocked']);
    expect(await of({ search: 'bela rao' })).toContain('account.blocked');
    expect(await of({ search: 'bela rao', action: 'paper' })).toEqual([]);
    const now = world.clock.now();
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    expect(await of({ from: at(3), to: at(1) })).toEqual(['account.blocked', 'session.closed']);
    expect(await of({ search: 'nobody did this' })).toEqual([]);
  });

  it('is read page by page without losing or repeating a row', async () => {
    const all = (await list({ size: 100 })).map(({ id }) => id);
    const paged: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await owner.api.insights.listAuditEntries({ query: { size: 2, ...(after && { after }) } });
      paged.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });

  it('names questions and rank lists as people call them now, and as the entry did when they are gone', async () => {
    const room = await examRoom(world);
    const head = await room.place.person('owner');
    const questionId = await room.question();
    const { number } = await head.api.questions.showQuestion({ params: { questionId } });
    const paperId = await room.paper([questionId]);
    const body = {
      title: 'Sunday tests',
      combine: 'best_percentile' as const,
      tieChainId: 'jee-main-2026',
      shared: false,
      sessions: [{ paperId, label: 'Morning' }],
    };
    await head.api.assessments.createRankList({ body });
    const nameOf = async (kind: string) =>
      (await head.api.insights.listAuditEntries({ query: { subjectKind: kind } })).rows[0]?.subject.name;
    expect(await nameOf('question')).toBe(`Q-${number}`);
    await world.query('update rank_lists set title = $2 where institute_id = $1', [room.place.id, 'Monday tests']);
    expect(await nameOf('rank_list')).toBe('Monday tests');
    for (const table of ['rank_list_sessions', 'rank_lists'])
      await world.query(`delete from ${table} where institute_id = $1`, [room.place.id]);
    expect(await nameOf('rank_list')).toBe('Sunday tests');
  });

  it('names every action that it holds, for the filter', async () => {
    const { actions } = await owner.api.insights.listAuditEntries({ query: { size: 1 } });
    expect(actions).toEqual(expect.arrayContaining(['account.blocked', 'account.changed', 'session.opened']));
    expect(actions).toEqual([...new Set(actions)].sort());
  });

  it('is verified, and the verifier names a row that was changed in the database', async () => {
    const whole = await world.institute();
    const head = await whole.person('owner');
    expect(await head.api.insights.verifyAudit()).toMatchObject({
      fault: null,
      waiting: 0,
      sealedUntil: expect.any(String),
    });
    await world.query(
      `update audit_log set address = '10.0.0.1' where institute_id = $1 and action = 'session.opened'`,
      [whole.id],
    );
    expect(await head.api.insights.verifyAudit()).toMatchObject({
      fault: { kind: 'row_changed', action: 'session.opened', entryId: expect.any(String) },
    });
  });

  it('can be taken away as CSV that no spreadsheet runs, filtered; that somebody took it is an entry', async () => {
    const stranger = await place.person('student', { firstName: '=Chitra' });
    const reply = await owner.send('GET', `/api/audit.csv?action=session.opened`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = parse<Record<string, string>>(reply.body, { bom: true, columns: true });
    expect(new Set(rows.map((row) => row['Action']))).toEqual(new Set(['session.opened']));
    expect(rows.find((row) => row['Id'] === stranger.accountId)!['Name']).toMatch(/^'=Chitra/);
    expect((await list({ action: 'audit.exported' }))[0]).toMatchObject({ actor: { id: owner.accountId } });
  });

  it('is for those who may read it alone', async () => {
    const teacher = await place.person('teacher');
    await expect(teacher.api.insights.listAuditEntries({ query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(teacher.api.insights.verifyAudit()).rejects.toMatchObject({ status: 403 });
    expect((await teacher.send('GET', '/api/audit.csv')).statusCode).toBe(403);
  });

  it('keeps settings before and after, and bank details only masked', async () => {
    const { rules } = await owner.api.tenancy.showEditableSettings();
    await owner.api.tenancy.saveRules({ body: { ...rules, passPercent: 61 } });
    const account = '501002345678';
    await owner.api.tenancy.proposeBankDetails({
      body: { holder: 'Meridian Trust', account, ifsc: 'HDFC0001234', accountKind: 'current' },
    });
    const changesOf = async (action: string) =>
      (await owner.api.insights.showAuditEntry({ params: { entryId: (await list({ action }))[0]!.id } })).changes;
    expect(await changesOf('settings.changed')).toContainEqual({ field: 'passPercent', before: '50', after: '61' });
    expect(await changesOf('bankDetails.proposed')).toEqual([{ field: 'account', before: null, after: '•••• 5678' }]);
    const stored = await world.query('select l::text as text from audit_log l where institute_id = $1', [place.id]);
    expect(stored.map(({ text }) => text).join()).not.toContain(account);
  });

  it('hides nothing but the values when a person is erased', async () => {
    const [changed] = await list({ action: 'account.changed' });
    await world.query('delete from person_keys where institute_id = $1 and person_id = $2', [
      place.id,
      student.accountId,
    ]);
    expect(await owner.api.insights.showAuditEntry({ params: { entryId: changed!.id } })).toMatchObject({
      erased: true,
      changes: [],
      actor: { id: owner.accountId },
    });
    expect(await owner.api.insights.verifyAudit()).toMatchObject({ erased: 1, fault: null });
  });
});

describe('the provider’s employees', () => {
  it('read, verify and take the log of a named institute', async () => {
    const { rows } = await employee.api.insights.listInstituteAuditEntries({
      ...there(),
      query: { search: 'chat group' },
    });
    expect(rows).toMatchObject([{ action: 'account.blocked', actor: { name: expect.stringContaining('Farida') } }]);
    const entryId = rows[0]!.id;
    const one = await employee.api.insights.showInstituteAuditEntry({ params: { instituteId: place.id, entryId } });
    expect(one.changes).toEqual([{ field: 'status', before: 'allowed', after: 'blocked' }]);
    expect(await employee.api.insights.verifyInstituteAudit(there())).toMatchObject({ fault: null });
    const reply = await employee.send('GET', `/api/employees/institutes/${place.id}/audit.csv?action=account.blocked`);
    expect(parse(reply.body, { bom: true, columns: true })).toHaveLength(1);
  });

  it('leave their taking of it in both logs; the institute reads that the provider did it, and no name', async () => {
    await employee.send('GET', `/api/employees/institutes/${place.id}/audit.csv`);
    const [here] = await list({ action: 'audit.exported' });
    expect(here!.actor).toEqual({ id: employee.accountId, name: null, email: null, byProvider: true });
    const { rows } = await employee.api.insights.listInstituteAuditEntries({
      ...there(),
      query: { action: 'audit.exported' },
    });
    expect(rows[0]!.actor).toMatchObject({ name: expect.stringContaining('Kavya'), byProvider: true });
    const home = (await employee.api.insights.listAuditEntries({ query: { action: 'audit.exported' } })).rows;
    expect(home[0]).toMatchObject({ subject: { kind: 'institute', id: String(place.id) } });
  });

  it('find no institute that does not exist, and no entry of another institute', async () => {
    const nowhere = { params: { instituteId: 99_999_999 } };
    await expect(employee.api.insights.listInstituteAuditEntries({ ...nowhere, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    const other = await world.institute();
    const [entry] = await list({ size: 1 });
    await expect(
      employee.api.insights.showInstituteAuditEntry({ params: { instituteId: other.id, entryId: entry!.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('are they alone: an owner of another institute reads no other log', async () => {
    await expect(owner.api.insights.listInstituteAuditEntries({ ...there(), query: {} })).rejects.toMatchObject({
      status: 403,
    });
  });
});
