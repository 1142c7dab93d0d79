import { seal, unseal } from '../../../kernel/seal.ts';
import { rowOf } from './settings-cache.ts';
import { FACEBOOK_SECRET } from './social-keys.ts';

/** What each secret is sealed for; it cannot be opened for anything else. */
const purposes = { facebookSecret: FACEBOOK_SECRET, paymentSecret: 'payment_secret' } as const;
export type SecretName = keyof typeof purposes;

/** A secret for storage. Undefined: it was not sent and stays; empty: it is taken away. */
export function sealSecret(name: SecretName, given: string | undefined): { readonly [name: string]: string } {
  if (given === undefined) return {};
  return { [name]: given === '' ? '' : seal(given, purposes[name]) };
}

/** The payment gateway's secret of an institute, for the gateway alone; undefined where none is kept. */
export async function paymentSecretOf(instituteId: number): Promise<string | undefined> {
  const sealed = (await rowOf(instituteId))?.payment_secret_sealed;
  return sealed ? unseal(sealed, purposes.paymentSecret) : undefined;
}
