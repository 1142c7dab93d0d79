import type { CommandAnswer } from '@abhyas/contract/channel';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { fail, Refusal } from '../errors.ts';
import { refusalBody, refusalOf } from '../http/refusals.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log/log.ts';
import type { Channel, Visitor } from './channel.ts';
import { type CommandLimits, commandLimits } from './command-limits.ts';

/** Whose line it is: a context with the actor, and whether the session and its rights still stand. */
export interface Holder {
  readonly ctx: Context;
  readonly stands: () => boolean;
}
interface Line extends Holder {
  readonly channel: Channel;
  readonly visitor: Visitor;
}
/** What the lines of a process share. */
export interface Desk {
  readonly log: Log;
  readonly limits: CommandLimits;
  readonly contextFor: (instituteId: number) => Context;
  readonly holderOf: (ctx: Context, accessToken: string) => Promise<Holder>;
  /** Does something that nobody waits for, except the end of the server. */
  readonly aside: (work: Promise<unknown>, failed: string) => void;
  /** Resolves when nothing is under way any more. */
  readonly quiet: () => Promise<void>;
}

export function desk({ log, contextFor, holderOf }: Pick<Desk, 'log' | 'contextFor' | 'holderOf'>): Desk {
  const underWay = new Set<Promise<unknown>>();
  return {
    log,
    contextFor,
    holderOf,
    limits: commandLimits(),
    aside: (work, failed) => {
      const done: Promise<unknown> = work
        .catch((error: unknown) => log.error({ err: error }, failed))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    quiet: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** A page that behaves sends far fewer frames in ten seconds; who sends more has no line. */
const FRAMES = [60, 10] as const;

/** The name of a room, or of the lines to it of one person or of those who lead it, among those of all institutes. */
export const roomName = ({ instituteId }: Pick<Context, 'instituteId'>, roomId: string, whose = ''): string =>
  `${instituteId}:${roomId}:${whose}`;
export const lineOf = (socket: Pick<Socket, 'data'>): Line => (socket.data as { readonly line: Line }).line;

/** Lets a line open: by a session, and by a token that the channel gave out in the same institute. Throws a refusal. */
export async function openLine(given: Desk, channel: Channel, socket: Socket): Promise<void> {
  const { access, token } = socket.handshake.auth as Record<string, unknown>;
  if (typeof access !== 'string' || typeof token !== 'string') fail('SIGN_IN_REQUIRED');
  const instituteId = Number(token.split('.')[0]);
  if (!Number.isSafeInteger(instituteId) || instituteId <= 0) fail('SIGN_IN_REQUIRED');
  const holder = await given.holderOf(given.contextFor(instituteId), access);
  const visitor = await channel.admit(holder.ctx, token, socket.id);
  socket.data = { line: { ...holder, channel, visitor } satisfies Line };
}

/** Answers the commands of a line until it is lost. */
export function attendLine(given: Desk, socket: Socket): void {
  const { channel, ctx, visitor } = lineOf(socket);
  const own = [roomName(ctx, visitor.roomId), roomName(ctx, visitor.roomId, visitor.accountId)];
  void socket.join(visitor.isHost ? [...own, roomName(ctx, visitor.roomId, 'hosts')] : own);
  socket.on('disconnect', () => given.aside(channel.left(ctx, visitor, socket.id), 'a lost line is not written down'));
  socket.use((_frame, next) => {
    if (given.limits.count(`frames:${socket.id}`, FRAMES, Date.now()) === 0) next();
    else socket.disconnect(true);
  });
  for (const name of Object.keys(channel.commands))
    socket.on(name, (body: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      given.aside(
        obey(given, lineOf(socket), name, body).then((said) => answer(said)),
        'an answer was not sent',
      );
    });
  given.aside(channel.came(ctx, visitor), 'an arrival was not told');
}

async function obey(given: Desk, line: Line, name: string, body: unknown): Promise<CommandAnswer> {
  const { channel, ctx, visitor } = line;
  const { access, limit, body: shape } = channel.commands[name]!;
  try {
    if (!line.stands()) fail('ACCESS_TOKEN_EXPIRED');
    if (access === 'host' && !visitor.isHost) fail('FORBIDDEN');
    const key = `${channel.name}:${name}:${ctx.instituteId}:${visitor.accountId}`;
    const wait = given.limits.count(key, limit, Date.now());
    if (wait > 0) fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    const input = (shape as unknown as z.ZodType).parse(body ?? {});
    const handle = channel.handlers[name] as (ctx: Context, input: unknown, visitor: Visitor) => Promise<unknown>;
    return { reply: await handle(ctx, input, visitor) };
  } catch (error) {
    return answerOf(error, given.log);
  }
}

/** A "no" as a page hears it on its line; what nobody expected is logged under an id, and only the id leaves. */
export function answerOf(error: unknown, log: Log): CommandAnswer {
  const refusal = refusalOf(error);
  if (refusal) return refusalBody(refusal);
  const errorId = newId();
  log.error({ err: error, errorId }, 'unexpected error on a line');
  return { ...refusalBody(new Refusal('UNEXPECTED')), details: { errorId } };
}
