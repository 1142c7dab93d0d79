import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { composeInChild } from './page/compose-in-child.ts';
import { composePage } from './page/compose-page.ts';
import { printedVersion } from './printed-version.ts';

type Endpoint = typeof api.assessments.previewPrint;

/** More than fit on a first page. */
const FIRST = 26;

/** The page as HTML, without fonts: the browser that shows it has them. A key is short, so it is whole at once. */
export async function previewPrint(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { document, set, choices, whole } = body;
  const version = await printedVersion(ctx, params.paperId, choices);
  const all = whole || document === 'key';
  const booklet = await gatherBooklet(ctx, version, { document, set, ...(all ? {} : { first: FIRST }) });
  const task = { document, booklet, choices, fonts: '' };
  return { html: whole ? await composeInChild(task) : composePage(task) };
}
