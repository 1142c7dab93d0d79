import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { InstituteExport } from '@abhyas/contract/tenancy/lifecycle';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fileKind, type StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { askForFiles } from '../../../kernel/made-files/made-files.ts';
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
