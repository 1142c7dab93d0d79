import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { closeAfterFile } from './close-after-file.ts';

export interface TinyDoor {
  /** The same address, through the door. */
  readonly through: (url: string) => string;
  /** Cuts every connection and refuses others, as a machine does that was switched off. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

/** A door before a server of the tests: what goes through it can be cut at any moment. */
export async function tinyDoor(behind: string): Promise<TinyDoor> {
  const { hostname, port } = new URL(behind);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const serve = (socket: Socket) => {
    const inside = keep(connect(Number(port), hostname));
    keep(socket).pipe(inside).pipe(socket);
    socket.once('close', () => inside.destroy());
    inside.once('close', () => socket.destroy());
  };
  let server: Server;
  let own = 0;
  const open = async () => {
    server = createServer(serve).listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as AddressInfo).port;
  };
  const shut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  closeAfterFile(() => server.listening && shut());
  const through = (url: string) => {
    const address = new URL(url);
    address.host = `127.0.0.1:${own}`;
    return address.href;
  };
  return { through, shut, open };
}
