import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { attempts } from './group.ts';
import { payments } from './payments/run-payments.ts';
import type { Finding, Storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'abhyas' },
    chromium: { type: 'boolean', default: false },
    payments: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const what = values.payments ? 'payments' : 'attempts';
const dir = fileURLToPath(new URL(`../.data/chaos/${what}`, import.meta.url));
/** After so many groups with findings the rest would only repeat them. */
const MOST_FINDINGS = 5;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const begun = performance.now();
const modes = `${values.payments ? ' --payments' : ''}${values.chromium ? ' --chromium' : ''}`;
const minutes = () => `${((performance.now() - begun) / 60_000).toFixed(1)} min`;

/** All runs, group by group; the findings of those that broke a promise. Runs of one group share their servers, so a group is repeated as a whole. */
async function runAll({ group, run }: Storm): Promise<Finding[]> {
  const findings: Finding[] = [];
  const from = Math.floor(Number(values.from) / group) * group;
  let broken = 0;
  for (let first = from; first < from + runs && broken < MOST_FINDINGS; first += group) {
    const count = Math.min(group, from + runs - first);
    const found = await run(values.seed, first, count);
    findings.push(...found);
    for (const one of found) print(one, group);
    if (found.length > 0) broken++;
    const done = first + count - from;
    if (done % 200 === 0 || done === runs)
      say(`${done} of ${runs} runs, ${findings.length} with findings, ${minutes()}`);
  }
  return findings;
}

/** Prints a finding, and keeps what was known: the same chance need not meet the same moment again. */
function print({ run, problems, evidence }: Finding, group: number): void {
  const file = join(dir, `run-${run}.json`);
  writeFileSync(
    file,
    JSON.stringify({ problems, evidence }, (_, value: unknown) => (value instanceof Map ? [...value] : value), 1),
  );
  say(`run ${run}: ${problems.length} promises broken (${file})`);
  for (const problem of problems.slice(0, 8)) say(`    ${problem}`);
  say(
    `    again: npm run chaos -- --seed ${values.seed} --from ${Math.floor(run / group) * group} --runs ${group}${modes}`,
  );
}

say(
  `${runs} ${what} under faults${values.chromium ? ' in Chromium' : ''}, from run ${values.from}, seed ${values.seed}`,
);
const storm = values.payments ? await payments(dir) : await attempts(dir, { chromium: values.chromium });
let findings: Finding[];
let stuck: readonly string[] = [];
try {
  findings = await runAll(storm);
  stuck = await storm.stuckJobs();
} finally {
  await storm.close();
}
for (const line of storm.faults()) say(line);
for (const death of storm.deaths) say(`A server ended although nobody killed it:\n${death}`);
for (const job of stuck) say(`Due, and nobody does it: ${job}`);
const isGood = findings.length === 0 && storm.deaths.length === 0 && stuck.length === 0;
say(
  isGood
    ? `Nothing was lost and nothing counted twice in ${minutes()}.`
    : `${findings.length} runs broke a promise, ${storm.deaths.length} servers ended by themselves.`,
);
process.exit(isGood ? 0 : 1);
