import helmet from '@fastify/helmet';
import Fastify from 'fastify';

/** A class is seen and heard, and a book's code is read; whatever a page frames gets none of it. */
const forOurPages = ['camera', 'display-capture', 'microphone'];
/** No page of ours, and nothing that it frames, asks for these; playing and copying stay as they are. */
const forNobody = [
  'accelerometer',
  'bluetooth',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissions = [...forOurPages.map((name) => `${name}=(self)`), ...forNobody.map((name) => `${name}=()`)].join(
  ', ',
);

/**
 * The headers that protect every reply, as helmet writes them; `formTargets` are the other origins to which a form may go. They never differ, so they are read once, from a server that
 * nobody else sees, instead of being put together anew for each reply.
 */
export async function securityHeaders(formTargets: readonly string[] = []): Promise<Readonly<Record<string, string>>> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        scriptSrc: [`'self'`],
        // Mantine writes its variables and responsive rules as style elements.
        styleSrc: [`'self'`, `'unsafe-inline'`],
        imgSrc: [`'self'`, 'data:', 'blob:'],
        fontSrc: [`'self'`, 'data:'],
        connectSrc: [`'self'`],
        // A player hands its pieces over as blobs, and unpacks them in a worker made of one.
        mediaSrc: [`'self'`, 'blob:'],
        workerSrc: [`'self'`, 'blob:'],
        frameSrc: [`'self'`],
        objectSrc: [`'none'`],
        baseUri: [`'self'`],
        // A payment begins with a form that goes to the page of a gateway.
        formAction: [`'self'`, ...formTargets],
        // Staff see the pages of students in a frame of their own page.
        frameAncestors: [`'self'`],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  let headers: Readonly<Record<string, string>> = {};
  model.get('/', (_request, reply) => {
    headers = { ...(reply.getHeaders() as Record<string, string>), 'permissions-policy': permissions };
    return reply.send();
  });
  await model.inject('/');
  await model.close();
  return headers;
}
