import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askPublic, AskRefused, internet, type Network } from './ask-public.ts';
import { isPublicAddress } from './public-address.ts';

describe('an address that anybody may reach', () => {
  it.each(['8.8.8.8', '203.0.112.7', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::7f00:1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1', '::ffff:10.0.0.1']],
    ['link-local, where the keys of cloud machines lie', ['169.254.169.254', 'fe80::1', '::ffff:a9fe:a9fe']],
    ['carried inside IPv6', ['64:ff9b::a00:1', '2002:a00:1::', '2001::1']],
    ['of carriers, groups and nobody', ['100.64.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '0.0.0.0', '::']],
    ['no address', ['localhost', '0x7f000001', '2130706433', '']],
  ])('is none that is %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

/*
 * The network of these tests: 127.0.0.2 stands for a public machine, 127.0.0.1 for a private one. Each counts who comes.
 */
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function machine(address: string, answer: RequestListener, port = 0) {
  let visits = 0;
  const server = createServer((request, response) => {
    visits += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(port, address, listening));
  return { port: (server.address() as AddressInfo).port, visits: () => visits };
}

const network = (names: Record<string, readonly (readonly string[])[]>): Network => {
  const asked = new Map<string, number>();
  return {
    protocols: ['http:'],
    isPublic: (address) => address === '127.0.0.2',
    resolve: async (host) => {
      const times = asked.get(host) ?? 0;
      asked.set(host, times + 1);
      const answers = names[host] ?? [];
      return answers[Math.min(times, answers.length - 1)] ?? [];
    },
  };
};
const question = { mayAsk: () => true, maxBytes: 1000 };
const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof AskRefused ? error.reason : String(error)),
  );
const hello: RequestListener = (_request, response) => void response.end('hello');

describe('a server that asks an address somebody gave', () => {
  it('gets the answer of a public machine, no longer than it wants', async () => {
    const open = await machine('127.0.0.2', (_request, response) => void response.end('x'.repeat(5000)));
    const answer = await askPublic(
      `http://videos.example:${open.port}/`,
      question,
      network({ 'videos.example': [['127.0.0.2']] }),
    );
    expect([answer.status, answer.body.length]).toEqual([200, 1000]);
  });

  it('never comes to a private machine: by number, by name, or by one of several numbers of a name', async () => {
    const inside = await machine('127.0.0.1', hello);
    const names = network({ 'inner.example': [['127.0.0.1']], 'both.example': [['127.0.0.2', '127.0.0.1']] });
    const at = (host: string) => refusal(askPublic(`http://${host}:${inside.port}/`, question, names));
    expect(await at('127.0.0.1')).toBe('private');
    expect(await at('2130706433')).toBe('private');
    expect(await at('[::1]')).toBe('private');
    expect(await at('[::ffff:127.0.0.1]')).toBe('private');
    expect(await at('inner.example')).toBe('private');
    expect(await at('both.example')).toBe('private');
    expect(inside.visits()).toBe(0);
  });

  it('does not follow a redirect to a private machine, nor to a host that is not allowed', async () => {
    const inside = await machine('127.0.0.1', hello);
    const open = await machine('127.0.0.2', (request, response) => {
      const to = request.url === '/private' ? `http://127.0.0.1:${inside.port}/` : 'http://elsewhere.example/';
      response.writeHead(302, { location: to }).end();
    });
    const names = network({ 'videos.example': [['127.0.0.2']], 'elsewhere.example': [['127.0.0.2']] });
    const at = `http://videos.example:${open.port}`;
    expect(await refusal(askPublic(`${at}/private`, question, names))).toBe('private');
    const mayAsk = (host: string) => host === 'videos.example';
    expect(await refusal(askPublic(`${at}/other`, { ...question, mayAsk }, names))).toBe('host');
    expect([open.visits(), inside.visits()]).toEqual([2, 0]);
  });

  it('connects to the address that it checked, though the name answers differently a moment later', async () => {
    const open = await machine('127.0.0.2', hello);
    const inside = await machine('127.0.0.1', hello, open.port);
    const rebinding = network({ 'rebinding.example': [['127.0.0.2'], ['127.0.0.1']] });
    const answer = await askPublic(`http://rebinding.example:${open.port}/`, question, rebinding);
    expect(answer.body.toString()).toBe('hello');
    expect(inside.visits()).toBe(0);
    // Asked anew, the name is checked anew.
    expect(await refusal(askPublic(`http://rebinding.example:${open.port}/`, question, rebinding))).toBe('private');
    expect(inside.visits()).toBe(0);
  });

  it('gives up where redirects go in circles, and where nobody answers', async () => {
    const open = await machine(
      '127.0.0.2',
      (_request, response) => void response.writeHead(302, { location: '/' }).end(),
    );
    const names = network({ 'videos.example': [['127.0.0.2']] });
    expect(await refusal(askPublic(`http://videos.example:${open.port}/`, question, names))).toBe('unreachable');
    expect(open.visits()).toBe(4);
    expect(await refusal(askPublic('http://unknown.example/', question, names))).toBe('unreachable');
  });

  it('speaks https alone on the internet, and takes no names and passwords along', async () => {
    for (const address of ['http://videos.example/', 'ftp://videos.example/', 'file:///etc/passwd', 'nonsense'])
      expect(await refusal(askPublic(address, question, internet)), address).toBe('address');
    expect(await refusal(askPublic('https://user:secret@videos.example/', question, internet))).toBe('address');
    expect(await refusal(askPublic('https://8.8.8.8:8443/', question, internet))).toBe('address');
    expect(await refusal(askPublic('https://127.0.0.1/', question, internet))).toBe('private');
    expect(await refusal(askPublic('https://[fe80::1]/', question, internet))).toBe('private');
    expect(await refusal(askPublic('https://localhost/', question, internet))).toBe('private');
  });
});
