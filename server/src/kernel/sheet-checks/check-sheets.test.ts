import { type Capability, partner } from '@abhyas/contract/access';
import type { Contract } from '@abhyas/contract/endpoint';
import { id } from '@abhyas/contract/shapes';
import {
  type SheetCheck,
  type SheetCheckRow,
  type SheetKind,
  sheetEndpoints,
} from '@abhyas/contract/sheet-checks/sheet-kind';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { record } from '../../domains/audit/index.ts';
import { closeAfterFile } from '../../testing/close-after-file.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { type Context, inTransaction, type TransactionContext } from '../context.ts';
import { fail } from '../errors.ts';
import { type Handlers, implement } from '../http/implement.ts';
import { createServer } from '../http/server.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { checkSheets } from './check-sheets.ts';
import { sheetChecksPersonalData } from './sheet-checks-personal.store.ts';

/** A list of pets, each of which belongs to an account: a kind that no domain has. */
const petsIn = <const N extends string>(kind: N) =>
  ({
    kind,
    called: 'a list of pets',
    columns: ['name', 'owner'],
    problems: ['NAME_MISSING'],
    about: z.object({ shelterId: id }),
    means: z.object({ pet: z.string(), owner: id.nullable() }),
    maxBytes: 60_000,
    read: partner('people.read'),
    write: partner('people.write'),
    path: `/api/${kind}s`,
    upload: { summary: 'Reads pets', path: `/api/shelters/:shelterId/${kind}s`, params: z.object({ shelterId: id }) },
    rows: { summary: 'Pets' },
    commit: { summary: 'Takes the pets in' },
    undo: { summary: 'Lets the pets go' },
  }) as const satisfies SheetKind;
const petImport = petsIn('petImport');
const plantImport = petsIn('plantImport');

/** What the calls of these tests answer: a refusal, a check or a page of its rows. */
interface Answered {
  readonly error?: string;
  readonly details?: object;
  readonly responseObject: SheetCheck<typeof petImport> & Page;
}
interface Page {
  readonly rows: readonly SheetCheckRow<typeof petImport>[];
  readonly total: number;
}

/** Names that a commit refuses after it has written. */
const tooWild = 'Tiger';
const handlersOf = (kind: ReturnType<typeof petsIn>) =>
  checkSheets(kind, {
    columns: { name: ['Name', 'नाम'], owner: ['Owner'] },
    isEnough: (found) => found.has('name'),
    open: (_ctx, { params }) => ({ shelterId: params.shelterId }),
    match: async (_ctx, rows) =>
      rows.map(({ given }) => ({
        state: given.name === '' ? 'refused' : given.name === 'Cat' ? 'already' : 'ready',
        accountId: given.owner || null,
        meant: { pet: given.name.toLowerCase() },
        problems: given.name === '' ? [{ column: 'name', code: 'NAME_MISSING' }] : [],
      })),
    commit: async (tx, { id: subjectId }, rows) => {
      for (const { meant } of rows) {
        await record(tx, { action: 'pet.came', subjectKind: 'pet', subjectId, details: { pet: meant.pet } });
        if (meant.pet === tooWild.toLowerCase()) fail('CONFLICT');
      }
      return new Map(rows.map(({ row, accountId }) => [row, accountId ?? newId()]));
    },
    undo: async (tx, { id: subjectId }, rows) =>
      record(tx, {
        action: 'pet.went',
        subjectKind: 'pet',
        subjectId,
        details: { pets: rows.map(({ meant }) => meant.pet) },
      }),
    present: async (_ctx, rows) => rows.map(({ meant, accountId }) => ({ pet: meant.pet ?? '', owner: accountId })),
    audit: {
      record,
      subject: (check) => ({ subjectKind: 'petImport', subjectId: check.id }),
      actions: { checked: 'pets.read', cancelled: 'pets.dropped' },
    },
  });

