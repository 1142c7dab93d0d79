import { z } from 'zod';
import { partner } from '../access.ts';
import { post } from '../endpoint.ts';
import { id, instant, text } from '../shapes.ts';

/** Minutes after which looking at a student's pages ends by itself. */
export const viewMinutes = 30;
/** Header under which the calls of one tab look at a student's pages. */
export const viewAsHeader = 'x-view-as';

/** Whose pages one looks at. */
export const viewing = z.object({ viewId: id, name: z.string(), until: instant });

export const impersonation = {
  startView: post('/api/views', {
    summary:
      'Looks at the pages of a student as that student sees them, without changing anything; recorded with the reason',
    access: partner('people.impersonate'),
    body: z.object({ accountId: id, reason: text(300, 5) }),
    reply: viewing,
    errors: ['VIEW_REFUSED'],
  }),
  endView: post('/api/views/:viewId/end', {
    summary: 'Stops looking at a student’s pages',
    access: partner('people.impersonate'),
    params: z.object({ viewId: id }),
    reply: z.object({ ended: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
