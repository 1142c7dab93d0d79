import { createApp } from '../app.ts';
import { type Config, loadConfig } from '../config.ts';
import type { BackupPlace } from '../kernel/backup/backup-place.ts';
import { type Erasure, keptErasures, listErasures } from '../kernel/backup/erasures.ts';
import { type Manifest, readManifest } from '../kernel/backup/manifest.ts';
import { requireEmpty } from '../kernel/backup/restore-database.ts';
import { restoreBackup } from '../kernel/backup/restore-backup.ts';
import { createLog } from '../kernel/log/log.ts';
import { replaceSecrets } from '../kernel/postgres/secrets.ts';
import { StartError } from '../kernel/start-error.ts';
import { makeStorage } from '../kernel/storage/make-storage.ts';
import { eraseAgain } from './erase-again.ts';
import { openDatabase } from './places.ts';

type Say = (line: string) => void;
const variables = {
  token: 'TOKEN_SECRET',
  refresh: 'REFRESH_SECRET',
  file: 'FILE_SECRET',
  data: 'DATA_SECRET',
} as const;

/**
 * Restores a backup into the database and the storage of this configuration, which must be empty, takes over its secrets, and erases again who
 * was erased since. Refuses with a StartError before anything is written.
 */
export async function restore(given: Config, place: BackupPlace, say: Say, id?: string): Promise<void> {
  const manifest = await readManifest(place, id);
  const database = await openDatabase(given);
  try {
    await requireEmpty(database.urls.owner);
    const config = takeSecrets(given, manifest);
    const storage = makeStorage(config);
    // What was erased after the backup may be known to the storage alone, which outlived its database.
    const erasures: Erasure[] = [...(await keptErasures(place)), ...(await listErasures(storage))];
    const { rows, files } = await restoreBackup(place, manifest, { urls: database.urls, storage, wants: () => true });
    say(`Restored the backup of ${manifest.at}: ${rows} rows and ${files} files, each compared with what it was.`);
    const app = await createApp({ config, urls: database.urls, log: createLog('silent') });
    try {
      say(`${await eraseAgain(app, erasures)} erasures since then were applied again.`);
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}

/** The secrets of the backup, as those of this installation. Those that the environment gives are never changed, only compared. */
function takeSecrets(config: Config, { secrets }: Manifest): Config {
  if (config.database.kind === 'embedded') replaceSecrets(config.dataDir, secrets);
  const now = loadConfig();
  const others = Object.entries(variables).flatMap(([name, variable]) =>
    now.secrets[name as keyof typeof variables] === secrets[name as keyof typeof variables] ? [] : [variable],
  );
  if (others.length > 0)
    throw new StartError(
      `${others.join(', ')}: not those of the backup, whose sealed values could not be read. "npm run restore -- --secrets" prints them.`,
    );
  return now;
}

/** The secrets of a backup, as lines of an environment file. */
export async function secretsOf(place: BackupPlace, id?: string): Promise<string[]> {
  const { secrets } = await readManifest(place, id);
  return Object.entries(variables).map(([name, variable]) => `${variable}=${secrets[name as keyof typeof variables]}`);
}
