import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { instituteOfContentHost, isContentHost } from '../hosts/content-host.ts';
import { hostsOf, instituteOfHost, isOpen } from '../hosts/institute-of-host.ts';
import { isLoginHost } from '../hosts/login-host.ts';
import { markSecured } from './domains.store.ts';

/**
 * `GET /internal/tls-allowed?domain=`: a reverse proxy that makes certificates on demand (Caddy's `ask`) asks here first. 200 for an
 * address that this installation serves: the provider's hosts, open institutes below them, and addresses that an institute proved. 404 for
 * everything else, so that nobody can make the proxy ask for certificates of foreign names. Only this machine and the trusted proxies get
 * an answer, and only for a call of their own: one that they pass on for somebody else carries `X-Forwarded-For`.
 */
export function registerTlsAllowed(app: FastifyInstance, trustedProxies: readonly string[], clock: Clock): void {
  const near = nearNetworks(trustedProxies);
  app.get<{ Querystring: { domain?: string } }>(
    '/internal/tls-allowed',
    { config: { access: 'public', endpoint: 'tlsAllowed', rateLimit: false } },
    async (request, reply) => {
      const { domain } = request.query;
      const allowed =
        isNear(request, near) && typeof domain === 'string' && (await isServed(domain.toLowerCase(), clock.now()));
      return reply
        .code(allowed ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(allowed ? 'yes' : 'no');
    },
  );
}

function nearNetworks(trustedProxies: readonly string[]): BlockList {
  const near = new BlockList();
  near.addSubnet('127.0.0.0', 8, 'ipv4');
  near.addAddress('::1', 'ipv6');
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) near.addAddress(address, family);
    else near.addSubnet(address, Number(bits), family);
  }
  return near;
}

function isNear(request: FastifyRequest, near: BlockList): boolean {
  const { 'x-forwarded-for': passedOn, forwarded } = request.headers;
  const peer = request.socket.remoteAddress ?? '';
  if (passedOn !== undefined || forwarded !== undefined || !isIP(peer)) return false;
  return near.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
}

async function isServed(host: string, now: Date): Promise<boolean> {
  if (runtime().config.rootHosts.includes(host) || isLoginHost(host)) return true;
  const institute = await (isContentHost(host) ? instituteOfContentHost(host) : instituteOfHost(host));
  if (!institute || !isOpen(institute)) return false;
  const { id } = institute;
  if ((await hostsOf(id)).includes(host)) await markSecured(runtime().database.forInstitute(id), id, host, now);
  return true;
}
