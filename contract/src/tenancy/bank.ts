import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, text } from '../shapes.ts';

/** Reserve Bank of India: four letters of the bank, a zero, six characters of the branch. */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Account numbers of Indian banks have 9 to 18 digits. */
export const accountPattern = /^\d{9,18}$/;

const bankChange = z.object({
  id,
  status: z.enum(['proposed', 'active', 'rejected', 'withdrawn', 'replaced']),
  /** Masked: only the last four characters are ever shown again. */
  holder: z.string(),
  account: z.string(),
  ifsc: z.string(),
  accountKind: z.enum(['savings', 'current']),
  madeAt: instant,
  maker: z.string().nullable(),
  checkedAt: instant.nullable(),
  checker: z.string().nullable(),
  note: z.string(),
});
export type BankChange = z.infer<typeof bankChange>;

const params = z.object({ changeId: id });
export const bankDetails = {
  showBankDetails: get('/api/bank-details', {
    summary: 'The account that payouts go to, masked, and the change that waits for a second person',
    access: partner('settings.read'),
    query: z.object({ ownerId: id.optional() }),
    reply: z.object({
      active: bankChange.nullable(),
      proposed: bankChange.nullable(),
      past: z.array(bankChange),
      can: z.object({ propose: z.boolean(), approve: z.boolean(), withdraw: z.boolean() }),
    }),
  }),
  proposeBankDetails: post('/api/bank-details', {
    summary: 'Enters bank details; they count once another person approves them',
    access: partner('bankDetails.write'),
    body: z.object({
      holder: text(120, 2),
      account: z.string().regex(accountPattern),
      ifsc: z.string().regex(ifscPattern),
      accountKind: z.enum(['savings', 'current']),
      /** Somebody whom the institute pays; without it the institute itself. */
      ownerId: id.optional(),
    }),
    reply: bankChange,
    errors: ['BANK_CHANGE_WAITS', 'NOT_FOUND'],
  }),
  approveBankDetails: post('/api/bank-details/:changeId/approval', {
    summary: 'Approves bank details that another person entered',
    access: partner('bankDetails.approve'),
    params,
    reply: bankChange,
    errors: ['NOT_FOUND', 'BANK_SAME_PERSON'],
  }),
  rejectBankDetails: post('/api/bank-details/:changeId/rejection', {
    summary: 'Sends bank details back with a reason',
    access: partner('bankDetails.approve'),
    params,
    body: z.object({ note: text(300, 3) }),
    reply: bankChange,
    errors: ['NOT_FOUND'],
  }),
  withdrawBankDetails: post('/api/bank-details/:changeId/withdrawal', {
    summary: 'Takes back what one entered oneself and nobody has approved yet',
    access: partner('bankDetails.write'),
    params,
    reply: bankChange,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
