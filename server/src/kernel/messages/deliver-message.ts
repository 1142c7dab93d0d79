import type { Context } from '../context.ts';
import { runtime } from '../runtime.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { masked } from './masked.ts';
import type { Outgoing, Sender } from './message.ts';

type SenderOf = (instituteId: number) => Promise<Sender>;
let senderOf: SenderOf = async () => ({ fromName: '', replyTo: '', senderId: '' });

/** Called once at start: whose name the messages of an institute bear (architecture: kinds are registered from above). */
export function registerSenderOf(port: SenderOf): void {
  senderOf = port;
}

/**
 * Brings a message to its gateway now, in the name of the context's institute. Rejects with a GatewayFailure, whose words name nobody:
 * gateways like to repeat the address, and a log keeps what they say.
 */
export async function deliverMessage(ctx: Pick<Context, 'instituteId'>, message: Outgoing): Promise<void> {
  const sender = await senderOf(ctx.instituteId);
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
