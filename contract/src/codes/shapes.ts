import { z } from 'zod';
import { soldThing } from '../commerce/shapes.ts';
import { madeFileStates } from '../made-files/made-file.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { MOST_CODES, MOST_PRINTED } from './code-signs.ts';

const terms = z.object({
  name: text(80, 1),
  count: whole.min(1).max(MOST_CODES),
  /** What each code opens: courses, packs, a plan. */
  things: z.array(soldThing).min(1).max(10),
  /** For how long, from the day on which it is redeemed. */
  days: whole.min(1).max(3660),
  /** Until when codes can be redeemed; null: without an end. */
  redeemUntil: instant.nullable(),
  /** How many codes of the batch one person may redeem. */
  perPerson: whole.min(1).max(100),
  /** Whether sheets with QR codes are drawn for a printer. */
  sheets: z.boolean(),
});
export type CodeTerms = z.infer<typeof terms>;
export const codeTerms = terms.refine(({ sheets, count }) => !sheets || count <= MOST_PRINTED, {
  path: ['count'],
  params: { messageKey: 'errors.fields.tooBig', maximum: MOST_PRINTED },
});

export const codeThing = soldThing.extend({ title: z.string() });
export type CodeThing = z.infer<typeof codeThing>;

/** `making`: its codes are not there yet. `gone`: nobody downloaded them in time. */
export const codeBatchStates = ['making', 'open', 'ended', 'blocked', 'gone'] as const;
export type CodeBatchState = (typeof codeBatchStates)[number];

export const codeBatch = terms.omit({ things: true }).extend({
  batchId: id,
  state: z.enum(codeBatchStates),
  things: z.array(codeThing),
  redeemed: whole,
  /** Codes that were blocked one by one. */
  blocked: whole,
  createdAt: instant,
  madeBy: z.string(),
});
export type CodeBatch = z.infer<typeof codeBatch>;

/** One of the two files of a batch: each is downloaded once. */
const codeFile = z.object({
  /** Null: it was not made, or it is gone. */
  state: z.enum(madeFileStates).nullable(),
  takenAt: instant.nullable(),
});
export type CodeFile = z.infer<typeof codeFile>;
export const shownCodeBatch = codeBatch.extend({
  list: codeFile,
  printed: codeFile,
  /** Of 100, while the codes are made. */
  progress: whole,
  /** Until when the files wait to be downloaded. */
  filesUntil: instant.nullable(),
  can: z.object({ edit: z.boolean(), take: z.boolean() }),
});
export type ShownCodeBatch = z.infer<typeof shownCodeBatch>;

export const codeStates = ['open', 'redeemed', 'blocked'] as const;
export type CodeState = (typeof codeStates)[number];

/** One code as staff see it. Of the code itself only its last four signs are known. */
export const code = z.object({
  codeId: id,
  batchId: id,
  batchName: z.string(),
  number: whole,
  lastFour: z.string(),
  state: z.enum(codeStates),
  redeemedAt: instant.nullable(),
  accountId: id.nullable(),
  /** Of an account that is gone there is no name. */
  name: z.string(),
  email: z.string(),
});
export type Code = z.infer<typeof code>;

/** What a student has redeemed. */
export const redemption = z.object({
  codeId: id,
  lastFour: z.string(),
  things: z.array(codeThing),
  redeemedAt: instant,
  opensUntil: instant.nullable(),
});
export type Redemption = z.infer<typeof redemption>;
