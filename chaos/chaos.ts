import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Finding, GROUP, runGroup } from './group.ts';
import { openRoom, type Room } from './room.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'abhyas' },
    chromium: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
/** Runs of one group share their servers, so a group is repeated as a whole. */
const from = Math.floor(Number(values.from) / GROUP) * GROUP;
const dir = fileURLToPath(new URL('../.data/chaos', import.meta.url));
/** After so many groups with findings the rest would only repeat them. */
const MOST_FINDINGS = 5;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const begun = performance.now();
const minutes = () => `${((performance.now() - begun) / 60_000).toFixed(1)} min`;

/** All runs, group by group; the findings of those that broke a promise. */
async function runAll(room: Room): Promise<Finding[]> {
  const findings: Finding[] = [];
  let broken = 0;
  for (let first = from; first < from + runs && broken < MOST_FINDINGS; first += GROUP) {
    const count = Math.min(GROUP, from + runs - first);
    const found = await runGroup(room, values.seed, first, count);
    findings.push(...found);
    for (const one of found) print(one);
    if (found.length > 0) broken++;
    const done = first + count - from;
    if (done % 200 === 0 || done === runs)
      say(`${done} of ${runs} runs, ${findings.length} with findings, ${minutes()}`);
  }
  return findings;
}

/** Prints a finding, and keeps what was known: the same chance need not meet the same moment again. */
function print({ run, problems, evidence }: Finding): void {
  const file = join(dir, `run-${run}.json`);
  writeFileSync(
    file,
    JSON.stringify({ problems, evidence }, (_, value: unknown) => (value instanceof Map ? [...value] : value), 1),
  );
  say(`run ${run}: ${problems.length} promises broken (${file})`);
  for (const problem of problems.slice(0, 8)) say(`    ${problem}`);
  say(
    `    again: npm run chaos -- --seed ${values.seed} --from ${Math.floor(run / GROUP) * GROUP} --runs ${GROUP}${values.chromium ? ' --chromium' : ''}`,
  );
}

say(`${runs} attempts under faults${values.chromium ? ' in Chromium' : ''}, from run ${from}, seed ${values.seed}`);
const room = await openRoom(dir, { chromium: values.chromium });
let findings: Finding[];
let stuck = 0;
try {
  findings = await runAll(room);
  stuck = await room.stuckJobs();
} finally {
  await room.close();
}
for (const line of room.tally.lines()) say(line);
for (const death of room.fleet.deaths) say(`A server ended although nobody killed it:\n${death}`);
if (stuck > 0) say(`${stuck} jobs are due and nobody does them.`);
const isGood = findings.length === 0 && room.fleet.deaths.length === 0 && stuck === 0;
say(
  isGood
    ? `Nothing was lost and nothing counted twice in ${minutes()}.`
    : `${findings.length} runs broke a promise, ${room.fleet.deaths.length} servers ended by themselves.`,
);
process.exit(isGood ? 0 : 1);
