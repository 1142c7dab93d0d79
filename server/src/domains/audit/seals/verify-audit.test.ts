import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { type AuditEntry, record } from '../log/record.ts';
import { auditPersonalData } from '../personal-data.ts';
import { EXPORT_HEAD, exportHead } from './export-head.job.ts';
import { sealEntries } from './seal-entries.job.ts';
import { verifyAudit } from './verify-audit.ts';

let world: World;
let place: TestInstitute;
let ctx: Context;

const write = (entry: Partial<AuditEntry> = {}, at = ctx) =>
  inTransaction(at, (tx) => record(tx, { action: 'thing.done', subjectKind: 'thing', subjectId: '1', ...entry }));
const rows = () =>
  world.query(
    `select s.sequence::int as sequence, l.id, l.subject_id from audit_seals s left join audit_log l on l.institute_id = s.institute_id
     and l.id = s.entry_id where s.institute_id = $1 order by s.sequence`,
    [place.id],
  );
const idOf = async (sequence: number) => String((await rows())[sequence - 1]!['id']);
const faultOf = async () => (await verifyAudit(ctx)).fault;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  ctx = place.ctx();
  for (const subjectId of ['a', 'b', 'c', 'd', 'e']) {
    world.clock.advance({ minutes: 1 });
    await write({ subjectId });
  }
});

