import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { fail } from '../../../../kernel/errors.ts';
import { PATIENCE_MS, type SocialIdentity, textOf } from './social-identity.ts';

export interface FacebookApp {
  readonly appId: string;
  readonly secret: string;
}

const inspected = z.object({
  data: z.object({
    app_id: z.string().optional(),
    type: z.string().optional(),
    is_valid: z.boolean().default(false),
    user_id: z.string().optional(),
    scopes: z.array(z.string()).default([]),
  }),
});
const profile = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string().optional() }).optional() }).optional(),
});

/**
 * Who a Facebook access token speaks of: `debug_token` says whether it was made for this app and for whom, then the profile is read with
 * an app secret proof. Refuses with SOCIAL_TOKEN_INVALID, FACEBOOK_PERMISSION (the person did not let the e-mail go) or
 * SOCIAL_EMAIL_REQUIRED (there is none).
 */
export async function verifyFacebookToken(graphUrl: string, app: FacebookApp, token: string): Promise<SocialIdentity> {
  const { data } = await ask(graphUrl, '/debug_token', inspected, {
    input_token: token,
    access_token: `${app.appId}|${app.secret}`,
  });
  if (!data.is_valid || data.app_id !== app.appId || data.type !== 'USER' || !data.user_id)
    fail('SOCIAL_TOKEN_INVALID');
  const person = await ask(graphUrl, '/me', profile, {
    fields: 'id,email,first_name,last_name,picture.type(large)',
    access_token: token,
    appsecret_proof: createHmac('sha256', app.secret).update(token).digest('hex'),
  });
  if (person.id !== data.user_id) fail('SOCIAL_TOKEN_INVALID');
  const email = textOf(person.email, 254).toLowerCase();
  if (!email) fail(data.scopes.includes('email') ? 'SOCIAL_EMAIL_REQUIRED' : 'FACEBOOK_PERMISSION');
  return {
    provider: 'facebook',
    subject: person.id,
    email,
    // Facebook does not say whether the address was ever verified.
    emailVerified: false,
    firstName: textOf(person.first_name),
    lastName: textOf(person.last_name),
    pictureUrl: textOf(person.picture?.data?.url, 2000),
    nonce: undefined,
  };
}

async function ask<T>(graphUrl: string, path: string, reply: z.ZodType<T>, query: Record<string, string>): Promise<T> {
  const url = `${graphUrl}${path}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (!answer || answer.status >= 500) return fail('SOCIAL_UNREACHABLE');
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.status !== 200) return fail('SOCIAL_TOKEN_INVALID');
  const read = reply.safeParse(body);
  return read.success ? read.data : fail('SOCIAL_UNREACHABLE');
}
