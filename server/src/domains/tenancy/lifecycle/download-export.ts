import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { openFile } from '../../../kernel/made-files/made-files.ts';
import { record } from '../../audit/index.ts';
import { instituteById } from '../hosts/institute-of-host.ts';
import { latestExport } from './export-institute.ts';

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
