import { setTimeout as pause } from 'node:timers/promises';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { readSheet } from '../../server/src/kernel/sheets/read-sheet.ts';
import { usualSheetLimits } from '../../server/src/kernel/sheets/sheet.ts';
import type { Person } from '../../server/src/testing/person.ts';
import { figureOf } from '../figures.ts';
import { demoHeader, demoRows } from '../rig/demo-rows.ts';
import { inRounds, type Measure } from './measure.ts';

const ROWS = 10_000;
const WAIT_MS = 20;

/** S6: a workbook of 10,000 rows from upload to committed questions, against reading the same file. */
export const importRows: Measure = async (stage) => {
  await stage.registry();
  const header = demoHeader();
  const demo = await demoRows();
  const parts: string[] = [];
  const rounds = await inRounds(async (round) => {
    const rows = Array.from({ length: ROWS }, (_, i) =>
      demo[i % demo.length]!.cells.with(0, `${i + 1}/${round}. ${demo[i % demo.length]!.cells[0]}`),
    );
    const bytes = await workbook([header, ...rows]);
    const limit = await timed(() => readSheet(bytes, usualSheetLimits, { onRows: () => {} }));
    const csv = Buffer.from(stringify([header, ...rows]));
    const ofCsv = await timed(() => readSheet(csv, usualSheetLimits, { onRows: () => {} }));
    // An institute of its own for each round: its bank is empty.
    const teacher = await stage.teacher(stage.schools[round + 1]!);
    const { checked, committed } = await importFile(teacher, bytes);
    // Its own job, after the commit: waited for so that the next round has the machine for itself.
    const found = await timed(() => untilFound(teacher, `${ROWS}/${round}.`));
    parts.push(
      `dry run ${checked.toFixed(1)} s, commit ${committed.toFixed(1)} s, all of it found by the search ${found.toFixed(1)} s later; reading the same rows as CSV ${ofCsv.toFixed(2)} s`,
    );
    return { ours: checked + committed, limit };
  });
  return [
    figureOf(
      {
        id: 'S6',
        what: 'import of a workbook of 10,000 rows: parse, validate, duplicates, insert',
        unit: 's',
        reach: ['<=', 3],
        notes: [`last round: ${parts.at(-1)}`],
      },
      rounds,
    ),
  ];
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** The last row of the file is the best hit for what its stem begins with. */
async function untilFound(teacher: Person, search: string): Promise<void> {
  const best = async () => (await teacher.api.questions.listQuestions({ query: { search, size: 1 } })).rows[0];
  while (!JSON.stringify((await best()) ?? null).includes(search)) await pause(WAIT_MS);
}

async function workbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return writeXlsxFile(rows.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer();
}

/** Seconds from the upload to the finished dry run, and from there to the written questions. */
async function importFile(teacher: Person, file: Buffer): Promise<{ checked: number; committed: number }> {
  const { questions } = teacher.api;
  let summary: ImportSummary | undefined;
  const until = async (status: ImportSummary['status']) => {
    while (summary?.status !== status) {
      if (summary?.status === 'failed') throw new Error(`The import failed: ${JSON.stringify(summary.problem)}`);
      await pause(WAIT_MS);
      summary = await questions.showImport({ params: { importId: summary!.id } });
    }
  };
  const checked = await timed(async () => {
    summary = await questions.uploadImport({ query: { fileName: 'rows.xlsx' }, file });
    await until('checked');
  });
  if (summary?.counts.ready !== ROWS) throw new Error(`The dry run found ${JSON.stringify(summary?.counts)}`);
  const committed = await timed(async () => {
    summary = await questions.commitImport({ params: { importId: summary!.id } });
    await until('committed');
  });
  return { checked, committed };
}
