import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPage } from './pages/api-page.ts';
import { configurationPage } from './pages/configuration-page.ts';
import { currentSchema } from './current-schema.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * `npm run docs` writes docs/configuration.md and docs/api.md; with `-- --schema` also one file for each table to
 * server/database/schema, and the types of all tables.
 */
if (import.meta.main) {
  mkdirSync(join(root, 'docs'), { recursive: true });
  write(join(root, 'docs/configuration.md'), configurationPage());
  write(join(root, 'docs/api.md'), apiPage());
  if (process.argv.includes('--schema')) {
    const folder = join(root, 'server/database/schema');
    const { files, types } = await currentSchema();
    write(join(root, 'server/database/tables.gen.ts'), types);
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (!(name in files)) rmSync(join(folder, name));
    for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
  }
}

function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
