import { createTransport, type Transporter } from 'nodemailer';
import type { Log } from '../log/log.ts';

export interface Message {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; mail only. */
  readonly html?: string;
  /** The name that a mail comes from; without it the server's own sender. */
  readonly fromName?: string;
  readonly at: Date;
}

/** Messages to people. Every one also lies here, where a developer of a demonstration reads it in the browser. */
export interface Outbox {
  send(message: Omit<Message, 'at'>): Promise<void>;
  /** The last messages, newest first. */
  list(): readonly Message[];
}

const KEPT = 200;

/** Sends mail by SMTP where an address is given; text messages stay in the outbox until a gateway is configured. */
export function createOutbox(
  smtpUrl: string | undefined,
  from: string,
  log: Log,
  now: () => Date = () => new Date(),
): Outbox {
  const transport: Transporter | undefined = smtpUrl ? createTransport(smtpUrl) : undefined;
  const kept: Message[] = [];
  return {
    async send(message) {
      kept.unshift({ ...message, at: now() });
      kept.length = Math.min(kept.length, KEPT);
      log.info({ kind: message.kind, subject: message.subject }, 'message in the outbox');
      if (message.kind === 'mail' && transport) {
        const { to, subject, text, html, fromName } = message;
        const sender = fromName ? { name: fromName, address: addressIn(from) } : from;
        await transport.sendMail({ from: sender, to, subject, text, ...(html && { html }) });
      }
    },
    list: () => kept,
  };
}

/** `Abhyas <no-reply@abhyas.example>` → the address alone. */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
