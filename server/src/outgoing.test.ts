import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('./', import.meta.url));
// A cache has a method of that name, which asks nobody.
const callsOut =
  /(?<!\bcache\.)\bfetch\(|createTransport\(|createRemoteJWKSet\(|new Resolver\(|\bhttps?\.(?:get|request)\(|from 'undici'/;

it('the server asks other machines at known places only: an address that anybody gives is asked nowhere else', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  expect(files.filter((file) => callsOut.test(readFileSync(root + file, 'utf8'))).sort()).toEqual([
    // Configured addresses of Razorpay and Paytm.
    'domains/commerce/gateways/ask-gateway.ts',
    // Configured addresses; of pictures those at configured origins, at each hop.
    'domains/identity/social/gateways/facebook.ts',
    'domains/identity/social/gateways/google.ts',
    'domains/identity/social/gateways/picture.ts',
    // The resolver is asked for the TXT record of a name; nothing is connected to.
    'domains/tenancy/gateways/txt-records.ts',
    // Configured gateways of mail and text messages.
    'kernel/messages/gateways/post-to-gateway.ts',
    'kernel/messages/gateways/smtp.ts',
    // The one way to ask an address that somebody gave: public machines alone, at each hop.
    'kernel/outgoing/ask-public.ts',
  ]);
});
