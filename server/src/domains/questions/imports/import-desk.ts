import { readFileSync } from 'node:fs';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { stringify } from 'csv-stringify/sync';
import type { Person, World } from '../../../testing/index.ts';
import { columnNames } from '../reading/columns.ts';

/** An id that nothing has. */
export const nobody = '019a0000-0000-7000-8000-000000000000';

/** A file of the demo bank. */
export const demoFile = (name: string): Buffer =>
  readFileSync(new URL(`../../../../database/seed/demo-bank/${name}`, import.meta.url));

const usualRow = {
  ...columnNames,
  difficulty: 'Easy',
  option1: 'a',
  option2: 'b',
  option3: 'c',
  option4: 'd',
  option5: '',
  option6: '',
  correct: '1',
  explanation: '',
  pastExams: '',
  area: 'Kinematics',
};

/** A CSV file of good rows, each with a question of its own; every row may say what it has otherwise. */
export const sheet = (...rows: Partial<Record<keyof typeof columnNames, string>>[]): Buffer =>
  Buffer.from(
    stringify([
      Object.values(columnNames),
      ...rows.map((row, i) => Object.values({ ...usualRow, question: `Question ${i}`, ...row })),
    ]),
  );

/** Uploads a file and has it read to its end, whatever its size. */
export async function readWhole(
  world: World,
  desk: ImportDesk,
  bytes: string | Uint8Array,
  fileName: string,
): Promise<ImportSummary> {
  const taken = await desk.upload(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, fileName);
  if (taken.status !== 'reading') return taken;
  await world.runJobs();
  return desk.showAgain(taken);
}

type RowState = 'all' | 'problems' | 'ready' | 'duplicate' | 'otherKey' | 'refused' | 'written';
export type ImportDesk = ReturnType<typeof importDesk>;

/** For tests: somebody who imports, through the API. */
export function importDesk({ api: { questions } }: Person) {
  const at = ({ id }: ImportSummary) => ({ params: { importId: id } });
  return {
    upload: (file: Uint8Array, fileName = 'bank.csv') => questions.uploadImport({ query: { fileName }, file }),
    commit: (one: ImportSummary) => questions.commitImport(at(one)),
    undo: (one: ImportSummary) => questions.undoImport(at(one)),
    cancel: (one: ImportSummary) => questions.cancelImport(at(one)),
    showAgain: (one: ImportSummary) => questions.showImport(at(one)),
    rowsOf: (one: ImportSummary, state: RowState = 'all', page = 1) =>
      questions.listImportRows({ ...at(one), query: { state, page, size: 200 } }),
    inBank: async () => (await questions.listQuestions()).counts.all,
  };
}
