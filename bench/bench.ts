import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureAll } from './measure-all.ts';
import { answerTimes } from './measures/answer-times.ts';
import { calibrateNight } from './measures/practice/calibrate-night.ts';
import { consolePage } from './measures/console-page.ts';
import { courseSearch } from './measures/search/course-search.ts';
import { firstPage } from './measures/first-page.ts';
import { importRows } from './measures/import-rows.ts';
import type { Measure } from './measures/measure.ts';
import { nextQuestion } from './measures/practice/next-question.ts';
import { rankMillion } from './measures/rank-million.ts';
import { readRecord } from './measures/read-record.ts';
import { rescoreMany } from './measures/rescore-many.ts';
import { saveAnswer } from './measures/save-answer.ts';
import { findNames } from './measures/search/find-names.ts';
import { searchQuestions } from './measures/search/search-questions.ts';
import { serveSegments } from './measures/serve-segments.ts';
import { twoProcesses } from './measures/two-processes.ts';
import { warmStart } from './measures/warm-start.ts';
import { wholeAttempts } from './measures/whole-attempts.ts';
import { Stage } from './rig/stage.ts';

const measures: Readonly<Record<string, Measure>> = {
  S1: saveAnswer,
  S2: wholeAttempts,
  S3: readRecord,
  S4: firstPage,
  S5: consolePage,
  S6: importRows,
  S7: rankMillion,
  S8: rescoreMany,
  S9: warmStart,
  S10: twoProcesses,
  S11: searchQuestions,
  S12: courseSearch,
  S13: serveSegments,
  S14: answerTimes,
  S15: nextQuestion,
  S18: calibrateNight,
  S23: findNames,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',').map((id) => id.trim()) ?? Object.keys(measures);
const unknown = chosen.filter((id) => !measures[id]);
if (unknown.length > 0) {
  process.stderr.write(`There is no measure ${unknown.join(', ')}: there are ${Object.keys(measures).join(', ')}.\n`);
  process.exit(1);
}

const dataDir = fileURLToPath(new URL('../.data', import.meta.url));
const dir = join(dataDir, 'bench');
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
const say = (line: string) => void process.stdout.write(`${line}\n`);

say(
  `Ratios to limits measured in the same run: median of 5 rounds (least to greatest). ${availableParallelism()} cores, Node ${process.version}.`,
);
const stage = new Stage(dir);
try {
  const lines = await measureAll(new Map(chosen.map((id) => [id, () => measures[id]!(stage)])), {
    say,
    keep: (known) => writeFileSync(join(dataDir, 'bench.json'), `${JSON.stringify(known, undefined, 2)}\n`),
  });
  if (lines.some((one) => 'failed' in one)) process.exitCode = 1;
} finally {
  await stage.close();
}
process.exit();
