import { z } from 'zod';
import { instant, whole } from '../../shapes.ts';

/** `open`: the bank asks. `won`: the institute keeps the money. `lost`: the bank took it back, and what it had paid for is closed. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A complaint about a payment at the bank of its payer. */
export const dispute = z.object({
  /** The payment company’s own number. */
  disputeId: z.string(),
  state: z.enum(disputeStates),
  amountPaise: whole,
  /** As the bank calls it. */
  reason: z.string(),
  /** Until then the institute may answer. */
  respondBy: instant.nullable(),
});
export type Dispute = z.infer<typeof dispute>;
