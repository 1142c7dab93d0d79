import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import type { Config, DatabaseUrls } from '../config.ts';
import { verifyAudit } from '../domains/audit/index.ts';
import { listAllInstitutes } from '../domains/tenancy/index.ts';
import type { BackupPlace } from '../kernel/backup/backup-place.ts';
import { keptErasures } from '../kernel/backup/erasures.ts';
import { type Manifest, readManifest } from '../kernel/backup/manifest.ts';
import { restoreBackup } from '../kernel/backup/restore-backup.ts';
import { createLog } from '../kernel/log/log.ts';
import { startEmbedded } from '../kernel/postgres/embedded.ts';
import { prepareDatabase } from '../kernel/postgres/roles.ts';
import { StartError } from '../kernel/start-error.ts';
import { makeStorage } from '../kernel/storage/make-storage.ts';
import { eraseAgain } from './erase-again.ts';

type Say = (line: string) => void;

/** The heads of the audit logs lie among the files; they are needed to check the logs, the rest is only read and compared. */
const isHead = ({ key }: { readonly key: string }) => /^\d+\/audit-seals\//.test(key);

/**
 * Restores a backup into a PostgreSQL of its own, which is gone afterwards, and says what it found: rows and sums of every table, sums of every
 * file, and the chain of each institute's audit log with its signed head. Fails with a StartError at the first difference.
 */
export async function drill(config: Config, place: BackupPlace, say: Say, id?: string): Promise<void> {
  const manifest = await readManifest(place, id);
  const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-drill-'));
  try {
    const server = await startEmbedded({
      dir: join(dataDir, 'postgres'),
      settings: { fsync: 'off', full_page_writes: 'off' },
    });
    try {
      // The rows are those of the product, and whoever has an account on this machine reaches its ports.
      const secret = () => randomBytes(24).toString('base64url');
      const passwords = { owner: secret(), app: secret(), staff: secret(), jobs: secret() };
      const urls = await prepareDatabase(server.url, { database: 'drill', passwords });
      await rehearse(config, place, { manifest, dataDir, urls: { ...urls, direct: urls.app } }, say);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Scratch {
  readonly manifest: Manifest;
  readonly dataDir: string;
  readonly urls: DatabaseUrls;
}

async function rehearse(
  given: Config,
  place: BackupPlace,
  { manifest, dataDir, urls }: Scratch,
  say: Say,
): Promise<void> {
  const { s3: _files, ...rest } = given;
  const config: Config = { ...rest, dataDir, secrets: manifest.secrets };
  const storage = makeStorage(config);
  const { rows, files } = await restoreBackup(place, manifest, { urls, storage, wants: isHead });
  say(`Backup ${manifest.id}: ${rows} rows of ${Object.keys(manifest.tables).length} tables are as they were.`);
  say(`${files} files (${manifest.files.bytes} bytes) are as they were.`);
  const app = await createApp({ config, urls, log: createLog('silent') });
  try {
    for (const { id } of await listAllInstitutes()) {
      const { fault, rows: sealed } = await verifyAudit(app.contextFor(id));
      if (fault)
        throw new StartError(`The audit log of institute ${id} is broken at ${fault.sequence}: ${fault.kind}.`);
      if (sealed > 0) say(`The audit log of institute ${id} is whole: ${sealed} sealed rows.`);
    }
    say(`${await eraseAgain(app, await keptErasures(place))} erasures since then were applied again.`);
  } finally {
    await app.close();
  }
}
