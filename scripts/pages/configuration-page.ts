import { z } from 'zod';
import { variables } from '../../server/src/config-variables.ts';

interface Described {
  readonly description?: string;
  readonly default?: string;
}

const preface = `# Configuration

Generated from \`server/src/config-variables.ts\` by \`node scripts/write-docs.ts\`. Everything is set by environment variables; an empty one counts as absent, and
all problems are printed together before the server ends. Secrets that are not given are made once and kept in \`secrets.json\` in the folder of state (mode 600).
`;

const ownDatabase = `## A database of your own

PostgreSQL 15 or later. Its administrator makes the six roles and the database by [\`deploy/roles.sql\`](../deploy/roles.sql), which \`psql\` runs as a
superuser; [production.md](production.md) does it in its fourth step.

None of these roles may be superuser, and only \`searcher\` may have BYPASSRLS: row level security must hold them. The start says in one sentence what is missing.
`;

/** The page of docs that lists every environment variable with its default and its meaning. */
export function configurationPage(): string {
  const { properties = {} } = z.toJSONSchema(variables, { io: 'input' });
  const rows = Object.entries(properties as Record<string, Described>).map(
    ([name, { default: preset, description = '' }]) =>
      `| \`${name}\` | ${preset ? `\`${preset}\`` : ''} | ${description} |`,
  );
  return `${preface}\n| variable | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n\n${ownDatabase}`;
}
