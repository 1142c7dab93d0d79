import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lawsLeft } from './debts.ts';
import { foldersOf, type House, readHouse } from './house.ts';
import { parseSource } from './imports.ts';
import { countOf, type Law, laws } from './laws.ts';

const house = readHouse(fileURLToPath(new URL('../../', import.meta.url)));

/** A repository of these files alone. */
function planted(
  texts: Readonly<Record<string, string>>,
  endpoints: House['endpoints'] = {},
  addresses: Readonly<Record<string, string>> = {},
): House {
  const files = Object.entries(texts).map(([path, text]) => parseSource('/planted', path, text));
  const names = (folder: string) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => path.slice(folder.length + 1).split('/')[0]!);
  const folders = new Map(foldersOf(files).map((folder) => [folder, [...new Set(names(folder))]]));
  return { root: '/planted', files, folders, endpoints, addresses: new Map(Object.entries(addresses)) };
}

const found = (law: Law, texts: Readonly<Record<string, string>>, endpoints?: House['endpoints']) =>
  laws[law](planted(texts, endpoints)).map(({ what }) => what);

describe('a law that is not kept everywhere yet', () => {
  it.each(Object.keys(laws) as Law[])('%s is broken in no more places than debts.ts says', (law) => {
    const findings = laws[law](house);
    const counts = countOf(findings);
    const left = lawsLeft[law] ?? {};
    const more = Object.keys(counts).filter((group) => counts[group]! > (left[group] ?? 0));
    const places = findings.filter(({ group }) => more.includes(group)).map(({ what }) => what);
    expect(places, `these parts have more places than debts.ts allows: ${more.join(', ')}`).toEqual([]);
    const fewer = Object.keys(left).filter((group) => (counts[group] ?? 0) < left[group]!);
    if (fewer.length > 0)
      console.log(`${law}: fewer in ${fewer.join(', ')}; node scripts/boundaries/list-debts.ts --lower`);
  });

  it('knows endpoints without a file and a function of their name', () => {
    const domain = 'server/src/domains/cohorts';
    const texts = {
      [`${domain}/batches/list-batches.ts`]: 'export async function listBatches(ctx: Context, input: Input) {}',
      [`${domain}/batches/save-batch.ts`]: 'export const createBatch = (ctx: Context) => 1;',
      [`${domain}/batches/end-batch.ts`]: 'export function endBatch(batchId: string) {}',
    };
    expect(found('endpointsWithoutFile', texts, { cohorts: ['listBatches', 'createBatch', 'endBatch'] })).toEqual([
      'cohorts.createBatch has no create-batch.ts',
      'cohorts.endBatch has no end-batch.ts',
    ]);
  });

  it('knows endpoints that no hand-written test calls', () => {
    const domain = 'server/src/domains/cohorts';
    const texts = {
      [`${domain}/batches/batches.test.ts`]: [
        'await teacher.api.cohorts.listBatches({});',
        "await teacher.send('GET', `/api/batches/${batchId}`);",
        "await teacher.send('GET', `/api/batches/${batchId}/members`);",
        '// endBatch is not called',
      ].join('\n'),
      [`${domain}/batches/end-batch.ts`]: 'export async function endBatch(ctx: Context) {}',
      'server/src/endpoints.test.ts': 'endBatch',
    };
    const addresses = {
      'cohorts.listBatches': '/api/batches',
      'cohorts.showBatch': '/api/batches/:batchId',
      'cohorts.endBatch': '/api/batches/:batchId/end',
      'cohorts.listMembers': '/api/batches/:batchId/members',
      'cohorts.showMember': '/api/batches/:batchId/members/:accountId',
    };
    const names = Object.keys(addresses).map((name) => name.split('.')[1]!);
    const places = laws.endpointsWithoutTest(planted(texts, { cohorts: names }, addresses));
    expect(places.map(({ what }) => what)).toEqual([
      'cohorts.endBatch is called by no test',
      'cohorts.showMember is called by no test',
    ]);
  });

  it('knows routes with functions, spreads and things beside the list', () => {
    const path = 'server/src/domains/cohorts/routes.ts';
    const list = (entries: string) =>
      `import { a } from './a.ts';\nexport const handlers: Handlers<typeof api.cohorts> = {${entries}};`;
    expect(found('routesWithLogic', { [path]: list('a, b,') })).toEqual([]);
    expect(
      found('routesWithLogic', { [path]: list('a: (ctx, { params }) => a(ctx, params.id), b, ...c') }),
    ).toHaveLength(2);
    expect(found('routesWithLogic', { [path]: `const x = 1;\n${list('a')}` })).toHaveLength(1);
  });

  it('knows imports past the door of another feature', () => {
    const path = 'web/src/features/cohorts/x.tsx';
    const text = `import { a } from '../courses/index.ts';\nimport { b } from './batches/b.ts';\nimport('../courses/access/c.tsx');`;
    expect(found('importsPastDoors', { [path]: text })).toEqual([`${path} → web/src/features/courses/access/c.tsx`]);
  });

  it('knows stores that change what has a policy without asking for it', () => {
    const path = 'server/src/domains/courses/authoring/courses.store.ts';
    const change = `db.updateTable('courses').set({}).execute()`;
    const texts = {
      [path]: [
        `export const save = (db: Db, id: string) => ${change};`,
        `export const rename = (db: Db, course: Authorized<Course>) => ${change};`,
        `export const find = (db: Db) => db.selectFrom('courses').execute();`,
      ].join('\n'),
    };
    expect(found('storesWithoutPolicy', texts)).toEqual([`${path}: save`]);
  });

  it('knows full folders, but counts no test and no style sheet', () => {
    const file = (name: string) => [`web/src/ui/many/${name}`, ''] as const;
    const fifteen = Array.from({ length: 15 }, (_, n) => file(`f${n}.tsx`));
    const texts = Object.fromEntries([...fifteen, file('f1.test.tsx'), file('f1.module.css')]);
    expect(found('fullFolders', texts)).toEqual([]);
    expect(found('fullFolders', { ...texts, ...Object.fromEntries([file('f16.ts')]) })).toEqual([
      'web/src/ui/many has 16 entries',
    ]);
  });

  it('knows short files that nobody could look for by name', () => {
    const texts = {
      'server/src/kernel/short.ts': 'export const a = 1;\n',
      'server/src/kernel/long.ts': 'x;\n'.repeat(15),
      'server/src/domains/cohorts/index.ts': '',
      'server/src/domains/cohorts/batches/list-batches.ts': '',
      'web/src/routes/x.tsx': '',
      'web/src/ui/x.test.tsx': '',
    };
    expect(found('shortFiles', texts, { cohorts: ['listBatches'] })).toEqual([
      'server/src/kernel/short.ts has 1 lines',
    ]);
  });

  it('knows long functions', () => {
    const root = mkdtempSync(join(tmpdir(), 'abhyas-laws-'));
    try {
      mkdirSync(join(root, 'web/src/ui'), { recursive: true });
      const lines = (count: number) => `export function f() {\n${'  g();\n'.repeat(count)}}\n`;
      for (const count of [48, 60]) writeFileSync(join(root, `web/src/ui/f${count}.ts`), lines(count));
      expect(laws.longFunctions({ ...planted({}), root })).toEqual([
        { group: 'web/ui', what: expect.stringContaining('web/src/ui/f60.ts') as string },
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('knows plural forms of words that say nothing', () => {
    const paths = ['keys/handlers.ts', 'string-utils/x.ts', 'keys/handle-bars.ts', 'my-data/x.ts'];
    const texts = Object.fromEntries(paths.map((path) => [`server/src/domains/identity/${path}`, '']));
    expect(found('pluralWords', texts)).toEqual([
      'server/src/domains/identity/keys/handlers.ts',
      'server/src/domains/identity/string-utils/x.ts',
    ]);
  });

  it('knows flags of screens that a change already has', () => {
    expect(found('ownBusyFlags', { 'web/src/ui/x.tsx': 'const [busy, setBusy] = useState(false);' })).toHaveLength(1);
  });

  it.each([
    ['binds by a function', "sql`select set_config('app.institute_id', '5', true)`"],
    [
      'inserts rows that come out of no table',
      'sql`insert into a (b) select institute_id, r.* from unnest(${ids}::uuid[]) as r`',
    ],
    [
      'does not begin with a column institute_id',
      'sql`insert into a (institute_id, b) select ${id}::bigint, c.b from c`',
    ],
    ['makes anew each time', 'sql`insert into a (institute_id, id) select institute_id, gen_random_uuid() from c`'],
    [
      'inserts what it changed or deleted itself',
      'sql`with gone as (delete from a returning b) insert into c (institute_id, b) select p.institute_id, b from gone, p`',
    ],
    ['has a volatile function in an UPDATE', 'sql`update a set at = clock_timestamp() where institute_id = 1`'],
    ['has a volatile function in an UPDATE', 'const now = sql<Date>`clock_timestamp()`;'],
    ['chooses by a sub-select in a CASE', 'sql`update a set b = case when exists (select from c) then 1 end'],
    ['has a sub-select in VALUES', 'sql`insert into a (b) values ((select count(*) from a))`'],
    [
      'has a sub-select in VALUES',
      "rows(tx).insertInto('a').values({ number: sql`(select count(*) from a)` }).execute()",
    ],
    ['joins outward by a column', 'sql`select from a left join b on b.institute_id = a.institute_id and b.id = a.id`'],
    ['locks and asks a second table', 'sql`select id from a where exists (select from b) for update`'],
    [
      'locks and asks a second table',
      "rows(tx).selectFrom('a').select('id').where((eb) => eb.exists(eb.selectFrom('b'))).forUpdate().execute()",
    ],
    [
      'has a function of the time in ON CONFLICT',
      'sql`insert into a values (1) on conflict (b) do update set at = now()`',
    ],
    [
      'has a function of the time in ON CONFLICT',
      'sql`insert into a values (1) on conflict (b) do update set c = 1 where at < excluded.at - make_interval(secs => 5)`',
    ],
    ['answers by RETURNING', 'sql`update a set b = 1 returning now() as at`'],
    ['is a MERGE', 'sql`merge into a using b on true`'],
    ['sums over several groupings', 'sql`select count(*) from a group by rollup (b, c)`'],
    ['tells an error by the name of a constraint', "if (error.constraint === 'accounts_pkey') fail('DUPLICATE');"],
  ])('knows a statement that %s', (why, statement) => {
    const path = 'server/src/domains/cohorts/batches/batches.store.ts';
    expect(found('unspreadableStatements', { [path]: statement })).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'sql`insert into a (b) select place.institute_id, r.* from ${brought(tx, sql`unnest(${ids}::uuid[]) as r`)}`',
    'sql`update a set at = ${now} where institute_id = 1 returning id`; sql`select random()`',
    'sql`insert into a values (1) on conflict (b) do update set at = excluded.at`',
    "rows(tx).selectFrom('a').select('id').where('id', '=', id).forUpdate().executeTakeFirst()",
    "// binds by set_config('app.institute_id', …)",
    'sql`with t as (update a set b = 1 returning id), u as (insert into c (institute_id, b) select place.institute_id, id from ${x})`',
  ])('lets a statement be that Citus takes: %s', (statement) => {
    expect(found('unspreadableStatements', { 'server/src/kernel/x.store.ts': statement })).toEqual([]);
  });
});
