import { z } from 'zod';
import { post } from '../endpoint.ts';

export const join = {
  joinNow: post('/api/join-now', {
    summary: 'Sends a visitor the institute’s link by text message and keeps the number for the institute (spec §7)',
    access: 'public',
    query: z.object({
      /** National or international form. */
      mobileNumber: z.string().trim().min(1).max(30),
      /** Calling code such as 91 or +91. */
      countryCode: z.string().trim().min(1).max(6),
    }),
    reply: z.object({ sent: z.literal(true) }),
    errors: ['CONTACT_MOBILE_INVALID', 'TOO_MANY_REQUESTS'],
  }),
};
