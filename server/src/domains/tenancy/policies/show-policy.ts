import type { Context } from '../../../kernel/context.ts';
import { findLatest } from './policies.store.ts';
import { presentPolicy } from './policies.ts';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';

type Show = typeof api.tenancy.showPolicy;
/** The text that stands now; version 0 is the product's own, which the pages bring along. */
export async function showPolicy(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { kind } = params;
  const row = await findLatest(ctx, kind);
  return row ? presentPolicy(row) : { kind, version: 0, publishedAt: null, texts: { en: '', hi: '' } };
}
