import { z } from 'zod';
import { partner, student } from '../../access.ts';
import { get, post, put } from '../../endpoint.ts';
import { id, whole } from '../../shapes.ts';
import { offlineWay } from '../sales/offline-shapes.ts';
import { gatewayName } from '../shapes.ts';

/** What can be paid in parts. */
const inParts = z.enum(['course', 'pack']);
export const instalmentTerms = z.object({
  parts: whole.min(2).max(12),
  firstPercent: whole.min(1).max(99),
  everyDays: whole.min(1).max(92),
  graceDays: whole.min(0).max(60),
});

const terms = z.object({
  /** Null: it is paid at once. */
  terms: instalmentTerms.nullable(),
  can: z.object({ edit: z.boolean() }),
});
const params = z.object({ kind: inParts, thingId: id });

export const instalments = {
  showInstalmentTerms: get('/api/partner/offers/:kind/:thingId/instalments', {
    summary: 'How a course or pack may be paid in parts',
    access: partner('sales.read'),
    params,
    reply: terms,
    errors: ['OFFER_UNKNOWN'],
  }),
  saveInstalmentTerms: put('/api/partner/offers/:kind/:thingId/instalments', {
    summary: 'Lets students pay it in parts from now on, or only at once; who pays in parts already goes on as agreed',
    access: partner('sales.write'),
    params,
    body: z.object({ terms: instalmentTerms.nullable() }),
    reply: terms,
    errors: ['OFFER_UNKNOWN', 'INSTALMENTS_LONG'],
  }),
  placeInstalment: post('/api/orders/:orderId/instalments', {
    summary: 'The order that pays the next part of one’s own order, and the way to pay that is offered first',
    access: student('courses.study'),
    params: z.object({ orderId: id }),
    body: z.object({}),
    reply: z.object({ orderId: id, gateway: gatewayName.nullable(), offlineWay: offlineWay.nullable() }),
    errors: ['INSTALMENTS_NONE'],
  }),
};
