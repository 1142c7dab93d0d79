import type { ReactNode } from 'react';
import { RegistrationFrame } from './registration-frame.tsx';

/** The frame that steps 4 and 5 will have, while the owner's session is made. */
export function WayHome({ children }: { readonly children: ReactNode }) {
  return (
    <RegistrationFrame part="brand" step={4} aside={null}>
      {children}
    </RegistrationFrame>
  );
}
