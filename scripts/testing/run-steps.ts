import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedFile } from './file-report.ts';
import { runCommand } from './run-command.ts';
import { runTests } from './second-look.ts';
import { tooSlow } from './slow-files.ts';
import type { Lane, Step } from './steps.ts';

/** How long a step took. */
export interface StepTime {
  readonly step: string;
  readonly seconds: number;
  /** Of its test files, the slowest first; empty for a step that is no test. */
  readonly files: readonly Pick<TestedFile, 'file' | 'seconds'>[];
}

interface Ended extends StepTime {
  readonly code: number;
  readonly output: string;
}

/** What a person reads of a step that ended. */
const SLOWEST_SHOWN = 10;

/**
 * Runs the phases, and the lanes of each beside each other. What a step prints is shown as a block when it ends; until then it can be
 * followed in `folder`. A step that fails lets its neighbours end and nothing else begin.
 * @returns the steps that ran and whether all were good
 */
export async function runPhases(
  phases: readonly (readonly Lane[])[],
  { root, folder }: { readonly root: string; readonly folder: string },
): Promise<{ readonly good: boolean; readonly times: readonly StepTime[] }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const times: StepTime[] = [];
  let good = true;
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      if (!good) return;
      process.stdout.write(`── ${step.name} …\n`);
      const { code, output, ...time } = await runStep(step, root, join(folder, step.name.replaceAll(/\W+/g, '-')));
      times.push(time);
      good &&= code === 0;
      process.stdout.write(blockOf(time, code, output));
    }
  };
  for (const lanes of phases) if (good) await Promise.all(lanes.map(runLane));
  return { good, times };
}

async function runStep({ name, command, tests, only }: Step, root: string, kept: string): Promise<Ended> {
  const begun = performance.now();
  const outcome = tests
    ? await runTests({ args: command, only }, root, kept)
    : { ...(await runCommand(command, { cwd: root, log: `${kept}.txt` })), files: [] };
  const files = outcome.files
    .map(({ file, seconds }) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
  const complaints = tooSlow(files);
  const slowest = files
    .slice(0, SLOWEST_SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return {
    step: name,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    files,
    output: [outcome.output, ...(slowest.length > 0 ? ['The slowest files:'] : []), ...slowest, ...complaints].join(
      '\n',
    ),
    code: outcome.code || (complaints.length > 0 ? 1 : 0),
  };
}

const blockOf = ({ step, seconds }: StepTime, code: number, output: string) =>
  [
    '',
    `── ${step}`,
    ...(output.trim() === '' ? [] : [output.trimEnd()]),
    `── ${step}: ${code === 0 ? 'good' : 'failed'}, ${seconds.toFixed(1)} s`,
    '',
  ].join('\n');
