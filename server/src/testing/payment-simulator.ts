import type { App } from '../app.ts';
import { type Act, type Simulator, startSimulator } from '../domains/commerce/index.ts';

/** A simulator of both gateways that tells this app, and a browser without windows that pays there. */
export async function paymentSimulator(app: App): Promise<{
  readonly simulator: Simulator;
  readonly close: () => Promise<void>;
  /** Presses a button on the gateway's page and goes back to the shop as a browser does. Answers where it ends up. */
  readonly press: (gatewayOrderId: string, act: Act) => Promise<string>;
}> {
  const { simulator, close } = await startSimulator(async (url, { body, headers }) => {
    await app.server.inject({
      method: 'POST',
      url: url.pathname,
      headers: { ...headers, host: url.host },
      payload: body,
    });
  });
  const press = async (gatewayOrderId: string, act: Act) => {
    const { url, fields } = await simulator.act(gatewayOrderId, act);
    const { host, pathname } = new URL(url);
    const reply = await app.server.inject({
      method: 'POST',
      url: pathname,
      headers: { host, origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return String(reply.headers['location']);
  };
  return { simulator, close, press };
}
