import { createServer, type IncomingHttpHeaders } from 'node:http';
import { closeAfterFile } from './close-after-file.ts';

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface Said {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface TinyGateway {
  readonly url: string;
  /** What was asked, the oldest first. */
  readonly heard: readonly Heard[];
  /** From now on every call is answered so; `silence` lets the caller wait. */
  readonly answerWith: (answer: ((call: Heard) => Said) | 'silence') => void;
}

/** A web server of the tests' own that stands for a gateway; gone after the file. */
export async function tinyGateway(usual: (call: Heard) => Said): Promise<TinyGateway> {
  const heard: Heard[] = [];
  let answer: ((call: Heard) => Said) | 'silence' = usual;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, path: url, headers, body: Buffer.concat(parts).toString('utf8') };
      heard.push(call);
      if (answer === 'silence') return;
      const said = answer(call);
      reply.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
      reply.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, heard, answerWith: (next) => (answer = next) };
}

/** What Twilio answers to a message that it takes, and to one that it does not. */
export const twilioSays = {
  taken: ({ body }: Heard): Said => {
    const form = new URLSearchParams(body);
    return {
      status: 201,
      body: {
        account_sid: 'AC0123456789abcdef0123456789abcdef',
        api_version: '2010-04-01',
        body: form.get('Body'),
        date_created: 'Sat, 21 Nov 2026 09:00:00 +0000',
        date_sent: null,
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
        from: form.get('From'),
        messaging_service_sid: form.get('MessagingServiceSid'),
        num_media: '0',
        num_segments: '1',
        price: null,
        price_unit: 'USD',
        sid: 'SM0123456789abcdef0123456789abcdef',
        status: 'queued',
        to: form.get('To'),
      },
    };
  },
  refused: (status: number, code: number, message: string) => (): Said => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  }),
};

/** What MSG91 answers: 200 in both cases, most of the time. */
export const msg91Says = {
  taken: (): Said => ({ status: 200, body: { message: '5e1e93cad6fc054d8e759a5b', type: 'success' } }),
  refused: (status: number, message: string, code?: string) => (): Said => ({
    status,
    body: { message, type: 'error', ...(code && { code }) },
  }),
};
