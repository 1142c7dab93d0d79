import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outage } from '../../outage.ts';

/** A browser that opens a page, not a program that calls. */
export const asksForPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && String(headers.accept).includes('text/html') && !/^\/(?:api|files|stream)\//.test(url);

/** Says in both languages that the page comes back, and opens it again by itself. It needs nothing that may be away. */
export function sendAwayPage(reply: FastifyReply, outage: Outage): FastifyReply {
  const seconds = String(outage.seconds);
  return reply
    .code(503)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageOf(seconds));
}

const pageOf = (seconds: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>We are back in a moment</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="${seconds}" />
    <style>
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box;
        font: 16px/1.5 system-ui, sans-serif; text-align: center; }
      h1 { font-size: 22px; margin: 0 0 4px; }
      p { margin: 0 0 28px; max-width: 44ch; }
    </style>
  </head>
  <body>
    <main>
      <h1>We are back in a moment</h1>
      <p>This page opens by itself. What was saved is safe, and answers of a test are kept on your device.</p>
      <h1 lang="hi">हम थोड़ी ही देर में वापस आ रहे हैं</h1>
      <p lang="hi">यह पेज अपने आप खुल जाएगा। जो सहेजा गया था, वह सुरक्षित है, और टेस्ट के उत्तर आपके फ़ोन या कंप्यूटर पर हैं।</p>
    </main>
  </body>
</html>
`;
