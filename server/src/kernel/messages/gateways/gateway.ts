import type { Message } from '../message.ts';

/** Brings messages of one kind to people. */
export interface Gateway {
  /** Resolves when the gateway has taken the message. Rejects with a GatewayFailure and nothing else. */
  readonly send: (message: Omit<Message, 'at'>) => Promise<void>;
}

/** Why a gateway did not take a message, in its own words; never the message's text. */
export class GatewayFailure extends Error {
  /** It would say the same again: an address that does not exist, a key that is wrong. Otherwise a later try may do. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.name = 'GatewayFailure';
    this.permanent = permanent;
  }
}

export const permanentFailure = (reason: string): GatewayFailure => new GatewayFailure(reason, true);
export const temporaryFailure = (reason: string): GatewayFailure => new GatewayFailure(reason, false);
