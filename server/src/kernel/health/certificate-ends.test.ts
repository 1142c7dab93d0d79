import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, expect, it } from 'vitest';
import { certificateEnd, endingCertificates } from './certificate-ends.ts';

/** Made for this test alone, for `localhost`. */
const END = new Date('2027-03-01T01:52:16Z');
const cert = `-----BEGIN CERTIFICATE-----
MIIBfDCCASOgAwIBAgIUfXkvlNaInS+z0aOnlXWpTqIBq/YwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyOTAxNTIxNloXDTI3MDMwMTAx
NTIxNlowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEtI/cAMQ5L9PQVWnGFNRwZukQZAKtLAc20F3Ouqpa1lZqieDrxYSzoxc5
3hj6+StvY/nTvJLcuwEowq/yfDJMqqNTMFEwHQYDVR0OBBYEFIt4Kp3+ACZGjQnt
s4Z6Ab3m89RHMB8GA1UdIwQYMBaAFIt4Kp3+ACZGjQnts4Z6Ab3m89RHMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgOrN5KeL3JA7PYxAJpFhvUF1N
axgm2LHz8ulnlrZR7J8CIDJf7cVHS79PCJd39gRcrBx0QIzbk4BH5k2VHvsElJrL
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgb27bXyXywp6OxlUx
rXQ53wHiG0eHDjX09ocTmaq7q8OhRANCAAS0j9wAxDkv09BVacYU1HBm6RBkAq0s
BzbQXc66qlrWVmqJ4OvFhLOjFzneGPr5K29j+dO8kty7ASjCr/J8Mkyq
-----END PRIVATE KEY-----`;

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));
async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('tells the hosts whose certificate ends soon or has ended, and no other', async () => {
  const port = await portOf(createTlsServer({ cert, key }, (socket) => socket.on('error', () => {})));
  expect(await certificateEnd('localhost', port)).toEqual(END);
  const ending = (daysBefore: number) =>
    endingCertificates(['localhost'], { now: new Date(END.getTime() - daysBefore * 86_400_000), days: 15, port });
  expect(await ending(16)).toEqual([]);
  expect(await ending(14)).toEqual(['localhost']);
  expect(await ending(-30)).toEqual(['localhost']);
});

it('says nothing of a host that does not answer, or not with a certificate', async () => {
  const plain = await portOf(createServer((socket) => socket.on('error', () => {}).end('hello')));
  expect(await certificateEnd('localhost', plain)).toBeUndefined();
  expect(await certificateEnd('127.0.0.1', 9)).toBeUndefined();
});
