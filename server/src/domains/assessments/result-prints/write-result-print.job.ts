import type { Context } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { printPage } from '../../../kernel/printing/print-page.ts';
import { logoAddress, rulesOf, settingsOf } from '../../tenancy/index.ts';
import { keepPdf } from '../print/keep-pdf.ts';
import { printFonts } from '../print/page/look/fonts.ts';
import { savePrint } from '../print/prints.store.ts';
import { gatherComparison } from './gather-comparison.ts';
import { gatherRanks } from './gather-ranks.ts';
import { type Gathered, gatherResults } from './gather-results.ts';
import { type PageLanguage, pageLanguage } from './page/page-language.ts';
import { sheetHtml } from './page/sheet-html.ts';
import { findResultPrint, type ResultPrint } from './result-prints.store.ts';

export const WRITE_RESULT_PRINT = 'results.print';

/** The job that makes one file of results. */
export const writeResultPrint: Job = async (ctx, payload) => {
  const print = await findResultPrint(ctx, String(payload['printId']));
  // Done already, or removed while it waited.
  if (!print || print.state === 'ready' || print.state === 'failed') return;
  const { id, of } = print;
  await keepPdf(ctx, id, of.document, async () => {
    const html = await composeResultPrint(ctx, of, await printFonts());
    await savePrint(ctx, id, { progress: 40 });
    const pdf = await printPage(html);
    await savePrint(ctx, id, { progress: 95 });
    return pdf;
  });
};

/** The page that is printed. `fonts`: style sheet with the fonts in it. */
export async function composeResultPrint(ctx: Context, of: ResultPrint['of'], fonts: string): Promise<string> {
  const page = pageLanguage(of.choices.language, (await rulesOf(ctx.instituteId)).timeZone);
  const { head, body } = await gather(ctx, of, page);
  const logo = await logoAddress(ctx.instituteId);
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  return sheetHtml(page, { ...head, institute, ...(logo && { logo }) }, body, fonts);
}

function gather(ctx: Context, of: ResultPrint['of'], page: PageLanguage): Promise<Gathered> {
  if (of.document === 'ranks') return gatherRanks(ctx, of, page);
  return of.document === 'comparison' ? gatherComparison(ctx, of, page) : gatherResults(ctx, of, page);
}
