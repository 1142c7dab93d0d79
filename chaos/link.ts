import type { Socket } from 'node:net';
import type { Random } from './random.ts';
import type { Fault, Tally } from './tally.ts';

/** What happens to one request on its way. */
export type Weather =
  | 'fine'
  | 'lost'
  | 'cutRequest'
  | 'replyLost'
  | 'replyCut'
  | 'twice'
  | 'straggler'
  | 'again'
  | 'slow'
  | 'garbled';

const weights: Readonly<Record<Weather, number>> = {
  fine: 66,
  lost: 5,
  cutRequest: 3,
  replyLost: 8,
  replyCut: 3,
  twice: 4,
  straggler: 4,
  again: 4,
  slow: 5,
  garbled: 2,
};
const names: Readonly<Partial<Record<Weather, Fault>>> = {
  lost: 'request lost',
  cutRequest: 'request cut',
  replyLost: 'reply dropped',
  replyCut: 'reply cut',
  twice: 'request repeated',
  straggler: 'request reordered',
  again: 'request reordered',
  slow: 'request slowed',
  garbled: 'gateway page',
};
/** What a straggler is late by, in milliseconds: some come after the attempt has ended. */
const latest = 1500;

/** The way from one device to the server. */
export class Link {
  /** What the proxy knows it by. */
  readonly name: string;
  readonly #random: Random;
  readonly #tally: Tally<Fault>;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isCalm = false;

  constructor(name: string, random: Random, tally: Tally<Fault>) {
    this.name = name;
    this.#random = random;
    this.#tally = tally;
  }

  /** The network is gone: nothing gets through, and what was under way breaks. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  restore(): void {
    this.#isCut = false;
  }

  /** From now on nothing happens on the way. */
  calm(): void {
    this.#isCut = false;
    this.#isCalm = true;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Takes note of a connection, so that a cut breaks it. */
  hold(socket: Socket): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** The weather for the next request. */
  weather(isRefresh: boolean): Weather {
    if (this.#isCalm) return 'fine';
    const weather = this.#random.weighted(weights);
    const fault = names[weather];
    if (fault) this.#tally.add(fault);
    if (isRefresh && (weather === 'replyLost' || weather === 'replyCut')) this.#tally.add('refresh reply dropped');
    return weather;
  }

  /** Milliseconds that something is late by. */
  delay(): number {
    return this.#random.whole(20, this.#random.chance(0.2) ? latest : 250);
  }

  /** Chooses among the servers that stand behind the proxy. */
  pick<T>(from: readonly T[]): T {
    return this.#random.pick(from);
  }
}
