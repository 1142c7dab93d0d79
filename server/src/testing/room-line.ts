import type { CommandAnswer, Heard, Saying } from '@abhyas/contract/channel';
import type { RoomCommands, RoomNews } from '@abhyas/contract/live/room';
import { ROOM_CHANNEL, ROOM_NEWS } from '@abhyas/contract/live/words';
import { io, type Socket } from 'socket.io-client';
import { vi } from 'vitest';
import { closeAfterFile } from './close-after-file.ts';
import { ApiRefusal, type Person } from './person.ts';
import type { World } from './world.ts';

/** A line to a room, as a page holds it. */
export interface RoomLine {
  readonly socket: Socket;
  readonly say: <K extends keyof RoomCommands>(
    name: K,
    body?: Saying<RoomCommands[K]>,
  ) => Promise<Heard<RoomCommands[K]>>;
  /** Everything that was told so far. */
  readonly news: RoomNews[];
  /** Waits until something of this kind was told that fits. */
  readonly told: <K extends RoomNews['kind']>(
    kind: K,
    fits?: (one: Extract<RoomNews, { kind: K }>) => boolean,
  ) => Promise<Extract<RoomNews, { kind: K }>>;
  /** Waits until the server has closed it. */
  readonly closed: () => Promise<void>;
}

/** Where the server of a world listens; it begins to with the first call. */
export async function listening({ app: { server } }: World): Promise<number> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens a line with a token, over a real socket. Rejects with the refusal of the server. */
export function openLine(port: number, person: Person, token: string, claims: object = {}): Promise<RoomLine> {
  const socket = io(`http://127.0.0.1:${port}${ROOM_CHANNEL}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { access: person.tokenNow(), token, ...claims },
  });
  closeAfterFile(async () => void socket.disconnect());
  const news: RoomNews[] = [];
  socket.on(ROOM_NEWS, (one: RoomNews) => void news.push(one));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(lineOver(socket, news)));
    socket.on('connect_error', (error: Error & { data?: CommandAnswer }) => {
      const { data } = error;
      reject(data && 'error' in data ? new ApiRefusal(data.status, data) : error);
    });
  });
}

function lineOver(socket: Socket, news: RoomNews[]): RoomLine {
  return {
    socket,
    news,
    say: async (name, body) => {
      const answer = (await socket.timeout(5000).emitWithAck(name, body ?? {})) as CommandAnswer;
      if ('error' in answer) throw new ApiRefusal(answer.status, answer);
      return answer.reply as never;
    },
    told: (kind, fits = () => true) =>
      vi.waitFor(
        () => {
          const found = news.find((one) => one.kind === kind && fits(one as never));
          if (!found) throw new Error(`nothing was told of ${kind}: ${JSON.stringify(news)}`);
          return found as never;
        },
        { timeout: 5000, interval: 10 },
      ),
    closed: () => vi.waitFor(() => void (socket.connected && expectClosed()), { timeout: 5000, interval: 10 }),
  };
}

function expectClosed(): never {
  throw new Error('the line is still open');
}
