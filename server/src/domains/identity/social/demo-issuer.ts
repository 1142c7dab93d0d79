import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialConfig } from '../../../config.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/errors.ts';
import { escapeHtml } from '../../../kernel/http/page/web-app.ts';
import { isLoginHost } from '../../tenancy/index.ts';
import { provideKeys } from './gateways/google.ts';

/** People of the simulated Google: the second one has an account at Meridian Academy already. */
const people = [
  { sub: 'demo-nisha', email: 'nisha.kapoor@gmail.example', given_name: 'Nisha', family_name: 'Kapoor' },
  { sub: 'demo-ananya', email: 'ananya@meridian.example', given_name: 'Ananya', family_name: 'Sharma' },
  { sub: 'demo-rahul', email: 'rahul.verma@gmail.example', given_name: 'Rahul', family_name: 'Verma' },
] as const;
const PATH = '/dev/google';

/**
 * `/dev/google`: stands in for Google where a demonstration is allowed, nowhere else, and signs with a key of this process alone. It sends
 * people back to the shared login domain only.
 */
export async function addDemoIssuer(
  app: FastifyInstance,
  { issuer, keysUrl, authorizationUrl }: SocialConfig['google'],
  clock: Clock,
): Promise<void> {
  if (authorizationUrl !== PATH) return; // a real one is configured
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  provideKeys(keysUrl, createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'demo', alg: 'RS256' }] }));

  app.get<{ Querystring: Record<string, string | undefined> }>(
    PATH,
    { config: { access: 'public', endpoint: 'demoGoogle' } },
    async ({ query }, reply) => {
      const { redirect_uri: returnsTo = '', client_id: audience = '', nonce = '', state = '' } = query;
      if (!URL.canParse(returnsTo) || !isLoginHost(new URL(returnsTo).hostname)) return fail('REDIRECT_UNKNOWN');
      const links = await Promise.all(
        people.map(async (person) => {
          const token = await new SignJWT({ ...person, email_verified: true, nonce })
            .setProtectedHeader({ alg: 'RS256', kid: 'demo' })
            .setIssuer(issuer)
            .setAudience(audience)
            .setIssuedAt(clock.now())
            .setExpirationTime(new Date(clock.now().getTime() + 3_600_000))
            .sign(privateKey);
          const fragment = new URLSearchParams({ id_token: token, state }).toString();
          const name = `${person.given_name} ${person.family_name}, ${person.email}`;
          return `<li><a href="${escapeHtml(`${returnsTo}#${fragment}`)}">${escapeHtml(name)}</a></li>`;
        }),
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(page(links.join('')));
    },
  );
}

const page = (links: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Choose an account</title>
<style>body{font:16px/24px system-ui;max-width:30rem;margin:12vh auto;padding:0 1rem}li{margin:.75rem 0}</style>
<h1>Choose an account</h1><p>The demonstration stands in for Google here. Nobody real signs in.</p><ul>${links}</ul></html>`;
