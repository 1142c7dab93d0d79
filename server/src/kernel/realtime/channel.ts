import type { Commands, Heard, Said } from '@abhyas/contract/channel';
import type { Context } from '../context.ts';

/** Somebody on an open line: in which room, and whether they lead it. */
export interface Visitor {
  readonly accountId: string;
  /** Of the institute; what is told to it reaches nobody of another institute. */
  readonly roomId: string;
  readonly isHost: boolean;
}

/** One handler for each command of a channel: a missing one, or a wrong reply, does not compile. */
export type CommandHandlers<C extends Commands, V extends Visitor> = {
  readonly [K in keyof C]: (ctx: Context, input: Said<C[K]>, visitor: V) => Promise<Heard<C[K]>>;
};

/** Rooms of one kind, declared by a domain. */
export interface Channel<C extends Commands = Commands, V extends Visitor = Visitor> {
  /** Begins with `/`. */
  readonly name: string;
  readonly commands: C;
  readonly handlers: CommandHandlers<C, V>;
  /** Lets somebody in by a token that the domain gave out, once, for this line; or refuses. */
  readonly admit: (ctx: Context, token: string, lineId: string) => Promise<V>;
  /** The line stands: the others may be told. */
  readonly came: (ctx: Context, visitor: V) => Promise<void>;
  /** The line is lost, by whatever cause. The same visitor may have a newer line. */
  readonly left: (ctx: Context, visitor: V, lineId: string) => Promise<void>;
  /** Every ten seconds, for each institute, with who has a line to this process. */
  readonly beat: (ctx: Context, visitors: readonly V[]) => Promise<void>;
}

/** Checks at compile time that every command has its handler. */
export function channel<C extends Commands, V extends Visitor>(definition: Channel<C, V>): Channel {
  return definition as unknown as Channel;
}
