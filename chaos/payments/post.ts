import { setTimeout as pause } from 'node:timers/promises';
import { httpCall } from '../../bench/rig/http-call.ts';
import type { Deliver } from '../../server/src/domains/commerce/gateways/simulator/simulator.ts';
import { type Random, randomOf } from '../random.ts';
import type { PaymentFault, Tally } from '../tally.ts';

type Message = Parameters<Deliver>[1];
/** A gateway asks again so often where nobody takes its message; what is never taken is left to the shop's own questions. */
const TRIES = 4;
const ADDRESS = '10.255.0.1';

/** The way from the gateways to the shop: loses, delays, repeats and forges what they send, and remembers what the shop took. */
export class Post {
  /** Bodies that the shop answered with success: they may never be lost. */
  readonly taken: string[] = [];
  readonly #tally: Tally<PaymentFault>;
  readonly #onWay = new Set<Promise<void>>();
  #random: Random = randomOf('post');
  #ports: readonly number[] = [];
  #host = '';

  constructor(tally: Tally<PaymentFault>) {
    this.#tally = tally;
  }

  /** Messages go to these servers now, with this host. */
  open(ports: readonly number[], host: string): void {
    this.#ports = ports;
    this.#host = host;
  }

  /** Chance begins anew from this seed. */
  seed(seed: string): void {
    this.#random = randomOf(seed);
    this.taken.length = 0;
  }

  /** Never rejects: a gateway does not wait for the shop. */
  readonly deliver: Deliver = async (url, message) => {
    const random = this.#random;
    const fate = random.weighted({ arrives: 50, lost: 15, late: 15, repeated: 12, forged: 8 });
    if (fate === 'lost') return this.#tally.add('webhook lost');
    const late = random.whole(200, 1800);
    const work = async () => {
      if (fate === 'late') {
        this.#tally.add('webhook late');
        await pause(late);
      }
      if (fate === 'forged') {
        this.#tally.add('webhook forged');
        await this.send(url.pathname, { ...message, body: forge(message.body) });
      }
      if (fate === 'repeated') this.#tally.add('webhook repeated');
      await Promise.all([
        this.#persist(url.pathname, message),
        fate === 'repeated' && this.#persist(url.pathname, message),
      ]);
    };
    const underWay: Promise<void> = work().finally(() => this.#onWay.delete(underWay));
    this.#onWay.add(underWay);
  };

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#onWay.size > 0) await Promise.all(this.#onWay);
  }

  async #persist(path: string, message: Message): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (((await this.send(path, message)) ?? 500) < 400) {
        this.taken.push(message.body);
        return;
      }
      await pause(150);
    }
  }

  /** A request that some browser or gateway sends to one of the servers. Answers its status; undefined: no whole reply. */
  async send(path: string, { body, headers }: Message): Promise<number | undefined> {
    const { 'content-type': type, ...rest } = headers;
    const port = this.#random.pick(this.#ports);
    const to = { port, host: this.#host, address: ADDRESS };
    const reply = await httpCall(to, 'POST', path, { payload: body, headers: rest, ...(type && { type }) }).catch(
      () => undefined,
    );
    return reply?.statusCode;
  }
}

/** Another sum under the same signature. */
const forge = (body: string): string => body.replaceAll(/("amount":|TXNAMOUNT=)(\d+)/g, '$11');
