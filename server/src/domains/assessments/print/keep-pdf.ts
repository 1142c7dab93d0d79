import { printKeptDays } from '@abhyas/contract/assessments/prints';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { PrintError } from '../../../kernel/printing/print-page.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { savePrint } from './prints.store.ts';

const DAY = 86_400_000;

/**
 * Makes a file and keeps it for its days under this name: letters, digits and hyphens, since it stands in an address. What fails is told
 * where the file would be; nobody is helped by the same failure again.
 */
export async function keepPdf(ctx: Context, id: string, name: string, make: () => Promise<Buffer>): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + printKeptDays * DAY);
  try {
    await savePrint(ctx, id, { state: 'running', progress: 5 });
    const pdf = await make();
    const storageKey = `${ctx.instituteId}/prints/${id}/${name}.pdf`;
    await runtime().storage.put(storageKey, pdf);
    const pages = pagesOf(pdf);
    await savePrint(ctx, id, { state: 'ready', progress: 100, pages, bytes: pdf.length, storageKey, expiresAt });
  } catch (error) {
    const failure = error instanceof PrintError ? error.end : error instanceof Refusal ? 'broken' : undefined;
    await savePrint(ctx, id, { state: 'failed', failure: failure ?? 'broken', expiresAt });
    if (!failure || failure === 'broken') ctx.log.error({ err: error, printId: id }, 'a file was not printed');
  }
}

/** Chromium writes each page as an object of its own, uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
