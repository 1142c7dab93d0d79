import { PlainScreen } from './plain-screen.tsx';

/** The sentence of spec §2 for a host that is no institute's; it belongs to no institute, so it has no language either. */
export function InvalidDomainScreen() {
  return (
    <PlainScreen>
      <h1>Not a valid domain. Please contact admin for further details.</h1>
    </PlainScreen>
  );
}
