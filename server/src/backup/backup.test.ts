import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import S3rver from 's3rver';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { backupKey } from '../kernel/backup/backup-key.ts';
import type { BackupPlace } from '../kernel/backup/backup-place.ts';
import { keepErasures } from '../kernel/backup/erasures.ts';
import { listBackups, type Manifest, readManifest } from '../kernel/backup/manifest.ts';
import { restoreBackup } from '../kernel/backup/restore-backup.ts';
import { requireEmpty } from '../kernel/backup/restore-database.ts';
import { writeBackup } from '../kernel/backup/write-backup.ts';
import { compileCacheOfChild } from '../kernel/child-process/compile-cache.ts';
import { onDatabase, prepareDatabase, type RoleUrls } from '../kernel/postgres/roles.ts';
import { diskStorage } from '../kernel/storage/disk-storage.ts';
import { s3Storage } from '../kernel/storage/s3-storage.ts';
import { closeAfterFile, type Person, type TestInstitute, testWorld, type World } from '../testing/index.ts';
import { workerDatabase } from '../testing/database.ts';
import { drill } from './drill.ts';
import { secretsOf } from './restore.ts';

const PASSPHRASE = 'nine brass lanterns';
const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' };
const root = mkdtempSync(join(tmpdir(), 'abhyas-backup-'));
let world: World;
let institute: TestInstitute;
let owner: Person;
let leaver: Person;
let place: BackupPlace;
let first: Manifest;
let queued: unknown;

async function placeAt(folder: string, passphrase = PASSPHRASE): Promise<BackupPlace> {
  const storage = diskStorage(folder);
  return { storage, key: await backupKey(storage, { passphrase }), staging: join(folder, '.staging') };
}
const back = async (at: Date, keep = 7, where = place) => {
  const urls = await workerDatabase();
  const { storage, config } = world.app.runtime;
  return writeBackup(where, { urls, storage, secrets: config.secrets, at }, keep);
};
const picture = async (red: number) =>
  owner.api.media.uploadImage({
    query: { fileName: 'a.png', alt: '' },
    file: await sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  });

