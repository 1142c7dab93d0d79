import { api } from '../../../lib/api.ts';
import { institute } from '../../../lib/institute.ts';

/** Institutes are opened at the provider's own host; whoever asks elsewhere is brought there, and this never comes back. */
export async function goToProvider(): Promise<void> {
  const { hostname, protocol, port, hash } = location;
  const { roots } = await api.onboarding.showRegistration();
  const isHere = institute.find()?.kind === 'provider' && roots.includes(hostname);
  if (isHere || roots.length === 0) return;
  const root = roots.find((one) => hostname.endsWith(`.${one}`)) ?? roots[0];
  location.replace(`${protocol}//${root}${port && `:${port}`}/register${hash}`);
  await new Promise(() => undefined);
}
