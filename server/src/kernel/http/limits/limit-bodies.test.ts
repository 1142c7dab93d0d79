import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';

/** Sends bytes to a server and answers with all that comes back until it closes the connection. */
async function talk(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const head = (path: string, host: string, length: number, type = 'application/x-www-form-urlencoded') =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

describe('a body that does not arrive', () => {
  it('is waited for so long and no longer: 408, and the connection is closed', async () => {
    const world = await testWorld({ bodyMs: 100 });
    const place = await world.institute();
    const address = await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const reply = await talk(address, `${head('/api/forgot-password', place.host, 1000)}email=`);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(reply).toContain('connection: close');
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: 'TOO_SLOW' });
  });

  it('has longer where it is a file, and a whole one is answered', async () => {
    const world = await testWorld({ bodyMs: 100 });
    const place = await world.institute();
    const owner = await place.person('owner');
    const address = await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const began = performance.now();
    const reply = await talk(
      address,
      `${head('/api/media/images?fileName=a.png', place.host, 1000, 'application/octet-stream')}half of it`,
    );
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect((await owner.send('GET', '/api/me')).statusCode).toBe(200);
  });
});
