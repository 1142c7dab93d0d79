import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { text } from '../shapes.ts';
import { redemption } from './shapes.ts';

const access = student('courses.study');

export const redeeming = {
  redeemCode: post('/api/codes/redeem', {
    summary: 'Redeems an activation code: what it opens is open to the caller. The same code again changes nothing',
    access,
    body: z.object({ code: text(300, 1) }),
    reply: redemption,
    errors: [
      'CODE_UNKNOWN',
      'CODE_USED',
      'CODE_ENDED',
      'CODE_BLOCKED',
      'CODE_OWNED',
      'CODE_LIMIT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  listMyCodes: get('/api/codes/mine', {
    summary: 'The activation codes that the caller redeemed, the newest first',
    access,
    reply: z.object({ rows: z.array(redemption) }),
  }),
};
