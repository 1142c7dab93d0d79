import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { InstituteExport } from '@abhyas/contract/tenancy/lifecycle';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { instituteById } from '../hosts/institute-of-host.ts';
import { type ExportRow, findLatestExport, finishExport, insertExport, rowsOf, tenantTables } from './exports.store.ts';

export const EXPORT_INSTITUTE = 'institute.export';

/** Columns that are of use to nobody but this server, and secret. */
const isSecret = (column: string) => /(^|_)(hash|sealed|token|secret)$/.test(column);

export const presentExport = (row: ExportRow): InstituteExport => ({
  id: row.id,
  status: row.status as InstituteExport['status'],
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  bytes: row.bytes,
  rows: row.rows,
});

/** Begins an export in the caller's transaction; one that runs already is enough. */
export async function askForExport(tx: TransactionContext): Promise<string> {
  const latest = await findLatestExport(tx);
  if (latest?.status === 'running') return latest.id;
  const id = newId();
  await insertExport(tx, id);
  await enqueue(tx, EXPORT_INSTITUTE, { exportId: id }, { key: EXPORT_INSTITUTE });
  return id;
}

/** Collects everything that the institute has into one file. */
export async function startExport(ctx: Context): Promise<Answer<typeof api.tenancy.startExport>> {
  return inTransaction(ctx, async (tx) => {
    const id = await askForExport(tx);
    await record(tx, {
      action: 'institute.exported',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      details: { id },
    });
    return presentExport((await findLatestExport(tx))!);
  });
}

/** The job that writes the file: a line of JSON for each row, `{ table, row }`, gzipped. */
export const exportInstitute: Job = async (ctx, { exportId }) => {
  const latest = await findLatestExport(ctx);
  if (latest?.id !== exportId || latest?.status === 'ready') return;
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for (const table of tenantTables)
      for await (const row of rowsOf(ctx, table)) {
        rows++;
        const kept = Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)));
        yield `${JSON.stringify({ table, row: kept })}\n`;
      }
  }
  const bytes = await buffer(Readable.from(lines()).pipe(createGzip()));
  const storageKey = `${ctx.instituteId}/exports/${String(exportId)}.jsonl.gz`;
  await runtime().storage.put(storageKey, bytes);
  await finishExport(ctx, String(exportId), { storageKey, bytes: bytes.length, rows });
};

/** The latest export as a file. */
export async function downloadExport(ctx: Context): Promise<FileAnswer> {
  const latest = await findLatestExport(ctx);
  const file = latest?.status === 'ready' ? await runtime().storage.get(latest.storage_key) : undefined;
  if (!latest || !file) return fail('EXPORT_NOT_READY');
  const institute = await instituteById(ctx.instituteId);
  await inTransaction(ctx, (tx) =>
    record(tx, { action: 'institute.exportTaken', subjectKind: 'institute', subjectId: String(ctx.instituteId) }),
  );
  const day = latest.asked_at.toISOString().slice(0, 10);
  return { fileName: `${institute?.subdomain ?? 'institute'}-${day}.jsonl.gz`, content: file.stream };
}
