import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError, explainFileError } from '../start-error.ts';

const made = z.string().min(32);
const secretsFile = z.object({
  token: made,
  refresh: made,
  file: made,
  data: made.optional(),
  roles: z.object({ owner: made, app: made, staff: made, jobs: made }),
});
type Secrets = z.infer<typeof secretsFile> & { readonly data: string };

/** Passwords of the roles of the embedded database. */
export type RolePasswords = Secrets['roles'];

/** Secrets that were given by the environment, and whether passwords of database roles are needed. */
export interface GivenSecrets {
  readonly token: string | undefined;
  readonly refresh: string | undefined;
  readonly file: string | undefined;
  readonly data: string | undefined;
  readonly needsRoles: boolean;
}

/**
 * The secrets to use: those given, and for the rest those of `secrets.json` (mode 600), which is made once when something is
 * missing. Nothing is read or written when everything is given.
 */
export function readSecrets(dataDir: string, given: GivenSecrets): Omit<Secrets, 'roles'> & { roles?: RolePasswords } {
  const { token, refresh, file, data, needsRoles } = given;
  if (token && refresh && file && data && !needsRoles) return { token, refresh, file, data };
  const kept = readOrMake(dataDir);
  return {
    token: token ?? kept.token,
    refresh: refresh ?? kept.refresh,
    file: file ?? kept.file,
    data: data ?? kept.data,
    ...(needsRoles && { roles: kept.roles }),
  };
}

/** Puts other secrets into `secrets.json`; the passwords of the database roles stay, they are of this cluster. */
export function replaceSecrets(dataDir: string, other: Omit<Secrets, 'roles'>): void {
  const file = join(dataDir, 'secrets.json');
  const { token, refresh, file: files, data } = other;
  write(file, { ...readOrMake(dataDir), token, refresh, file: files, data });
}

function readOrMake(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return read(file) ?? make(dataDir, file);
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

function read(file: string): Secrets | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const kept = secretsFile.safeParse(asJson(content));
  if (!kept.success)
    throw new StartError(`${file} is damaged: restore it, or remove it (everybody then signs in again).`);
  const { data } = kept.data;
  return data ? { ...kept.data, data } : complete(file, kept.data);
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** A file of a version that had no `data` secret yet gets one; replaced whole, so that a crash leaves the old one. */
function complete(file: string, kept: z.infer<typeof secretsFile>): Secrets {
  const secrets = { ...kept, data: randomBytes(32).toString('base64url') };
  write(file, secrets);
  return secrets;
}

function write(file: string, secrets: Secrets): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/** Written beside and linked into place: whole or not at all, and the first of two starts at once wins. */
function make(dataDir: string, file: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  const secret = () => randomBytes(32).toString('base64url');
  const roles = { owner: secret(), app: secret(), staff: secret(), jobs: secret() };
  const secrets: Secrets = { token: secret(), refresh: secret(), file: secret(), data: secret(), roles };
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? secrets;
}
