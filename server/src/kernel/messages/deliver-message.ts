import type { Context } from '../context.ts';
import { port } from '../port.ts';
import { runtime } from '../runtime.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { masked } from './masked.ts';
import type { Outgoing, Sender } from './message.ts';

/** Whose name the messages of an institute bear. */
export const messageSender = port<(instituteId: number) => Promise<Sender>>('messages.senderOf');

/**
 * Brings a message to its gateway now, in the name of the context's institute. Rejects with a GatewayFailure, whose words name nobody:
 * gateways like to repeat the address, and a log keeps what they say.
 */
export async function deliverMessage(ctx: Pick<Context, 'instituteId'>, message: Outgoing): Promise<void> {
  const sender = await messageSender()(ctx.instituteId);
  try {
    await runtime().outbox.send({ ...message, ...sender });
  } catch (error) {
    throw error instanceof GatewayFailure ? withoutAddress(error, message.to) : error;
  }
}

function withoutAddress({ message, permanent }: GatewayFailure, to: string): GatewayFailure {
  const words = message.replaceAll(to, masked(to)).replaceAll(to.replace(/^\+/, ''), masked(to));
  return new GatewayFailure(words, permanent);
}
