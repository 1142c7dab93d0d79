import { tableKinds } from '../../server/database/table-kinds.ts';
import type { SourceFile } from './imports.ts';
import { templatesOf } from './laws/sql-templates.ts';
import { fastStores, unmigratedStores } from './store-lists.ts';

export const storeLaws = {
  rows: 'a store reaches its tables through rows(ctx)',
  institute: 'a statement in words asks for institute_id of each tenant table',
  lock: 'a lock is a function named lockX, not a flag',
} as const;

const PAST_THE_PIECE =
  /\b(db|tx|unbound)\s*\.(selectFrom|insertInto|updateTable|deleteFrom|with|withRecursive)\(|Pick<Context, 'db'/;
const RAW = /\.execute\(\s*(\w+\.)*db,?\s*\)/;
const FLAG = /\block(\?:|: boolean| = (true|false))/;

const tenants = Object.entries(tableKinds).flatMap(([name, kind]) => (kind === 'tenant' ? [name] : []));
const TENANT = new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:${tenants.join('|')})\\b`, 'g');

/** What a store does past `kernel/database/rows`. Those that are still to be migrated may. */
export function storeViolations(file: SourceFile): string[] {
  return unmigratedStores.includes(file.path) ? [] : foundIn(file);
}

/** Stores on one of the lists that need not be there: the lists only shrink. */
export function listedInVain(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map((file) => [file.path, file]));
  const inVain = (path: string, isNeeded: (file: SourceFile) => boolean) => {
    const file = texts.get(path);
    return !file || !isNeeded(file);
  };
  return [
    ...unmigratedStores.filter((path) => inVain(path, (file) => foundIn(file).length > 0)),
    ...fastStores.filter((path) => inVain(path, ({ text }) => RAW.test(text))),
  ];
}

function foundIn({ path, text }: SourceFile): string[] {
  const isPast = PAST_THE_PIECE.test(text) || (RAW.test(text) && !fastStores.includes(path));
  return [
    ...(isPast ? [storeLaws.rows] : []),
    ...(FLAG.test(text) ? [storeLaws.lock] : []),
    ...(isUnasked(text) ? [storeLaws.institute] : []),
  ];
}

/** Whether a `sql` template names more tenant tables than it, or the pieces put into it, has conditions on the institute. */
function isUnasked(text: string): boolean {
  const found = templatesIn(text);
  const asksOf = (name: string) => found.reduce((sum, one) => sum + (one.owner === name ? one.asks : 0), 0);
  return found.some(({ owner, tables, asks, pieces }) => {
    const inPieces = pieces.filter((name) => name !== owner).reduce((sum, name) => sum + asksOf(name), 0);
    return tables > asks + inPieces;
  });
}

interface Template {
  /** The constant or function in which it stands. */
  readonly owner: string;
  /** Tenant tables that it names itself. */
  readonly tables: number;
  /** How often it names the institute's column. */
  readonly asks: number;
  /** Names that stand inside its `${}`. */
  readonly pieces: readonly string[];
}

function templatesIn(text: string): Template[] {
  return templatesOf(text).map(({ at, words, inserted }) => {
    const owners = [...text.slice(0, at).matchAll(/\bfunction (\w+)|\bconst (\w+)(?=[^;]*$)/g)];
    return {
      owner: owners.at(-1)?.[1] ?? owners.at(-1)?.[2] ?? '',
      tables: words.match(TENANT)?.length ?? 0,
      asks: words.match(/\binstitute_id\b/g)?.length ?? 0,
      pieces: inserted.match(/\b[a-z]\w+/g) ?? [],
    };
  });
}
