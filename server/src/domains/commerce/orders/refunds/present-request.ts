import type { RefundRequest } from '@abhyas/contract/commerce/refund-request';
import type { StoredRequest } from './requests.store.ts';

/** A request as its student and staff see it. */
export function presentRequest({
  id,
  accountId: _of,
  decidedBy: _by,
  orderId: _order,
  ...stored
}: StoredRequest): RefundRequest {
  return {
    ...stored,
    requestId: id,
    lines: [...stored.lines],
    askedAt: stored.askedAt.toISOString(),
    decidedAt: stored.decidedAt?.toISOString() ?? null,
  };
}
