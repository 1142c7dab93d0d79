import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPidLock } from '../server/src/kernel/pid-lock.ts';
import { StartError, explainFileError } from '../server/src/kernel/start-error.ts';

interface BuildOptions {
  /** The project's folder. */
  readonly root?: string;
  /** Builds `<root>/web` into `<root>/web/dist`. */
  readonly build?: (root: string) => Promise<void>;
  readonly log?: (line: string) => void;
}

const project = fileURLToPath(new URL('../', import.meta.url));
const sources = ['web', 'contract/src', 'package-lock.json'];
const derived = /^(dist|node_modules|\.tanstack)$|\.gen\.|\.tsbuildinfo$|\.test\.tsx?$/;

/**
 * Builds the web app when a source of it changed since the last build (time or size of any file), and says so in one line. Two starts
 * at once build it once. True when it was built.
 */
export async function ensureWebBuilt({
  root = project,
  build = runVite,
  log = print,
}: BuildOptions = {}): Promise<boolean> {
  if (isFresh(root, stateOf(root))) return false;
  const state = join(root, '.data');
  try {
    mkdirSync(state, { recursive: true });
    return await withPidLock(join(state, 'web-build.lock'), async () => {
      const current = stateOf(root);
      if (isFresh(root, current)) return false;
      log('Building the web app …');
      await build(root);
      writeFileSync(stampOf(root), current);
      return true;
    });
  } catch (error) {
    throw explainFileError(error, root);
  }
}

const stampOf = (root: string) => join(root, 'web', 'dist', '.stamp');

function isFresh(root: string, state: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === state;
}

/** A digest of the time and size of every source. */
function stateOf(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path.slice(root.length)}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !derived.test(name));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) walk(join(folder, entry.name));
      else if (entry.isFile()) add(join(folder, entry.name));
    }
  };
  for (const source of sources.map((name) => join(root, name))) {
    if (statSync(source).isDirectory()) walk(source);
    else add(source);
  }
  return hash.digest('hex');
}

async function runVite(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError(`The web app could not be built:\n${said.trim()}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  await ensureWebBuilt().catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
