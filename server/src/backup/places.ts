import { resolve } from 'node:path';
import type { Config, DatabaseUrls } from '../config.ts';
import type { BackupPlace } from '../kernel/backup/backup-place.ts';
import { backupKey } from '../kernel/backup/backup-key.ts';
import { startEmbedded } from '../kernel/postgres/embedded.ts';
import { prepareDatabase } from '../kernel/postgres/roles.ts';
import { diskStorage } from '../kernel/storage/disk-storage.ts';
import { s3Storage } from '../kernel/storage/s3-storage.ts';
import { StartError } from '../kernel/start-error.ts';

/** The place of the backups, opened: a folder, or `s3://bucket` with the region, address and keys of S3_*. */
export async function openPlace(config: Config, to = config.backup.to, forWriting = false): Promise<BackupPlace> {
  if (!to) throw new StartError('Say where the backups lie: --to /a/folder, --to s3://bucket, or BACKUP_TO.');
  const bucket = /^s3:\/\/([^/]+)\/?$/.exec(to)?.[1];
  const storage = bucket ? s3Storage({ ...config.backup.s3, bucket }) : diskStorage(resolve(to));
  const key = await backupKey(storage, config.backup, forWriting);
  // What is written is sealed and lies beside the backups, where it only has to be renamed; what is restored is not, and stays here.
  const isBeside = forWriting && !bucket;
  return { storage, key, staging: isBeside ? `${resolve(to)}/.staging` : `${config.dataDir}/staging` };
}

/** The database of the installation as it is: the embedded server is started where it does not run, and nothing is migrated. */
export async function openDatabase({
  database,
}: Config): Promise<{ readonly urls: DatabaseUrls; readonly stop: () => Promise<void> }> {
  if (database.kind === 'external') return { urls: database.urls, stop: async () => {} };
  const server = await startEmbedded({ dir: database.dir });
  const urls = await prepareDatabase(server.url, { database: 'abhyas', passwords: database.passwords });
  return { urls: { ...urls, direct: urls.app }, stop: server.stop };
}
