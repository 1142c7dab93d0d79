import type pg from 'pg';

const scalar: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  jsonb: 'unknown',
  json: 'unknown',
  bytea: 'Buffer',
  interval: 'unknown',
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
}

/** Writes the TypeScript type of every table, as Kysely wants it, from the migrated database. */
export async function tableTypes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable, column_default is not null as defaulted
     from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${typeName(table)} {\n${columns.map(line).join('\n')}\n}`,
  );
  const names = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`);
  return `// Generated from the migrated database; do not edit.\nimport type { Generated } from 'kysely';\n\n${interfaces.join('\n\n')}\n\nexport interface Tables {\n${names.join('\n')}\n}\n`;
}

const typeName = (table: string) =>
  table.replaceAll(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase()) + 'Table';

function line({ column, type, nullable, defaulted }: Column): string {
  const plain = type.startsWith('_') ? `${scalar[type.slice(1)] ?? 'unknown'}[]` : (scalar[type] ?? 'unknown');
  const full = nullable && plain !== 'unknown' ? `${plain} | null` : plain;
  return `  ${column}: ${defaulted || (nullable && plain === 'unknown') ? `Generated<${full}>` : full};`;
}
