import { type DomainName, domainNames, mayImport, rooms } from '../../architecture.ts';
import type { SourceFile } from './imports.ts';
import { storeViolations } from './stores.ts';

export interface Violation {
  readonly path: string;
  readonly law: string;
  readonly target: string;
}

type Room = keyof typeof rooms | undefined;
const isDomain = (name: string | undefined): name is DomainName => domainNames.includes(name as DomainName);

/** The room a file stands in; undefined for tests' machinery, scripts and seeds, which may import anything. */
function roomOf(path: string): Room {
  if (path.startsWith('contract/src')) return 'contract';
  if (path.startsWith('server/src/kernel/')) return 'kernel';
  if (path.startsWith('server/src/domains/')) return 'domains';
  if (/^server\/src\/[\w.-]+\.ts$/.test(path)) return 'server';
  const web = /^web\/src\/(ui|lib|features|app|routes)\//.exec(path)?.[1];
  return web ? (`web/${web}` as Room) : undefined;
}

const domainOf = (path: string) => /^(?:server\/src\/domains|web\/src\/features)\/([\w-]+)\//.exec(path)?.[1];
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Everything in the files that breaks a law of the house. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => [...file.imports.flatMap((target) => checkImport(file, target)), ...checkText(file)]);
}

function checkImport({ path }: SourceFile, target: string): Violation[] {
  const broken = (law: string): Violation[] => [{ path, law, target }];
  const [from, to] = [roomOf(path), roomOf(target)];
  if (isTest(path) || path.startsWith('server/src/testing/')) return [];
  if (
    from &&
    to &&
    from !== to &&
    !(rooms[from] as readonly string[]).includes(to) &&
    target !== 'server/src/config.ts'
  ) {
    return broken(`${from} may not import ${to}`);
  }
  const [own, other] = [domainOf(path), domainOf(target)];
  if (from === 'server' && to === 'domains' && !target.endsWith('/index.ts'))
    return broken('a domain has one door: its index.ts');
  if (!isDomain(own) || !isDomain(other) || own === other) return [];
  if (!mayImport(own).has(other)) return broken(`${own} may not import ${other}`);
  if (to === 'domains' && !target.endsWith(`domains/${other}/index.ts`))
    return broken('a domain has one door: its index.ts');
  return [];
}

const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/;
const BINDING = /set_config\(|\bSET (LOCAL|ROLE|SESSION)\b|\bDISCARD ALL\b|\bRESET (ALL|ROLE)\b/;
const ENVIRONMENT = /process\.env/;
const NAME_WORDS = /(^|[-/])(util|utils|helper|helpers|common|misc|manager|data|handle|handler|v2)([-./]|$)/;
/** URLs of the specification, which keep their names. */
const named = /processtransaction|processsubscription/;
/** Terms of the law on privacy, and what the pages call them. */
const terms = /(?<=[-./]|^)(personal|my)-data(?=[-./]|$)/g;

function checkText(file: SourceFile): Violation[] {
  const { path, text } = file;
  const found: Violation[] = [];
  const add = (law: string, target: string) => void found.push({ path, law, target });
  if (NAME_WORDS.test(path.replaceAll(terms, '')) && !named.test(path)) add('no such word in a name', path);
  if (isTest(path) || !roomOf(path)) return found;
  if (roomOf(path) === 'domains' && !path.endsWith('.store.ts') && SQL.test(text))
    add('SQL lives in *.store.ts', 'SQL');
  if (roomOf(path) === 'domains' && path.endsWith('.store.ts')) for (const law of storeViolations(file)) add(law, path);
  if (roomOf(path) !== 'kernel' && BINDING.test(text)) add('only the kernel may bind a connection', 'SET');
  if (path.startsWith('server/src') && path !== 'server/src/config.ts' && ENVIRONMENT.test(text))
    add('process.env is read in config.ts only', 'process.env');
  return found;
}

/** Domains that import each other in a circle, as the table itself would allow it. */
export function findCycle(): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: DomainName, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path, name];
    if (done.has(name)) return undefined;
    for (const next of mayImport(name)) {
      const cycle = isDomain(next) ? visit(next, [...path, name]) : undefined;
      if (cycle) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of domainNames) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}
