import { z } from 'zod';
import { id, instant, whole } from '../shapes.ts';

export const refundRequestStates = ['asked', 'withdrawn', 'granted', 'declined'] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

/** `full`: all of it; `part`: what was not used; `over`: too late or used up; `gone`: it went back before, or was not paid. */
export const refundRules = ['full', 'part', 'over', 'gone'] as const;

/** What would go back of one line of an order. */
export const refundLine = z.object({
  /** Its place in the order, from 0. */
  line: whole,
  paidPaise: whole,
  backPaise: whole,
  /** Whole percent of its lessons that were done. */
  usedPercent: whole,
  rule: z.enum(refundRules),
});
export type RefundLine = z.infer<typeof refundLine>;

export const refundRequest = z.object({
  requestId: id,
  state: z.enum(refundRequestStates),
  reason: z.string(),
  lines: z.array(refundLine),
  backPaise: whole,
  askedAt: instant,
  decidedAt: instant.nullable(),
  /** What staff said. */
  answer: z.string(),
});
export type RefundRequest = z.infer<typeof refundRequest>;
