import type { Context } from '../../../kernel/context.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { compareWhole } from '../analysis/compare-papers.ts';
import type { Gathered } from './gather-results.ts';
import { comparisonHtml } from './page/comparison-html.ts';
import type { PageLanguage } from './page/page-language.ts';
import type { PrintOfResults } from './print-of-results.ts';

/** Papers beside each other as their results stand now, with every student who sat them all. */
export async function gatherComparison(
  ctx: Context,
  { choices: { papers, batchId } }: Extract<PrintOfResults, { document: 'comparison' }>,
  page: PageLanguage,
): Promise<Gathered> {
  const { words, dateTime } = page;
  // Whether batches may be read was asked when the file was asked for.
  const comparison = await compareWhole(ctx, { papers, batchId }, true);
  const batch = batchId === undefined ? undefined : (await namesOfBatches(ctx, [batchId])).get(batchId);
  return {
    head: {
      title: comparison.papers.map(({ title }) => title).join(' · '),
      kind: words.comparison,
      facts: [batch === undefined ? words.everybody : words.batch(batch), words.asOf(dateTime(ctx.clock.now()))],
    },
    body: comparisonHtml(comparison, page),
  };
}
