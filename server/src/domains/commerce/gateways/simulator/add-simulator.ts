import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import formbody from '@fastify/formbody';
import { escapeHtml } from '../../../../kernel/http/page/web-app.ts';
import { addPaytm, paytmWire } from './paytm-wire.ts';
import { addRazorpay, razorpayWire } from './razorpay-wire.ts';
import { placeSimulator } from './simulated-account.ts';
import { type Act, acts, type Deliver, Simulator } from './simulator.ts';

const PATH = '/dev/payments';
const wires = { razorpay: razorpayWire, paytm: paytmWire };

/** `/dev/payments`: stands in for Razorpay and Paytm where a demonstration is allowed, nowhere else. */
export function addSimulator(app: FastifyInstance): void {
  const simulator = new Simulator(wires, async (url, { body, headers }) => {
    await app.inject({ method: 'POST', url: url.pathname, headers: { ...headers, host: url.host }, payload: body });
  });
  addRoutes(app, simulator);
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    placeSimulator({ host: `http://127.0.0.1:${port}${PATH}`, pages: PATH });
  });
  app.addHook('onClose', async () => placeSimulator(undefined));
}

/** A simulator as a server of its own: `host` is where the gateways answer, each below its name. */
interface OwnSimulator {
  readonly simulator: Simulator;
  readonly host: string;
  readonly close: () => Promise<void>;
}

/** The same as a server of its own, for tests. `deliver` brings webhooks to the shop. */
export async function startSimulator(deliver: Deliver): Promise<OwnSimulator> {
  const app = Fastify();
  await app.register(formbody);
  const simulator = new Simulator(wires, deliver);
  addRoutes(app, simulator);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${PATH}`;
  placeSimulator({ host, pages: host });
  return {
    simulator,
    host,
    close: async () => {
      placeSimulator(undefined);
      await app.close();
    },
  };
}

function addRoutes(app: FastifyInstance, simulator: Simulator): void {
  void app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', async (_request, reply) => {
        if (simulator.silent) await reply.code(503).send('');
      });
      void scope.register((inner, _none, ready) => (addRazorpay(inner, simulator), ready()), { prefix: '/razorpay' });
      void scope.register((inner, _none, ready) => (addPaytm(inner, simulator), ready()), { prefix: '/paytm' });
      scope.post<{ Querystring: { order?: string; act?: string } }>(
        '/act',
        { config: { access: 'public', endpoint: 'paymentSimulator' } },
        async ({ query }, reply) => {
          const act = acts.find((one) => one === query.act) ?? 'fail';
          return reply.type('text/html; charset=utf-8').send(await returnPage(simulator, query.order ?? '', act));
        },
      );
      done();
    },
    { prefix: PATH },
  );
}

/** The way back: a form, as gateways send it. */
async function returnPage(simulator: Simulator, id: string, act: Act): Promise<string> {
  const { url, fields } = await simulator.act(id, act);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Payment simulator</title>
<style>body{font:16px/24px system-ui;max-width:30rem;margin:20vh auto;padding:0 1rem}
button{font:inherit;min-height:44px;padding:0 1rem;border-radius:8px;border:0;background:#1d4ed8;color:#fff;cursor:pointer}</style>
<h1>Done at the bank</h1><p>A real gateway goes back to the shop by itself now.</p>
<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button autofocus>Go back to the shop</button></form></html>`;
}
