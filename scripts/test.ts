import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { affectedBy } from './testing/affected.ts';
import { runPhases } from './testing/run-steps.ts';
import { affectedSteps, everything, journeys } from './testing/steps.ts';
import { allTests, changedSince } from './testing/what-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { 'no-browser': { type: 'boolean' }, since: { type: 'string' } } });
const phases = values.since === undefined ? everything(!values['no-browser']) : phasesSince(values.since);

// Found or installed before anything else, so that the tests that print are not left out where there is none yet.
if (phases.flat(2).some(({ name }) => name === journeys.name)) {
  process.env['CHROMIUM_PATH'] ??= findChromium();
  process.env['HEADLESS_SHELL_PATH'] ??= findHeadlessShell();
}

// Servers and children that the tests start load compiled code from here; where it is, they start in two thirds of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.data/compile-cache');

const begun = performance.now();
const { good, times } = await runPhases(phases, { root, folder: join(root, '.data/test-output') });
writeFileSync(join(root, '.data/test-times.json'), `${JSON.stringify(times, undefined, 1)}\n`);
if (good) {
  const what = values.since === undefined ? 'Everything' : `All that a change since ${values.since} can break`;
  process.stdout.write(`\n${what} passed in ${((performance.now() - begun) / 1000).toFixed(1)} s.\n`);
}
// No process.exit: it would cut off what a pipe has not taken yet.
process.exitCode = good ? 0 : 1;

/** What a change since a commit can break, journeys too; it is said before it runs. */
function phasesSince(commit: string): ReturnType<typeof everything> {
  const affected = affectedBy(changedSince(commit, root), allTests(root));
  const said = affected.all
    ? [`Everything, because of ${affected.because}`]
    : [...affected.tests, ...affected.journeys, ...affected.faults.map((one) => `${one} under faults`)];
  process.stdout.write(`What a change since ${commit} can break:\n${said.map((line) => `  ${line}\n`).join('')}`);
  return affectedSteps(affected);
}
