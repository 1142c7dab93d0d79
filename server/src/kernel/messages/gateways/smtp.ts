import { createTransport } from 'nodemailer';
import { type Gateway, GatewayFailure, temporaryFailure } from './gateway.ts';

const PATIENCE_MS = 10_000;

/**
 * Mail by SMTP. `from`: the server's own address, e.g. `no-reply@abhyas.example`; the institute's name stands before it, and its own address
 * takes the answers.
 */
export function smtpGateway(url: string, from: string, patienceMs = PATIENCE_MS): Gateway {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: 2 * patienceMs };
  const transport = createTransport({ url, ...patience } as Parameters<typeof createTransport>[0]);
  return {
    send: async ({ to, subject, text, html, fromName, replyTo }) => {
      const sender = fromName ? { name: fromName, address: from } : from;
      const more = { ...(html && { html }), ...(replyTo && { replyTo }) };
      try {
        await transport.sendMail({ from: sender, to, subject, text, ...more });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** RFC 5321: 5yz is for good, 4yz for now; what never got as far as an answer is for now, an address that is none for good. */
function failureOf(error: unknown): GatewayFailure {
  const { responseCode, response, code } = error as {
    readonly responseCode?: number;
    readonly response?: string;
    readonly code?: string;
  };
  if (responseCode !== undefined)
    return new GatewayFailure(`mail server: ${(response ?? '').slice(0, 200)}`, responseCode >= 500);
  if (code === 'EENVELOPE') return new GatewayFailure('mail server: this is no address', true);
  return temporaryFailure(
    `the mail server ${code === 'ETIMEDOUT' ? 'did not answer in time' : 'could not be reached'}`,
  );
}
