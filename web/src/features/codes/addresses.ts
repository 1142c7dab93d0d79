import type { CodeState } from '@abhyas/contract/codes/shapes';
import { id, oneOf, page, type PatchOf, search, type SearchOf, text } from '../../lib/url-search.ts';

/** States of codes in their order; the type fails to compile when the contract's change. */
export const codeStates = ['open', 'redeemed', 'blocked'] as const satisfies readonly CodeState[];

/** What the addresses of staff say: of the list of batches, and of the codes of one or of all. */
export const codesSearch = search({ search: text(120), state: oneOf(...codeStates), batch: id(), page: page() });
export type CodesSearch = SearchOf<typeof codesSearch>;
export type CodesPatch = PatchOf<typeof codesSearch>;

/** Where staff see the batches, beside the coupons. */
export const CODES = '/partner/coupons/codes';
/** Where staff see one of them. */
export const codeBatchAddress = (batchId: string): string => `${CODES}/${batchId}`;

const GIVE = /^(course|pack):([\da-f-]{36})$/i;

/** What an address says is to be given: `course:<id>` or `pack:<id>`. */
export function thingToGive(given: unknown): { readonly kind: 'course' | 'pack'; readonly id: string } | undefined {
  const [, kind, id = ''] = GIVE.exec(String(given ?? '')) ?? [];
  return kind === 'course' || kind === 'pack' ? { kind, id } : undefined;
}
