import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Finding, groupOf, type House, isTest, kebab } from '../house.ts';

const MOST_ENTRIES = 15;
const FEWEST_LINES = 15;
/** Tests and style sheets stand beside their file and count with it. */
const beside = /\.(test|spec|stories)\.tsx?$|\.css$|\.gen\.ts$/;

/** Their entries are the domains, as many as architecture.ts lists. */
const ofDomains: ReadonlySet<string> = new Set(['contract/src', 'server/src/domains', 'web/src/features']);

/** A folder with more than fifteen entries becomes two. */
export function fullFolders({ folders }: House): Finding[] {
  return [...folders].flatMap(([folder, names]) => {
    const entries = names.filter((name) => !beside.test(name)).length;
    return entries > MOST_ENTRIES && !ofDomains.has(folder)
      ? [{ group: groupOf(`${folder}/`), what: `${folder} has ${entries} entries` }]
      : [];
  });
}

/** Files that every domain of the contract has under these names. */
const ofContract = /^contract\/src\/[\w-]+\/(errors|constants)\.ts$/;

/** A file under fifteen lines joins its neighbour. Doors, routes of the web, declarations, use cases, what a
 * thread begins with and what is for tests may be shorter. */
export function shortFiles({ files, endpoints }: House): Finding[] {
  const useCases = new Set(Object.values(endpoints).flatMap((names) => names.map((name) => `${kebab(name)}.ts`)));
  const alone = (path: string, name: string) =>
    isTest(path) ||
    path.includes('/testing/') ||
    ofContract.test(path) ||
    path.startsWith('web/src/routes/') ||
    name === 'index.ts' ||
    name.endsWith('-worker.ts') ||
    name.endsWith('.d.ts') ||
    (path.startsWith('server/src/domains/') && useCases.has(name));
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    if (lines >= FEWEST_LINES || alone(path, path.slice(path.lastIndexOf('/') + 1))) return [];
    return [{ group: groupOf(path), what: `${path} has ${lines} lines` }];
  });
}

interface Diagnostic {
  readonly message: string;
  readonly filename: string;
}

/** A function of more than fifty lines is parted. The linter counts; its own rule refuses far longer ones at once. */
export function longFunctions({ root }: House): Finding[] {
  const rules = new URL('../long-functions.oxlintrc.json', import.meta.url).pathname;
  const oxlint = join(import.meta.dirname, '../../../node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(oxlint, ['--config', rules, '--format', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.includes('"diagnostics"')) throw new Error(`oxlint said nothing: ${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics
    .filter(({ filename }) => !isTest(filename))
    .map(({ filename, message }) => ({ group: groupOf(filename), what: `${filename}: ${message}` }));
}
