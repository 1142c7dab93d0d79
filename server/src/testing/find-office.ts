import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, extname, join } from 'node:path';

const names = ['soffice', 'libreoffice'];
const application = '/Applications/LibreOffice.app/Contents/MacOS/soffice';
/** Writer without a screen, and what it needs to keep formulas. */
const packages = ['libreoffice-writer-nogui', 'libreoffice-math-nogui'];

/** A LibreOffice that runs here: of `SOFFICE_PATH`, of the system, else installed now where root may (20 s, 210 MB); undefined where none is. */
export function findOffice(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = (env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [env['SOFFICE_PATH'] ?? '', ...onPath, application].find((path) => path !== '' && existsSync(path));
  return found ?? installOffice();
}

function installOffice(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 }).status === 0;
  const installed = apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
  return installed && existsSync('/usr/bin/soffice') ? '/usr/bin/soffice' : undefined;
}

/** Has LibreOffice write a document as .docx, with a profile of its own; `filter` where its ending does not say how it is read. */
export function convertToWord(office: string, source: string, filter?: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-office-'));
  try {
    const { status, stderr } = spawnSync(
      office,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        ...(filter ? [`--infilter=${filter}`] : []),
        '--convert-to',
        'docx:MS Word 2007 XML',
        '--outdir',
        folder,
        source,
      ],
      { encoding: 'utf8', timeout: 120_000 },
    );
    const written = join(folder, `${basename(source, extname(source))}.docx`);
    if (!existsSync(written)) throw new Error(`LibreOffice wrote nothing (${status}): ${stderr}`);
    return readFileSync(written);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
