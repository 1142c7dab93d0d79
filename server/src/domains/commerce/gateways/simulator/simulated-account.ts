import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import type { GatewayAccount } from '../payment-gateway.ts';

/** Keys that the simulator knows; they open nothing anywhere else. */
export const simulatedKeys = {
  razorpay: { keyId: 'rzp_test_simulator', secret: 'simulator key secret', webhookSecret: 'simulator webhook secret' },
  paytm: { mid: 'SIMULATOR00000000001', merchantKey: 'simulator_key_16', website: 'WEBSTAGING' },
} as const;

/** `host`: where the simulator answers the server; `pages`: where a browser finds its pages. */
interface Place {
  readonly host: string;
  readonly pages: string;
}
let place: Place | undefined;
/** The simulator says where it is, or that it is gone. */
export const placeSimulator = (at: Place | undefined): void => void (place = at);

/** The simulated account of a gateway; undefined where no simulator runs, which is everywhere but in demonstrations and tests. */
export function simulatedAccount(name: GatewayName): GatewayAccount | undefined {
  if (!place) return undefined;
  const at = { host: `${place.host}/${name}`, pages: `${place.pages}/${name}` };
  return name === 'razorpay'
    ? { gateway: name, ...simulatedKeys.razorpay, ...at }
    : { gateway: name, ...simulatedKeys.paytm, ...at };
}
