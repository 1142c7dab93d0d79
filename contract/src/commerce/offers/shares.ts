import { z } from 'zod';
import { partner } from '../../access.ts';
import { get, put } from '../../endpoint.ts';
import { id, text, whole } from '../../shapes.ts';
import { soldKinds } from '../shapes.ts';
import { ALL_POINTS } from './share-sums.ts';

/** Authors are people of the staff, a publisher is known by its name, the provider runs the platform. */
export const payeeKinds = ['author', 'publisher', 'provider'] as const;
export const payeeKind = z.enum(payeeKinds);
export type PayeeKind = z.infer<typeof payeeKind>;

/** What one author or publisher gets of the price without its tax, in hundredths of a percent. */
const sharePart = z.object({
  kind: z.enum(['author', 'publisher']),
  /** Of an author. */
  accountId: id.nullable(),
  /** Of a publisher; the name of an author is that of the account. */
  name: text(120),
  basisPoints: whole.min(1).max(ALL_POINTS),
});
export type SharePart = z.infer<typeof sharePart>;

const shareRule = z.object({
  parts: z.array(sharePart),
  /** What the publisher of a white-labelled book gets by its licence, beside the parts; only the publisher changes it. */
  licence: z.object({ publisher: z.string(), basisPoints: whole }).nullable(),
  /** What the provider takes of every sale; the institute cannot change it. */
  providerPoints: whole,
  /** GST inside the price in hundredths of a percent; 0: none is charged. */
  taxRate: whole,
  /** Shares wait so many days after a sale, until its money cannot be asked back any more. */
  holdDays: whole,
  /** Staff who may be given a share. */
  people: z.array(z.object({ accountId: id, name: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type ShareRule = z.infer<typeof shareRule>;

const params = z.object({ kind: z.enum(soldKinds), thingId: id });
export const shares = {
  showShareRule: get('/api/partner/offers/:kind/:thingId/shares', {
    summary: 'Who is paid a part of what is sold: authors, a publisher, the provider; the rest is the institute’s',
    access: partner('sales.read'),
    params,
    reply: shareRule,
    errors: ['OFFER_UNKNOWN'],
  }),
  saveShareRule: put('/api/partner/offers/:kind/:thingId/shares', {
    summary: 'Changes how orders from now on are shared; those that were placed before keep their rule',
    access: partner('sales.write'),
    params,
    body: z.object({ parts: z.array(sharePart).max(12) }),
    reply: shareRule,
    errors: ['OFFER_UNKNOWN', 'SHARES_TOO_MUCH', 'PAYEE_UNKNOWN', 'PAYEE_TWICE'],
  }),
};
