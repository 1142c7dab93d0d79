import { z } from 'zod';
import { allowed } from '../access.ts';
import { post } from '../endpoint.ts';
import { newPassword } from './sign-up.ts';

const link = { email: z.string().trim().max(254), token: z.string().max(200) };

export const recovery = {
  forgotPassword: post('/api/forgot-password', {
    summary:
      'Sends a link to set a new password, where the address has an account; the answer is the same where it has none',
    access: allowed('forgetPassword'),
    form: true,
    body: z.object({ email: z.email().max(254) }),
    reply: z.object({ sent: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS', 'CROSS_SITE'],
  }),
  validateToken: post('/api/validate-token', {
    summary: 'Whether a link still sets a new password',
    access: allowed('forgetPassword'),
    body: z.object(link),
    reply: z.object({ valid: z.literal(true) }),
    errors: ['PASSWORD_LINK_INVALID'],
  }),
  setPassword: post('/api/set-password', {
    summary: 'Sets a new password with a link, once; signs out every device',
    access: allowed('forgetPassword'),
    body: z.object({ ...link, password: newPassword }),
    reply: z.object({ set: z.literal(true) }),
    errors: ['PASSWORD_LINK_INVALID', 'PASSWORD_WEAK', 'CROSS_SITE'],
  }),
  changePassword: post('/api/change-password', {
    summary: 'Changes one’s password; signs out the other devices',
    access: allowed('changePassword', true),
    body: z.object({ oldPassword: z.string().max(200), newPassword }),
    reply: z.object({ changed: z.literal(true) }),
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'PASSWORD_WEAK', 'PASSWORD_SAME'],
  }),
};