let world: World;
let place: TestInstitute;
let owner: Person;
let server: FastifyInstance;
/** Who calls; each test begins with the owner. */
let ctx: Context;
const all: readonly Capability[] = ['people.read', 'people.write'];
const as = (at: TestInstitute, person: Person, capabilities = all) =>
  at.ctx(person, { capabilities: new Set(capabilities) });

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  ctx = as(place, owner);
  server = await createServer({
    log: createLog('silent'),
    trustedProxies: [],
    requestsPerMinute: { person: 1_000_000, network: 1_000_000 },
  });
  closeAfterFile(() => server.close());
  server.addHook('onRequest', async (request) => {
    request.ctx = ctx;
  });
  for (const kind of [petImport, plantImport])
    implement(
      server,
      kind.kind,
      sheetEndpoints(kind) as Contract,
      handlersOf(kind) as Handlers<Contract>,
      () => undefined,
    );
});

async function send(method: 'GET' | 'POST', url: string, payload?: Buffer) {
  const file = payload && { payload, headers: { 'content-type': 'application/octet-stream' } };
  const answer = await server.inject({ method, url, ...file });
  return { status: answer.statusCode, ...answer.json<Answered>() };
}
/** The same calls by somebody else. */
async function by(other: Context, work: () => Promise<void>): Promise<void> {
  ctx = other;
  try {
    await work();
  } finally {
    ctx = as(place, owner);
  }
}
const shelterId = newId();
const upload = (text: string | Buffer) =>
  send('POST', `/api/shelters/${shelterId}/petImports?fileName=pets.csv`, Buffer.from(text as string));
