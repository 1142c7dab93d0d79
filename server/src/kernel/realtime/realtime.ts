import type { FastifyInstance } from 'fastify';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Context } from '../context.ts';
import type { Channel } from './channel.ts';
import { answerOf, attendLine, type Desk, desk, lineOf, openLine, roomName } from './lines.ts';
import { joinProcesses, type OtherProcesses } from './other-processes.ts';

export interface RealtimeOptions extends Pick<Desk, 'log' | 'contextFor' | 'holderOf'> {
  readonly channels: readonly Channel[];
  /** Takes LISTEN, so it goes past a pooler. */
  readonly connectionString: string;
}
type Here = Pick<Context, 'instituteId'>;
/** Lines that stay open, on all processes together. */
export interface Realtime {
  /** Tells everybody in a room, or who leads it, whichever process their lines lead to. At most some 7 kB: it travels by NOTIFY. */
  readonly tell: (ctx: Here, channel: string, roomId: string, event: string, news: unknown, to?: 'hosts') => void;
  /** Ends the lines of a person to a room, or of everybody there. */
  readonly close: (ctx: Here, channel: string, roomId: string, accountId?: string) => void;
  /** What happens every ten seconds: lines whose session ended are closed, and the channels hear who is there. */
  readonly beat: () => Promise<void>;
  /** From when the server listens until it stops; then every line is closed, and what that leads to is done. */
  readonly serve: (app: FastifyInstance) => void;
}

const BEAT_MS = 10_000;

/**
 * Rooms over socket.io, by websocket alone: a line leads to one process, so that no balancer has to know about them. What is told to a room
 * travels to the other processes by NOTIFY. Nobody is let in without a session and a token of the channel's own.
 */
export function realtime(options: RealtimeOptions): Realtime {
  const io = new Server({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 64_000,
    connectTimeout: 10_000,
    pingInterval: 8_000,
    pingTimeout: 6_000,
  });
  const shared = desk(options);
  for (const channel of options.channels) openChannel(io.of(channel.name), channel, shared);
  const beat = () => lookAround(io, options.channels, shared);
  let others: OtherProcesses | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    tell: (ctx, name, roomId, event, news, to) =>
      void io
        .of(name)
        .to(roomName(ctx, roomId, to))
        .emit(event, news),
    close: (ctx, name, roomId, accountId) => {
      const lines = io.of(name).in(roomName(ctx, roomId, accountId));
      // What was told before arrives before.
      shared.aside(
        Promise.resolve(others?.passedOn()).then(() => lines.disconnectSockets(true)),
        'lines stay open',
      );
    },
    beat,
    serve: (app) => {
      app.addHook('onListen', async () => {
        others = joinProcesses(io, options);
        io.attach(app.server);
        timer = setInterval(() => shared.aside(beat(), 'the lines were not looked at'), BEAT_MS);
      });
      app.addHook('preClose', async () => {
        clearInterval(timer);
        // The pages come back by themselves, to a process that stays.
        if (others) await io.engine.close();
        await shared.quiet();
        await others?.stop();
      });
    },
  };
}

function openChannel(space: Namespace, channel: Channel, shared: Desk): void {
  space.use(async (socket, next) => next(await refusalFor(socket, channel, shared)));
  space.on('connection', (socket) => attendLine(shared, socket));
}

/** Why a line cannot open, as socket.io tells it to the page; undefined: it may. */
async function refusalFor(socket: Socket, channel: Channel, shared: Desk): Promise<Error | undefined> {
  try {
    await openLine(shared, channel, socket);
    return undefined;
  } catch (error) {
    return Object.assign(new Error('refused'), { data: answerOf(error, shared.log) });
  }
}

async function lookAround(io: Server, channels: readonly Channel[], shared: Desk): Promise<void> {
  for (const channel of channels) {
    const sockets = [...io.of(channel.name).sockets.values()];
    for (const socket of sockets) if (!lineOf(socket).stands()) socket.disconnect(true);
    const there = sockets.filter(({ connected }) => connected).map(lineOf);
    for (const [instituteId, lines] of Map.groupBy(there, ({ ctx }) => ctx.instituteId))
      await channel.beat(
        shared.contextFor(instituteId),
        lines.map(({ visitor }) => visitor),
      );
  }
}
