import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { instant, text } from '../shapes.ts';

/** Addresses of its own that one institute may have. */
export const mostDomains = 5;

const host = text(253, 1);
const customDomain = z.object({
  host: z.string(),
  /** The TXT record that proves whose it is. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** `waiting`: not proved yet; `proved`: answers, its certificate is made at the first visit; `secured`: the proxy asked for one. */
  status: z.enum(['waiting', 'proved', 'secured']),
  addedAt: instant,
  provedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  securedAt: instant.nullable(),
});
export type CustomDomain = z.infer<typeof customDomain>;

export const customDomains = {
  listDomains: get('/api/domains', {
    summary: 'The addresses of the institute: those of the provider, and its own',
    access: partner('settings.read'),
    reply: z.object({
      given: z.array(z.string()),
      rows: z.array(customDomain),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  addDomain: post('/api/domains', {
    summary: 'Adds an address of its own; it answers once a TXT record proves it',
    access: partner('domains.write'),
    body: z.object({ host }),
    reply: customDomain,
    errors: ['DOMAIN_NOT_ALLOWED', 'DOMAIN_TAKEN', 'DOMAIN_LIMIT'],
  }),
  proveDomain: post('/api/domains/:host/proof', {
    summary: 'Looks for the TXT record; the address answers within a second of the proof',
    access: partner('domains.write'),
    params: z.object({ host }),
    reply: customDomain,
    errors: ['NOT_FOUND', 'DOMAIN_NOT_PROVEN', 'DOMAIN_LOOKUP_FAILED', 'DOMAIN_TAKEN'],
  }),
  removeDomain: del('/api/domains/:host', {
    summary: 'Gives an address up; it stops answering within a second',
    access: partner('domains.write'),
    params: z.object({ host }),
    reply: z.object({ removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
