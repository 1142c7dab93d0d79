import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { InstituteExport } from '@abhyas/contract/tenancy/lifecycle';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { fileKind, type StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { askForFiles, openFile } from '../../../kernel/made-files/made-files.ts';
import { record } from '../../audit/index.ts';
import { instituteById } from '../hosts/institute-of-host.ts';
import { rowsOf, tenantTables } from './every-row.store.ts';

/** Columns that are of use to nobody but this server, and secret. */
const isSecret = (column: string) => /(^|_)(hash|sealed|token|secret)$/.test(column);

/** Everything that an institute has: a line of JSON for each row, `{ table, row }`, gzipped. */
export const instituteExport = fileKind({
  kind: 'instituteExport',
  afterwards: 'listed',
  onErase: 'forgetAsker',
  onMerge: 'keep',
  make: async (ctx) => {
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
    return { contents: [{ name: 'institute.jsonl.gz', bytes }], facts: { rows } };
  },
});

export async function latestExport(ctx: Context): Promise<StoredFile | undefined> {
  const [latest] = await listFiles(ctx, instituteExport, { most: 1 });
  return latest;
}

const isRunning = ({ state }: StoredFile) => state === 'waiting' || state === 'running';

export const presentExport = (file: StoredFile): InstituteExport => ({
  id: file.id,
  status: file.state === 'ready' ? 'ready' : 'running',
  askedAt: file.askedAt.toISOString(),
  readyAt: file.readyAt?.toISOString() ?? null,
  bytes: file.bytes ?? 0,
  rows: file.facts.rows ?? 0,
});

/** Begins an export in the caller's transaction; one that runs already is enough. */
export async function askForExport(tx: TransactionContext): Promise<string> {
  const latest = await latestExport(tx);
  if (latest && isRunning(latest)) return latest.id;
  const [id] = await askForFiles(tx, instituteExport, [{ about: {} }]);
  return id!;
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
    return presentExport((await latestExport(tx))!);
  });
}

/** The latest export as a file. */
export async function downloadExport(ctx: Context): Promise<FileAnswer> {
  const latest = await latestExport(ctx);
  const file = latest && (await openFile(latest));
  if (!latest || !file) return fail('EXPORT_NOT_READY');
  const institute = await instituteById(ctx.instituteId);
  await inTransaction(ctx, (tx) =>
    record(tx, { action: 'institute.exportTaken', subjectKind: 'institute', subjectId: String(ctx.instituteId) }),
  );
  const day = latest.askedAt.toISOString().slice(0, 10);
  return { fileName: `${institute?.subdomain ?? 'institute'}-${day}.jsonl.gz`, content: file.stream };
}
