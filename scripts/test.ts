import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.ts';
import { runPhases } from './testing/run-steps.ts';
import { everything } from './testing/steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = !process.argv.includes('--no-browser');

// Found or installed before anything else, so that the tests that print are not left out where there is none yet.
if (browser) process.env['CHROMIUM_PATH'] ??= findChromium();

const begun = performance.now();
const { good, times } = await runPhases(everything(browser), { root, folder: join(root, '.data/test-output') });
writeFileSync(join(root, '.data/test-times.json'), `${JSON.stringify(times, undefined, 1)}\n`);
if (good) process.stdout.write(`\nEverything passed in ${((performance.now() - begun) / 1000).toFixed(1)} s.\n`);
process.exit(good ? 0 : 1);
