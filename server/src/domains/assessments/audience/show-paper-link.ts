import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import type { Context } from '../../../kernel/context.ts';
import { siteAddress } from '../../notices/index.ts';
import { getPaper } from '../versions/papers.store.ts';

type Show = typeof api.assessments.showPaperLink;
/** Where students open a test; whoever is not signed in lands there after the sign-in. */
export async function showPaperLink(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { id } = await getPaper(ctx, params.paperId);
  const url = `${await siteAddress(ctx.instituteId)}/student/tests/${id}`;
  return { url, qr: await qrSvg(url, { type: 'svg', margin: 0 }) };
}
