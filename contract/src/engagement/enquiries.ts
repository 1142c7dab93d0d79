import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';

export const enquiryStates = ['open', 'answered'] as const;

const course = z.object({ id, title: z.string() });
export const enquiry = z.object({
  enquiryId: id,
  /** Somebody with an account here; null where a visitor asked. */
  accountId: id.nullable(),
  name: z.string(),
  /** An e-mail address, or a mobile number with its calling code. */
  contact: z.string(),
  course,
  message: z.string(),
  at: instant,
  answer: z
    .object({
      words: z.string(),
      by: z.string(),
      at: instant,
      /** How it went out: nothing can be written to a visitor who left a number. */
      way: z.enum(['notice', 'mail', 'call']),
    })
    .nullable(),
});
export type Enquiry = z.infer<typeof enquiry>;

export const enquiries = {
  sendEnquiry: post('/api/catalogue/courses/:courseId/enquiries', {
    summary: 'Asks the institute for a course that cannot be paid for here',
    access: 'public',
    params: z.object({ courseId: id }),
    body: z.strictObject({ name: text(100, 1), contact: text(200, 1), message: text(1000, 1) }),
    reply: z.object({ enquiryId: id }),
    errors: ['NOT_HERE', 'ENQUIRY_CONTACT', 'CONTACT_MOBILE_INVALID'],
  }),
  listEnquiries: get('/api/partner/enquiries', {
    summary: 'What people asked about courses, those first that wait longest',
    access: partner('sales.read'),
    query: page.extend({ state: z.enum(enquiryStates).default('open') }),
    reply: paged(enquiry).extend({ open: whole, can: z.object({ answer: z.boolean() }) }),
  }),
  answerEnquiry: post('/api/partner/enquiries/:enquiryId/answer', {
    summary: 'Answers an enquiry: in the inbox of who has an account, else by mail; a call is written down',
    access: partner('sales.write'),
    params: z.object({ enquiryId: id }),
    body: z.strictObject({ answer: text(2000, 1) }),
    reply: z.object({ way: z.enum(['notice', 'mail', 'call']) }),
    errors: ['ENQUIRY_ANSWERED'],
  }),
};
