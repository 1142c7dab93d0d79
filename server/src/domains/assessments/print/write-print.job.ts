import { arrangements } from '@abhyas/contract/assessments/arrange-print';
import type { Context } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { printPage } from '../../../kernel/printing/print-page.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { draftVersion } from './draft-version.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { keepPdf } from './keep-pdf.ts';
import { composeInChild } from './page/compose-in-child.ts';
import { printFonts } from './page/look/fonts.ts';
import { findPrint, type Print, savePrint } from './prints.store.ts';

export const WRITE_PRINT = 'paper.print';

/** The job that makes one file of a paper. */
export const writePrint: Job = async (ctx, payload) => {
  const print = await findPrint(ctx, String(payload['printId']));
  // Done already, or removed while it waited.
  if (!print || print.state === 'ready' || print.state === 'failed') return;
  await keepPdf(ctx, print.id, `${print.document}-${print.set}`, () => makeFile(ctx, print));
};

async function makeFile(ctx: Context, { id, paperId, version, document, set, choices }: Print): Promise<Buffer> {
  const printed =
    version === 0 ? await draftVersion(ctx, await getPaper(ctx, paperId)) : await paperVersion(ctx, paperId, version);
  const booklet = await gatherBooklet(ctx, printed, { document, set });
  await savePrint(ctx, id, { progress: 20 });
  const html = await composeInChild({ document, booklet, choices, fonts: await printFonts() });
  await savePrint(ctx, id, { progress: 40 });
  const pdf = await printPage(html, { arrange: arrangements });
  await savePrint(ctx, id, { progress: 95 });
  return pdf;
}
