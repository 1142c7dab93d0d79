import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { keepErasures } from '../kernel/backup/erasures.ts';
import { writeBackup } from '../kernel/backup/write-backup.ts';
import { StartError } from '../kernel/start-error.ts';
import { makeStorage } from '../kernel/storage/make-storage.ts';
import { drill } from './drill.ts';
import { openDatabase, openPlace } from './places.ts';
import { restore, secretsOf } from './restore.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const KEEP = 7;

/* `npm run backup`, `npm run restore` and `npm run drill`; docs/backup.md says how. */
const commands = {
  backup: async ({ place: to, keep }: Options) => {
    const config = loadConfig();
    const place = await openPlace(config, to, true);
    const storage = makeStorage(config);
    const database = await openDatabase(config);
    try {
      const source = { urls: database.urls, storage, secrets: config.secrets, at: new Date() };
      const { manifest, removed } = await writeBackup(place, source, keep);
      await keepErasures(place, storage);
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      say(`Backup ${manifest.id}: ${rows} rows, ${manifest.files.count} files (${manifest.files.bytes} bytes).`);
      if (removed.length > 0) say(`Removed: ${removed.join(', ')}.`);
    } finally {
      await database.stop();
    }
  },
  restore: async ({ place: from, backup, secrets }: Options) => {
    const config = loadConfig();
    const place = await openPlace(config, from);
    if (secrets) for (const line of await secretsOf(place, backup)) say(line);
    else await restore(config, place, say, backup);
  },
  drill: async ({ place: from, backup }: Options) => {
    const config = loadConfig();
    await drill(config, await openPlace(config, from), say, backup);
    say('The drill is passed.');
  },
};

interface Options {
  readonly place: string | undefined;
  readonly keep: number;
  readonly backup: string | undefined;
  readonly secrets: boolean;
}

function readOptions(args: string[]): { readonly name: keyof typeof commands; readonly options: Options } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      keep: { type: 'string', default: String(KEEP) },
      backup: { type: 'string' },
      secrets: { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  if (!Object.hasOwn(commands, name)) throw new StartError('Say backup, restore or drill.');
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new StartError('--keep takes a whole number from 1.');
  const { backup, secrets } = values;
  return { name: name as keyof typeof commands, options: { place: values.to ?? values.from, keep, backup, secrets } };
}

try {
  const { name, options } = readOptions(process.argv.slice(2));
  await commands[name](options);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
