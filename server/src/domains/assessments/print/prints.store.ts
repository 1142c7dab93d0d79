import type { PrintChoices, PrintDocument, PrintState } from '@abhyas/contract/assessments/prints';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { PrintEnd } from '../../../kernel/printing/print-page.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

export interface Print {
  readonly id: string;
  readonly paperId: string;
  /** 0: the draft. */
  readonly version: number;
  readonly document: PrintDocument;
  readonly set: SetLetter;
  readonly choices: PrintChoices;
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
type Db = Pick<Context, 'db' | 'instituteId'>;

const printsOf = ({ db, instituteId }: Db) =>
  db.selectFrom('paper_prints').selectAll().where('institute_id', '=', instituteId);
type Row = Awaited<ReturnType<ReturnType<typeof printsOf>['execute']>>[number];

const printOf = (row: Row): Print => ({
  id: row.id,
  paperId: row.paper_id,
  version: row.paper_version,
  document: row.document as PrintDocument,
  set: row.set_letter as SetLetter,
  choices: row.choices as PrintChoices,
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

export const listExpiredPrints = async (ctx: Db, now: Date): Promise<Print[]> =>
  (await printsOf(ctx).where('expires_at', '<=', now).execute()).map(printOf);

/** Files of the institute that somebody waits for. */
export async function countWaiting({ db, instituteId }: Db): Promise<number> {
  const { count } = await db
    .selectFrom('paper_prints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', instituteId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPrints(
  tx: TransactionContext,
  prints: readonly Pick<Print, 'id' | 'paperId' | 'version' | 'document' | 'set' | 'choices' | 'askedBy'>[],
): Promise<void> {
  await tx.db
    .insertInto('paper_prints')
    .values(
      prints.map(({ id, paperId, version, document, set, choices, askedBy }) => ({
        institute_id: tx.instituteId,
        id,
        paper_id: paperId,
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
  changed: Partial<Pick<Print, 'state' | 'progress' | 'failure' | 'pages' | 'bytes' | 'storageKey' | 'expiresAt'>>,
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
