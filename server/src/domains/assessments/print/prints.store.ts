import {
  type PrintChoices,
  printDocument,
  type PrintDocument,
  type PrintState,
} from '@abhyas/contract/assessments/prints';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { PrintEnd } from '../../../kernel/printing/print-page.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** How far a file is, and where it lies. */
export interface PrintFile {
  readonly id: string;
  readonly state: PrintState;
  readonly progress: number;
  readonly failure: PrintEnd | null;
  readonly pages: number | null;
  readonly bytes: number | null;
  readonly storageKey: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
}
/** A paper, its key or its solutions. */
export interface Print extends PrintFile {
  readonly paperId: string;
  /** 0: the draft. */
  readonly version: number;
  readonly document: PrintDocument;
  readonly set: SetLetter;
  readonly choices: PrintChoices;
}
/** A file that is asked for; of results and rank lists there are no sets. */
export interface NewPrint extends Pick<PrintFile, 'id' | 'askedBy'> {
  readonly paperId: string | null;
  readonly listId: string | null;
  /** Of a rank list its issue. */
  readonly version: number;
  readonly document: PrintDocument | 'results' | 'ranks' | 'comparison';
  readonly set: SetLetter | null;
  readonly choices: object;
}
type Db = Pick<Context, 'db' | 'instituteId'>;

/** Files of every kind. */
export const allPrints = ({ db, instituteId }: Db) =>
  db.selectFrom('paper_prints').selectAll().where('institute_id', '=', instituteId);
export type PrintRow = Awaited<ReturnType<ReturnType<typeof allPrints>['execute']>>[number];

/** Results are read by other people than papers, so neither finds the files of the other. */
const printsOf = (ctx: Db) => allPrints(ctx).where('document', 'in', printDocument.options);

const printOf = (row: PrintRow): Print => ({
  ...fileOf(row),
  paperId: row.paper_id!,
  version: row.paper_version,
  document: row.document as PrintDocument,
  set: row.set_letter as SetLetter,
  choices: row.choices as PrintChoices,
});

export const fileOf = (row: PrintRow): PrintFile => ({
  id: row.id,
  state: row.state as PrintState,
  progress: row.progress,
  failure: row.failure as PrintEnd | null,
  pages: row.pages,
  bytes: row.bytes,
  storageKey: row.storage_key,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  expiresAt: row.expires_at,
});

/** All that is still kept of a paper, the newest first. */
export const listPrintRows = async (ctx: Db, paperId: string): Promise<Print[]> =>
  (await printsOf(ctx).where('paper_id', '=', paperId).orderBy('asked_at', 'desc').orderBy('id').execute()).map(
    printOf,
  );

export async function findPrint(ctx: Db, id: string): Promise<Print | undefined> {
  const row = await printsOf(ctx).where('id', '=', id).executeTakeFirst();
  return row && printOf(row);
}

/** Files of every kind whose time is over. */
export const listExpiredPrints = async (ctx: Db, now: Date): Promise<PrintFile[]> =>
  (await allPrints(ctx).where('expires_at', '<=', now).execute()).map(fileOf);

/** Files of the institute, of every kind, that somebody waits for. */
export async function countWaiting({ db, instituteId }: Db): Promise<number> {
  const { count } = await db
    .selectFrom('paper_prints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', instituteId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPrints(tx: TransactionContext, prints: readonly NewPrint[]): Promise<void> {
  await tx.db
    .insertInto('paper_prints')
    .values(
      prints.map(({ id, paperId, listId, version, document, set, choices, askedBy }) => ({
        institute_id: tx.instituteId,
        id,
        paper_id: paperId,
        list_id: listId,
        paper_version: version,
        document,
        set_letter: set,
        choices: json(choices),
        state: 'waiting',
        asked_by: askedBy,
        asked_at: tx.clock.now(),
      })),
    )
    .execute();
}

export async function savePrint(
  { db, instituteId }: Db,
  id: string,
  changed: Partial<Pick<PrintFile, 'state' | 'progress' | 'failure' | 'pages' | 'bytes' | 'storageKey' | 'expiresAt'>>,
): Promise<void> {
  const { storageKey, expiresAt, ...same } = changed;
  await db
    .updateTable('paper_prints')
    .set({
      ...same,
      ...(storageKey !== undefined && { storage_key: storageKey }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
    })
    .where('institute_id', '=', instituteId)
    .where('id', '=', id)
    .execute();
}

export async function removePrintRow({ db, instituteId }: Db, id: string): Promise<void> {
  await db.deleteFrom('paper_prints').where('institute_id', '=', instituteId).where('id', '=', id).execute();
}

/** What somebody had made is another’s from now on. */
export async function movePrints(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('paper_prints')
    .set({ asked_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('asked_by', '=', from)
    .execute();
}