const uploaded = async (text: string) => (await upload(text)).responseObject;
const matched = async (id: string, choices: readonly string[], confirm = true) => {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/petImports/${id}/columns`,
    payload: { choices, confirm },
  });
  return { status: answer.statusCode, ...answer.json<Answered>() };
};
const step = (id: string, name: 'commit' | 'cancel' | 'undo') => send('POST', `/api/petImports/${id}/${name}`);
const rowsOf = async (id: string, query = '') =>
  (await send('GET', `/api/petImports/${id}/rows${query}`)).responseObject;
const logged = async (action: string, subjectId: string) =>
  world.query(
    'select details from audit_log where institute_id = $1 and action = $2 and subject_id = $3 order by details::text',
    [place.id, action, subjectId],
  );

describe('a spreadsheet', () => {
  it('is read by its headers in any order, and says of each row what it means; nothing is written', async () => {
    const read = await uploaded(`Colour,नाम,Owner\nred,Dog,${owner.accountId}\n,,\nblue,Cat,\n,'=Bird,\ngreen,,\n`);
    expect(read).toMatchObject({ status: 'matching', can: { commit: false, cancel: true } });
    expect(read.columns.map(({ heading, is, filled, samples }) => [heading, is, filled, samples[0]])).toEqual([
      ['Colour', 'undecided', 3, 'red'],
      ['नाम', 'name', 3, 'Dog'],
      ['Owner', 'owner', 1, owner.accountId],
    ]);
    const check = (await matched(read.id, ['ignored', 'name', 'owner'])).responseObject;
    expect(check).toMatchObject({
      about: { shelterId },
      fileName: 'pets.csv',
      status: 'checked',
      headers: { read: ['नाम', 'Owner'], unread: ['Colour'] },
      counts: { rows: 4, ready: 2, already: 1, refused: 1, written: 0 },
      can: { commit: true, cancel: true, undo: false },
    });
    const { rows, total } = await rowsOf(check.id);
    expect(total).toBe(4);
    expect(rows).toEqual([
      {
        row: 1,
        line: 2,
        state: 'ready',
        given: { name: 'Dog', owner: owner.accountId },
        means: { pet: 'dog', owner: owner.accountId },
        problems: [],
      },
      {
        row: 2,
        line: 4,
        state: 'already',
        given: { name: 'Cat', owner: '' },
        means: { pet: 'cat', owner: null },
        problems: [],
      },
      {
        row: 3,
        line: 5,
        state: 'ready',
        given: { name: '=Bird', owner: '' },
        means: { pet: '=bird', owner: null },
        problems: [],
      },
      {
        row: 4,
        line: 6,
        state: 'refused',
        given: { name: '', owner: '' },
        means: { pet: '', owner: null },
        problems: [{ column: 'name', code: 'NAME_MISSING' }],
      },
    ]);
    expect(await logged('pet.came', check.id)).toEqual([]);
    expect(await logged('pets.read', check.id)).toEqual([{ details: { importId: check.id, shelterId, rows: 4 } }]);
  });

  it('waits until somebody has said what its columns are, and the next with these headings does not', async () => {
    const text = 'Our pets\n\nWas,Whose,Age\nDog,,3\nCat,,4\n';
    const { id, status, columns } = await uploaded(text);
    expect([status, columns.map(({ is }) => is)]).toEqual(['matching', ['undecided', 'undecided', 'undecided']]);
    expect(await step(id, 'commit')).toMatchObject({ error: 'SHEET_CHECK_STATE' });
    for (const [choices, error] of [
      [['name', 'owner'], 'SHEET_COLUMN'],
      [['name', 'name', 'ignored'], 'SHEET_COLUMN'],
      [['name', 'colour', 'ignored'], 'SHEET_COLUMN'],
      [['name', 'owner', 'undecided'], 'SHEET_COLUMNS_OPEN'],
      [['ignored', 'owner', 'ignored'], 'SHEET_COLUMNS_MISSING'],
    ] as const)
      expect(await matched(id, choices)).toMatchObject({ status: 422, error });
    const tried = (await matched(id, ['name', 'owner', 'undecided'], false)).responseObject;
    expect(tried).toMatchObject({ status: 'matching', counts: { ready: 1, already: 1 } });
    const checked = (await matched(id, ['name', 'owner', 'ignored'])).responseObject;
    expect(checked).toMatchObject({ status: 'checked', headers: { read: ['Was', 'Whose'], unread: ['Age'] } });
    expect(await uploaded(text)).toMatchObject({ status: 'checked', counts: { rows: 2, ready: 1 } });
    await step(id, 'commit');
    expect(await matched(id, ['name', 'owner', 'ignored'])).toMatchObject({ error: 'SHEET_CHECK_STATE' });
    const kept = await world.query('select cells from sheet_check_rows where check_id = $1', [id]);
    expect(kept).toEqual([{ cells: null }, { cells: null }]);
  });

  it('is shown by pages and by state', async () => {
    const { id } = await uploaded(
      `Name\n${Array.from({ length: 7 }, (_, n) => (n % 2 ? 'Cat' : `Dog ${n}`)).join('\n')}\n`,
    );
    const page = await rowsOf(id, '?state=ready&page=2&size=3');
    expect(page).toMatchObject({ total: 4, page: 2, size: 3 });
    expect(page.rows.map(({ given }) => given)).toEqual([{ name: 'Dog 6', owner: '' }]);
  });

  it.each([
    ['SHEET_EMPTY', 'Name\n'],
    ['SHEET_TYPE', '%PDF-1.7'],
    ['SHEET_TOO_MANY_ROWS', `Name\n${'Dog\n'.repeat(5001)}`],
  ])('that cannot be read is refused whole: %s', async (problem, text) => {
    expect(await upload(text)).toMatchObject({ status: 422, error: 'SHEET_UNREADABLE', details: { problem } });
  });

  it('larger than its kind allows is not read', async () => {
    expect(await upload(`Name\n${'x'.repeat(60_001)}\n`)).toMatchObject({ status: 413, error: 'TOO_LARGE' });
  });

  it('may hold 5,000 rows, cells that are too long and signs that the database cannot hold', async () => {
    const check = await uploaded(`Name\n${'Dog\n'.repeat(4998)}a\0b\n${'x'.repeat(400)}\n`);
    expect(check.counts).toMatchObject({ rows: 5000, ready: 5000 });
    const { rows } = await rowsOf(check.id, '?page=1667&size=3');
    expect(rows.map(({ given }) => given.name.length)).toEqual([2, 301]);
  });
});

