import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.ts';
import { runTests } from './second-look.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Tests of vitest, which may have a second look. */
  readonly tests?: true;
  /** Needs a browser. */
  readonly browser?: true;
}

const tsc = (project: string): Step => ({ name: `types of ${project}`, command: ['tsc', '-p', project] });
/** In order: what is quick to fail comes first. The web app is built before its types are checked, because the build writes the route tree. */
const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'web build', command: ['node', 'scripts/build-web.ts'] },
  ...['contract', 'server', 'web', 'web/src/service-worker', 'e2e', 'scripts'].map(tsc),
  { name: 'dead code', command: ['knip'] },
  { name: 'rules and use cases', command: [], tests: true },
  { name: 'answers under faults', command: ['node', 'chaos/chaos.ts', '--runs', '200'] },
  { name: 'journeys', command: ['--config', 'e2e/vitest.config.ts'], tests: true, browser: true },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'abhyas-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const noBrowser = process.argv.includes('--no-browser');

/** Runs one step with its output shown; resolves to its exit code. */
async function run({ command, tests }: Step): Promise<number> {
  if (tests) return runTests(command, root, reports);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

// Found or installed before anything else, so that the tests that print are not left out where there is none yet.
if (!noBrowser) process.env['CHROMIUM_PATH'] ??= findChromium();

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begun = performance.now();
for (const step of steps) {
  if (step.browser && noBrowser) continue;
  process.stdout.write(`\n── ${step.name}\n`);
  const start = performance.now();
  const code = await run(step);
  process.stdout.write(`── ${step.name}: ${code === 0 ? 'good' : 'failed'}, ${seconds(start)}\n`);
  if (code !== 0) process.exit(code);
}
process.stdout.write(`\nEverything passed in ${seconds(begun)}.\n`);
