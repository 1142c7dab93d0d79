/**
 * The last migration of the last release. Servers of that release run beside new ones for the length of a deploy, so migrations after it may
 * add to what it knows, and take nothing away. It moves with each release.
 */
export const lastReleased = '20261128_2030__flashcards__card_pictures__create.sql';

/** A migration as it stands in its file. */
export interface MigrationText {
  readonly name: string;
  readonly sql: string;
}

/** Says in a file that what it takes away is used by no released version any more, and since which: `-- contract: unused since 1.4`. */
const CONTRACT = /^--\s*contract:\s*\S.*$/im;
const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?/gi;

/** The tables that the migrations up to `last` made: those that servers of the last release read and write. */
export function releasedTables(migrations: readonly MigrationText[], last: string): Set<string> {
  const known = migrations.filter(({ name }) => name <= last);
  return new Set(
    known.flatMap(({ sql }) => [...statementsOf(sql).join(';').matchAll(CREATED)].map(([, table]) => table!)),
  );
}

/**
 * What would break servers of the last release while they run beside new ones, in one sentence for each finding: an upgrade first adds
 * (expand), and takes away one release later (contract). Tables that no release knows are free.
 */
export function lintUpgrade({ name, sql }: MigrationText, released: ReadonlySet<string>): string[] {
  if (CONTRACT.test(sql)) return [];
  return statementsOf(sql).flatMap((statement) => {
    const [, dropped] = /^\s*drop\s+table\s+(?:if\s+exists\s+)?(?:public\.)?"?(\w+)/i.exec(statement) ?? [];
    if (dropped && released.has(dropped)) return [`${name}: ${dropped} is dropped, and the last release uses it.`];
    const [, table, change = ''] =
      /^\s*alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:public\.)?"?(\w+)"?\s+([\s\S]*)$/i.exec(statement) ?? [];
    return table && released.has(table) ? findingsOf(change).map((finding) => `${name}: ${table} ${finding}`) : [];
  });
}

const shapes: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(?:column\s+)?(?!constraint\b|default\b|not\b|expression\b|identity\b)(?:if\s+exists\s+)?\w+/i,
    'loses a column that the last release uses.',
  ],
  [/\brename\b(?!\s+constraint)/i, 'is renamed, or a column of it, under a release that knows the old name.'],
  [
    /\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i,
    'has a column of another type than the last release expects.',
  ],
  [
    /\balter\s+(?:column\s+)?"?\w+"?\s+set\s+not\s+null/i,
    'demands a value that the last release need not give: contract later.',
  ],
];

function findingsOf(change: string): string[] {
  const added = change.split(/,(?![^(]*\))/).filter((part) => /\badd\s+(?:column\s+)?(?!constraint\b)/i.test(part));
  const demanding = added.some((part) => /\bnot\s+null\b/i.test(part) && !/\b(default|generated)\b/i.test(part));
  return [
    ...shapes.filter(([shape]) => shape.test(change)).map(([, finding]) => finding),
    ...(demanding ? ['has a new column that must have a value and no default: the last release gives none.'] : []),
  ];
}

/** Statements without comments, texts and bodies of functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';');
