import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../kernel/sheets/write-csv.ts';
import { rulesOf } from '../../../tenancy/index.ts';
import { periodOf } from '../period-of.ts';
import { listCorrectedBy, listDocumentsOf } from '../revenue.store.ts';
import { gstr1Heads, gstr1Rows } from './gstr1-sections.ts';

/** One section of GSTR-1 of a month, from its documents: they never change, so the file says the same whenever it is taken. */
export async function exportGstr1(
  ctx: Context,
  { params: { section }, query: { month } }: Input<typeof api.commerce.exportGstr1>,
): Promise<FileAnswer> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const [year = 0, of = 1] = month.split('-').map(Number);
  const to = new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10);
  const period = periodOf({ duration: 'custom', from: `${month}-01`, to }, ctx.clock.now(), timeZone);
  const documents = await listDocumentsOf(ctx, period);
  const rows = gstr1Rows(section, documents, { timeZone, corrected: await listCorrectedBy(ctx, documents) });
  return { fileName: `gstr1-${month}-${section}.csv`, content: writeCsv([gstr1Heads[section], ...rows]) };
}