describe('the seals of the log', () => {
  it('hold every row in its order, each made once, however often the job runs and however many run at once', async () => {
    await Promise.all([sealEntries(ctx, {}), sealEntries(ctx, {}), sealEntries(ctx, {})]);
    await sealEntries(ctx, {});
    const sealed = await rows();
    expect(sealed.map((row) => row['sequence'])).toEqual(sealed.map((_, at) => at + 1));
    expect(sealed.map((row) => row['subject_id']).slice(-5)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await verifyAudit(ctx)).toMatchObject({ rows: sealed.length, waiting: 0, erased: 0, fault: null });
  });

  it('come within seconds of the entry, and go on every five seconds while there is work', async () => {
    world.clock.advance({ seconds: 2 });
    await world.runJobs();
    const before = (await rows()).length;
    expect(before).toBeGreaterThanOrEqual(5);
    await write({ subjectId: 'f' });
    await world.runJobs();
    expect(await rows()).toHaveLength(before);
    world.clock.advance({ seconds: 6 });
    await world.runJobs();
    expect(await rows()).toHaveLength(before + 1);
  });

  it('come by the sweep of the minute for what nobody asked for', async () => {
    await sealEntries(ctx, {});
    await world.query('delete from audit_seals where institute_id = $1 and sequence > 4', [place.id]);
    await world.sweep(place);
    await world.runJobs();
    expect((await rows()).at(-1)).toMatchObject({ subject_id: 'e' });
  });

  it('do not lose a row that a slow transaction commits after younger ones were sealed', async () => {
    let commit: () => void = () => {};
    let written: () => void = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const slow = inTransaction(ctx, async (tx) => {
      await record(tx, { action: 'thing.done', subjectKind: 'thing', subjectId: 'late' });
      written();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await isWritten;
    world.clock.advance({ minutes: 1 });
    await write({ subjectId: 'younger' });
    await sealEntries(ctx, {});
    commit();
    await slow;
    await sealEntries(ctx, {});
    expect((await rows()).map((row) => row['subject_id']).slice(-2)).toEqual(['younger', 'late']);
    expect(await faultOf()).toBeNull();
  });

  it('reach a row of last week with the nightly job', async () => {
    world.clock.advance({ days: 7 });
    await write({ subjectId: 'today' });
    await sealEntries(ctx, {});
    expect((await verifyAudit(ctx)).waiting).toBeGreaterThanOrEqual(5);
    await exportHead(ctx, {});
    expect(await verifyAudit(ctx)).toMatchObject({ waiting: 0, fault: null });
  });

  it('are made by role sealer alone: neither app nor staff may add, change or remove one, or change the log', async () => {
    await sealEntries(ctx, {});
    const there = { ...ctx, db: world.app.runtime.staff.forInstitute(place.id) };
    for (const { db } of [ctx, there]) {
      const denied = { code: '42501' };
      const values = {
        institute_id: place.id,
        sequence: 99,
        entry_id: newId(),
        sealed_at: new Date(),
        row_digest: '',
        link: '',
      };
      await expect(db.insertInto('audit_seals').values(values).execute()).rejects.toMatchObject(denied);
      await expect(db.updateTable('audit_seals').set({ link: '' }).execute()).rejects.toMatchObject(denied);
      await expect(db.deleteFrom('audit_seals').execute()).rejects.toMatchObject(denied);
      await expect(db.updateTable('audit_log').set({ action: '' }).execute()).rejects.toMatchObject(denied);
      await expect(db.deleteFrom('audit_log').execute()).rejects.toMatchObject(denied);
    }
    const grants = await world.query(
      `select table_name || ':' || privilege_type as one from information_schema.role_table_grants where grantee = 'sealer' order by 1`,
    );
    expect(grants.map(({ one }) => one)).toEqual(['audit_log:SELECT', 'audit_seals:INSERT', 'audit_seals:SELECT']);
  });

  it('cannot be made for an institute that the connection is not bound to', async () => {
    const other = await world.institute();
    await expect(sealEntries({ ...ctx, instituteId: other.id }, {})).rejects.toThrow(/not the bound one/);
  });
});

describe('the verifier', () => {
  let first: number;
  beforeEach(async () => {
    await sealEntries(ctx, {});
    first = (await rows()).length - 4;
  });
  const change = (sql: string, ...values: unknown[]) => world.query(sql, [place.id, ...values]);

  it.each([
    ['action', `action = 'thing.undone'`],
    ['address', `address = '10.9.9.9'`],
    ['reason', `reason = 'none'`],
    ['time', `at = at + interval '1 microsecond'`],
    ['details', `details = '{"x":1}'`],
    ['actor', `actor_id = gen_random_uuid()`],
  ])('names the row whose %s was changed', async (_what, set) => {
    const id = await idOf(first + 2);
    await change(`update audit_log set ${set} where institute_id = $1 and id = $2`, id);
    expect(await verifyAudit(ctx)).toMatchObject({
      rows: first + 1,
      fault: { kind: 'row_changed', sequence: first + 2, entryId: id },
    });
  });

  it('names the seal whose row was removed', async () => {
    const id = await idOf(first + 1);
    await change('delete from audit_log where institute_id = $1 and id = $2', id);
    expect(await faultOf()).toMatchObject({ kind: 'row_removed', sequence: first + 1, entryId: id });
  });

  it('names the seal that was made to fit a changed row', async () => {
    const id = await idOf(first + 1);
    await change(`update audit_log set reason = 'x' where institute_id = $1 and id = $2`, id);
    await change(
      `update audit_seals s set row_digest = encode(sha256(convert_to(kernel.audit_canonical(l), 'UTF8')), 'hex') from audit_log l
       where s.institute_id = $1 and s.entry_id = $2 and l.id = s.entry_id`,
      id,
    );
    expect(await faultOf()).toMatchObject({ kind: 'seal_changed', sequence: first + 1 });
  });

  it('names the place of a seal that was taken out with its row, even when the row is sealed anew', async () => {
    await change('delete from audit_seals where institute_id = $1 and sequence = $2', first + 2);
    expect(await faultOf()).toMatchObject({ kind: 'seal_removed', sequence: first + 2, entryId: null });
  });

  it('names the seal that was hung on another row', async () => {
    await change(
      `update audit_seals s set entry_id = gen_random_uuid() where institute_id = $1 and sequence = $2`,
      first + 2,
    );
    expect(await faultOf()).toMatchObject({ kind: 'seal_changed', sequence: first + 2 });
  });

  it('misses the end that was cut off, by the head in the storage', async () => {
    await exportHead(ctx, {});
    const { exported } = await verifyAudit(ctx);
    expect(exported).toMatchObject({ sequence: first + 4 });
    await change('delete from audit_log where institute_id = $1 and id = $2', await idOf(first + 4));
    await change('delete from audit_seals where institute_id = $1 and sequence = $2', first + 4);
    expect(await faultOf()).toMatchObject({ kind: 'head_differs', sequence: first + 4 });
    await write({ subjectId: 'instead' });
    expect(await faultOf()).toMatchObject({ kind: 'head_differs', sequence: first + 4 });
  });

  it('does not believe a head that this server did not sign', async () => {
    await exportHead(ctx, {});
    const { storage } = world.app.runtime;
    const head = {
      institute: place.id,
      at: new Date().toISOString(),
      sequence: 1,
      link: 'x',
      signature: 'y'.repeat(64),
    };
    await storage.put(`${place.id}/audit-seals/newest.json`, Buffer.from(JSON.stringify(head)));
    expect(await faultOf()).toMatchObject({ kind: 'head_forged' });
    await storage.put(`${place.id}/audit-seals/newest.json`, Buffer.from('{'));
    expect(await faultOf()).toMatchObject({ kind: 'head_forged' });
  });

  it('finds the head of each day in the storage by a sweep of its own', async () => {
    expect(world.app.sweeps.find(({ job }) => job === EXPORT_HEAD)).toBeDefined();
    await world.sweep(place);
    await world.runJobs();
    const day = world.clock.now().toISOString().slice(0, 10);
    expect(await world.app.runtime.storage.get(`${place.id}/audit-seals/${day}.json`)).toBeDefined();
  });
});

describe('the values of a person', () => {
  const change = { action: 'account.changed', before: { mobile: '9810000001' }, after: { mobile: '9810000002' } };
  const remove = (person: string) => inTransaction(ctx, (tx) => auditPersonalData.erase(tx, person));

  it('stand in no row in the clear, and the person is given them', async () => {
    const person = newId();
    await write({ ...change, person });
    const stored = await world.query(
      `select l::text || coalesce(v::text, '') as text from audit_log l left join audit_values v on v.entry_id = l.id
       where l.institute_id = $1`,
      [place.id],
    );
    expect(stored.map(({ text }) => text).join()).not.toContain('98100000');
    expect(await auditPersonalData.export(ctx, person)).toMatchObject({
      changes: [{ action: 'account.changed', before: change.before, after: change.after }],
    });
  });

  it('go with the person, and the chain stays whole', async () => {
    const [person, other] = [newId(), newId()];
    await write({ ...change, person });
    await write({ ...change, person: other });
    await remove(person);
    expect(await auditPersonalData.export(ctx, person)).toMatchObject({ changes: [] });
    expect(await auditPersonalData.export(ctx, other)).toMatchObject({ changes: [{ before: change.before }] });
    expect(await verifyAudit(ctx)).toMatchObject({ erased: 1, fault: null });
  });

  it('are given to the account that the person goes on with, but not to whoever takes over the work', async () => {
    const [person, other] = [newId(), newId()];
    await write({ ...change, person });
    await inTransaction(ctx, (tx) => auditPersonalData.reassign(tx, person, other, 'handover'));
    expect(await auditPersonalData.export(ctx, other)).toMatchObject({ changes: [] });
    await inTransaction(ctx, (tx) => auditPersonalData.reassign(tx, person, other, 'merge'));
    expect(await auditPersonalData.export(ctx, other)).toMatchObject({ changes: [{ before: change.before }] });
    await remove(other);
    expect(await verifyAudit(ctx)).toMatchObject({ erased: 1, fault: null });
  });

  it('are missed by the verifier when somebody changed or removed them', async () => {
    const [one, two] = [newId(), newId()];
    await write({ ...change, person: one });
    await write({ ...change, after: { mobile: '9810000003' }, person: one });
    await write({ ...change, person: two });
    const [, second] = await world.query(
      'select entry_id, sealed from audit_values where institute_id = $1 order by entry_id',
      [place.id],
    );
    await world.query(
      `update audit_values set sealed = $2 where institute_id = $1 and entry_id = (select min(entry_id::text)::uuid from audit_values
       where institute_id = $1)`,
      [place.id, second!['sealed']],
    );
    expect(await faultOf()).toMatchObject({ kind: 'values_changed', action: 'account.changed' });
    await world.query('delete from audit_values where institute_id = $1', [place.id]);
    expect(await faultOf()).toMatchObject({ kind: 'values_removed' });
  });
});
