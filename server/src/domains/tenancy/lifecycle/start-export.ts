import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { askForExport, latestExport, presentExport } from './export-institute.ts';

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
