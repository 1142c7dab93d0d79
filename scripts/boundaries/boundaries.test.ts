import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCycle, findViolations } from './boundaries.ts';
import { parseSource, readSources } from './imports.ts';
import { listedInVain, storeLaws } from './stores.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const planted = (path: string, text: string) => findViolations([parseSource(root, path, text)]).map(({ law }) => law);

describe('the laws of the house', () => {
  it('are kept by every file', () => {
    expect(findViolations(readSources(root, ['contract/src', 'server', 'web/src', 'scripts', 'e2e']))).toEqual([]);
  });

  it('excuse no store that keeps them', () => {
    expect(listedInVain(readSources(root, ['server/src/domains']))).toEqual([]);
  });

  it('know no circle of domains', () => {
    expect(findCycle()).toBeUndefined();
  });

  it.each([
    [
      'a lower domain that imports a higher one',
      'server/src/domains/questions/bank/x.ts',
      `import { a } from '../../assessments/index.ts';`,
      'questions may not import assessments',
    ],
    [
      'an import past a door',
      'server/src/domains/assessments/results/x.ts',
      `import { a } from '../../questions/judging/judge.ts';`,
      'a domain has one door: its index.ts',
    ],
    [
      'a kernel that knows a domain',
      'server/src/kernel/x.ts',
      `import { a } from '../domains/audit/index.ts';`,
      'kernel may not import domains',
    ],
    [
      'a contract that knows the server',
      'contract/src/x.ts',
      `import { a } from '../../server/src/app.ts';`,
      'contract may not import server',
    ],
    [
      'a web that knows the server',
      'web/src/lib/x.ts',
      `export { a } from '../../../server/src/kernel/ids.ts';`,
      'web/lib may not import kernel',
    ],
    [
      'a ui that knows a feature',
      'web/src/ui/x.tsx',
      `import { a } from '../features/assessments/a.tsx';`,
      'web/ui may not import web/features',
    ],
    [
      'a feature that climbs',
      'web/src/features/questions/bank/x.tsx',
      `import('../../assessments/attempts/y.tsx')`,
      'questions may not import assessments',
    ],
    [
      'SQL outside a store',
      'server/src/domains/questions/bank/x.ts',
      `db.selectFrom('questions')`,
      'SQL lives in *.store.ts',
    ],
    [
      'a domain that binds',
      'server/src/domains/questions/bank/x.store.ts',
      'sql`select set_config(1)`',
      'only the kernel may bind a connection',
    ],
    [
      'a second reader of the environment',
      'server/src/kernel/x.ts',
      `process.env['A']`,
      'process.env is read in config.ts only',
    ],
    [
      'a store that reaches a table past the piece',
      'server/src/domains/questions/bank/x.store.ts',
      `const one = (tx: TransactionContext) => tx.db\n  .selectFrom('roles')`,
      storeLaws.rows,
    ],
    [
      'a statement whose rows come past the piece',
      'server/src/domains/questions/bank/x.store.ts',
      'await sql`select 1`.execute(ctx.db)',
      storeLaws.rows,
    ],
    [
      'a joined table of every institute',
      'server/src/domains/questions/bank/x.store.ts',
      'sql`select 1 from roles r join accounts a on a.role_name = r.name where r.institute_id = ${1}`',
      storeLaws.institute,
    ],
    [
      'a lock that is a flag',
      'server/src/domains/questions/bank/x.store.ts',
      'function getRole(ctx: Bound, lock = false) {}',
      storeLaws.lock,
    ],
    ['a word that says nothing', 'server/src/kernel/string-utils.ts', '', 'no such word in a name'],
    ['it beside a term of the law', 'server/src/domains/identity/my-data/helpers.ts', '', 'no such word in a name'],
  ])('find %s', (_what, path, text, law) => {
    expect(planted(path, text)).toContain(law);
  });

  it('let a condition stand in a piece of the statement', () => {
    const text =
      'const own = (ctx: Bound) => sql`r.institute_id = ${ctx.instituteId}`;\nconst q = (ctx: Bound) => sql`select 1 from roles r where ${own(ctx)}`;';
    expect(planted('server/src/domains/questions/bank/x.store.ts', text)).toEqual([]);
  });
});