/** An empty database with the roles, as an operator makes it. */
async function emptyDatabase(): Promise<{
  urls: RoleUrls;
  query: (text: string) => Promise<Record<string, unknown>[]>;
}> {
  const { superuser } = await workerDatabase();
  const name = `restored_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  const urls = await prepareDatabase(superuser, { database: name, passwords });
  const client = new pg.Client({ connectionString: onDatabase(superuser, name) });
  await client.connect();
  closeAfterFile(async () => {
    await client.end();
    await world.query(`drop database ${name} with (force)`);
  });
  return { urls, query: async (text) => (await client.query<Record<string, unknown>>(text)).rows };
}

/** Runs a command as an operator does; answers all that it printed and how it ended. */
async function run(args: readonly string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  const command = fileURLToPath(new URL('./command.ts', import.meta.url));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [command, ...args], { env: { PATH, HOME, ...compileCacheOfChild(), ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}
const environment = (urls: RoleUrls, dataDir: string): Record<string, string> => {
  const { secrets } = world.app.runtime.config;
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_STAFF_URL: urls.staff,
    DATABASE_JOBS_URL: urls.jobs,
    TOKEN_SECRET: secrets.token,
    REFRESH_SECRET: secrets.refresh,
    FILE_SECRET: secrets.file,
    DATA_SECRET: secrets.data,
    BACKUP_TO: join(root, 'place'),
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
};

beforeAll(async () => {
  closeAfterFile(() => rmSync(root, { recursive: true, force: true }));
  world = await testWorld({});
  institute = await world.institute();
  owner = await institute.person('owner');
  leaver = await institute.person('student', { firstName: 'Zubin' });
  await picture(10);
  await world.query(`select graphile_worker.add_job('nobody:serves', '{"a":1}', run_at => now() + interval '1 year')`);
  await world.app.jobs['audit.exportHead']!(institute.ctx(), {});
  place = await placeAt(join(root, 'place'));
  [queued] = await world.query('select count(*)::int as rows from graphile_worker._private_jobs');
  first = (await back(new Date('2026-01-01T00:00:00Z'))).manifest;
  // After the backup somebody is erased for good.
  await leaver.api.identity.askDeletion({ body: { typed: leaver.email, password: leaver.password } });
  world.clock.advance({ days: 40 });
  await world.query(`delete from graphile_worker._private_jobs where payload ->> 'a' is not null`);
  await world.runJobs();
  await keepErasures(place, world.app.runtime.storage);
  await owner.signInAgain();
});

describe('a backup', () => {
  it('says what it holds, and nothing that lies in its place can be read without the key', async () => {
    expect(first.tables['public.accounts']!.rows).toBeGreaterThanOrEqual(2);
    expect(first.tables['graphile_worker._private_jobs']).toMatchObject(queued as object);
    expect(first.files.count).toBeGreaterThanOrEqual(2);
    const all = readdirSync(join(root, 'place'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const bytes = Buffer.concat(all.map((one) => readFileSync(join(one.parentPath, one.name)))).toString('latin1');
    for (const word of ['Zubin', leaver.email, world.app.runtime.config.secrets.data, 'accounts'])
      expect(bytes.includes(word)).toBe(false);
    await expect(placeAt(join(root, 'place'), 'another passphrase')).rejects.toThrow(/is not the one/);
  });

  it('keeps as many as it is told, each file once, and removes what nobody needs any more', async () => {
    const where = await placeAt(join(root, 'kept'));
    const blobs = async () => {
      const keys: string[] = [];
      for await (const { key } of where.storage.list('blobs')) keys.push(key);
      return keys.length;
    };
    await where.storage.put('backups/20251231T000000000Z/database', Buffer.from('cut off'));
    const { manifest } = await back(new Date('2026-01-01T00:00:00Z'), 2, where);
    const before = await blobs();
    const added = await picture(20);
    await back(new Date('2026-01-02T00:00:00Z'), 2, where);
    expect(await blobs()).toBe(before + 1);
    const [row] = await world.query('select storage_key from media_files where id = $1', [added.mediaId]);
    await world.app.runtime.storage.remove(String(row!['storage_key']));
    const third = await back(new Date('2026-01-03T00:00:00Z'), 2, where);
    expect(third.removed).toEqual([manifest.id]);
    expect((await listBackups(where)).whole).toHaveLength(2);
    await back(new Date('2026-01-04T00:00:00Z'), 2, where);
    expect(await blobs()).toBe(before);
    expect(await listBackups(where)).toMatchObject({ broken: [] });
    await world.query('delete from media_files where id = $1', [added.mediaId]);
  });

  it('is not made twice at the same time', async () => {
    const lock = new pg.Client({ connectionString: (await workerDatabase()).owner });
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [0x6261_636b]);
    await expect(back(new Date())).rejects.toThrow('Another backup of this database is under way.');
    await lock.end();
  });
});

describe('a drill', { timeout: 120_000 }, () => {
  it('restores into a PostgreSQL of its own, compares everything, and applies erasures again', async () => {
    const said: string[] = [];
    await drill(world.config, place, (line) => said.push(line), first.id);
    expect(said[0]).toMatch(/^Backup 20260101T000000000Z: \d+ rows of \d+ tables are as they were\.$/);
    expect(said[1]).toMatch(/^\d+ files \(\d+ bytes\) are as they were\.$/);
    expect(said).toContainEqual(
      expect.stringMatching(`^The audit log of institute ${institute.id} is whole: \\d+ sealed`),
    );
    expect(said.at(-1)).toBe('1 erasures since then were applied again.');
  });

  it('names what is not as it was: a table, its rows, a file', async () => {
    const storage = diskStorage(join(root, 'scratch'));
    const wants = () => false;
    const accounts = first.tables['public.accounts']!;
    const tries = [
      [{ ...accounts, rows: 7777 }, /^public\.accounts has \d+ rows where the backup had 7777\.$/],
      [{ ...accounts, digest: '0' }, /^The rows of public\.accounts are not/],
    ] as const;
    for (const [table, words] of tries) {
      const { urls } = await emptyDatabase();
      const was: Manifest = { ...first, tables: { ...first.tables, 'public.accounts': table } };
      await expect(restoreBackup(place, was, { urls, storage, wants })).rejects.toThrow(words);
    }
    const blob = readdirSync(join(root, 'place/blobs'), { recursive: true, withFileTypes: true }).find((one) =>
      one.isFile(),
    )!;
    const path = join(blob.parentPath, blob.name);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.with(60, bytes[60]! ^ 1));
    const { urls } = await emptyDatabase();
    await expect(restoreBackup(place, first, { urls, storage, wants })).rejects.toThrow('was changed or damaged');
    writeFileSync(path, bytes);
  });
});

describe('npm run restore', { timeout: 180_000 }, () => {
  it('fills an empty database and the files, erases again, and refuses other secrets and a filled database', async () => {
    const { urls, query } = await emptyDatabase();
    const dataDir = join(root, 'restored');
    const env = environment(urls, dataDir);
    const other = await run(['restore', '--backup', first.id], { ...env, DATA_SECRET: 'x'.repeat(40) });
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('DATA_SECRET: not those of the backup') });

    const done = await run(['restore', '--backup', first.id], env);
    expect(done.said).toContain('Restored the backup of 2026-01-01T00:00:00.000Z');
    expect(done.said).toContain('1 erasures since then were applied again.');
    expect(done.code).toBe(0);
    const people = await query(`select email, first_name from accounts where id = '${leaver.accountId}'`);
    expect(JSON.stringify(people)).not.toMatch(/Zubin|person\d+-/);
    expect(await query(`select email from accounts where id = '${owner.accountId}'`)).toEqual([{ email: owner.email }]);
    const [file] = await world.query('select storage_key from media_files where institute_id = $1 limit 1', [
      institute.id,
    ]);
    expect(existsSync(join(dataDir, 'files', String(file!['storage_key'])))).toBe(true);
    const forced = await query(`select relname from pg_class where relname = 'accounts' and relforcerowsecurity`);
    expect(forced).toHaveLength(1);

    await expect(requireEmpty(urls.owner)).rejects.toThrow('There are institutes in this database');
  });

  it('prints the secrets that the environment needs, and says in a sentence what is missing', async () => {
    expect(await secretsOf(place)).toContain(`DATA_SECRET=${world.app.runtime.config.secrets.data}`);
    const there = diskStorage(join(root, 'nothing-here'));
    const passphrase = PASSPHRASE;
    await expect(backupKey(there, { passphrase }, false)).rejects.toThrow('There is no backup in this place.');
    await expect(backupKey(there, {})).rejects.toThrow('set BACKUP_KEY_FILE or BACKUP_PASSPHRASE');
    const keyFile = join(root, 'short.key');
    writeFileSync(keyFile, 'short');
    await expect(backupKey(there, { keyFile })).rejects.toThrow('holds fewer than 32 bytes');
    await expect(readManifest(place, '20200101T000000000Z')).rejects.toThrow('There is no backup 20200101T000000000Z');
    const nowhere = await run(['backup'], {
      ...environment(await workerDatabase(), join(root, 'other')),
      BACKUP_TO: '',
    });
    expect(nowhere).toMatchObject({ code: 1, said: expect.stringContaining('Say where the backups lie') });
  });
});

describe('a bucket', { timeout: 300_000 }, () => {
  it('holds backups and files: backup, drill and restore as an operator runs them', async () => {
    const buckets = [{ name: 'abhyas-backups' }, { name: 'abhyas-files' }];
    const directory = join(root, 'buckets');
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets });
    const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
    closeAfterFile(() => server.close());
    const s3 = {
      S3_REGION: 'ap-south-1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      BACKUP_TO: 's3://abhyas-backups',
    };
    const source = { ...environment(await workerDatabase(), world.config.dataDir), ...s3 };
    const made = await run(['backup'], source);
    expect(made, made.said).toMatchObject({ code: 0 });
    const drilled = await run(['drill'], source);
    expect(drilled.said).toMatch(/rows of \d+ tables are as they were/);
    expect(drilled, drilled.said).toMatchObject({ code: 0 });

    const { urls, query } = await emptyDatabase();
    const there = { ...environment(urls, join(root, 'from-bucket')), ...s3, S3_BUCKET: 'abhyas-files' };
    const restored = await run(['restore'], there);
    expect(restored, restored.said).toMatchObject({ code: 0 });
    const [file] = await query(
      `select storage_key, bytes from media_files where institute_id = ${institute.id} limit 1`,
    );
    const files = s3Storage({
      bucket: 'abhyas-files',
      region: 'ap-south-1',
      endpoint,
      keyId: 'S3RVER',
      secret: 'S3RVER',
    });
    expect(await files.size(String(file!['storage_key']))).toBe(Number(file!['bytes']));

    // Files that lie in a bucket themselves are backed up from there.
    const again = await run(['backup', '--keep', '1'], there);
    expect(again, again.said).toMatchObject({ code: 0 });
    const whole = await run(['drill'], there);
    expect(whole.said).toMatch(/[1-9]\d* files \(\d+ bytes\) are as they were/);
    expect(whole, whole.said).toMatchObject({ code: 0 });
  });
});
