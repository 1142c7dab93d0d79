import { arrangements } from '@abhyas/contract/assessments/arrange-print';
import { printKeptDays } from '@abhyas/contract/assessments/prints';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { PrintError, printPage } from '../../../kernel/printing/print-page.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { draftVersion } from './draft-version.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { composeAside } from './page/compose-aside.ts';
import { printFonts } from './page/look/fonts.ts';
import { findPrint, type Print, savePrint } from './prints.store.ts';

export const WRITE_PRINT = 'paper.print';
const DAY = 86_400_000;

/** The job that makes one file. What fails is told in the list; nobody is helped by the same failure again. */
export const writePrint: Job = async (ctx, payload) => {
  const print = await findPrint(ctx, String(payload['printId']));
  // Done already, or removed while it waited.
  if (!print || print.state === 'ready' || print.state === 'failed') return;
  const expiresAt = new Date(ctx.clock.now().getTime() + printKeptDays * DAY);
  try {
    await savePrint(ctx, print.id, { state: 'running', progress: 5 });
    const pdf = await makeFile(ctx, print);
    const storageKey = keyOf(ctx, print);
    await runtime().storage.put(storageKey, pdf);
    const pages = pagesOf(pdf);
    await savePrint(ctx, print.id, { state: 'ready', progress: 100, pages, bytes: pdf.length, storageKey, expiresAt });
  } catch (error) {
    const failure = error instanceof PrintError ? error.end : error instanceof Refusal ? 'broken' : undefined;
    await savePrint(ctx, print.id, { state: 'failed', failure: failure ?? 'broken', expiresAt });
    if (!failure || failure === 'broken') ctx.log.error({ err: error, printId: print.id }, 'a paper was not printed');
  }
};

async function makeFile(ctx: Context, { id, paperId, version, document, set, choices }: Print): Promise<Buffer> {
  const printed =
    version === 0 ? await draftVersion(ctx, await getPaper(ctx, paperId)) : await paperVersion(ctx, paperId, version);
  const booklet = await gatherBooklet(ctx, printed, { document, set });
  await savePrint(ctx, id, { progress: 20 });
  const html = await composeAside({ document, booklet, choices, fonts: await printFonts() });
  await savePrint(ctx, id, { progress: 40 });
  const pdf = await printPage(html, { arrange: arrangements });
  await savePrint(ctx, id, { progress: 95 });
  return pdf;
}

/** The last part is what the file is called: letters, digits and hyphens, since it stands in an address. */
const keyOf = (ctx: Context, { id, document, set }: Print) => `${ctx.instituteId}/prints/${id}/${document}-${set}.pdf`;

/** Chromium writes each page as an object of its own, uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
