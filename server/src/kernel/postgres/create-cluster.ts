import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { readText, type Programs } from './cluster-files.ts';
import type { Runner } from './unprivileged.ts';

/** initdb into a folder that gets its name only when it is whole, so that a crash leaves nothing half-made. */
export function createCluster(dir: string, { initdb }: Programs, runner: Runner, durable: boolean): void {
  const draft = join(dir, 'cluster.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  runner.own(draft);
  const password = randomBytes(24).toString('base64url');
  const secret = mkdtempSync(join(tmpdir(), 'abhyas-'));
  const passwordFile = join(secret, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runner.own(passwordFile);
  runner.own(secret);
  if (runner.options.uid !== undefined) chmodSync(dir, 0o711); // another user passes through
  const args = ['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  args.push('--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions', ...(durable ? [] : ['--no-sync']));
  const made = spawnSync(...runner.command(initdb, args), { ...runner.options, encoding: 'utf8', cwd: dir });
  rmSync(secret, { recursive: true, force: true });
  if (made.status !== 0) throw initFailure(dir, runner, made);
  writeFileSync(join(dir, 'password'), password, { mode: 0o600 });
  renameSync(draft, join(dir, 'cluster'));
}

function initFailure(
  dir: string,
  runner: Runner,
  made: { error?: Error | undefined; stderr: string | null },
): StartError {
  const reason = made.error?.message ?? lastLine(made.stderr ?? '');
  if (/No space left/i.test(made.stderr ?? ''))
    return new StartError(`There is no space left on the disk of ${dir}: free some.`);
  if (runner.options.uid !== undefined && /EACCES|[Pp]ermission denied/.test(reason)) {
    return new StartError(
      `PostgreSQL does not run as root, and an ordinary user cannot read ${dir} or the installed packages: start as an ordinary user, or move the folder to where others may read it.`,
    );
  }
  return new StartError(`The database cluster in ${dir} could not be made: ${reason}`);
}

/** Throws a StartError unless the cluster was made by the PostgreSQL that we bring: its files fit one major version. */
export function refuseOtherVersion(cluster: string, { major }: Programs): void {
  const made = Number.parseInt(readText(join(cluster, 'PG_VERSION')) ?? '', 10);
  if (made === major) return;
  if (!made)
    throw new StartError(`${cluster} is not a database folder: move it away, or set DATA_DIR to another folder.`);
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${made}, this version brings ${major}: use the version of Abhyas that made it, or set DATA_DIR to another folder.`,
  );
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
