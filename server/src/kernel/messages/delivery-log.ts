import type { MessageAbout } from '@abhyas/contract/notices/messages';
import type { Context, TransactionContext } from '../context.ts';
import { port } from '../port.ts';

/** What the log knows of a message: never its text, and only a masked address. */
export interface LoggedMessage {
  readonly id: string;
  readonly about: MessageAbout;
  readonly channel: 'mail' | 'sms';
  readonly sentTo: string;
  /** `contactHash` of the address. */
  readonly sentToHash: Buffer;
  readonly accountId: string | undefined;
}

export interface DeliveryProgress {
  /** `queued` with a reason: the last try failed and another follows. */
  readonly state: 'queued' | 'sent' | 'failed';
  readonly reason: string;
  readonly tries: number;
}

export interface DeliveryLog {
  readonly add: (tx: TransactionContext, messages: readonly LoggedMessage[]) => Promise<void>;
  readonly save: (ctx: Context, id: string, progress: DeliveryProgress) => Promise<void>;
}

/** The log of all messages, which a domain owns. */
export const deliveryLog = port<DeliveryLog>('messages.deliveryLog');
