import type { Log } from '../log/log.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Gateways } from './gateways/make-gateways.ts';
import type { Message } from './message.ts';

/** Messages to people. Every one also lies here, where a developer of a demonstration reads it in the browser. */
export interface Outbox extends Gateway {
  /** The last messages, newest first. */
  readonly list: () => readonly Message[];
}

const KEPT = 200;

/** Hands each message to the gateway of its kind; where there is none, it stays here. */
export function createOutbox(gateways: Gateways, log: Log, now: () => Date = () => new Date()): Outbox {
  const kept: Message[] = [];
  return {
    send: async (message) => {
      kept.unshift({ ...message, at: now() });
      kept.length = Math.min(kept.length, KEPT);
      const gateway = gateways[message.kind];
      // Without a gateway this is a demonstration, which writes to dozens of people at its first start.
      log[gateway ? 'info' : 'debug']({ kind: message.kind, about: message.about }, 'message in the outbox');
      await gateway?.send(message);
    },
    list: () => kept,
  };
}
