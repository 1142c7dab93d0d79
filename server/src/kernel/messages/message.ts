import type { MessageAbout } from '@abhyas/contract/notices/messages';
import type { Language } from '@abhyas/contract/shapes';

/** In whose name a message leaves: the institute's own. An empty text is the server's or the gateway's own. */
export interface Sender {
  /** The name that a mail comes from. */
  readonly fromName: string;
  /** Where answers to a mail go. */
  readonly replyTo: string;
  /** Sender id of text messages, where the gateway allows one. */
  readonly senderId: string;
}

/** What a use case says to a person; the institute's sender comes to it when it leaves. */
export interface Outgoing {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; mail only. */
  readonly html?: string;
  /** What it is for: the delivery log shows this and never the text; a gateway with approved templates chooses by it. */
  readonly about: MessageAbout | 'notice';
  /** What fills an approved template, by the name of its place: `institute`, `code`, `link`. */
  readonly values?: Readonly<Record<string, string>>;
  readonly language?: Language;
}

export interface Message extends Outgoing, Partial<Sender> {
  readonly at: Date;
}