describe('a commit', () => {
  it('writes the ready rows once, and can be undone once', async () => {
    const { id } = await uploaded('Name\nDog\nCat\n\nBird\n');
    expect((await step(id, 'commit')).responseObject).toMatchObject({
      status: 'committed',
      counts: { rows: 3, ready: 0, already: 1, written: 2 },
      can: { commit: false, cancel: false, undo: true },
    });
    expect((await logged('pet.came', id)).map(({ details }) => details)).toEqual([{ pet: 'bird' }, { pet: 'dog' }]);
    const refused = { status: 409, error: 'SHEET_CHECK_STATE', details: { status: 'committed' } };
    expect(await step(id, 'commit')).toMatchObject(refused);
    expect(await step(id, 'cancel')).toMatchObject(refused);
    expect((await step(id, 'undo')).responseObject).toMatchObject({
      status: 'undone',
      counts: { ready: 2, written: 0 },
    });
    expect(await logged('pet.went', id)).toEqual([{ details: { pets: ['dog', 'bird'] } }]);
    expect(await step(id, 'undo')).toMatchObject({ status: 409, details: { status: 'undone' } });
  });

  it('asked for twice at the same moment writes once', async () => {
    const { id } = await uploaded('Name\nDog\n');
    const answers = await Promise.all([step(id, 'commit'), step(id, 'commit')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await logged('pet.came', id)).toHaveLength(1);
  });

  it('that fails on its way leaves everything as it was', async () => {
    const { id } = await uploaded(`Name\nDog\n${tooWild}\n`);
    expect(await step(id, 'commit')).toMatchObject({ status: 409, error: 'CONFLICT' });
    expect(await logged('pet.came', id)).toEqual([]);
    expect((await send('GET', `/api/petImports/${id}`)).responseObject).toMatchObject({
      status: 'checked',
      counts: { ready: 2, written: 0 },
    });
  });

  it('of no ready row is none; the check can be dropped, and is then over', async () => {
    const { id, can } = await uploaded('Name\nCat\n');
    expect(can).toEqual({ commit: false, cancel: true, undo: false });
    expect(await step(id, 'commit')).toMatchObject({ status: 409, error: 'SHEET_CHECK_EMPTY' });
    expect((await step(id, 'cancel')).responseObject).toMatchObject({ status: 'cancelled', can: { cancel: false } });
    expect(await logged('pets.dropped', id)).toHaveLength(1);
    expect(await step(id, 'commit')).toMatchObject({ error: 'SHEET_CHECK_STATE', details: { status: 'cancelled' } });
  });
});

describe('a check', () => {
  it('is known to its own kind and its own institute alone', async () => {
    const { id } = await uploaded('Name\nDog\n');
    expect((await send('GET', `/api/plantImports/${id}`)).status).toBe(404);
    expect((await send('POST', `/api/plantImports/${id}/commit`)).status).toBe(404);
    const there = await world.institute();
    await by(as(there, await there.person('owner')), async () => {
      expect((await send('GET', `/api/petImports/${id}`)).status).toBe(404);
      expect((await send('GET', `/api/petImports/${id}/rows`)).status).toBe(404);
      expect((await step(id, 'cancel')).status).toBe(404);
    });
  });

  it('offers nothing to somebody who may only read', async () => {
    const { id } = await uploaded('Name\nDog\n');
    await by(as(place, owner, ['people.read']), async () => {
      const { can } = (await send('GET', `/api/petImports/${id}`)).responseObject;
      expect(can).toEqual({ commit: false, cancel: false, undo: false });
    });
  });
});

describe('what checks hold about a person', () => {
  const change = (work: (tx: TransactionContext) => Promise<void>) => inTransaction(place.ctx(), work);

  it('goes with the person; of a row that was written it stays that there was one', async () => {
    const student = newId();
    const open = await uploaded(`Name,Owner\nDog,${student}\nBird,\n`);
    const done = await uploaded(`Name,Owner\nDog,${student}\n`);
    await step(done.id, 'commit');
    await change((tx) => sheetChecksPersonalData.erase(tx, student));
    expect((await rowsOf(open.id)).rows.map(({ row }) => row)).toEqual([2]);
    expect((await rowsOf(done.id)).rows).toMatchObject([
      { state: 'written', given: { name: '', owner: '' }, means: { pet: '', owner: student } },
    ]);
  });

  it('moves to the other account of a merge, but for rows that were written', async () => {
    const [from, to] = [newId(), newId()];
    const open = await uploaded(`Name,Owner\nDog,${from}\n`);
    const done = await uploaded(`Name,Owner\nDog,${from}\n`);
    await step(done.id, 'commit');
    await change((tx) => sheetChecksPersonalData.reassign(tx, from, to));
    expect((await rowsOf(open.id)).rows).toMatchObject([{ means: { owner: to } }]);
    expect((await rowsOf(done.id)).rows).toMatchObject([{ means: { owner: from } }]);
  });
});
